"""Whole games told in every language to every reader: no sentence is missing or broken."""

from __future__ import annotations

import re

import pytest

from taverna.games.dungeon_raiders import GAME, codes
from taverna.games.dungeon_raiders.cards import ITEMS, NAMES
from taverna.games.dungeon_raiders.content import BOX
from taverna.games.dungeon_raiders.schema import KINDS
from taverna.games.dungeon_raiders.state import Table
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Event, Rng
from tests.support.dungeon_raiders.positions import boss, lay, printed, table, treasure, vault
from tests.support.words.ftl import ids, texts
from tests.support.words.heard import READERS, Heard, kinds, read_apart

pytestmark = [pytest.mark.slow, pytest.mark.compiled]

GAME_ID = "dungeon-raiders"
PLAYERS = ["Denise", "Clara", "Edgard", "Fabio", "Gil"]
GAMES = 72
IDS = r"\b[a-z]+-[0-9]"


def _shape_of(name: str, value: object) -> object:
    if name == "seats" and isinstance(value, list):
        return len(value), 0 in value, 1 in value
    if isinstance(value, list):
        return len(value)
    return min(value, 2) if isinstance(value, int) else value


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard(GAME, _shape_of, IDS)
    for seed in range(GAMES):
        state = GAME.setup(3 + seed % 3, seed, {"tactical": seed % 4 == 0})
        rng = Rng(seed)
        found.listen(state.drain())
        while state.pending:
            decision = state.pending[rng.below(len(state.pending))]
            found.ask(state, decision)
            found.refuse(state, decision.seat, range(codes.COUNT))
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize("names", [PLAYERS, None])
def test_everything_that_happens_can_be_told(
    heard: Heard, language: str, reader: int | None, names: list[str] | None
) -> None:
    heard.read_events(Words(language, GAME_ID, names, reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_every_question_option_and_refusal_can_be_read(
    heard: Heard, language: str, reader: int | None
) -> None:
    words = Words(language, GAME_ID, PLAYERS, reader)
    heard.read_options(words)
    heard.read_refusals(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_read(heard: Heard, language: str) -> None:
    heard.read_reasons(Words(language, GAME_ID, PLAYERS, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_one_question_reads_like_another(language: str) -> None:
    words = Words(language, GAME_ID, PLAYERS, 0)
    for seed in range(6):
        read_apart(GAME, GAME.setup(3, seed), words, Rng(seed))


def test_the_texts_are_exactly_those_that_the_game_needs(heard: Heard) -> None:
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
    assert ids("setting-", GAME_ID) == {option.name for option in GAME.options}
    for language in LANGUAGES:
        here = texts(language, GAME_ID)
        for kind in ("room", "kind", "item", "card", "character", "setting"):
            for name in ids(f"{kind}-", GAME_ID):
                assert f"{kind}-{name}.help" in here, name


@pytest.mark.rule("R-40", "DR-15.6")
@pytest.mark.parametrize(
    ("language", "faint", "level"),
    [
        (
            "en",
            "Clara faints and can't win: of those left, nobody has more wounds than these 2.",
            "Of those left, Edgard and Fabio have the most coins (9): the fewest wounds decide.",
        ),
        (
            "pt-BR",
            "Clara desfalece e não pode vencer: entre quem resta, ninguém tem mais ferimentos que estes 2.",
            "Entre quem resta, Edgard e Fabio têm o maior número de moedas (9): decide quem tem menos ferimentos.",
        ),
        (
            "es",
            "Clara se desmaya y no puede ganar: entre quienes quedan, nadie tiene más heridas que estas 2.",
            "Entre quienes quedan, Edgard y Fabio tienen el mayor número de monedas (9): "
            "decide quien tiene menos heridas.",
        ),
    ],
)
def test_whom_medusa_petrified_is_not_counted_in_the_scoring(language: str, faint: str, level: str) -> None:
    """Given Denise with the most wounds and coins; when Medusa takes her; then nothing false is said of the others."""
    state = table(boss("medusa", 99), seats=4, coins=[20, 15, 9, 9], wounds=[8, 2, 1, 1])
    lay(state, "1", "3", "4", "4")
    words = Words(language, GAME_ID, PLAYERS)
    said = {event.kind: words.event(event) for event in state.drain()}
    assert (said["fainted"], said["tied"]) == (faint, level)


@pytest.mark.rule("DR-16.7", "DR-16.8")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_a_map_won_by_a_tie_is_told_as_one(language: str, reader: int | None) -> None:
    words = Words(language, GAME_ID, PLAYERS, reader)
    alone, tied = (Event("map-passed", rule, {"seat": 1}) for rule in ("DR-16.7", "DR-16.8"))
    assert words.event(alone) != words.event(tied)


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
        "gelatinous-cube": ("Gelatinous Cube", "Cubo Gelatinoso", "La Cosa"),
        "troll": ("Troll", "Troll", "Troll"),
        "trap-lava": ("Lava trap", "Armadilha de lava", "Caldero de lava"),
        "trap-magnet": ("Magnet trap", "Armadilha magnética", "Atrapamonedas"),
        "trap-spikes": ("Spike trap", "Armadilha de estacas", "Trampa de pinchos"),
        "trap-boulder": ("Boulder trap", "Armadilha de pedregulho", "Roca gigante"),
        "tax-collector": ("Tax Collector", "Coletor de Impostos", "Recaudador"),
        "medusa": ("Medusa", "Medusa", "Medusa"),
        "vampire": ("Vampire", "Vampiro", "Vampiro"),
        "sphinx": ("Sphinx", "Esfinge", "Esfinge"),
        "minotaur": ("Minotaur", "Minotauro", "Minotauro"),
        "wolf-pack": ("Wolf Pack", "Matilha de Lobos", "Jauría de lobos"),
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
