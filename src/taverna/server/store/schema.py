"""The tables of the database. A change here needs a migration under `migrations/versions`; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column(
        "token_hash", sa.LargeBinary(32), nullable=False, unique=True
    ),  # for processes without `sessions`
    sa.Column("nickname", sa.Text, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False, server_default="0"),  # not more exactly than by the day
    sa.Column("banned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("muted_until", sa.Double, nullable=False, server_default="0"),
)

# Where somebody is signed in: each device has a token of its own, of which only the hash is kept.
sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("token_hash", sa.LargeBinary(32), nullable=False),
    sa.Column("guest", sa.String(16), nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),  # not more exactly than by the hour
    sa.Index("sessions_by_token", "token_hash", unique=True),
    sa.Index("sessions_by_guest", "guest"),
)

# A guest who has one can come back from another device.
accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("guest", sa.String(16), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False),  # the name as it is compared
    sa.Column("password", sa.Text),  # hashed, with its salt; NULL: passkeys only
    sa.Column("salt", sa.LargeBinary(16), nullable=False),  # of the recovery codes
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("shown", sa.String(8), nullable=False, server_default="everyone"),  # to whom the profile is
    sa.Index("accounts_by_name", "folded", unique=True),
)

recovery_codes = sa.Table(
    "recovery_codes",
    metadata,
    sa.Column("guest", sa.String(16), primary_key=True),
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sqlite_with_rowid=False,
)

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("credential", sa.LargeBinary(1023), nullable=False),
    sa.Column("guest", sa.String(16), nullable=False),
    sa.Column("public_key", sa.LargeBinary(4096), nullable=False),
    sa.Column("uses", sa.BigInteger, nullable=False),  # as the authenticator counts them
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double, nullable=False),
    sa.Index("passkeys_by_credential", "credential", unique=True),
    sa.Index("passkeys_by_guest", "guest"),
)

# What a passkey has been asked to sign, until it has.
challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("challenge", sa.LargeBinary(64), primary_key=True),
    sa.Column("purpose", sa.String(8), nullable=False),
    sa.Column("guest", sa.String(16), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

# What one person is to another: has `asked` for friendship, is a `friend`, has `blocked` the other.
ties = sa.Table(
    "ties",
    metadata,
    sa.Column("guest", sa.String(16), primary_key=True),
    sa.Column("other", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("ties_by_other", "other"),
    sqlite_with_rowid=False,
)

# Who was `invited` to a table, and whom its host has `removed`.
doors = sa.Table(
    "doors",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("guest", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("by", sa.String(16), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Index("doors_by_guest", "guest"),
    sqlite_with_rowid=False,
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),  # of the old generator; else 0
    sa.Column("options", sa.Text, nullable=False),  # JSON
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Integer),
    sa.Column("state", sa.String(8), nullable=False),
    sa.Column("host", sa.String(16), nullable=False),
    sa.Column("winners", sa.Text, nullable=False),  # JSON
    sa.Column("rematch", sa.String(16)),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("key", sa.LargeBinary(32)),  # the seed
    sa.Column("generator", sa.String(32), nullable=False, server_default="multiply-with-carry"),
    sa.Column("commitment", sa.String(64), nullable=False, server_default=""),
    sa.Column(
        "closed", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # by an operator, before its end
    sa.Column("given", sa.Text),  # JSON: what heroes bring along from a campaign
    sa.Column("campaign", sa.String(16)),  # the table is a chapter of it
    sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()),  # also among people
    sa.Column(
        "watch", sa.Boolean, nullable=False, server_default=sa.true()
    ),  # who has the link, if it is not public
    sa.Column(
        "counted", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # in `results`, or there is nothing to count
    sa.Column("late", sa.String(8), nullable=False, server_default="bot"),  # what happens to who is
    sa.Column("ended", sa.String(10), nullable=False, server_default=""),  # how, if closed by its players
    sa.Column("undo", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Index("tables_by_state", "state", "public", "touched"),
    sa.Index("tables_uncounted", "counted", "state", "touched"),
    sa.Index("tables_by_host", "host", "state"),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.SmallInteger, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("guest", sa.String(16)),
    sa.Column("bot", sa.String(64)),
    sa.Column("stand_in", sa.Boolean, nullable=False),
    sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()),  # asked for a hint
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column(
        "quits", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # wants to end it without a result
    sa.Column(
        "removed", sa.String(16)
    ),  # whom the host has sent away in play; "": somebody who was forgotten
    sa.Index("seats_by_guest", "guest"),
    sqlite_with_rowid=False,
)

# Whose turn it is, and since when by the wall clock. A person who is asked has a row, a bot has none.
turns = sa.Table(
    "turns",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)

# Only ever added to. The primary key is what decides between two processes that both accepted a step.
steps = sa.Table(
    "steps",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.SmallInteger, nullable=False),
    sa.Column("code", sa.Integer),  # NULL takes the seat's last gesture back
    sa.Column("goes_on", sa.Boolean, nullable=False),  # a bot is next: a restart must wake the table
    sa.Column("at", sa.Double, nullable=False),
    sa.Column(
        "joined", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # to the gesture of the step before
    sqlite_with_rowid=False,
)

said = sa.Table(
    "said",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("guest", sa.String(16), nullable=False),
    sa.Column("seat", sa.SmallInteger),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("signal", sa.String(32), nullable=False, server_default=""),
    sqlite_with_rowid=False,
)

# A campaign between its chapters. `revision` grows with each change; who wrote on an older one starts over.
campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("kind", sa.String(64), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("host", sa.String(16), nullable=False),
    sa.Column("invitation", sa.String(32), nullable=False, unique=True),
    sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("entries", sa.Integer, nullable=False),  # how many lines the book has
    sa.Column("document", sa.Text, nullable=False),  # JSON: seed, world, and the chapter that is being played
    sa.Column("running", sa.String(16)),  # the table of that chapter
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Index("campaigns_by_host", "host"),
)

members = sa.Table(
    "campaign_members",
    metadata,
    sa.Column("campaign_id", sa.String(16), primary_key=True),
    sa.Column("person", sa.String(64), primary_key=True),  # the name in the world
    sa.Column("guest", sa.String(16)),  # NULL: nobody has taken that name up, or a bot has
    sa.Column("bot", sa.String(64)),
    sa.Index("campaign_members_by_guest", "guest"),
    sqlite_with_rowid=False,
)

# The book. Only ever added to: who closes a chapter and who gives it up at the same moment can't both write.
entries = sa.Table(
    "campaign_entries",
    metadata,
    sa.Column("campaign_id", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),  # JSON
    sa.Column("at", sa.Double, nullable=False),
)

# A finished game as it was seen: part 0 is its end, its log and its record, the others are what a replay shows.
kept = sa.Table(
    "kept",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("part", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),  # JSON, compressed
    sqlite_with_rowid=False,
)

# The puzzle of a day, made once; game and day are empty where the server's own number is kept.
puzzles = sa.Table(
    "puzzles",
    metadata,
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("day", sa.String(10), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the game's rules
    sa.Column("document", sa.Text, nullable=False),  # JSON: position and solution
    sqlite_with_rowid=False,
)

# How games ended, seat by seat; they outlive the tables. A person who shares a screen with others has their first seat.
results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.String(16), primary_key=True),
    sa.Column("seat", sa.SmallInteger, primary_key=True),
    sa.Column("game", sa.String(64), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("guest", sa.String(16)),  # NULL: a bot, somebody who was forgotten, or one more at a screen
    sa.Column("bot", sa.String(64)),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("place", sa.SmallInteger, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("ending", sa.String(8), nullable=False),
    sa.Column("statistics", sa.Text, nullable=False),  # JSON: numbers by name
    sa.Column("rating", sa.Double),  # after the game; NULL: it was not rated
    sa.Column("change", sa.Double),
    sa.Index("results_by_guest", "guest", "at"),
    sqlite_with_rowid=False,
)

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("guest", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(64), primary_key=True),
    sa.Column("skill", sa.Double, nullable=False),
    sa.Column("doubt", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_skill", "game", "skill"),
    sqlite_with_rowid=False,
)

# What people reported of what others said, with the words themselves.
complaints = sa.Table(
    "complaints",
    metadata,
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

# How long servers have run on this store, and what the wall clock said then. A row begins where the two part.
uptime = sa.Table(
    "uptime",
    metadata,
    sa.Column("ran", sa.Double, primary_key=True),
    sa.Column("wall", sa.Double, nullable=False),
)

# What operators did. Only ever added to; running servers look here for what they have to do about it.
acts = sa.Table(
    "acts",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("operator", sa.Text, nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("target", sa.String(64), nullable=False),
    sa.Column("why", sa.Text, nullable=False),
)
