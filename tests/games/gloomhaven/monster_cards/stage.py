"""A stage for one monster card: who stands where before the turn, and every difference after it, in words.

`Scene("brute 7,0", "M 3,0; brute -1; draws 1")`: the monster M stands at 0,0 and acts; afterwards it stands at 3,0, the
brute has lost a hit point, one modifier card was drawn, and nothing else on the table has changed.
"""

from __future__ import annotations

from dataclasses import dataclass

from taverna.games.gloomhaven import codes, content
from taverna.games.gloomhaven.board.board import MONEY, OBSTACLE
from taverna.games.gloomhaven.effects.hurting import hurt
from taverna.games.gloomhaven.effects.turn_order import number_figures
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.modifiers import BLESS_CARD, CURSE_CARD
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import MONSTER, Figure
from taverna.games.gloomhaven.state.frames import BY_EFFECT
from taverna.games.gloomhaven.state.ruleset import Group, MonsterDeck
from taverna.games.gloomhaven.state.sheets import monster_sheet
from taverna.games.gloomhaven.state.table import STRONG, WANING, Stack, Table
from taverna.games.gloomhaven.state.traps import trap_conditions, trap_damage
from taverna.kit.hexes import Hex, disc
from tests.support.gloomhaven.tabletop import GAME, Tabletop

ROW = [(q, 0) for q in range(-6, 14)]
FIELD = disc(6)
LEVEL = 1
HP = 40
"""Of every hero, so that none falls."""
HEROES = ("brute", "tinkerer", "scoundrel", "cragheart")
"""In this order of initiative."""
STATES = ("gone", "waning", "strong")


@dataclass(frozen=True)
class Scene:
    given: str
    then: str
    says: str = ""
    """The players' answers: hexes, figures, elements."""
    floor: str = "row"
    dies: bool = False
    """M is killed after its turn."""


@dataclass(frozen=True)
class Card:
    id: int
    initiative: int
    scenes: list[Scene]
    shuffles: bool = False


@dataclass(frozen=True)
class Deck:
    id: str
    monster: str
    """Type, rank and stat line at level 1: `bandit-archer normal: hp 5, move 2, attack 2, range 4`."""
    cards: list[Card]


def card(id: int, initiative: int, *scenes: Scene) -> Card:
    return Card(id, initiative, list(scenes))


def shuffling(id: int, initiative: int, *scenes: Scene) -> Card:
    return Card(id, initiative, list(scenes), True)


def on_row(given: str, then: str, says: str = "", dies: bool = False) -> Scene:
    return Scene(given, then, says, "row", dies)


def on_field(given: str, then: str, says: str = "", dies: bool = False) -> Scene:
    return Scene(given, then, says, "field", dies)


# Setting the stage


def hex_of(word: str) -> Hex:
    q, r = word.split(",")
    return int(q), int(r)


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


class Stage:
    def __init__(self, monster: str, rank: int, scene: Scene, level: int = LEVEL) -> None:
        given = [part.split() for part in parts(scene.given)]
        heroes = {words[0]: hex_of(words[1]) for words in given if words[0] in HEROES}
        ordered = {name: heroes[name] for name in HEROES if name in heroes}
        self.top = Tabletop(FIELD if scene.floor == "field" else ROW, ordered, level=level)
        self.table = self.top.table
        self.heroes = list(ordered)
        self.rank = rank
        self._add_groups(monster, level)
        self._add_monster("M", (0, 0))
        for name in ordered:
            figure = self.top.figure(name)
            figure.hp = figure.max_hp = HP
        for words in given:
            self._set(words)
        self.table.carded = 1
        number_figures(self.table)

    def _add_groups(self, monster: str, level: int) -> None:
        """The type itself and every type that it summons."""
        rules = self.table.rules
        rules.groups, rules.decks = [], []
        for slug in dict.fromkeys([monster, *content.summoned_by(monster)]):
            known = content.monster(slug)
            ranks = (v.BOSS,) if known.is_boss else (v.NORMAL, v.ELITE)
            sheets = [monster_sheet(known, rank, level, rules.players, level) for rank in ranks]
            rules.decks.append(MonsterDeck(known.deck, content.deck(known.deck).cards))
            rules.groups.append(Group(len(rules.groups), slug, len(rules.decks) - 1, known.standees, sheets))
        self.table.stacks = [Stack(list(range(len(deck.cards)))) for deck in rules.decks]
        self.table.fed = [-1] * len(rules.groups)
        self.table.standees = [0] * len(rules.groups)

    def _add_monster(self, name: str, at: Hex) -> None:
        group = self.table.rules.groups[0]
        figure = Figure(0, MONSTER, 1, group.sheets[min(self.rank, len(group.sheets) - 1)])
        figure.group = 0
        figure.number = 1 + self.table.standees[0].bit_count()
        self.table.standees[0] |= 1 << figure.number
        self.table.add(figure)
        self.table.put(figure, self.top.cell(at))
        self.top.slots[name] = figure.slot

    def _set(self, words: list[str]) -> None:
        """`M -3`, `ally 1,0 -2`, `brute 1,0 shield 2 poison`, `coins 1,0`, `obstacle 2,0`, `fire`, `ice waning`."""
        first = words[0]
        if first in v.ELEMENTS:
            self.table.elements[v.ELEMENTS.index(first)] = WANING if "waning" in words else STRONG
        elif first == "coins":
            self.table.coins[self.top.cell(hex_of(words[1]))] = 1
            self.table.board.put(self.top.cell(hex_of(words[1])), MONEY)
        elif first == "obstacle":
            self.table.obstacles[self.top.cell(hex_of(words[1]))] = 1
            self.table.board.put(self.top.cell(hex_of(words[1])), OBSTACLE)
        else:
            self._set_figure(first, words[1:])

    def _set_figure(self, name: str, words: list[str]) -> None:
        if name not in self.top.slots:
            self._add_monster(name, hex_of(words[0]))
        figure = self.top.figure(name)
        for number, word in enumerate(words):
            if "," in word:
                self.table.put(figure, self.top.cell(hex_of(word)))
            elif word.startswith("-"):
                figure.hp += int(word)
            elif word == "shield":
                figure.sheet.shield = int(words[number + 1])
            elif word in v.CONDITIONS:
                self.top.give(name, word)
            else:
                assert words[number - 1] == "shield", word

    # Acting

    def draw(self, id: int) -> int:
        """The card of this round; its initiative."""
        cards = self.table.rules.decks[0].cards
        place = next(number for number, card in enumerate(cards) if card.id == id)
        self.table.stacks[0].card = place
        return cards[place].initiative

    def perform(self, scene: Scene) -> set[str]:
        """What has changed. Questions are answered in the scene's words, and no others may come."""
        before, counted = picture(self), unexplained(self.table, scene.dies)
        self.top.acts("M")
        answers = scene.says.split()
        while self.table.pending:
            assert answers, f"asked: {self.table.pending[0]}"
            self.top.answer(self._code(answers.pop(0)))
        assert not answers, f"not asked for: {answers}"
        if scene.dies:
            self._kill()
        assert not self.table.agenda
        assert unexplained(self.table, scene.dies) == counted
        return differences(before, picture(self))

    def _kill(self) -> None:
        figure = self.top.figure("M")
        hurt(self.table, figure, figure.hp, BY_EFFECT)
        GAME.rules.run(self.table)

    def _code(self, word: str) -> int:
        if word in v.ELEMENTS:
            return codes.ELEMENT + v.ELEMENTS.index(word)
        if word in self.top.slots:
            return self.top.at(word)
        q, r = hex_of(word)
        return self.top.to(q, r)

    def name(self, slot: int) -> str:
        for name, known in self.top.slots.items():
            if known == slot:
                return name
        figure = self.table.figures[slot]
        return f"new {figure.sheet.name} {v.RANKS[figure.sheet.rank]}"


# Looking at it


Picture = dict[str, object]


def picture(stage: Stage) -> Picture:
    """Everything that a card may change, by name."""
    table, map = stage.table, stage.top.map
    found: Picture = {}
    for figure in table.figures:
        name = stage.name(figure.slot)
        if name.startswith("new"):
            hex = map.hex(figure.cell)
            found[f"{name} {hex[0]},{hex[1]} hp {figure.hp}"] = True
            continue
        found[f"{name} at"] = map.hex(figure.cell) if figure.present else None
        found[f"{name} hp"] = figure.hp
        for number, condition in enumerate(v.CONDITIONS):
            found[f"{name} {condition}"] = figure.conditions >> number & 1 != 0
    for effect in table.lasting:
        found[f"{stage.name(effect.owner)} {_lasting(effect.ability, effect.value)}"] = True
    for number, state in enumerate(table.elements):
        found[v.ELEMENTS[number]] = STATES[state]
    for cell in range(map.size):
        q, r = map.hex(cell)
        found[f"coins {q},{r}"] = table.coins[cell]
        if trap := table.traps[cell]:
            found[f"trap {q},{r} damage {trap_damage(trap)}"] = True
            assert not trap_conditions(trap)
    decks = [hero.deck for hero in table.heroes]
    for name, deck in zip(["monsters", *stage.heroes], [table.monster_deck, *decks], strict=True):
        found[f"{name} curses"] = deck.count(CURSE_CARD)
        found[f"{name} blesses"] = deck.count(BLESS_CARD)
    found["draws"] = len(table.monster_deck.discard)
    return found


def _lasting(number: int, value: int) -> str:
    ability = ABILITIES[number]
    if ability.op == v.PASSIVE:
        gain = ability.passive.attacker_gain if ability.passive is not None else None
        return "elusive" if gain is not None and gain.disadvantage else "passive"
    if ability.op == v.ON_DEATH:
        return "vengeful"
    reach = "" if ability.range is None else f" range {ability.range.plus}"
    return f"{v.OPS[ability.op]} {value}{reach}"


def differences(before: Picture, after: Picture) -> set[str]:
    found: set[str] = set()
    for key in {*before, *after}:
        one, other = before.get(key), after.get(key)
        if one == other:
            continue
        found.add(_said(key, one, other))
    return found


def _said(key: str, one: object, other: object) -> str:
    name, _, what = key.rpartition(" ")
    if what == "at":
        return f"{name} gone" if other is None else "{} {},{}".format(name, *other)  # type: ignore[misc]
    if isinstance(other, bool) or isinstance(one, bool):
        return key if other else f"no {key}"
    if isinstance(other, str):
        return f"{key} {other}"
    assert isinstance(one, int)
    assert isinstance(other, int)
    return f"{name if what == 'hp' else key} {other - one:+d}" if key != "draws" else f"draws {other}"


VOLATILE = ("elements", "fed", "figures", "lasting", "monster_deck", "standees", "suffered", "turn")
"""What a turn changes and the picture tells; `board` and `heroes` are looked at part by part."""


OF_DEATHS = ("counts", "ended", "memory")


def unexplained(table: Table, deadly: bool) -> dict[str, object]:
    """Everything else that a table holds: a card may not touch it; but deaths are counted."""
    left_out = VOLATILE + OF_DEATHS if deadly else VOLATILE
    found = {name: value for name, value in GAME.saving.dump_table(table).items() if name not in left_out}
    board = dict(found["board"])  # type: ignore[call-overload]
    for name in ("coins", "terrain", "traps"):
        del board[name]
    heroes = [dict(hero) for hero in found["heroes"]]  # type: ignore[attr-defined]
    for hero in heroes:
        del hero["deck"]
    return {**found, "board": board, "heroes": heroes}
