"""From the words of a given to a table: the rules first, then the seats, then what lies there."""

from cardhouse.cards import Card
from cardhouse.core.chance import seeded
from cardhouse.core.declared import UnknownOption
from cardhouse.core.law import Law
from cardhouse.core.questions import DEAL, PLAY, FirstSeat, PhaseAfter
from cardhouse.core.seats import MOST_SEATS, NO_SEAT, Seat
from cardhouse.core.shown import TurnsAt
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.games.shelf import Game
from cardhouse.rules.leaving_play.purses import Credited, Purse
from cardhouse.rules.timing.turn_clock import TURN_CLOCK, TurnTime
from cardhouse.testing.notation import Flag, GivenWord, Players, Run, SettingText, ZoneText
from cardhouse.testing.report import Obstacle
from cardhouse.testing.running.filler import ENOUGH, Filler, mentioned
from cardhouse.testing.running.laying import Laying, NotKnown, seat_named
from cardhouse.testing.running.registry import Vocabulary, nearest

HAND = 5
_SOME_PHASES = 16


class Setup:
    """One given while it is read. What is not known is noted and reading goes on, so that all is told at once."""

    def __init__(self, run: Run, game: Game, vocabulary: Vocabulary) -> None:
        self.run = run
        self.vocabulary = vocabulary
        self.laying = Laying(game)
        self.obstacles: list[Obstacle] = []

    def note(self, problem: NotKnown, word: GivenWord | None = None) -> None:
        line, text = line_of(self.run, word)
        self.obstacles.append(Obstacle(line, problem.message, text, problem.suggestion))

    def laid(self) -> Laying:
        """The table as the given says."""
        laying, words = self.laying, self.run.given
        for registry in (self.vocabulary.books, self.vocabulary.law):
            for word in words:
                if isinstance(word, SettingText) and word.key in registry:
                    self.attempt(word)
        laying.names = self.seated(words)
        try:
            law = laying.law()
        except UnknownOption as problem:
            self.note(NotKnown(f"{str(problem)[:1].upper()}{str(problem)[1:]}."))
            law = Law(laying.game.book)
        laying.table = Table(Law((), dial=laying.dial), laying.names, seeded(0))
        laying.table.enact(law)
        for word in words:
            if not isinstance(word, Players) and not self.is_read(word):
                self.attempt(word)
        try:
            (self.vocabulary.finish or finish)(laying, self.run)
        except NotKnown as problem:
            self.note(problem)
        for seat, what, number in laying.counters:
            self.credit(seat, what, number)
        start_clocks(laying.table)
        laying.table = laying.table.copy()  # a copy remembers no answer from while the table was being laid
        return laying

    def credit(self, seat: Seat, what: str, number: int) -> None:
        table, purse = self.laying.table, Purse(what)
        if purse not in table.law.tally_place:
            self.note(NotKnown(f'No rule counts "{what}".'))
            return
        place = table.law.tally_place[purse]
        table.tallies[place] = purse.step(table.tallies[place], Credited(seat, what, number))

    def is_read(self, word: GivenWord) -> bool:
        return isinstance(word, SettingText) and (word.key in self.vocabulary.books or word.key in self.vocabulary.law)

    def attempt(self, word: GivenWord) -> None:
        try:
            self.read(word)
        except NotKnown as problem:
            self.note(problem, word)

    def read(self, word: GivenWord) -> None:
        vocabulary, laying = self.vocabulary, self.laying
        if isinstance(word, SettingText):
            reader = (vocabulary.books | vocabulary.law | vocabulary.given).get(word.key)
            if reader:
                reader(laying, word)
            elif not any(family(laying, word) for family in vocabulary.given_families):
                book = laying.book
                known = [*vocabulary.books, *vocabulary.law, *vocabulary.given, *book.areas, *book.tokens]
                raise NotKnown(f'I don\'t know "{word.key}" in a given.', nearest(word.key, known))
        elif isinstance(word, ZoneText):
            vocabulary.zones[word.kind](laying, word)
        elif isinstance(word, Flag):
            if word.name not in vocabulary.flags:
                known = [*vocabulary.flags, *vocabulary.law, *vocabulary.given]
                raise NotKnown(f'I don\'t know "{word.name}" in a given.', nearest(word.name, known))
            vocabulary.flags[word.name](laying)

    def seated(self, words: tuple[GivenWord, ...]) -> list[str]:
        """The names of the seats: letters, unless the given names everybody."""
        count = next((word.count for word in words if isinstance(word, Players)), self.vocabulary.seats)
        if not 1 <= count <= MOST_SEATS:
            self.note(NotKnown(f"Say how many players there are, 1 to {MOST_SEATS}, for instance: given 3p"))
            count = min(max(count, 3), MOST_SEATS)
        names = [chr(ord("A") + seat) for seat in range(count)]
        hands = [word.name for word in words if isinstance(word, ZoneText) and word.kind == "hand"]
        if len(hands) == count and not any(len(name) == 1 for name in hands):
            names = hands  # everybody is listed by name, in the order of the seats
        for word in words:
            if isinstance(word, SettingText) and word.key == "name":
                try:
                    seat = seat_named(word.seat or "", [chr(ord("A") + seat) for seat in range(count)])
                except NotKnown as problem:
                    self.note(problem, word)
                else:
                    names[seat] = word.value
        return names


def line_of(run: Run, word: GivenWord | None) -> tuple[int, str]:
    """Where a word of the given stands; without a word, where the given begins."""
    lines = [line for line in run.scenario.given if line.branch in ("", run.branch)]
    for line in reversed(lines):
        if word is not None and word in line.words:
            return line.line, str(word)
    return (lines[0].line if lines else run.scenario.line), ""


def phases(table: Table) -> list[str]:
    """The phases of a round under these rules, in order."""
    found = [table.ask(PhaseAfter(""))]
    while len(found) < _SOME_PHASES and found[-1] != PLAYING:
        found.append(table.ask(PhaseAfter(found[-1])))
    return [*found, OVER]


def before_the_deal(table: Table) -> bool:
    order = phases(table)
    return DEAL in order and table.phase in order[: order.index(DEAL) + 1]


def finish(laying: Laying, run: Run, filler: Filler | None = None) -> None:
    """Lay the cards, with irrelevant ones where the given names none, and say whose turn it is."""
    table = laying.table
    table.phase = laying.phase or PLAYING
    lay_contributions(laying)
    if table.phase == PLAYING and not laying.piles and PLAY in table.law.turns:
        laying.piles[1] = [None]
    tops: list[Card] = [pile[-1] for pile in laying.piles.values() if pile and pile[-1]]
    filler = filler or Filler(table, mentioned(run), tops)
    usual = 0 if before_the_deal(table) else HAND
    for seat in range(table.seats):
        table.hands[seat] = filler.filled(laying.hands.get(seat, [None] * usual))
    for number in sorted(laying.piles):
        table.piles[number] = filler.filled(laying.piles[number])
        table.opened = number
    from_top = filler.filled(laying.deck or [])
    table.stock = [*filler.take(ENOUGH if laying.deck_goes_on else 0), *reversed(from_top)]
    if laying.turn:
        table.turn = table.last = seat_or_none(laying)
    elif table.phase == PLAYING:
        table.turn = table.last = table.ask(FirstSeat())


def start_clocks(table: Table) -> None:
    """The turn that somebody has began when the table's clock did, where turns are timed."""
    place = table.law.tally_place.get(TURN_CLOCK)
    if place is not None and table.turn != NO_SEAT:
        table.tallies[place] = {pile: TurnTime(seat) for pile, seat in table.ask(TurnsAt())}


def seat_or_none(laying: Laying) -> int:
    return NO_SEAT if laying.turn == "-" else laying.seat(laying.turn)


def lay_contributions(laying: Laying) -> None:
    table = laying.table
    authored = [laying.contributions.get(seat, 0) for seat in range(table.seats)]
    if laying.chef != NO_SEAT and not laying.contributions:
        authored[laying.chef] = len(table.law.book)
    table.authored = authored
