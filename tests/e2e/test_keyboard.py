"""Without a mouse: by the keys that the choices name, and by Tab and Enter alone."""

from __future__ import annotations

import random

from playwright.sync_api import Locator, expect

from tests.support.browser.tavern import Tavern
from tests.support.browser.visiting import Visit
from tests.support.browser.visitor import OPEN_PLACES, Visitor

FAR = 60
WHERE = """(wanted) => {
  const now = document.activeElement;
  if (now === wanted) return 'here';
  return wanted.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING ? 'before' : 'after';
}"""


def test_a_whole_game_by_the_keys_of_the_choices(visit: Visit, tavern: Tavern) -> None:
    tavern.seed(101)
    ana = visit()
    ana.go("/")
    tab_to(ana, ana.button("ui-play-bots"))
    ana.page.keyboard.press("Enter")
    dice = random.Random(5)
    for _ in ana.turns():
        keys = ana.choices.evaluate_all("all => all.map((one) => one.getAttribute('aria-keyshortcuts'))")
        ana.page.keyboard.press(dice.choice([key for key in keys if key]))
    # The result is a dialog: the focus is in it, and Escape puts it away.
    expect(ana.page.locator("dialog[open] :focus")).to_have_count(1)
    ana.page.keyboard.press("Escape")
    expect(ana.result).to_have_count(0)
    tab_to(ana, ana.button("ui-result-show"))
    ana.page.keyboard.press("Enter")
    expect(ana.result).to_be_visible()


def test_a_whole_game_by_tab_and_enter(visit: Visit, tavern: Tavern) -> None:
    """As with a screen reader, or when the keys of the choices are switched off."""
    tavern.seed(102)
    ana = visit(preferences={"shortcuts": False})
    ana.go("/")
    tab_to(ana, ana.button("ui-play-bots"))
    ana.page.keyboard.press("Enter")
    dice = random.Random(6)
    for number in ana.turns():
        # What only repeats the bar is not in the way of those who tab.
        options = ana.page.locator(f"{OPEN_PLACES}:not([tabindex='-1'])") if number % 2 else ana.choices
        options = options if options.count() else ana.choices
        tab_to(ana, options.nth(dice.randrange(options.count())))
        ana.page.keyboard.press("Enter" if number % 3 else " ")
    expect(ana.page.locator("dialog[open] :focus")).to_have_count(1)


def tab_to(visitor: Visitor, wanted: Locator) -> None:
    """Tab, or Shift and Tab, until it has the focus; and the focus can be seen."""
    element = wanted.element_handle()
    for _ in range(FAR):
        where = element.evaluate(WHERE)
        if where == "here":
            assert element.evaluate("(element) => element.matches(':focus-visible')")
            return
        visitor.page.keyboard.press("Shift+Tab" if where == "before" else "Tab")
    raise AssertionError(f"{FAR} times Tab don't reach {wanted}")
