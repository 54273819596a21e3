"""The closed list of refusals. Each has a text `error-<code>` in every language.

A choice that a game's own rules forbid is `illegal-choice`, an option that they forbid `bad-option`: the game's reason
is in `why` (text key `error-<why>` of that game), and its rule in `rule`.
"""

from __future__ import annotations

from enum import StrEnum


class Code(StrEnum):
    # What was sent
    BAD_REQUEST = "bad-request"
    BAD_MESSAGE = "bad-message"
    BAD_MEDIA_TYPE = "bad-media-type"
    BAD_NAME = "bad-name"
    BAD_DATA = "bad-data"
    NOT_FOUND = "not-found"
    METHOD_NOT_ALLOWED = "method-not-allowed"
    WRONG_ORIGIN = "wrong-origin"
    WRONG_HOST = "wrong-host"

    # Who sent it
    INTRODUCE_YOURSELF = "introduce-yourself"
    BAD_TOKEN = "bad-token"
    NOT_HOST = "not-host"
    NOT_YOUR_SEAT = "not-your-seat"
    NO_SEAT = "no-seat"
    OPERATORS_ONLY = "operators-only"
    BANNED = "banned"
    MUTED = "muted"
    NO_HINTS = "no-hints"
    NO_SPECTATORS = "no-spectators"

    # Accounts and company
    BAD_LOGIN = "bad-login"
    NAME_TAKEN = "name-taken"
    WEAK_PASSWORD = "weak-password"
    HAS_ACCOUNT = "has-account"
    ACCOUNT_NEEDED = "account-needed"
    NO_PASSKEYS = "no-passkeys"
    BAD_PASSKEY = "bad-passkey"
    LAST_WAY_IN = "last-way-in"
    NO_SESSION = "no-session"
    NO_PERSON = "no-person"
    NOT_FRIENDS = "not-friends"
    NOT_WELCOME = "not-welcome"

    # Limits
    TOO_LARGE = "too-large"
    TOO_LONG = "too-long"
    TOO_FAST = "too-fast"
    TOO_MANY_TABLES = "too-many-tables"
    TOO_MANY_CONNECTIONS = "too-many-connections"
    TOO_MANY_PEOPLE = "too-many-people"
    TOO_MANY_UNDOS = "too-many-undos"
    TOO_MANY_STEPS = "too-many-steps"
    TOO_MUCH_WORK = "too-much-work"
    FULL = "full"

    # The table
    NO_TABLE = "no-table"
    TABLE_STARTED = "table-started"
    TABLE_NOT_STARTED = "table-not-started"
    NOT_FINISHED = "not-finished"
    TABLE_CLOSED = "table-closed"
    SEATS_OPEN = "seats-open"
    SEAT_TAKEN = "seat-taken"
    BAD_SEAT = "bad-seat"
    BAD_SEATS = "bad-seats"
    NO_STAND_IN = "no-stand-in"
    RESIGNED = "resigned"
    RESIGN_FIRST = "resign-first"
    NOT_ALONE = "not-alone"
    WRONG_VERSION = "wrong-version"

    # The campaign
    NO_CAMPAIGN = "no-campaign"
    NO_INVITATION = "no-invitation"
    OF_CAMPAIGN = "of-campaign"
    PERSON_TAKEN = "person-taken"
    TOO_MANY_CAMPAIGNS = "too-many-campaigns"
    CAMPAIGN_ARCHIVED = "campaign-archived"
    CHAPTER_GOES_ON = "chapter-goes-on"
    NO_CHAPTER = "no-chapter"
    UNKNOWN_CAMPAIGN = "unknown-campaign"
    UNKNOWN_CHAPTER = "unknown-chapter"
    UNKNOWN_PARTY = "unknown-party"

    # The game
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_BOT = "unknown-bot"
    UNKNOWN_SIGNAL = "unknown-signal"
    UNKNOWN_LANGUAGE = "unknown-language"
    UNKNOWN_OPTION = "unknown-option"
    BAD_OPTION_VALUE = "bad-option-value"
    BAD_OPTION = "bad-option"
    NO_RULES_PAGE = "no-rules-page"
    NO_TEXTS = "no-texts"

    # The choice
    GAME_OVER = "game-over"
    NOT_ASKED = "not-asked"
    STALE_CHOICE = "stale-choice"
    NO_SUCH_OPTION = "no-such-option"
    NOT_AN_OPTION_HERE = "not-an-option-here"
    ILLEGAL_CHOICE = "illegal-choice"
    NO_UNDO = "no-undo"

    # Our own fault
    TABLE_FAILED = "table-failed"
    UNAVAILABLE = "unavailable"
    INTERNAL = "internal"
