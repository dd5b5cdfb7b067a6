"""What a proposal keeps of what was given: words in quotation marks, numbers, people, cards, what is denied, limits."""

import re
from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from cardhouse.english.front.spotting import Spotted, undone
from cardhouse.english.front.tables.spotted import DENYING
from cardhouse.english.front.words import word_set


@dataclass(frozen=True)
class Given:
    """What some words give that a proposal should keep, and whom they rule out."""

    quotations: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    times: tuple[str, ...] = ()
    conditions: int = 0
    denies: bool = False
    ruled_out: tuple[str, ...] = ()
    read: str = ""
    """What was read already; it stands in every proposal."""

    def lost(self, proposal: str, as_said: bool = False) -> int:
        """How much of it is not in this proposal; what matters most counts most.

        Where words are kept as they were said (`as_said`), what stands in them is kept, too.
        """
        plain = proposal if as_said else _QUOTED.sub(" ", proposal)
        if " add up" in plain:  # whoever it comes to next, and more each time
            return 6 * len(self.quotations)
        lost = 6 * sum(_said(each) not in _said(proposal) for each in self.quotations)
        lost += 4 * sum(each not in proposal for each in self.people)
        lost += 3 * sum(not _has_number(each, plain) for each in self.numbers)
        lost += 3 * sum(not _has_card(each, plain) for each in self.cards)
        lost += 3 * sum(each not in plain for each in self.times)
        lost += 3 * max(self.conditions - len(_CONDITION.findall(plain)), 0)
        return lost + 4 * (self.denies and not _DENIED.search(plain))

    @property
    def kept_words(self) -> bool:
        """Whether there are words, numbers or people that a proposal should keep."""
        return bool(self.quotations or self.numbers or self.people or self.ruled_out)

    def loses_words(self, proposal: str) -> bool:
        """Whether a quotation is lost."""
        return any(_said(each) not in _said(proposal) for each in self.quotations)

    def contradicted(self, proposal: str) -> bool:
        """Whether a proposal says what the words deny, or names somebody or a number where they name others."""
        plain = _QUOTED.sub(" ", proposal)
        if any(_names(each, plain) for each in self.ruled_out):
            return True
        named = {each for each in _SOMEBODY if _names(each, plain) and not _names(each, self.read)}
        if self.people and named and not named & set(self.people) and not any(each in plain for each in self.people):
            return True
        counted = set(_COUNT.findall(plain)) - set(_COUNT.findall(self.read))
        return bool(self.numbers and counted and not any(_has_number(each, plain) for each in self.numbers))


def given(found: Spotted, busy: Set[int] = frozenset(), read: str = "") -> Given:
    """What these words give, but for those that were read already."""
    units = [unit for at, unit in enumerate(found.units) if at not in busy]
    beside = [spot for spot in (*found.times, *found.conditions) if busy.isdisjoint(range(spot.first, spot.last))]
    denied = tuple(unit.said for unit in units if unit.label[0] == "X")
    not_done = tuple(
        _LAST.findall(spot.said)[-1] for spot in found.deeds if undone(found, spot) and "{W} is" in spot.said
    )
    return Given(
        tuple(unit.said.strip('"') for unit in units if unit.label[0] == "Q"),
        tuple(unit.said for unit in units if unit.label[0] in "NO"),
        tuple(dict.fromkeys(unit.said for unit in units if unit.label[0] == "W" and unit.said != "they")),
        tuple(dict.fromkeys(unit.said for unit in units if unit.label[0] == "K")),
        tuple(spot.said for spot in beside if spot.sort == "time"),
        sum(spot.sort == "condition" for spot in beside),
        bool(_DENYING.search(" ".join(unit.label for unit in units))) and not denied,
        denied + not_done,
        read,
    )


def _said(text: str) -> str:
    return re.sub(r"[^\w\s]", "", text.casefold())


def _names(who: str, proposal: str) -> bool:
    return re.search(rf"(?<!after ){re.escape(who)}\b", proposal) is not None


def _has_number(number: str, proposal: str) -> bool:
    if number == "1" and _ONE.search(proposal):
        return True
    around = {number}
    if number.isdigit() and _AT_LEAST.search(proposal):
        around |= {str(int(number) - 1), str(int(number) + 1)}
    return any(re.search(rf"\b{each}\b", proposal) for each in around)


def _has_card(card: str, proposal: str) -> bool:
    words = _card_words(card)
    return words <= _card_words(proposal)


def _card_words(text: str) -> set[str]:
    return {_RANKS.get(word, word.removesuffix("s")) for word in re.findall(r"[a-z]+|\d+", text.casefold())} - _SMALL


_LAST: Final = re.compile(r"[a-z]+")
_QUOTED: Final = re.compile(r'"[^"]*"')
_DENYING: Final = re.compile(rf"(?<!\S)(?:{DENYING})(?!\S)(?! (?:more|matter|later|longer|fewer|less))")
_DENIED: Final = re.compile(
    r"\b(?:may not|nothing|unless|other than|no player|cancelled|no legal|no time limit|is not|must be|out of turn"
    r"|random|different|not their turn)\b"
)
_CONDITION: Final = re.compile(r"\b(?:if|unless|begins to have|drops to|with (?:at|more|fewer|exactly|\d))\b")
_ONE: Final = re.compile(r"\b(?:a|an|another|1|the value|once) ?")
_AT_LEAST: Final = re.compile(r"\b(?:at least|at most|more than|fewer than|or higher|or lower)\b")
_COUNT: Final = re.compile(r"\b(\d+) (?:penalty |random )?(?:cards|players|points|turns|seconds)\b")
_SOMEBODY: Final = (
    "the next player",
    "the previous player",
    "the player to their left",
    "the player to their right",
    "the player after the next player",
    "each player",
    "all other players",
    "a player of their choice",
    "another player",
    "the dealer",
)
_SMALL: Final = word_set("a an the any of or other than card as")
_NUMBER_WORDS: Final = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_RANKS: Final = {
    **{word: str(number) for number, word in enumerate(_NUMBER_WORDS, 2)},
    **{f"{word}{'es' if word == 'six' else 's'}": str(number) for number, word in enumerate(_NUMBER_WORDS, 2)},
}
