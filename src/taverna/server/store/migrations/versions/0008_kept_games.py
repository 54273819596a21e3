"""Finished games as they were seen, to be looked back at whatever becomes of the rules; what hosts may allow;
what people report.

Tables of before admitted whoever had the link.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("watch", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table(
        "kept",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("part", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "complaints",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("complaints")
    op.drop_table("kept")
    op.drop_column("tables", "watch")
    op.drop_column("tables", "hints")
