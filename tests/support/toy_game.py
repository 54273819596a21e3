"""Pearl Divers, a game of the tests' own: what the kernel offers and no published game here uses in one place.

TOY-1 Everyone holds two numbered cards that nobody else sees; the rest is the pile.
TOY-2 Each round all who hold a card play one in secret. The highest dives, as deep as a die says.
TOY-3 A diver searches, splits the dive into two shorter ones, or rises and gives a pearl to an opponent.
TOY-4 After the last round the most pearls win; by option `together` all win if nobody is without.
TOY-5 By option `bells` everyone may, once a game and whenever anybody is asked, ring the bell for a pearl.
TOY-6 Divers may bring pearls of before (`given`); the result says how many each takes home.
"""

from __future__ import annotations

from typing import Final, cast

from taverna.kernel import (
    NO_ANSWER,
    Arg,
    Decision,
    Event,
    Fields,
    Game,
    GameOption,
    Judgement,
    Option,
    Outcome,
    Refusal,
    Rng,
    Rules,
    Saving,
    SecretAnswers,
    Setting,
    Sight,
    State,
    Wording,
    all_but,
    only,
)
from taverna.kit.piles import shuffle

ROUND, DIVE, GIVE = 0, 1, 2
STEPS: Final = ("round", "dive", "give")

SEARCH, SPLIT, RISE = 0, 1, 2
SEAT: Final = 3  # + seats to the left
CARD: Final = 8  # + card
CARDS_EACH: Final = 4
HAND: Final = 2
RING: Final = CARD + 5 * CARDS_EACH
CODES: Final = RING + 1


class Beach(State):
    def __init__(self, options: dict[str, Setting], seats: int, rng: Rng) -> None:
        super().__init__(seats, rng)
        self.options = options
        self.rounds_left = int(cast(str, options["rounds"]))
        self.pile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.heap: list[int] = []
        self.pearls: list[int] = [0] * seats
        self.bells: list[int] = [1 if options["bells"] else 0] * seats

    def clone(self) -> Beach:
        other = Beach(self.options, self.seats, self.rng.clone())
        other.copy_kernel(self)
        other.rounds_left = self.rounds_left
        other.pile = self.pile[:]
        other.hands = [hand[:] for hand in self.hands]
        other.heap = self.heap[:]
        other.pearls = self.pearls[:]
        other.bells = self.bells[:]
        return other

    def tell(self, kind: str, args: dict[str, Arg], reveals: bool = False, audience: int = -1) -> None:
        if self.telling:
            self.events.append(Event(kind, "TOY-2", args, reveals, audience))


class DiversRules(Rules[Beach]):
    def deal(self, seats: int, rng: Rng, options: dict[str, Setting]) -> Beach:
        beach = Beach(options, seats, rng)
        beach.pile = list(range(seats * CARDS_EACH))
        shuffle(beach.pile, rng)
        for seat in range(seats):
            beach.hands[seat] = sorted(beach.pile.pop() for _ in range(HAND))
            beach.tell(
                "dealt",
                {"seat": seat, "cards": [card_name(card) for card in beach.hands[seat]]},
                True,
                only(seat),
            )
        beach.agenda = [(ROUND, 0, 0)]
        return beach

    def deal_given(self, seats: int, rng: Rng, options: dict[str, Setting], given: Fields) -> Beach:
        beach = self.deal(seats, rng, options)
        beach.pearls = given.integers("pearls", 0, 999)
        given.done()
        if len(beach.pearls) != seats:
            raise given.bad("pearls", f"must be {seats}, one for each seat")
        return beach

    def result(self, state: Beach) -> dict[str, object]:
        return {"pearls": list(state.pearls)}

    def settings(self, state: Beach) -> dict[str, Setting]:
        return dict(state.options)

    def step(self, state: Beach) -> None:
        op, seat, depth = state.agenda[-1]
        if op == ROUND:
            self._ask_cards(state)
        elif op == GIVE:
            choices = [SEAT + left for left in range(1, state.seats)]
            state.ask(seat, STEPS[GIVE], choices + self.free_actions(state, seat))
        else:
            choices = [SEARCH, RISE] if depth == 1 else [SEARCH, SPLIT, RISE]
            choices = choices if state.pile else choices[1:]
            state.ask(seat, STEPS[DIVE], choices + self.free_actions(state, seat))

    def _ask_cards(self, state: Beach) -> None:
        if state.rounds_left and any(state.hands):
            state.ask_all(STEPS[ROUND], [self._cards(state, seat) for seat in range(state.seats)])
        else:
            state.agenda = []
            state.tell("ended", {"seats": self.outcome(state).winners})

    def _cards(self, state: Beach, seat: int) -> list[int]:
        cards = [CARD + card for card in state.hands[seat]]
        return cards + self.free_actions(state, seat) if cards else []

    def free_actions(self, state: Beach, seat: int) -> list[int]:
        return [RING] if state.bells[seat] and state.agenda else []

    def do_free_action(self, state: Beach, seat: int, code: int) -> None:
        state.bells[seat] -= 1
        state.pearls[seat] += 1
        state.tell("rang", {"seat": seat})

    def answer(self, state: Beach, code: int) -> None:
        op, seat, depth = state.agenda[-1]
        if op == ROUND:
            self._reveal(state)
            return
        state.agenda.pop()
        if op == GIVE:
            other = (seat + code - SEAT) % state.seats
            state.pearls[other] += 1
            state.tell("gave", {"seat": seat, "other": other})
        elif code == RISE:
            state.agenda.append((GIVE, seat, 0))
        elif code == SPLIT:
            state.agenda += [(DIVE, seat, depth - 1)] * 2
        else:
            self._search(state, seat)

    def _reveal(self, state: Beach) -> None:
        played = [code - CARD for code in state.answers if code != NO_ANSWER]
        diver = state.answers.index(CARD + max(played))
        for seat, code in enumerate(state.answers):
            if code != NO_ANSWER:
                state.hands[seat].remove(code - CARD)
                state.tell("played", {"seat": seat, "card": card_name(code - CARD)}, True)
        state.answers = []
        state.heap += sorted(played)
        state.rounds_left -= 1
        depth = state.rng.below(3) + 1
        state.tell("dived", {"seat": diver, "number": depth}, True)
        state.agenda.append((DIVE, diver, depth))

    def _search(self, state: Beach, seat: int) -> None:
        card = state.pile.pop()
        state.hands[seat] = sorted([*state.hands[seat], card])
        state.pearls[seat] += 1
        state.tell("found", {"seat": seat, "card": card_name(card)}, True, only(seat))
        state.tell("found-something", {"seat": seat}, False, all_but(seat))

    def outcome(self, state: Beach) -> Outcome:
        if state.agenda:
            return Outcome(False, state.pearls, [])
        if state.options["together"]:
            won = all(state.pearls)
            return Outcome(True, state.pearls, list(range(state.seats)) if won else [], won)
        best = max(state.pearls)
        return Outcome(True, state.pearls, [seat for seat, count in enumerate(state.pearls) if count == best])


class DiversSight(Sight[Beach]):
    def __init__(self, rules: DiversRules) -> None:
        self.rules = rules

    def view(self, state: Beach, seat: int | None) -> dict[str, object]:
        own = NO_ANSWER if seat is None or not state.answers else state.answers[seat]
        return {
            "seat": seat,
            "rounds_left": state.rounds_left,
            "dives": [list(step[1:]) for step in state.agenda],
            "asked": [decision.seat for decision in state.pending],
            "pile": len(state.pile),
            "hand": [] if seat is None else [card_name(card) for card in state.hands[seat]],
            "played": None if own == NO_ANSWER else card_name(own - CARD),
            "hands": [len(hand) for hand in state.hands],
            "heap": [card_name(card) for card in state.heap],
            "pearls": list(state.pearls),
            "bells": list(state.bells),
        }

    def determinize(self, state: Beach, seat: int, rng: Rng) -> Beach:
        other = state.clone()
        other.quiet()
        other.rng = rng.fork()
        unseen = state.pile[:]
        for owner, hand in enumerate(state.hands):
            unseen += [] if owner == seat else hand
        unseen.sort()
        shuffle(unseen, rng)
        for owner, hand in enumerate(state.hands):
            if owner != seat:
                other.hands[owner] = sorted(unseen.pop() for _ in hand)
        other.pile = unseen
        other.answers = [
            code if owner == seat or code == NO_ANSWER else _any_card(other.hands[owner], rng)
            for owner, code in enumerate(state.answers)
        ]
        other.pending = []
        self.rules.run(other)
        return other


class DiversWording(Wording[Beach]):
    def describe(self, state: Beach, code: int) -> Option:
        if code == RING:
            return Option("ring", {}, ["bell"], "TOY-5")
        if code >= CARD:
            return Option("play", {"card": card_name(code - CARD)}, [f"card:{code - CARD}"], "TOY-2")
        if code >= SEAT:
            other = (state.pending[0].seat + code - SEAT) % state.seats
            return Option("give", {"other": other}, [f"seat:{other}"], "TOY-3")
        return Option(("search", "split", "rise")[code], {}, ["pile"], "TOY-3")

    def why_not(self, state: Beach, decision: Decision, code: int) -> Refusal:
        if code == RING:
            return Refusal("bell-is-gone", "TOY-5")
        return Refusal("not-an-option-here", "TOY-2" if decision.kind == STEPS[ROUND] else "TOY-3")


class DiversSaving(Saving[Beach]):
    def dump_table(self, state: Beach) -> dict[str, object]:
        return {
            "rounds_left": state.rounds_left,
            "pile": list(state.pile),
            "hands": [list(hand) for hand in state.hands],
            "heap": list(state.heap),
            "pearls": list(state.pearls),
            "bells": list(state.bells),
        }

    def load_table(self, fields: Fields, seats: int, rng: Rng, options: dict[str, Setting]) -> Beach:
        beach = Beach(options, seats, rng)
        last = seats * CARDS_EACH - 1
        beach.rounds_left = fields.integer("rounds_left", 0, 3, beach.rounds_left)
        beach.pile = fields.integers("pile", 0, last, [])
        beach.heap = fields.integers("heap", 0, last, [])
        beach.pearls = fields.integers("pearls", 0, 999, beach.pearls)
        beach.bells = fields.integers("bells", 0, 1, beach.bells)
        for seat, hand in enumerate(fields.items("hands", [])):
            beach.hands[seat] = Fields({"hand": hand}, f"{fields.path}.hands[{seat}]").integers(
                "hand", 0, last
            )
        beach.agenda = [(ROUND, 0, 0)]
        return beach


class DiversJudgement(Judgement[Beach]):
    def rate_options(self, state: Beach, decision: Decision) -> list[float]:
        return [float(-code) for code in decision.options]


class PearlDivers(Game[Beach]):
    """Tests give it other roles."""

    def __init__(
        self,
        judgement: type[DiversJudgement] = DiversJudgement,
        rules_role: type[DiversRules] = DiversRules,
        wording: type[DiversWording] = DiversWording,
    ) -> None:
        options = (
            GameOption("together", False, "TOY-4"),
            GameOption("bells", False, "TOY-5"),
            GameOption("rounds", "3", "TOY-2", ["3", "2"]),
        )
        rules = rules_role()
        super().__init__(
            "pearl-divers",
            3,
            range(2, 6),
            CODES,
            options,
            STEPS,
            rules,
            DiversSight(rules),
            wording(),
            DiversSaving(),
            judgement(rules),
            seats_rule="TOY-1",
            first_free_code=RING,
            secret_answers=SecretAnswers(rule="TOY-2"),
            signals=("deep", "shallow"),
        )


def card_name(card: int) -> str:
    return f"card-{card}"


def _any_card(hand: list[int], rng: Rng) -> int:
    return CARD + hand[rng.below(len(hand))]


TOY: Final = PearlDivers()
