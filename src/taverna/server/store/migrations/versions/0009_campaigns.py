"""Campaigns: worlds, their members and books, and what a table brings along from one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("given", sa.Text))
    op.add_column("tables", sa.Column("campaign", sa.String(16)))
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("invitation", sa.String(32), nullable=False, unique=True),
        sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("entries", sa.Integer, nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("running", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Index("campaigns_by_host", "host"),
    )
    op.create_table(
        "campaign_members",
        sa.Column("campaign_id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("guest", sa.String(16)),
        sa.Column("bot", sa.String(64)),
        sa.Index("campaign_members_by_guest", "guest"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "campaign_entries",
        sa.Column("campaign_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """A chapter without what its heroes brought along can't be played again."""
    op.execute("DELETE FROM tables WHERE campaign IS NOT NULL")
    op.drop_table("campaign_entries")
    op.drop_table("campaign_members")
    op.drop_table("campaigns")
    op.drop_column("tables", "campaign")
    op.drop_column("tables", "given")
