"""What operators do (bans, mutes, closed tables, an account of it all), and how long servers have run."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("guests", sa.Column("muted_until", sa.Double, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("closed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "uptime",
        sa.Column("ran", sa.Double, primary_key=True),
        sa.Column("wall", sa.Double, nullable=False),
    )
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.Text, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("why", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("acts")
    op.drop_table("uptime")
    op.drop_column("tables", "closed")
    op.drop_column("guests", "muted_until")
    op.drop_column("guests", "banned")
