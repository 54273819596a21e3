"""The decks of people: archers, guards, scouts, shamans, cultists; and that of the bosses."""

from __future__ import annotations

from tests.games.gloomhaven.monster_cards.stage import Deck, card, on_field, on_row, shuffling

ARCHER = Deck(
    "archer",
    "bandit-archer normal: hp 5, move 2, attack 2, range 4",
    [
        card(532, 16, on_row("brute 7,0", "M 3,0; brute -1; draws 1")),
        card(533, 31, on_row("brute 6,0", "M 2,0; brute -2; draws 1")),
        card(534, 32, on_row("brute 5,0", "M 2,0; brute -3; draws 1")),
        card(535, 44, on_row("brute 5,0", "M 1,0; brute -3; draws 1")),
        card(
            536,
            56,
            on_row("brute 4,0; tinkerer -3,0; scoundrel -4,0", "brute -1; tinkerer -1; draws 2"),
            on_row("brute 5,0", ""),
        ),
        shuffling(537, 68, on_row("brute 5,0", "brute -3; draws 1")),
        card(538, 14, on_row("brute 5,0", "M 1,0; brute -1; draws 1; trap 2,0 damage 3")),
        shuffling(539, 29, on_row("brute 7,0", "M 2,0; brute -1; draws 1; brute immobilize")),
    ],
)

GUARD = Deck(
    "guard",
    "bandit-guard elite: hp 9, move 2, attack 3, shield 1",
    [
        shuffling(524, 15, on_row("brute 1,0", "M shield 1; M retaliate 2")),
        card(525, 30, on_row("brute 4,0", "M 3,0; brute -2; draws 1")),
        card(526, 35, on_row("brute 3,0", "M 1,0; brute -3; draws 1")),
        card(527, 50, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        card(528, 50, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        card(529, 70, on_row("brute 2,0", "M 1,0; brute -4; draws 1")),
        card(530, 55, on_row("brute 2,0", "M 1,0; brute -3; draws 1; M strengthen")),
        shuffling(531, 15, on_row("brute 1,0", "M shield 1; brute -3; draws 1; brute poison")),
    ],
)

SCOUT = Deck(
    "scout",
    "vermling-scout elite: hp 5, move 3, attack 2",
    [
        card(668, 29, on_row("brute 5,0", "M 2,0; brute -1; draws 1")),
        card(669, 40, on_row("brute 5,0", "M 4,0; brute -1; draws 1")),
        card(670, 53, on_row("brute 4,0", "M 3,0; brute -2; draws 1")),
        card(671, 54, on_row("brute 4,0", "M 1,0; brute -2; draws 1; brute poison")),
        card(672, 69, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        shuffling(673, 92, on_row("brute 1,0", "brute -4; draws 1; brute poison")),
        card(674, 79, on_row("brute 4,0; tinkerer -4,0", "brute -1; tinkerer -1; draws 2")),
        shuffling(
            675,
            35,
            on_row(
                "brute 6,0; obstacle 2,0; coins 3,0; coins 4,0; coins 6,0",
                "M 4,0; coins 3,0 -1; coins 4,0 -1",
            ),
        ),
    ],
)

SHAMAN = Deck(
    "shaman",
    "inox-shaman normal: hp 6, move 1, attack 2, range 3",
    [
        card(588, 8, on_row("brute 4,0", "M 1,0; brute -1; draws 1; brute disarm")),
        card(589, 8, on_row("brute 3,0", "brute -2; draws 1; brute immobilize"), on_row("brute 4,0", "")),
        shuffling(590, 23, on_row("brute 4,0; ally -2,0 -4; other -3,0 -5; M -3", "M 1,0; ally +3")),
        shuffling(591, 23, on_row("brute 4,0; ally -3,0 -5; M -4", "M 1,0; M +3")),
        card(592, 62, on_row("brute 4,0", "M 1,0; brute -2; draws 1")),
        card(593, 74, on_row("brute 3,0", "brute -3; draws 1")),
        card(
            594,
            89,
            on_row(
                "brute 5,0; ally 1,0 -2; other -1,0 -1; far -2,0 -2; M -1",
                "ally +1; other +1; monsters blesses +1",
            ),
        ),
        card(
            595,
            9,
            on_row(
                "brute 4,0; tinkerer 5,0",
                "M 2,0; brute -1; tinkerer -1; brute curses +1; tinkerer curses +1; draws 2",
            ),
        ),
    ],
)

CULTIST = Deck(
    "cultist",
    "cultist elite: hp 9, move 2, attack 2",
    [
        card(
            604,
            10,
            on_row("brute 2,0", "M 1,0; brute -1; draws 1; M vengeful"),
            on_row(
                "brute 1,0; tinkerer -1,0",
                "brute -5; tinkerer -4; draws 3; M -9; M gone; coins 0,0 +1",
                dies=True,
            ),
        ),
        card(
            605,
            10,
            on_row("brute 2,0", "M 1,0; brute -1; draws 1; M vengeful"),
            on_field(
                "brute 1,0; tinkerer 0,1; scoundrel -1,1; cragheart 2,0",
                "brute -5; tinkerer -4; scoundrel -4; draws 4; M -9; M gone; coins 0,0 +1",
                dies=True,
            ),
        ),
        card(606, 27, on_row("brute 3,0", "M 2,0; brute -2; draws 1")),
        card(607, 27, on_row("brute 3,0", "M 2,0; brute -2; draws 1")),
        card(608, 39, on_row("brute 2,0; M -3", "M 1,0; brute -2; draws 1; M +1")),
        shuffling(609, 63, on_row("brute 4,0", "new living-bones normal 1,0 hp 5; M -2")),
        shuffling(610, 63, on_row("brute -4,0", "new living-bones normal -1,0 hp 5; M -2")),
        card(611, 31, on_row("brute 3,0; ally -2,0 -4; other -3,0 -8; M -2", "M 1,0; ally +3")),
    ],
)

BOSS = Deck(
    "boss",
    "inox-bodyguard boss: hp 14, move 2, attack 3",
    [
        card(572, 11, on_row("brute 3,0", "M 2,0; brute -3; draws 1; M retaliate 3")),
        card(573, 14, on_row("brute 3,0", "M 2,0; brute -3; draws 1; M retaliate 3")),
        shuffling(574, 17, on_row("brute 3,0", "M 2,0; brute -3; draws 1; M retaliate 3")),
        shuffling(575, 85, on_field("brute 2,0; tinkerer 0,2", "brute -2; tinkerer -2; draws 2")),
        card(576, 79, on_field("brute 2,0; tinkerer 1,1", "brute -2; tinkerer -2; draws 2")),
        card(577, 73, on_row("brute 3,0", "M 1,0; brute -2; draws 1")),
        card(578, 36, on_row("brute 3,0", "M 2,0; brute -3; draws 1")),
        card(
            579,
            52,
            on_row("brute 4,0", "M 1,0; brute -2; draws 1"),
            on_row("brute 3,0; tinkerer -3,0", "brute -2; tinkerer -2; draws 2"),
        ),
    ],
)

DECKS = [ARCHER, GUARD, SCOUT, SHAMAN, CULTIST, BOSS]
