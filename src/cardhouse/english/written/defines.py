"""What cards count as, match and are worth, and who is called what."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from cardhouse.cards import ALL, Card, Cards, face_of, of_rank, of_suit
from cardhouse.core.book_acts import Contributed, RuleSealed
from cardhouse.core.events import Drew, Played
from cardhouse.core.landing import Counting
from cardhouse.core.penalties import Fined
from cardhouse.core.presence import Joined, Left, is_here
from cardhouse.core.questions import PENALTY, Matches, Role
from cardhouse.core.rounds import RoundWon
from cardhouse.core.rule import Memory
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.table import Event, Table, Tally
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Action
from cardhouse.english.written.cards import SUITS_OF, meant, possible, printed, rank_named
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.families import lent
from cardhouse.english.written.identity import Values, Wild
from cardhouse.english.written.parts import Heard, Part, answers

if TYPE_CHECKING:
    from cardhouse.rules.matching import stand_ins as in_stand_ins
else:
    in_stand_ins = lent("matching.stand_ins")


class WildCards(Part):
    """Cards that go on anything, and on which anything goes."""

    def __init__(self, cards: m.Kinds) -> None:
        self.cards: Final = cards

    def hooks(self) -> list[Heard]:
        return [answers(Matches, self.matches), answers(Wild, self.wild)]

    def matches(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        wild = meant(self.cards, table, asked.top, NO_SEAT)
        return ALL if asked.top in wild else earlier | wild

    def wild(self, asked: Wild, table: Table, earlier: Cards) -> Cards:
        return earlier | meant(self.cards, table, None, NO_SEAT)


class CountsAs(Part):
    """Cards that count as others: of another suit, of another rank, or both."""

    def __init__(self, sentence: m.CountAs) -> None:
        self.cards: Final = printed(sentence.cards)
        self.rank: Final = rank_named(sentence.kind.rank) if sentence.kind.rank is not None else 0
        self.suit: Final = SUITS_OF[sentence.kind.suit] if sentence.kind.suit is not None else -1
        plain = m.Kind(sentence.kind.rank, sentence.kind.suit, which=sentence.kind.which)
        if sentence.kind != plain or (not self.rank and self.suit < 0) or (sentence.kind.rank and not self.rank):
            raise OnlyPeople("nobody can tell what the cards count as")

    def hooks(self) -> list[Heard]:
        return [
            answers(in_stand_ins.CountingAs, self.meant_too, cards=self.cards),
            answers(Counting, self.counts),
            answers(Matches, self.as_the_other),
        ]

    def other(self, card: Card) -> Card | None:
        rank, suit = self.rank or card.rank, self.suit if self.suit >= 0 else card.suit
        return face_of(rank, suit) if rank and suit >= 0 else None

    def swapped(self, earlier: Cards) -> Cards:
        """A set with these cards in it where the others are, and nowhere else."""
        bits = earlier.bits
        for card in self.cards:
            other = self.other(card)
            if other is card:
                continue
            meant_too = other in earlier if other is not None else not (self.alike - earlier)
            bits = bits | card.bit if meant_too else bits & ~card.bit
        return Cards(bits)

    @property
    def alike(self) -> Cards:
        """What a Joker is like that has got a rank or a suit and not both: all cards of it."""
        return of_rank(self.rank) if self.rank else of_suit(self.suit)

    def meant_too(self, asked: "in_stand_ins.CountingAs", table: Table, earlier: Cards) -> Cards:
        return self.swapped(earlier)

    def as_the_other(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        found = self.swapped(earlier)
        halfway = asked.top in self.cards and self.other(asked.top) is None
        return found | self.alike if halfway else found

    def counts(self, asked: Counting, table: Table, earlier: Card | None) -> Card | None:
        return earlier if earlier is None or earlier not in self.cards else self.other(earlier) or earlier


class Worth(Part):
    """Cards that are worth so much."""

    def __init__(self, sentence: m.ValueOf) -> None:
        self.sentence: Final = sentence

    def hooks(self) -> list[Heard]:
        return [answers(Values, self.values, cards=possible(self.sentence.cards))]

    def values(self, asked: Values, table: Table, earlier: list[int]) -> list[int]:
        cards = meant(self.sentence.cards, table, None, NO_SEAT)
        return [self.sentence.value if cards.bits >> at & 1 else value for at, value in enumerate(earlier)]


class AlsoMatch(Part):
    """Cards that match one another besides."""

    def __init__(self, sentence: m.Match) -> None:
        self.sentence: Final = sentence

    def hooks(self) -> list[Heard]:
        return [answers(Matches, self.matches)]

    def matches(self, asked: Matches, table: Table, earlier: Cards) -> Cards:
        some = meant(self.sentence.cards, table, asked.top, NO_SEAT)
        others = meant(self.sentence.others, table, asked.top, NO_SEAT)
        bits = earlier.bits | (others.bits if asked.top in some else 0) | (some.bits if asked.top in others else 0)
        return Cards(bits)


@dataclass(eq=False)
class DoerOf(Tally):
    """Who did something first, or last; nobody before the first time."""

    what: str
    first: bool

    def start(self) -> int:
        return NO_SEAT

    def hears(self) -> tuple[type, ...]:
        return DOINGS[self.what]

    def step(self, total: Any, event: Event) -> int:
        if self.first and total != NO_SEAT:
            return int(total)
        return doer(event, int(total))


DOINGS: Final[dict[str, tuple[type, ...]]] = {
    m.Simple.RECEIVE_PENALTY.value: (Fined,),
    m.Simple.INTRODUCE_RULE.value: (Contributed, RuleSealed),
    m.Simple.WIN.value: (RoundWon,),
    m.Simple.LEAVE.value: (Left,),
    m.Simple.COME_BACK.value: (Joined,),
    "play": (Played,),
    "draw": (Drew,),
}


def doer(event: Event, before: int) -> int:
    """Who did it, by an event of one of these kinds."""
    if isinstance(event, RoundWon):
        return event.winners[0] if event.winners else before
    if isinstance(event, Drew) and event.way == PENALTY:
        return before
    player: int = getattr(event, "player", before)
    return player


def doing(act: Action) -> str:
    match act:
        case m.ToDo(what) if what.value in DOINGS:
            return what.value
        case m.ToPlay(cards) if act == m.ToPlay(cards) and cards.bare:
            return "play"
        case m.ToDraw(m.SomeCards(m.Number(1, False), m.CardSort.PLAIN)):
            return "draw"
    raise OnlyPeople("nobody can tell who did that last")


class Title(Part):
    """Whoever did something last, or first, has a title."""

    def __init__(self, sentence: m.RoleOf) -> None:
        self.title: Final = sentence.title
        self.tally: Final = DoerOf(doing(sentence.act), sentence.place is m.FirstOrLast.FIRST)

    def tallies(self) -> tuple[Memory, ...]:
        return (self.tally,)

    def hooks(self) -> list[Heard]:
        return [answers(Role, self.role)]

    def role(self, asked: Role, table: Table, earlier: int) -> int:
        if asked.name.casefold() != self.title.casefold():
            return earlier
        seat = table.tally(self.tally)
        return seat if seat != NO_SEAT and is_here(table, seat) else earlier
