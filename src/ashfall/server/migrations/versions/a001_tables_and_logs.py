"""Guests, tables, the log of each table, members, snapshots and seat keys."""

import sqlalchemy as sa
from alembic import op

revision = "a001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("secret_hash", sa.Text, nullable=False, unique=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("bot_due", sa.Boolean, nullable=False),
        sa.Column("lease_owner", sa.Text, nullable=True),
        sa.Column("lease_until", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("deleted", sa.BigInteger, nullable=True),
    )
    op.create_index("tables_by_bot_due", "tables", ["bot_due"])
    op.create_index("tables_by_listed", "tables", ["listed", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("guest", sa.Text, nullable=True),
        sa.Column("move_id", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "move_id", name="entries_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("guest_id", sa.Text, sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seat_keys",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
