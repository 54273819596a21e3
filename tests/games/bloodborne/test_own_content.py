"""A house's own card file: it is checked, becomes a choice of the game, and is played with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from taverna.bots import bot, play as play_out
from taverna.games.bloodborne import PRINTED, Bloodborne, codes, own_content
from taverna.games.bloodborne.content import VARIABLE, CardSet
from taverna.games.bloodborne.state import Table
from taverna.kernel import BadData, BadOption, Match, Record, Rng, registry, replay
from tests.support.places import ROOT

EXAMPLE = ROOT / "examples" / "bloodborne-house.toml"


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "cards.toml"
    path.write_text(text, "utf-8")
    return path


def read(tmp_path: Path, text: str) -> CardSet:
    return own_content.read(written(tmp_path, text))


def refusal(tmp_path: Path, text: str) -> str:
    with pytest.raises(BadData) as problem:
        read(tmp_path, text)
    return str(problem.value)


# The example


def moonlit() -> tuple[Bloodborne, str]:
    content = own_content.read(EXAMPLE)
    return Bloodborne([PRINTED, content]), content.id


def test_the_example_is_read() -> None:
    game, id = moonlit()
    content = game.sets[1]
    assert id.startswith("moonlit-")
    assert len(id.rpartition("-")[2]) == 8
    assert content.numbers.max_hp == 9
    assert content.spaces == [1, 3, 5, 8, 12]
    hammer = content.kinds[content.kind("kirkhammer")]
    assert (hammer.damage, hammer.copies, hammer.type) == (3, 3, 0)
    assert content.kind("beast-roar") not in content.upgrades
    assert content.upgrades.count(content.kind("moonlight-sword")) == 2
    dog = content.monsters[content.monster("rabid-dog")]
    assert (dog.hp, content.dice[dog.die].id, dog.trophies) == (6, "red", [2])
    assert content.monster("moon-presence") in content.bosses
    assert content.dice[1].combos == [False, False, False, True, False, False]


def test_the_printed_set_is_not_touched() -> None:
    moonlit()
    assert PRINTED.kinds[PRINTED.kind("kirkhammer")].damage == 4
    assert PRINTED.numbers.max_hp == 8
    assert len(PRINTED.upgrades) == 32


def test_known_cards_keep_their_codes() -> None:
    game, _ = moonlit()
    for card in PRINTED.kinds:
        if card.id:
            assert game.sets[1].kind(card.id) == card.kind
    assert game.codes == codes.COUNT


def test_whole_games_are_played_with_it() -> None:
    game, id = moonlit()
    taken = set()
    for seed in range(24):
        state = game.setup(3 + seed % 3, seed, {"cards": id})
        assert state.hp == [state.max_hp()] * state.seats or state.round
        bots = [bot("greedy"), *[bot("random")] * (state.seats - 1)]
        play_out(game, state, bots, [Rng(seed * 9 + seat) for seat in range(state.seats)])
        assert state.over
        taken |= {event.args.get("card") for event in state.events if event.kind == "upgraded"}
    assert {"moonlight-sword", "iron-shield", "kirkhammer"} <= taken
    assert "beast-roar" not in taken


@pytest.mark.rule("BB-R.24")
def test_reduction_comes_after_halving_and_never_heals() -> None:
    """The iron shield takes 2 off each damage instance; with 1 damage nothing is left, and nothing is gained."""
    game, id = moonlit()
    for script, lost, left in (([5], 1, 8), ([1], 0, 9)):  # yellow: 3, then 1
        state = game.load(
            {
                "seats": 3,
                "options": {"cards": id, "final_boss": "rom-the-vacuous-spider"},
                "monster": "hunters-minion",
                "hands": [["iron-shield", "hunters-dream"], ["hunters-dream"], ["hunters-dream"]],
                "rest": "box",
                "rng": {"script": script},
            }
        )
        shield = game.sets[1].kind("iron-shield")
        for seat, card in enumerate((shield, codes.PLAY + 4, codes.PLAY + 4)):
            game.apply(state, seat, card)
        reduced = next(event for event in state.events if event.kind == "hurt-reduced")
        assert (reduced.args["number"], reduced.args["hp"], reduced.rule) == (lost, left, "BB-R.24")


def test_a_weapon_of_the_house_strikes_and_heals() -> None:
    game, id = moonlit()
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "moon-presence",
            "hp": [5, 9, 9],
            "hands": [["moonlight-sword", "hunters-dream"], ["hunters-dream"], ["hunters-dream"]],
            "rest": "box",
            "rng": {"script": [0]},
        }
    )
    for seat, card in enumerate((game.sets[1].kind("moonlight-sword"), 4, 4)):
        game.apply(state, seat, card)
    assert state.collected[0] == 4 + 1  # 2 and 2 more against a boss, and 1 for damaging this one
    assert state.hp[0] == 5 - 1 + 1  # the boss adds 1 for melee weapons, the sword heals 1


# Records


def test_a_record_names_the_set_and_is_refused_without_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, id = moonlit()
    match = Match(game, 3, 7, {"cards": id})
    match.submit(0, match.pending[0].options[0])
    record = Record.from_json(match.record().to_json())
    assert record.options["cards"] == id
    with pytest.raises(BadData, match=f"file '{id}' is not loaded here; name it with --cards"):
        replay(record)
    monkeypatch.setitem(registry._loaded, "bloodborne", game)
    assert replay(record).steps == match.steps


def test_another_content_is_another_set(tmp_path: Path) -> None:
    one = read(tmp_path, "[numbers]\nmax_hp = 9\n").id
    other = read(tmp_path, "[numbers]\nmax_hp = 10\n").id
    assert one != other
    assert one.startswith("house-")


def test_the_environment_names_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = written(tmp_path, 'id = "second"')
    monkeypatch.setenv(VARIABLE, os.pathsep.join([str(EXAMPLE), str(path), str(EXAMPLE)]))
    found = [content.id.rpartition("-")[0] for content in own_content.named_by_environment()]
    assert found == ["moonlit", "second"]
    monkeypatch.setenv(VARIABLE, "")
    assert own_content.named_by_environment() == []


def test_a_final_boss_of_the_house_can_be_agreed_on_with_its_cards_only(tmp_path: Path) -> None:
    text = """
        [[monster]]
        id = "the-doll"
        group = "final-boss"
        hp = 10
        die = "green"
        trophies = ["kin", "humanoid", "beast"]
        effects = [{ timing = "round-start", op = "damage", target = "least hp", amount = 1 }]

        [[monster]]
        id = "vicar-amelia"
        remove = true
    """
    content = read(tmp_path, text)
    game = Bloodborne([PRINTED, content])
    state = game.setup(3, 1, {"cards": content.id, "final_boss": "the-doll"})
    assert state.rules.monsters[state.final_boss].id == "the-doll"
    assert max(state.hp) <= 8
    assert any(event.kind == "ability-round-start" for event in state.events)
    with pytest.raises(BadOption, match="can't be 'the-doll' with these cards"):
        game.setup(3, 1, {"final_boss": "the-doll"})
    with pytest.raises(BadOption, match="can't be 'vicar-amelia' with these cards"):
        game.setup(3, 1, {"cards": content.id, "final_boss": "vicar-amelia"})


# What is refused


CARD = '[[card]]\nid = "x"\ngroup = "upgrade"\ntype = "melee"\ndamage = 1\n'
ITEM = '[[card]]\nid = "x"\ngroup = "upgrade"\ntype = "utility"\n'
BEAST = '[[monster]]\nid = "x"\ngroup = "monster"\nhp = 4\ndie = "red"\ntrophies = ["kin"]\n'
REFUSED = [
    ("wrong = 1", "cards.toml: wrong: is not a known field"),
    ('id = "No Good"', "cards.toml: id: 'No Good' may hold"),
    ("x = ", "is not TOML"),
    ("[numbers]\nluck = 3", "cards.toml: numbers.luck: there are only max_hp, card_limit"),
    ('[numbers]\nmax_hp = "many"', "cards.toml: numbers.max_hp.value: must be a whole number"),
    ("[tracks]\nspaces = [3, 1]", "cards.toml: tracks.spaces: must be 1 to 20 numbers that never fall"),
    ('[dice]\nblue = ["1"]', "cards.toml: dice.blue: there are only green, yellow, red"),
    ('[dice]\nred = ["1", "2"]', "faces: must be six texts like"),
    ('[dice]\nred = ["1+", "1+", "1+", "1+", "1+", "1+"]', "one face at least must end the roll"),
    ("[[card]]\ndamage = 1", "cards.toml: card[0].id: is missing; must be a text"),
    (
        '[[card]]\nid = "kirkhammer"\ndamage = "big"',
        "cards.toml: card kirkhammer.damage: must be a whole number",
    ),
    ('[[card]]\nid = "kirkhammer"\ndamge = 3', "cards.toml: card kirkhammer.damge: is not a known field"),
    (CARD + CARD, "cards.toml: card[1].id: 'x' is named twice"),
    (CARD.replace("damage = 1", ""), "cards.toml: card x.damage: is missing; must be a whole number"),
    (CARD.replace("melee", "magic"), "cards.toml: card x.type: must be one of melee, ranged, utility"),
    (ITEM + "damage = 2", "cards.toml: card x.damage: a utility card has none"),
    (CARD + "copies = 10", "cards.toml: card x.copies: must lie between 0 and 9"),
    (CARD + "remove = true", "card[0].remove: needs the 'id' of a known entry, alone"),
    ('[[card]]\nid = "cannon"\nremove = true\ndamage = 2', "needs the 'id' of a known entry, alone"),
    (
        '[[card]]\nid = "hunters-dream"\nremove = true',
        "exactly one starting card must have the effect 'dream'",
    ),
    (
        CARD + 'effects = [{ timing = "later", op = "damage" }]',
        "card x.effects[0].timing: must be one of instant",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "explode" }]',
        "card x.effects[0].op: must be one of damage",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "damage" }]',
        "card x.effects[0].op: must be one of halve-damage",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "damage", target = "most luck", amount = 1 }]',
        "card x.effects[0].target: must be one of self, everyone",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "damage", target = "monster", amount = 1 }]',
        "target: must be one of self",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "heal", target = "self", amount = 0 }]',
        "amount: must lie between",
    ),
    (
        CARD
        + 'effects = [{ timing = "instant", op = "heal", target = "self", amount = 1, cond = "sometimes" }]',
        "cond: must be one of only-revealer",
    ),
    (
        CARD + 'effects = [{ timing = "instant", op = "deal-now", colour = "red" }]',
        "card x.effects[0].colour: is not a known field",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "deal-now" }]',
        "only a weapon can deal its damage at once",
    ),
    (
        ITEM + 'effects = [{ timing = "attack", op = "weapon-bonus", amount = 1 }]',
        "only a weapon can have an effect",
    ),
    (CARD + 'effects = [{ timing = "dream", op = "dream" }]', "'dream' is for utility cards"),
    (ITEM + 'effects = [{ timing = "dream", op = "dream" }]', "exactly one starting card"),
    (
        CARD
        + 'effects = [{ timing = "instant", op = "cancel-attack", target = "left", weapon = "utility" }]',
        "weapon: must be one of melee, ranged",
    ),
    (BEAST.replace("hp = 4", "hp = 0"), "cards.toml: monster x.hp: must lie between 1 and 99"),
    (BEAST.replace('"red"', '"blue"'), "cards.toml: monster x.die: must be one of green, yellow, red"),
    (BEAST.replace('["kin"]', '["kin", "beast"]'), "trophies: a card of this group has 1 to 1"),
    (BEAST.replace('["kin"]', '["fish"]'), "'fish' is no trophy"),
    (BEAST.replace('"monster"', '"boss"'), "a card of this group has 2 to 3"),
    (BEAST + 'effects = [{ timing = "all-game", op = "eliminate" }]', "'all-game' is for final bosses"),
    (
        BEAST + 'effects = [{ timing = "on-reveal", op = "damage", target = "self", amount = 1 }]',
        "target: must be one of everyone",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "double-damage", target = "monster" }]',
        "card x.effects[0].target: must be one of self, everyone, others, left, not 'monster'",
    ),
    (
        CARD
        + 'effects = [{ timing = "round", op = "double-damage", target = "left", cond = "by-transform" }]',
        "card x.effects[0].cond: must be one of target-melee, target-utility",
    ),
    (
        CARD + 'effects = [{ timing = "round", op = "reduce-weapon-damage", target = "others" }]',
        "card x.effects[0].amount: is missing; must be a whole number",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "weapon-bonus", amount = "much" }]',
        "card x.effects[0].amount: must be a whole number, not 'much'",
    ),
    (
        CARD + 'effects = [{ timing = "attack", op = "collect-shortfall", amount = 1 }]',
        "card x.effects[0].amount: is not a known field",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "steal-blood", target = "everyone", amount = 1 }]',
        "card x.effects[0].target: must be one of others, left",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "gain-trophy", target = "self", amount = 1 }]',
        "card x.effects[0].op: must be one of damage",
    ),
    (
        ITEM + 'effects = [{ timing = "instant", op = "damage", target = "monster", amount = "collected" }]',
        "card x.effects[0].amount: must be a whole number, not 'collected'",
    ),
    (
        BEAST + 'effects = [{ timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 1 }]',
        "monster x.effects[0].of: is missing; must be a text",
    ),
    (
        BEAST + 'effects = [{ timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 9, '
        'of = "highest-type" }]',
        "monster x.effects[0].amount: must lie between 1 and 5",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-blood", target = "attacker", amount = 1 }]',
        "monster x.effects[0].trigger: is missing; must be a text",
    ),
    (
        BEAST + 'effects = [{ timing = "while-in-play", op = "gain-blood", trigger = "it-rains", '
        'target = "attacker", amount = 1 }]',
        "monster x.effects[0].trigger: must be one of hunter-damages-monster, not 'it-rains'",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-blood", trigger = "hunter-damages-monster", '
        'target = "self", amount = 1 }]',
        "least <hp|hand|collected|banked|total>, attacker, not 'self'",
    ),
    (
        BEAST
        + 'effects = [{ timing = "while-in-play", op = "gain-trophy", trigger = "hunter-damages-monster", '
        'target = "attacker", amount = 1, of = "best" }]',
        "monster x.effects[0].of: must be one of any-type, not 'best'",
    ),
    (
        BEAST + 'effects = [{ timing = "trophy", op = "extra-trophy", target = "everyone", amount = 1 }]',
        "monster x.effects[0].target: must be one of earners, not 'everyone'",
    ),
    (BEAST + "single_source = 3", "monster x.single_source: must be a list"),
    ("[numbers]\ndungeon_monsters = 19", "the dungeon needs 19 cards of the group 'monster', there are 18"),
    (
        CARD.replace("upgrade", "starting") + "copies = 1\n[numbers]\ncard_limit = 5",
        "the starting cards are 6",
    ),
    ('[[card]]\nid = "a"\ngroup = "upgrade"\ntype = "melee"\ndamage = 21', "between 0 and 20"),
]


@pytest.mark.parametrize(("text", "problem"), REFUSED)
def test_what_is_wrong_is_told_with_file_place_and_problem(tmp_path: Path, text: str, problem: str) -> None:
    told = refusal(tmp_path, text)
    assert "cards.toml" in told
    assert problem in told


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"nowhere\.toml: can't be read: No such file"):
        own_content.read(tmp_path / "nowhere.toml")


def test_too_many_kinds(tmp_path: Path) -> None:
    text = "".join(CARD.replace('"x"', f'"x{number}"') for number in range(20))
    assert "there is room for 40 kinds" in refusal(tmp_path, text)


# What the new operations do in a house's hands


def test_damage_may_set_off_damage_to_all(tmp_path: Path) -> None:
    """Each hunter's first blow brings 1 damage to everyone: Henryk's by the card in step 3, Eileen's by her axe."""
    content = read(
        tmp_path,
        BEAST + 'effects = [{ timing = "while-in-play", op = "damage", trigger = "hunter-damages-monster", '
        'target = "everyone", amount = 1 }]',
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "x",
            "blood": 12,
            "rest": "box",
            "rng": {"script": [0], "then": 5},
        }
    )
    for seat, name in enumerate(("hunter-pistol", "hunter-axe", "hunters-dream")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    assert state.hp[:2] == [6, 6]


def test_choices_of_one_ability_are_made_one_after_another(tmp_path: Path) -> None:
    """An escape that costs a space and a weapon, and gives an upgrade: in the order of the file, saved at each step."""
    content = read(
        tmp_path,
        BEAST
        + """effects = [
            { timing = "if-escapes", op = "lose-trophy", target = "everyone", amount = 1, of = "highest-type" },
            { timing = "if-escapes", op = "discard-weapons", target = "most hand", amount = 1 },
            { timing = "if-escapes", op = "gain-upgrade", target = "least hp", amount = 1 },
            { timing = "if-escapes", op = "damage", target = "everyone", amount = 1 },
        ]""",
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
            "monster": "x",
            "blood": 12,
            "hp": [8, 5, 8],
            "tracks": [[1, 1, 0], [0, 0, 0], [2, 0, 0]],
            "row": ["cannon"],
            "rest": "box",
            "rng": {"script": [0], "then": 5},
        }
    )
    for seat, name in enumerate(("saw-cleaver", "saw-cleaver", "saw-cleaver")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    asked = []
    while state.pending[0].kind != "pick":
        asked.append((state.pending[0].kind, state.pending[0].seat))
        assert state.hp == [7, 4, 7]
        assert game.dump(game.load(game.dump(state))) == game.dump(state)
        game.apply(state, state.pending[0].seat, state.pending[0].options[0])
    assert asked == [("lose-trophy", 0), ("discard", 0), ("discard", 1), ("discard", 2), ("upgrade", 1)]
    assert state.tracks == [0, 1, 0, 0, 0, 0, 1, 0, 0]


# What no printed card does


def fight(tmp_path: Path, effect: str, card: str = "", **more: object) -> Table:
    """Henryk plays the house's card against 12 blood; Eileen the axe, Ludwig the Dream. Nothing is rolled."""
    content = read(tmp_path, (card or CARD) + f"copies = 2\neffects = [{effect}]\n")
    game = Bloodborne([PRINTED, content])
    data: dict[str, object] = {
        "seats": 3,
        "options": {"cards": content.id, "final_boss": "rom-the-vacuous-spider"},
        "monster": "garden-of-eyes",
        "blood": 12,
        "hands": [["x", "hunters-dream"], ["hunter-axe", "hunters-dream"], ["hunters-dream"]],
        "rest": "box",
        "rng": {"script": [0]},
    }
    state = game.load({**data, **more})
    for seat, name in enumerate(("x", "hunter-axe", "hunters-dream")):
        game.apply(state, seat, codes.PLAY + content.kind(name))
    return state


def test_blood_of_the_richest_is_lost(tmp_path: Path) -> None:
    effect = '{ timing = "instant", op = "lose-blood", target = "most banked", amount = "full" }'
    state = fight(tmp_path, effect, collected=[1, 7, 0], banked=[0, 9, 3])
    assert state.collected == [2, 2, 0]


def test_blood_is_given_against_bosses_only(tmp_path: Path) -> None:
    effect = (
        '{ timing = "instant", op = "gain-blood", target = "least total", amount = 2, cond = "against-boss" }'
    )
    assert fight(tmp_path, effect, banked=[0, 5, 5]).collected[0] == 1
    assert fight(tmp_path, effect, banked=[0, 5, 5], monster="cleric-beast").collected[0] == 3


def test_an_attack_may_bank(tmp_path: Path) -> None:
    state = fight(
        tmp_path, '{ timing = "attack", op = "bank", target = "self", amount = 1 }', collected=[4, 0, 0]
    )
    assert (state.collected[0], state.banked[0]) == (4, 1)


def test_all_others_may_be_stopped(tmp_path: Path) -> None:
    state = fight(tmp_path, '{ timing = "instant", op = "cancel-attack", target = "others" }')
    assert state.collected == [1, 0, 0]


def test_a_weapon_may_always_deal_its_damage_at_once(tmp_path: Path) -> None:
    state = fight(tmp_path, '{ timing = "instant", op = "deal-now" }')
    kinds = [event.kind for event in state.events]
    assert kinds.index("took") < kinds.index("rolled")
    assert state.collected == [1, 2, 0]


def test_a_bonus_for_the_only_revealer(tmp_path: Path) -> None:
    effect = '{ timing = "attack", op = "weapon-bonus", amount = 3, cond = "only-revealer" }'
    assert fight(tmp_path, effect).collected[0] == 4


def test_what_needs_damage_does_not_happen_without_it(tmp_path: Path) -> None:
    """A weapon of 0 damage: what rides on the attack comes, what rides on damage does not."""
    blunt = CARD.replace("damage = 1", "damage = 0")
    effect = '{{ timing = "attack", op = "gain-blood", target = "self", amount = 1, cond = "{}" }}'
    assert fight(tmp_path, effect.format("dealt-damage"), blunt).collected[0] == 0
    assert fight(tmp_path, effect.format("after-attack"), blunt).collected[0] == 1


@pytest.mark.parametrize(("cond", "hurt"), [("target-melee", [8, 7, 8]), ("target-utility", [8, 8, 8])])
def test_damage_to_some_hunters_only(tmp_path: Path, cond: str, hurt: list[int]) -> None:
    """Ludwig dreams: 1 damage to utility cards is halved to 0, and told."""
    effect = f'{{ timing = "instant", op = "damage", target = "others", amount = 1, cond = "{cond}" }}'
    state = fight(tmp_path, effect, hp=[8, 8, 8])
    assert state.hp == hurt
    hit = [event.args["seat"] for event in state.events if event.kind.startswith("hurt")]
    assert hit == ([1] if cond == "target-melee" else [2])


def test_a_monster_dies_once_though_two_cards_of_a_hunter_act(tmp_path: Path) -> None:
    """Transform burns a boss's last blood; its extra trophy is chosen for, then the weapon's Instant acts too."""
    content = read(
        tmp_path,
        """
[[card]]
id = "transform"
effects = [
    { timing = "transform", op = "play-weapon" },
    { timing = "instant", op = "damage", target = "monster", amount = 1 },
]
[[card]]
id = "saw-cleaver"
effects = [
    { timing = "trophy", op = "extra-trophy", amount = 1 },
    { timing = "instant", op = "heal", target = "self", amount = 1 },
]
""",
    )
    game = Bloodborne([PRINTED, content])
    state = game.load(
        {
            "seats": 3,
            "options": {"cards": content.id},
            "monster": "father-gascoigne",
            "blood": 1,
            "hp": [5, 8, 8],
            "rest": "box",
        }
    )
    for seat, card in enumerate(("transform", "hunters-dream", "hunters-dream")):
        game.apply(state, seat, content.kind(card))
    game.apply(state, 0, content.kind("saw-cleaver"))
    assert (state.pending[0].kind, state.hp[0]) == ("trophy", 5)
    assert game.dump(game.load(game.dump(state))) == game.dump(state)
    assert state.tracks[:3] == [0, 1, 1]
    game.apply(state, 0, codes.TROPHY + 2)
    assert state.tracks[:3] == [0, 1, 2]
    assert state.hp[0] == 6
    assert len(state.met) == 1
