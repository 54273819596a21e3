"""Results of finished games, ratings, who was helped by hints, and who may see a profile.

Games that ended before are counted by the server, in the order in which they ended: `tables.counted` says which are.
"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_uncounted", "tables", ["counted", "state", "touched"])
    op.add_column("seats", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("shown", sa.String(8), nullable=False, server_default="everyone"))
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("bot", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("ending", sa.String(8), nullable=False),
        sa.Column("statistics", sa.Text, nullable=False),
        sa.Column("rating", sa.Double),
        sa.Column("change", sa.Double),
        sa.Index("results_by_guest", "guest", "at"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "ratings",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("skill", sa.Double, nullable=False),
        sa.Column("doubt", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Index("ratings_by_skill", "game", "skill"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_column("accounts", "shown")
    op.drop_column("seats", "helped")
    op.drop_index("tables_uncounted", "tables")
    op.drop_column("tables", "counted")
