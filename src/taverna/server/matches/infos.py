"""Rows and matches as the wire shows them, to one guest or to one pair of eyes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from taverna.kernel import NO_ANSWER, Decision, Event, Match, Outcome
from taverna.server.matches.characters import character_info
from taverna.server.store.rows import Seat, TableRow
from taverna.wire.lobby import SeatInfo, TableInfo
from taverna.wire.table import DecisionInfo, EventInfo, Offers, OptionInfo, RefusedOption, Result


def table_info(
    table: TableRow, guest: str | None, online: Collection[str] = (), spectators: int = 0
) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game,
        state=table.state,
        public=table.public,
        options=table.options,
        clock=table.clock,
        seats=[_seat_info(seat, guest, online) for seat in table.seats],
        host=table.host == guest,
        spectators=spectators,
        winners=table.winners,
        rematch=table.rematch,
        created=table.created,
        commitment=table.commitment,
        closed=table.closed,
        ended="closed" if table.closed and not table.ended else table.ended,
        late=table.late,
        undo=table.undo,
        turns=sorted(table.turns),
        until=_until(table, guest),
        campaign=table.campaign,
        hints=table.allows_hints,
        watch=table.public or table.watch,
    )


def _seat_info(seat: Seat, guest: str | None, online: Collection[str]) -> SeatInfo:
    return SeatInfo(
        number=seat.number,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        character=character_info(seat.bot),
        mine=seat.guest is not None and seat.guest == guest,
        online=seat.guest in online,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        quits=seat.quits,
    )


def _until(table: TableRow, guest: str | None) -> float | None:
    if table.clock is None or not table.turns:
        return None
    mine = [since for seat, since in table.turns.items() if seat in table.seats_of(guest)]
    return min(mine or table.turns.values()) + table.clock


def answered(match: Match) -> list[int]:
    """The seats whose sealed answers are in, while others' are not."""
    return [seat for seat, code in enumerate(match.state.answers) if code != NO_ANSWER]


def events(match: Match, eyes: int | None, since: int) -> list[EventInfo]:
    return [event_info(number, event) for number, event in match.events(eyes, since)]


def event_info(number: int, event: Event) -> EventInfo:
    return EventInfo(n=number, kind=event.kind, rule=event.rule, args=event.args)


def decision_info(match: Match, seat: int, may_undo: bool = True) -> DecisionInfo | None:
    decision = match.decision(seat)
    if decision is None:
        return None
    return DecisionInfo(
        seat=seat,
        kind=decision.kind,
        sealed=decision.sealed,
        ticket=match.ticket(seat),
        options=[_option(match, code, may_undo) for code in decision.options],
        refused=[
            _refused(match, decision, code)
            for code in match.game.wording.always_shown(match.state, decision)
            if code not in decision.options
        ],
    )


def offers(match: Match, seat: int, may_undo: bool = True) -> Offers | None:
    """What the seat may announce while nothing is asked of it."""
    game = match.game
    if game.first_free_code == game.codes or match.over or match.decision(seat) is not None:
        return None
    codes = game.rules.free_actions(match.state, seat)
    if not codes:
        return None
    options = [_option(match, code, may_undo) for code in codes]
    return Offers(seat=seat, ticket=match.ticket(seat), options=options)


def finals(match: Match, seat: int) -> list[int]:
    """What the seat may choose or announce now and could not take back. Each is tried, so only when somebody asks."""
    decision = match.decision(seat)
    codes = match.game.rules.free_actions(match.state, seat) if decision is None else decision.options
    return [code for code in codes if not match.undoable(seat, code)]


def signs(match: Match, seat: int) -> dict[str, list[int]]:
    """What is easily overlooked about what the seat may choose now; tried as well, so only when somebody asks."""
    decision = match.decision(seat)
    return match.game.sight.signs(match.state, decision) if decision is not None else {}


def forecast(match: Match, seat: int, code: int) -> dict[str, Any]:
    """What would follow, by what the seat may know. Of what it can't choose nothing is said."""
    decision = match.decision(seat)
    if decision is None or (code >= 0 and code not in decision.options):
        return {}
    return match.game.sight.forecast(match.state, seat, code)


def _option(match: Match, code: int, may_undo: bool) -> OptionInfo:
    option = match.game.describe(match.state, code)
    return OptionInfo(
        code=code,
        key=option.key,
        args=option.args,
        targets=option.targets,
        rule=option.rule,
        undoable=None if may_undo else False,
    )


def _refused(match: Match, decision: Decision, code: int) -> RefusedOption:
    option = match.game.wording.describe(match.state, code)
    why = match.game.wording.why_not(match.state, decision, code)
    return RefusedOption(
        code=code,
        key=option.key,
        args=option.args,
        targets=option.targets,
        why=why.key,
        why_args=why.args,
        rule=why.rule,
    )


def result(outcome: Outcome) -> Result:
    return Result(over=outcome.over, scores=outcome.scores, winners=outcome.winners, won=outcome.won)
