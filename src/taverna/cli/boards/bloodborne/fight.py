"""The middle of the table: the final boss, the monster, the cards of the round, the roll, the row."""

from __future__ import annotations

from textual.content import Content

from taverna.cli.boards.bloodborne.pieces import (
    BACK,
    BANK,
    BLOOD,
    DIE_SIGNS,
    HEART,
    Json,
    blood_bar,
    card_token,
    die_token,
    face_text,
)
from taverna.cli.boards.bloodborne.story import Fate, Story
from taverna.cli.boards.board import Scene
from taverna.cli.boards.painting import ends, fit, flow, line, piece, wrap


def course_lines(scene: Scene, width: int, low: bool) -> list[Content]:
    """Round and step, how many monsters are to come; then the final boss, whose ability is in force all game.

    On a low screen it has one line; a closer look shows the rest.
    """
    view, words = scene.view, scene.words
    step = f"{view['step']} {words.component('step', str(view['step']))}" if view["step"] else ""
    left = line(
        piece(scene.texts("bb-round", number=view["round"]), "bold $candle"), piece(f"  {step}", "$words")
    )
    deck = piece(scene.texts("bb-deck", number=view["deck"]), "$dim")
    boss = view["final_boss"]
    name = piece(
        f"{words.text('zone-final-boss')}: {words.component('monster', boss['id'])}. ", "bold $bb-red"
    )
    ability = piece(words.component_help("monster", boss["id"]), "$words")
    told = line(name, ability)
    return [ends(left, deck, width), *([fit(told, width)] if low else wrap(told, width))]


def monster_lines(scene: Scene, width: int) -> list[Content]:
    """Name, blood, lantern, trophies; then what it can do, with the rule."""
    monster: Json | None = scene.view["monster"]
    if monster is None:
        return [piece(scene.texts("bb-no-monster"), "italic $dim")]
    words = scene.words
    group = f" ({words.component('group', monster['group'])})" if monster["group"] != "monster" else ""
    trophies = words.join([words.component("trophy", trophy) for trophy in monster["trophies"]])
    tokens = [
        piece(f"{words.component('monster', monster['id'])}{group}", "bold $candle"),
        blood_bar(monster),
        die_token(scene, monster["die"]),
        piece(trophies, "$words"),
    ]
    ability = piece(words.component_help("monster", monster["id"]), "$words")
    rule = piece(f"  {monster['rule']}", "$dim")
    return flow(tokens, width) + wrap(line(ability, rule), width)


# The cards of the round


def fray_lines(scene: Scene, story: Story, width: int) -> list[Content]:
    """Each hunter's card in turn order: none, face down, or open; and what it has brought so far."""
    tokens: list[Content] = []
    for place, seat in enumerate(scene.view["order"]):
        player = scene.view["players"][seat]
        name = piece(f"{place + 1} {scene.words.name(seat)} ", "$words")
        fate = story.fates.get(seat, Fate())
        tokens.append(line(name, _laid(scene, player), *outcome(fate)))
    return flow(tokens, width, 3)


def _laid(scene: Scene, player: Json) -> Content:
    cards = [card_token(scene, card, f"played:{card}") for card in player["played"]]
    if player["seat"] == scene.view["seat"] and scene.view["pick"]:
        cards.append(card_token(scene, scene.view["pick"], note=f" ({scene.texts('bb-picked')})"))
    elif player["picked"]:
        cards.append(piece(BACK, "$ember"))
    return Content(" + ").join(cards) if cards else piece("··", "$dim")


def outcome(fate: Fate) -> list[Content]:
    """Health lost (halved is marked), blood taken, banked, a death."""
    pieces: list[Content] = []
    if fate.hurt:
        pieces.append(piece(f" {HEART}−{fate.lost}{'½' if fate.soft else ''}", "$blood"))
    if fate.taken:
        pieces.append(piece(f" {BLOOD}+{fate.taken}", "$ember"))
    if fate.banked is not None:
        pieces.append(piece(f" {BANK}{fate.banked}", "$moss"))
    if fate.died:
        pieces.append(piece(" ✗", "bold $blood"))
    return pieces


def roll_line(scene: Scene) -> list[Content]:
    """The roll of this round, face by face."""
    roll, view = scene.view["roll"], scene.view
    if not roll or roll["round"] != view["round"] or view["step"] in (1, 2):
        return []
    sign = DIE_SIGNS.get(roll["die"], "■")
    faces = "  ".join(f"{sign}{face_text(face)}" for face in roll["faces"])
    total = scene.words.text("status-roll", total=roll["total"])
    return [line(piece(faces, f"bold $bb-{roll['die']}"), piece(f"  {total}", "bold $blood"))]


def before_lines(scene: Scene, story: Story | None, width: int, low: bool) -> list[Content]:
    """The round before: what everyone played and what it brought. On a low screen only what it brought to me."""
    if story is None or story.outcome is None:
        return []
    tokens = [
        piece(f"{scene.texts('bb-round', number=story.round)}: {scene.words.event(story.outcome)}", "$dim")
    ]
    for seat, fate in sorted(story.fates.items()):
        if low and seat != scene.eyes:
            continue
        cards = " + ".join(scene.words.component("card", card) for card in fate.cards)
        tokens.append(line(piece(f"{scene.words.name(seat)} {cards}", "$dim"), *outcome(fate)))
    return flow(tokens, width, 3)


def death_lines(scene: Scene, *told: Story | None) -> list[Content]:
    """What killed me and what I lost, with the rules, until the next round is over."""
    seat = scene.eyes
    for story in told:
        fate = story.fates.get(seat) if story and seat is not None else None
        if fate and fate.died:
            return [
                line(piece(f"✗ {scene.words.event(event)}", "$blood"), piece(f"  {event.rule}", "$dim"))
                for event in fate.death
            ]
    return []


def row_lines(scene: Scene, width: int, low: bool) -> list[Content]:
    view = scene.view
    tokens = [piece(f"{scene.words.text('zone-row')}:", "$dim")]
    tokens += [card_token(scene, card, f"row:{card}") for card in view["row"]]
    return [fit(Content("  ").join(tokens), width)] if low else flow(tokens, width)
