"""Where a part of a text ends: what was read is no half where the words beside it belong to it."""

from collections.abc import Sequence
from typing import Final

from cardhouse.english.front.reading import known
from cardhouse.english.front.words import word_set
from cardhouse.english.tokens import Token, TokenSort


def goes_on(words: Sequence[Token], kind: str, first: int, end: int) -> bool:
    """Whether the words behind it say more of it: `a 6` of `A 6 played out of turn`, `draw` of `draw in turn`."""
    if end >= len(words) or words[end].sort is TokenSort.STR:
        return False
    after = words[end].word
    if kind == "trigger":
        if not first and words[first].word not in _WHEN and words[end].sort is TokenSort.WORD and _laid_if(words[end:]):
            return True
        if after == "," and (_listed(words[end + 1 : end + 4]) or _left_out(words[end + 1 : end + 3])):
            return True
        if _told_of(words, first, end) or _of_others_too(words, first, end):
            return True
        if words[end].sort in (TokenSort.NUM, TokenSort.NUMS) or _card(words[end]):
            return words[end - 1].sort is not TokenSort.SIGN
        if after == "and":
            return words[first].word in _WHEN and end + 1 < len(words) and known(words[end + 1])
        following = words[end + 1].word if end + 1 < len(words) else ""
        return after in _OF_A_TRIGGER or (after in ("you", "they") and following in _HAVING)
    if kind == "limit":
        numbered = words[end].sort is TokenSort.NUM and words[end - 1].sort is TokenSort.WORD
        return after in _OF_A_LIMIT or numbered or (after == "to" and words[end - 1].word == "seconds")
    if after in ("for", "per") and end + 1 < len(words) and words[end + 1].word in ("each", "every", "all", "any"):
        return True
    described = after in _WHO_DO and words[end - 1].word in _DESCRIBED
    return after in _OF_AN_EFFECT or described or (first == 0 and after == ":")


def _left_out(words: Sequence[Token]) -> bool:
    """`Hearts, but not the King`: some of them are left out."""
    said = [token.word for token in words]
    return said[:1] == ["except"] or said == ["but", "not"]


def _told_of(words: Sequence[Token], first: int, end: int) -> bool:
    """Whether the words behind a trigger belong to what it speaks of, or tell of a moment of their own.

    `the card you drew`, `when you pick up the pile`, `the person who played it draws when someone says ...`
    """
    rest = [token.word for token in words[end:] if token.sort is not TokenSort.STR]
    marked, last, following = words[first].word in _WHEN, words[end - 1], (rest[1:2] or [""])[0]
    if end - first > 1 and last.sort is TokenSort.NUM and words[end - 2].word in _TAKING:
        return True  # as many cards, and not such a card
    if marked and rest[0] in ("is", "are"):
        return True  # `when a 9 is on top`
    if not marked and rest[0] == "with" and _begins_with_cards(words[end + 1 : end + 3] or words[end:]):
        return True
    if rest[0] in _WHO_DO and last.word in ("card", "cards"):
        return following in _HAS_DONE or (not marked and following in _TAKING | {"play"})
    if rest[0] in _WHO_DO and not marked and following in _HAS_DONE:
        return True
    if last.word in _TAKING and words[end].sort is TokenSort.WORD:
        return rest[0] in _OWNERS or (rest[0] in _ARTICLES and following not in _PEOPLE)
    said = {token.word for token in words[first:end]}
    told = not marked and first == 0 and not _SO_FAR.isdisjoint(said) and not _SOME_PERSON.isdisjoint(said)
    return told and not _TIMES.isdisjoint(rest)


def _of_others_too(words: Sequence[Token], first: int, end: int) -> bool:
    """Whether a list goes on behind `and`: `the 2 and 4 of hearts`, `all hearts but the queen and king`."""
    if words[end].word != "and" or words[first].word in _WHEN:
        return False
    after = words[end + 1 : end + 3]
    while after and after[0].word in _ARTICLES:
        after = after[1:]
    ends_so = _card(words[end - 1]) or words[end - 1].sort in (TokenSort.NUM, TokenSort.NUMS)
    return bool(after) and ends_so and (_card(after[0]) or after[0].sort in (TokenSort.NUM, TokenSort.NUMS))


def cut_short(words: Sequence[Token], kind: str, first: int, said: str) -> bool:
    """Whether the words before it belong to it: somebody else does it, or it is what something is called."""
    before = words[first - 1]
    if kind != "trigger" and _in_a_condition(words, first):
        return True
    if _cut(before):
        return False
    if before.word in _CHOOSING or (kind == "effect" and before.word in _LETTING):
        return True
    if kind == "limit" and _begins_with_cards(words[first : first + 2]) and before.word not in _THAT:
        return True  # `one-eyed Jacks are wild`: the word before them tells which
    if kind != "trigger" and (before.word in _OPENING or words[first].word in _BARE_MARKS):
        return True
    if kind == "trigger":
        clause = {token.word for token in words[_start(words, first) : first]}
        beside = words[first].word in ("with", "on") and not _BESIDE.isdisjoint(clause)
        priced = words[first].word in ("with", "for") and "points" in [token.word for token in words[first:]]
        return (words[first].word in _BARE_MARKS and before.word in _LAID) or beside or priced
    if words[first].sort is TokenSort.NUM and kind == "limit":
        return before.word not in _BEING
    if [token.word for token in words[max(first - 4, 0) : first]] in _ON_TURN:
        return False
    if before.word in _NAMING and (kind == "effect" or words[first].sort is TokenSort.STR):
        return True
    if before.word == "to" and words[first - 2].word not in _OBLIGED:
        return True
    if words[first].word in _SUBJECTS or words[first].sort is TokenSort.STR or not said.startswith(_THEIRS):
        return False
    return not of_whoever(words[:first])


def of_whoever(words: Sequence[Token]) -> bool:
    """Whether these words speak of somebody who does something, and of nobody else: then it is they who are meant."""
    while words and words[-1].word in ("must", "may"):
        words = words[:-1]
    if [token.word for token in words[-3:]] in _DID_SO:
        return True
    said = [token.word for token in words[_start(words, len(words)) :]]
    if not said or "whom" in said:
        return False
    own = said[0] in _WHOEVER or said[:2] in _ANY_PLAYER or said[2:3] in _WHO
    return own or said in _THE_SAME or said[-4:] in _ON_TURN


def _begins_with_cards(words: Sequence[Token]) -> bool:
    if words[0].word in _ARTICLES:
        return len(words) > 1 and (_card(words[1]) or words[1].sort is TokenSort.NUM)
    return _card(words[0]) or words[0].sort is TokenSort.NUMS or words[0].word in _SORTS


def _start(words: Sequence[Token], end: int) -> int:
    """Where what is said last before here begins."""
    return max((place + 1 for place, token in enumerate(words[:end]) if _cut(token)), default=0)


def _in_a_condition(words: Sequence[Token], first: int) -> bool:
    """`when you reverse`, `if you play a card and the next player can't play`: what it hangs on is not what is done."""
    if words[first].sort is TokenSort.STR:
        return False
    signs = [place for place, token in enumerate(words[:first]) if token.sort is TokenSort.SIGN]
    told = words[signs[-1] + 1 if signs else 0 : first]
    if not told or told[0].word not in _IF:
        return False
    if told[-1].word == "and":
        return words[first].word in _SUBJECTS
    return told[-1].word in _WHO_DO and words[first].word not in _SUBJECTS


def _laid_if(words: Sequence[Token]) -> bool:
    """Whether it only counts where the card is laid in some way: `Eights reverse if put on a heart`."""
    places = [place for place, token in enumerate(words) if token.word in ("if", "when", "once")]
    return any(token.word in _PUT for place in places for token in words[place + 1 : place + 5])


def _listed(words: Sequence[Token]) -> bool:
    """Whether more cards follow a comma: `king, queen or jack`."""
    if words and words[0].word in ("a", "an"):
        words = words[1:]
    if len(words) < 2:
        return False
    ranked = words[0].sort in (TokenSort.NUM, TokenSort.NUMS) or _card(words[0])
    return ranked and words[1].word in ("or", "and", ",", "/", "on")


def _cut(token: Token) -> bool:
    return token.sort is TokenSort.SIGN or token.word in ("and", "then", "must", "so", "n")


def _card(token: Token) -> bool:
    return token.word.removesuffix("s") in _CARD_NAMES


_WHEN: Final = frozenset(("when", "if", "after", "whenever", "once", "on", "with"))
_OPENING: Final = frozenset(("when", "if", "after", "once", "whenever", "while", "unless"))
_PUT: Final = word_set("played laid put placed thrown lands")
_HAVING: Final = frozenset(("have", "has", "hold", "holds"))
_OF_A_TRIGGER: Final = word_set(
    "that on onto upon in out as after before while by number numbers if who whose which put laid played placed thrown"
    " last from already when during right just under underneath below beneath above together along except"
)
_OF_AN_EFFECT: Final = word_set(
    "on onto in during while with to that costs is out from after until under underneath below beneath above"
    " twice thrice together"
)
_OF_A_LIMIT: Final = word_set(
    "with that by from for on onto upon over after before together twice thrice in during at until next under straight"
    " alone more less than"
)
_WHO_DO: Final = frozenset(("you", "they"))
_DESCRIBED: Final = word_set("card cards hand suit rank number colour")
_HAS_DONE: Final = word_set("drew drawn took taken picked got gotten played laid put placed just have has had cover")
_TAKING: Final = word_set("draw draws take takes up")
_OWNERS: Final = word_set("it them this that these those your their his her its all another everything")
_ARTICLES: Final = frozenset(("the", "a", "an"))
_PEOPLE: Final = word_set(
    "next previous player players person others other dealer one people rest last following active"
)
_SOME_PERSON: Final = word_set("anyone anybody someone somebody everyone everybody whoever player players who people")
_SO_FAR: Final = word_set("with has have holding holds played laid put drew said won called named placed")
_TIMES: Final = word_set("when whenever if after once upon on")
_IF: Final = frozenset(("when", "if", "whenever", "once", "while", "unless", "after"))
_SORTS: Final = word_set("red black even odd prime face number court picture")
_THAT: Final = frozenset(("that", "called", "named"))
_CHOOSING: Final = word_set("between either neither nor both or")
_LETTING: Final = word_set("let lets make makes allow allows have help helps see sees")
_BESIDE: Final = word_set(
    "follow follows answer answers beat beats cover covers match matches together combine combined swap swaps exchange"
    " exchanges trade trades replace replaces buy buys pay pays sell sells start starts begin begins pair pairs paired"
)
_BARE_MARKS: Final = frozenset(("on", "with", "upon", "for"))
_LAID: Final = word_set(
    "played laid put placed thrown land lands go goes may play plays lay lays follow follows answered punished"
    " penalised say says salutes answer"
)
_NAMING: Final = word_set("called named titled until of who whom is are was be said goes in")
_SUBJECTS: Final = word_set(
    "the each all every everyone everybody nobody you they he she no any another a next other others play turn"
)
_WHOEVER: Final = word_set("who whoever whosoever whichever anyone anybody someone somebody people those")
_ANY_PLAYER: Final = (["a", "player"], ["any", "player"], ["the", "game"])
_THE_SAME: Final = (
    ["player"],
    ["players"],
    ["they"],
    ["you"],
    ["such", "player"],
    ["that", "player"],
    ["said", "player"],
)
_ON_TURN: Final = (["whose", "turn", "it", "is"], ["whose", "turn", "is", "it"])
_WHO: Final = (["who"], ["that"])
_DID_SO: Final = (["who", "did", "so"], ["who", "did", "it"], ["who", "played", "it"], ["whoever", "played", "it"])
_OBLIGED: Final = frozenset(("you", "they", "has", "have", "had"))
_BEING: Final = frozenset(("be", "is", "contain", "contains", "to", "of", "are"))
_THEIRS: Final = ("they ", "YOU ", "NOBODY ", "a player ", "A player ")
_CARD_NAMES: Final = word_set("ace jack queen king joker spade heart diamond club")
