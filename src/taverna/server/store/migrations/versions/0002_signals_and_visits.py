"""Signals among the talk; when a guest was last here."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("said", sa.Column("signal", sa.String(32), nullable=False, server_default=""))
    op.add_column("guests", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    op.execute("UPDATE guests SET seen = created")


def downgrade() -> None:
    op.drop_column("guests", "seen")
    op.drop_column("said", "signal")
