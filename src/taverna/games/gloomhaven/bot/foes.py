"""What enemies are about to do: how hard they hit, how far they get, whom they go for (sections 21 and 22, roughly).

Cards that lie open are read; of those not yet drawn the average counts. Sums are kept in whole numbers, so that the
order of a face-down deck can't be felt.
"""

from __future__ import annotations

from typing import Final

from taverna.games.gloomhaven.bot.wishes import is_prize, is_spared
from taverna.games.gloomhaven.effects.amounts import shield_of
from taverna.games.gloomhaven.effects.attack.gains import attack_stat
from taverna.games.gloomhaven.language import vocabulary as v
from taverna.games.gloomhaven.language.abilities import Ability
from taverna.games.gloomhaven.language.cards import MonsterCard
from taverna.games.gloomhaven.language.registry import ABILITIES
from taverna.games.gloomhaven.state.figures import NO_CARD, NOBODY, OBJECT, Figure
from taverna.games.gloomhaven.state.table import Stack, Table

NEVER: Final = -9
LIFE: Final = 1.3
"""What an enemy's attack value adds to the worth of its death."""
PRIZE: Final = 6.0
"""What it adds that the scenario is won by that death."""
ENDING: Final = 5.0
"""What it adds that nobody is left to fight; with others beside, a part of it."""
SPARED: Final = -60.0
"""What the death of somebody is worth by which the scenario is lost."""


class Intent:
    """A monster card in numbers: what it adds to the printed move, attack and range; NEVER where it has none."""

    __slots__ = ("attack", "fixed_range", "initiative", "move", "range", "shield", "targets")

    def __init__(self, card: MonsterCard) -> None:
        self.initiative = card.initiative
        self.move = NEVER
        self.attack = NEVER
        self.range = 0
        self.fixed_range = 0
        self.targets = 0
        self.shield = 0
        for ability in card.action.abilities:
            self._read(ability)

    def _read(self, ability: Ability) -> None:
        if ability.op == v.MOVE and self.move == NEVER:
            self.move = ability.n.plus
        elif ability.op == v.SHIELD:
            self.shield += ability.n.plus
        elif ability.op == v.BOSS_SPECIAL and self.attack == NEVER:
            self.attack = 0
            self.move = max(self.move, 0)
        elif ability.op == v.ATTACK and self.attack == NEVER:
            self.attack = ability.n.plus
            self.targets = 3 if ability.to.pick == v.ALL else max(0, ability.targets)
            if ability.area is not None:
                self.targets = 2
            reach = ability.range
            if reach is not None and reach.name == v.STAT:
                self.range = reach.plus
            elif reach is not None:
                self.fixed_range = reach.plus


_intents: Final[dict[int, Intent]] = {}


def intent_of(card: MonsterCard) -> Intent:
    if card.action.number < 0:  # of somebody whom the scenario brings: the card is the scenario's own
        return Intent(card)
    found = _intents.get(card.action.number)
    if found is None:
        found = Intent(card)
        _intents[card.action.number] = found
    return found


class Mood:
    """What a group does on its next turn: a card that lies open, or the mean of those that may come."""

    __slots__ = ("attack", "early", "known", "move", "range", "targets")

    def __init__(self) -> None:
        self.known = False
        self.move = 0.0
        self.attack = 0.0  # NEVER: no attack
        self.range = 0
        self.targets = 1
        self.early: list[int] = []  # initiatives that may come

    def chance_before(self, initiative: int) -> float:
        """That the group acts before a hero of that initiative."""
        if not self.early:
            return 0.5
        count = 0
        for other in self.early:
            if other < initiative:
                count += 1
        return count / len(self.early)


def mood_of(table: Table, group: int, acted: bool) -> Mood:
    stack = table.stacks[table.rules.groups[group].deck]
    mood = Mood()
    if stack.card != NO_CARD and not acted:
        _know(mood, intent_of(table.rules.card(group, stack.card)))
    else:
        _guess(mood, table, group, stack)
    return mood


def _know(mood: Mood, intent: Intent) -> None:
    mood.known = True
    mood.move = float(intent.move)
    mood.attack = float(intent.attack)
    mood.range = intent.fixed_range * 100 + intent.range
    mood.targets = intent.targets
    mood.early = [intent.initiative]


def _guess(mood: Mood, table: Table, group: int, stack: Stack) -> None:
    cards = stack.draw if stack.draw else stack.discard
    moves = attacks = moving = attacking = 0
    for number in cards:
        intent = intent_of(table.rules.card(group, number))
        if intent.move != NEVER:
            moves += intent.move
            moving += 1
        if intent.attack != NEVER:
            attacks += intent.attack
            attacking += 1
        mood.early.append(intent.initiative)
    count = max(1, len(cards))
    mood.move = moves / max(1, moving) if 2 * moving >= count else NEVER + 0.0
    mood.attack = attacks / max(1, attacking) if attacking else NEVER + 0.0
    mood.targets = 0


class Foe:
    """One enemy. `blow` is what one attack of it costs on average, `steps` how far it goes, `reach` how far it hits."""

    __slots__ = (
        "alive", "back", "back_reach", "blow", "cell", "figure", "hits", "hp", "mood", "prize", "reach", "row",
        "seeks", "shield", "slot", "soon", "steps", "threat",
    )  # fmt: skip

    def __init__(self, table: Table, figure: Figure, mood: Mood, soon: bool) -> None:
        self.figure = figure
        self.slot = figure.slot
        self.cell = figure.cell
        self.hp = figure.hp
        self.mood = mood
        self.soon = soon
        self.seeks = table.rules.groups[figure.group].focus if figure.group != NOBODY else NOBODY
        """The group that the scenario makes it go for."""
        self.shield = shield_of(table, figure)
        self.row = table.board.shape.ranges(figure.cell)
        self.back = figure.sheet.retaliate
        self.back_reach = figure.sheet.retaliate_range
        self._see_lasting(table)
        self._see_attack(table)
        # What its life is worth to the heroes beyond its hit points: attacks to come.
        self.alive = 1.0 + LIFE * self.threat * (1.0 + 0.4 * (self.hits - 1))
        self.prize = is_prize(table, figure)
        if self.prize:
            self.alive += PRIZE
        elif table.rules.plan.lose and is_spared(table, figure):
            self.alive = SPARED

    def _see_lasting(self, table: Table) -> None:
        for effect in table.lasting:
            ability = ABILITIES[effect.ability]
            if effect.owner == self.slot and ability.op == v.RETALIATE:
                self.back += effect.value
                if ability.range is not None:
                    self.back_reach = max(self.back_reach, ability.range.plus)

    def _see_attack(self, table: Table) -> None:
        figure, mood = self.figure, self.mood
        sheet = figure.sheet
        stat = attack_stat(table, figure)
        self.threat = max(0.0, float(stat))
        fixed, plus = divmod(mood.range + 50, 100)
        plus -= 50
        self.reach = fixed if fixed else max(1, sheet.range + (plus if sheet.range else 0))
        self.steps = max(0.0, max(0, sheet.move) + mood.move) if mood.move > NEVER else 0.0
        self.hits = max(1, mood.targets if mood.targets > 1 else sheet.targets)
        self.blow = 0.0
        if mood.attack > NEVER and stat >= 0:
            self.blow = max(0.0, stat + mood.attack)
        if figure.conditions & (v.STUN | v.DISARM):
            self.blow = 0.0
        if figure.conditions & (v.STUN | v.IMMOBILIZE):
            self.steps = 0.0
        if figure.conditions & v.MUDDLE:
            self.blow *= 0.75
        if figure.conditions & v.STRENGTHEN:
            self.blow *= 1.2

    def go_to(self, table: Table, cell: int) -> None:
        """Imagine it there."""
        self.cell = cell
        self.row = table.board.shape.ranges(cell)


def foes_of(table: Table, seat: int, early: bool) -> list[Foe]:
    """Every enemy on the map, objects with hit points among them; `early`: before anybody has acted."""
    mine = table.figures[table.heroes[seat].figure]
    found: list[Foe] = []
    moods: dict[int, Mood] = {}
    for figure in table.figures:
        if figure.cell < 0 or figure.hp <= 0 or not table.are_enemies(mine, figure):
            continue
        acted = figure.acted or not table.order
        if figure.group == NOBODY:
            mood = Mood()
            mood.attack = NEVER + 0.0
        else:
            key = figure.group * 2 + (1 if acted else 0)
            if key not in moods:
                moods[key] = mood_of(table, figure.group, acted)
            mood = moods[key]
        found.append(Foe(table, figure, mood, early or not acted))
    _hasten(found)
    return found


def _hasten(foes: list[Foe]) -> None:
    """The fewer are left, the more the death of one brings: the fight is over sooner for everybody."""
    left = len([foe for foe in foes if foe.figure.kind != OBJECT and foe.alive > 0.0])
    for foe in foes:
        if foe.figure.kind != OBJECT and foe.alive > 0.0:
            foe.alive += ENDING / left
