"""Which steps are one gesture. Those of before are one each."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("steps", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Where a gesture may have been taken back, one step would be instead: such a table can't be played again."""
    op.execute(
        "DELETE FROM tables WHERE id IN (SELECT first.table_id FROM steps AS first JOIN steps AS later"
        " ON later.table_id = first.table_id AND later.number > first.number"
        " WHERE first.joined AND later.code IS NULL)"
    )
    op.drop_column("steps", "joined")
