"""The head of the table: round, elements, the scenario's task, who acts when, and what the monsters are up to."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.cards import ability_text, monster_card, scenario_name, task
from taverna.cli.boards.gloomhaven.pieces import Json, element_tokens, figure_name, initials, short_names
from taverna.cli.boards.painting import ends, fit, flow, line, piece, wrap

NUMBERS = {
    "move": ("gh-move", 0),
    "attack": ("gh-attack", 0),
    "range": ("gh-range", 1),
    "retaliate": ("gh-retaliate", 1),
}
"""Of a monster: the text, and the least number that is worth telling."""
WAITING, ACTING, DONE = "·", "▸", "✓"


def head_lines(scene: Scene, width: int) -> list[Content]:
    """Round and elements; the task."""
    view, words = scene.view, scene.words
    scenario = scenario_name(scene)
    left = line(
        piece(words.text("status-round", number=view["round"]), "bold $candle"),
        piece(f"  {scenario}: ", "$words"),
        piece(task(scene), "$dim"),
        *[piece(f" {done}/{wanted}", "bold $candle") for done, wanted in filter(None, view["progress"])],
    )
    elements = Content(" ").join(element_tokens(scene))
    return [ends(left, elements, width)]


def order_lines(scene: Scene, width: int) -> list[Content]:
    """`15 ✓ Brute   30 ▸ Bandit Guard`: who has acted, who acts now."""
    tokens = [_entry(scene, entry) for entry in scene.view["order"]]
    return flow(tokens, width, 3)


def now_lines(scene: Scene, width: int) -> list[Content]:
    """What is being done: by whom, the ability, how far a move may still go, damage on its way."""
    doing: Json = scene.view["doing"]
    if not doing:
        return []
    figure = next((one for one in scene.view["figures"] if one["slot"] == doing.get("slot")), None)
    name = f"{figure_name(scene, figure)}: " if figure else ""
    told = ability_text(scene, str(doing.get("ability", "")))
    points = scene.view["choosing"].get("points")
    if points is not None:
        told += " " + scene.texts("gh-points", number=points)
    return [fit(line(piece(f"▸ {name}", "bold $candle"), piece(told, "$words")), width)]


def _entry(scene: Scene, entry: Json) -> Content:
    figures = [figure for figure in scene.view["figures"] if _is_of(figure, entry)]
    acting = any(figure["slot"] == scene.view["turn"] for figure in figures)
    done = bool(figures) and all(figure["acted"] for figure in figures) and not acting
    sign = ACTING if acting else DONE if done else WAITING
    style = "bold $candle" if acting else "$dim" if done or not figures else "$words"
    return piece(f"{entry['initiative']:>2} {sign} {entry_name(scene, entry)}", style)


def _is_of(figure: Json, entry: Json) -> bool:
    if "seat" in entry:
        return bool(figure["kind"] == "hero" and figure["owner"] == entry["seat"])
    return bool(figure["name"] == entry["type"] and figure["owner"] < 0)


def entry_name(scene: Scene, entry: Json) -> str:
    if "type" in entry:
        return scene.words.component("figure", f"{entry['type']}-1").removesuffix(" 1")
    hero = scene.view["heroes"][entry["seat"]]
    rest = f" ({scene.words.text('status-resting')})" if hero["resting"] else ""
    return scene.words.component("class", hero["class"]) + rest


def monster_lines(scene: Scene, width: int, low: bool) -> list[Content]:
    """Each type on the map with its card of this round, and its numbers."""
    names = short_names(scene)
    rows: list[Content] = []
    for stack in scene.view["cards"]:
        text = monster_card(scene, stack["deck"], stack["card"]) if stack["card"] else ""
        for slug in stack["types"]:
            title = scene.words.component("monster", slug)
            numbers = "; ".join(_numbers(scene, slug, rank) for rank in _ranks(scene, slug))
            told = line(
                piece(f"{names.get(slug, initials(title))} {title}  ", "bold $words"),
                piece(f"{text} " if text else "", "$candle"),
                piece(numbers, "$dim"),
            )
            rows += [fit(told, width)] if low else wrap(told, width)
    return rows


def _ranks(scene: Scene, slug: str) -> list[str]:
    there = {figure["rank"] for figure in scene.view["figures"] if figure["name"] == slug}
    return [rank for rank in ("normal", "elite", "boss") if rank in there]


def _numbers(scene: Scene, slug: str, rank: str) -> str:
    """`elite: Move 2, Attack 3, Range 4`."""
    figure = next(one for one in scene.view["figures"] if one["name"] == slug and one["rank"] == rank)
    parts = [
        scene.texts(key, number=figure[name])
        for name, (key, least) in NUMBERS.items()
        if figure[name] >= least
    ]
    if figure["flying"]:
        parts.append(scene.texts("gh-flying"))
    return f"{scene.words.component('rank', rank)}: {', '.join(parts)}"
