"""What speaks for an option, in the words of a good hunter: texts `reason-<key>`. Looks at what the bot looks at."""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne import cards, codes
from taverna.games.bloodborne.bot import Hit, RoundForecast
from taverna.games.bloodborne.bot_odds import survival
from taverna.games.bloodborne.bot_values import rounds_left, step_gain, upgrade_gain, worths
from taverna.games.bloodborne.cards import NO_CARD, TROPHIES, TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.effects import holds, targets
from taverna.games.bloodborne.state import (
    Table,
)
from taverna.kernel import Arg, Decision, Option

LIKELY: Final = 0.35
"""From here on a chance is worth a word."""
WOUNDED: Final = 3
"""So many HP are missing before healing is worth a word."""


def _reason(key: str, rule: str, args: dict[str, Arg]) -> Option:
    return Option(key, args, [], rule)


def _percent(chance: float) -> int:
    """Whole percents; 0 and 100 are kept for what is certain."""
    if chance <= 0.0:
        return 0
    return 100 if chance >= 0.9999 else min(99, max(1, round(100 * chance)))


# A card of the round


def about_card(forecast: RoundForecast, card: ActionCard) -> list[Option]:
    if card.dream:
        return _about_dream(forecast)
    found: list[Option] = []
    if card.transform:
        found.append(_reason("surprise", "BB-3.16", {}))
    if card.weapon:
        found += _about_weapon(forecast, card)
    found += _about_effects(forecast, card)
    hp = forecast.table.hp[forecast.seat]
    if not card.ignores and survival(forecast.odds, hp, False) > 0.9:
        found.append(_reason("sturdy", "BB-4.22", {"percent": _percent(survival(forecast.odds, hp, False))}))
    return found


def _about_weapon(forecast: RoundForecast, card: ActionCard) -> list[Option]:
    table = forecast.table
    hit = Hit(forecast, card, table.rules.kinds[table.played[forecast.seat]].transform)
    monster = forecast.monster
    found: list[Option] = []
    if hit.taken >= 0.5:
        found.append(_reason("blood", "BB-4.26", {"number": round(hit.taken), "monster": monster.id}))
    if hit.now:
        found.append(_reason("first", "BB-4.13", {"card": card.id}))
    elif hit.taken and table.first == forecast.seat:
        found.append(_reason("turn", "BB-4.23", {}))
    if hit.end >= LIKELY and hit.trophies > 0.0:
        names = [TROPHIES[type] for type in monster.trophies]
        found.append(_reason("trophies", "BB-7.1", {"percent": _percent(hit.end), "trophys": list(names)}))
    if monster.removes_weapons and hit.taken:
        cheapest = _weakest_weapon(table, forecast.seat)
        if card.kind == cheapest:
            found.append(_reason("spend", monster.rule or "BB-R.58", {"monster": monster.id}))
    if hit.taken >= 0.5:
        found += _about_rewards(forecast, card)
    for effect in card.bonuses:
        if effect.counts == cards.DAMAGE_TAKEN:
            found.append(_reason("wounds", effect.rule or "BB-R.149", {}))
    if card.collects_shortfall:
        found.append(_reason("shortfall", card.rule or "BB-R.151", {}))
    return found


def _about_rewards(forecast: RoundForecast, card: ActionCard) -> list[Option]:
    """What the monster gives to whoever damages it."""
    monster = forecast.monster
    found: list[Option] = []
    for effect in monster.when_damaged:
        if not holds(forecast.table, effect, forecast.seat, card.kind):
            continue
        rule = effect.rule or "BB-R.108"
        if effect.op == cards.GAIN_TROPHY:
            found.append(_reason("trophy-now", rule, {"monster": monster.id}))
        elif effect.op == cards.GAIN_BLOOD:
            found.append(_reason("reward", rule, {"monster": monster.id, "number": effect.amount}))
    return found


def _weakest_weapon(table: Table, seat: int) -> int:
    kinds = table.rules.kinds
    return _worst(table, [kind for kind in table.hands[seat] if kinds[kind].weapon])


def _worst(table: Table, kinds: list[int]) -> int:
    found = min([(worths(table)[kind], kind) for kind in kinds], default=(0.0, NO_CARD))
    return found[1]


def _about_effects(forecast: RoundForecast, card: ActionCard) -> list[Option]:
    table, seat = forecast.table, forecast.seat
    found: list[Option] = []
    if card.ignores and not forecast.monster.forbids_prevention:
        found.append(_reason("shield", card.rule or "BB-R.62", {}))
    found += [_reason("double", effect.rule or "BB-R.144", {}) for effect in card.doubles]
    found += [
        _reason("weaken", effect.rule or "BB-R.147", {"number": effect.amount}) for effect in card.weakens
    ]
    for effect in card.instants + card.riders:
        rule = effect.rule or "BB-4.12"
        mine = effect.target in (cards.SELF, cards.EVERYONE)
        if effect.op == cards.HEAL and mine and forecast.most - table.hp[seat] >= WOUNDED:
            found.append(_reason("heal", rule, {"number": forecast.most - table.hp[seat]}))
        elif effect.op == cards.BANK and mine and table.collected[seat]:
            found.append(_reason("bank", rule, {"number": min(effect.amount, table.collected[seat])}))
        elif effect.op == cards.DAMAGE and effect.target not in (cards.SELF, cards.THE_MONSTER):
            found.append(_reason("harm", rule, {"number": effect.amount}))
        elif effect.op == cards.STEAL_BLOOD:
            prey = targets(table, effect, seat)
            stolen = sum([min(effect.amount, table.collected[other]) for other in prey])
            if stolen:
                found.append(_reason("steal", rule, {"number": stolen}))
        elif effect.op == cards.CANCEL_ATTACK and table.left_of(seat) >= 0:
            found.append(_reason("stop", rule, {"other": table.left_of(seat)}))
    return found


def _about_dream(forecast: RoundForecast) -> list[Option]:
    table, seat = forecast.table, forecast.seat
    hp, carried, spent = table.hp[seat], table.collected[seat], len(table.used[seat])
    found: list[Option] = []
    if carried:
        found.append(_reason("bank", "BB-4.37", {"number": carried}))
    if survival(forecast.odds, hp, False) < 0.85:
        risk = 1.0 - survival(forecast.odds, hp, False)
        found.append(_reason("danger", "BB-4.21", {"percent": _percent(risk)}))
    if spent:
        found.append(_reason("recover", "BB-4.39", {"number": spent}))
    best = _best_of_row(table, seat)
    if best != NO_CARD:
        found.append(_reason("upgrade", "BB-4.40", {"card": table.rules.kinds[best].id}))
    if forecast.most - hp >= WOUNDED:
        found.append(_reason("heal", "BB-4.41", {"number": forecast.most - hp}))
    return found


def _best_of_row(table: Table, seat: int) -> int:
    rounds = rounds_left(table)
    gains = [(upgrade_gain(table, seat, kind, rounds), kind) for kind in table.row]
    best = max(gains, default=(0.0, NO_CARD))
    return best[1] if best[0] > 0.0 else NO_CARD


# Upgrades, removals, trophies


def about_upgrade(table: Table, seat: int, code: int) -> list[Option]:
    if code == codes.NO_UPGRADE:
        return [] if _best_of_row(table, seat) != NO_CARD else [_reason("keep", "BB-R.37", {})]
    kind = code - codes.TAKE
    card = table.rules.kinds[kind]
    found: list[Option] = []
    if card.weapon:
        found.append(_reason("strong", "BB-3.11", {"number": card.damage}))
    lasting = card.ignores or card.doubles or card.weakens
    if (
        card.instants
        or card.riders
        or card.bonuses
        or lasting
        or card.extra_trophies
        or card.collects_shortfall
    ):
        found.append(_reason("special", card.rule or "BB-3.12", {"card": card.id}))
    weak = _weakest_owned(table, seat)
    if weak != NO_CARD and worths(table)[kind] > worths(table)[weak]:
        found.append(_reason("better", "BB-5.8", {"card": table.rules.kinds[weak].id}))
    return found


def _weakest_owned(table: Table, seat: int) -> int:
    kinds = table.rules.kinds
    return _worst(table, [kind for kind in table.hands[seat] + table.used[seat] if not kinds[kind].dream])


def about_removal(table: Table, decision: Decision, code: int) -> list[Option]:
    worth = worths(table)
    if worth[code % codes.MAX_KINDS] > min([worth[other % codes.MAX_KINDS] for other in decision.options]):
        return []
    return [_reason("weakest", "BB-5.9", {})]


def about_trophy(table: Table, seat: int, type: int) -> list[Option]:
    place, points, last = table.tracks[seat * TROPHY_COUNT + type], table.rules.points, table.rules.last_space
    if step_gain(points, place, last) <= 0.0:
        return []
    return [_reason("track", "BB-7.6", {"number": points[place + 1] - points[place]})]


def about_loss(table: Table, seat: int, type: int) -> list[Option]:
    place, points = table.tracks[seat * TROPHY_COUNT + type], table.rules.points
    return [_reason("costs", "BB-R.125", {"number": points[place] - points[place - 1]})]


def about_discard(table: Table, decision: Decision, code: int) -> list[Option]:
    if table.dreamt >> decision.seat & 1:
        return [_reason("comes-back", "BB-R.131", {})]
    worth = worths(table)
    least = min([worth[other - codes.DISCARD] for other in decision.options])
    return [_reason("weakest", "BB-R.129", {})] if worth[code - codes.DISCARD] <= least else []
