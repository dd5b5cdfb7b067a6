"""From what happens at a table to its house: what its book says now, and how often each rule was broken and caught.

What not everybody knows stays out of it: a secret rule comes into the book when it is shown.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, TypeGuard

from cardhouse.books import history
from cardhouse.books.history import CannotChange, Circumstance
from cardhouse.books.notation import rules_written
from cardhouse.books.playing import NotPlayable, base_of
from cardhouse.books.rulebook import AMENDED, BookRule, Rulebook
from cardhouse.books.shipped import shipped_rule
from cardhouse.books.writing import NotThere, with_option, with_rule
from cardhouse.core.acts import Prepare
from cardhouse.core.affairs import BreachClosed, Breached, BreachSettled, Missed, MotionDecided, MotionOpened
from cardhouse.core.book_acts import Objected, OptionSet, RuleAdopted, RuleRepealed, RuleShown, RulesSwitched
from cardhouse.core.cases import RIGHT, WRONG, CaseJudged
from cardhouse.core.owed import Motion
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Article
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.sitting import Entry
from cardhouse.core.table import Event, Table
from cardhouse.core.view import is_known

PENALISED: Final = "penalised"
ATTACKS: Final = ("repeal", "disable", "void", "amend", "strike")
_CHANGES: Final = (RuleAdopted, RuleRepealed, RulesSwitched, OptionSet, RuleShown)


def changes_book(entry: Entry) -> bool:
    """Whether an entry may change what a book says."""
    return any(isinstance(event, _CHANGES) or is_verdict(event) for _, event in entry.events)


def begins_round(entry: Entry) -> bool:
    """Whether an entry ends a round for good: what was broken in it can no longer be caught."""
    return any(isinstance(event, RoundBegan) for _, event in entry.events)


def after_entry(book: Rulebook, entry: Entry, table: Table, day: str) -> Rulebook:
    """The book after what an entry changed of it."""
    events = [event for _, event in entry.events]
    motion = next((each.motion for each in events if isinstance(each, MotionDecided) and each.carried), None)
    by = motion.by if motion is not None else NO_SEAT if isinstance(entry.act, Prepare) else entry.act.seat
    name = table.names[by] if 0 <= by < table.seats else ""
    occasion = Circumstance(day, table.round, name, vote_of(motion))
    votes = [each.motion for each in events if isinstance(each, MotionDecided)]
    for event in events:
        try:
            if is_verdict(event):
                book = judged(book, event, votes, table, occasion)
            book = after_event(book, event, table, occasion)
        except (CannotChange, NotThere, NotPlayable):
            continue  # it is so already, or no rule of this book
    return book


def vote_of(motion: Motion | None) -> str:
    """How a vote went, as it is written."""
    if motion is None:
        return ""
    return "all agreed" if not motion.noes else f"{len(motion.ayes)} to {len(motion.noes)}"


def after_event(book: Rulebook, event: Event, table: Table, occasion: Circumstance) -> Rulebook:
    if isinstance(event, RuleAdopted):
        return adopted(book, event.article, occasion) if is_known(table, event.article.id, NO_SEAT) else book
    if isinstance(event, RuleShown):
        article = table.law.by_id.get(event.rule)
        return book if article is None else adopted(book, article, occasion)
    if isinstance(event, RuleRepealed):
        return history.repealing(written_out(book, event.rule), event.rule, occasion)
    if isinstance(event, OptionSet):
        return with_option(book, event.option, event.value)
    if isinstance(event, RulesSwitched) and occasion.by:
        return switched(book, event, occasion)
    return book


def is_verdict(event: Event) -> TypeGuard[CaseJudged]:
    return isinstance(event, CaseJudged) and event.outcome in (RIGHT, WRONG)


def judged(book: Rulebook, event: CaseJudged, votes: list[Motion], table: Table, occasion: Circumstance) -> Rulebook:
    """The verdict on a rule that only people can judge is kept under it, so that the next one may follow it."""
    case, article = event.case, table.law.by_id.get(event.case.rule)
    if article is None or not article.judged or case.by == NO_SEAT:
        return book
    found = "guilty" if event.guilty else "not guilty"
    text = f"{table.names[case.by]} charged {table.names[case.against]}, who was found {found}."
    how = [f"{len(each.ayes)} to {len(each.noes)}" for each in votes if each.noes and each.ayes]
    return history.ruling(book, case.rule, text, replace(occasion, vote="".join(how[-1:]) or "all agreed", by=""))


def switched(book: Rulebook, event: RulesSwitched, occasion: Circumstance) -> Rulebook:
    """Rules that rest: by a vote until they are taken up again, else for the round."""
    for rule in event.off:
        rests = history.suspending if occasion.vote else history.suspending_for_a_round
        book = rests(written_out(book, rule), rule, occasion)
    for rule in event.on if occasion.vote else ():
        book = history.resuming(written_out(book, rule), rule, occasion)
    return book


def written_out(book: Rulebook, id: str) -> Rulebook:
    """The book with a section for a rule that it has from the game it is built on."""
    if book.rule(id) is not None or not book.base:
        return book
    for article in base_of(book).book:
        if article.id == id:
            return with_rule(book, shipped_rule(article))
    return book


def adopted(book: Rulebook, article: Article, occasion: Circumstance) -> Rulebook:
    """The book with a rule that joined a table's: new, with other words, or back."""
    out = written_out(book, article.id)
    known = out.rule(article.id)
    said = " ".join(article.sentences().split())
    own = [rule for rule in article.rules if not rule.is_ruling()]
    shelf = "" if article.text else rules_written(own)
    if known is None:
        when = replace(occasion, by=article.by, day=article.since or occasion.day)
        return history.adopting(book, article.title, said, when, id=article.id, shelf=shelf)
    if known.repealed:
        book = out = history.reenacting(book, article.id, occasion)
    return reworded(out, known, said, shelf, occasion) if said != known.words else book


def reworded(book: Rulebook, old: BookRule, said: str, shelf: str, occasion: Circumstance) -> Rulebook:
    rule = book.rule(old.id)
    if rule is None or not said:
        return book
    changes = (*rule.changes, occasion.change(AMENDED, rule.words))
    return with_rule(book, replace(rule, text=(said,), shelf=shelf, changes=changes))


@dataclass(frozen=True)
class RuleCounts:
    """How often each rule was broken, caught, and struck at, by its id."""

    broken: Counter[str] = field(default_factory=Counter)
    caught: Counter[str] = field(default_factory=Counter)
    struck: Counter[str] = field(default_factory=Counter)

    def add(self, entry: Entry) -> None:
        """Count what an entry tells; what is told twice in it, once."""
        broken: set[tuple[str, int]] = set()
        caught: set[str] = set()
        for _, event in entry.events:
            if isinstance(event, Breached):
                broken.add((event.rule, event.offender))
            elif isinstance(event, Missed):
                broken.add((event.duty.rule, event.duty.bearer))
            elif isinstance(event, BreachSettled) or (isinstance(event, BreachClosed) and event.how == PENALISED):
                caught.add(event.breach.rule)
            elif isinstance(event, CaseJudged) and event.guilty and event.case.rule:
                caught.add(event.case.rule)
            elif isinstance(event, Objected):
                self.struck[event.rule] += 1
            elif isinstance(event, MotionOpened):
                self.attacked(event.motion)
        self.broken.update([rule for rule, _ in broken])
        self.caught.update(caught)

    def attacked(self, motion: Motion) -> None:
        verb, _, rule = motion.subject.partition(" ")
        if verb in ATTACKS and rule:
            self.struck[rule.split()[0]] += 1


def counts_of(entries: Iterable[Entry]) -> RuleCounts:
    found = RuleCounts()
    for entry in entries:
        found.add(entry)
    return found
