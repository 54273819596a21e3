"""The decks of the undead and of what crawls: bones, corpses, spirits, oozes, harrowers, deep terrors."""

from __future__ import annotations

from tests.games.gloomhaven.monster_cards.stage import Deck, card, on_field, on_row, shuffling

LIVING_BONES = Deck(
    "living-bones",
    "living-bones elite: hp 6, move 4, attack 2, targets 3, shield 1",
    [
        card(
            516,
            64,
            on_row("brute 4,0", "M 3,0; brute -3; draws 1"),
            on_field(
                "brute 1,0; tinkerer 0,1; scoundrel -1,0; cragheart 1,-1",
                "brute -3; tinkerer -3; scoundrel -3; draws 3",
            ),
        ),
        shuffling(517, 20, on_row("brute 3,0; M -3", "M 2,0; brute -2; draws 1; M +2")),
        card(518, 25, on_row("brute 6,0", "M 5,0; brute -1; draws 1")),
        card(519, 45, on_row("brute 5,0", "M 4,0; brute -2; draws 1")),
        card(520, 45, on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 2")),
        card(
            521,
            81,
            on_row("brute 1,0; tinkerer -1,0", "brute -4; tinkerer -4; draws 2"),
            on_row("brute 2,0", ""),
        ),
        card(
            522,
            74,
            on_row("brute 1,0; tinkerer -1,0", "brute -6; draws 3"),
            on_row("brute 5,0", "M 4,0; brute -6; draws 3"),
        ),
        shuffling(523, 12, on_row("brute 1,0; M -3", "M shield 1; M +2")),
    ],
)

LIVING_CORPSE = Deck(
    "living-corpse",
    "living-corpse normal: hp 7, move 1, attack 3",
    [
        card(
            564,
            21,
            on_row("brute 3,0", "M 2,0; brute muddle; brute immobilize"),
            on_row("brute 1,0; tinkerer -1,0", "brute muddle; brute immobilize"),
            on_row("brute 2,0; M immobilize", "no M immobilize"),
        ),
        card(565, 47, on_row("brute 3,0", "M 2,0; brute -2; draws 1")),
        shuffling(566, 66, on_row("brute 2,0", "M 1,0; brute -3; draws 1")),
        shuffling(567, 66, on_row("brute 2,0", "M 1,0; brute -3; draws 1")),
        card(568, 82, on_row("brute 1,0", "brute -4; draws 1"), on_row("brute 2,0", "")),
        card(569, 91, on_row("brute 4,0", "M 2,0; M -1")),
        card(
            570,
            71,
            on_row("brute 2,0", "M 1,0; brute -4; draws 1; brute poison"),
            on_row(
                "brute 1,0; tinkerer -1,0; scoundrel 2,0", "brute -4; draws 1; brute poison; tinkerer poison"
            ),
        ),
        card(571, 32, on_row("brute 1,0", "brute -5; draws 1; brute 2,0; M -1")),
    ],
)

LIVING_SPIRIT = Deck(
    "living-spirit",
    "living-spirit elite: hp 3, move 3, attack 3, range 3, shield 3, flying",
    [
        shuffling(580, 22, on_row("brute 5,0", "M 2,0; brute -2; draws 1; brute muddle")),
        shuffling(
            581,
            33,
            on_row("brute 4,0; tinkerer 5,0", "M 2,0; brute -2; tinkerer -2; draws 2"),
            on_row(
                "brute 2,0; tinkerer 3,0; scoundrel -2,0; cragheart -3,0",
                "brute -2; tinkerer -2; scoundrel -2; cragheart -2; draws 4",
            ),
        ),
        card(582, 48, on_row("brute 6,0; obstacle 1,0", "M 3,0; brute -3; draws 1")),
        card(583, 48, on_row("brute 6,0", "M 3,0; brute -3; draws 1")),
        card(
            584,
            61,
            on_row("brute 2,0; tinkerer -2,0", "brute -3; tinkerer -3; draws 2"),
            on_row("brute 3,0", ""),
        ),
        card(585, 75, on_row("brute 4,0; M -2", "M 2,0; brute -4; draws 1; M +1")),
        card(
            586,
            55,
            on_row(
                "brute 4,0; tinkerer 6,0; scoundrel 7,0",
                "M 3,0; brute curses +1; tinkerer curses +1; ice strong",
            ),
        ),
        card(
            587,
            67,
            on_row("brute 5,0", "M 2,0; brute -4; draws 1"),
            on_row("brute 5,0; ice waning", "M 2,0; brute -4; draws 1; brute stun; ice gone"),
        ),
    ],
)

OOZE = Deck(
    "ooze",
    "ooze elite: hp 9, move 1, attack 2, range 3, shield 1",
    [
        card(692, 36, on_row("brute 5,0", "M 2,0; brute -1; draws 1")),
        card(693, 57, on_row("brute 4,0", "M 1,0; brute -2; draws 1")),
        card(
            694,
            59,
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -2; tinkerer -2; draws 2; brute poison; tinkerer poison",
            ),
        ),
        card(695, 66, on_row("brute 4,0", "brute -3; draws 1"), on_row("brute 5,0", "")),
        shuffling(696, 94, on_row("brute 4,0", "M -2; new ooze normal 1,0 hp 5")),
        shuffling(697, 94, on_row("brute 4,0; M -5", "M -2; new ooze normal 1,0 hp 2")),
        card(698, 66, on_row("brute 5,0; coins 1,0; coins 2,0; M -3", "coins 1,0 -1; M +2")),
        card(
            699,
            85,
            on_row(
                "brute 1,0; tinkerer -1,0",
                "brute 2,0; brute poison; tinkerer -2,0; tinkerer poison; brute -4; draws 1",
            ),
            on_row("brute 2,0", "brute -3; draws 1"),
        ),
    ],
)

HARROWER_INFESTER = Deck(
    "harrower-infester",
    "harrower-infester normal: hp 7, move 2, attack 2, retaliate 1",
    [
        card(
            724,
            38,
            on_row("brute 2,0", "M 1,0; brute -3; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute -3; tinkerer -3; draws 2"),
        ),
        card(725, 7, on_row("brute 3,0", "M 2,0; brute -1; draws 1; brute poison; dark strong")),
        card(726, 16, on_row("brute 2,0; M -6", "M 1,0; brute -1; draws 1; M +5")),
        card(727, 16, on_row("brute 1,0", "brute -4; draws 1; brute immobilize; M retaliate 2")),
        shuffling(728, 2, on_row("brute 1,0", "M shield 2; M retaliate 2 range 3")),
        card(
            729,
            30,
            on_row("brute 4,0", "M 1,0; brute -2; draws 1"),
            on_row("brute 2,0; tinkerer 3,0; M -5", "brute -2; tinkerer -2; draws 2"),
            on_row("brute 2,0; tinkerer 3,0; M -5; dark", "brute -2; tinkerer -2; draws 2; M +4; dark gone"),
            on_row("brute 2,0 shield 5; tinkerer 3,0; M -5; dark", "tinkerer -2; draws 2; M +2; dark gone"),
        ),
        card(
            730,
            38,
            on_row("brute 3,0", "M 2,0; brute -1; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute -1; tinkerer -1; draws 2"),
            on_row(
                "brute 1,0; tinkerer -1,0; dark",
                "brute -3; tinkerer -3; draws 2; brute disarm; tinkerer disarm; dark gone",
            ),
        ),
        shuffling(731, 7, on_row("brute 3,0; M -5", "brute -1; draws 1; brute muddle; M +4")),
    ],
)

DEEP_TERROR = Deck(
    "deep-terror",
    "deep-terror normal: hp 4, no move, attack 2, retaliate 1",
    [
        card(
            732,
            65,
            on_row(
                "brute 3,0; tinkerer -3,0; scoundrel -2,0",
                "brute -2; tinkerer -2; scoundrel -2; draws 3;"
                "brute curses +1; tinkerer curses +1; scoundrel curses +1",
            ),
        ),
        shuffling(733, 60, on_row("brute 5,0 shield 4; tinkerer 3,0", "brute -1; tinkerer -2; draws 2")),
        shuffling(734, 60, on_row("brute 5,0 shield 4; tinkerer 1,0", "brute -1; tinkerer -2; draws 2")),
        card(
            735,
            84,
            on_row("brute 1,0; tinkerer -1,0; scoundrel 2,0", "brute -3; tinkerer -1; brute wound; draws 4"),
            on_row("brute 4,0", "brute -2; brute wound; draws 1"),
        ),
        card(
            736,
            75,
            on_row("brute 1,0", "brute -4; brute poison; brute immobilize; draws 3"),
            on_row("brute 5,0", "brute -1; brute immobilize; draws 1"),
        ),
        card(
            737,
            75,
            on_row("brute 1,0; tinkerer -3,0", "brute -2; tinkerer -2; brute disarm; draws 4"),
            on_row(
                "brute 1,0; tinkerer -1,0; scoundrel 2,0",
                "brute -2; tinkerer -2; brute disarm; tinkerer disarm; draws 6",
            ),
            on_row("brute 4,0", ""),
        ),
        card(
            738,
            96,
            on_row("brute 6,0", "draws 1; new deep-terror normal 5,0 hp 4", says="5,0"),
            on_row("brute 7,0", ""),
        ),
        card(
            739,
            54,
            on_row(
                "brute 1,0; tinkerer -1,0; scoundrel 2,0",
                "brute wound; brute poison; tinkerer wound; tinkerer poison; brute -3; draws 2",
            ),
            on_row("brute 4,0", "brute -2; draws 1"),
        ),
    ],
)

DECKS = [LIVING_BONES, LIVING_CORPSE, LIVING_SPIRIT, OOZE, HARROWER_INFESTER, DEEP_TERROR]
