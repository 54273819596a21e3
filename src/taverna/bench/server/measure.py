"""The measurement: a new server for each load, and one for the seats that do nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

import msgspec

from taverna.bench.server.clients import running, shares
from taverna.bench.server.plan import Idle, Load, Plan, Report, load
from taverna.bench.server.players import Measured
from taverna.bench.server.subject import subject
from taverna.bench.timing import build, python
from taverna.kernel import game as find_game
from taverna.server.serving.open_files import allow_many_files

HOLD_SECONDS = 30.0
"""Longer than the server takes to ask every connection whether it is still there."""
SIDE_SHARE = 0.4
"""The loads of the picture other than the wanted one are measured for this share of the time."""

Tell = Callable[[str], None]

_decode = msgspec.json.Decoder(Measured).decode


def measure(plan: Plan, tell: Tell = lambda text: None) -> Report:
    plan.check()
    find_game(plan.game)
    allow_many_files()
    busy = os.getloadavg()[0]
    loads = [_play(plan, tables, tell) for tables in plan.loads()]
    return Report(
        build=build(),
        python=python(),
        sync=plan.sync,
        cores=os.cpu_count() or 1,
        busy=busy,
        loads=loads,
        idle=_idle(plan, tell) if plan.idle else None,
    )


def _play(plan: Plan, tables: int, tell: Tell) -> Load:
    seconds = plan.seconds if tables == plan.tables else plan.seconds * SIDE_SHARE
    tell(f"{tables} tables play for {plan.warm_up + seconds:.0f} s")
    with subject(plan.sync) as server:
        arguments = [
            (server.host, server.port, plan.game, plan.seats, share, plan.warm_up, seconds)
            for share in shares(tables, plan.clients)
        ]
        with running("players", arguments) as clients:
            for client in clients:
                client.tell("go")
            time.sleep(plan.warm_up)
            before = server.cpu()
            seen = [_decode(client.read()) for client in clients]
            cpu = server.cpu() - before
    times = [time for one in seen for time in one.times]
    games, faults = sum([one.games for one in seen]), sum([one.faults for one in seen])
    return load(tables, seconds, times, games, faults, cpu)


def _idle(plan: Plan, tell: Tell) -> Idle:
    tell(f"{plan.idle} seats sit down and do nothing")
    seats = plan.idle - plan.idle % 2
    with subject(plan.sync) as server:
        empty = server.memory()
        with running("idlers", [(server.host, server.port, plan.game, seats)]) as (client,):
            time.sleep(HOLD_SECONDS)
            client.tell("count")
            held = int(client.read())
            return Idle(seats=seats, held=held, empty_mb=empty, full_mb=server.memory())
