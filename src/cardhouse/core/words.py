"""Sentences about people, as each of them hears it: "You have to give two cards" to one, "Bob has to …" to the others.

A template names people and things in braces. How a person stands in the sentence is said behind a colon:

    {player:who} {plays} {cards}          You play 2♠ and 3♠        Cleo plays 2♠ and 3♠
    {giver:who} {gives} {to:whom} {n:cards}   You give Bob 2 cards      Ann gives you a card
    {player:whose} time is up             Your time is up           Bob's time is up

What people have written is always given by name and never put into a template, and a sentence may be given as part of
another. A word in braces that names nothing given is a verb: it agrees with the latest `who`. `{their}`, `{them}` and
`{they}` stand for the same person.

The template is the key to its words in another language (`telling.catalogue`). There words say themselves how they
agree: `{spielst|spielt|spielen}` is said to whom it concerns, of one other, of several. Somebody or something stands in
one of three cases, `{player:who}`, `{player:whom}` or `{player:to}`, and a small word may have a form for each of them,
as in "du|dich|dir"; `{player:whose_en}` is "deinen" to whom it concerns.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from mypy_extensions import mypyc_attr

from cardhouse.cards import Card
from cardhouse.core.seats import NO_SEAT, Seat

_BRACES: Final = re.compile(r"\{(\w+)(?::(\w+))?\}|\{([^{}|]+)\|([^{}]+)\}")
_OWN_VERBS: Final = {"has": "have", "is": "are", "was": "were", "does": "do", "hasn't": "haven't", "isn't": "aren't"}
_PRONOUNS: Final = {
    "their": ("your", "their"),
    "them": ("you", "them"),
    "they": ("you", "they"),
    "themself": ("yourself", "themself"),
}
_CASES: Final = {"who": 0, "whom": 1, "to": 2}
_HISSING: Final = "sxzß"
MOST_TEMPLATES: Final = 2_000
_NUMBERS: Final = ("no", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SUIT_NAMES: Final = ("Spades", "Hearts", "Diamonds", "Clubs")
RANK_NAMES: Final = ("Ace", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Jack", "Queen", "King")


ENGLISH: Final[dict[str, str]] = {}
"""The language in which everything is written: it says itself."""


class BadTemplate(ValueError):
    """A template that names something in a way nobody knows."""


class Words:
    """A sentence that is not yet said to anybody: its template, and what its names stand for."""

    def __init__(self, template: str, given: dict[str, object]) -> None:
        self.template: Final = template
        self.given: Final = given


class Forms:
    """Something that a language says in another way for who, for whom, and for to whom; else as in English."""

    def __init__(self, english: str, forms: tuple[str, str, str]) -> None:
        self.english: Final = english
        self.forms: Final = forms

    def __str__(self) -> str:
        return self.english


def words(template: str, /, **given: object) -> Words:
    """A sentence about these people and things."""
    return Words(template, given)


class Gap:
    """A place in braces, and what stands before it; the last one has only that."""

    def __init__(self, before: str, name: str = "", form: str = "", second: str = "", others: str = "") -> None:
        self.before: Final = before
        self.name: Final = name
        self.form: Final = form
        self.second: Final = second
        self.others: Final = others


@lru_cache(maxsize=MOST_TEMPLATES)
def gaps_in(template: str) -> list[Gap]:
    """What a template is made of. Sentences are said so often that finding it each time would take longer than saying
    them.
    """
    found: list[Gap] = []
    end = 0
    for place in _BRACES.finditer(template):
        before = template[end : place.start()]
        found.append(Gap(before, place[1] or "", place[2] or "", place[3] or "", place[4] or ""))
        end = place.end()
    found.append(Gap(template[end:]))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Hearer:
    """To whom something is said: one seat of a table, or an onlooker. It knows who else hears the same: all those of
    whom nothing was said, unless somebody has asked which seat it is.
    """

    def __init__(self, names: Sequence[str], seat: Seat = NO_SEAT, language: Mapping[str, str] = ENGLISH) -> None:
        self.names: Final = names
        self.me: Final = seat
        self.language: Final = language
        self.known = False
        """Whether somebody has asked which seat it is."""

        self.spoken_of: Final[set[Seat]] = set()

    @property
    def seat(self) -> Seat:
        """Which seat it is. Whoever wants to know whether it is this or that one asks `is_me`, or others are not told
        with it.
        """
        self.known = True
        return self.me

    def is_me(self, seat: Seat) -> bool:
        self.spoken_of.add(seat)
        return seat == self.me

    def hears_as(self, seat: Seat) -> bool:
        """Whether another seat, in the same language, would have heard the same so far."""
        return not self.known and seat not in self.spoken_of and self.me not in self.spoken_of

    def says(self, english: str) -> str:
        """A template or a word in the language of this hearer; in English, if it has none."""
        return self.language.get(english, english)

    def name(self, seat: Seat) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else in_case(self.says("nobody"), "who")

    def hears(self, said: Words) -> str:
        """The sentence as this hearer hears it, without capital and full stop."""
        return _Sentence(self, said).text()


class _Sentence:
    """A template on its way to a sentence: it remembers whom it spoke of last."""

    def __init__(self, hearer: Hearer, said: Words) -> None:
        self.hearer: Final = hearer
        self.said: Final = said
        self.own = False  # whether the latest `who` is the hearer, or several people: "play" and not "plays"
        self.second = False  # whether the latest `who` is the hearer alone
        self.foreign = False  # whether it is said in the language of the hearer, and its small words are

    def text(self) -> str:
        parts: list[str] = []
        template = self.hearer.says(self.said.template)
        self.foreign = template is not self.said.template
        for gap in gaps_in(template):
            parts.append(gap.before)
            if gap.second:
                parts.append(self.agreeing(gap.second, gap.others))
            elif gap.name:
                parts.append(self.part(gap.name, gap.form))
        return "".join(parts)

    def part(self, name: str, form: str) -> str:
        values = self.said.given
        if name not in values:
            if form:
                raise BadTemplate(f'"{self.said.template}" speaks of "{name}", and nobody said what that is')
            return self.pronoun(name) if name in _PRONOUNS else own_form(name) if self.own else name
        value = values[name]
        if isinstance(value, Words):
            return self.hearer.hears(value)
        if isinstance(value, Forms) and self.foreign:
            self.own = self.second = False
            return value.forms[_CASES.get(form, 1)]
        if form in _CASES or form.startswith("whose"):
            if not is_thing(value):
                return self.person(value if isinstance(value, (int, tuple, list)) else NO_SEAT, form)
            self.own = self.second = False
        return self.thing(value, form) if self.foreign else worded(value, form)

    def small(self, word: str, form: str = "who") -> str:
        return in_case(self.hearer.says(word), form) if self.foreign else word

    def thing(self, value: object, form: str) -> str:
        """Something that is no person, in the words of another language."""
        if isinstance(value, Card):
            return self.card(value, form)
        if isinstance(value, (tuple, list)):
            cards = [self.card(each, form) for each in value if isinstance(each, Card)]
            return enumerated(cards, self.small("and")) or self.small("no card", form)
        if form == "cards" and isinstance(value, int):
            return self.hearer.hears(counting(value, "card"))
        said = worded(value, "" if form in _CASES or form.startswith("whose") else form)
        if form.startswith("whose"):
            return owned(self.hearer.says("{}'s"), said)
        return said if isinstance(value, str) else self.small(said)

    def card(self, card: Card, form: str) -> str:
        if card.down or card.joker:
            return self.small(card_words(card), form or "whom")
        if card is card.printed:
            return card_words(card)
        rank = self.small(with_article(RANK_NAMES[card.rank - 1]))
        return self.hearer.hears(words("{card} called {rank}", card=card.printed, rank=rank))

    def called(self, seat: Seat, form: str) -> str:
        known = 0 <= seat < len(self.hearer.names)
        return self.hearer.name(seat) if known else self.small("nobody", form)

    def agreeing(self, second: str, others: str) -> str:
        """The word for the latest `who`: the hearer, one other, or several."""
        third, _, several = others.partition("|")
        return second if self.second else (several or third) if self.own else third

    def pronoun(self, name: str) -> str:
        yours, theirs = _PRONOUNS[name]
        return yours if self.second else theirs

    def person(self, value: int | Sequence[int], form: str) -> str:
        seats = [value] if isinstance(value, int) else list(value)
        me = self.hearer.me
        self.hearer.spoken_of.update(seats)
        if form == "who":
            self.second = me != NO_SEAT and seats == [me]
            self.own = self.second or len(seats) > 1
        others = [self.called(seat, form) for seat in seats if seat != me or me == NO_SEAT]
        mine = me != NO_SEAT and me in seats
        you, last = self.small("you", form), self.small("and")
        if form.startswith("whose"):
            if mine and not others:
                return self.small("your") + form.removeprefix("whose").removeprefix("_")
            owner = enumerated([you] * mine + others, last)
            return owned(self.hearer.says("{}'s") if self.foreign else "{}'s", owner)
        return enumerated([you] * mine + others, last) or self.small("nobody", form)


def is_thing(value: object) -> bool:
    """Whether something that stands where people may stand is none: a card, some cards, or words."""
    if isinstance(value, (tuple, list)):
        return len(value) > 0 and isinstance(value[0], Card)
    return isinstance(value, (Card, str))


def in_case(text: str, form: str) -> str:
    """A small word as it is said of who does it, to whom it is done, or to whom it is given; some are the same."""
    forms = text.split("|")
    return forms[min(_CASES.get(form, 0), len(forms) - 1)]


def owned(form: str, owner: str) -> str:
    """What is somebody's; a language may have another form for names that end in a hissing sound."""
    usual, _, hissing = form.partition("|")
    return (hissing if hissing and owner[-1:] in _HISSING else usual).format(owner)


def enumerated(several: Sequence[str], last: str = "and") -> str:
    """`Ann`, `Ann and Bob`, `Ann, Bob and Cat`."""
    if len(several) < 2:
        return several[0] if several else ""
    return f"{', '.join(several[:-1])} {last} {several[-1]}"


def own_form(verb: str) -> str:
    """A verb as it is said of oneself, or of several: `plays` to `play`."""
    if verb in _OWN_VERBS:
        return _OWN_VERBS[verb]
    if verb.endswith("ies") and len(verb) > 4:
        return f"{verb[:-3]}y"
    if verb.endswith(("sses", "ches", "shes", "xes", "oes", "zzes")):
        return verb[:-2]
    return verb.removesuffix("s")


def worded(value: object, form: str) -> str:
    """Something that is no person, in words."""
    if isinstance(value, Card):
        return card_words(value)
    if isinstance(value, (tuple, list)) and all(isinstance(each, Card) for each in value):
        return cards_words([each for each in value if isinstance(each, Card)])
    if form == "cards" and isinstance(value, int):
        return counted(value, "card")
    if form == "suit" and isinstance(value, int):
        return SUIT_NAMES[value] if 0 <= value < len(SUIT_NAMES) else "no suit"
    if form == "rank" and isinstance(value, int):
        return RANK_NAMES[value - 1] if 1 <= value <= len(RANK_NAMES) else "Joker"
    if form:
        raise BadTemplate(f'nobody knows how to say {value!r} as "{form}"')
    return str(value)


def counted(number: int, thing: str, one: str = "a") -> str:
    """`a card`, `two cards`, `12 cards`."""
    amount = one if number == 1 else _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)
    return f"{amount} {thing}" + ("" if number == 1 else "s")


def spaced(name: str) -> str:
    """A name as words."""
    return name.replace("_", " ").replace("-", " ")


def counting(number: int, thing: str, one: str = "a") -> Words:
    """The same as a part of a sentence, which another language may say in its own way."""
    if number == 1:
        return words(f"{one} {thing}")
    if number == 0:
        return words(f"no {thing}s")
    known = 0 < number < len(_NUMBERS)
    return words(f"{{n}} {thing}s", n=words(_NUMBERS[number]) if known else str(number))


def card_words(card: Card) -> str:
    """A card as it is said: `5♥`, `a Joker`, `Q♦ called a Jack`, or what is seen of it when it lies face down."""
    if card.down:
        return "a card face down"
    if card.joker:
        return "a Joker"
    called = "" if card is card.printed else f" called {with_article(RANK_NAMES[card.rank - 1])}"
    return f"{card.printed}{called}"


def cards_words(cards: Sequence[Card]) -> str:
    """Cards as they are said: `5♥, a Joker and K♦`."""
    return enumerated([card_words(each) for each in cards]) or "no card"


def with_article(thing: str) -> str:
    return f"{'an' if thing[:1] in 'AEIO8' else 'a'} {thing}"


def sentence(text: str) -> str:
    """With a capital, and without a space at either end."""
    text = text.strip()
    return text[:1].upper() + text[1:]
