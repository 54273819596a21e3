"""How a game of Dead Man's Draw was won and lost: every bank counted, and what cost the reader most."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content

from taverna.cli.boards.board import Scene
from taverna.cli.boards.dead_mans_draw.cards import by_suit, suit_token
from taverna.cli.boards.painting import ends, flow, line, piece, wrap
from taverna.kernel import Event

LOST_BY_SEAT = ("lost", "lost-to", "misfired", "siren-took")
LOST_BY_OTHER = ("shot", "scavenged", "stole", "plundered")
WORST = 4


def ending(scene: Scene, width: int) -> list[Content]:
    rows: list[Content] = []
    players = sorted(scene.view["players"], key=lambda player: -int(player["score"]))
    for player in players:
        rows += _count(scene, int(player["seat"]), width)
    if scene.eyes is not None:
        rows += _losses(scene, scene.eyes, width)
    return rows


def _count(scene: Scene, seat: int, width: int) -> list[Content]:
    """Each suit with the card that scores, then the rest of the stack; under it how the score adds up."""
    player = scene.view["players"][seat]
    stacks = by_suit(player["bank"])
    said = scene.words.text("count-cards", number=len(player["bank"]))
    title = line(piece(scene.words.name(seat), "bold $words"), piece(f"  {said}", "$dim"))
    tokens = [suit_token(scene, suit, values, short=True) for suit, values in stacks.items()]
    rows = [ends(title, piece(str(player["score"]), "bold $candle"), width)]
    rows += [line(piece("  "), row) for row in flow(tokens, width - 2)]
    return [*rows, piece("  " + sum_in_words(scene, seat), "$dim"), piece("")]


def sum_in_words(scene: Scene, seat: int) -> str:
    """`7 + 5 + 9 = 21`; what pirate or variation add comes with their name: `7 + 5 + 9 (+5 Golden Scales) = 26`."""
    player, options = scene.view["players"][seat], scene.view["options"]
    stacks = by_suit(player["bank"]).values()
    every = options["variation"] == "pile-o-treasure"
    counted = [value for values in stacks for value in (values if every else values[:1])]
    rest = player["score"] - sum(counted)
    names = []
    if player["pirate"] == "golden-scales":
        names.append(scene.words.component("pirate", player["pirate"]))
    if options["variation"] == "all-hands-on-deck":
        names.append(scene.words.component("variation", options["variation"]))
    added = f" ({rest:+} {', '.join(names)})".replace("-", "−", 1) if rest else ""
    return f"{' + '.join(str(value) for value in counted) or 0}{added} = {player['score']}"


def _losses(scene: Scene, seat: int, width: int) -> list[Content]:
    """The events in which the seat lost most, worst first."""
    costs = [(_cost(event, seat), event) for _, event in scene.log]
    worst = sorted([item for item in costs if item[0]], key=lambda item: -item[0])[:WORST]
    if not worst:
        return []
    rows = [piece(scene.texts("dmd-losses"), "bold $ember")]
    for cost, event in worst:
        said = line(
            piece(f"−{cost}  ", "bold $blood"),
            piece(scene.words.event(event), "$words"),
            piece(f"  {event.rule}", "$dim"),
        )
        rows += wrap(said, width)
    return rows


def _cost(event: Event, seat: int) -> int:
    mine = event.kind in LOST_BY_SEAT and event.args.get("seat") == seat
    theirs = event.kind in LOST_BY_OTHER and event.args.get("other") == seat
    return _worth(event) if mine or theirs else 0


def _worth(event: Event) -> int:
    """The sum of the values of the cards it names."""
    cards = event.args.get("cards", event.args.get("card", []))
    names: Sequence[object] = cards if isinstance(cards, list) else [cards]
    return sum(int(str(name).split("-")[1]) for name in names)
