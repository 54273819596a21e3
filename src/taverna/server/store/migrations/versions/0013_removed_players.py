"""Whom a host has removed from a game under way: what the bot wins in their seat is still theirs.

Nobody is known of games of before; there a removed player's seat counts as left to a bot.
"""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("removed", sa.String(16)))


def downgrade() -> None:
    op.drop_column("seats", "removed")
