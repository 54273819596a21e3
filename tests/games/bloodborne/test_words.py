"""Whole games told in every language to every reader: no sentence is missing or broken, none is left over."""

from __future__ import annotations

import pytest

from taverna.games.bloodborne import GAME, cards, codes
from taverna.games.bloodborne.state import Table
from taverna.i18n import LANGUAGES, Words
from taverna.kernel import Event, Rng
from tests.support.bloodborne.positions import (
    BOSS_IDS,
    ROM,
    altered,
    altered_card,
    effect,
    hands,
    kind_of,
    play,
    table,
)
from tests.support.words.ftl import ids, texts
from tests.support.words.heard import READERS, Heard, kinds, read_apart

NAMES = ["Denise", "Clara", "Edgard", "Fabio", "Iris"]
IDS = "[a-z]+-[a-z]+-[a-z]+"
OWN_EVENTS = ids("event-", "bloodborne")
AGAINST_THE_FINAL_BOSS = {
    "attacks",
    "died",
    "eliminated",
    "final-boss",
    "final-boss-entered",
    "hopeless",
    "hurt",
    "hurt-halved",
    "hurt-ignored",
    "inserted",
    "inserted-none",
    "slain",
    "stays",
    "took",
    "took-less",
}


def _shape_of(name: str, value: object) -> object:
    """Only the first two seats are ever readers; of a card, any will do; of numbers, none, one and many."""
    if isinstance(value, list):
        return min(len(value), 3)
    if isinstance(value, str):
        return value if name in ("cause", "trophy", "zone") else ""
    return min(value, 2) if isinstance(value, int) else value


def _play(seed: int, heard: Heard) -> None:
    boss = BOSS_IDS[seed % 5]
    position, rng = GAME.setup(3 + seed % 3, seed, {"final_boss": boss if seed % 7 else "random"}), Rng(seed)
    moves = 0
    heard.listen(position.drain())
    while position.pending:
        decision = position.pending[0]
        moves += 1
        heard.ask(position, decision)
        thoroughly = moves % 9 == 0
        if thoroughly or decision.kind != "pick":
            heard.explain(position, decision)
        if thoroughly or decision.kind == "lose-trophy":
            heard.refuse(position, decision.seat, range(codes.COUNT))
        GAME.apply(position, decision.seat, decision.options[rng.below(len(decision.options))])
        heard.listen(position.drain())


@pytest.fixture(scope="module")
def heard() -> Heard:
    found = Heard(GAME, _shape_of, IDS)
    for seed in range(90):
        _play(seed, found)
    # What is too rare for these: two hunters with the best score, and everybody dead at the start of a round.
    for position, picks in _rare(found):
        play(position, *picks)
        found.listen(position.drain())
    return found


def _rare(found: Heard) -> list[tuple[Table, list[str]]]:
    dreams = ["Saw Cleaver", "Dream", "Dream"]
    tie = table("Vicar Amelia", 1, banked=[1, 9, 9], rolls="0")
    dead = table("Hunter's Minion", 7, hp=[1, 1, 1], deck="Beast Patient", rolls="0")
    dead_hunters = ["Saw Cleaver", "Saw Cleaver", "Saw Cleaver"]
    armour = table(
        "Rabid Dog", 5, boss=ROM, hands=hands("Molotov Cocktail", "Repeating Pistol", "Chikage"), rolls="3"
    )
    shield = table("Cleric Beast", 12, hands=hands("Dream", "Repeating Pistol", "Dream"), rolls="3")
    lost = table("Ebrietas", 5, hands=["Dream"] * 3, row="", upgrades="", rolls="0")
    stopped = table(
        "Hunter's Minion", 7, hands=hands("Hunter Blunderbuss", "Saw Cleaver", "Dream"), rolls="0"
    )
    stop = effect(cards.CANCEL_ATTACK, cards.LEFT, 0)
    stop.weapons = 1 << cards.MELEE
    altered_card(stopped, "Hunter Blunderbuss").instants = [stop]
    found.explain(stopped, stopped.pending[0])
    harsh = table(
        "Garden of Eyes", 9, hp=[3, 6, 6], hands=hands("Blood Vial", "Saw Cleaver", "Dream"), rolls="0"
    )
    monster = altered(harsh)
    monster.forbids_healing, monster.attack_bonus = True, 1
    monster.escapes = [effect(cards.LOSE_BLOOD, cards.EVERYONE, 1)]
    picky = table("Garden of Eyes", 9, rolls="0")
    monster = altered(picky)
    monster.attack_bonus, monster.attack_bonus_cond = 1, cards.TARGET_MELEE
    unarmed = table(hands=["Transform, Dream", "Dream", "Dream"], rolls="0")
    assert GAME.refusal(unarmed, 0, kind_of("Transform")) is not None
    return [
        (tie, dreams),
        (dead, dead_hunters),
        (armour, ["Molotov Cocktail", "Repeating Pistol", "Chikage"]),
        (shield, ["Dream", "Repeating Pistol", "Dream"]),
        (lost, ["Dream", "Dream", "Dream"]),
        (stopped, ["Hunter Blunderbuss", "Saw Cleaver", "Dream"]),
        (harsh, ["Blood Vial", "Saw Cleaver", "Dream"]),
        (picky, dreams),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reader", READERS)
def test_everything_that_happens_can_be_told(heard: Heard, language: str, reader: int | None) -> None:
    heard.read_events(Words(language, "bloodborne", NAMES, reader))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_option_and_reason_can_be_read(heard: Heard, language: str) -> None:
    words = Words(language, "bloodborne", NAMES, 0)
    heard.read_options(words)
    heard.read_reasons(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_explained(heard: Heard, language: str) -> None:
    heard.read_refusals(Words(language, "bloodborne", NAMES, 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_of_one_question_reads_like_another(language: str) -> None:
    read_apart(GAME, GAME.setup(4, 5), Words(language, "bloodborne", NAMES, 0), Rng(5))


def test_the_texts_are_exactly_those_that_the_game_needs(heard: Heard) -> None:
    assert kinds(heard.events) - {"sealed"} == OWN_EVENTS - {"hurt-reduced"}  # that one needs a house's card
    assert kinds(heard.options) == ids("option-", "bloodborne")
    assert kinds(heard.reasons) == ids("reason-", "bloodborne")
    assert heard.questions == ids("ask-", "bloodborne")
    own = kinds(heard.refusals) - {"not-an-option-here"}
    assert own == ids("error-", "bloodborne")


# Components


def test_every_component_has_its_name_and_help() -> None:
    box = GAME.sets[0]
    assert ids("card-", "bloodborne") == {card.id for card in box.kinds if card.id}
    assert ids("monster-", "bloodborne") == {monster.id for monster in box.monsters if monster.id}
    assert ids("final_boss-", "bloodborne") == {"random", *BOSS_IDS}
    assert ids("cards-", "bloodborne") == {"printed"}
    assert ids("setting-", "bloodborne") == {option.name for option in GAME.options}
    assert ids("signal-", "bloodborne") == set(GAME.signals)
    assert ids("hunter-", "bloodborne") == set(box.hunters)
    assert ids("die-", "bloodborne") == {die.id for die in box.dice}
    assert ids("step-", "bloodborne") == {str(number) for number in range(1, 9)}
    for language in LANGUAGES:
        here = texts(language, "bloodborne")
        for kind in ("card", "monster", "final_boss", "setting"):
            for name in ids(f"{kind}-", "bloodborne"):
                assert f"{kind}-{name}.help" in here, name


def sentence(language: str, position: Table, kind: str, reader: int | None = None) -> str:
    event = next(event for event in position.events if event.kind == kind)
    return Words(language, "bloodborne", NAMES, reader).event(event)


def test_the_last_death_does_not_call_safe_what_is_void() -> None:
    position = table(
        "Hunter's Minion", 7, boss=ROM, hp=[1, 8, 8], banked=[4, 0, 0], deaths=[1, 0, 0], rolls="1"
    )
    play(position, "Hunter Axe", "Dream", "Dream")
    for language, word in (("en", "safe"), ("es", "a salvo"), ("pt-BR", "a salvo")):
        assert word not in sentence(language, position, "died")
        assert word not in sentence(language, position, "eliminated")


def test_a_death_with_nothing_to_lose() -> None:
    position = table("Hunter's Minion", 7, hp=[1, 6, 6], rolls="1")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert sentence("en", position, "died") == (
        "Denise dies by the attack of Hunter's Minion; there is no collected blood to lose."
    )


@pytest.mark.rule("BB-R.25")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Denise takes 4 damage from the attack of Hunter's Minion; 0 HP left."),
        ("pt-BR", "Denise sofre 4 de dano (ataque: Servo do Caçador); restam 0 de HP."),
        ("es", "Denise sufre 4 de daño (ataque: Esbirro del cazador); le quedan 0 de Salud."),
    ],
)
def test_a_hunter_never_loses_more_hp_than_there_are(language: str, told: str) -> None:
    position = table("Hunter's Minion", 7, hp=[1, 6, 6], rolls="1+ 3")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert sentence(language, position, "hurt") == told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blood_of_a_proposed_card_is_not_called_printed(language: str) -> None:
    position = table(None, deck="Celestial Minion", step="end-round")
    heard_line = sentence(language, position, "entered")
    assert "4" in heard_line
    assert not any(word in heard_line for word in ("print", "impres"))


PREPOSITIONS = ("de", "em", "en", "a", "por", "com", "con", "contra")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_with_a_comma_is_closed(heard: Heard, language: str) -> None:
    """ "Gehrman, the First Hunter attacks" would lack the second comma."""
    words = Words(language, "bloodborne", NAMES)
    name = words.component("monster", BOSS_IDS[0])
    assert "," in name
    for event in heard.events.values():
        if event.kind in AGAINST_THE_FINAL_BOSS and "monster" in event.args:
            told = words.event(Event(event.kind, event.rule, {**event.args, "monster": BOSS_IDS[0]}))
            assert name not in told or told.partition(name)[2][:1] in (".", ",", ":", ";", ")"), told


@pytest.mark.parametrize("language", ["pt-BR", "es"])
def test_a_name_with_an_article_follows_no_preposition(heard: Heard, language: str) -> None:
    """ "Ataque de A Bruxa de Hemwick": a native would say "da Bruxa"."""
    words = Words(language, "bloodborne", NAMES)
    for id in ("the-witch-of-hemwick", "the-one-reborn"):
        name = words.component("monster", id)
        for event in heard.events.values():
            if "monster" in event.args:
                told = words.event(Event(event.kind, event.rule, {**event.args, "monster": id}))
                before = told.partition(name)[0].split()
                assert name not in told or not before or before[-1] not in PREPOSITIONS, told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "You and Clara are level with 20: more banked blood decides."),
        ("pt-BR", "Empate em 20 entre você e Clara: decide quem armazenou mais."),
        ("es", "Empate a 20 entre tú y Clara: decide quien depositó más."),
    ],
)
def test_the_reader_is_addressed_in_a_tie(language: str, told: str) -> None:
    event = Event("tied", "BB-9.5", {"seats": [0, 1], "number": 20})
    assert Words(language, "bloodborne", NAMES, 0).event(event) == told


def test_who_takes_what_is_left_is_the_hunter_and_not_the_weapon() -> None:
    position = table("Hunter's Minion", 1, collected=[3, 0, 0], rolls="0")
    play(position, "Hunter Axe", "Dream", "Dream")
    assert sentence("en", position, "took-less") == (
        "Denise would take 2 blood with Hunter Axe, but only 1 is left on the monster: "
        "Denise takes that and holds 4."
    )


def test_gascoigne_is_named_when_he_takes_a_weapon() -> None:
    for blood in (2, 8):  # slain or not
        position = table("Father Gascoigne", blood, rolls="0")
        play(position, "Hunter Axe", "Dream", "Dream")
        assert sentence("en", position, "weapon-lost", 0) == (
            "Father Gascoigne: your Hunter Axe took blood and leaves the game."
        )


KNOWN = {
    # From the terms of the rules, where the rulebooks have the name.
    ("card", "hunters-dream"): ("Hunter's Dream", "Sonho do Caçador", "Sueño del Cazador"),
    ("card", "transform"): ("Transform", "Transformar", "Transformar"),
    ("card", "saw-cleaver"): ("Saw Cleaver", "Cutelo Serrilhado", "Cuchilla dentada"),
    ("card", "hunter-axe"): ("Hunter Axe", "Machado de Caçador", "Hacha de cazador"),
    ("card", "hunter-pistol"): ("Hunter Pistol", "Pistola de Caçador", "Pistola de cazador"),
    ("card", "repeating-pistol"): ("Repeating Pistol", "Pistola de Repetição", "Pistola de repetición"),
    ("card", "blood-vial"): ("Blood Vial", "Frasco de Sangue", "Vial de sangre"),
    ("card", "stake-driver"): ("Stake Driver", "Bate-Estaca", "Estacador"),
    ("monster", "scourge-beast"): ("Scourge Beast", "Monstro da Praga", "Bestia infectada"),
    ("monster", "winter-lantern"): ("Winter Lantern", "Lanterna de Inverno", "Linterna de invierno"),
    ("monster", "executioner"): ("Executioner", "Executor", "Ejecutor"),
    ("monster", "beast-possessed-soul"): (
        "Beast-Possessed Soul",
        "Alma Possuída por uma Fera",
        "Alma poseída por una bestia",
    ),
    ("monster", "father-gascoigne"): ("Father Gascoigne", "Padre Gascoigne", "Padre Gascoigne"),
    ("monster", "ebrietas"): ("Ebrietas", "Ebrietas", "Ebrietas"),
    ("trophy", "kin"): ("Kin", "Parentes", "Semejantes"),
    ("trophy", "humanoid"): ("Humanoids", "Humanoides", "Humanoides"),
    ("trophy", "beast"): ("Beasts", "Feras", "Bestias"),
    ("type", "melee"): ("Melee weapon", "Arma Corpo a Corpo", "Arma cuerpo a cuerpo"),
    ("type", "ranged"): ("Ranged weapon", "Arma de Fogo", "Arma a distancia"),
    ("type", "utility"): ("Utility card", "Carta de Utilidade", "Carta utilizable"),
    ("group", "boss"): ("Boss", "Chefão", "Jefe"),
    ("group", "final-boss"): ("Final boss", "Chefão Final", "Jefe final"),
    ("zone", "row"): ("Available upgrades", "Aprimoramentos Disponíveis", "Mejoras disponibles"),
    ("zone", "collected"): ("Collected blood", "Ecos de Sangue Coletados", "Ecos de sangre recolectados"),
    ("zone", "banked"): ("Banked blood", "Ecos de Sangue Armazenados", "Ecos de sangre depositados"),
    ("zone", "used"): ("Used pile", "Pilha de cartas usadas", "Pila de cartas usadas"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_rulebooks(language: str) -> None:
    words = Words(language, "bloodborne")
    for (kind, id), names in KNOWN.items():
        assert words.component(kind, id) == names[LANGUAGES.index(language)]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "You die by the attack of Hunter's Minion; 3 collected blood is lost. Your 6 banked blood is safe.",
        ),
        (
            "pt-BR",
            "Você morre (ataque: Servo do Caçador) e perde 3 Ecos de Sangue do que coletou. "
            "O que armazenou está a salvo: 6.",
        ),
        (
            "es",
            "Mueres (ataque: Esbirro del cazador) y pierdes 3 Ecos de sangre de lo recolectado. "
            "Lo depositado está a salvo: 6.",
        ),
    ],
)
def test_the_log_tells_what_killed_me_what_i_lost_and_which_rule_says_so(
    language: str, sentence: str
) -> None:
    position = table("Hunter's Minion", 7, hp=[1, 6, 6], collected=[3, 0, 0], banked=[6, 0, 0], rolls="1")
    play(position, "Hunter Axe", "Dream", "Dream")
    died = next(event for event in position.events if event.kind == "died")
    assert Words(language, "bloodborne", NAMES, 0).event(died) == sentence
    assert died.rule == "BB-6.2"
