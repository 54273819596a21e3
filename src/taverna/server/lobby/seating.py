"""Who may sit where: what holds for seats, on the rows of one table. Each either changes the rows or refuses."""

from __future__ import annotations

import taverna
from taverna.bots import CHARACTERS, bot_names
from taverna.kernel import BadCall
from taverna.server.common.problems import Refused
from taverna.server.live.loading import check_going_on
from taverna.server.matches import leaving
from taverna.server.people.names import bot_name, unused
from taverna.server.store.rows import Seat, TableRow
from taverna.wire.codes import Code


def find_seat(table: TableRow, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise Refused(Code.BAD_SEAT, f"there is no seat {number}")
    return table.seats[number]


def check_open(table: TableRow) -> None:
    if table.state != "open":
        raise Refused(Code.TABLE_STARTED, "the game has started")


def check_host(table: TableRow, guest: str) -> None:
    if table.host != guest:
        raise Refused(Code.NOT_HOST, "only the host may do that")


def sit(table: TableRow, number: int, guest: str, name: str, own: bool) -> None:
    """`own`: under one's own nickname; who sits down again so changes seats. Else one more person at that screen."""
    check_open(table)
    seat = find_seat(table, number)
    if seat.kind != "open":
        raise Refused(Code.SEAT_TAKEN, "that seat is taken")
    mine = table.seats_of(guest)
    if own and mine:
        table.seats[mine[0]].clear()
    seat.kind, seat.guest = "person", guest
    seat.name = _unused(table, name)


def check_bot(name: str) -> None:
    """A bot without parameters: whoever sets those can keep a worker busy for as long as they like."""
    allowed = [other for other in bot_names() if other != "search"]
    if name not in allowed:
        raise BadCall(
            "unknown-bot", f"there is no bot {name!r}", values={"name": name, "allowed": ", ".join(allowed)}
        )


def sit_bot(table: TableRow, number: int, bot: str) -> None:
    check_open(table)
    seat = find_seat(table, number)
    if seat.kind == "person":
        raise Refused(Code.SEAT_TAKEN, "somebody sits there")
    check_bot(bot)
    seat.clear()
    known = CHARACTERS.get(bot)
    seat.name = _unused(table, known.name) if known else bot_name([other.name for other in table.seats])
    seat.kind, seat.bot = "bot", bot


def remove_bot(table: TableRow, number: int) -> None:
    check_open(table)
    seat = find_seat(table, number)
    if seat.kind == "person":
        raise Refused(Code.SEAT_TAKEN, "somebody sits there")
    seat.clear()


def leave(table: TableRow, number: int, guest: str) -> None:
    """Before the start the seat is free again. In play a bot stands in, until whoever left takes the seat back.

    A host may also send others away, for good; the game counts all the same (`matches.scoring`).
    """
    seat = find_seat(table, number)
    mine = seat.guest == guest
    if seat.kind != "person" or seat.guest is None or not (mine or table.host == guest):
        raise Refused(Code.NOT_YOUR_SEAT, "that seat is not yours")
    if table.state == "finished":
        raise Refused(Code.TABLE_STARTED, "the game is over")
    if table.state == "playing":
        seat.stand_in = True
        if not mine:
            seat.guest, seat.removed = None, seat.guest
        return
    seat.clear()
    people = [other.guest for other in table.seats if other.guest]
    if people and table.host not in people:
        table.host = str(people[0])


def check_may_end(table: TableRow, guest: str) -> None:
    """Whoever plays a game may leave it for good; a chapter is given up in its campaign."""
    if not table.seats_of(guest):
        raise Refused(Code.NO_SEAT, "only those who play may do that")
    if table.campaign is not None:
        raise Refused(Code.OF_CAMPAIGN, "a chapter is given up by its campaign")
    if table.state == "open":
        raise Refused(Code.TABLE_NOT_STARTED, "nothing is played")
    if table.state == "finished":
        check_going_on(table)
        raise Refused(Code.GAME_OVER, "it has been played out")
    if all(table.seats[number].resigned for number in table.seats_of(guest)):
        raise Refused(Code.RESIGNED, "resigned already")


def check_may_delete(table: TableRow, guest: str, chosen: int) -> None:
    """`chosen`: how often that guest did, here."""
    if table.campaign is not None:
        raise Refused(Code.OF_CAMPAIGN, "a chapter belongs to its campaign")
    if table.state == "open":
        check_host(table, guest)
    elif not table.seats_of(guest):
        raise Refused(Code.NO_SEAT, "only those who played may do that")
    elif not leaving.is_alone(table, guest):
        raise Refused(Code.NOT_ALONE, "others play here too")
    elif table.state == "playing" and chosen >= leaving.FEW_CHOICES:
        raise Refused(Code.RESIGN_FIRST, "the game is well under way")
    elif table.state == "finished" and not table.counted:
        raise Refused(Code.UNAVAILABLE, "its result is about to be written")


def deserted(table: TableRow) -> bool:
    return table.state == "open" and not any(seat.guest for seat in table.seats)


def start(table: TableRow) -> None:
    check_open(table)
    if any(seat.kind == "open" for seat in table.seats):
        raise Refused(Code.SEATS_OPEN, "there are open seats")
    people = [seat.number for seat in table.seats if seat.kind == "person"]
    table.options = taverna.game(table.game).rules.seated(table.options, len(table.seats), people)
    table.state = "playing"


def _unused(table: TableRow, name: str) -> str:
    return unused(name, [seat.name for seat in table.seats])
