"""Numbers that depend on the table: `4+2*L`, `(7+L)*C`, `ceil(C+L/2)`, read from text into whole-number coefficients.

C is the number of characters, L the scenario level, X the hexes the figure moved this turn, V the vermling scouts on
the board. Only sums and products with at most one C and one L in a term are formulas; so evaluating one is one sum.
"""

from __future__ import annotations

from typing import Final

from taverna.kernel.errors import BadData
from taverna.kernel.fields import bad

# A term is a product of some of the letters: its number is the sum of their bits.
C: Final = 1
L: Final = 2
X: Final = 4
V: Final = 8
LETTERS: Final = {"C": C, "L": L, "X": X, "V": V}
TERMS: Final = 16
DIGITS: Final = "0123456789"
LONGEST: Final = 40


class Formula:
    """A whole number worked out from the table. Fractions round up unless the text says floor (GH-S-LVL-10)."""

    def __init__(self, terms: list[int], divisor: int, rounds_up: bool, text: str) -> None:
        self.constant = terms[0]
        self.per_character = terms[C]
        self.per_level = terms[L]
        self.per_character_and_level = terms[C | L]
        self.per_hex_moved = terms[X]
        self.per_scout = terms[V]
        self.divisor = divisor
        self.rounds_up = rounds_up
        self.text = text
        self.is_fixed = divisor == 1 and not any(terms[1:])
        self.is_live = terms[X] != 0 or terms[V] != 0

    def value(self, characters: int, level: int, hexes_moved: int = 0, scouts: int = 0) -> int:
        total = (
            self.constant
            + self.per_character * characters
            + self.per_level * level
            + self.per_character_and_level * characters * level
            + self.per_hex_moved * hexes_moved
            + self.per_scout * scouts
        )
        if self.divisor == 1:
            return total
        if self.rounds_up:
            return -(-total // self.divisor)
        return total // self.divisor


def fixed(number: int) -> Formula:
    terms = [0] * TERMS
    terms[0] = number
    return Formula(terms, 1, True, str(number))


def formula(value: object, path: str) -> Formula:
    """The formula a content file states as a whole number or as text."""
    if isinstance(value, int) and not isinstance(value, bool):
        return fixed(value)
    if not isinstance(value, str):
        raise bad(path, f"must be a whole number or a formula such as '4+2*L', not {value!r}")
    return _Reader(value, path).read()


class _Sum:
    """Numerators of the terms over one divisor, while a text is being read."""

    def __init__(self, terms: list[int], divisor: int) -> None:
        self.terms = terms
        self.divisor = divisor


class _Reader:
    """Reads `sum := product (+|- product)*`, `product := factor (*|/ factor)*`; factors are numbers, letters, ( )."""

    def __init__(self, text: str, path: str) -> None:
        self.text = text
        self.path = path
        self.source = text.replace(" ", "")
        self.at = 0

    def read(self) -> Formula:
        if len(self.text) > LONGEST:
            raise bad(self.path, f"is a formula of more than {LONGEST} letters")
        rounds_up = True
        if self.source.startswith("floor(") and self.source.endswith(")"):
            rounds_up = False
            self.source = self.source[5:]
        elif self.source.startswith("ceil(") and self.source.endswith(")"):
            self.source = self.source[4:]
        found = self._sum()
        if self.at != len(self.source):
            raise self._problem(f"can't be read from {self.source[self.at :]!r} on")
        for number, amount in enumerate(found.terms):
            if amount and number not in (0, C, L, C | L, X, V):
                raise self._problem("may multiply C with L only")
        return Formula(found.terms, found.divisor, rounds_up, self.text)

    def _problem(self, problem: str) -> BadData:
        return bad(self.path, f"the formula {self.text!r} {problem}")

    def _next(self) -> str:
        return self.source[self.at] if self.at < len(self.source) else ""

    def _sum(self) -> _Sum:
        found = self._product()
        while self._next() in ("+", "-") and self._next():
            sign = 1 if self._next() == "+" else -1
            self.at += 1
            other = self._product()
            divisor = found.divisor * other.divisor
            terms = [
                found.terms[number] * other.divisor + sign * other.terms[number] * found.divisor
                for number in range(TERMS)
            ]
            found = _lowest(_Sum(terms, divisor))
        return found

    def _product(self) -> _Sum:
        found = self._factor()
        while self._next() in ("*", "/") and self._next():
            divides = self._next() == "/"
            self.at += 1
            other = self._factor()
            found = self._quotient(found, other) if divides else self._times(found, other)
        return found

    def _times(self, one: _Sum, other: _Sum) -> _Sum:
        terms = [0] * TERMS
        for a in range(TERMS):
            for b in range(TERMS):
                if one.terms[a] and other.terms[b]:
                    if a & b:
                        raise self._problem("may hold each letter once in a product")
                    terms[a | b] += one.terms[a] * other.terms[b]
        return _lowest(_Sum(terms, one.divisor * other.divisor))

    def _quotient(self, one: _Sum, other: _Sum) -> _Sum:
        if any(other.terms[1:]) or other.terms[0] <= 0 or other.divisor != 1:
            raise self._problem("may be divided by a whole number only")
        return _lowest(_Sum(one.terms, one.divisor * other.terms[0]))

    def _factor(self) -> _Sum:
        sign = self._next()
        if sign == "(":
            self.at += 1
            found = self._sum()
            if self._next() != ")":
                raise self._problem("has an open parenthesis")
            self.at += 1
            return found
        terms = [0] * TERMS
        if sign in LETTERS:
            self.at += 1
            terms[LETTERS[sign]] = 1
            return _Sum(terms, 1)
        end = self.at
        while end < len(self.source) and self.source[end] in DIGITS:
            end += 1
        if end == self.at:
            place = repr(sign) if sign else "its end"
            raise self._problem(f"has no number or letter {', '.join(LETTERS)} at {place}")
        terms[0] = int(self.source[self.at : end])
        self.at = end
        return _Sum(terms, 1)


def _lowest(found: _Sum) -> _Sum:
    """The same sum with the smallest divisor, so that 4*C/2 is 2*C."""
    for factor in range(found.divisor, 1, -1):
        if found.divisor % factor == 0 and all(amount % factor == 0 for amount in found.terms):
            return _Sum([amount // factor for amount in found.terms], found.divisor // factor)
    return found
