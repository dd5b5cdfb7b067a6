"""A game that is being played from Python."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Final

from cardhouse.bots.registry import bot_for
from cardhouse.bots.simple import Bot
from cardhouse.bots.table import Onlook, next_act, watched
from cardhouse.cards import Card
from cardhouse.core.acts import Act
from cardhouse.core.affairs import deadlines
from cardhouse.core.book_acts import Tick
from cardhouse.core.chance import seeded
from cardhouse.core.choices import MOST_STEPS, random_act
from cardhouse.core.declared import UnknownOption
from cardhouse.core.law import Law
from cardhouse.core.lines import NotUnderstood
from cardhouse.core.presence import Present
from cardhouse.core.rule import REFEREE, TABLE, Article
from cardhouse.core.seats import NO_SEAT, Seat
from cardhouse.core.sitting import Entry, Sitting
from cardhouse.core.table import OVER, PLAYING, Table
from cardhouse.core.verdicts import Outcome
from cardhouse.core.view import View, view
from cardhouse.front.books import GameBook, book_named
from cardhouse.front.choices import LawfulAct, anything, awaited, foretold, onward, sentences
from cardhouse.front.kinds import check_act, check_entry, has_own_rules
from cardhouse.front.pictures import table_svg
from cardhouse.games.shelf import new_table
from cardhouse.terminal.drawing import picture
from cardhouse.terminal.explaining import reasons
from cardhouse.terminal.reading import LineReader

NAMES: Final = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
WIDTH: Final = 80
PREPARED: Final = 77
"""The whims by which a round is prepared are taken from the game's seed and this."""
DICE: Final = 1
"""The dice of bots are thrown from the game's seed and this, for they are others than those that shuffle."""
LONGEST: Final = 10_000
"""After so many acts bots stop, whether the round is over or not."""


class Happened:
    """What came of an act: it is true if it was done. `why` are the reasons against it, `told` what happened."""

    def __init__(self, outcome: Outcome, told: Sequence[str]) -> None:
        self.outcome: Final = outcome
        self.told: Final = list(told)

    def __bool__(self) -> bool:
        return self.outcome.happened

    @property
    def why(self) -> str:
        """Every reason against it, as a sentence; "" if there is none."""
        found = "; ".join(dict.fromkeys(ruling.reason for ruling in self.outcome.rulings))
        return f"{found[:1].upper()}{found[1:]}." if found else ""

    def __str__(self) -> str:
        return "\n".join(self.told) if self else self.why

    def __repr__(self) -> str:
        return f"<{self.outcome.answer}{f': {self.why}' if self.why else ''}>"


class OpenGame:
    """A game in play: ask it who is to move and what may be done, do it, and see what came of it.

    `table` is the table itself, `sitting` the table with its log. What a rule of yours raises is raised.
    """

    def __init__(
        self,
        book: GameBook,
        sitting: Sitting,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        without: Iterable[str] = (),
        from_position: bool = False,
    ) -> None:
        self.book: Final = book
        self.sitting: Final = sitting
        self.seed: Final = seed
        self.options: Final = dict(options or {})
        self.without: Final = tuple(without)
        self.from_position: Final = from_position  # whether it began from a position
        self.bots: Final[dict[str, dict[Seat, Bot]]] = {}
        self._told: Final[list[tuple[int, str]]] = []
        self._refused: Act | None = None
        self._onlook: Final = Onlook()
        if sitting.sink is None and has_own_rules(book.added):
            sitting.sink = self._looked_at

    def _looked_at(self, entry: Entry) -> None:
        """What is raised here has not happened."""
        if self.sitting.strict:
            check_entry(entry)

    @property
    def table(self) -> Table:
        return self.sitting.table

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self.table.names)

    @property
    def over(self) -> bool:
        """Whether the round is over; where rules know no end, as in Moo, it is when at most one player is left in."""
        table = self.table
        return table.phase == OVER or len(table.ask(Present()).among(table.seats)) < 2

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.table.winners)

    @property
    def to_move(self) -> str:
        """The name of whoever the table waits for; "" if it waits for nobody, or the round is over."""
        seat, _ = awaited(self.table)
        return self.names[seat] if seat != NO_SEAT and not self.over else ""

    @property
    def told(self) -> list[str]:
        """All that has happened, in sentences, as everybody at the table saw it."""
        return [line for _, line in self._told]

    def seat(self, who: str | int) -> Seat:
        """The seat of a player, by name or by number."""
        if isinstance(who, int) and not isinstance(who, bool):
            if 0 <= who < self.table.seats:
                return who
        elif who in self.names:
            return self.names.index(who)
        raise ValueError(f"there is nobody called {who!r} here; there are {', '.join(self.names)}")

    def hand(self, who: str | int) -> tuple[Card, ...]:
        """The cards in somebody's hand."""
        return tuple(self.table.hands[self.seat(who)])

    def view(self, who: str | int | None = None) -> View:
        """What a player may see; without a name, what an onlooker may."""
        return view(self.table, NO_SEAT if who is None else self.seat(who))

    def lawful(self, who: str | int | None = None, *, everything: bool = False) -> list[LawfulAct]:
        """What whoever is awaited may do now, or somebody else. What may be done over and over again, such as sorting
        one's cards, or drawing to a full hand although a card can be played, is listed only if `everything` is asked
        for: so a loop that does something of this comes to an end.
        """
        seat, moves = awaited(self.table)
        if who is not None and self.seat(who) != seat:
            seat, moves = self.seat(who), []
        acts = anything(self.table, seat) if everything and seat != NO_SEAT else onward(self.table, seat, moves)
        return [LawfulAct(act, self.table) for act in dict.fromkeys(acts)]  # who holds two of a card may play one

    def do(self, what: str | Act | LawfulAct, who: str | int | None = None) -> Happened:
        """Do something: in the words of the terminal ("5d", "draw", 'say "Bartok"'), by whoever is awaited or by
        somebody named ("Bob: draw"); or one of the lawful acts; or an act of your own making.
        """
        act = self.meant(what, who)
        law = self.table.law
        outcome = self.sitting.submit(act, f"{self.sitting.number}.{self.table.acts}.{len(self.sitting.refusals)}")
        told = sentences(self.table, law, NO_SEAT, outcome.events) if outcome.events else []
        self._told.extend([(self.sitting.number, line) for line in told])
        self._refused = None if outcome.happened else act
        if outcome.happened:
            for bots in self.bots.values():
                watched(self.table, bots, act)
        return Happened(outcome, told)

    def meant(self, what: str | Act | LawfulAct, who: str | int | None = None) -> Act:
        """The act that is meant."""
        if isinstance(what, LawfulAct):
            return what.act
        if isinstance(what, Act):
            return check_act(what)
        if not isinstance(what, str):
            raise TypeError(f'do takes words such as "5d" or "draw", or an act, not {what!r}')
        name, colon, rest = what.partition(":")
        if who is None and colon and (name.strip() in self.names or name.strip().isalpha()):
            who, what = name.strip(), rest
        if not what.strip():
            raise ValueError('say what is done, such as "5d" or "draw"')
        seat = self.seat(who) if who is not None else awaited(self.table)[0]
        if seat == NO_SEAT:
            raise ValueError(f'the table waits for nobody: say who does it, as in "{self.names[0]}: {what}"')
        try:
            return LineReader(view(self.table, seat)).read(what)
        except NotUnderstood as problem:
            raise ValueError(str(problem)) from None

    def bot(self, level: str = "") -> LawfulAct:
        """What a bot would do now for whoever of all players has something to do; `game.do(game.bot())` does it."""
        bots = self.bots.get(level)
        if bots is None:
            dice = seeded(self.seed + DICE)
            bots = {seat: bot_for(self.book.name, dice.word(), level=level) for seat in range(self.table.seats)}
            self.bots[level] = bots
        act = next_act(self.table, bots, self._onlook)
        if act is None:
            times = deadlines(self.table)
            if not times:
                raise ValueError("nobody has anything to do")
            act = Tick(max(self.table.clock, min(times)))
        return LawfulAct(act, self.table)

    def play_on(self, level: str = "", acts: int = LONGEST) -> OpenGame:
        """Let bots play for everybody until the round is over, or for so many acts."""
        for _ in range(acts):
            if self.over:
                return self
            self.do(self.bot(level))
        return self

    def why(self, what: str | Act | LawfulAct | None = None, who: str | int | None = None) -> str:
        """Why something would be refused, or the latest refused act was: each rule in the way, with what it says."""
        act = self._refused if what is None else self.meant(what, who)
        return "Nothing was refused." if act is None else "\n".join(reasons(self.table, act))

    def sentence(self, what: str | Act | LawfulAct) -> str:
        """What an act would be told as."""
        return foretold(self.table, self.meant(what))

    def at(self, number: int) -> OpenGame:
        """The game as it stood after so many entries of its log; this one stays where it is."""
        entries = self.sitting.entries
        if not isinstance(number, int):
            raise TypeError(f"entries are counted: at takes a number, not {number!r}")
        if not 0 <= number <= len(entries):
            raise ValueError(f"this game has {len(entries)} entries, and no number {number}")
        sitting = Sitting(self.sitting.start.copy(), entries[:number])
        earlier = OpenGame(self.book, sitting, self.seed, self.options, self.without, self.from_position)
        earlier._told.extend([line for line in self._told if line[0] <= number])
        return earlier

    def save(self, path: str | Path) -> Path:
        """Write the game to a file, as text that people can read; `ch.load` reads it back."""
        saved: Path = import_module("cardhouse.front.notation").save(self, path)
        return saved

    def position(self) -> str:
        """How the table stands, as text that people can read and change; `ch.set_up` lays it again."""
        written: str = import_module("cardhouse.front.positions").position_written(self)
        return written

    def copy(self) -> OpenGame:
        """Another game that stands where this one does."""
        return self.at(self.sitting.number)

    def __len__(self) -> int:
        """How many entries its log has."""
        return self.sitting.number

    def __bool__(self) -> bool:
        """A game is one even before anything was done."""
        return True

    def __str__(self) -> str:
        return "\n".join([*picture(self._shown(), WIDTH), "", f"{self.state}."])

    def _shown(self) -> View:
        """The table as whoever is awaited sees it, or else the first player."""
        return view(self.table, max(awaited(self.table)[0], 0))

    @property
    def state(self) -> str:
        """How things stand, in a few words."""
        if self.over:
            return f"Won by {' and '.join(self.winners)}" if self.winners else "The round is over"
        return f"{self.to_move} is to move" if self.to_move else "The table waits for nobody"

    def __repr__(self) -> str:
        return f"<{self.book.title} with {', '.join(self.names)}: {self.state}>"

    def _repr_html_(self) -> str:
        return table_svg(self._shown())


def play(
    game: str | GameBook | Iterable[Article] = "bartok",
    players: int | Iterable[str] = 4,
    *,
    seed: int = 0,
    dial: str = REFEREE,
    options: Mapping[str, str] | None = None,
    without: Iterable[str] = (),
    ready: bool = True,
) -> OpenGame:
    """A game that is shuffled, dealt and ready: `ch.play("bartok", ["Ann", "Bob", "Cat"], seed=5)`.

    `players` are names, or how many. `dial` is "referee", who refuses what is wrong, or "table", where people catch
    each other. `options` sets options of the rules, `without` lets rules rest. With `ready=False` nothing is dealt yet.
    """
    book = chosen(game)
    names = seated(players, book)
    check_settings(seed, dial)
    resting = tuple(without)
    table = new_table(untimed(book.articles), names, seed=seed, dial=dial, options=options, without=resting)
    table.keeps = True
    started = OpenGame(book, Sitting(table), seed, options, resting)
    if ready:
        make_ready(started)
    return started


def make_ready(game: OpenGame) -> None:
    """Do whatever the round begins with, up to the first turn; the log has it all."""
    whims = seeded(game.seed + PREPARED)
    for _ in range(MOST_STEPS):
        act = random_act(game.table, whims) if game.table.phase not in (PLAYING, OVER) else None
        if act is None:
            return
        game.do(act)


def chosen(game: str | GameBook | Iterable[Article]) -> GameBook:
    """The book that is meant."""
    if isinstance(game, GameBook):
        return game
    if isinstance(game, str):
        return book_named(game)
    if not isinstance(game, Iterable):
        raise TypeError(f'a game is a name such as "bartok", or a book such as ch.bartok, not {game!r}')
    articles = tuple(game)
    for article in articles:
        if not isinstance(article, Article):
            raise TypeError(f"a book is made of articles, not of {article!r}; ch.bartok + rule makes one")
    return GameBook("own", "a game of your own", articles)


def seated(players: int | Iterable[str], book: GameBook) -> list[str]:
    """The names of the players."""
    if isinstance(players, str):
        raise TypeError(f"players are a list of names, or how many there are: [{players!r}, …]")
    if not isinstance(players, (int, Iterable)):
        raise TypeError(f"players are a list of names, or how many there are, not {players!r}")
    names = list(NAMES[:players]) if isinstance(players, int) else [str(name) for name in players]
    count = players if isinstance(players, int) else len(names)
    if len(names) != count or not book.fewest <= count <= book.most:
        raise ValueError(f"{book.title} is for {book.fewest} to {book.most} players, not {count}")
    if len(set(names)) != len(names):
        raise ValueError("two players have the same name")
    return names


def check_settings(seed: int, dial: str) -> None:
    """Raise what is wrong with these."""
    if not isinstance(seed, int):
        raise TypeError(f"a seed is a number, not {seed!r}")
    if dial not in (REFEREE, TABLE):
        raise ValueError(f'the dial is "{REFEREE}" or "{TABLE}", not {dial!r}')


def untimed(book: tuple[Article, ...]) -> tuple[Article, ...]:
    """A book that nobody's clock hurries: a game that can be played without one is."""
    try:
        return Law(book).setting("clock", "untimed").book
    except UnknownOption:
        return book
