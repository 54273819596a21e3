"""The decks of beasts: bears, hounds, vipers, drakes, lurkers; and of imps."""

from __future__ import annotations

from tests.games.gloomhaven.monster_cards.stage import Deck, card, on_field, on_row, shuffling

CAVE_BEAR = Deck(
    "cave-bear",
    "cave-bear normal: hp 9, move 3, attack 3",
    [
        card(596, 13, on_row("brute 5,0", "M 4,0; brute -2; draws 1")),
        card(597, 14, on_row("brute 3,0", "M 2,0; brute -2; draws 1; brute immobilize")),
        shuffling(598, 34, on_row("brute 1,0", "brute -4; draws 1; brute wound"), on_row("brute 2,0", "")),
        card(599, 41, on_row("brute 4,0", "M 3,0; brute -3; draws 1")),
        card(600, 60, on_row("brute 3,0", "M 2,0; brute -4; draws 1")),
        shuffling(
            601,
            80,
            on_row("brute 2,0", "M 1,0; brute -2; draws 1; brute wound"),
            on_row("brute 1,0", "brute -4; draws 2; brute wound"),
        ),
        card(
            602,
            61,
            on_row("brute 4,0", "M 3,0; brute -2; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 2"),
        ),
        card(603, 3, on_row("brute 1,0; M -4", "M shield 1; M retaliate 2; M +2")),
    ],
)

HOUND = Deck(
    "hound",
    "hound normal: hp 4, move 4, attack 2, retaliate 1",
    [
        card(540, 6, on_row("brute 4,0", "M 3,0; brute -2; draws 1; brute immobilize")),
        card(
            541,
            7,
            on_row("brute 5,0", "M 4,0; brute muddle"),
            on_row("brute 1,0; tinkerer -1,0; scoundrel -2,0", "brute muddle; tinkerer muddle"),
        ),
        shuffling(
            542,
            19,
            on_row("brute 5,0", "M 4,0; brute -2; draws 1"),
            on_row("brute 2,0; ally 3,0", "M 1,0; brute -4; draws 1"),
        ),
        shuffling(
            543,
            19,
            on_row("brute 5,0; ally -1,0", "M 4,0; brute -2; draws 1"),
            on_row("brute 2,0; ally 3,0", "M 1,0; brute -4; draws 1"),
        ),
        card(544, 26, on_row("brute 5,0", "M 4,0; brute -2; draws 1")),
        card(545, 26, on_row("brute 5,0", "M 4,0; brute -2; draws 1")),
        card(546, 83, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        card(
            547,
            72,
            on_row("brute 1,0 shield 2", "brute -2; draws 2"),
            on_row("brute 1,0 shield 3", "draws 2"),
            on_row("brute 3,0 shield 1", "M 2,0; brute -1; draws 1"),
        ),
    ],
)

GIANT_VIPER = Deck(
    "giant-viper",
    "giant-viper elite: hp 5, move 2, attack 2, poison",
    [
        shuffling(
            684,
            32,
            on_row("brute 3,0", "M 2,0; brute -2; draws 1; brute poison"),
            on_row("brute 2,0; ally 3,0", "M 1,0; brute -4; draws 1; brute poison"),
        ),
        shuffling(
            685,
            32,
            on_row("brute 3,0", "M 2,0; brute -2; draws 1; brute poison"),
            on_row("brute 2,0; ally 3,0", "M 1,0; brute -4; draws 1; brute poison"),
        ),
        card(686, 11, on_row("brute 1,0", "M shield 1; brute -1; draws 1; brute poison")),
        card(
            687,
            43,
            on_row("brute 4,0; obstacle 1,0", "M 3,0; brute -1; draws 1; brute poison"),
            on_row(
                "brute 1,0; tinkerer -1,0", "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison"
            ),
        ),
        card(688, 58, on_row("brute 2,0", "M 1,0; brute -3; draws 1; brute poison")),
        card(689, 58, on_row("brute 4,0; obstacle 1,0", "M 3,0; brute -1; draws 1; brute poison; M elusive")),
        card(
            690,
            43,
            on_row("brute 4,0; obstacle 2,0", "M 1,0"),
            on_row(
                "brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 2; brute poison; tinkerer poison"
            ),
        ),
        card(691, 23, on_row("brute 2,0", "M 1,0; brute -3; draws 2; brute poison; brute immobilize")),
    ],
)

RENDING_DRAKE = Deck(
    "rending-drake",
    "rending-drake normal: hp 6, move 3, attack 3, wound",
    [
        card(548, 12, on_row("brute 5,0", "M 4,0; brute -2; draws 1; brute wound")),
        shuffling(
            549,
            13,
            on_row("brute 1,0", "brute -4; draws 2; brute wound"),
            on_row("brute 3,0", "M 2,0; brute -2; draws 1; brute wound"),
        ),
        card(550, 25, on_row("brute 4,0", "M 3,0; brute -3; draws 1; brute wound")),
        card(551, 39, on_row("brute 3,0", "M 2,0; brute -4; draws 1; brute wound")),
        card(
            552,
            54,
            on_row("brute 4,0", "M 1,0; brute -2; draws 1; brute wound; brute poison"),
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -2; tinkerer -2; draws 2; brute wound; brute poison; tinkerer wound; tinkerer poison",
            ),
        ),
        card(
            553,
            59,
            on_row("brute 2,0", "M 1,0; brute -4; draws 1; brute wound"),
            on_row("brute 1,0; tinkerer -1,0", "brute -4; tinkerer -4; draws 2; brute wound; tinkerer wound"),
        ),
        shuffling(554, 72, on_row("brute 1,0", "brute -5; draws 3; brute wound")),
        card(555, 6, on_row("brute 1,0; M -3", "M shield 2; M +2; M strengthen")),
    ],
)

SPITTING_DRAKE = Deck(
    "spitting-drake",
    "spitting-drake normal: hp 6, move 3, attack 3, range 3, flying",
    [
        card(556, 32, on_row("brute 7,0; obstacle 2,0", "M 4,0; brute -2; draws 1")),
        card(557, 52, on_row("brute 6,0", "M 3,0; brute -3; draws 1")),
        shuffling(
            558,
            57,
            on_field("brute 3,0; tinkerer 4,0", "M 1,0; brute -2; tinkerer -2; draws 2"),
            on_field("brute 5,0", "M 2,0; brute -2; draws 1"),
        ),
        card(
            559,
            27,
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -3; tinkerer -3; draws 2; brute poison; tinkerer poison",
            ),
        ),
        card(560, 87, on_row("brute 5,0", "M 2,0; brute -4; draws 1")),
        card(561, 89, on_row("brute 3,0", "brute -1; draws 1; brute stun")),
        card(562, 6, on_row("brute 1,0; M -3", "M shield 2; M +2; M strengthen")),
        shuffling(
            563,
            89,
            on_field("brute 5,0", "M 2,0; brute -1; draws 1; brute poison"),
            on_field(
                "brute 3,0; tinkerer 2,1",
                "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison",
            ),
        ),
    ],
)

LURKER = Deck(
    "lurker",
    "lurker normal: hp 7, move 2, attack 2, targets 2, pierce 1",
    [
        shuffling(
            612,
            11,
            on_row("brute 1,0; tinkerer -1,0; scoundrel 2,0", "M shield 1; brute wound; tinkerer wound"),
            on_row("brute 1,0; ice", "M shield 2; brute wound; ice gone"),
        ),
        card(613, 28, on_row("brute 4,0 shield 1", "M 3,0; brute -1; draws 1")),
        card(
            614,
            38,
            on_row("brute 3,0", "M 2,0; brute -2; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 2"),
        ),
        card(
            615,
            38,
            on_row("brute 1,0; tinkerer -1,0", "brute -4; draws 2"),
            on_row("brute 3,0", "M 2,0; brute -4; draws 2"),
        ),
        card(616, 61, on_row("brute 2,0 shield 2", "M 1,0; brute -2; draws 1")),
        card(
            617,
            64,
            on_field(
                "brute 1,0; tinkerer 0,1; scoundrel -1,0; cragheart 2,0",
                "brute -3; tinkerer -3; scoundrel -3; draws 3",
            ),
        ),
        card(
            618,
            41,
            on_row("brute 3,0", "M 2,0; brute -1; draws 1; brute wound"),
            on_row("brute 3,0; ice", "M strengthen; M 2,0; brute -1; draws 2; brute wound; ice gone"),
        ),
        shuffling(619, 23, on_row("brute 3,0", "M shield 1; M 2,0; brute -1; draws 1; ice strong")),
    ],
)

IMP = Deck(
    "imp",
    "forest-imp elite: hp 5, move 3, attack 2, range 3, shield 1, flying",
    [
        card(676, 5, on_row("brute 1,0; M -3", "M shield 5; M +1")),
        card(677, 37, on_row("brute 6,0", "M 3,0; brute -2; draws 1")),
        card(678, 37, on_row("brute 6,0", "M 3,0; brute -2; draws 1")),
        card(679, 42, on_row("brute 6,0; ally 1,0 -3; other 8,0 -4; M -1", "M 4,0; ally +2")),
        shuffling(
            680,
            43,
            on_row("brute 6,0", "M 3,0; brute -1; draws 1; brute poison"),
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison",
            ),
        ),
        card(681, 76, on_row("brute 5,0", "M 2,0; brute -3; draws 1")),
        shuffling(
            682,
            43,
            on_row("brute 6,0", "M 3,0; brute -1; draws 1; brute curses +1"),
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -1; tinkerer -1; draws 2; brute curses +1; tinkerer curses +1",
            ),
        ),
        card(
            683,
            24,
            on_row(
                "ally 1,0; other 2,0; far 3,0; brute -1,0; tinkerer -2,0; scoundrel -3,0",
                "ally strengthen; other strengthen; brute muddle; tinkerer muddle",
            ),
        ),
    ],
)

DECKS = [CAVE_BEAR, HOUND, GIANT_VIPER, RENDING_DRAKE, SPITTING_DRAKE, LURKER, IMP]
