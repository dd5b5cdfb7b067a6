"""What the author of a new rule is warned of: things for which others may find it void."""

import re
from dataclasses import dataclass
from typing import Final, cast

from cardhouse.cards import DECK_FACES, JOKER
from cardhouse.core.book_acts import Enforceable, Meaning, RuleSealed, UsualCall
from cardhouse.core.declared import option
from cardhouse.core.hooks import after, answers
from cardhouse.core.law import Law
from cardhouse.core.owed import Breach
from cardhouse.core.penalties import FineFor
from cardhouse.core.people_acts import SaidEnough
from cardhouse.core.questions import Follows, Matches
from cardhouse.core.rule import Article, Rule
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.shown import Knows, includes
from cardhouse.core.speech import Remark, heard, same_call, spelled
from cardhouse.core.table import Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.calling.calls import Wordings
from cardhouse.rules.leaving_play.phrases import MOO
from cardhouse.rules.points.phrases import POINT_OF_ORDER

_DEALER: Final = re.compile(r"\bdealer\b", re.IGNORECASE)
_HIDDEN: Final = re.compile(
    r"\b(in (?:the|a|their|his|her) hands?|holds?|holding|draws an?|drawn|stock|draw pile|thinks?|wants?)\b",
    re.IGNORECASE,
)
_NOBODY_ACTS: Final = re.compile(
    r"\b(?:nobody|no one|no player)\b[^.]*(?:\bplays?\b[^.]*\bdraws?\b|\bdraws?\b[^.]*\bplays?\b|\banything\b)",
    re.IGNORECASE,
)
_NEVER_ACTS: Final = re.compile(
    r"\b(?:nobody|no one|no player) may (?:play or draw|draw or play)(?: any)?(?: cards?)?(?: any ?more)?(?:\.|$)",
    re.IGNORECASE,
)
"""Whatever is understood of it: there is no time at which it is otherwise."""
_SAID: Final = re.compile(r"\bsay [\"\u201c]([^\"\u201d]*)[\"\u201d]", re.IGNORECASE)

_ASIDE: Final[set[type]] = {WhyNot, Wordings, Follows}
"""Questions that a rule answers for the sake of another answer."""


@dataclass(eq=False)
class Warned(Remark):
    """The author of a rule, and nobody else, is told of something that may make it void."""

    player: Seat
    words: str


def worries(table: Table, author: Seat, text: str, call: str, rule: str = "") -> list[str]:
    """What may be wrong with a rule; `rule` is its id, if it has one already. Rules that its author does not know have
    no part in it, for a warning would tell of them.
    """
    meaning, law = table.ask(Meaning(text)), known_law(table, author, rule)
    found: list[str] = []
    if not meaning:
        found.append("only people can tell whether it is broken and is the same for all: its author, or a ballot")
    if _DEALER.search(text):
        found.append("it speaks of the dealer, who is one player: that may not be the same for all")
    if _HIDDEN.search(text):
        found.append("it may depend on what the others cannot see, and then they cannot find it out")
    if _NEVER_ACTS.search(text) or (not meaning and _NOBODY_ACTS.search(text)):
        found.append("it may leave nobody anything to do")
    found += consequences(table, law, meaning)
    said = [phrase.kind for phrase in heard(call)]
    if MOO in said:
        found.append("whoever calls it says a word that is not to be said in vain")
    if POINT_OF_ORDER in said:
        found.append("whoever calls it in a Point of Order says what is not to be said there")
    if call != table.ask(UsualCall(text)) and is_taken(table, law, call):
        found.append("another rule is called by the same words")
    return found


def known_law(table: Table, author: Seat, rule: str) -> Law:
    """The law without this rule, and without those that its author does not know."""
    law = table.law
    for article in table.law.articles:
        if article.id == rule or not includes(table.ask(Knows(article.id)), author):
            law = law.repealing(article.id)
    return law


def consequences(table: Table, law: Law, meaning: tuple[Rule, ...]) -> list[str]:
    """What the table itself can tell of rules that it understands, beside others: that they change nothing, or that
    they leave cards on which nothing goes.
    """
    if not meaning:
        return []
    before = laid_under(law, table)
    adopted = law.adopting(Article("", "", "", "", meaning))
    after_it = laid_under(adopted, table)
    goes_on = [(top, before.ask(Matches(top)), after_it.ask(Matches(top))) for top in (*DECK_FACES, JOKER)]
    said_before = any(article.rules == meaning for article in law.articles)
    heard = {mark.of for rule in meaning for _, mark in rule.hooks()} - _ASIDE
    same_matches = heard == {Matches} and all(earlier == now for _, earlier, now in goes_on)
    known = [call for article in law.articles for rule in article.rules for call in rule.calls()]
    calls = [words for call in known for words in spelled(call)]
    same_price = heard == {FineFor} and all(
        before.ask(FineFor("", call)) == after_it.ask(FineFor("", call)) for call in calls
    )
    found = ["it changes nothing: that is so already"] if said_before or same_price or same_matches else []
    found += [] if said_before else adopted.lacks("")
    stuck = [str(top) for top, earlier, now in goes_on if earlier and not now]
    return [*found, f"no card would go on {stuck[0]} any more"] if stuck else found


def laid_under(law: Law, table: Table) -> Table:
    """A table with this law at which nothing has happened."""
    laid = Table(law, table.names, table.chance.copy())
    laid.enact(law)
    return laid


def unsayable(table: Table, text: str) -> list[str]:
    """Words that a rule wants to be said and that nobody can say, because they would never be heard as such."""
    return [words for words in _SAID.findall(text) if not table.ask(SaidEnough(words, words))]


def is_taken(table: Table, law: Law, call: str) -> bool:
    """Whether a rule of this law is called so."""
    calls = [words for article in law.articles for words in table.ask(Wordings(Breach(NO_SEAT, article.id, 0)))]
    return any(same_call(call, words) for words in calls)


@dataclass(frozen=True)
class WarnsAuthors(Rule):
    """The author of a new rule is told in private what speaks against it.

    Players decide whether it can be worked out. One that asks for words that nobody can say is refused in any case.
    """

    warnings_refuse: bool = option(
        False, "A rule with something against it is refused", ruling="R-M58", subject="Rules, motions and votes"
    )

    def against(self, table: Table, asked: Enforceable) -> list[str]:
        silent = [f'nobody can say "{words}" so that it is heard' for words in unsayable(table, asked.text)]
        return silent + (worries(table, asked.author, asked.text, asked.call) if self.warnings_refuse else [])

    @answers(Enforceable)
    def nothing_against_it(self, asked: Enforceable, table: Table, earlier: bool) -> bool:
        return earlier and not self.against(table, asked)

    @answers(WhyNot)
    def what_is_against_it(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return "; ".join(self.against(table, cast(Enforceable, asked.question)))

    @after(RuleSealed)
    def warn(self, made: RuleSealed, table: Table) -> Events:
        told = worries(table, made.player, made.text, made.call, made.rule)
        return [Warned(made.player, words) for words in told]
