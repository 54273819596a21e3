"""What an option means, beyond its name: the text of a card or item, the numbers of an attack, the cost of a way."""

from __future__ import annotations

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.cards import ability_text, card_text, half_text, initiative, item_text
from taverna.cli.boards.gloomhaven.dangers import dangers
from taverna.cli.boards.gloomhaven.pieces import Json, seat_figure
from taverna.kernel import Option

CARDS = ("lead", "second", "hand", "end-card")
CHOSEN_CARDS = ("card-damage", "card-lose", "card-recover", "card-long-rest", "card-limit")
OF_ABILITY = ("yes-perform", "yes-consume", "element-consume")


def explain(option: Option, scene: Scene) -> str:
    key = option.key
    card, item = str(option.args.get("card", "")), str(option.args.get("item", ""))
    if key in CARDS or key in CHOSEN_CARDS:
        return f"{scene.texts('gh-initiative', number=initiative(scene, card))} {card_text(scene, card)}"
    if key in ("play-top", "play-bottom"):
        return half_text(scene, card, key == "play-top")
    if key in ("item", "buy", "refresh"):
        return item_text(scene, item)
    if key == "figure-target":
        return _aim(scene, int(str(option.args["slot"])))
    if key == "cell-move":
        return _way(scene, int(str(option.args["cell"])))
    if key == "step":
        return _step(scene, int(str(option.args["number"])))
    if key == "choice-prepare":
        return scene.words.component_help("goal", str(option.args["goal"]))
    if key in ("done-damage", "yes-redraw"):
        return _hurt(scene, int(str(option.args.get("number", 1))))
    if key in OF_ABILITY:
        return ability_text(scene, str(scene.view["doing"].get("ability", "")))
    return ""


def _aim(scene: Scene, slot: int) -> str:
    """`Attack 3, shield 1, disadvantage, retaliate 2`."""
    for target, value, shield, mode, retaliation in scene.view["choosing"].get("aims", []):
        if target == slot:
            parts = [scene.texts("gh-attack", number=value)]
            if shield:
                parts.append(scene.texts("gh-shield", number=shield))
            if mode:
                parts.append(scene.texts("gh-advantage" if mode > 0 else "gh-disadvantage"))
            if retaliation:
                parts.append(scene.texts("gh-retaliate", number=retaliation))
            return ", ".join(parts)
    return ""


def _hurt(scene: Scene, damage: int) -> str:
    """Only if it is the end of the reader's character."""
    figure = None if scene.eyes is None else seat_figure(scene, scene.eyes)
    return scene.texts("gh-fatal") if figure is not None and damage >= figure["hp"] else ""


def _way(scene: Scene, cell: int) -> str:
    """Only what should make one think twice: what the traps and hazards on the way do."""
    choosing: Json = scene.view["choosing"]
    hurting = [at for at, _, hurts in choosing.get("enter", []) if hurts]
    for end, _, negatives, path in choosing.get("ways", []):
        if end == cell and negatives:
            return dangers(scene, [end] if choosing["jump"] else [at for at in path if at in hurting])
    return ""


def _step(scene: Scene, way: int) -> str:
    """A jump passes over traps, and who flies does not care."""
    choosing: Json = scene.view["choosing"]
    flying = [figure["slot"] for figure in scene.view["figures"] if figure["flying"]]
    if choosing["jump"] or choosing["slot"] in flying:
        return ""
    return dangers(scene, [cell for number, cell, _ in choosing["steps"] if number == way])
