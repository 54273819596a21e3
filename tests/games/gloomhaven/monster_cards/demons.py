"""The decks of the six demons, with and without the elements they feed on."""

from __future__ import annotations

from tests.games.gloomhaven.monster_cards.stage import Deck, card, on_field, on_row, shuffling

EARTH_DEMON = Deck(
    "earth-demon",
    "earth-demon elite: hp 13, move 2, attack 4",
    [
        shuffling(
            636,
            40,
            on_row("brute 3,0; tinkerer 4,0; M -5", "M +3"),
            on_row(
                "brute 3,0; tinkerer -3,0; scoundrel 4,0; M -5; earth",
                "M +3; brute immobilize; tinkerer immobilize; earth gone",
            ),
        ),
        shuffling(637, 42, on_row("brute 4,0", "M 3,0; brute -3; draws 1")),
        card(638, 62, on_row("brute 3,0", "M 2,0; brute -4; draws 1; earth strong")),
        card(
            639,
            71,
            on_row("brute 4,0; tinkerer -4,0", "brute -4; draws 1"),
            on_row("brute 4,0; tinkerer -4,0; earth", "brute -4; tinkerer -4; draws 2; earth gone"),
        ),
        card(640, 83, on_row("brute 2,0", "M 1,0; brute -5; draws 1; earth strong")),
        card(
            641,
            93,
            on_row("brute 1,0; tinkerer -1,0", "brute -3; tinkerer -3; draws 2"),
            on_row(
                "brute 1,0; tinkerer -1,0; earth",
                "brute -3; tinkerer -3; draws 2; brute 2,0; tinkerer -2,0; earth gone",
            ),
            on_row("brute 2,0", "M 1,0; brute -3; draws 1"),
        ),
        card(
            642,
            79,
            on_row("brute 4,0", "M 3,0; brute -4; draws 1"),
            on_row("brute 4,0; air", "M 3,0; brute -2; draws 1; air gone"),
        ),
        card(
            643,
            87,
            on_row("brute 3,0", "M 2,0; brute -3; draws 1"),
            on_field(
                "brute 1,0; tinkerer 1,-1; scoundrel 2,-1; fire",
                "brute -3; tinkerer -3; scoundrel -3; draws 3; fire gone; earth strong",
            ),
            on_row("brute 3,0; fire; air", "M 2,0; brute -3; draws 1; air gone; earth strong", says="air"),
        ),
    ],
)

FLAME_DEMON = Deck(
    "flame-demon",
    "flame-demon normal: hp 2, move 3, attack 2, range 3, shield 3, flying",
    [
        card(628, 3, on_row("brute 7,0; obstacle 1,0", "M 4,0; brute -1; draws 1; fire strong")),
        card(629, 24, on_row("brute 6,0", "M 3,0; brute -2; draws 1; fire strong")),
        shuffling(
            630,
            46,
            on_row("brute 3,0; tinkerer -3,0", "brute -2; draws 1"),
            on_field(
                "brute 3,0; tinkerer 4,0; scoundrel 5,0; cragheart 0,3; fire",
                "brute -2; tinkerer -2; scoundrel -2; draws 3; fire gone",
            ),
        ),
        card(
            631,
            49,
            on_row("brute 1,0; tinkerer 2,0", "brute -2; tinkerer -2; draws 2"),
            on_row(
                "brute 1,0; tinkerer 2,0; fire",
                "brute -3; tinkerer -3; draws 2; brute wound; tinkerer wound; fire gone",
            ),
        ),
        card(632, 67, on_row("brute 4,0", "M 2,0; brute -3; draws 1; fire strong")),
        card(
            633,
            77,
            # It shoots at those next to it: two cards each (GH-S-ATK-03).
            on_row("brute 1,0; tinkerer -1,0; scoundrel 2,0", "brute -2; tinkerer -2; draws 4"),
            on_row("brute 1,0; ice", "brute -2; draws 2; M -1; ice gone"),
        ),
        shuffling(
            634,
            30,
            on_row("brute 3,0; tinkerer -3,0", "brute wound; tinkerer wound; draws 2"),
            on_row("brute 1,0; fire", "brute -2; M -1,0; brute wound; draws 1; fire gone"),
            on_row(
                "brute 1,0; tinkerer -1,0; scoundrel 2,0; fire",
                "brute -2; tinkerer -2; M -2,0; brute wound; tinkerer wound; draws 3; fire gone",
            ),
        ),
        card(
            635,
            8,
            on_row("brute 5,0", "M 2,0; trap 3,0 damage 4"),
            on_row("brute 5,0; light", "M 2,0; trap 3,0 damage 4; light gone; fire strong"),
            on_row("brute 5,0; light; dark", "M 2,0; trap 3,0 damage 4; dark gone; fire strong", says="dark"),
        ),
    ],
)

FROST_DEMON = Deck(
    "frost-demon",
    "frost-demon normal: hp 6, move 2, attack 3, retaliate 1",
    [
        card(
            620,
            18,
            on_row("brute 2,0; tinkerer -2,0; scoundrel 3,0; M -4", "brute immobilize; tinkerer immobilize"),
            on_row("brute 2,0; tinkerer 3,0; M -4; ice", "brute immobilize; M +3; ice gone"),
        ),
        card(621, 38, on_row("brute 4,0", "M 3,0; brute -2; draws 1")),
        card(622, 58, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        card(
            623,
            58,
            on_row("brute 3,0", "M 1,0; brute -3; draws 1"),
            on_row("brute 4,0; ice", "M 1,0; brute -5; draws 1; ice gone"),
        ),
        shuffling(
            624,
            78,
            on_row("brute 2,0", "M 1,0; brute -3; draws 1; ice strong"),
            on_field("brute 1,0; tinkerer 1,-1", "brute -3; tinkerer -3; draws 2; ice strong"),
        ),
        shuffling(
            625,
            78,
            on_row("brute 2,0", "M 1,0; brute -3; draws 1; ice strong"),
            on_field("brute -1,0; tinkerer -1,1", "brute -3; tinkerer -3; draws 2; ice strong"),
        ),
        card(
            626,
            58,
            on_row("brute 2,0 shield 4", "M 1,0; brute -1; draws 1"),
            on_row("brute 2,0; fire", "M 1,0; brute -2; draws 1; fire gone; ice strong"),
        ),
        card(
            627,
            18,
            on_row("brute 5,0", "M shield 2; M 3,0"),
            on_row("brute 5,0; fire", "M shield 2; M 3,0; M -1; fire gone"),
        ),
    ],
)

NIGHT_DEMON = Deck(
    "night-demon",
    "night-demon normal: hp 5, move 3, attack 3",
    [
        card(660, 4, on_row("brute 5,0", "M 4,0; brute -2; draws 1; dark strong")),
        card(
            661,
            7,
            on_row("brute 5,0", "M 4,0; brute -2; draws 1"),
            on_row("brute 5,0; dark", "M 4,0; brute -2; draws 1; M invisible; dark gone"),
        ),
        card(662, 22, on_row("brute 4,0", "M 3,0; brute -3; draws 1; dark strong")),
        card(
            663,
            26,
            on_row(
                "brute 3,0; tinkerer -3,0; scoundrel -2,0",
                "brute -1; tinkerer -1; scoundrel -1; draws 3",
            ),
            on_row(
                "brute 3,0; tinkerer -3,0; dark",
                "brute -1; tinkerer -1; draws 2; brute muddle; tinkerer muddle; dark gone",
            ),
        ),
        shuffling(
            664,
            46,
            on_row("brute 3,0", "M 2,0; brute -4; draws 1"),
            on_row("brute 3,0; dark", "M 2,0; brute -6; draws 1; dark gone"),
        ),
        shuffling(665, 41, on_row("brute 3,0", "M 2,0; brute -4; draws 1; dark strong")),
        card(
            666,
            35,
            on_row("brute 1,0 shield 3", "brute -1; draws 2"),
            on_row("brute 1,0; light", "brute -4; draws 2; monsters curses +1; light gone"),
        ),
        card(
            667,
            15,
            on_row("brute 4,0", "M 3,0; brute -3; draws 1"),
            on_row(
                "brute 1,0; ally -1,0; tinkerer 2,0; fire",
                "brute -3; ally -1; draws 1; fire gone; dark strong",
            ),
        ),
    ],
)

SUN_DEMON = Deck(
    "sun-demon",
    "sun-demon normal: hp 7, move 2, attack 2, shield 1, flying",
    [
        shuffling(
            652,
            17,
            on_row("brute 5,0; M -2; ally 3,0 -5; far -4,0 -6", "ally +3"),
            on_row(
                "brute 5,0; M -2; ally 2,0 -5; other -3,0 -1; far -4,0 -5; light",
                "ally +3; other +1; light gone",
            ),
        ),
        card(
            653,
            36,
            on_row("brute 3,0; obstacle 1,0", "M 2,0; brute -2; draws 2; light strong"),
            on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 4; light strong"),
        ),
        card(
            654,
            36,
            on_row("brute 3,0", "M 2,0; brute -2; draws 2; light strong"),
            on_row("brute 1,0; tinkerer -1,0", "brute -2; tinkerer -2; draws 4; light strong"),
        ),
        card(655, 68, on_row("brute 3,0", "M 2,0; brute -3; draws 2; light strong")),
        shuffling(
            656,
            73,
            on_row("brute 3,0; M -5", "M 2,0; brute -3; draws 2"),
            on_row("brute 3,0; M -5; light", "M 2,0; brute -3; draws 2; M +3; light gone"),
        ),
        card(
            657,
            95,
            on_row("brute 5,0", "M 1,0; brute -2; draws 2"),
            on_row("brute 4,0; tinkerer -4,0; light", "brute -2; tinkerer -2; draws 4; light gone"),
        ),
        card(
            658,
            88,
            on_row("brute 2,0", "M 1,0; brute -1; draws 2"),
            on_row("brute 1,0; tinkerer -1,0; dark", "brute -1; tinkerer -1; draws 4; M muddle; dark gone"),
        ),
        card(
            659,
            50,
            on_row("brute 5,0", "M 2,0; brute -2; draws 2"),
            on_row("brute 5,0; fire", "M 2,0; brute -2; draws 2; fire gone; light strong"),
        ),
    ],
)

WIND_DEMON = Deck(
    "wind-demon",
    "wind-demon normal: hp 3, move 3, attack 2, range 3, shield 2, flying",
    [
        card(
            644,
            9,
            on_row("brute 3,0; M -2", "brute -1; draws 1; M +1"),
            on_row("brute 3,0; M -2; air", "brute -1; draws 1; M +1; M invisible; air gone"),
        ),
        shuffling(
            645, 21, on_row("brute 6,0; obstacle 1,0", "M 3,0; brute -2; draws 1; brute 5,0; air strong")
        ),
        shuffling(646, 21, on_row("brute 6,0", "M 3,0; brute -2; draws 1; brute 5,0; air strong")),
        card(
            647,
            29,
            on_row("brute 3,0; tinkerer -3,0", "brute -1; tinkerer -1; draws 2"),
            on_row(
                "brute 3,0; tinkerer -3,0; air",
                "brute -1; tinkerer -1; draws 2; brute 5,0; tinkerer -5,0; air gone",
            ),
            on_row("brute 6,0", "M 3,0; brute -1; draws 1"),
        ),
        card(
            648,
            37,
            on_row("brute 4,0", "M 3,0; brute -2; draws 1"),
            on_field("brute 1,0; tinkerer 1,-1; scoundrel 0,1", "brute -2; tinkerer -2; draws 2"),
            on_field(
                "brute 1,0; tinkerer 1,-1; scoundrel 2,0; cragheart 0,1; air",
                "brute -3; tinkerer -3; scoundrel -3; cragheart -3; draws 4; air gone",
            ),
        ),
        card(
            649,
            43,
            on_row("brute 5,0", "M 2,0; brute -3; draws 1"),
            on_row("brute 3,0; tinkerer -3,0; air", "brute -3; tinkerer -3; draws 2; air gone"),
        ),
        card(
            650,
            43,
            on_row("brute 1,0; tinkerer -1,0", "brute 2,0; tinkerer -2,0; brute -2; draws 1"),
            on_row("brute 2,0; tinkerer -1,0", "tinkerer -2,0; tinkerer -2; draws 1"),
            on_row("brute 1,0; earth", "brute 2,0; earth gone"),
        ),
        card(
            651,
            2,
            on_row("brute 5,0", "M shield 1; M 2,0; brute -1; draws 1"),
            on_row("brute 5,0; air", "M shield 1; M 2,0; brute -1; draws 1"),
            on_row("brute 5,0; ice", "M shield 1; M 2,0; brute -1; draws 1; ice gone; air strong"),
        ),
    ],
)

DECKS = [EARTH_DEMON, FLAME_DEMON, FROST_DEMON, NIGHT_DEMON, SUN_DEMON, WIND_DEMON]
