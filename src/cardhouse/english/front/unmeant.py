"""What nobody can have meant, told by the words that a reading has left aside: a number that is no card, words such as
`else` and `in turn` that it does not hold; and what can be meant in two ways, told by the words as well.
"""

import re
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.front.tables.misread import MISREAD
from cardhouse.english.tokens import tokens
from cardhouse.english.walking import inside
from cardhouse.english.writing import rule_said

_QUOTED: Final = re.compile(r'"[^"]*"|“[^”]*”|„[^“”]*[“”]')
_ONE: Final = re.compile(
    r"(?:^|\b(?:an?|the|any|every|each|another|red|black|played?|plays|playing|lays?)\s+)ones?\b"
    r"|(?<!\bbe )(?<!\bis )(?<!\bare )(?<!\bas )(?<!\bwith )(?<!\bto )(?<!\bthan )\b1s?\b(?! or 11\b)",
    re.IGNORECASE,
)
"""Where one or 1 can be a card that no pack has."""


def _pairs(*rows: tuple[str, str]) -> tuple[tuple[re.Pattern[str], re.Pattern[str]], ...]:
    return tuple((re.compile(form), re.compile(said, re.IGNORECASE)) for form, said in rows)


_SOMEONE: Final = "you|a player|someone|somebody|anyone|anybody|they"
_MISREAD: Final = _pairs(*MISREAD)


def unmeant(rule: m.RuleMeaning, said: str) -> bool:
    """Whether the words say something else than this."""
    words = _QUOTED.sub('""', said).strip()
    if any(kind.rank in ("1", "1?", "11", "11?") for kind in inside(rule, m.Kind)) and not _card_of_a_number(words):
        return True
    form = rule_said(rule)
    return any(test.search(words) and reading.search(form) for reading, test in _MISREAD)


def _card_of_a_number(said: str) -> bool:
    """`if you play a Joker, one player ...`: that is no list of a Joker and a 1; an Ace may be 1 or 11."""
    if re.search(r"\b(?:1|one) or (?:11|eleven)\b", said, re.IGNORECASE):
        return False
    return _ONE.search(said) is not None or re.search(r"\b(?:11|eleven)", said, re.IGNORECASE) is not None


_Ways = tuple[tuple[str, ...], str]
_TWOFOLD: Final[tuple[tuple[re.Pattern[str], re.Pattern[str], _Ways], ...]] = tuple(
    (re.compile(form), re.compile(said, re.IGNORECASE), ways)
    for form, said, ways in (
        (
            r"When (\d+) ([^,]+?) are played in a row, (?:the active player|they) (.*)",
            rf"\b(?:if|when|whenever|after) (?:{_SOMEONE}) plays? [^,]* in a row\b",
            ((r"\g<0>", r"When a player plays \1 \2, they \3"), "group-or-run"),
        ),
        (
            r"When ([^,]+), turn order is reversed and the previous player ([^.]*)\.",
            r"\breverses?\b",
            ((r"When \1, the previous player \2 and turn order is reversed.", r"\g<0>"), "two-readings"),
        ),
        (
            r"When (a player plays [^,]* as the previous card), they (.*)",
            r"\bas the (?:previous|last) player\b.*\b(?:they|he|she)\b",
            ((r"\g<0>", r"When \1, the previous player \2"), "antecedent"),
        ),
        (
            r"When a player plays ([^,]+) on ([^,]+), turn order is reversed\.",
            r"\b(?:go|goes|fits?|matches)\b.* and (?:the other way|vice versa|the reverse)",
            ((r"\1 matches \2.", r"\g<0>"), "two-readings"),
        ),
        (
            r"When ([^,]+), turn order is reversed\.",
            r"\b(?:the turn|it|play) goes back\b(?! the other| and forth)",
            ((r"When \1, play passes to the previous player.", r"\g<0>"), "two-readings"),
        ),
        (
            r"When a player plays ([^,]+), they draw (.*)\.",
            r"^(?!.*\b(?:play|lay|put)).*\bmakes? you (?:draw|take|pick)\b",
            ((r"When a player plays \1, the next player draws \2.", r"\g<0>"), "who"),
        ),
        (
            r"When a player plays ([^,]+), they are skipped\.",
            r"^(?!.*\b(?:play|lay|put)).*\bmakes? you (?:skip|miss|lose|sit)\b",
            ((r"When a player plays \1, the next player is skipped.", r"\g<0>"), "who"),
        ),
        (
            r"When a player leaves the game, (.*)",
            r"\b(?:is|are|am|you['’]re|they['’]re|he['’]s|she['’]s|who['’]s) out\b(?! of)",
            ((r"When a player plays their last card, \1", r"\g<0>"), "two-readings"),
        ),
        (
            r"When turn order is reversed, they (.*)",
            r"\b(?:someone|somebody|anyone|anybody|a player|another player)\b.*\byou\b",
            (tuple(rf"When turn order is reversed, {who} \1" for who in ("the active player", "all other players")),
             "two-readings"),
        ),
        (
            r"When turn order is reversed, they (.*)",
            r"^(?!.*\b(?:someone|somebody|anyone|anybody|a player|another player)\b.*\byou\b)",
            ((r"When turn order is reversed, the active player \1",), ""),
        ),
        (
            r"When ([^,]+), the next player is skipped and they must give (a card|\d+ cards) to the next player\.",
            r"\bgives? (?:them|him|her) (?:a|one|two|three|\d+)\b",
            ((r"\g<0>", r"When \1, the next player draws \2 and is skipped."), "antecedent"),
        ),
        (
            r"When the draw pile runs out, (?:no player|a player|they) (?:may|may not) (draw a card|draw cards|draw)\.",
            r"\b(?:nobody|no|not|never|can ?not|can['’]?t)\b",
            ((r"A player may not draw a card if the draw pile has 0 cards.",), ""),
        ),
        (
            r"(.* must give .* they take (?:a|\d+) cards? from )a player of their choice\.",
            r"\bfrom (?:some|any)(?:one|body) else\b",
            ((r"\1another player of their choice.",), ""),
        ),
        (
            r"When ([^,]+), ((?:all other players|the player to their (?:left|right)|the previous player|the dealer)"
            r" [^,]+?) and they are skipped\.",
            r"\band (?:they are|they're|is|he is|she is) skipped\b",
            ((r"When \1, \2 and is skipped.", r"\g<0>"), "antecedent"),
        ),
        (
            r"When a player plays ([^,]+), they draw (a card|\d+ cards)\.",
            r"^(?!.*\b(?:player|you|your|who|whoever|someone|somebody|anyone|anybody|everyone|next|person)\b)"
            r".*(?:\bmakes? (?:him|her|them)|[:-] ?(?:he|she|they)) (?:draws?|takes?|picks? up)\b",
            ((r"\g<0>", r"When a player plays \1, the next player draws \2."), "who"),
        ),
    )
)  # fmt: skip
"""What a reading says, the words that leave it open, and what can be meant."""


def twofold(rule: m.RuleMeaning, said: str) -> tuple[tuple[str, ...], str] | None:
    """What can be meant where the words leave it open, and what is asked then; None where they do not."""
    words = _QUOTED.sub('""', said).strip().strip(".!")
    form = rule_said(rule)
    for reading, test, (ways, ask) in _TWOFOLD:
        found = reading.fullmatch(form)
        if found is not None and test.search(words):
            return tuple(found.expand(way) for way in ways), ask
    if _ONE_EACH.search(words):
        return _one_each(form, words)
    if " points" in words or " point" in words:
        return _points(form, words)
    return None


def _one_each(form: str, said: str) -> tuple[tuple[str, ...], str] | None:
    """`7s and 8s: skip, reverse`: both do both, or each does one."""
    both = _BOTH_DO.fullmatch(form)
    if both is None:
        return None
    cards, deeds = [both[1], both[2]], [both[3], both[4]]
    head, second = _ranks(said.partition(":")[0]), _ranks(cards[1])
    if head[: len(second)] == second:
        cards.reverse()
    if both[3].startswith("they must ") and not _SOMEBODY.match(both[4]):
        deeds[1] = f"they must {both[4]}"
    ways = " ".join(f"When a player plays {card}, {deed}." for card, deed in zip(cards, deeds, strict=True))
    return (form, ways), "two-readings"


def _ranks(said: str) -> list[str]:
    """What the ranks and suits of these words are, in their order."""
    words = (str(each.number) if each.number else each.word.removesuffix("s") for each in tokens(said))
    return [each for each in words if each not in ("a", "an", "and", ",", "&")]


_ONE_EACH: Final = re.compile(r"^[^,:]+(?:,| and | & )[^,:]+: ?(?:(?! and )[^,:])+, ?(?:(?! and )[^,:])+$")
_BOTH_DO: Final = re.compile(r"When a player plays (an? (?:\w+ )?\w+) or (an? (?:\w+ )?\w+), (.+?) and (.+)\.")
_SOMEBODY: Final = re.compile(r"(?:the|turn|they|each|all|play) ")


def _points(form: str, said: str) -> tuple[tuple[str, ...], str] | None:
    """`hearts are worth one point`: that is their value, or what comes of playing one."""
    sentences = [_VALUE.fullmatch(sentence) for sentence in re.split(r"(?<=\.) ", form)]
    if not all(sentences) or not re.search(r"\bworth\b", said, re.IGNORECASE):
        return None
    gains = []
    for each in sentences:
        assert each is not None
        if int(each[2]) > _FEW:
            return None
        number = "a point" if each[2] == "1" else f"{each[2]} points"
        gains.append(f"When a player plays {each[1]}, they gain {number}.")
    return (form, " ".join(gains)), "two-readings"


_FEW: Final = 3
"""More points than these are hardly what one card brings."""

_VALUE: Final = re.compile(r"The value of (.+) is (\d+)\.")
