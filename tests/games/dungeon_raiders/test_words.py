"""Whole games told in every language to every reader: no sentence is missing or broken."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from taverna.games.dungeon_raiders import GAME, codes
from taverna.games.dungeon_raiders.cards import ITEMS, NAMES
from taverna.games.dungeon_raiders.content import BOX, KINDS, OPTIONS
from taverna.games.dungeon_raiders.state import Table
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Decision, Event, Option, Refusal, Rng
from tests.games.dungeon_raiders.positions import boss, lay, printed, table, treasure, vault
from tests.i18n.ftl import ids, texts

pytestmark = pytest.mark.slow

GAME_ID = "dungeon-raiders"
PLAYERS = ["Denise", "Clara", "Edgard", "Fabio", "Gil"]
GAMES = 72
READERS = [None, 0, 1]
LEFTOVERS = re.compile(r"[{}$]|\?\?\?|  | [.,:;]|\b[a-z]+-[0-9]|None")


class Heard:
    """One example for each way in which something was told: same kind, same numbers, same seats."""

    def __init__(self) -> None:
        self.events: dict[str, Event] = {}
        self.options: dict[str, Option] = {}
        self.refusals: dict[str, Refusal] = {}
        self.reasons: dict[str, Option] = {}
        self.questions: set[str] = set()

    def look(self, state: Table, decision: Decision) -> None:
        self.questions.add(decision.kind)
        for code in decision.options:
            option = GAME.describe(state, code)
            self.options.setdefault(_shape(option.key, option.args), option)
        for code in range(codes.COUNT):
            refusal = GAME.refusal(state, decision.seat, code)
            if refusal is not None:
                self.refusals.setdefault(_shape(refusal.key, refusal.args), refusal)

    def explain(self, state: Table, decision: Decision) -> None:
        for code in decision.options:
            for reason in GAME.reasons(state, decision, code):
                self.reasons.setdefault(_shape(reason.key, reason.args), reason)

    def listen(self, events: list[Event]) -> None:
        for event in events:
            self.events.setdefault(_shape(event.kind, event.args), event)


def _shape(kind: str, args: Mapping[str, object]) -> str:
    return f"{kind} {[_shape_of(name, value) for name, value in args.items()]}"


def _shape_of(name: str, value: object) -> object:
    if name == "seats" and isinstance(value, list):
        return len(value), 0 in value, 1 in value
    if isinstance(value, list):
        return len(value)
    return min(value, 2) if isinstance(value, int) else value


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard()
    for seed in range(GAMES):
        state = GAME.setup(3 + seed % 3, seed, {"tactical": seed % 4 == 0})
        rng = Rng(seed)
        found.listen(state.drain())
        while state.pending:
            decision = state.pending[rng.below(len(state.pending))]
            found.look(state, decision)
            if seed % 6 == 0:
                found.explain(state, decision)
            options = decision.options
            code = options[-1 if rng.below(3) == 0 else rng.below(len(options))]
            GAME.apply(state, decision.seat, code)
            found.listen(state.drain())
    for state in rarities():
        found.listen(state.drain())
    wolves = table(boss("wolf-pack", 9), hands=["1 2 3 4 5 torch"])
    found.explain(wolves, wolves.pending[0])
    return found


def rarities() -> list[Table]:
    """What random games hardly ever meet."""
    keys = ["1 2 3 4 5 key"] * 3
    gone = table(boss("megadragon"), hands=keys)
    lay(gone, "key", "key", "key")
    same = table(boss("sphinx", 99))
    lay(same, "3", "3", "3")
    stone = table(boss("medusa", 99), seats=4)
    lay(stone, "3", "3", "3", "3")
    one = table(boss("medusa", 99), coins=[9, 9, 9])
    lay(one, "3", "3", "4")
    tied = table(boss("vampire", 3), coins=[9, 9, 9], wounds=[3, 3, 3])
    lay(tied, "1", "1", "1")
    poor = table(printed("trap-lava"), coins=[1, 1, 0])
    lay(poor, "5", "5", "5")
    full = table(treasure(5), coins=[20, 20, 20])
    lay(full, "5", "5", "1")
    short = table(
        vault("key", "key", "key", "key", "key"), hands=["1 2 3 4 5 key key key", "1 2 3 4 5 key key"]
    )
    lay(short, "1", "1", "1")
    empty = table(
        vault("key", "key", "key", "coins-1", "coins-1"),
        hands=["1 2 3 4 5 key key key", "1 2 3 4 5 key key key"],
    )
    lay(empty, "1", "4", "4")
    return [gone, same, stone, one, tied, poor, full, short, empty]


def _check(sentence: str) -> None:
    assert not LEFTOVERS.search(sentence), sentence
    assert sentence == sentence.strip()
    assert not sentence[0].islower(), sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("names", [PLAYERS, None])
def test_everything_that_happens_can_be_told(
    heard: Heard, language: str, reader: int | None, names: list[str] | None
) -> None:
    words = Words(language, GAME_ID, names, reader)
    for event in heard.events.values():
        sentence = words.event(event)
        _check(sentence)
        assert sentence[-1] in ".!", sentence


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_question_option_and_refusal_can_be_read(
    heard: Heard, language: str, reader: int | None
) -> None:
    words = Words(language, GAME_ID, PLAYERS, reader)
    for option in heard.options.values():
        _check(words.option(option))
    for kind in heard.questions:
        assert words.question(kind).endswith("?")
    for refusal in heard.refusals.values():
        sentence = words.refusal(refusal)
        _check(sentence)
        assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_read(heard: Heard, language: str) -> None:
    words = Words(language, GAME_ID, PLAYERS, 0)
    for reason in heard.reasons.values():
        sentence = words.text(f"reason-{reason.key}", **reason.args)
        _check(sentence)
        assert sentence.endswith("."), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_one_question_reads_like_another(language: str) -> None:
    words = Words(language, GAME_ID, PLAYERS, 0)
    for seed in range(6):
        state, rng = GAME.setup(3, seed), Rng(seed)
        while state.pending:
            decision = state.pending[0]
            read = [words.option(GAME.describe(state, code)) for code in decision.options]
            assert len(set(read)) == len(read), read
            GAME.apply(state, decision.seat, decision.options[rng.below(len(decision.options))])


def test_the_texts_are_exactly_those_that_the_game_needs(heard: Heard) -> None:
    def kinds(shapes: Mapping[str, object]) -> set[str]:
        return {shape.split(" ")[0] for shape in shapes}

    assert kinds(heard.events) - {"sealed"} == ids("event-", GAME_ID)
    assert kinds(heard.options) == ids("option-", GAME_ID)
    assert heard.questions == ids("ask-", GAME_ID)
    assert kinds(heard.refusals) == ids("error-", GAME_ID)
    assert kinds(heard.reasons) == ids("reason-", GAME_ID)


def test_every_component_has_a_name_and_help() -> None:
    faces = {re.sub(r"(-\d+)+$", "", room.face) for room in BOX.rooms}
    assert ids("room-", GAME_ID) == faces | {"dark"}
    assert ids("kind-", GAME_ID) == set(KINDS)
    assert ids("item-", GAME_ID) == set(ITEMS)
    assert ids("card-", GAME_ID) == {re.sub(r"-\d$", "", card) for card in NAMES}
    assert ids("character-", GAME_ID) == {character.id for character in BOX.characters}
    assert ids("setting-", GAME_ID) == {option.name for option in OPTIONS}
    for language in LANGUAGES:
        here = texts(language, GAME_ID)
        for kind in ("room", "kind", "item", "card", "character", "setting"):
            for name in ids(f"{kind}-", GAME_ID):
                assert f"{kind}-{name}.help" in here, name


TERMS = {
    "character": {
        "explorer": ("Explorer", "Exploradora", "Exploradora"),
        "knight": ("Knight", "Cavaleiro", "Caballero"),
        "thief": ("Thief", "Ladra", "Ladrona"),
        "warrior": ("Warrior", "Guerreiro", "Guerrero"),
        "wizard": ("Wizard", "Mago", "Hechicero"),
    },
    "item": {
        "torch": ("Torch", "Tocha", "Antorcha"),
        "crystal-ball": ("Crystal ball", "Bola de cristal", "Bola de cristal"),
        "key": ("Key", "Chave", "Llave"),
        "sword": ("Sword", "Espada", "Espada"),
    },
    "kind": {
        "monster": ("Monster room", "Sala com monstros", "Habitación con monstruo"),
        "treasure": ("Treasure room", "Sala com tesouro", "Habitación con tesoro"),
        "vault": ("Vault", "Cofre", "Cámara"),
        "trap": ("Trap room", "Sala com armadilha", "Habitación con trampa"),
        "boss": ("Boss", "Chefe", "Monstruo final"),
    },
    "room": {
        "trap-lava": ("Lava trap", "Armadilha de lava", "Trampa de lava"),
        "trap-magnet": ("Magnet trap", "Armadilha magnética", "Trampa magnética"),
        "trap-spikes": ("Spike trap", "Armadilha de estacas", "Trampa de estacas"),
        "trap-boulder": ("Boulder trap", "Armadilha de pedregulho", "Trampa de la roca"),
        "tax-collector": ("Tax Collector", "Coletor de Impostos", "Recaudador de impuestos"),
        "medusa": ("Medusa", "Medusa", "Medusa"),
        "vampire": ("Vampire", "Vampiro", "Vampiro"),
        "sphinx": ("Sphinx", "Esfinge", "Esfinge"),
        "minotaur": ("Minotaur", "Minotauro", "Minotauro"),
        "wolf-pack": ("Wolf Pack", "Matilha de Lobos", "Manada de lobos"),
        "necromancer": ("Necromancer", "Necromante", "Nigromante"),
        "megadragon": ("Megadragon", "Megadragão", "Megadragón"),
        "golem": ("Golem", "Golem", "Gólem"),
        "mummy": ("Mummy", "Múmia", "Momia"),
    },
    "setting": {"tactical": ("Tactical variant", "Variante tática", "Variante táctica")},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TERMS)
def test_the_terms_of_the_rules(language: str, kind: str) -> None:
    words = Words(language, GAME_ID)
    for id, names in TERMS[kind].items():
        assert words.component(kind, id) == names[LANGUAGES.index(language)]
