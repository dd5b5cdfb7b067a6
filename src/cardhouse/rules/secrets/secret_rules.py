"""New rules that only their author knows: what they cost, who may know them, and when they are opened."""

from dataclasses import dataclass

from cardhouse.core.book_acts import (
    INTRODUCE,
    INTRODUCE_WAY,
    SECRETS,
    THE_WORDS,
    Enforceable,
    Meaning,
    RuleSealed,
    RuleShown,
    Secret,
    UsualCall,
)
from cardhouse.core.cases import MayFallSilent
from cardhouse.core.declared import option
from cardhouse.core.hooks import after, answers
from cardhouse.core.presence import Present
from cardhouse.core.questions import WayOpen
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import Brings, Memory, Rule
from cardhouse.core.seats import EVERYONE, Seats, seats_of
from cardhouse.core.shown import Knows, Named, SealOn
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.leaving_play.purses import Credited, Purse, held


def secret_of(table: Table, rule: str) -> Secret | None:
    """The sealed rule with this id, if there is one."""
    for secret in table.tally(SECRETS):
        if secret.rule == rule:
            return secret
    return None


class SealedRulesStaySecret(Rule):
    """What a new rule says is known to its author alone; the others see its seal.

    When the game is over, or when the players vote for it, the rule is shown to all, with what it takes to see that
    it fits the seal.
    """

    def tallies(self) -> tuple[Memory, ...]:
        return (SECRETS,)

    @answers(MayFallSilent)
    def always_there(self, asked: MayFallSilent, table: Table, earlier: bool) -> bool:
        return earlier and not table.law.holds(self, asked.rule)

    @answers(Knows)
    def just_some(self, asked: Knows, table: Table, earlier: Seats) -> Seats:
        secret = secret_of(table, asked.rule)
        return Seats(secret.knowers) if secret else earlier

    @answers(SealOn)
    def sealed(self, asked: SealOn, table: Table, earlier: tuple[str, str, str]) -> tuple[str, str, str]:
        secret = secret_of(table, asked.rule)
        return (secret.seal, secret.call, secret.nonce) if secret else earlier

    @after(RoundWon)
    def open_all(self, won: RoundWon, table: Table) -> Events:
        for secret in table.tally(SECRETS):
            if secret.knowers != EVERYONE.bits:
                yield RuleShown(secret.rule)


@dataclass(frozen=True)
class NewRules(Rule):
    """Whoever spends a {what} and says the words introduces a rule that the others do not know.

    With it come the words by which a breach of it is called. It binds all later acts.
    """

    what: str = "Moo Token"
    outsiders_may_spend: bool = option(False, "People out of the game may do so", ruling="R-M14")

    def brings(self) -> Brings:
        return Brings(ways=(INTRODUCE_WAY,))

    def tallies(self) -> tuple[Memory, ...]:
        return (Purse(self.what),)

    @answers(WayOpen, INTRODUCE)
    def for_a_token(self, asked: WayOpen, table: Table, earlier: Seats) -> Seats:
        rich = seats_of([seat for seat in range(table.seats) if held(table, self.what, seat)])
        return earlier & (rich if self.outsiders_may_spend else rich & table.ask(Present()))

    @answers(WhyNot)
    def what_is_missing(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if not isinstance(asked.question, WayOpen):
            return earlier
        name = table.names[asked.subject]
        if held(table, self.what, asked.subject):
            return f"{name} has to come into the game first"
        return f"a new rule costs a {self.what}, and {name} has none"

    @answers(Named)
    def opened_by_the_words(self, asked: Named, table: Table, earlier: list[str]) -> list[str]:
        return ["form", THE_WORDS] if asked.way == INTRODUCE else earlier

    @answers(Enforceable)
    def can_be_called(self, asked: Enforceable, table: Table, earlier: bool) -> bool:
        return earlier and bool(asked.call or table.ask(UsualCall(asked.text)) or table.ask(Meaning(asked.text)))

    @after(RuleSealed)
    def pay(self, made: RuleSealed, table: Table) -> Events:
        return (Credited(made.player, self.what, -1),)
