"""What one seat may see of a table, and nothing else ever leaves it.

A view is built up from nothing: what is not put in here is not seen. It is plain data, ready to be written and sent.
"""

from functools import lru_cache
from typing import Final, TypeVar

from cardhouse.cards import Card
from cardhouse.cards.card import BACK
from cardhouse.core.checkpoints import unheard
from cardhouse.core.declared import Way
from cardhouse.core.gates import admitted, plan_of
from cardhouse.core.law import Law
from cardhouse.core.owed import Motion
from cardhouse.core.questions import PLAY, Contributor, Pending, Sees
from cardhouse.core.rounds import ALL_LOSE, shares
from cardhouse.core.seating import CommonLoss
from cardhouse.core.seats import NO_SEAT, NOBODY, Seat, Seats
from cardhouse.core.shown import (
    CallsHeard,
    Circle,
    FaceUp,
    Figures,
    Gestures,
    Glimpsed,
    Heading,
    Knows,
    Named,
    OpenState,
    Phrases,
    Reads,
    SealOn,
    SeenBy,
    SeenWindows,
    SetByMotion,
    ShownArea,
    ShownChoice,
    ShownDebt,
    ShownDuty,
    ShownFigure,
    ShownMotion,
    ShownPile,
    ShownResult,
    ShownRule,
    ShownToken,
    ShownWay,
    ShownWindow,
    ToldOfDuty,
    ToldOfMotion,
    TurnsAt,
    View,
    Windows,
    includes,
)
from cardhouse.core.speech import spelled
from cardhouse.core.table import CENTRE, OVER, PLAYING, Answered, Table

__all__ = ["Book", "Common", "UnknownSeat", "View", "view"]


A = TypeVar("A")
NO_CARDS: Final[list[Card]] = []
NO_SEATS: Final[tuple[int, ...]] = ()
MOST_AREAS: Final = 256


class UnknownSeat(ValueError):
    """A seat that this table does not have."""


class Book:
    """What a seat is shown of the law itself. Whoever follows a table may keep it as long as it `holds`: until the law
    is another, or what the rules remember that keep other rules secret.
    """

    def __init__(self, table: Table, seat: Seat) -> None:
        law = table.law
        self.law: Final[Law] = law
        self.lasting: Final[bool] = not (law.hears(Knows) or law.hears(SealOn))
        self.known_by: Final[list[tuple[int, object]]] = [(at, table.tallies[at]) for at in keeping_secrets(law)]
        self.ways: Final[tuple[str, ...]] = tuple(
            sorted([way for way in law.ways if is_known(table, law.ways[way], seat)])
        )
        self.labels: Final[tuple[ShownWay, ...]] = tuple([shown_way(law.declared[way]) for way in self.ways])
        self.rules: Final[tuple[ShownRule, ...]] = shown_rules(table, seat)
        self.tells_all: Final[bool] = all(rule.nonce != "" or not rule.seal for rule in self.rules)
        """Whether the seat knows what every rule says; a sealed one it may not."""

        self.steps: Final[tuple[str, ...]] = tuple([way for way in self.ways if way in law.steps])
        self.choices: Final[tuple[ShownChoice, ...]] = shown_choices(table, self.ways)
        self.gestures: Final[tuple[str, ...]] = tuple(listed(table, Gestures())) if self.lasting else ()
        self.phrases: Final[tuple[str, ...]] = tuple(listed(table, Phrases())) if self.lasting else ()
        self.new_piles: Final[bool] = PLAY in law.ways and plan_of(law, PLAY).openers.bits != 0
        self.calls: Final[list[str]] = known_calls(table, self.rules) if law.hears(CallsHeard) else []

    def holds(self, table: Table) -> bool:
        """Whether nothing can have changed in it."""
        return table.law is self.law and all(table.tallies[at] is total for at, total in self.known_by)


def shown_way(way: Way) -> ShownWay:
    return ShownWay(way.name, way.button, way.words)


def keeping_secrets(law: Law) -> list[int]:
    """The places of the tallies by which rules know who knows what."""
    hooks = [hook for question in (Knows, Reads, SealOn) for hook in law.answering.get(question, [])]
    return sorted({law.tally_place[tally] for hook in hooks for tally in hook.rule.tallies()})


class Common:
    """What everybody sees alike of a table at one moment: whoever makes several views of it asks for that once."""

    def __init__(self, table: Table) -> None:
        is_open = shows_state(table)
        self.is_open: Final[bool] = is_open
        self.names: Final[tuple[str, ...]] = tuple(table.names)
        self.hand_sizes: Final[tuple[int, ...]] = tuple([len(hand) for hand in table.hands])
        self.piles: Final[tuple[ShownPile, ...]] = tuple(
            [ShownPile(number, tuple([c.shown for c in table.piles[number]])) for number in sorted(table.piles)]
        )
        self.tokens: Final[tuple[ShownToken, ...]] = tuple(
            [
                ShownToken(token, table.tokens[token], table.marked.get(token, 0))
                for token in sorted(table.tokens)
                if lies_about(table, token)
            ]
        )
        self.debts: Final[tuple[ShownDebt, ...]] = tuple(
            [ShownDebt(d.bearer, d.left, d.rule, d.expires) for d in table.debts]
        )
        self.pauses: Final[tuple[str, ...]] = tuple(table.pauses)
        self.winners: Final[tuple[int, ...]] = tuple(table.winners)
        pending = asked_seat(table, Pending()) if is_open else NO_SEAT
        preparing = pending == NO_SEAT and table.phase not in (PLAYING, OVER)
        seat, way = preparation(table) if preparing else (pending, "")
        self.pending: Final[Seat] = seat
        self.next_step: Final[str] = way
        self.open_step: Final[tuple[str, Seats]] = open_step(table) if preparing and seat == NO_SEAT else ("", NOBODY)
        self.contributor: Final[Seat] = asked_seat(table, Contributor())
        self.open_cards: Final[tuple[tuple[str, ...], ...]] = tuple(
            [open_cards(table, owner) for owner in range(table.seats)]
        )
        self.figures: Final[tuple[ShownFigure, ...]] = shown_figures(table)
        self.result: Final[ShownResult] = shown_result(table)
        self.windows: Final[tuple[ShownWindow, ...]] = open_windows(table, is_open)
        self.circle: Final[tuple[int, ...]] = circle(table)
        self.turns: Final[tuple[int, ...]] = seats_in_turn(table) if is_open else ()
        self.calls: Final[list[str]] = listed(table, CallsHeard())


def view(table: Table, seat: Seat = NO_SEAT, book: Book | None = None, common: Common | None = None) -> View:
    """What this seat may see of the table; an onlooker, if it is no seat. `book` is the one of the law in force, and
    `common` is what everybody sees at this moment.
    """
    if not NO_SEAT <= seat < table.seats:
        raise UnknownSeat(f"this table has seats 0 to {table.seats - 1}, and no seat {seat}")
    all_see, book = common or Common(table), book or Book(table, seat)
    return View(
        seat,
        all_see.names,
        tuple([card.name for card in table.hands[seat]]) if seat != NO_SEAT else (),
        all_see.hand_sizes,
        shown_areas(table, seat),
        all_see.piles,
        len(table.stock),
        table.turn if all_see.is_open else NO_SEAT,
        heading(table, seat) if all_see.is_open else 0,
        table.phase,
        table.dealer,
        table.round,
        all_see.tokens,
        tuple(
            [
                ShownDuty(d.bearer, d.kind, d.what, d.rule, str(d.until), d.about, d.blocking, d.expires)
                for d in table.duties
                if told(table, ToldOfDuty(d), seat)
            ]
        ),
        all_see.debts,
        tuple(
            [
                ShownMotion(
                    *(m.number, m.kind, m.by, m.about, m.subject),
                    *(m.electorate, m.threshold, m.ayes, m.noes, m.expires),
                )
                for m in table.motions
                if told(table, ToldOfMotion(m), seat)
            ]
        ),
        all_see.pauses,
        all_see.winners,
        all_see.pending,
        all_see.contributor,
        table.clock,
        table.law.dial,
        book.ways,
        book.rules,
        known_stock(table, seat),
        all_see.open_cards if not table.law.hears(SeenBy) else seen_cards(table, seat, all_see.open_cards),
        all_see.figures,
        all_see.result,
        book.steps,
        book.choices,
        book.gestures,
        all_see.windows,
        all_see.circle,
        tuple(dict.fromkeys([*all_see.calls, *book.calls])),
        all_see.open_step[0] if seat != NO_SEAT and seat in all_see.open_step[1] else all_see.next_step,
        book.phrases,
        all_see.turns,
        book.new_piles,
        book.labels,
    )


def ask_or(table: Table, question: Answered[A], otherwise: A, about: str) -> A:
    """What the rules answer, or this, if one of them breaks over it: no rule keeps anybody from seeing the table."""
    table.steps = 0
    try:
        return table.ask(question)
    except Exception as error:
        unheard(error, about)
        return otherwise


def shows_state(table: Table) -> bool:
    """Whether everybody is told how things stand. A rule that cannot say so tells nothing."""
    return ask_or(table, OpenState(), False, "whether everybody is told how things stand")


def shown_areas(table: Table, seat: Seat) -> tuple[ShownArea, ...]:
    """The areas before all seats: those that the rules in force have, and those where cards still lie."""
    found: list[ShownArea] = []
    for area in sorted(table.areas):
        shared = area in table.law.shared or len(table.areas[area]) < table.seats
        for place, cards in enumerate(table.areas[area]):
            owner = NO_SEAT if shared else place
            if cards or is_known(table, brought_by(table, area), seat):
                faces = bool(cards) and sees(table, seat, area, owner)
                names = tuple([card.name if faces else BACK for card in cards])
                found.append(ShownArea(area, owner, names) if names else bare_area(area, owner))
    return tuple(found)


@lru_cache(maxsize=MOST_AREAS)
def bare_area(area: str, owner: Seat) -> ShownArea:
    """An area in which nothing lies, as everybody sees it at all tables."""
    return ShownArea(area, owner, ())


def sees(table: Table, seat: Seat, area: str, owner: Seat) -> bool:
    """Whether a seat sees the faces of an area; an onlooker sees what all do. A rule that breaks shows nothing."""
    return told(table, Sees(area, owner), seat, "who sees an area")


def known_stock(table: Table, seat: Seat) -> tuple[str, ...]:
    """The top of the stock as far as a seat has looked at it. A rule that cannot say so shows nothing."""
    if seat == NO_SEAT:
        return ()
    table.steps = 0
    try:
        places = [place for place in table.ask(Glimpsed(seat)) if 0 <= place < len(table.stock)]
    except Exception as error:
        unheard(error, "what somebody knows of the stock")
        return ()
    stock = table.stock
    return tuple([stock[-1 - at].name if at in places else BACK for at in range(max(places, default=-1) + 1)])


def open_cards(table: Table, owner: Seat) -> tuple[str, ...]:
    """The cards of a hand that everybody has seen. A rule that cannot say so shows nothing."""
    seen = ask_or(table, FaceUp(owner), NO_CARDS, "which cards lie open")
    return tuple([card.name for card in seen])


def seen_cards(table: Table, seat: Seat, by_all: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    """The same, and what this seat alone has seen."""
    if seat == NO_SEAT:
        return by_all
    found: list[tuple[str, ...]] = []
    for owner, names in enumerate(by_all):
        table.steps = 0
        try:
            mine = table.ask(SeenBy(owner, seat)) if owner != seat else []
        except Exception as error:
            unheard(error, "which cards somebody has seen")
            mine = []
        found.append((*names, *[card.name for card in mine if card.name not in names]))
    return tuple(found)


def shown_result(table: Table) -> ShownResult:
    """How the round has ended, and what that counts for each. A rule that cannot say so counts nothing."""
    rest = ask_or(table, CommonLoss(), 0, "what everybody loses") if table.outcome == ALL_LOSE else 0
    return ShownResult(table.outcome, shares(table.winners, table.seats, rest) if table.outcome else (), table.scores)


def shown_figures(table: Table) -> tuple[ShownFigure, ...]:
    points = [ShownFigure("score", seat, number) for seat, number in enumerate(table.scores)]
    table.steps = 0
    try:
        return (*[ShownFigure(name, owner, number) for name, owner, number in table.ask(Figures())], *points)
    except Exception as error:
        unheard(error, "for its figures")
        return tuple(points)


def open_windows(table: Table, is_open: bool) -> tuple[ShownWindow, ...]:
    """What may be done now and soon not any more; if not all is told, what everybody has seen. A rule that cannot say
    so shows nothing.
    """
    table.steps = 0
    try:
        return (*(table.ask(Windows()) if is_open else ()), *table.ask(SeenWindows()))
    except Exception as error:
        unheard(error, "what can still be done")
        return ()


def circle(table: Table) -> tuple[int, ...]:
    """Who sits where, if otherwise than by the number. A rule that cannot say so leaves everybody there."""
    return ask_or(table, Circle(), NO_SEATS, "who sits where")


def shown_choices(table: Table, ways: tuple[str, ...]) -> tuple[ShownChoice, ...]:
    """Those of these ways in which something else than players is named."""
    answers = [(way, listed(table, Named(way))) for way in ways]
    return tuple([ShownChoice(way, named[0], tuple(named[1:])) for way, named in answers if named])


def listed(table: Table, question: Answered[list[str]]) -> list[str]:
    """The words that answer a question; none, if a rule breaks over it."""
    return ask_or(table, question, [], "for words")


def seats_in_turn(table: Table) -> tuple[Seat, ...]:
    """All who are in turn, where rules have a word on it; nobody, if a rule breaks over it."""
    if not table.law.hears(TurnsAt) or table.phase != PLAYING:
        return ()
    table.steps = 0
    try:
        return tuple(dict.fromkeys([seat for _, seat in table.ask(TurnsAt())]))
    except Exception as error:
        unheard(error, "who is in turn")
        return ()


def asked_seat(table: Table, question: Answered[int]) -> Seat:
    """The seat that answers a question; none, if a rule breaks over it."""
    return ask_or(table, question, NO_SEAT, "for whom the table waits")


def preparation(table: Table) -> tuple[Seat, str]:
    """Who alone can do the next step before play, or is to name something first, and which it is; nobody, if several
    can or a rule breaks over it.
    """
    table.steps = 0
    try:
        for way in table.law.steps:
            seats = admitted(table, plan_of(table.law, way)).among(table.seats)
            if len(seats) == 1:
                return seats[0], way
    except Exception as error:
        unheard(error, "who can do the next step")
    named = [(duty.bearer, duty.kind) for duty in table.duties if duty.kind in table.law.ways]
    return named[0] if named else (NO_SEAT, "")


def open_step(table: Table) -> tuple[str, Seats]:
    """The first step before play that somebody can do, and all who can; none, if a rule breaks over it."""
    table.steps = 0
    try:
        for way in table.law.steps:
            seats = admitted(table, plan_of(table.law, way))
            if seats.bits:
                return way, seats
    except Exception as error:
        unheard(error, "who can do the next step")
    return "", NOBODY


def heading(table: Table, seat: Seat) -> int:
    """Which way play goes for a seat; no way, if a rule breaks over it."""
    return ask_or(table, Heading(seat), 0, "which way play goes")


def lies_about(table: Table, token: str) -> bool:
    return token in table.law.tokens or table.tokens[token] != CENTRE


def told(table: Table, question: Answered[Seats], seat: Seat, about: str = "who is told of something") -> bool:
    """Whether a seat is told of something. A rule that cannot say so keeps it to itself."""
    table.steps = 0
    try:
        return includes(table.ask(question), seat)
    except Exception as error:
        unheard(error, about)
        return False


def is_known(table: Table, rule: str, seat: Seat) -> bool:
    """Whether a seat knows what an article says."""
    return bool(rule) and (not table.law.hears(Knows) or told(table, Knows(rule), seat))


def is_read(table: Table, rule: str, seat: Seat) -> bool:
    """Whether a seat may read an article."""
    return not table.law.hears(Reads) or told(table, Reads(rule), seat)


def brought_by(table: Table, area: str) -> str:
    """The article in force that brings an area."""
    return table.law.areas.get(area) or table.law.shared.get(area, "")


def shown_rules(table: Table, seat: Seat) -> tuple[ShownRule, ...]:
    """The articles in force that a seat knows, and of those it does not know the seals."""
    law, found = table.law, list[ShownRule]()
    for article in law.articles:
        seal, call, nonce = seal_on(table, article.id) if law.hears(SealOn) else ("", "", "")
        about = (article.by, article.since, law.dial_of(article.id), seal)
        if is_known(table, article.id, seat) and is_read(table, article.id, seat):
            told = article.told()
            found.append(
                ShownRule(
                    *(article.id, article.title, told.sentence, *about, call, nonce),
                    *(told.further, told.unusual, told.usual, told.rulings),
                )
            )
        elif seal:
            found.append(ShownRule(article.id, article.title, "", *about))
    return tuple(found)


def setting_of(table: Table, motion: Motion) -> str:
    return ask_or(table, SetByMotion(motion), "", "for what a motion sets")


def known_calls(table: Table, rules: tuple[ShownRule, ...]) -> list[str]:
    """The calls of the rules that a seat reads in the book, in its order."""
    found: list[str] = []
    for shown in rules:
        known = table.law.by_id[shown.id].rules if shown.sentence else ()
        own = [words for rule in known for call in rule.calls() for words in spelled(call)]
        found += [shown.call] if shown.call else own
    return found


def seal_on(table: Table, rule: str) -> tuple[str, str, str]:
    return ask_or(table, SealOn(rule), ("", "", ""), "for a seal")
