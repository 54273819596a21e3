"""The steps of the agenda, by number. What the two numbers of a step mean is told beside it."""

from __future__ import annotations

from typing import Final

PREPARE: Final = 0  # all seats at once: perks, items, hand, battle goal
PLACE: Final = 1  # seat
START: Final = 2
ROUND: Final = 3  # begin a round
SELECT: Final = 4  # all seats at once: two cards or a long rest
REVEAL: Final = 5  # show cards, draw for monsters, put everyone in order
TIES: Final = 6  # settle equal initiatives: from which place; up to which (0: all)
NEXT_TURN: Final = 7
TURN: Final = 8  # figure
HERO_TURN: Final = 9  # seat
LONG_REST: Final = 10  # seat
END_TURN: Final = 11  # figure; how far it has gone
CLEAN_UP: Final = 12  # how far it has gone
SHORT_REST: Final = 13  # seat
REDRAW: Final = 14  # seat; the card about to be lost
END_REST: Final = 15  # seat; the card that is lost
ACT: Final = 16
ATTACK: Final = 17
WALK: Final = 18
HURT: Final = 19
SHOVE: Final = 20
LOSE_CARDS: Final = 21  # seat; how many more discards
MONSTER_TURN: Final = 22  # figure; how far it has gone
ENTER: Final = 23  # figure; what entering its cell still has to do (terrain, door)
FINISH: Final = 24  # the scenario is over
PLACE_REVEALED: Final = 25  # room; the figure that revealed it
RECOVER: Final = 26  # seat; how many more (pile in the top act's ability)
ACTION_END: Final = 27  # the top act is over
KEEP_ACTIVE: Final = 28  # seat: which discarded active cards come along when resting
FEED: Final = 29  # figure: which element a monster's any-element icon consumes
DROP: Final = 30  # figure on an obstacle that no longer flies; whether it has been hurt
DEATH: Final = 31  # figure; credit + 1
REFRESH: Final = 32  # seat; how many more items
SPAWN: Final = 33  # number among the spawns of the plan; how many are done
PAY: Final = 34  # seat; how many more elements of its choice are consumed
REVEALED: Final = 35  # seat: items for the moment when all cards lie open
TAKE: Final = 36  # seat that takes a lost card of another; whose, seat + 1 (0: not chosen yet)
LIMIT: Final = 37  # seat; a card just played, for which an older one of its group makes room
CLEANSE: Final = 38  # figure; how many negative conditions are removed
CLAUSE: Final = 39  # line of the plan; figure whose moment it is, + 1
INTERACT: Final = 40  # seat; number of the interaction
OFFERED: Final = 41  # tag of a lasting effect; the figure whose moment it is
BEFORE_TURN: Final = 42  # figure about to act; bits: what its owner was asked about
EXTRA_TURN: Final = 43  # seat; whether the first card is chosen
EXTRA_END: Final = 44  # seat; what it had before, packed
DISCARD: Final = 45  # seat; how many more cards of its hand
HAND_OVER: Final = 46  # seat that may take over a goal treasure; seat that carries it
DOOMS: Final = 47  # seat whose dooms may be over
AFTER_ACTION: Final = 48  # seat; bits: items that may be used, and whether it was a bottom action
ROLL: Final = 49  # line of the plan; how far the boulders of each track roll, packed
BOULDER: Final = 50  # cell; which boulder does what there
CONTROLLED: Final = 51  # seat of a character that fights for the monsters; how far its turn has gone
DUNGEON: Final = 52  # part: the entrance, or who suffers the first penalty
USE_UP: Final = 53  # seat: which small item is consumed
STEPS: Final = (
    "prepare", "place", "start", "round", "select", "reveal", "ties", "next-turn", "turn", "hero-turn", "long-rest",
    "end-turn", "clean-up", "short-rest", "redraw", "end-rest", "act", "attack", "walk", "hurt", "shove", "lose-cards",
    "monster-turn", "enter", "finish", "place-revealed", "recover", "action-end", "keep-active", "feed", "drop",
    "death", "refresh", "spawn", "pay", "revealed", "take",
    "limit", "cleanse", "clause", "interact", "offered", "before-turn", "extra-turn", "extra-end",
    "discard", "hand-over", "dooms", "after-action",
    "roll", "boulder",
    "controlled", "dungeon", "use-up",
)  # fmt: skip
