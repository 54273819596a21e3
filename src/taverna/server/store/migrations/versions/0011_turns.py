"""Whose turn it is and since when, so that a clock of days survives a restart; who resigned or wants to end a game;
whether choices may be taken back.

Whose turn it is at tables of before is noted when they are woken.
"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("late", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("tables", sa.Column("ended", sa.String(10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("undo", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("quits", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "turns",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("turns")
    op.drop_column("seats", "quits")
    op.drop_column("seats", "resigned")
    op.drop_column("tables", "undo")
    op.drop_column("tables", "ended")
    op.drop_column("tables", "late")
