"""The measurement: a new server for each load, and one for the seats that do nothing."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence

import msgspec

from taverna.bench.server.clients import Client, running, shares
from taverna.bench.server.flood import Flooded
from taverna.bench.server.plan import Cores, Flood, Idle, Load, Plan, Report, load
from taverna.bench.server.players import Measured
from taverna.bench.server.subject import House, house
from taverna.bench.timing import build, python
from taverna.kernel import game as find_game
from taverna.server.serving.open_files import allow_many_files

HOLD_SECONDS = 30.0
"""Longer than the server takes to ask every connection whether it is still there."""
SIDE_SHARE = 0.4
"""The loads of the picture other than the wanted one are measured for this share of the time."""

THINKING = 0.1
"""Seconds that an honest player thinks before each choice, in the measurement of a flood."""
FLOODING = "127.0.0.2"
"""The address that floods: on Linux the whole of 127.0.0.0/8 is this machine."""

Tell = Callable[[str], None]

_decode = msgspec.json.Decoder(Measured).decode


def measure(plan: Plan, tell: Tell = lambda text: None) -> Report:
    plan.check()
    find_game(plan.game)
    allow_many_files()
    busy = os.getloadavg()[0]
    loads = [] if plan.flood else [_play(plan, tables, tell) for tables in plan.loads()]
    return Report(
        build=build(),
        python=python(),
        sync=plan.sync,
        cores=os.cpu_count() or 1,
        busy=busy,
        loads=loads,
        idle=_idle(plan, tell) if plan.idle and not plan.flood else None,
        store=plan.store,
        processes=plan.processes,
        flood=_flood(plan, tell) if plan.flood else None,
    )


def _play(plan: Plan, tables: int, tell: Tell) -> Load:
    seconds = plan.seconds if tables == plan.tables else plan.seconds * SIDE_SHARE
    tell(f"{tables} tables play for {plan.warm_up + seconds:.0f} s")
    with house(plan) as servers:
        return _watch(plan, servers, tables, seconds, 0.0)


def _watch(plan: Plan, servers: House, tables: int, seconds: float, pause: float) -> Load:
    """What the clients see while they play for so many seconds, and what it takes."""
    with running("players", _players(plan, servers, tables, seconds, pause)) as clients:
        for client in clients:
            client.tell("go")
        time.sleep(plan.warm_up)
        before = _taken(servers, clients)
        seen = [_decode(client.read()) for client in clients]
        taken = [(now - then) / seconds for then, now in zip(before, _taken(servers, clients), strict=True)]
    times = [time for one in seen for time in one.times]
    games, faults = sum([one.games for one in seen]), sum([one.faults for one in seen])
    cores = Cores(servers=taken[: plan.processes], services=taken[plan.processes], clients=taken[-1])
    return load(tables, seconds, times, games, faults, cores)


def _players(plan: Plan, servers: House, tables: int, seconds: float, pause: float) -> list[Sequence[object]]:
    """Arguments for each process of clients; each plays at one server process, or at all of them."""
    ports = [subject.port for subject in servers.subjects]
    found: list[Sequence[object]] = []
    for number, share in enumerate(shares(tables, max(plan.clients, plan.processes))):
        first = number % len(ports)
        where = ports[first:] + ports[:first] if plan.across else [ports[first]]
        listed = ",".join(str(port) for port in where)
        host = servers.subjects[0].host
        found.append((host, listed, plan.game, plan.seats, share, pause, plan.warm_up, seconds))
    return found


def _taken(servers: House, clients: list[Client]) -> list[float]:
    """Seconds of processor time: of each server process, of the services, of all clients."""
    return [*servers.cpu(), servers.services_cpu(), sum([client.cpu() for client in clients])]


def _flood(plan: Plan, tell: Tell) -> Flood:
    with house(plan, limits=True) as servers:
        tell(f"{plan.tables} tables play for {plan.warm_up + plan.seconds:.0f} s")
        calm = _watch(plan, servers, plan.tables, plan.seconds, THINKING)
    with house(plan, limits=True) as servers:
        tell(f"the same while another address floods, for {plan.warm_up + plan.seconds:.0f} s")
        (server,) = servers.subjects
        with running("flood", [(server.host, server.port, plan.game, FLOODING, plan.warm_up)]) as (flood,):
            flooded = _watch(plan, servers, plan.tables, plan.seconds, THINKING)
            flood.tell("count")
            done = msgspec.json.decode(flood.read(), type=Flooded)
    return Flood(
        calm=calm,
        flooded=flooded,
        sockets=done.sockets,
        messages=done.messages / done.seconds,
        requests=done.requests / done.seconds,
        uploads=done.uploads / done.seconds,
        refused=done.refused,
    )


def _idle(plan: Plan, tell: Tell) -> Idle:
    tell(f"{plan.idle} seats sit down and do nothing")
    seats = plan.idle - plan.idle % 2
    with house(plan) as servers:
        server = servers.subjects[0]
        empty = server.memory()
        with running("idlers", [(server.host, server.port, plan.game, seats)]) as (client,):
            time.sleep(HOLD_SECONDS)
            client.tell("count")
            held = int(client.read())
            return Idle(seats=seats, held=held, empty_mb=empty, full_mb=server.memory())
