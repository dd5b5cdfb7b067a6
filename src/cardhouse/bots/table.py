"""Bots at a table: who of them has something to do now, asked one by one."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from cardhouse.bots.simple import Bot
from cardhouse.core.acts import Act, Draw, Lay, Pay, Play
from cardhouse.core.book_acts import Tick
from cardhouse.core.cases import ChargeForm
from cardhouse.core.checkpoints import put_to_others
from cardhouse.core.choices import collections, lawful
from cardhouse.core.law import MOST_LAWS, Law
from cardhouse.core.owed import OPEN, Breach, Motion
from cardhouse.core.people_acts import Give, Say, Vote
from cardhouse.core.questions import PLAY, Pending, in_turn
from cardhouse.core.seats import EVERYONE, NO_SEAT, Seat
from cardhouse.core.shown import Knows, Reads, SealOn
from cardhouse.core.table import Table
from cardhouse.core.view import Book, Common, View, asked_seat, is_known, seats_in_turn, view

IN_THE_OPEN: Final = (Play, Draw, Lay, Give, Pay, Say, Tick)
OPEN_WAYS: Final = ("spring",)
"""Acts that everybody at the table sees, and the time that all see pass. A look is a secret of whoever looks."""

NOT_BY_BOTS: Final = ("ask-back",)
"""Bots take nothing back: they would make people wait for it, and do the same again."""

LARGEST_HAND: Final = 9
"""With more cards than this a bot does not look for plays of several."""


class Onlook:
    """What the bots at one table see: what everybody sees is asked for once in a moment, and what a seat is shown of
    the rules is kept as long as nothing can have changed in it.
    """

    def __init__(self) -> None:
        self.books: Final[dict[Seat, Book]] = {}
        self.common: Common | None = None

    def begin(self) -> None:
        """A new moment: the table may have changed."""
        self.common = None

    def view(self, table: Table, seat: Seat) -> View:
        if self.common is None:
            self.common = Common(table)
        book = self.books.get(seat)
        if book is None or not book.holds(table):
            book = self.books[seat] = book_shown(table, seat)
        return view(table, seat, book, self.common)


def book_shown(table: Table, seat: Seat) -> Book:
    """What a seat is shown of the law. Where no rule keeps anything secret all see the same, and share it."""
    law = table.law
    if law.hears(Knows) or law.hears(Reads) or law.hears(SealOn):
        return Book(table, seat)
    books = books_of(law)
    book = books.get(table.seats)  # tables of other sizes may have the same law
    if book is None or not book.holds(table):
        book = books[table.seats] = Book(table, seat)
    return book


@lru_cache(maxsize=MOST_LAWS)
def books_of(law: Law) -> dict[int, Book]:
    """What is shown of a law, by the number of seats. The law itself does not keep it: a book knows its law, and two
    that know each other stay in memory for long when nobody needs them any more.
    """
    return {}


def bot_acts(table: Table, bots: Mapping[Seat, Bot]) -> Iterator[Act]:
    """What the bots do, one act after another, until the table waits for somebody else or for nobody.

    Decide each act at this table before asking for the next one. A bot whose act did not happen is not asked again
    until something has. Bots watch each other; let them see with `watched` what people do.
    """
    refused: set[Seat] = set()
    onlook = Onlook()
    while True:
        act = next_act(table, {seat: bot for seat, bot in bots.items() if seat not in refused}, onlook)
        if act is None:
            return
        number = table.acts
        yield act
        if table.acts == number:
            refused.add(act.seat)
        else:
            refused.clear()
            watched(table, bots, act)


def watched(table: Table, bots: Mapping[Seat, Bot], latest: Act) -> None:
    """Let bots see what was just done."""
    breaches = visible_breaches(table, latest)
    for seat, bot in bots.items() if breaches else ():
        hidden = unknown_to(table, seat)
        bot.watch([breach for breach in breaches if breach.rule not in hidden])


def next_act(table: Table, bots: Mapping[Seat, Bot], onlook: Onlook | None = None) -> Act | None:
    """The next act of a bot, if there is one: words, calls and traps of those who wait, then answers, then moves;
    and if nobody does anything, the one whom all look at, for not every table shows whose turn it is. Whoever asks
    often at one table keeps what is seen there (`onlook`). Bots that are asked whether somebody may take an act
    back agree, and none plays on meanwhile.
    """
    question = put_to_others(table)
    if question is not None:
        return next(iter([Vote(seat, True, question.kind) for seat in bots if waits_for(question, seat)]), None)
    seen = onlook or Onlook()
    seen.begin()
    found = options(table)
    on_move = [seat for seat in in_order(table) if seat in bots and any(is_move(table, act) for act in found[seat])]
    waiting = [seat for seat in bots if seat not in on_move]
    asked = [seat for seat in on_move if all(act.way not in table.law.turns for act in found[seat])]
    for seat in (*waiting, *asked, *[seat for seat in on_move if seat not in asked]):
        act = bots[seat].choose(seen.view(table, seat), found[seat])
        if act is not None:
            return act
    due = asked_seat(table, Pending())
    for seat in seats_in_turn(table) or ([due] if due != NO_SEAT else on_move):
        act = bots[seat].choose(seen.view(table, seat), found[seat], awaited=True) if seat in bots else None
        if act is not None:
            return act
    return None


def waits_for(motion: Motion, seat: Seat) -> bool:
    """Whether a seat has a vote in this and has not voted."""
    return seat in motion.electorate and not motion.has_voted(seat)


def in_order(table: Table) -> list[Seat]:
    """All seats, the one that the table waits for first."""
    first = max(asked_seat(table, Pending()), 0)
    return [(first + step) % table.seats for step in range(table.seats)]


def is_move(table: Table, act: Act) -> bool:
    """Whether the table waits for such acts; what may be done at any time is no move."""
    return act.way not in table.law.offered


def options(table: Table) -> dict[Seat, list[Act]]:
    """The acts of each seat that are lawful as far as it knows the rules."""
    hidden = {seat: unknown_to(table, seat) for seat in range(table.seats)}
    if not any(hidden.values()):  # same either way: where nothing is hidden, it is one list for all seats
        return lawful_acts(table)
    return {seat: lawful_acts(table_without(table, rules))[seat] for seat, rules in hidden.items()}


def unknown_to(table: Table, seat: Seat) -> frozenset[str]:
    """The sealed rules of others, which no bot knows any better than a person in its seat."""
    if not table.law.hears(SealOn):
        return frozenset()
    articles = [article.id for article in table.law.articles if article.text]
    return frozenset([rule for rule in articles if not is_known(table, rule, seat)])


def table_without(table: Table, rules: frozenset[str]) -> Table:
    """How things stand for somebody who does not know these rules, and so not what they demand."""
    plans = table.law.plans
    law: Law | None = plans.get(("without", rules))
    if law is None:
        law = plans["without", rules] = table.law.switching(off=rules)
    known = table.copy()
    known.enact(law)
    known.duties = [duty for duty in table.duties if duty.rule not in rules]
    known.forget()
    return known


def lawful_acts(table: Table, left_out: tuple[str, ...] = NOT_BY_BOTS) -> dict[Seat, list[Act]]:
    """The lawful acts of each seat, with plays of several cards, some ways left out. Where cards may be drawn at any
    time, nobody does so before it is time.
    """
    table.steps = 0
    found: dict[Seat, list[Act]] = {seat: [] for seat in range(table.seats)}
    acts = lawful(table)
    drawing = {act.seat for act in acts if isinstance(act, Draw)}
    due = table.ask(in_turn(table.law, PLAY)) if len(drawing) > 1 else EVERYONE
    for act in acts:
        if act.way in left_out:
            continue
        if not isinstance(act, Draw) or act.seat in due:
            found[act.seat].append(act)
        if isinstance(act, Play) and len(table.hands[act.seat]) <= LARGEST_HAND:
            found[act.seat].extend(collections(table, act))
    return found


def visible_breaches(table: Table, latest: Act) -> list[Breach]:
    """The breaches that the latest act has just made, if it was made in the open, in the words in which each is charged
    at this table.
    """
    if not isinstance(latest, IN_THE_OPEN) and latest.way not in OPEN_WAYS:
        return []
    found = [breach for breach in table.breaches if breach.act == table.acts and breach.status == OPEN]
    return [breach.charged_as(table.ask(ChargeForm(breach))) for breach in found]
