"""What a good raider thinks of cards and positions. Reads only what its seat may know.

Options are rated in coins, in the boss room by the chance to win; positions by the share of the victory.
"""

from __future__ import annotations

from typing import Final

from taverna.games.dungeon_raiders import bot, bot_reasons, codes
from taverna.games.dungeon_raiders.bot_boss import chances as boss_chances
from taverna.games.dungeon_raiders.bot_chances import chances
from taverna.games.dungeon_raiders.bot_rollout import promise
from taverna.games.dungeon_raiders.cards import BALL, FIRST_ITEM, ITEMS, KEY
from taverna.games.dungeon_raiders.schema import BOSS
from taverna.games.dungeon_raiders.state import Table
from taverna.kernel import NO_ANSWER, Decision, Judgement, Option, Rng

MOOD: Final = 0.4
BOSS_MOOD: Final = 0.02
"""How far a mood moves what a card is worth: in coins, and against the boss in the chance to win."""

LEVELS: Final = {
    "regular": "greedy:spread=0.15",
    "strong": "search:policy=greedy,opponent_noise=0.5,depth=1,iterations=400,sealed=mixed,opponent_search_rate=0.5",
    "master": "search:policy=greedy,opponent_noise=0.5,depth=1,iterations=1000,sealed=mixed,opponent_search_rate=0.5",
}
"""Who plays the levels: `regular` at a glance, but not always the same card; those above to the end of the room, where
others are not quite to be foreseen and half of them think as well."""

RATINGS: Final = {
    "novice": 840,
    "regular": 1000,
    "strong": 1280,
    "master": 1420,
    "prudencia": 1230,
    "midas": 1230,
    "vendetta": 1260,
    "zigzag": 1220,
    "bravo": 1270,
}
"""How levels and characters play against each other (docs/bots.md)."""


class DungeonRaidersJudgement(Judgement[Table]):
    """Cards and torches, and what an unfinished game promises."""

    def rate_options(self, table: Table, decision: Decision) -> list[float]:
        """How good each option looks, in coins; in the boss room, by the chance to win."""
        seat = decision.seat
        cards = [code for code in decision.options if code < codes.LOOK]
        boss = table.in_boss_room()
        judged = boss_chances(table, seat, cards) if boss else bot.Plan(table, seat).rate(cards)
        if decision.sealed:
            reach = BOSS_MOOD if boss else MOOD
            for index, card in enumerate(cards):
                judged[index] += reach * bot.mood(table, seat, card)
        if len(cards) < len(decision.options):
            judged.append(max(judged) + bot.torch(table, decision.options[-1]))
        return judged

    def rollout_choice(self, table: Table, decision: Decision, rng: Rng) -> int:
        """The better of two cards drawn at random: mostly sensible, and never twice the same game.

        No torch is lit: in a world that is imagined as a whole there is nothing to be learnt.
        """
        options = decision.options
        count = len(options)
        while options[count - 1] >= codes.LOOK:
            count -= 1
        one = options[rng.below(count)]
        other = options[rng.below(count)]
        if one == other:
            return one
        room = table.room()
        seat = decision.seat
        return one if promise(table, room, seat, one) >= promise(table, room, seat, other) else other

    def estimate(self, table: Table) -> list[float]:
        """The share of the victory, or the chances of it."""
        return self.rules.outcome(table).rewards() if table.over else chances(table)

    def is_quiet(self, table: Table) -> bool:
        """A room is entered."""
        return not table.laid and table.answers.count(NO_ANSWER) == len(table.answers)

    def reasons(self, table: Table, decision: Decision, code: int) -> list[Option]:
        """The most telling ones first. Each must be true of this very card."""
        if code >= codes.LOOK:
            return bot_reasons.of_a_look(table, code)
        room = table.room()
        if code == room.escape:
            return [bot_reasons.reason("escape", {"room": room.id}, room.rule_of("escape", "R-31"))]
        if code == BALL:
            return [bot_reasons.reason("foresight", {}, "DR-5.4")]
        if room.kind == BOSS:
            share = boss_chances(table, decision.seat, [code])[0]
            return [bot_reasons.reason("chance", {"percent": round(100 * share)}, "DR-15.6")]
        found = bot_reasons.of_the_room(table, decision.seat, room, code)
        if code >= KEY and bot_reasons.more_to_come(table):
            found.append(bot_reasons.reason("item", {"item": ITEMS[code - FIRST_ITEM]}, "R-15"))
        return (found + bot_reasons.of_the_future(table, decision.seat, code))[: bot_reasons.MOST_REASONS]
