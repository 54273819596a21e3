"""A second table, moved by nothing but what is told: it must always look like the real one.

So the log is complete, and each event can be held against the invariants when it happens.
"""

from __future__ import annotations

from typing import Any

from taverna.games.bloodborne.state import Table
from taverna.kernel import Event
from tests.support.bloodborne.positions import view


class Shadow:
    def __init__(self, position: Table, max_hp: int) -> None:
        seats = position.seats
        self.seats = seats
        self.max_hp = max_hp
        self.hp = [max_hp] * seats
        self.collected = [0] * seats
        self.banked = [0] * seats
        self.tracks = {(seat, type): 0 for seat in range(seats) for type in ("kin", "humanoid", "beast")}
        self.dead: set[int] = set()
        self.gone: set[int] = set()
        self.used: list[list[str]] = [[] for _ in range(seats)]
        self.played: list[list[str]] = [[] for _ in range(seats)]
        self.dealt = [0] * seats
        self.monster = ""
        self.blood = self.entered = self.taken = 0
        self.met = 0
        self.first = -1
        self.round = 0
        self.entered_in = 0
        self.ends = 0  # rounds that were ended
        self.chain: list[int] = []  # faces of the roll that is going on
        self.rolls = 0  # chains of this round
        self.slain_this_round = False
        self.slain_before_the_roll = False
        self.earned: dict[tuple[int, str], int] = {}
        self.given: set[int] = set()  # who got a trophy by an ability this round
        self.robbed: set[int] = set()  # who lost one
        self.escaped = ""

    def hear(self, events: list[Event]) -> None:
        for event in events:
            self.hear_one(event.kind, event.args)

    def hear_one(self, kind: str, args: Any) -> None:
        handler = getattr(self, "on_" + kind.replace("-", "_").split("_entered")[0], None)
        if kind.endswith("entered"):
            handler = self.on_entered
        elif kind.startswith("hurt"):
            handler = self.on_hurt
        elif kind.startswith("took"):
            handler = self.on_took
        elif kind.startswith("attacks"):
            handler = self.on_attacks
        if handler:
            handler(args)

    # The dungeon

    def on_entered(self, args: Any) -> None:
        assert not self.monster, "at most one monster is in play (BB-INV.5)"
        self.monster = args["monster"]
        self.blood = self.entered = args["number"]
        assert self.entered == args["printed"] + args["players"] + args["boss"]
        self.taken = 0
        self.entered_in = self.round + 1

    def on_escaped(self, args: Any) -> None:
        assert args["number"] == self.blood > 0
        self.escaped = self.monster
        assert self.round == self.entered_in, "a normal monster is in play for one round (BB-INV.5)"
        self.leave()

    def on_stays(self, args: Any) -> None:
        assert args["number"] == self.blood > 0

    def on_slain(self, args: Any) -> None:
        assert (args["monster"], self.blood) == (self.monster, 0)
        self.slain_this_round = True
        self.slain_before_the_roll = not self.rolls
        self.leave()

    def leave(self) -> None:
        self.monster = ""
        self.met += 1

    def on_took(self, args: Any) -> None:
        seat = args["seat"]
        assert seat not in self.dead
        self.blood -= args["number"]
        self.taken += args["number"]
        self.collected[seat] += args["number"]
        self.dealt[seat] += args["number"]
        assert 0 <= args["number"] <= args["wanted"]
        assert (args["left"], args["total"]) == (self.blood, self.collected[seat])
        assert self.blood + self.taken == self.entered, "BB-INV.1"

    # Rolls

    def on_rolled_combo(self, args: Any) -> None:
        self.chain.append(args["number"])

    def on_rolled(self, args: Any) -> None:
        self.chain.append(args["number"])
        assert args["total"] == sum(self.chain)
        self.rolls += 1

    def on_attacks(self, args: Any) -> None:
        assert args["number"] == sum(self.chain) + args["raised"], "BB-INV.7"
        self.chain = []

    # Hunters

    def on_hurt(self, args: Any) -> None:
        seat = args["seat"]
        assert seat not in self.dead, "the dead take no damage (BB-R.26)"
        assert 0 <= args["number"] <= args["base"]
        self.hp[seat] = max(0, self.hp[seat] - args["number"])
        assert args["hp"] == self.hp[seat]

    def on_died(self, args: Any) -> None:
        seat = args["seat"]
        assert self.hp[seat] == 0
        assert (args["number"], args["banked"]) == (self.collected[seat], self.banked[seat])
        self.collected[seat] = 0
        self.dead.add(seat)

    def on_eliminated(self, args: Any) -> None:
        seat = args["seat"]
        assert args["number"] == self.banked[seat]
        self.gone.add(seat)
        self.banked[seat] = 0
        self.used[seat] = []
        for type in ("kin", "humanoid", "beast"):
            self.tracks[seat, type] = 0

    def on_healed(self, args: Any) -> None:
        assert args["seat"] not in self.dead
        self.hp[args["seat"]] += args["number"]
        assert self.hp[args["seat"]] == args["hp"] <= self.max_hp

    def on_rested(self, args: Any) -> None:
        self.on_healed(args)
        assert args["hp"] == self.max_hp

    def on_returned(self, args: Any) -> None:
        self.hp[args["seat"]] = args["hp"]
        assert args["hp"] == self.max_hp
        self.dead.remove(args["seat"])

    def on_gained(self, args: Any) -> None:
        self.collected[args["seat"]] += args["number"]

    def on_lost_blood(self, args: Any) -> None:
        self.collected[args["seat"]] -= args["number"]
        assert self.collected[args["seat"]] >= 0

    def on_banked(self, args: Any) -> None:
        self.collected[args["seat"]] -= args["number"]
        self.banked[args["seat"]] += args["number"]
        assert args["number"] >= 0
        assert self.banked[args["seat"]] == args["total"]

    on_settled = on_banked

    def on_stolen(self, args: Any) -> None:
        """What one has more the other has less (BB-INV.1)."""
        self.collected[args["seat"]] += args["number"]
        self.collected[args["other"]] -= args["number"]
        assert self.collected[args["other"]] == args["left"] >= 0
        assert self.collected[args["seat"]] == args["total"]

    def on_shortfall(self, args: Any) -> None:
        self.collected[args["seat"]] += args["number"]
        assert self.collected[args["seat"]] == args["total"]

    def on_ability_trophy(self, args: Any) -> None:
        """By Logarius at his death, or by the Witch for damage: once per hunter and round."""
        seat = args["seat"]
        assert (args["monster"] == "martyr-logarius") == self.slain_this_round, "BB-INV.4"
        assert self.dealt[seat] >= 1, "BB-INV.4"
        assert seat not in self.given, "BB-INV.4"
        self.given.add(seat)
        self.tracks[seat, args["trophy"]] += 1
        assert self.tracks[seat, args["trophy"]] == args["place"]

    def on_trophy_lost(self, args: Any) -> None:
        assert self.escaped == "maneater-boar", "BB-INV.4"
        self.tracks[args["seat"], args["trophy"]] -= 1
        assert self.tracks[args["seat"], args["trophy"]] == args["place"] >= 0
        assert args["seat"] not in self.robbed, "BB-INV.4"
        self.robbed.add(args["seat"])

    def on_discarded(self, args: Any) -> None:
        self.used[args["seat"]] += args["cards"]

    def on_trophy(self, args: Any, extra: bool = False) -> None:
        seat, type = args["seat"], args["trophy"]
        assert self.slain_this_round or (extra and seat in self.given), "BB-INV.4"
        assert self.dealt[seat] >= 1, "BB-INV.4"
        self.tracks[seat, type] += 1
        assert self.tracks[seat, type] == args["place"]
        if not extra:
            self.earned[seat, type] = self.earned.get((seat, type), 0) + 1
            assert self.earned[seat, type] == 1, "BB-INV.4"

    def on_extra_trophy(self, args: Any) -> None:
        self.on_trophy(args, True)

    # Cards

    def on_revealed(self, args: Any) -> None:
        self.played[args["seat"]] = [args["card"]]

    def on_transformed(self, args: Any) -> None:
        assert self.played[args["seat"]] == ["transform"], "BB-INV.9"
        self.played[args["seat"]].append(args["card"])

    def on_recovered(self, args: Any) -> None:
        seat = args["seat"]
        assert sorted(args["cards"]) == sorted([*self.used[seat], *self.played[seat]])
        self.used[seat] = []
        self.played[seat] = []

    def on_removed(self, args: Any) -> None:
        pile = {"used": self.used, "played": self.played}.get(args["zone"])
        if pile:
            pile[args["seat"]].remove(args["card"])

    def on_weapon_lost(self, args: Any) -> None:
        self.played[args["seat"]].remove(args["card"])

    def on_used(self, args: Any) -> None:
        seat = args["seat"]
        assert sorted(args["cards"]) == sorted(self.played[seat])
        self.used[seat] += args["cards"]
        self.played[seat] = []

    # The round

    def on_started(self, args: Any) -> None:
        self.first = args["seat"]

    def on_round(self, args: Any) -> None:
        self.round += 1
        assert (args["number"], args["seat"]) == (self.round, self.first)
        self.rolls = 0
        self.slain_this_round = self.slain_before_the_roll = False
        self.earned = {}
        self.given = set()
        self.robbed = set()
        self.escaped = ""

    def on_marker(self, args: Any) -> None:
        self.ends += 1
        assert self.ends == self.round, "the marker moves once a round (BB-INV.8)"
        others = [seat for seat in range(self.seats) if seat not in self.gone]
        left = next(
            (self.first + n) % self.seats for n in range(1, 6) if (self.first + n) % self.seats in others
        )
        self.first = args["seat"]
        assert self.first == left
        assert self.rolls == (0 if self.slain_before_the_roll else 1), "BB-INV.8"
        self.played = [[] for _ in range(self.seats)]
        self.dealt = [0] * self.seats

    # What it is held against

    def compare(self, position: Table) -> None:
        seen = view(position)
        assert (seen["first"], seen["round"]) == (self.first, max(self.round, 1))
        monster = seen["monster"]
        choosing = seen["phase"] in ("trophy", "any-trophy", "lose-trophy", "discard")
        if choosing and not self.monster:  # who died or escaped lies there until the last choice is made
            assert len(seen["met"]) == self.met - 1
            assert (monster["blood"] == 0) == self.slain_this_round
        else:
            assert (monster["id"] if monster else "") == self.monster
            assert not monster or (monster["blood"], monster["entered"]) == (self.blood, self.entered)
            assert len(seen["met"]) == self.met
        for player in seen["players"]:
            seat = player["seat"]
            told = [
                self.hp[seat],
                self.collected[seat],
                self.banked[seat],
                seat in self.dead,
                seat in self.gone,
            ]
            assert [player[name] for name in ("hp", "collected", "banked", "dead", "gone")] == told
            assert sorted(player["used"]) == sorted(self.used[seat])
            for track in player["trophies"]:
                assert track["place"] == self.tracks[seat, track["trophy"]]
