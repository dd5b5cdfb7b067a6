"""What can be spotted in words that are not read as a whole: cards, numbers, quotations, people, moments and deeds.

Words become a line in which what was spotted stands as a capital and a number (`K0` cards, `N1` a number), and the
patterns of `tables.spotted` are looked for in that line, the longest first.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from cardhouse.english.chart import Budget, TooHard
from cardhouse.english.front.productions import ExactWords
from cardhouse.english.front.reading import chart_of
from cardhouse.english.front.tables.spotted import CONDITIONS, DENYING, MOMENTS, PERSONS, TIMES
from cardhouse.english.front.tables.spotted_deeds import DEEDS, STANDING
from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort

STEPS: Final = 2_500
"""For the cards in one text."""

_ORDINALS: Final = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth"]


@dataclass(frozen=True)
class Unit:
    """A word of the line, or what was spotted as one: a label, what it is in the exact language, and which tokens."""

    label: str
    said: str
    first: int
    last: int


@dataclass(frozen=True)
class Clue:
    """A line of a table."""

    search: re.Pattern[str]
    template: str
    act: str = ""
    whose: str = ""
    needs: str = ""


@dataclass(frozen=True)
class Spot:
    """Something that was spotted: units from here to there, what they are, and who does it."""

    sort: str
    said: str
    first: int
    last: int
    act: str = ""
    whose: str = ""
    slots: tuple[tuple[str, str], ...] = ()

    @property
    def length(self) -> int:
        return self.last - self.first

    def slot(self, name: str) -> str:
        return dict(self.slots).get(name, "")


@dataclass(frozen=True)
class Spotted:
    """All that was spotted in some words."""

    units: tuple[Unit, ...]
    moments: tuple[Spot, ...]
    deeds: tuple[Spot, ...]
    times: tuple[Spot, ...]
    conditions: tuple[Spot, ...]
    standing: tuple[Spot, ...]

    def of(self, capital: str) -> list[Unit]:
        """Cards, numbers, people or quotations that were spotted."""
        return [unit for unit in self.units if unit.label[0] == capital]

    @property
    def line(self) -> str:
        return " ".join(unit.label for unit in self.units)


def spotted(words: Sequence[Token]) -> Spotted:
    """All that can be spotted, in any order."""
    units = _with_people(_with_cards(words))
    conditions = _found("condition", units)
    return Spotted(
        tuple(units),
        tuple(_found("moment", units)),
        tuple(_beside(_found("deed", units), conditions)),
        tuple(_found("time", units)),
        tuple(conditions),
        tuple(_found("standing", units, all_of_them=True)),
    )


def _beside(deeds: list[Spot], conditions: list[Spot]) -> list[Spot]:
    """Without what is only part of a condition: `if they drew a card`."""
    return [
        deed for deed in deeds if not any(spot.first <= deed.first and deed.last <= spot.last for spot in conditions)
    ]


def _with_cards(words: Sequence[Token]) -> list[Unit]:
    """The words as units, in which cards, numbers and quotations are spotted."""
    cards = _cards(words)
    units: list[Unit] = []
    place = 0
    while place < len(words):
        if units and units[-1].label[0] == "K" and [token.word for token in words[place : place + 2]] == ["of", "any"]:
            place += 3  # `a 10 of any suit` is any 10
            continue
        token = words[place]
        number = len(units)
        if token.sort is TokenSort.STR and ("..." in token.word or "…" in token.word):
            units.append(Unit("...", token.word, place, place + 1))  # words that are still to be found
        elif token.sort is TokenSort.STR:
            units.append(Unit(f"Q{number}", f'"{token.word}"', place, place + 1))
        elif place in cards:
            end, said = cards[place]
            units.append(Unit(f"K{number}", said, place, end))
            place = end - 1
        elif token.sort is TokenSort.NUM and not _of_somebody(words, place):
            units.append(Unit(f"N{number}", str(token.number), place, place + 1))
        elif token.sort is TokenSort.ORD and _in_a_row(words, place, cards):
            units.append(Unit(f"O{number}", _ORDINALS[token.number - 1], place, place + 1))
        else:
            label = "." if token.word == "\n" else token.word
            units.append(Unit(label.replace("_", " "), token.word, place, place + 1))
        place += 1
    return units


def _of_somebody(words: Sequence[Token], place: int) -> bool:
    """`the second one`, `the top one`: no number."""
    before = words[place - 1].word if place else ""
    return words[place].word in ("one", "1") and before in _WHICH


def _in_a_row(words: Sequence[Token], place: int, cards: dict[int, tuple[int, str]]) -> bool:
    """`the third King in a row`, but not `the first thing`."""
    after = words[place + 1].word if place + 1 < len(words) else ""
    return 0 < words[place].number <= len(_ORDINALS) and (place + 1 in cards or after in _IN_A_ROW)


_WHICH: Final = word_set(
    "first second third fourth last next previous top bottom other another this that which the right left same odd even"
)
_IN_A_ROW: Final = word_set("card consecutive successive same such")


def _cards(words: Sequence[Token]) -> dict[int, tuple[int, str]]:
    """Where cards begin, where they end, and what they are."""
    chart = chart_of(words, Budget(STEPS))
    found: dict[int, tuple[int, str]] = {}
    place = 0
    try:
        while place < len(words):
            end, said = _longest_card(chart.find("C", place), words, place)
            if end > place:
                found[place] = end, said
            place = max(end, place + 1)
    except TooHard:
        pass  # what was spotted until then is as good
    return _of_suits(found)


def _of_suits(found: dict[int, tuple[int, str]]) -> dict[int, tuple[int, str]]:
    """`the club Jack` is the Jack of Clubs."""
    for place, (end, said) in list(found.items()):
        after = found.get(end)
        if after is not None and said in _SUITS and after[1].split()[-1] not in _SUITS and " " not in after[1]:
            found[place] = after[0], f"{after[1]} of {said}s"
            del found[end]
    return found


_SUITS: Final = word_set("club spade heart diamond")


def _longest_card(
    ends: Sequence[tuple[int, tuple[object, ...]]], words: Sequence[Token], place: int
) -> tuple[int, str]:
    best, said = place, ""
    for end, items in ends:
        item = items[0]
        if not isinstance(item, ExactWords) or end <= best or item.ask == "foreign-card" or _ANY.search(item.text):
            continue
        if not _counts_something(words, place, end) and not _crossing(words, place, end):
            best, said = end, item.text
    return best, said


def _crossing(words: Sequence[Token], place: int, end: int) -> bool:
    """`Kings, Queens` may be a list, `7, 2 cards` is none."""
    numbers = [at for at in range(place + 1, end) if words[at].sort is TokenSort.NUM and words[at - 1].word in ","]
    if words[end - 1].sort is TokenSort.NUM and words[end : end + 1] and words[end].word in _COUNTED:
        return True
    of_others = words[place].word in ("card", "cards") and place > 0 and words[place - 1].sort is TokenSort.NUM
    return of_others or any(_counts_something(words, at, end) for at in numbers)


def _counts_something(words: Sequence[Token], place: int, end: int) -> bool:
    """Whether a number there says how many, and is no card."""
    first = place
    while first < end and words[first].word in _ARTICLES:
        first += 1
    if first >= end or words[first].sort is not TokenSort.NUM or first + 1 < end:
        return first >= end
    before = words[place - 1].word if place else ""
    after = words[end].word if end < len(words) else ""
    if end < len(words) and (words[end].sort is TokenSort.NUMS or after in _SORTS or after.removesuffix("s") in _NAMES):
        return True
    following = words[end + 1] if end + 1 < len(words) else None
    if not 2 <= words[first].number <= 10 or after in _COUNTED:
        return True
    if first > place:
        return words[place].word == "the" and (before == "of" or after in _ALSO_COUNTED)
    if before == "next" and any(token.word in ("until", "till", "til") for token in words[max(place - 3, 0) : place]):
        return False
    if before in _LAYING or (before in _JOINING and place > 1 and _is_card(words[place - 2])):
        return False
    heads = following is not None and words[end].sort is TokenSort.SIGN and after in _HEADS
    if heads and not any(map(_is_card, words[:place])):
        return False
    opens = place == 0 or words[place - 1].sort is TokenSort.SIGN
    named = after.endswith("s") and following is not None and following.sort is TokenSort.SIGN
    return not opens or after == "" or named or after in _HOW_MANY


def _is_card(token: Token) -> bool:
    return token.sort in (TokenSort.NUM, TokenSort.NUMS) or token.word.removesuffix("s") in _NAMES


_HEADS: Final = (":", "-", "--", "=", "->", "=>", ">")
_JOINING: Final = frozenset(("and", "or", ",", "/"))
_NAMES: Final = word_set("ace jack queen king joker spade heart diamond club")
_HOW_MANY: Final = word_set("in of for each per to from left right")
_ALSO_COUNTED: Final = word_set("following next other coming others")
_SORTS: Final = word_set("red black even odd prime face wild")
_ANY: Final = re.compile(r"(?:^|\bor )(?:a |any )?cards?$")
_ARTICLES: Final = frozenset(("a", "an", "the", "any", "every", "each", "another"))
_LAYING: Final = word_set("play plays lay lays put playing laying on a an on upon with another over")
_COUNTED: Final = word_set(
    "card cards player players point points turn turns second seconds s sec secs time times more extra additional deck"
    " decks pack packs joker jokers place places seat seats round rounds of random penalty other or left"
)


def _with_people(units: list[Unit]) -> list[Unit]:
    """The same units, with words that speak of somebody put together."""
    found = _found("person", units)
    starts = {spot.first: spot for spot in found}
    joined: list[Unit] = []
    place = 0
    while place < len(units):
        spot = starts.get(place)
        if spot is None:
            joined.append(units[place])
            place += 1
        else:
            denied = len(joined) > 0 and joined[-1].label in _NOT
            said = _behind(spot.said, joined)
            joined.append(
                Unit(f"{'X' if denied else 'W'}{len(joined)}", said, units[spot.first].first, units[spot.last - 1].last)
            )
            place = spot.last
    return joined


def _behind(said: str, before: Sequence[Unit]) -> str:
    """`the one after him`: after whom, is known from who was spoken of before."""
    if said == "the player BEHIND":
        people = [unit.said for unit in before if unit.label[0] in "WX"]
        return "the player after the next player" if people[-1:] == ["the next player"] else "the next player"
    if said.endswith(" SAYING"):
        words = next((unit.said for unit in reversed(before) if unit.label[0] == "Q"), '"it"')
        return said.replace("SAYING", f"to say {words}")
    number = _SEATS_ON.fullmatch(said)
    if number is None:
        return said
    return _ON.get(number[1], f"the player {number[1]} seats to their left")


_SEATS_ON: Final = re.compile(r"the player (\d+) ON")
_ON: Final = {"1": "the next player", "2": "the player after the next player"}
_NOT: Final = frozenset(("not", "never", "except"))


def _found(sort: str, units: Sequence[Unit], all_of_them: bool = False) -> list[Spot]:
    """What fits, from left to right; of what lies over one another the longest."""
    seen = [number for number, unit in enumerate(units) if sort != "standing" or unit.label[0].isalnum()]
    line = " ".join(units[number].label for number in seen)
    starts: dict[int, int] = {}
    place = 0
    for number in seen:
        starts[place] = number
        place += len(units[number].label) + 1
    ends = {start + len(units[number].label): number + 1 for start, number in starts.items()}
    labels = {unit.label: unit.said for unit in units}
    spots: list[Spot] = []
    for pattern in _patterns(sort):
        for match in pattern.search.finditer(line):
            first, last = starts.get(match.start()), ends.get(match.end())
            if first is not None and last is not None and pattern.needs in line:
                spots.append(_spot(sort, pattern, match, first, last, labels))
    spots.sort(key=lambda spot: (-spot.length, spot.first))
    if all_of_them:
        return list(dict.fromkeys(spots))
    kept: list[Spot] = []
    for spot in spots:
        if not any(other.first < spot.last and spot.first < other.last for other in kept):
            kept.append(spot)
    return sorted(kept, key=lambda spot: spot.first)


def _spot(sort: str, pattern: Clue, match: re.Match[str], first: int, last: int, labels: dict[str, str]) -> Spot:
    slots: dict[str, str] = {}
    for name, value in match.groupdict().items():
        if value is not None:
            slots[_next_name(name, slots)] = labels.get(value, value)

    def filled(template: str) -> str:
        template = _SLOT.sub(lambda slot: slots.get(slot[1], _UNSAID.get(slot[1], slot[0])), template)
        return _ORDINAL.sub(lambda number: _ORDINALS[min(int(number[1]), len(_ORDINALS)) - 1], template)

    return Spot(
        sort, filled(pattern.template), first, last, filled(pattern.act), pattern.whose, tuple(sorted(slots.items()))
    )


def _next_name(name: str, slots: dict[str, str]) -> str:
    """Of alternatives only one fits, so that the second number in a pattern may be the first that was said."""
    capital = name.rstrip("23456789")
    before = sum(each.rstrip("23456789") == capital for each in slots)
    return f"{capital}{before + 1 if before else ''}"


_ORDINAL: Final = re.compile(r"ORD\((\d+)\)")
_SLOT: Final = re.compile(r"\{(\w+)\}")
_UNSAID: Final = {"N": "a"}


def _table(text: str, with_who: bool = False) -> tuple[Clue, ...]:
    lines = re.sub(r"\n[ ]+", " ", text.strip()).splitlines()
    found = [_pattern(line, with_who) for line in lines if line and not line.startswith("#")]
    return tuple(sorted(found, key=lambda pattern: not pattern.needs))


def _pattern(line: str, with_who: bool) -> Clue:
    left, _, right = line.rpartition(" => ")
    whose, left = left.split(": ", 1) if with_who else ("", left)
    template, _, act = right.partition(" // ")
    whose, _, needs = whose.partition(" ")
    return Clue(_expression(left), template.strip(), act.strip(), whose, needs)


def _expression(text: str) -> re.Pattern[str]:
    text = text.replace("<not>", f"(?:{DENYING})")
    text = _VERBS.sub(lambda verbs: f"(?:{'|'.join(map(_forms, verbs[1].split()))})", text)
    text = _spaced(text)
    text = text.replace("~~", r"(?:[a-z'-]+ ){0,6}?[a-z'-]+").replace("~", r"(?:[a-z'-]+ ){0,2}?[a-z'-]+")
    text = text.replace("@", rf"(?:{_LEADS}) (?:[a-z'-]+ ){{0,3}}?")
    counts: dict[str, int] = {}

    def slot(capital: re.Match[str]) -> str:
        counts[capital[1]] = counts.get(capital[1], 0) + 1
        number = counts[capital[1]]
        kind = "W" if capital[1] == "V" else capital[1]
        return rf"(?P<{capital[1]}{number if number > 1 else ''}>{kind}\d+)"

    text = re.sub(r"(?<![A-Za-z\\<])([KNWVQO])(?![A-Za-z\d>\\])", slot, text)
    text = re.sub(r"\((suit\|[a-z|]+)\)", r"(?P<word>\1)", text)
    return re.compile(rf"(?<!\S)(?:{text})(?!\S)")


def _spaced(text: str) -> str:
    """Words that may stand between two others have a gap before and behind them."""
    text = re.sub(r"\(\?:(~~?)\)\?", r"(?:\1 )?", text)
    text = re.sub(r"\(\?: (~~?)\)\?(?=[A-Za-z]|\((?!\?: ))", r"(?: \1)? ", text)
    text = re.sub(r"(?<![~])(~~?)(?=[A-Za-z]|\((?!\?: |\?= ))", r"\1 ", text)
    return re.sub(r"(?<=[A-Za-z)])(~~?)", r" \1", text)


def _forms(verb: str) -> str:
    """A verb in all its regular forms."""
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}(?:y|ies|ied|ying)"
    if verb.endswith("e"):
        return f"{verb[:-1]}(?:e|es|ed|ing)"
    return f"{verb}(?:s|es|ed|ing)?"


_VERBS: Final = re.compile(r"(?<!P)<([a-z ]+)>")
_LEADS: Final = (
    "when|if|after|upon|once|on|for|who|whoever|by|while|as|every time|a player|any player|you|they|each player|time"
)


_TABLES: Final = {
    "person": PERSONS,
    "time": TIMES,
    "condition": CONDITIONS,
    "moment": MOMENTS,
    "deed": DEEDS,
    "standing": STANDING,
}


@cache
def _patterns(sort: str) -> tuple[Clue, ...]:
    return _table(_TABLES[sort], with_who=sort == "deed")


def undone(found: Spotted, spot: Spot) -> bool:
    """`aces don't skip`: what is told of as not happening."""
    before = [unit.label for unit in found.units[max(spot.first - 2, 0) : spot.first]]
    return before in (["do", "not"], ["does", "not"], ["will", "not"]) or before[-1:] in (["never"], ["don't"])
