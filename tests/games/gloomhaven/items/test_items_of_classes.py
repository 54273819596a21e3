"""Items that only one class wins: what they add to its songs, dooms, packs and commands."""

from __future__ import annotations

import pytest

from taverna.games.gloomhaven import codes
from taverna.games.gloomhaven.effects.summoning import add_companion
from taverna.games.gloomhaven.state.figures import SPENT
from tests.games.gloomhaven.cards.judging import Choice, Foes, Judged, Scene
from tests.support.gloomhaven.tabletop import Tabletop

judged = Judged("item")


def worn(number: int, half: str, foes: Foes, allies: dict[str, tuple[int, int]] | None = None) -> Scene:
    scene = Scene(half, foes, allies)
    scene.equips(scene.slug, number)
    Scene.performed[f"item/{number}"] = 1
    return scene


@judged("146")
def masters_lute() -> None:
    song = "music-note attack persistent, music-note turnStart persistent"

    def sung(*choices: Choice) -> Scene:
        return worn(146, "music-note/348/top", {"foe": (1, 0)}).plays(*choices)

    sung("item146", "foe").sees(lasts=song, card="discard active", hurt={"foe": 2})
    sung("item146", "done", (-2, 0)).sees(lasts=song, card="discard active", at=(-2, 0))
    sung("done").sees(lasts=song, card="discard active")
    # Other actions are no songs.
    scene = worn(146, "music-note/348/bottom", {"foe": (5, 0)}).plays()
    assert scene.asked != "after-action"
    Scene.performed.pop("unseen", None)


@judged("147")
def cloak_of_the_hunter() -> None:
    scene = worn(147, "angry-face/376/bottom", {"foe": (3, 0), "other": (-3, 0)}).plays("foe")
    scene.sees(
        lasts="foe mark persistent, angry-face attack persistent",
        gains={"foe": "muddle"},
        card="discard active",
    )


@judged("148")
def doctors_coat() -> None:
    scene = worn(148, "saw/407/top", {"foe": (3, 0)}, {"brute": (1, 0)}).hurts(brute=15).plays("brute")
    scene.sees(hand={"brute": [417]}, xp=1)
    place = codes.CLASS_SIZE - 1
    scene.hero("brute").hand = 0
    scene.watches()
    Tabletop.plays(scene, "brute", scene.table.cards_of(1)[place].top, place)
    scene.chooses("yes").sees(heal={"brute": 5}, hand={"brute": []})


@judged("150")
def staff_of_command() -> None:
    """One more card, for the side that the command was on."""

    def commanded(half: str, card: int) -> Scene:
        scene = worn(150, f"two-mini/{half}", {"foe": (3, 0)})
        add_companion(scene.table, 0, scene.cell((2, 0)))
        scene.hands("two-mini", hand=[card])
        return scene.chooses().plays("foe")

    played = {"hand": [], "items": [SPENT]}
    scene = commanded("482/bottom", 480).chooses("item150", 480).reaches(5).chooses((0, 3))
    scene.sees(hurt={"foe": 2}, at=(0, 3), xp=1, discard=[480], **played)
    scene = commanded("484/top", 488).chooses("item150", 488, "foe")
    scene.sees(hurt={"foe": 7}, discard=[488], **played)
    commanded("484/top", 488).chooses("done").sees(hurt={"foe": 4})


@pytest.mark.parametrize("item", judged.halves)
def test_item(item: str) -> None:
    judged.run(item)
