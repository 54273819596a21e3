"""Seeds of 256 bits, the generator they are for, and the hash that was shown when the game began."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("key", sa.LargeBinary(32)))
    op.add_column(
        "tables",
        sa.Column("generator", sa.String(32), nullable=False, server_default="multiply-with-carry"),
    )
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    """Tables with a seed of the present kind can't be played without their key."""
    op.execute("DELETE FROM tables WHERE key IS NOT NULL")
    for name in ("commitment", "generator", "key"):
        op.drop_column("tables", name)
