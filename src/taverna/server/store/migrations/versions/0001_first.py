"""Guests, tables, seats, steps, talk."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people_and_tables()
    _seats_and_steps()
    _talk()


def _people_and_tables() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("winners", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(16)),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "touched"])
    op.create_index("tables_by_host", "tables", ["host", "state"])


def _seats_and_steps() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.SmallInteger, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("guest", sa.String(16)),
        sa.Column("bot", sa.String(64)),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("code", sa.Integer),
        sa.Column("goes_on", sa.Boolean, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def _talk() -> None:
    op.create_table(
        "said",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("said", "steps", "seats", "tables", "guests"):
        op.drop_table(table)
