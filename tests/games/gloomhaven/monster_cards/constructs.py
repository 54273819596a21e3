"""The decks of artillery, golems and savvas."""

from __future__ import annotations

from tests.games.gloomhaven.monster_cards.stage import Deck, card, on_field, on_row, shuffling

ANCIENT_ARTILLERY = Deck(
    "ancient-artillery",
    "ancient-artillery elite: hp 9, no move, attack 3, range 5",
    [
        card(700, 46, on_row("brute 7,0", "brute -2; draws 1"), on_row("brute 8,0", "")),
        shuffling(
            701,
            71,
            on_row("brute 5,0", "brute -3; draws 1"),
            on_row("brute 1,0; tinkerer -1,0; scoundrel 2,0", "brute -5; tinkerer -2; draws 2"),
        ),
        shuffling(
            702,
            71,
            on_row("brute 5,0", "brute -3; draws 1"),
            on_row("brute 1,0; tinkerer -1,0; scoundrel 2,0", "brute -5; tinkerer -2; draws 2"),
        ),
        card(
            703,
            37,
            on_row("brute 2,0; tinkerer -1,0", "tinkerer -2,0; tinkerer -2; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute 2,0; tinkerer -2,0; brute -2; draws 1"),
            on_field("brute 4,0; tinkerer 5,0; scoundrel 6,0", "brute -2; tinkerer -2; draws 2"),
        ),
        card(
            704,
            37,
            on_row("brute 1,0; tinkerer -1,0", "brute 2,0; tinkerer -2,0; brute -2; draws 1"),
            on_row("brute 2,0; tinkerer -1,0", "tinkerer -2,0; tinkerer -2; draws 1"),
            on_field(
                "brute 4,0; tinkerer 5,0; scoundrel 6,0", "brute -2; tinkerer -2; scoundrel -2; draws 3"
            ),
        ),
        card(705, 95, on_row("brute 5,0", "brute -4; draws 1")),
        card(
            706,
            17,
            on_row("brute 1,0; tinkerer -1,0", "brute 3,0; tinkerer -3,0; M shield 2; brute -1; draws 1"),
            on_row("brute 2,0; tinkerer -1,0", "tinkerer -3,0; M shield 2; tinkerer -1; draws 1"),
        ),
        card(
            707,
            46,
            on_field(
                "brute 5,0; tinkerer 6,0",
                "brute -2; tinkerer -2; draws 2; brute immobilize; tinkerer immobilize",
            ),
        ),
    ],
)

STONE_GOLEM = Deck(
    "stone-golem",
    "stone-golem normal: hp 10, move 1, attack 3, shield 1",
    [
        card(740, 11, on_row("brute 1,0", "M retaliate 3 range 3")),
        card(741, 28, on_row("brute 3,0", "M 2,0; brute -3; draws 1; M -1")),
        shuffling(742, 51, on_row("brute 3,0", "M 2,0; brute -2; draws 1")),
        card(743, 65, on_row("brute 2,0", "M 1,0; brute -3; draws 1")),
        card(744, 72, on_row("brute 3,0", "brute -4; draws 1; M -2")),
        shuffling(745, 90, on_row("brute 1,0", "brute -4; draws 1"), on_row("brute 2,0", "")),
        card(
            746,
            83,
            on_row("brute 2,0", "M 1,0; brute -2; draws 1"),
            on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 2"),
        ),
        card(747, 28, on_row("brute 5,0", "M 2,0; brute -1; draws 1; brute immobilize; brute 3,0")),
    ],
)

SAVVAS_ICESTORM = Deck(
    "savvas-icestorm",
    "savvas-icestorm normal: hp 10, move 2, attack 2, range 4, pierce 3",
    [
        card(
            708,
            70,
            on_row("brute 1,0; tinkerer -1,0", "brute 3,0; tinkerer -3,0; brute -3; draws 1"),
            on_row("brute 2,0; tinkerer -1,0", "tinkerer -3,0; tinkerer -3; draws 1"),
            on_row("brute 1,0; air", "brute 5,0; brute -3; draws 1; air gone"),
        ),
        card(709, 98, on_row("brute 4,0", "new wind-demon normal 1,0 hp 3; air strong")),
        card(710, 98, on_row("brute 4,0", "new frost-demon normal 1,0 hp 6; ice strong")),
        card(
            711,
            19,
            on_row(
                "brute 5,0; ally 4,0; other -1,0",
                "M 2,0; brute -1; draws 1; M shield 1; ally shield 1; ice strong",
            ),
        ),
        card(
            712,
            14,
            on_row("brute 4,0 shield 3", "brute -2; draws 1; M retaliate 2; air strong"),
            on_row(
                "brute 4,0; ice",
                "brute -4; draws 1; brute immobilize; M retaliate 2; ice gone; air strong",
            ),
        ),
        card(
            713,
            14,
            on_row("brute 4,0; M -3; ally 3,0 -5; other -4,0 -8", "M shield 4; ally +2"),
            on_row("brute 4,0; M -7; ice", "M shield 4; M +5; ice gone"),
            on_row("brute 4,0; air", "M shield 4; brute -2; draws 1; air gone"),
            on_row("brute 4,0; obstacle 2,0; air", "M shield 4; brute -2; draws 1; air gone"),
        ),
        shuffling(
            714,
            47,
            on_row("brute 1,0", "brute disarm; M -1,0; brute -1; draws 1; air strong"),
            on_row(
                "brute 1,0; tinkerer -1,0; scoundrel 2,0",
                "brute disarm; tinkerer disarm; brute -1; draws 2; air strong",
            ),
            on_row("brute 6,0", "M 2,0; brute -1; draws 1; air strong"),
        ),
        shuffling(
            715,
            35,
            on_row("brute 3,0", "M 1,0; brute -1; draws 1; ice strong"),
            on_field(
                "brute 2,0; tinkerer 2,-2; scoundrel 1,0",
                "brute -1; tinkerer -1; scoundrel -1; draws 3; ice strong",
            ),
        ),
    ],
)

SAVVAS_LAVAFLOW = Deck(
    "savvas-lavaflow",
    "savvas-lavaflow normal: hp 9, move 3, attack 2, poison",
    [
        card(716, 97, on_row("brute 4,0", "new flame-demon normal 1,0 hp 2; fire strong")),
        card(717, 97, on_row("brute 4,0", "new earth-demon normal 1,0 hp 9; earth strong")),
        card(
            718,
            22,
            on_row("brute 5,0", "M 4,0; brute -1; draws 1; brute poison"),
            on_row(
                "brute 1,0; tinkerer -1,0; fire",
                "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison; M retaliate 3; fire gone",
            ),
        ),
        shuffling(
            719,
            68,
            on_row(
                "brute 5,0; tinkerer 6,0; ally 4,0; scoundrel 7,0",
                "M 2,0; brute -3; draws 1; brute poison; tinkerer -2; ally -2; earth strong",
            ),
        ),
        card(
            720,
            41,
            on_row("brute 6,0", "M 3,0; brute -1; draws 1; brute poison"),
            on_row(
                "brute 2,0; tinkerer 3,0", "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison"
            ),
            on_row(
                "brute 3,0; earth",
                "brute -3; draws 1; brute poison; brute immobilize; earth gone",
            ),
        ),
        card(
            721,
            51,
            on_row("brute 9,0; tinkerer -6,0", "brute -2; tinkerer -2"),
            on_row(
                "brute 9,0; tinkerer -6,0; fire",
                "brute -2; tinkerer -2; brute wound; tinkerer wound; fire gone",
            ),
            on_row(
                "brute 9,0; tinkerer 4,0; earth",
                "brute -2; tinkerer -2; brute disarm; tinkerer disarm; earth gone",
            ),
            on_row("brute 9,0; earth; fire", "brute -2; brute disarm; brute wound; earth gone; fire gone"),
        ),
        card(
            722,
            31,
            on_row("brute 5,0; M -5; ally 3,0 -6; other -2,0 -1; far 4,0 -8", "ally +4"),
            on_row(
                "brute 5,0; M -5; ally 3,0 -6; other -2,0 -1; far -4,0 -8; earth",
                "ally +4; M +4; other +1; earth gone",
            ),
        ),
        shuffling(
            723,
            68,
            on_row("brute 5,0", "M 2,0; brute -1; draws 1; brute poison; fire strong"),
            on_row(
                "brute 3,0; tinkerer -3,0",
                "brute -1; tinkerer -1; draws 2; brute poison; tinkerer poison; fire strong",
            ),
        ),
    ],
)

DECKS = [ANCIENT_ARTILLERY, STONE_GOLEM, SAVVAS_ICESTORM, SAVVAS_LAVAFLOW]
