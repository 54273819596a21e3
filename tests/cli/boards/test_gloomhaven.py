"""Gloomhaven at the terminal: rounds by keys, hexes with the names and keys of their options, nobody sees a hand."""

from __future__ import annotations

import asyncio

import pytest

from taverna.cli.boards.board import Scene
from taverna.cli.boards.gloomhaven.board import GloomhavenBoard
from taverna.cli.boards.gloomhaven.heroes import hero_line, mine_lines
from taverna.cli.boards.gloomhaven.hexes import map_lines
from taverna.cli.boards.gloomhaven.look import closer_look
from taverna.cli.boards.gloomhaven.pieces import initials, seat_figure, short_names, sign_of
from taverna.cli.boards.gloomhaven.round import order_lines
from taverna.cli.screens.app import TavernaApp
from taverna.cli.screens.choices import Choices
from taverna.cli.screens.dialogs import Curtain, Reader
from taverna.cli.screens.play import PlayScreen
from taverna.cli.screens.scenes import choices_of, point_out, scene_of, verdict
from taverna.cli.screens.session import Session
from taverna.cli.seating import seat_all
from taverna.cli.texts import texts_in
from taverna.games.gloomhaven.board.board import HAZARD
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Event, Option, Outcome, game
from tests.support.cli.screens import LARGE, SMALL, advised, at_table, hinted_key, playing, press, text
from tests.support.gloomhaven import english


def session_of(*players: str, seed: int = 5, **options: object) -> Session:
    return Session.new(game("gloomhaven"), seat_all(players), seed, options)


def play_to(session: Session, kind: str, seat: int = 0, times: int = 1) -> Session:
    """Away from the screen, until the seat is asked that kind of question."""
    for _ in range(3000):
        decision = session.decision()
        assert decision is not None, f"nobody was asked about {kind}"
        if decision.kind == kind and decision.seat == seat:
            times -= 1
            if not times:
                return session
        session.submit(decision.seat, advised(session, decision))
    raise AssertionError(f"nobody was asked about {kind}")


def nearly_over(*players: str, left: int) -> Session:
    """A game with so many choices to come."""
    whole = session_of(*players)
    while decision := whole.decision():
        whole.submit(decision.seat, advised(whole, decision))
    session = session_of(*players)
    for seat, code in whole.match.steps[:-left]:
        session.submit(seat, code)
    return session


def table_of(app: TavernaApp) -> str:
    """What is on the screen, without the log beside it."""
    return "\n".join(row.partition("▏")[0] for row in text(app).splitlines())


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "en"), (LARGE, "es")])
def test_a_scenario_is_played_to_its_end_by_keys(size: tuple[int, int], lang: str) -> None:
    async def story() -> None:
        session = nearly_over("you", "greedy", left=8)
        async with at_table(session, lang, size) as (app, pilot):
            while isinstance(app.screen, PlayScreen):
                await press(app, pilot, hinted_key(app))
            assert session.match.over
            assert isinstance(app.screen, Reader)
            shown = text(app)
            assert verdict(session.match.outcome(), playing_words(session, lang), texts_in(lang)) in shown
            assert "GH-S-END-0" in shown, "with the rule"

    asyncio.run(story())


def playing_words(session: Session, lang: str) -> Words:
    return Words(lang, session.game.id, session.match.names, 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_everything_to_choose_by_is_on_the_screen(size: tuple[int, int], lang: str) -> None:
    async def story() -> None:
        # A small screen scrolls its map: here nobody stands beyond its edge.
        session = play_to(session_of("you", "greedy", "greedy", "greedy", seed=1), "turn")
        async with at_table(session, lang, size) as (app, pilot):
            for _ in range(4):
                if not isinstance(app.screen, PlayScreen):
                    break
                scene, shown = playing(app).scene, table_of(app)
                words, view = scene.words, scene.view
                names = short_names(scene)
                for figure in view["figures"]:
                    assert sign_of(scene, figure, names) in shown
                for hero in view["heroes"]:
                    assert words.component("class", hero["class"]) in shown
                assert words.text("status-round", number=view["round"]) in shown
                assert playing(app).query_one(Choices).question in shown
                assert all(f"{entry['initiative']:>2} " in shown for entry in view["order"][:2])
                await press(app, pilot, hinted_key(app))

    asyncio.run(story())


# The map


def test_a_hex_shows_the_key_of_its_option_and_has_its_name() -> None:
    session = play_to(session_of("you", "greedy"), "move")
    decision = session.decision()
    assert decision is not None
    scene = scene_of(session, "en")
    choices = choices_of(session, decision, scene, GloomhavenBoard)
    point_out(scene, choices)
    shown = [row.plain for row in map_lines(scene, 78, 30)]
    places = [choice for choice in choices if choice.text.startswith("Move to hex")]
    assert places
    for choice in places:
        name = choice.text.removeprefix("Move to hex ")
        assert hex_at(shown, name, scene.view["board"]["corner"][1]) == choice.key


def hex_at(shown: list[str], name: str, north: int) -> str:
    """What stands on the hex of this name: under its letter, half a hex to the right in every other row."""
    column = shown[0].index(name[0]) + 2 * ((int(name[1:]) - 1 + north) % 2)
    [row] = [row for row in shown if row[:3].strip() == name[1:]]
    return row[column - 1 : column + 2].strip()


def test_the_map_keeps_rows_apart_and_fits_the_width() -> None:
    session = play_to(session_of("you", "greedy", scenario="3"), "turn")
    scene = scene_of(session, "en")
    for width, height in ((30, 6), (78, 12), (78, 60)):
        shown = map_lines(scene, width, height)
        assert len(shown) <= height
        assert all(row.cell_length <= width for row in shown)
    whole = "\n".join(row.plain for row in map_lines(scene, 78, 60))
    assert "♥" in whole, "with room to spare, hit points stand under the figures"
    assert "[+]" in whole
    assert "♥" not in "\n".join(row.plain for row in map_lines(scene, 78, 12))


def test_a_map_that_does_not_fit_says_where_it_goes_on() -> None:
    scene = scene_of(play_to(session_of("you", "greedy", scenario="3"), "turn"), "en")
    whole = "\n".join(row.plain for row in map_lines(scene, 78, 60))
    assert not set("↑↓↕‹›") & set(whole)
    part = [row.plain for row in map_lines(scene, 24, 4)]
    assert set("‹›") & set(part[0])
    assert any(row[2] in "↑↓↕" for row in part[1:])


def test_a_low_screen_says_that_there_are_more_cards_in_hand() -> None:
    scene = scene_of(play_to(session_of("you", "greedy"), "select"), "en")
    low = [row.plain for row in mine_lines(scene, 60, True)]
    assert len(low) == 2
    assert low[1].endswith("…")
    assert "…" not in "".join(row.plain for row in mine_lines(scene, 60, False))


def test_a_small_window_shows_who_acts() -> None:
    session = play_to(session_of("you", "greedy", scenario="3"), "turn")
    scene = scene_of(session, "en")
    mine = next(figure for figure in scene.view["figures"] if figure["slot"] == scene.view["turn"])
    shown = "\n".join(row.plain for row in map_lines(scene, 24, 4))
    assert sign_of(scene, mine, short_names(scene)) in shown


def test_kinds_of_monsters_have_different_signs() -> None:
    scene = scene_of(session_of("you", "greedy"), "en")
    figure = dict(scene.view["figures"][0], owner=-1, kind="monster")
    slugs = ["bandit-guard", "city-guard", "cave-bear", "cultist", "hound", "inox-guard", "living-corpse"]
    scene.view["figures"] = [dict(figure, name=slug, number=number) for number, slug in enumerate(slugs, 1)]
    names = short_names(scene)
    assert len(set(names.values())) == len(slugs)
    assert names["bandit-guard"] == "BG"
    assert initials("Hound") == "HO"


# Cards, attacks, reasons


def test_cards_say_what_they_do_before_they_are_chosen() -> None:
    async def story() -> None:
        session = play_to(session_of("you", "greedy"), "select")
        async with at_table(session, "en", LARGE) as (app, pilot):
            lead = playing(app).query_one(Choices).choices[0]
            assert lead.text == "Lead with Trample"
            assert lead.note.startswith("Initiative 72. Top: Attack 3, Pierce 2. Bottom: Move 4")
            await press(app, pilot, "p")
            assert isinstance(app.screen, Reader)

    asyncio.run(story())


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_arrows_keep_a_card_in_sight_however_many_lines_the_others_take(size: tuple[int, int]) -> None:
    async def story() -> None:
        session = play_to(session_of("you", "greedy"), "select")
        async with at_table(session, "en", size) as (app, pilot):
            choices = playing(app).query_one(Choices)
            assert len(choices.choices) > 8
            for key in ["down"] * 6 + ["up"] * 6:
                await press(app, pilot, key)
                assert choices.cursor is not None
                assert choices.choices[choices.cursor].text in table_of(app)
            assert choices.question in table_of(app), "back at the first ones"

    asyncio.run(story())


def test_a_hint_is_seen_on_a_small_screen_too() -> None:
    async def story() -> None:
        session = play_to(session_of("you", "greedy"), "turn")
        async with at_table(session, "en", SMALL) as (app, pilot):
            playing(app).say("Saved in the usual place.")
            await press(app, pilot, "down")
            assert "Saved in the usual place." in table_of(app)
            choices = playing(app).query_one(Choices)
            for _ in range(len(choices.choices)):
                await press(app, pilot, "right")
                assert choices.cursor is not None
                assert choices.choices[choices.cursor].text.split(":")[0] in table_of(app)

    asyncio.run(story())


def test_a_closer_look_tells_all_that_lies_open() -> None:
    session = play_to(session_of("you", "greedy"), "turn")
    scene = scene_of(session, "en")
    shown = "\n".join(row.plain for row in GloomhavenBoard.closer_look(scene, 90))
    assert "Kill all enemies." in shown
    assert "Monster attack modifier deck (20):" in shown
    assert "Top: Attack 3, Pierce 2." in shown, "my cards"
    assert "▯ cards in hand, discarded, lost" in shown, "what the signs mean"
    hero = scene.view["heroes"][0]
    assert scene.words.component_help("goal", hero["goal"]) in shown.replace("\n", " ")
    for card in scene.view["heroes"][1]["hand"]:
        assert card in session.match.view(None)["heroes"][1]["hand"]  # type: ignore[index]


def test_a_target_comes_with_the_sum_of_the_attack() -> None:
    session = play_to(session_of("you", "greedy"), "target")
    scene = scene_of(session, "en")
    [slot, value, *_] = scene.view["choosing"]["aims"][0]
    option = Option("figure-target", {"figure": "bandit-guard-1", "slot": slot}, [], "")
    assert GloomhavenBoard.explain(option, scene).startswith(f"Attack {value}")


POISONED = "Trap: 3 damage, Poison."
HAZARD_IS = "Hazardous terrain: 1 damage."


def move_over(*, jump: bool) -> tuple[Scene, int]:
    """The first hero is about to move over a trap (the middle) and hazardous ground, and might end in a stun trap."""
    scene = scene_of(play_to(session_of("you", "greedy"), "move"), "en")
    board, choosing = scene.view["board"], scene.view["choosing"]
    slot = choosing["slot"]
    cells = [row for row in board["cells"] if row[0] != scene.view["figures"][slot]["cell"]]
    trap, hazard, end = (row[0] for row in cells[:3])
    for row in cells:
        row[3] = HAZARD if row[0] == hazard else 0
    board["traps"] = [[trap, 3, ["poison"]], [end, 0, ["stun"]]]
    choosing["ways"] = [[end, 3, 1 if jump else 3, [trap, hazard, end]]]
    choosing["enter"] = [[cell, 1, int(not jump)] for cell in (trap, hazard, end)]
    choosing["steps"] = [[0, trap, 1], [1, hazard, 1], [2, cells[3][0], 1]]
    choosing["jump"] = jump
    return scene, end


@pytest.mark.rule("GH-S-TRP-02", "GH-S-JMP-02")
@pytest.mark.parametrize(
    ("jump", "told"), [(False, f"{POISONED} {HAZARD_IS} Trap: Stun."), (True, "Trap: Stun.")]
)
def test_a_way_says_what_the_traps_on_it_do(jump: bool, told: str) -> None:
    scene, end = move_over(jump=jump)
    assert GloomhavenBoard.explain(Option("cell-move", {"cell": end}, [], ""), scene) == told


@pytest.mark.rule("GH-S-TRP-01", "GH-S-TRP-02")
def test_a_step_into_a_trap_says_what_it_does() -> None:
    steps = [Option("step", {"number": way, "hex": ""}, [], "") for way in range(3)]
    scene, _ = move_over(jump=False)
    assert [GloomhavenBoard.explain(step, scene) for step in steps] == [POISONED, HAZARD_IS, ""]
    scene, _ = move_over(jump=True)
    assert [GloomhavenBoard.explain(step, scene) for step in steps] == ["", "", ""]
    scene, _ = move_over(jump=False)
    scene.view["figures"][scene.view["choosing"]["slot"]]["flying"] = True
    assert [GloomhavenBoard.explain(step, scene) for step in steps] == ["", "", ""]


def test_a_closer_look_lists_the_traps() -> None:
    scene, _ = move_over(jump=False)
    shown = "\n".join(row.plain for row in GloomhavenBoard.closer_look(scene, 90))
    assert f": {POISONED}" in shown
    assert ": Trap: Stun." in shown
    assert "Traps deal the trap damage of the level." in shown.replace("\n", " "), "the legend of scenario 1"


def test_damage_that_leaves_no_hit_points_says_so() -> None:
    scene = scene_of(play_to(session_of("you", "greedy"), "damage"), "en")
    mine = seat_figure(scene, 0)
    assert mine is not None
    for damage, note in ((mine["hp"] - 1, ""), (mine["hp"], "No hit points would be left.")):
        assert GloomhavenBoard.explain(Option("done-damage", {"number": damage}, [], ""), scene) == note


def test_reasons_of_monsters_are_set_apart_in_the_log() -> None:
    assert GloomhavenBoard.minor(Event("why-nearest", "GH-S-FOC-10", {}))
    assert not GloomhavenBoard.minor(Event("attack", "GH-S-ATK-01", {}))


# Together


def test_nobody_sees_the_hand_of_another_at_the_same_screen() -> None:
    async def story() -> None:
        session = session_of("Ana", "Bruno", seed=4)
        async with at_table(session, size=LARGE) as (app, pilot):
            assert isinstance(app.screen, Curtain)
            await press(app, pilot, "enter", "1")
            assert isinstance(app.screen, Curtain), "the screen is passed on"
            await press(app, pilot, "enter", "1")
            while isinstance(app.screen, Curtain) or session.match.pending[0].kind == "start":
                await press(app, pilot, "enter" if isinstance(app.screen, Curtain) else "1")
            cards = ["Trample", "Fire Orbs"]
            first = playing(app).scene.eyes
            assert first is not None
            assert cards[first] in table_of(app)
            assert cards[1 - first] not in table_of(app)
            await press(app, pilot, "1", "1")
            assert isinstance(app.screen, Curtain)
            await press(app, pilot, "enter")
            assert cards[1 - first] in table_of(app)
            assert cards[first] not in table_of(app)

    asyncio.run(story())


def test_all_win_or_lose_together() -> None:
    words, texts = Words("en", "gloomhaven"), texts_in("en")
    assert verdict(Outcome(True, [3, 2], [0, 1], True), words, texts) == texts("end-success")
    assert verdict(Outcome(True, [3, 2], [], False), words, texts) == texts("end-failure")


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_english_name_is_on_the_screen(lang: str) -> None:
    session = session_of("you", "greedy", "greedy", "greedy", scenario="3")
    for kind in ("select", "turn", "select", "turn"):
        scene = scene_of(play_to(session, kind), lang)
        decision = session.decision()
        assert decision is not None
        rows = [*closer_look(scene, 500), *mine_lines(scene, 500, False), *order_lines(scene, 500)]
        rows += [hero_line(scene, hero, 500) for hero in scene.view["heroes"]]
        shown = [row.plain for row in rows] + scene.news
        shown += [choice.text for choice in choices_of(session, decision, scene, GloomhavenBoard)]
        assert [row for row in shown if english.found_in(row, lang)] == []
        session.submit(decision.seat, advised(session, decision))
