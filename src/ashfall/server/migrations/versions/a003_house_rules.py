"""What whoever runs the server has decided (lobby, bans), and a way to find the tables where somebody ever sat."""

import sqlalchemy as sa
from alembic import op

revision = "a003"
down_revision = "a002"
branch_labels = None
depends_on = None

SITTING = sa.text("kind IN ('created', 'sat', 'seat-set')")


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("network", sa.Text, primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
    )
    op.create_index(
        "entries_by_sitter", "entries", ["guest"], sqlite_where=SITTING, postgresql_where=SITTING
    )
