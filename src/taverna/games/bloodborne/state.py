"""What lies on the table, and small questions about it. `clone` lives here; `dump` and `load` in saving.py."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne.cards import NO_CARD, NO_MONSTER, TROPHY_COUNT
from taverna.games.bloodborne.content import Ruleset
from taverna.kernel import Rng, State

NO_SEAT: Final = -1

# The steps of the agenda. Those of a round come first, in their order (BB-4.1); the number says how far they are.
START_ROUND: Final = 0
PICK: Final = 1
TRANSFORM: Final = 2
INSTANTS: Final = 3  # the next hunter in turn order; 1 if the card of step 1 is done
MONSTER_ATTACKS: Final = 4
HUNTERS_ATTACK: Final = 5  # the next hunter in turn order
ESCAPE: Final = 6  # 1 when its ability is done
DREAM: Final = 7  # the next hunter in turn order
END_ROUND: Final = 8
# Within those:
TROPHY: Final = 9  # seat; extra trophies to choose
BURY: Final = 10
UPGRADE: Final = 11  # seat; 1 if an ability gives it and not the Dream (BB-R.133)
REMOVE: Final = 12  # seat; as above
ANY_TROPHY: Final = 13  # seat; trophies of any type that an ability gives
LOSE_TROPHY: Final = 14  # seat; spaces to move back
DISCARD: Final = 15  # seat; weapons
REFILL: Final = 16
AFTER_BLOOD: Final = 17  # seat; the card whose Instant goes on
AFTER_STRIKE: Final = 18  # seat; the weapon whose attack goes on
STEPS: Final = (
    "start-round",
    "pick",
    "transform",
    "instants",
    "monster-attacks",
    "hunters-attack",
    "escape",
    "dream",
    "end-round",
    "trophy",
    "bury",
    "upgrade",
    "remove",
    "any-trophy",
    "lose-trophy",
    "discard",
    "refill",
    "after-blood",
    "after-strike",
)


class Table(State):
    """A position of Bloodborne.

    Lists are by seat unless said otherwise. Piles have the top card last. A mask has a bit for each seat. Lists marked
    "replaced", and the hands and used piles inside their lists, are never changed in place, so that clones may share
    them.
    """

    __slots__ = (
        "alive", "banked", "blame", "blood", "box", "cancelled", "collected", "dealt", "deaths", "deck", "doomed",
        "dreamt", "entered", "final_boss", "fired", "first", "gone", "hands", "hp", "inserted", "met", "monster",
        "played", "removed", "rewarded", "roll", "round", "row", "rules", "tracks", "upgrades", "used", "weapons",
        "wounds",
    )  # fmt: skip

    def __init__(self, rules: Ruleset, seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.rules = rules
        # The dungeon
        self.final_boss = NO_MONSTER
        self.monster = NO_MONSTER  # the one in play
        self.blood = 0  # left on it
        self.entered = 0  # with so much it came
        self.deck: list[int] = []
        self.inserted = 0  # so many on top came there by Micolash: everyone knows they are no bosses
        self.box: list[int] = []
        self.met: list[int] = []  # slain or escaped
        # The upgrades
        self.upgrades: list[int] = []
        self.row: list[int] = []
        self.removed: list[int] = []  # action cards out of the game
        # The hunters
        self.hp: list[int] = []
        self.collected: list[int] = []
        self.banked: list[int] = []
        self.tracks: list[int] = []  # places on the tracks: seats x 3; 0 is beside the track
        self.hands: list[list[int]] = []  # sorted
        self.used: list[list[int]] = []  # sorted
        self.deaths: list[int] = []  # in the whole game
        self.alive = 0  # mask
        self.gone = 0  # mask: out of the game for good (BB-R.55)
        # The round
        self.round = 0
        self.first = 0
        self.played: list[
            int
        ] = []  # what was picked in step 1, until it goes to the used pile or back to hand
        self.weapons: list[int] = []  # what Transform revealed
        self.dealt: list[int] = []  # blood taken from the monster in play this round
        self.wounds: list[int] = []  # HP lost to damage this round (BB-R.149)
        self.dreamt = 0  # mask: who revealed Hunter's Dream
        self.fired = 0  # mask: whose weapon has dealt its damage in step 3 (BB-4.14)
        self.cancelled = 0  # mask: whose weapon deals none
        self.doomed = 0  # mask: whose weapon leaves the game in step 8 (BB-R.58)
        self.rewarded = 0  # mask: whose weapon has given its extra trophy (BB-R.123)
        self.roll: list[int] = []  # replaced; die, round, faces of the last roll
        self.blame: list[
            tuple[int, int, int]
        ] = []  # what hurt each hunter last; only while telling, within an effect

    def clone(self) -> Table:
        other = Table(self.rules, self.seats, self.rng.clone())
        other.copy_kernel(self)
        other.final_boss = self.final_boss
        other.monster = self.monster
        other.blood = self.blood
        other.entered = self.entered
        other.deck = self.deck[:]
        other.inserted = self.inserted
        other.box = self.box[:]
        other.met = self.met[:]
        other.upgrades = self.upgrades[:]
        other.row = self.row[:]
        other.removed = self.removed[:]
        other.hp = self.hp[:]
        other.collected = self.collected[:]
        other.banked = self.banked[:]
        other.tracks = self.tracks[:]
        other.hands = self.hands[:]
        other.used = self.used[:]
        other.deaths = self.deaths[:]
        other.alive = self.alive
        other.gone = self.gone
        other.round = self.round
        other.first = self.first
        other.played = self.played[:]
        other.weapons = self.weapons[:]
        other.dealt = self.dealt[:]
        other.wounds = self.wounds[:]
        other.dreamt = self.dreamt
        other.fired = self.fired
        other.cancelled = self.cancelled
        other.doomed = self.doomed
        other.rewarded = self.rewarded
        other.roll = self.roll
        return other

    # Seats

    def order(self) -> list[int]:
        """Turn order: the first player, then clockwise; who left the game is skipped (BB-R.55)."""
        seats = self.seats
        order = [(self.first + left) % seats for left in range(seats)]
        return [seat for seat in order if not self.gone >> seat & 1] if self.gone else order

    def left_of(self, seat: int) -> int:
        """The next hunter clockwise who is still in the game; `NO_SEAT` if nobody else is."""
        seats = self.seats
        for left in range(1, seats):
            other = (seat + left) % seats
            if not self.gone >> other & 1:
                return other
        return NO_SEAT

    def lives(self, seat: int) -> bool:
        return self.alive >> seat & 1 != 0

    # The monster

    def more_blood(self) -> tuple[int, int]:
        """What the number of players and the final boss add to the blood of the monster in play (BB-3.3, BB-R.53)."""
        group = self.rules.monsters[self.monster].group
        return self.rules.blood_by_seats[self.seats], self.rules.monsters[self.final_boss].monster_blood[
            group
        ]

    # A hunter

    def max_hp(self) -> int:
        return self.rules.max_hp(self.final_boss)

    def weapon_of(self, seat: int) -> int:
        """The weapon that the hunter revealed this round: picked, or by Transform (BB-4.24); `NO_CARD` if none."""
        if self.weapons[seat] != NO_CARD:
            return self.weapons[seat]
        return self.played[seat] if self.rules.kinds[self.played[seat]].weapon else NO_CARD

    def in_play(self, seat: int) -> list[int]:
        found: list[int] = []
        if self.played[seat] != NO_CARD:
            found.append(self.played[seat])
        if self.weapons[seat] != NO_CARD:
            found.append(self.weapons[seat])
        return found

    def owned(self, seat: int) -> int:
        """Hand, used pile and cards in play together (BB-5.8)."""
        laid = (self.played[seat] != NO_CARD) + (self.weapons[seat] != NO_CARD)
        return len(self.hands[seat]) + len(self.used[seat]) + laid

    def total(self, seat: int) -> int:
        """Collected and banked blood (BB-3.18)."""
        return self.collected[seat] + self.banked[seat]

    def trophy_points(self, seat: int) -> int:
        points, start = self.rules.points, seat * TROPHY_COUNT
        return points[self.tracks[start]] + points[self.tracks[start + 1]] + points[self.tracks[start + 2]]

    def score(self, seat: int) -> int:
        """What is safe: banked blood and trophies (BB-9.3)."""
        return self.banked[seat] + self.trophy_points(seat)

    # Hands and used piles

    def give(self, seat: int, kind: int) -> None:
        self.hands[seat] = sorted([*self.hands[seat], kind])

    def take_from_hand(self, seat: int, kind: int) -> None:
        hand = self.hands[seat][:]
        hand.remove(kind)
        self.hands[seat] = hand

    def take_from_used(self, seat: int, kind: int) -> None:
        used = self.used[seat][:]
        used.remove(kind)
        self.used[seat] = used
