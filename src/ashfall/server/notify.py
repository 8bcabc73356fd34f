"""Notifications inside one process: whoever listens to a table is woken when there is a newer version."""

import asyncio


class Listener:
    """One who waits for news of a table. Many notifications while he is busy are one."""

    __slots__ = ("table", "newest", "event", "closed")

    def __init__(self, table: str) -> None:
        self.table = table
        self.newest = 0
        self.event = asyncio.Event()
        self.closed = False

    def notify(self, version: int) -> None:
        if version < 0:
            self.closed = True
        self.newest = max(self.newest, version)
        self.event.set()

    async def wait(self) -> None:
        """Until there is news."""
        await self.event.wait()
        self.event.clear()


class Notifier:
    """All listeners of this process by table, and those who want to hear of every table."""

    def __init__(self) -> None:
        self.by_table: dict[str, set[Listener]] = {}
        self.every: list[asyncio.Queue[tuple[str, int]]] = []

    def listen(self, table: str) -> Listener:
        listener = Listener(table)
        self.by_table.setdefault(table, set()).add(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        listeners = self.by_table.get(listener.table, set())
        listeners.discard(listener)
        if not listeners:
            self.by_table.pop(listener.table, None)

    def notify(self, table: str, version: int) -> None:
        """There is a newer version (-1: the table is gone)."""
        for listener in self.by_table.get(table, ()):
            listener.notify(version)
        for queue in self.every:
            queue.put_nowait((table, version))

    def notify_all(self) -> None:
        """Somebody may have missed a notification: everybody looks again."""
        for listeners in self.by_table.values():
            for listener in listeners:
                listener.event.set()
