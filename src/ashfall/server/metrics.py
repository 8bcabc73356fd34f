"""Figures for operators. No name, id or card of anybody stands in them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.25, 0.4, 0.8, 1.5, 3, 6)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.entries = Counter(
            "ashfall_entries", "Entries appended to logs", ["kind"], registry=self.registry
        )
        self.refused = Counter("ashfall_refused", "Refusals", ["code"], registry=self.registry)
        self.acks = Histogram(
            "ashfall_ack_seconds", "From a command to its place on disk", buckets=FAST,
            registry=self.registry,
        )  # fmt: skip
        self.loads = Histogram(
            "ashfall_load_seconds", "Loading a table", buckets=FAST, registry=self.registry
        )
        self.requests = Counter("ashfall_requests", "Answers", ["status"], registry=self.registry)
        self.sockets = Gauge("ashfall_sockets", "Open sockets", registry=self.registry)
        self.sent = Counter("ashfall_socket_bytes", "Bytes sent to sockets", registry=self.registry)
        self.stalled = Counter("ashfall_sockets_stalled", "Dropped readers", registry=self.registry)
        self.database_errors = Counter(
            "ashfall_database_errors",
            "Tries that the database did not answer",
            registry=self.registry,
        )
        self.listener_losses = Counter(
            "ashfall_listener_losses", "Lost notification connections", registry=self.registry
        )
        self.broken = Counter(
            "ashfall_broken_tables", "Tables frozen because a rule failed", registry=self.registry
        )
        self.backup = Gauge(
            "ashfall_backup_timestamp_seconds", "When the last backup was written (0: never)",
            registry=self.registry,
        )  # fmt: skip
        self.bot_moves = Counter("ashfall_bot_moves", "Moves by bots", registry=self.registry)
        self.bot_queue = Gauge(
            "ashfall_bot_queue", "Questions that wait for a bot process", registry=self.registry
        )
        self.bot_wait = Histogram(
            "ashfall_bot_wait_seconds", "How long a question waited for a bot process",
            buckets=(*FAST, 20, 60), registry=self.registry,
        )  # fmt: skip
        self.bot_failures = Counter(
            "ashfall_bot_failures", "Bots that gave no usable answer", registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
