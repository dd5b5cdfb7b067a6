"""What everybody notices and what moves nothing: words, gestures, choices, looks, the time; and the one matcher of
spoken words, for all games: case, punctuation and number words do not matter.
"""

import re
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.fact import Fact
from cardhouse.core.seats import Seat
from cardhouse.core.table import Event, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Remark(Event):
    """Something everybody notices and that moves nothing."""

    def apply(self, table: Table) -> None:
        """Nothing lies elsewhere afterwards; rules may answer it."""


@dataclass(eq=False)
class Said(Remark):
    """Somebody said something."""

    player: Final[Seat]
    words: Final[str]

    def __init__(self, player: Seat, words: str) -> None:
        self.player = player
        self.words = words


@dataclass(eq=False)
class Gestured(Remark):
    """Somebody made a gesture: bowed, knocked, raised a hand, pointed at another."""

    player: Seat
    gesture: str
    at: Seat


@dataclass(eq=False)
class Refused(Remark):
    """An act was refused. Written down only where a rule answers it."""

    player: Seat
    way: str
    rule: str


@dataclass(eq=False)
class Chose(Remark):
    """Somebody made a choice that a rule had put."""

    player: Seat
    way: str
    picks: tuple[int, ...]
    about: tuple[int, ...] = ()  # what the duty was about that asked for it


@dataclass(eq=False)
class Looked(Event):
    """Somebody looked at the cards of an area before a seat."""

    player: Seat
    area: str
    owner: Seat

    def apply(self, table: Table) -> None:
        table.informed |= 1 << self.player


@dataclass(eq=False)
class Prepared(Remark):
    """Somebody did a step of the preparation: shuffled, cut, dealt; perhaps with some words."""

    player: Seat
    step: str
    words: str = ""


@dataclass(eq=False)
class TimePassed(Event):
    """The table's clock moved on, to so many thousandths of a second."""

    clock: int

    def apply(self, table: Table) -> None:
        table.clock = self.clock


class Released(Remark):
    """Nothing holds the landed cards any longer."""


@dataclass(eq=False)
class Unplayed(Remark):
    """A card that was played and has acted went back, however that came: it counts as not played."""

    player: Seat
    card: Card
    pile: int


CARD_NAME: Final = "card"
SUIT_CALL: Final = "suit"

_NUMBERS: Final = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty"),
)
_DIGITS: Final = {word: str(number) for number, word in enumerate(_NUMBERS)}
_SUIT_SIGNS: Final = {"♠": " spades ", "♥": " hearts ", "♦": " diamonds ", "♣": " clubs "}
_QUOTES: Final = re.compile("['\"`´\u2018\u2019\u201c\u201d]")
_BREAKS: Final = re.compile(r"[^\w\s]|_")

SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
RANK_WORDS: Final = ("ace", *[str(number) for number in range(2, 11)], "jack", "queen", "king")
_SUITS_SAID: Final = {form: word for word in SUIT_WORDS for form in (word, word[:-1])}
_RANKS_SAID: Final = {form: word for word in RANK_WORDS for form in (word, word + "s" if word.isalpha() else word)}
_BEFORE_SUITS: Final = (["i", "call"], ["suit", "is"], ["its"])


Found = tuple[str, str, int]
"""A phrase that begins at some place: its kind, its plain form and how many words it has."""

UNKNOWN: Final[Found] = ("", "", 0)


@dataclass(eq=False)
class Phrase(Fact):
    """A known phrase in an utterance: what it is, its plain form, where it stands, and whether it stands alone between
    marks of punctuation.
    """

    kind: str
    text: str
    start: int
    end: int
    alone: bool


class Utterance:
    """An utterance in its plain form: its words, and where each segment of it begins."""

    def __init__(self, text: str) -> None:
        plain = unicodedata.normalize("NFKC", text).casefold()
        for sign, word in _SUIT_SIGNS.items():
            plain = plain.replace(sign, word)
        self.words: Final[list[str]] = []
        self.starts: Final[list[int]] = []
        for segment in _BREAKS.sub("|", _QUOTES.sub("", plain)).split("|"):
            said = [_DIGITS.get(word, word) for word in segment.split()]
            if said:
                self.starts.append(len(self.words))
                self.words.extend(said)
        self.ends: Final[list[int]] = [*self.starts[1:], len(self.words)]

    def segment_end(self, at: int) -> int:
        """Where the segment ends that the word at this place belongs to."""
        return min([end for end in self.ends if end > at])

    def alone(self, start: int, end: int) -> bool:
        return start in self.starts and end in self.ends and self.segment_end(start) == end

    def has(self, at: int, *words: str) -> bool:
        return self.words[at : at + len(words)] == list(words)

    def run(self, at: int, word: str) -> int:
        """How often a word stands here in a row."""
        count = 0
        while self.has(at + count, word):
            count += 1
        return count

    def phrases(self) -> list[Phrase]:
        """The known phrases, in the order said."""
        found: list[Phrase] = []
        at = 0
        while at < len(self.words):
            kind, text, length = self.longest(at)
            if length:
                found.append(Phrase(kind, text, at, at + length, self.alone(at, at + length)))
            at += length or 1
        return found

    def longest(self, at: int) -> Found:
        """The longest known phrase that begins here: its kind, its plain form and how many words it has."""
        best = UNKNOWN
        for found in (self.card(at), self.suit(at), *[finder(self, at) for finder in FINDERS]):
            if found[2] > best[2]:
                best = found
        return best

    def card(self, at: int) -> Found:
        """The name of a card: within one segment, "the" and "of" may be left out."""
        start, end = at + self.has(at, "the"), self.segment_end(at)
        rank = _RANKS_SAID.get(self.words[start]) if start < end else None
        last = start + 1 + self.has(start + 1, "of")
        suit = _SUITS_SAID.get(self.words[last]) if last < end else None
        return (CARD_NAME, f"{rank} of {suit}", last + 1 - at) if rank and suit else UNKNOWN

    def suit(self, at: int) -> Found:
        """A suit that is called: a segment with nothing else in it."""
        if at not in self.starts:
            return UNKNOWN
        said = self.words[at : self.segment_end(at)]
        suit = _SUITS_SAID.get(said[-1])
        return (SUIT_CALL, suit, len(said)) if suit and (len(said) == 1 or said[:-1] in _BEFORE_SUITS) else UNKNOWN

    def places(self, wanted: list[str]) -> list[int]:
        """Where these words stand one after another."""
        width = len(wanted)
        return [at for at in range(len(self.words) - width + 1) if self.words[at : at + width] == wanted]


FINDERS: Final[list[Callable[[Utterance, int], Found]]] = []
"""What families know of phrases, besides the names of cards."""


def card_name(rank: int, suit: int) -> str:
    """The name of a card as players say it: "4 of Spades", "Ace of Spades"."""
    return f"{RANK_WORDS[rank - 1].capitalize()} of {SUIT_WORDS[suit].capitalize()}"


def spoken(text: str) -> list[str]:
    """The words of an utterance in their plain form."""
    return Utterance(text).words


def first_words(text: str, count: int) -> str:
    """The beginning of an utterance, so many words of it."""
    return " ".join(spoken(text)[:count])


def suits_in(text: str) -> list[str]:
    """The suits that are mentioned anywhere in an utterance, in the order said."""
    return [_SUITS_SAID[word] for word in spoken(text) if word in _SUITS_SAID]


_SOUND_ALIKE: Final = {"to": "2", "too": "2", "for": "4", "ate": "8", "won": "1"}
_LONG_WORD: Final = 5


def corrected(text: str, phrase: str, homophones: bool, edits: bool) -> str:
    """An utterance as it may have been meant, if this phrase was: words that sound like its numbers stand for them,
    and in long words one letter may be wrong, missing or too many.
    """
    wanted = spoken(phrase)
    found = spoken(text)
    for place, word in enumerate(found):
        if homophones and _SOUND_ALIKE.get(word) in wanted:
            found[place] = _SOUND_ALIKE[word]
        if edits and len(word) >= _LONG_WORD:
            near = [other for other in wanted if len(other) >= _LONG_WORD and one_edit(word, other)]
            found[place] = near[0] if near else word
    return " ".join(found)


def one_edit(one: str, other: str) -> bool:
    """Whether two words differ in at most one letter, which may also be missing."""
    short, long = sorted((one, other), key=len)
    if len(long) - len(short) > 1:
        return False
    same = 0
    while same < len(short) and short[same] == long[same]:
        same += 1
    return short[same + (len(short) == len(long)) :] == long[same + 1 :]


def heard(text: str) -> list[Phrase]:
    """The known phrases of an utterance, in the order said."""
    return list(_heard(text))


@lru_cache(1024)  # many rules listen to the same words
def _heard(text: str) -> tuple[Phrase, ...]:
    return tuple(Utterance(text).phrases())


def ends_of(text: str, phrase: str) -> list[int]:
    """Where a phrase that was said ends, counted in words, each time it was said."""
    utterance, wanted = Utterance(text), Utterance(phrase)
    if not wanted.words:
        return []
    known, meant = utterance.phrases(), wanted.phrases()
    if len(meant) == 1 and meant[0].end - meant[0].start == len(wanted.words):
        return [said.end for said in known if (said.kind, said.text) == (meant[0].kind, meant[0].text)]
    width = len(wanted.words)
    return [
        at + width
        for at in utterance.places(wanted.words)
        if not any(said.start <= at and at + width <= said.end and said.end - said.start > width for said in known)
    ]


@lru_cache(1024)  # the same few phrases are said again and again
def says(utterance: str, phrase: str) -> bool:
    """Whether a phrase was said; words that are part of a longer known phrase do not count."""
    return bool(ends_of(utterance, phrase))


def mentions(utterance: str, phrase: str) -> bool:
    """Whether the words of a phrase occur at all, in a longer phrase or not."""
    wanted = spoken(phrase)
    return bool(wanted and Utterance(utterance).places(wanted))


_ARTICLES: Final = ("a", "an", "the")


def call_words(text: str) -> list[str]:
    """The words of a penalty call: articles, quotes and a leading "to" do not matter, nor how a card is named."""
    utterance = Utterance(text)
    words = utterance.words[:]
    for said in reversed(utterance.phrases()):
        if said.kind == CARD_NAME:
            words[said.start : said.end] = said.text.split()
    words = [word for word in words if word not in _ARTICLES]
    return words[1:] if words[:1] == ["to"] else words


ANY_CARDS: Final = "{n:cards}"
"""In a call that is known: a card, or any number of cards."""

_ANY_CARDS: Final = "anynumberofcards"
ANOTHER: Final = -1


def same_call(one: str, other: str) -> bool:
    """Whether a penalty call is the same as another; where that one leaves open how many cards, with any number."""
    return call_words(one) == call_words(other) if ANY_CARDS not in other else number_called(one, other) != ANOTHER


def number_called(said: str, call: str) -> int:
    """How many cards a call speaks of, if it is this one, which leaves that open; -1 if it is another."""
    words, found, at = call_words(said), ANOTHER, 0
    for wanted in call_words(call.replace(ANY_CARDS, _ANY_CARDS)):
        if wanted != _ANY_CARDS:
            width = int(words[at : at + 1] == [wanted])
        elif words[at : at + 1] == ["card"]:
            found, width = 1, 1
        else:
            width = 2 if words[at + 1 : at + 2] == ["cards"] and words[at].isdecimal() else 0
            found = int(words[at]) if width else found
        if not width:
            return ANOTHER
        at += width
    return found if at == len(words) else ANOTHER


def with_number(call: str, number: int) -> str:
    """A call that leaves open how many cards, for so many."""
    return call.replace(ANY_CARDS, "a card" if number == 1 else f"{number} cards")


def spelled(call: str) -> list[str]:
    """A call as it is read: for a card and for two, if it leaves that open."""
    return list(dict.fromkeys([with_number(call, number) for number in (1, 2)]))
