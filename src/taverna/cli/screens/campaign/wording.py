"""Deeds, heroes and quests in words."""

from __future__ import annotations

from collections.abc import Sequence

from taverna.cli.texts import Texts
from taverna.games.gloomhaven import content
from taverna.games.gloomhaven.campaign import choices, quests, reputation, trading
from taverna.games.gloomhaven.campaign.world import Character, GloomhavenWorld, Party
from taverna.games.gloomhaven.city.deeds import Deed
from taverna.games.gloomhaven.city.offers import foretold
from taverna.games.gloomhaven.city.shopping import price
from taverna.games.gloomhaven.content.campaign import Quest, QuestStep, quests as quest_cards
from taverna.games.gloomhaven.content.enhancing import ELEMENTS, HARMFUL, HELPFUL, PLUS_ONE, slots
from taverna.games.gloomhaven.content.riddle import Clue
from taverna.games.gloomhaven.view.wording import items as item_words
from taverna.games.gloomhaven.view.wording.cards import half
from taverna.i18n import Words
from taverna.i18n.phrases import say
from taverna.kernel import Event

ITEM = ("buy", "sell", "take-back")


class Tongue:
    """Words of the command and of the game, in one language, about one world."""

    def __init__(self, texts: Texts, world: GloomhavenWorld, party: Party) -> None:
        self.texts = texts
        self.words = Words(texts.lang, "gloomhaven")
        self.world = world
        self.party = party

    # What may be done

    def deed(self, deed: Deed) -> str:
        change = deed.change
        do = str(change["do"])
        if do == "option":
            return self.words.text(f"tale-{self.party.event}-{change['option']}")
        if do == "settle":
            return self._settlement(deed)
        if do in ITEM:
            return self.item(_whole(change, "item"))
        if do == "travel":
            return self.scenario(_whole(change, "scenario"))
        if do == "create":
            return self.class_name(str(change["class"]))
        hero = self.world.hero(str(change.get("hero", "")))
        if hero is not None and do == "card":
            return self.card(hero.hero_class, _whole(change, "card"))
        if hero is not None and do == "perk":
            perk = content.hero_class(hero.hero_class).perks[_whole(change, "perk")]
            return say(self.words, [item_words.of_perk(perk)])
        if hero is not None and do == "enhance":
            return self._enhancement(hero, str(change["place"]), str(change["sticker"]))
        level = 0 if hero is None else hero.level + 1
        return self.texts(f"campaign-do-{do}", level=level)

    def note(self, deed: Deed) -> str:
        """What else one would like to know before choosing it."""
        change = deed.change
        do = str(change["do"])
        if do == "buy":
            number = _whole(change, "item")
            return f"{self.gold(price(self.party, number))}. {self.item_text(number)}"
        if do == "sell":
            return self.gold(reputation.selling_value(content.item(_whole(change, "item")).cost))
        hero = self.world.hero(str(change.get("hero", "")))
        if do == "take-back" and hero is not None:
            receipt = trading.receipt_of(hero, _whole(change, "item"))
            assert receipt is not None
            return self.texts(
                "campaign-was-sold" if receipt.is_sale else "campaign-was-bought", gold=receipt.gold
            )
        if do == "card" and hero is not None:
            return self.card_text(hero.hero_class, _whole(change, "card"))
        if do == "create":
            person = self.world.person(deed.person)
            kept = _whole(change, "keep")
            offered = [] if person is None else person.offer
            return self.quest(quest_cards()[offered[kept]]) if kept < len(offered) else ""
        return ""

    def _settlement(self, deed: Deed) -> str:
        change = deed.change
        shares = change.get("shares")
        if isinstance(shares, dict):
            parts = [f"{self._hero_name(str(id))} {share}" for id, share in shares.items() if share]
            return ", ".join(parts)
        if self.party.choices[0].kind in (choices.ONE_OF, choices.PAY_ITEM):
            return self.told(foretold(self.world, self.party, deed))
        found = [self._hero_name(str(change["hero"]))] if "hero" in change else []
        found += [self.item(_whole(change, "item"))] if "item" in change else []
        found += [self.scenario(_whole(change, "scenario"))] if "scenario" in change else []
        return ": ".join(found)

    def open_question(self) -> str:
        """What the first thing left open asks."""
        choice = self.party.choices[0]
        item = self.item(choice.numbers[0]) if choice.kind == "item" else ""
        return self.texts(f"campaign-settle-{choice.kind}", number=choice.numbers[0], item=item)

    def _enhancement(self, hero: Character, place: str, sticker: str) -> str:
        """The card, its half and line, and what is stuck there."""
        slot = slots(hero.hero_class)[place]
        return self.texts(
            "campaign-sticker",
            card=self.card(hero.hero_class, slot.card),
            side=slot.side,
            line=self.texts(f"campaign-line-{slot.line}"),
            number=slot.index + 1,
            sticker=self._sticker(sticker),
        )

    def _sticker(self, sticker: str) -> str:
        if sticker in ELEMENTS:
            return self.words.component("element", sticker)
        if sticker in HARMFUL or sticker in HELPFUL:
            return self.words.component("condition", sticker)
        return sticker if sticker == PLUS_ONE else self.texts(f"campaign-sticker-{sticker}")

    # Things

    def clue(self, clue: Clue) -> str:
        element, other = (
            self.words.component("element", id) for id in (clue.element, clue.other or clue.element)
        )
        values: dict[str, str | int] = {"element": element, "second-element": other, "place": clue.place}
        return self.words.catalogue.format(f"clue-{clue.kind}", values)

    def item(self, number: int) -> str:
        return self.words.component("item", content.item(number).id)

    def item_text(self, number: int) -> str:
        return say(self.words, item_words.of_item(content.item(number)))

    def card(self, hero_class: str, number: int) -> str:
        known = next(card for card in content.hero_class(hero_class).cards if card.no == number)
        return self.words.component("card", known.name)

    def card_text(self, hero_class: str, number: int) -> str:
        known = content.hero_class(hero_class)
        card = next(card for card in known.cards if card.no == number)
        top, bottom = (say(self.words, half(side, known.summons)) for side in (card.top, card.bottom))
        return f"[{card.initiative}] {top} / {bottom}"

    def class_name(self, id: str) -> str:
        return self.words.component("class", id)

    def scenario(self, scenario: int | str) -> str:
        name = self.words.component("scenario", str(scenario))
        return f"{scenario} {name}" if str(scenario).isdecimal() else name

    def gold(self, number: int) -> str:
        return self.texts("campaign-gold", number=number)

    def hero(self, hero: Character) -> str:
        return f"{hero.name} ({self.class_name(hero.hero_class)} {hero.level})"

    def _hero_name(self, id: str) -> str:
        hero = self.world.hero(id)
        return id if hero is None else hero.name

    # Quests

    def quest(self, quest: Quest) -> str:
        title = self.words.component("quest", quest.id)
        steps = "; ".join(self._step(step) for step in quest.steps)
        return f"{title if title != quest.id else quest.id.replace('-', ' ').title()}: {steps}"

    def quest_of(self, hero: Character) -> str:
        quest = quest_cards().get(hero.quest)
        if quest is None:
            return self.texts("campaign-no-quest")
        done = [f"{min(step.n, quests.progress(hero, step))}/{step.n}" for step in quest.steps]
        return f"{self.quest(quest)} ({', '.join(done)})"

    def _step(self, step: QuestStep) -> str:
        of = ", ".join(self._step_names(step))
        through = ", ".join(str(number) for number in step.through)
        where = self.texts("campaign-quest-crypts") if step.crypts else ""
        if step.region:
            where = self.texts("campaign-quest-in", region=self.texts(f"campaign-region-{step.region}"))
        item = self.item(step.item or step.wearing) if step.item or step.wearing else "none"
        return self.texts(
            f"campaign-quest-{step.deed}",
            n=step.n,
            of=of,
            through=through,
            where=where,
            item=item,
            low=step.first,
        ).strip()

    def _step_names(self, step: QuestStep) -> list[str]:
        kind = "slot" if step.deed == "slots" else "monster"
        return [self.words.component(kind, id) for id in step.of]

    # What happened

    def told(self, events: Sequence[Event]) -> str:
        return " ".join(self.words.event(event) for event in events)


def _whole(change: dict[str, object], name: str) -> int:
    found = change[name]
    assert isinstance(found, int)
    return found
