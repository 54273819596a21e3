"""Accounts: sessions of their own (each guest's token becomes one), passwords, passkeys, recovery codes, friends.

Only adds: the tokens stay with the guests too, for processes of before that share the store meanwhile.
"""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

TOGETHER = 500


def upgrade() -> None:
    _add_sessions()
    _add_accounts()
    _add_company()
    _copy_tokens()


def _add_sessions() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("sessions_by_token", "sessions", ["token_hash"], unique=True)
    op.create_index("sessions_by_guest", "sessions", ["guest"])


def _add_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("salt", sa.LargeBinary(16), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("accounts_by_name", "accounts", ["folded"], unique=True)
    op.create_table(
        "recovery_codes",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("credential", sa.LargeBinary(1023), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("public_key", sa.LargeBinary(4096), nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("passkeys_by_credential", "passkeys", ["credential"], unique=True)
    op.create_index("passkeys_by_guest", "passkeys", ["guest"])
    op.create_table(
        "challenges",
        sa.Column("challenge", sa.LargeBinary(64), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )


def _add_company() -> None:
    op.create_table(
        "ties",
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ties_by_other", "ties", ["other"])
    op.create_table(
        "doors",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("doors_by_guest", "doors", ["guest"])


_GUESTS = sa.table(
    "guests", sa.column("id"), sa.column("token_hash"), sa.column("created"), sa.column("seen")
)
_SESSIONS = sa.table(
    "sessions",
    *map(sa.column, ("id", "token_hash", "guest", "device", "created", "seen")),
)


def _copy_tokens() -> None:
    """Whoever holds a token goes on as the same person."""
    connection = op.get_bind()
    rows = [
        {
            "id": secrets.token_hex(8),
            "token_hash": row.token_hash,
            "guest": row.id,
            "device": "",
            "created": row.created,
            "seen": row.seen,
        }
        for row in connection.execute(sa.select(_GUESTS))
    ]
    for first in range(0, len(rows), TOGETHER):
        connection.execute(_SESSIONS.insert(), rows[first : first + TOGETHER])


def downgrade() -> None:
    """Everyone keeps the session they used last."""
    connection = op.get_bind()
    latest = {
        row.guest: row.token_hash
        for row in connection.execute(sa.select(_SESSIONS).order_by(_SESSIONS.c.seen, _SESSIONS.c.created))
    }
    change = _GUESTS.update().where(_GUESTS.c.id == sa.bindparam("wanted"))
    for guest, kept in latest.items():
        connection.execute(change.values(token_hash=sa.bindparam("kept")), {"wanted": guest, "kept": kept})
    for name in ("doors", "ties", "challenges", "passkeys", "recovery_codes", "accounts", "sessions"):
        op.drop_table(name)
