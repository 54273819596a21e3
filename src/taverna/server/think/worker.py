"""A process that thinks: reads tasks from its standard input, answers on its standard output, ends with the input.

`python -m taverna.server.think.worker`; with `--aside` it gives way to those without.
"""

from __future__ import annotations

import os
import sys

import msgspec

import taverna
from taverna.kernel import Rng
from taverna.server.think.judging import advise, thinker
from taverna.server.think.puzzling import compose
from taverna.server.think.studying import study
from taverna.server.think.tasks import Answer, AnyTask, Compose, Study

ASIDE = "--aside"


def think(task: AnyTask) -> Answer:
    if isinstance(task, Study):
        return Answer(part=study(task))
    if isinstance(task, Compose):
        return Answer(puzzle=compose(task))
    game = taverna.game(task.game)
    state = game.parse(task.position)
    decision = next(decision for decision in state.pending if decision.seat == task.seat)
    if task.want == "advice":
        return Answer(advice=advise(game, state, decision, task.bot, task.seconds, task.seed))
    mind = thinker(task.bot, task.seconds)
    code = mind.choose(game, state, decision, Rng(task.seed))
    return Answer(code=code, share=mind.thought_share(game))


def give_way(much: int) -> None:
    if hasattr(os, "nice"):
        os.nice(much)


def main() -> None:
    give_way(10 if ASIDE in sys.argv else 5)  # whoever waits at a table comes first
    decoder: msgspec.json.Decoder[AnyTask] = msgspec.json.Decoder(AnyTask)
    encoder = msgspec.json.Encoder()
    for line in sys.stdin.buffer:
        try:
            answer = think(decoder.decode(line))
        except Exception as problem:
            # A bot may fail in any way; the table plays on without it. What it says might hold secrets of the game.
            answer = Answer(problem=type(problem).__name__)
        sys.stdout.buffer.write(encoder.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
