"""A record played again step by step, as a spectator or one of the seats sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from taverna.kernel import BadData, Match, Record, TavernaError
from taverna.server.common.problems import Refused
from taverna.server.matches.infos import decision_info, event_info, result
from taverna.server.matches.setting_up import match_of
from taverna.wire.codes import Code
from taverna.wire.replay import Frame, Replay


class Work:
    """How long somebody's record may keep this process busy."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self._now = now
        self._until = now() + seconds

    def check(self) -> None:
        if self._now() > self._until:
            raise too_much_work()


def too_much_work() -> Refused:
    return Refused(Code.TOO_MUCH_WORK, "playing the record again takes too long")


def frames(
    data: object, first: int, last: int, work: Work, eyes: int | None = None, hands: bool = False
) -> Replay:
    """The frames after `first` steps and on, before `last`."""
    record = read_record(data)
    match = match_of(record)
    if eyes is not None and eyes >= match.seats:
        raise Refused(Code.BAD_SEAT, f"there is no seat {eyes}", {"seat": eyes})
    steps = [(seat, code, False) for seat, code in record.steps]
    found = play_frames(match, steps, first, last, work, eyes, hands)
    return Replay(
        game=record.game,
        seats=record.seats,
        names=record.names,
        options=match.options,
        steps=len(record.steps),
        frames=found,
    )


def play_frames(
    match: Match,
    steps: Sequence[tuple[int, int, bool]],
    first: int,
    last: int,
    work: Work,
    eyes: int | None = None,
    hands: bool = False,
) -> list[Frame]:
    """Plays the steps (seat, code, whether it belongs to the gesture of the one before) and shows some of them."""
    found = [_frame(match, 0, 0, None, eyes, hands)] if first == 0 < last else []
    for number, (seat, code, joined) in enumerate(steps, 1):
        work.check()
        since = len(match.log)
        _submit(match, number, seat, code, joined)
        if first <= number < last:
            found.append(_frame(match, number, since, (seat, code), eyes, hands))
    return found


def read_record(data: object) -> Record:
    try:
        return Record.from_dict(data)
    except TavernaError:
        raise
    except ValueError as problem:
        # Python refuses to print very long numbers.
        raise BadData("bad-data", "record", values={"path": "record", "problem": "number"}) from problem


def _submit(match: Match, number: int, seat: int, code: int, joined: bool) -> None:
    try:
        match.submit(seat, code, None, joined)
    except ValueError as problem:
        values: dict[str, object] = {"path": f"record.steps[{number - 1}]", "problem": str(problem)}
        raise BadData("bad-data", f"step {number}: {problem}", values=values) from problem


def _frame(
    match: Match, number: int, since: int, step: tuple[int, int] | None, eyes: int | None, hands: bool
) -> Frame:
    return Frame(
        step=number,
        seat=step[0] if step else None,
        code=step[1] if step else None,
        view=match.view(eyes),
        events=[event_info(n, event) for n, event in match.events(eyes, since)],
        result=result(match.outcome()),
        decision=None if eyes is None else decision_info(match, eyes, may_undo=False),
        hands=[match.game.sight.hand(match.state, seat) for seat in range(match.seats)] if hands else [],
    )
