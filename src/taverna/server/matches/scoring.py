"""What a finished game was for each seat: place, score, victory, and what its player wants to know of it."""

from __future__ import annotations

from msgspec.structs import replace

import taverna
from taverna.kernel import AnyGame
from taverna.server.matches.leaving import STAND_IN
from taverna.server.matches.match import PresentMatch, TableMatch
from taverna.server.store.rows import Seat, SeatEnd, TableRow
from taverna.wire.results import Ending
from taverna.wire.table import Result


def score(table: TableRow, match: TableMatch) -> list[SeatEnd]:
    """Seat by seat. Whoever left it to a bot, or resigned, has not won; nobody else wins for that.

    Whoever was removed by the host did not leave: what the bot does in their seat stands. They have won if it wins;
    else it is the bot that has lost, so that a host neither escapes from losing nor makes anybody lose.
    """
    game, result = taverna.game(table.game), match.result()
    if table.ended == "resigned" and not game.cooperative:
        # The match keeps its own: whoever looks at it sees how it stood.
        result = replace(result, winners=[seat.number for seat in table.seats if not seat.resigned])
    return [_of_seat(table, game, match, result, seat) for seat in table.seats]


def _of_seat(table: TableRow, game: AnyGame, match: TableMatch, result: Result, seat: Seat) -> SeatEnd:
    ending = _ending(seat, game.cooperative)
    gone = ending == "resigned" or (ending == "left" and not game.cooperative)
    won = not gone and seat.number in result.winners
    guest = _whose(table, seat, ending == "resigned" or (won and not game.cooperative))
    return SeatEnd(
        seat=seat.number,
        guest=guest,
        bot=STAND_IN if seat.removed is not None and guest is None else seat.bot,
        name=seat.name,
        place=len(table.seats) if gone else _place(result, seat.number, game.cooperative),
        score=result.scores[seat.number],
        won=won,
        ending=ending,
        statistics=_statistics(table, game, match, seat),
    )


def _whose(table: TableRow, seat: Seat, still_theirs: bool) -> str | None:
    """Whoever has several seats is counted in the first; whoever was removed only where it is `still_theirs`."""
    if seat.guest is None:
        return (seat.removed or None) if still_theirs else None
    return seat.guest if table.seats_of(seat.guest)[0] == seat.number else None


def _ending(seat: Seat, together: bool) -> Ending:
    if seat.resigned:
        return "resigned"
    if seat.removed is not None and not together:
        return "played"
    return "left" if seat.kind == "person" and seat.stand_in else "played"


def _place(result: Result, seat: int, together: bool) -> int:
    """Winners are first; of the others, whoever has the higher score."""
    if together or seat in result.winners:
        return 1
    others = [other for other in range(len(result.scores)) if other not in result.winners]
    better = [other for other in others if result.scores[other] > result.scores[seat]]
    return 1 + len(result.winners) + len(better)


def _statistics(table: TableRow, game: AnyGame, match: TableMatch, seat: Seat) -> dict[str, int]:
    """Of a person's seats together, where all win together: whoever leads several heroes did what each of them did.

    A game under earlier rules is not looked into.
    """
    if not isinstance(match, PresentMatch) or seat.guest is None:
        return {}
    seats = table.seats_of(seat.guest) if game.cooperative else [seat.number]
    found: dict[str, int] = {}
    for number in seats:
        counted = game.survey.statistics_of(match.match.state, match.match.log, number)
        for statistic, amount in zip(game.survey.statistics, counted, strict=True):
            known = found.get(statistic.name, 0)
            found[statistic.name] = max(known, amount) if statistic.most else known + amount
    return found
