"""What a good hunter looks at: blood to take and who is faster, the risk of the roll, banking in time, upgrades.

Worth is counted in points of the final score. It reads only what the seat may know: boards, piles, row, dice and hands,
which can be worked out; never a sealed pick nor the order of a deck.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, codes
from taverna.games.bloodborne.abilities import weapons_in_hand
from taverna.games.bloodborne.bot_odds import Foe, add_up, at_least, chain, deals_now, strike, survival
from taverna.games.bloodborne.bot_values import (
    FIRST_DEATH,
    HEALTH,
    OUT,
    READY,
    best_upgrade,
    readiness,
    rounds_left,
    safety,
    step_gain,
    trophy_gain,
    worths,
)
from taverna.games.bloodborne.cards import NO_CARD, TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.effects import holds, targets
from taverna.games.bloodborne.state import (
    NO_SEAT,
    Table,
)
from taverna.games.bloodborne.trophies import highest_tracks

DENIAL: Final = 0.3
"""How much of the blood that others don't get is as good as one's own."""
SURPRISE: Final = 0.3
"""What it is worth to see the others' cards before choosing a weapon."""
IDLE: Final = 100.0
"""What it costs to wait for nothing, round after round."""
WORTH_A_ROUND: Final = 1.0
"""An upgrade that gains less is no reason to dream."""
HARM: Final = 0.15
"""What a point of another's health is worth to oneself."""


def kept(table: Table, code: int) -> float:
    """What a card is worth where it lies: ready in hand, it is worth a little more."""
    block, kind = divmod(code, codes.MAX_KINDS)
    return worths(table)[kind] + (0.2 if block * codes.MAX_KINDS == codes.REMOVE else 0.0)


def next_step(table: Table, seat: int, type: int) -> float:
    place = table.tracks[seat * TROPHY_COUNT + type]
    return step_gain(table.rules.points, place, table.rules.last_space)


def last_step(table: Table, seat: int, type: int) -> float:
    """What is lost by moving back."""
    place = table.tracks[seat * TROPHY_COUNT + type]
    return step_gain(table.rules.points, place - 1, table.rules.last_space)


def missed(table: Table, seat: int, kind: int) -> float:
    """What it costs to have a weapon used: nothing to who dreams, and takes it back at once (BB-R.131)."""
    return 0.0 if table.dreamt >> seat & 1 else worths(table)[kind]


class RoundForecast:
    """A round as it looks to one hunter before the cards are on the table, or with the others' cards revealed."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        rules = table.rules
        self.monster = rules.monsters[table.monster]
        self.final = self.monster.group == cards.FINAL_BOSS
        self.stays = self.monster.group != cards.MONSTER
        self.odds = chain(rules.dice[self.monster.die])
        self.middling = sum([roll * chance for roll, chance in enumerate(self.odds)])
        self.rounds = rounds_left(table)
        self.future = min(1.0, self.rounds / 3.0)
        self.safety = safety(table, self.stays)
        self.most = table.max_hp()
        self.upgrade = best_upgrade(table, seat, self.rounds)
        self._foresee()

    def _foresee(self) -> None:
        """How much blood the others take: in step 3, in step 5 before this hunter, and after."""
        table, seats, blood = self.table, self.table.seats, self.table.blood
        nothing = [1.0] + [0.0] * blood
        self.foes: list[Foe] = []
        self.early_before, self.early, self.late_before, self.late_after = nothing, nothing, nothing, nothing
        mine = (self.seat - table.first) % seats
        for left in range(seats):
            other = (table.first + left) % seats
            if other == self.seat or not table.alive >> other & 1:
                continue
            foe = Foe(table, other, blood, survival(self.odds, table.hp[other], False))
            self.foes.append(foe)
            self.early = add_up(self.early, foe.early)
            if left < mine:
                self.early_before = add_up(self.early_before, foe.early)
                self.late_before = add_up(self.late_before, foe.late)
            else:
                self.late_after = add_up(self.late_after, foe.late)
        self.before = add_up(self.early, self.late_before)
        self.all = add_up(self.before, self.late_after)

    def rate(self, kind: int) -> float:
        """What playing the card promises."""
        table, card = self.table, self.table.rules.kinds[kind]
        if card.transform:
            weapons = [other for other in table.hands[self.seat] if table.rules.kinds[other].weapon]
            spent = [kind, NO_CARD]
            best = -1000.0
            for weapon in sorted(set(weapons)):
                spent[1] = weapon
                best = max(best, self.play(table.rules.kinds[weapon], spent, True))
            return best + SURPRISE
        by_transform = table.rules.kinds[table.played[self.seat]].transform
        return self.play(card, [kind], by_transform)

    def play(self, card: ActionCard, spent: list[int], by_transform: bool) -> float:
        """All rolls, weighed by their chance: what is won, what is risked, and how one stands afterwards."""
        table = self.table
        hit = Hit(self, card, by_transform)
        hand = table.hands[self.seat][:]
        for kind in spent:
            hand.remove(kind)
        hand_value = readiness(table, hand, self.rounds)
        if card.dream:
            hand_value = readiness(table, hand + table.used[self.seat] + spent, self.rounds)
            if self.rested():
                hand_value -= IDLE
        standing = Standing(self, card, hit, hand_value)
        total = 0.0
        for roll, chance in enumerate(self.odds):
            if chance > 0.0:
                total += chance * standing.after(roll)
        return total + hit.denial + self.harm(card)

    def rested(self) -> bool:
        """Whether a Dream would bring nothing: there is never a better moment to fight."""
        table, seat = self.table, self.seat
        spent = table.collected[seat] or table.used[seat] or table.hp[seat] < self.most
        return not spent and self.upgrade < WORTH_A_ROUND

    def harm(self, card: ActionCard) -> float:
        """What the card does to the others: health, and the blood of those who die of it."""
        total = 0.0
        for foe in self.foes:
            total += HARM * foe.melee * self.middling * len(card.doubles)
            total += DENIAL * foe.melee * sum([effect.amount for effect in card.weakens])
        for effect in card.instants + card.riders:
            if effect.op != cards.DAMAGE or effect.target in (cards.SELF, cards.THE_MONSTER):
                continue
            for foe in self.foes:
                if effect.target == cards.LEFT and foe.seat != self.table.left_of(self.seat):
                    continue
                sure = foe.melee if effect.cond == cards.TARGET_MELEE else 1.0 - foe.dreams
                total += sure * HARM * effect.amount
                if self.table.hp[foe.seat] <= effect.amount:
                    total += sure * 0.4 * self.table.collected[foe.seat]
        return total


class Hit:
    """What a card takes from the monster and brings from the supply, on average, and the trophies that follow."""

    __slots__ = ("denial", "end", "now", "size", "supply", "taken", "trophies")

    def __init__(self, forecast: RoundForecast, card: ActionCard, by_transform: bool) -> None:
        table, blood = forecast.table, forecast.table.blood
        self.size = strike(table, forecast.seat, card, by_transform)
        self.now = False
        for effect in card.instants:
            if effect.target == cards.THE_MONSTER:
                self.size += effect.amount
                self.now = True
        if deals_now(card):
            alone = 1.0
            for foe in forecast.foes:
                alone *= 1.0 - _may_play(table, foe.seat, card.kind)
            self.now = alone > 0.5
        before = forecast.early_before if self.now else forecast.before
        after = forecast.late_after
        if self.now:
            after = add_up(forecast.late_before, forecast.late_after)
        self.taken = 0.0
        strikes = 0.0
        kill = 0.0
        for taken, chance in enumerate(before):
            left = blood - taken
            if left > 0 and chance > 0.0 and self.size:
                strikes += chance
                self.taken += chance * min(self.size, left)
                kill += chance * at_least(after, left - self.size)
        self.supply = 0.0
        if card.collects_shortfall:
            fights = strikes if forecast.final else 1.0 - at_least(forecast.early, blood)
            self.supply = max(0.0, fights * self.size - self.taken)
        monster = forecast.monster
        gain = trophy_gain(
            table, forecast.seat, monster.trophies, card.extra_trophies, monster.extra_trophies
        )
        self.trophies = kill * gain
        if monster.when_damaged:
            self._add_rewards(forecast, card, strikes)
        others = at_least(forecast.all, blood)
        self.end = max(others, kill) if self.size else others
        self.denial = DENIAL * self.taken * others

    def _add_rewards(self, forecast: RoundForecast, card: ActionCard, strikes: float) -> None:
        """What the monster gives to whoever damages it (BB-R.113, R.115)."""
        table, seat = forecast.table, forecast.seat
        for effect in forecast.monster.when_damaged:
            if not holds(table, effect, seat, card.kind):
                continue
            if effect.op == cards.GAIN_TROPHY:
                self.trophies += strikes * trophy_gain(table, seat, [], 0, effect.amount)
            elif effect.op == cards.GAIN_BLOOD:
                self.supply += strikes * effect.amount


def _may_play(table: Table, seat: int, kind: int) -> float:
    """The chance that another hunter reveals that very card."""
    if table.played[seat] != NO_CARD:
        if table.played[seat] == kind or table.weapons[seat] == kind:
            return 1.0
        transforms = table.rules.kinds[table.played[seat]].transform and table.weapons[seat] == NO_CARD
        return 0.4 if transforms and kind in table.hands[seat] else 0.0
    hand = table.hands[seat]
    return 1.2 / len(hand) if kind in hand else 0.0


class Standing:
    """How a hunter stands after the round, for each roll of the monster."""

    def __init__(self, forecast: RoundForecast, card: ActionCard, hit: Hit, hand_value: float) -> None:
        self.forecast = forecast
        self.card = card
        self.hit = hit
        self.hand_value = hand_value
        table, seat = forecast.table, forecast.seat
        self.doubled = _doublings_shown(forecast, card)
        self.hp = table.hp[seat]
        self.carried = float(table.collected[seat])
        self.safe = 0.0
        for effect in card.instants:
            mine = effect.target in (cards.SELF, cards.EVERYONE)
            if mine and effect.op == cards.HEAL and not forecast.monster.forbids_healing:
                self.hp = min(forecast.most, self.hp + effect.amount)
            elif mine and effect.op == cards.DAMAGE:
                self.hp -= self.loss(effect.amount)
            elif mine and effect.op == cards.BANK:
                self.safe = min(self.carried, float(effect.amount))
                self.carried -= self.safe
            elif effect.op == cards.STEAL_BLOOD:
                prey = targets(table, effect, seat)
                self.carried += sum([min(effect.amount, table.collected[other]) for other in prey])
        cond = forecast.monster.attack_bonus_cond
        aimed = self.card.type == cards.MELEE if cond == cards.TARGET_MELEE else not self.card.weapon
        self.raised = cond == cards.ALWAYS or aimed
        self.cost = sum([effect.amount for effect in card.riders if effect.target == cards.SELF])
        self.escape = 0 if forecast.stays else _escape_damage(forecast, round(self.carried + hit.taken))
        self.escape_price = 0.0 if forecast.stays else _escape_price(forecast, card)

    def loss(self, damage: int) -> int:
        """What arrives of some damage (BB-R.24)."""
        card = self.card
        damage <<= self.doubled
        if self.forecast.monster.forbids_prevention:
            return damage
        if card.ignores:
            return 0
        return max(0, (damage >> 1 if card.halves else damage) - card.reduces)

    def after(self, roll: int) -> float:
        monster = self.forecast.monster
        damage = roll
        if self.raised:
            damage += monster.attack_bonus
        left = self.hp - self.loss(damage)
        if self.hp <= 0 or left <= 0:
            return self.dead() + self.safe + (self.hit.trophies if self.hit.now else 0.0)
        left -= self.cost
        won = self.hit.trophies + self.safe
        if left <= 0:
            return self.dead() + won
        if (self.escape or self.escape_price) and not self.hit.end > 0.99:
            weaker = left - self.loss(self.escape)
            chance = 1.0 - self.hit.end
            worse = (self.alive(weaker) if weaker > 0 else self.dead()) - self.escape_price
            return won + chance * worse + (1.0 - chance) * self.alive(left)
        return won + self.alive(left)

    def alive(self, hp: int) -> float:
        """Blood carried is worth what it will be once it is home; at the end of the game it is home."""
        forecast = self.forecast
        carried = self.carried + self.hit.taken + self.hit.supply
        if self.card.dream:
            return carried + self.rest()
        going_on = carried * forecast.safety[hp] + HEALTH * forecast.future * hp + self.hand_value
        if forecast.final:
            return self.hit.end * carried + (1.0 - self.hit.end) * going_on
        return going_on

    def dead(self) -> float:
        """The blood carried is lost; there is an upgrade and full health for it (BB-4.42)."""
        forecast = self.forecast
        table, seat = forecast.table, forecast.seat
        price = 0.0
        if table.rules.monsters[table.final_boss].eliminates:
            price = FIRST_DEATH
            if table.deaths[seat]:
                return -OUT - table.score(seat)
        rest = self.rest()
        return (1.0 - self.hit.end) * rest - price if forecast.final else rest - price

    def rest(self) -> float:
        forecast = self.forecast
        return HEALTH * forecast.future * forecast.most + self.hand_value + forecast.upgrade


def _doublings_shown(forecast: RoundForecast, card: ActionCard) -> int:
    """Cards on the table that double the damage to whoever fights hand to hand."""
    table, found = forecast.table, 0
    if card.type != cards.MELEE:
        return 0
    for foe in forecast.foes:
        shown = table.weapon_of(foe.seat)
        found += len(table.rules.kinds[shown].doubles) if shown != NO_CARD else 0
    return found


def _escape_damage(forecast: RoundForecast, carried: int) -> int:
    """What the monster deals to this hunter if it escapes."""
    table = forecast.table
    total = 0
    for effect in forecast.monster.escapes:
        if effect.op == cards.DAMAGE and forecast.seat in targets(table, effect, NO_SEAT):
            total += carried if effect.counts == cards.OWN_COLLECTED else effect.amount
    return total


def _escape_price(forecast: RoundForecast, card: ActionCard) -> float:
    """What else its escape costs: a space on the best track, weapons that must be taken back first."""
    table, seat = forecast.table, forecast.seat
    price = 0.0
    for effect in forecast.monster.escapes:
        if effect.op == cards.LOSE_TROPHY:
            tracks = highest_tracks(table, seat)
            price += last_step(table, seat, tracks[0]) if tracks else 0.0
        elif effect.op == cards.DISCARD_WEAPONS and not card.dream:
            left = sorted([worths(table)[kind] for kind in weapons_in_hand(table, seat) if kind != card.kind])
            price += READY * sum(left[: effect.amount])
    return price
