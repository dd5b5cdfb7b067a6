"""Which cards are prime: by arithmetic, or as somebody chooses for the round."""

from dataclasses import dataclass
from typing import Final

from cardhouse.cards import ACES, NONE, SUITS, Cards, of_rank, of_suit
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.declared import STEP, Way, option
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import Ready
from cardhouse.core.questions import SHUFFLE, InTime, Phases, Role, Timely
from cardhouse.core.rounds import ENDED, PhaseOver, RoundBegan
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import NO_SEAT, NOBODY, Seats, only
from cardhouse.core.shown import NO_NUMBER, Figure, Figures, Named
from cardhouse.core.speech import SUIT_WORDS
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.combinations.combinations import STANDARD, AcesWrap, Prime
from cardhouse.rules.lawmaking.declaring import Declarable, Declarations, Declare, Declared, declared
from cardhouse.rules.lawmaking.lawmaking import CHEF
from cardhouse.rules.turns.turn_order import takes_turn

PRIMES: Final = "primes"
PRIMES_WAY: Final = Way(PRIMES, "say which cards are prime", STEP, hands_free=True)
FIRST_TURN: Final = "first_turn"
CHOSEN: Final = Declarations(PRIMES)
GAUSSIAN: Final = of_rank(3) | of_rank(7) | of_rank(11)


def numerals() -> Cards:
    bits = 0
    for rank in range(2, 11):
        bits |= of_rank(rank).bits
    return Cards(bits)


NUMBERS: Final = numerals()
DEFINITIONS: Final[dict[str, Cards]] = {
    "standard": STANDARD,
    "gaussian": GAUSSIAN,
    "number": NUMBERS,
    **{f"suit:{letter}": of_suit(suit) for suit, letter in enumerate(SUITS)},
}


def in_words(definition: str) -> str:
    """What a definition is called at the table: the name of a suit in full."""
    kind, _, suit = definition.partition(":")
    return SUIT_WORDS[SUITS.index(suit)] if suit else kind


class GaussianPrimes(Rule):
    """Prime means Gaussian prime: 3, 7 and Jack.

    These are the primes that leave 3 when divided by 4.
    """

    # R-B50

    @answers(Prime)
    def gaussian(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        return GAUSSIAN


@dataclass(frozen=True)
class ChefsPrimes(Rule):
    """At the beginning the Chef says once for the round which cards are prime.

    They are the standard ones, the Gaussian ones, number cards or one suit. In rising sequences an Ace is high for
    what comes before it and low for what follows.
    """

    # R-B56

    primes_by: str = option(
        SHUFFLE,
        "The Chef says it",
        {"shuffle": "before the shuffle", "first_turn": "before the first turn"},
        ruling="R-B61",
    )
    number_includes_ace: bool = option(False, "An Ace is a number card")

    def brings(self) -> Brings:
        return Brings(ways=(PRIMES_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (CHOSEN,)

    @answers(Phases)
    def early_or_late(self, asked: Phases, table: Table, earlier: list[str]) -> list[str]:
        if table.ask(Role(CHEF)) == NO_SEAT or (self.early(table) and table.phase != ENDED + PRIMES):
            return earlier
        place = earlier.index(SHUFFLE) if self.primes_by == SHUFFLE and SHUFFLE in earlier else len(earlier)
        return [*earlier[:place], PRIMES, *earlier[place:]]

    def early(self, table: Table) -> bool:
        """Whether the Chef, who might have waited until the first turn, has chosen before."""
        return self.primes_by == FIRST_TURN and declared(table, CHOSEN) != ""

    @answers(InTime)
    def before_either(self, asked: InTime, table: Table, earlier: bool) -> bool:
        order = table.ask(Phases())
        first = min([order.index(phase) for phase in (PRIMES, SHUFFLE) if phase in order], default=0)
        return earlier and (asked.option != "primes_by" or table.phase in order[:first])

    @answers(Ready)
    def first_the_primes(self, asked: Ready, table: Table, earlier: Seats) -> Seats:
        if asked.way == PRIMES:
            open = table.phase == PRIMES or (self.primes_by == FIRST_TURN and not declared(table, CHOSEN))
            return earlier & only(table.ask(Role(CHEF))) if open else NOBODY
        return NOBODY if table.phase == PRIMES else earlier

    @answers(Timely)
    def before_the_first_turn(self, asked: Timely, table: Table, earlier: Seats) -> Seats:
        return NOBODY if table.phase == PRIMES and takes_turn(table.law, asked.way) else earlier

    @answers(WhyNot)
    def not_now(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if isinstance(asked.question, Declarable):
            return f"choose one of these: {', '.join(DEFINITIONS)}"
        return f"the Chef, and nobody else, says which cards are prime, before the {self.primes_by.replace('_', ' ')}"

    @answers(Declarable)
    def one_of_four(self, asked: Declarable, table: Table, earlier: bool) -> bool:
        return asked.words in DEFINITIONS if asked.matter == PRIMES else earlier

    @after(Declared)
    def go_on(self, said: Declared, table: Table) -> Events:
        if said.matter == PRIMES and said.words and table.phase == PRIMES:
            yield PhaseOver(PRIMES)

    @answers(Prime)
    def as_chosen(self, asked: Prime, table: Table, earlier: Cards) -> Cards:
        chosen = declared(table, CHOSEN)
        if chosen not in DEFINITIONS or table.ask(Role(CHEF)) == NO_SEAT:
            return earlier
        return DEFINITIONS[chosen] | (ACES if chosen == "number" and self.number_includes_ace else NONE)

    @answers(AcesWrap)
    def high_and_low(self, asked: AcesWrap, table: Table, earlier: bool) -> bool:
        return table.ask(Role(CHEF)) != NO_SEAT

    @answers(Figures)
    def shown(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        chosen = declared(table, CHOSEN)
        return [*earlier, (f"prime: {in_words(chosen)}", NO_SEAT, NO_NUMBER)] if chosen else earlier

    @after(RoundBegan)
    def open_again(self, began: RoundBegan, table: Table) -> Events:
        yield Declared(NO_SEAT, PRIMES, "")

    @answers(Named)
    def names_a_definition(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["words", *DEFINITIONS] if asked.way == PRIMES else earlier

    @answers(Offers, PRIMES)
    def list_definitions(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        seats = asked.seats.among(table.seats)
        return [Listed([Declare(seat, PRIMES, words) for words in DEFINITIONS]) for seat in seats]
