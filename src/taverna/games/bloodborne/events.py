"""What can be told about a game of Bloodborne: one function for each kind of event, with its rule.

Nothing is built while the table is quiet. Texts for the kinds are `event-<kind>` in `text/`.
"""

from __future__ import annotations

from typing import Final

from taverna.games.bloodborne.cards import BOSS, FINAL_BOSS, TROPHIES, TROPHY_COUNT, ActionCard
from taverna.games.bloodborne.state import Table
from taverna.kernel import Arg, Event

# What hurts a hunter.
BY_ATTACK: Final = 0
BY_ABILITY: Final = 1
BY_CARD: Final = 2
BY_MIRROR: Final = 3
CAUSES: Final = ("attack", "ability", "card", "mirror")

# What becomes of damage on its way (BB-R.24).
PLAIN: Final = 0
HALVED: Final = 1
REDUCED: Final = 2
IGNORED: Final = 3
# Why a trophy is gained.
EARNED: Final = 0  # for the death of a monster
BY_WEAPON: Final = 1
BY_MONSTER: Final = 2

HURTS: Final = ("hurt", "hurt-halved", "hurt-reduced", "hurt-ignored")


def tell(table: Table, kind: str, rule: str, args: dict[str, Arg], reveals: bool = False) -> None:
    table.events.append(Event(kind, rule, args, reveals))


def card_names(table: Table, kinds: list[int]) -> list[str]:
    return [table.rules.kinds[kind].id for kind in kinds]


# Setting up


def final_boss(table: Table) -> None:
    if table.telling:
        rule = "BB-2.1" if table.rules.agreed_boss < 0 else "BB-2.2"
        tell(table, "final-boss", rule, {"monster": table.rules.monsters[table.final_boss].id}, True)


def row_laid(table: Table) -> None:
    if table.telling:
        args: dict[str, Arg] = {"cards": card_names(table, table.row), "number": len(table.row)}
        tell(table, "row-laid", "BB-2.6", args, True)


def started(table: Table) -> None:
    if table.telling:
        tell(table, "started", "BB-R.4", {"seat": table.first}, True)


# The dungeon


def entered(table: Table, players: int, boss: int) -> None:
    """`printed` on the card, more for the `players`, more by the final `boss`'s ability; `number` is the sum."""
    if table.telling:
        monster = table.rules.monsters[table.monster]
        kind, rule = ("entered", "BB-3.2")
        if monster.group == BOSS:
            kind = "boss-entered"
        elif monster.group == FINAL_BOSS:
            kind, rule = "final-boss-entered", "BB-8.3"
        args: dict[str, Arg] = {
            "monster": monster.id,
            "number": table.entered,
            "printed": monster.hp,
            "players": players,
            "boss": boss,
        }
        tell(table, kind, rule, args, True)


def ability(table: Table, source: int, moment: str, rule: str) -> None:
    if table.telling:
        tell(table, f"ability-{moment}", rule, {"monster": table.rules.monsters[source].id})


def no_effect(table: Table, since: int, rule: str) -> None:
    """An effect that was announced and changed nothing; `since` is how many events there were before it.

    What would be said at the start of every round is taken back instead.
    """
    if table.telling and len(table.events) == since:
        if table.events[-1].kind == "ability-round-start":
            table.events.pop()
        else:
            tell(table, "no-effect", rule, {})


def gained(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        tell(
            table,
            "gained",
            rule or "BB-R.67",
            {"seat": seat, "number": number, "total": table.collected[seat]},
        )


def lost_blood(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "total": table.collected[seat]}
        tell(table, "lost-blood", rule or "BB-4.34", args)


def stolen(table: Table, thief: int, seat: int, number: int, rule: str) -> None:
    """`total` is what the thief then holds."""
    if table.telling:
        args: dict[str, Arg] = {
            "seat": thief,
            "other": seat,
            "number": number,
            "total": table.collected[thief],
            "left": table.collected[seat],
        }
        tell(table, "stolen", rule or "BB-R.157", args)


def discarded(table: Table, seat: int, kinds: list[int]) -> None:
    """Weapons from hand to the used pile, by the ability of the monster that escapes."""
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "cards": card_names(table, kinds), "number": len(kinds)}
        tell(table, "discarded", table.rules.monsters[table.monster].rule or "BB-R.129", args)


def escaped(table: Table) -> None:
    if table.telling:
        args: dict[str, Arg] = {"monster": table.rules.monsters[table.monster].id, "number": table.blood}
        tell(table, "escaped", "BB-4.31", args)


def stays(table: Table) -> None:
    if table.telling:
        args: dict[str, Arg] = {"monster": table.rules.monsters[table.monster].id, "number": table.blood}
        tell(table, "stays", "BB-4.35", args)


def inserted(table: Table, done: bool) -> None:
    if table.telling:
        boss = table.rules.monsters[table.final_boss]
        kind = "inserted" if done else "inserted-none"
        tell(table, kind, boss.rule or "BB-R.56", {"monster": boss.id})


# The round


def began(table: Table) -> None:
    if table.telling:
        tell(table, "round", "BB-4.1", {"number": table.round, "seat": table.first})


def nobody_alive(table: Table) -> None:
    if table.telling:
        tell(table, "nobody-alive", "BB-R.40", {})


def revealed(table: Table, seat: int, kind: int) -> None:
    if table.telling:
        tell(table, "revealed", "BB-4.5", {"seat": seat, "card": table.rules.kinds[kind].id}, True)


def transformed(table: Table, seat: int, kind: int) -> None:
    if table.telling:
        tell(table, "transformed", "BB-4.9", {"seat": seat, "card": table.rules.kinds[kind].id}, True)


def instant(table: Table, seat: int, kind: int) -> None:
    if table.telling:
        card = table.rules.kinds[kind]
        tell(table, "instant", card.rule or "BB-4.12", {"seat": seat, "card": card.id})


def spoiled(table: Table, seat: int, kind: int) -> None:
    """Another hunter revealed the same card: its damage waits for step 5 (BB-R.16)."""
    if table.telling:
        tell(table, "spoiled", "BB-R.16", {"seat": seat, "card": table.rules.kinds[kind].id})


def cancels(table: Table, seat: int, other: int, kind: int, rule: str) -> None:
    """`kind` is the weapon that is stopped."""
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "other": other, "card": table.rules.kinds[kind].id}
        tell(table, "cancels", rule or "BB-3.17", args)


def rolled(table: Table, die: int, face: int, total: int) -> None:
    if table.telling:
        dice = table.rules.dice[die]
        kind, rule = ("rolled-combo", "BB-4.18") if dice.combos[face] else ("rolled", "BB-4.17")
        args: dict[str, Arg] = {
            "seat": table.first,
            "die": dice.id,
            "number": dice.values[face],
            "total": total,
        }
        tell(table, kind, rule, args, True)


def attacks(table: Table, total: int, raised: int) -> None:
    """`raised` is what the monster's ability adds for everyone."""
    if table.telling:
        monster = table.rules.monsters[table.monster]
        args: dict[str, Arg] = {"monster": monster.id, "number": total, "raised": raised}
        if raised:
            tell(table, "attacks-raised", monster.rule or "BB-3.7", args)
        else:
            tell(table, "attacks", "BB-4.19", args)


def raised_for(table: Table, seat: int, number: int) -> None:
    if table.telling:
        monster = table.rules.monsters[table.monster]
        args: dict[str, Arg] = {"seat": seat, "monster": monster.id, "number": number}
        tell(table, "raised-for", monster.rule or "BB-3.7", args)


# Damage to hunters


def hurt(
    table: Table, seat: int, base: int, number: int, how: int, rule: str, blame: tuple[int, int, int]
) -> None:
    """So much of `base` was left after halving, reducing and ignoring."""
    args: dict[str, Arg] = {"seat": seat, "base": base, "number": number, "hp": table.hp[seat]}
    args.update(_cause(table, seat, blame))
    tell(table, HURTS[how], rule, args)


def doubled(table: Table, seat: int, base: int, number: int) -> None:
    """By a card in play, damage of `base` becomes `number` before it is halved or ignored (BB-R.102)."""
    if table.telling:
        tell(table, "doubled", "BB-R.144", {"seat": seat, "base": base, "number": number})


def unshielded(table: Table, seat: int, picked: ActionCard, weapon: ActionCard) -> None:
    """A card would soften the blow, but not under this monster (BB-R.69)."""
    monster = table.rules.monsters[table.monster]
    for card in (picked, weapon):
        if card.halves or card.reduces or card.ignores:
            args: dict[str, Arg] = {"seat": seat, "card": card.id, "monster": monster.id}
            tell(table, "unshielded", monster.rule or "BB-R.69", args)


def _cause(table: Table, seat: int, blame: tuple[int, int, int]) -> dict[str, Arg]:
    cause, source, actor = blame
    if cause == BY_CARD:
        card = table.rules.kinds[source].id
        return (
            {"cause": "own-card", "card": card}
            if actor == seat
            else {"cause": "card", "card": card, "other": actor}
        )
    found: dict[str, Arg] = {"cause": CAUSES[cause], "monster": table.rules.monsters[source].id}
    if cause == BY_MIRROR:
        found["other"] = actor
    return found


def died(table: Table, seat: int, lost: int, last: bool) -> None:
    """`number` is the collected blood that is lost (BB-6.2); the `last` death costs what is banked too (BB-R.55)."""
    if table.telling:
        args: dict[str, Arg] = {
            "seat": seat,
            "number": lost,
            "banked": table.banked[seat],
            "last": 1 if last else 0,
        }
        args.update(_cause(table, seat, table.blame[seat]))
        tell(table, "died", "BB-6.2", args)


def eliminated(table: Table, seat: int, lost: int) -> None:
    if table.telling:
        boss = table.rules.monsters[table.final_boss]
        tell(table, "eliminated", boss.rule or "BB-R.55", {"seat": seat, "number": lost, "monster": boss.id})


def healed(table: Table, seat: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "number": number, "hp": table.hp[seat]}
        tell(table, "healed", rule or "BB-R.64", args)


def not_healed(table: Table, seat: int) -> None:
    if table.telling:
        monster = table.rules.monsters[table.monster]
        tell(table, "not-healed", monster.rule or "BB-3.7", {"seat": seat, "monster": monster.id})


# Damage to the monster


def bonus(table: Table, seat: int, kind: int, number: int, rule: str) -> None:
    if table.telling:
        args: dict[str, Arg] = {"seat": seat, "card": table.rules.kinds[kind].id, "number": number}
        tell(table, "bonus", rule or "BB-3.17", args)


def weakened(table: Table, seat: int, kind: int, less: int, number: int) -> None:
    """A card in play takes `less` off the weapon's damage; so much is left (BB-R.147)."""
    if table.telling:
        card = table.rules.kinds[kind].id
        args: dict[str, Arg] = {"seat": seat, "card": card, "less": less, "number": number}
        tell(table, "weakened", "BB-R.147", args)


def shortfall(table: Table, seat: int, card: ActionCard, number: int) -> None:
    if table.telling:
        args: dict[str, Arg] = {
            "seat": seat,
            "card": card.id,
            "number": number,
            "total": table.collected[seat],
        }
        tell(table, "shortfall", card.rule or "BB-R.151", args)


def capped(table: Table, seat: int, kind: int, number: int) -> None:
    if table.telling:
        monster = table.rules.monsters[table.monster]
        args: dict[str, Arg] = {
            "seat": seat,
            "card": table.rules.kinds[kind].id,
            "number": number,
            "monster": monster.id,
        }
        tell(table, "capped", monster.rule or "BB-R.59", args)


def took(table: Table, seat: int, kind: int, wanted: int, taken: int, rule: str) -> None:
    """`left` is the blood left on the monster; `wanted` the damage that the card shows."""
    if table.telling:
        args: dict[str, Arg] = {
            "seat": seat,
            "card": table.rules.kinds[kind].id,
            "number": taken,
            "wanted": wanted,
            "left": table.blood,
            "total": table.collected[seat],
            "monster": table.rules.monsters[table.monster].id,
        }
        tell(table, "took" if taken == wanted else "took-less", rule if taken == wanted else "BB-4.27", args)


def too_late(table: Table, seat: int, kind: int, rule: str) -> None:
    if table.telling:
        tell(table, "too-late", rule, {"seat": seat, "card": table.rules.kinds[kind].id})


def stopped(table: Table, seat: int, kind: int) -> None:
    if table.telling:
        tell(table, "stopped", "BB-3.17", {"seat": seat, "card": table.rules.kinds[kind].id})


def slain(table: Table) -> None:
    if table.telling:
        tell(table, "slain", "BB-4.29", {"monster": table.rules.monsters[table.monster].id})


def trophy(table: Table, seat: int, type: int, why: int) -> None:
    """`place` on the track, worth so many points; on the last space a marker stays (BB-R.44)."""
    if table.telling:
        monster = table.rules.monsters[table.monster]
        args = _track(table, seat, type)
        if why == EARNED:
            tell(table, "trophy", ("BB-7.2", "BB-7.3", "BB-7.4")[monster.group], args)
        elif why == BY_WEAPON:
            tell(table, "extra-trophy", "BB-R.61", args)
        else:
            args["monster"] = monster.id
            tell(table, "ability-trophy", monster.rule or "BB-R.119", args)


def trophy_lost(table: Table, seat: int, type: int) -> None:
    """The marker stands on `place` now; 0 is beside the track (BB-R.127)."""
    if table.telling:
        rule = table.rules.monsters[table.monster].rule or "BB-R.125"
        tell(table, "trophy-lost", rule, _track(table, seat, type))


def _track(table: Table, seat: int, type: int) -> dict[str, Arg]:
    place = table.tracks[seat * TROPHY_COUNT + type]
    return {"seat": seat, "trophy": TROPHIES[type], "place": place, "points": table.rules.points[place]}


def trophy_full(table: Table, seat: int, type: int) -> None:
    if table.telling:
        tell(table, "trophy-full", "BB-R.44", {"seat": seat, "trophy": TROPHIES[type]})
