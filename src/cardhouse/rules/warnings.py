"""What the author of a new rule is warned of: things for which others may find it void."""

import re
from dataclasses import dataclass
from typing import Final, cast

from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import Breach
from cardhouse.core.remarks import Remark
from cardhouse.core.rule import Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.secrets import Enforceable, Meaning, RuleSealed
from cardhouse.core.speech import MOO, POINT_OF_ORDER, heard, same_call
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.calls import Wordings
from cardhouse.rules.secret_rules import secret_of

_DEALER: Final = re.compile(r"\bdealer\b", re.IGNORECASE)
_HIDDEN: Final = re.compile(
    r"\b(in (?:the|a|their|his|her) hands?|holds?|holding|draws an?|drawn|stock|draw pile|thinks?|wants?)\b",
    re.IGNORECASE,
)


@dataclass(eq=False)
class Warned(Remark):
    """The author of a rule, and nobody else, is told of something that may make it void."""

    player: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, words: str) -> None:
        self.player = player
        self.words = words


def worries(table: Table, text: str, call: str, rule: str = "") -> list[str]:
    """What may be wrong with a rule; `rule` is its id, if it has one already."""
    found: list[str] = []
    if not table.ask(Meaning(text)):
        found.append("only people can tell whether it is broken: its author is asked, or a ballot decides")
    if _DEALER.search(text):
        found.append("it speaks of the dealer, who is one player: that may not be the same for all")
    if _HIDDEN.search(text):
        found.append("it may depend on what the others cannot see, and then they cannot find it out")
    said = [phrase.kind for phrase in heard(call)]
    if MOO in said:
        found.append("whoever calls it says a word that is not to be said in vain")
    if POINT_OF_ORDER in said:
        found.append("whoever calls it in a Point of Order says what is not to be said there")
    if is_taken(table, call, rule):
        found.append("another rule is called by the same words")
    return found


def is_taken(table: Table, call: str, rule: str) -> bool:
    """Whether a rule that everybody knows is called so."""
    others = [article.id for article in table.law.articles if article.id != rule and not secret_of(table, article.id)]
    calls = [words for other in others for words in table.ask(Wordings(Breach(NO_SEAT, other, 0)))]
    return bool(call) and any(same_call(call, words) for words in calls)


@dataclass(frozen=True)
class WarnsAuthors(Rule):
    """Players decide whether one is such a rule; its author is told in private what speaks against it. A rule with
    something against it is refused: {warnings_refuse} (R-M58).
    """

    warnings_refuse: bool = False

    @answers(Enforceable)
    def nothing_against_it(self, asked: Enforceable, table: Table, earlier: bool) -> bool:
        return earlier and not (self.warnings_refuse and worries(table, asked.text, asked.call))

    @answers(WhyNot)
    def what_is_against_it(self, asked: WhyNot, table: Table, earlier: str) -> str:
        question = cast(Enforceable, asked.question)
        return "; ".join(worries(table, question.text, question.call))

    @after(RuleSealed)
    def warn(self, made: RuleSealed, table: Table) -> Events:
        return [Warned(made.player, words) for words in worries(table, made.text, made.call, made.rule)]
