"""Dead Man's Draw: press your luck for pirate loot. Rules by number in docs/rules/."""

from taverna.games.dead_mans_draw.game import DeadMansDraw

GAME = DeadMansDraw()
