"""What a player reads: events, options, questions, refusals and components, in one language for one reader.

How an argument becomes words is one rule for all games (the browser follows it too):

- `seat` and `other` are seats: `$seat` is the player's name, `$seatIs` is "you" for the reader, else "other".
- `seats` is a list of seats: `$seats` is their names joined, `$seatsCount` how many, `$seatsIs` is "you" when the
  reader is the only one, "among" when the reader is one of several, else "other"; `$seatsRest` is the others' names.
- Any other text `x` names a component of the kind x: `$x` is the message `x-<value>`. If there is none, the numbers at
  the end of the value are cut off and handed over: `map-5-2` is the message `x-map` with `$n` = 5 and `$copy` = 2. A
  value without a message stays as it is. `$xId` is the bare value, for selectors. Each attribute of the component's
  message but the help is a form that the language needs, and becomes a value too: `.the` becomes `$xThe`.
- A component that plays a part beside others of its kind is called by both: `target-figure` is a figure, and
  `used-modifiers` are modifiers; the values are `$target-figure` and `$used-modifiers`.
- Any other list `xs` of texts holds components of the kind x (the name without its final s): `$xs` is their words
  joined, `$xsThe` their forms joined, `$xsCount` how many.
- A switch reads as on or off; a number stays one, so that plurals work.
- With `busting` and `among` comes `$percent`, a whole number: it is 0 or 100 only when that is exact.
- An event's rule comes along too, for selectors: `$ruleId`, with dashes for the points (`DMD-36-2`).

Lists are joined by the messages `list-comma` and `list-and`; `$itemSound` tells them how the last item begins. The
words "you" and "your" are chosen by selectors inside the messages; a name is never replaced by them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from taverna.i18n.catalogue import HELP, SHARED, THE, Value, game_packages, load_catalogue
from taverna.kernel import Event, Option, Refusal, Setting, TavernaError

SEATS: Final = ("seat", "other")
FORMATTABLE: Final = 10**15
"""From here on the number formatter gives up; damaged data may bring such numbers."""
SOUNDS_LIKE_I: Final = re.compile(r"h?[iíîï](?![aáeéoóuú])", re.IGNORECASE)
"""Spanish "y" becomes "e" before these, but not before a diphthong: "y hielo"."""


class Words:
    """`names` are the players' by seat; `reader` is the seat that is addressed as "you", None for a bystander.

    Without a game there are only the texts that all games share.
    """

    def __init__(
        self,
        lang: str,
        game_id: str | None = None,
        names: Sequence[str] | None = None,
        reader: int | None = None,
    ) -> None:
        packages = [SHARED] if game_id is None else [SHARED, *game_packages(game_id)]
        self.catalogue = load_catalogue(lang, *packages)
        self.lang = self.catalogue.language
        self.names = list(names or [])
        self.reader = reader

    # What happens and what may be done

    def event(self, event: Event) -> str:
        values = self._values(event.args)
        values["ruleId"] = event.rule.replace(".", "-")
        return self.catalogue.format(f"event-{event.kind}", values)

    def option(self, option: Option) -> str:
        return self._say(f"option-{option.key}", option.args)

    def question(self, kind: str) -> str:
        return self._say(f"ask-{kind}", {})

    def error(self, err: TavernaError) -> str:
        """The refusal in the reader's language; in English where there is no text for it, or values for the text."""
        values = dict(err.values)
        if isinstance(err.__cause__, TavernaError):
            values["problem"] = self.error(err.__cause__).removesuffix(".")
        text, problems = self.catalogue.attempt(f"error-{err.code}", self._values(values))
        return str(err) if problems else text

    def refusal(self, refusal: Refusal) -> str:
        return self._say(f"error-{refusal.key}", refusal.args)

    def text(self, key: str, /, **args: object) -> str:
        return self._say(key, args)

    # Components and settings

    def component(self, kind: str, id: str) -> str:
        """`component("card", "map-5")` -> Map 5. What has no words keeps its id."""
        return self.catalogue.forms(kind, id).get("", id)

    def component_help(self, kind: str, id: str, options: Mapping[str, object] | None = None) -> str:
        """What it does, in a sentence. A switched-on option may change it: its text is `.help-<option>`."""
        message_id, values = self.catalogue.locate(kind, id)
        for name, value in (options or {}).items():
            if value is True and self.catalogue.has(message_id, f"{HELP}-{name}"):
                return self.catalogue.format(message_id, values, f"{HELP}-{name}")
        if not self.catalogue.has(message_id, HELP):
            return ""
        return self.catalogue.format(message_id, values, HELP)

    def game_option(self, name: str) -> str:
        return self._say(f"setting-{name}", {})

    def game_option_help(self, name: str) -> str:
        return self.catalogue.format(f"setting-{name}", {}, HELP)

    def choice(self, name: str, value: Setting) -> str:
        """A value of a game option: on or off, or the component it names."""
        if isinstance(value, bool):
            return self._say("choice-on" if value else "choice-off", {})
        return self.component(name, value)

    # Names and lists

    def name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.catalogue.format("seat-name", {"number": seat + 1})

    def join(self, items: Sequence[str]) -> str:
        """a, b and c."""
        if not items:
            return ""
        *heads, last = items
        joined = ""
        for item in heads:
            joined = self._pair("list-comma", joined, item) if joined else item
        return self._pair("list-and", joined, last) if joined else last

    # Inside

    def _pair(self, message_id: str, head: str, item: str) -> str:
        sound = "i" if SOUNDS_LIKE_I.match(item) else "other"
        return self.catalogue.format(message_id, {"head": head, "item": item, "itemSound": sound})

    def _say(self, message_id: str, args: Mapping[str, object]) -> str:
        return self.catalogue.format(message_id, self._values(args))

    def _values(self, args: Mapping[str, object]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, value in args.items():
            values.update(self._value(name, value))
        busting, among = args.get("busting"), args.get("among")
        if isinstance(busting, int) and isinstance(among, int):
            values["percent"] = percent(busting, among)
        return values

    def _value(self, name: str, value: object) -> dict[str, Value]:
        if isinstance(value, (list, tuple)):
            return self._seats(name, value) if name == "seats" else self._list(name, value)
        if isinstance(value, bool):
            return {name: self.choice(name, value)}
        if isinstance(value, int):
            if name in SEATS:
                return self._seat(name, value)
            return {name: value if abs(value) < FORMATTABLE else str(value)}
        return self._component(name, str(value))

    def _seat(self, name: str, seat: int) -> dict[str, Value]:
        return {name: self.name(seat), f"{name}Is": "you" if seat == self.reader else "other"}

    def _seats(self, name: str, seats: Sequence[int]) -> dict[str, Value]:
        rest = [self.name(seat) for seat in seats if seat != self.reader]
        role = "other" if len(rest) == len(seats) else "among" if rest else "you"
        return {
            name: self.join([self.name(seat) for seat in seats]),
            f"{name}Count": len(seats),
            f"{name}Is": role,
            f"{name}Rest": self.join(rest),
        }

    def _component(self, name: str, id: str) -> dict[str, Value]:
        values: dict[str, Value] = {name: id, f"{name}Id": id}
        for form, text in self._item(_kind(name), id).items():
            values[f"{name}{form.capitalize()}"] = text
        return values

    def _list(self, name: str, items: Sequence[object]) -> dict[str, Value]:
        words = [self._item(_kind(name).removesuffix("s"), item) for item in items]
        values: dict[str, Value] = {
            name: self.join([forms[""] for forms in words]),
            f"{name}Count": len(items),
        }
        shared = set(words[0]).intersection(*words[1:]) - {""} if words else set()
        for form in shared:
            values[f"{name}{form.capitalize()}"] = self.join([forms[form] for forms in words])
        return values

    def _item(self, kind: str, item: object) -> dict[str, str]:
        """Its forms; custom cards have no words and are called by their id in every form."""
        return self.catalogue.forms(kind, str(item)) or {"": str(item), THE: str(item)}


def _kind(name: str) -> str:
    """`target-figure` -> `figure`."""
    return name.rpartition("-")[2]


def percent(part: int, whole: int) -> int:
    """Rounded, but 0 and 100 are kept for what is certain."""
    if part <= 0 or whole <= 0:
        return 0
    if part >= whole:
        return 100
    return min(99, max(1, (200 * part + whole) // (2 * whole)))
