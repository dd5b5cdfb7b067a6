"""How people write in haste: signs for suits, letters for ranks and words, endings without an apostrophe."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from cardhouse.english.front.contractions import spoken_out
from cardhouse.english.tokens import Token, TokenSort, tokens

_SUITS: Final = {
    "♠": "spades",
    "♥": "hearts",
    "♦": "diamonds",
    "♣": "clubs",
    "♤": "spades",
    "♡": "hearts",
    "♢": "diamonds",
    "♧": "clubs",
}
_RANKED: Final = frozenset(("a", "j", "q", "k", "ace", "jack", "queen", "king"))
_SILENT: Final = frozenset(("\ufe0f", "\ufe0e", "\u200d"))
"""What only says how a sign is painted."""

_LETTERS: Final = {"j": "jack", "q": "queen", "k": "king"}
_RANKS: Final = {**_LETTERS, "a": "ace"}
_SHORT: Final = {
    "u": "you",
    "ya": "you",
    "ur": "your",
    "w": "with",
    "ppl": "people",
    "pls": "please",
    "plz": "please",
    "gotta": "have to",
    "hafta": "have to",
    "hasta": "has to",
    "everytime": "every time",
    "anytime": "at any time",
    "sec": "seconds",
    "secs": "seconds",
    "pts": "points",
    "pt": "point",
    "til": "until",
    "till": "until",
    "'til": "until",
    "clockwize": "clockwise",
    "alot": "many",
    "noone": "nobody",
    "dont": "do not",
    "doesnt": "does not",
    "isnt": "is not",
    "arent": "are not",
    "wont": "will not",
    "youre": "you are",
    "theyre": "they are",
    "mustnt": "must not",
    "shouldnt": "should not",
    "havent": "have not",
    "hasnt": "has not",
    "thats": "that is",
    "whats": "what is",
    "gonna": "going to",
    "wanna": "want to",
    "lemme": "let me",
    "cuz": "because",
    "cos": "because",
    "coz": "because",
    "nxt": "next",
    "plyr": "player",
    "sum1": "somebody",
    "any1": "anybody",
    "every1": "everybody",
}
"""Words that are written shorter in a chat."""

_DRAWN_OUT: Final = re.compile(r"([a-z])\1{2,}")
"""`soooo` is so: no word has three of a letter in a row."""

_BEING: Final = frozenset(
    ("down", "on", "out", "left", "at", "sat", "about", "the", "a", "allowed", "skipped", "not", "only")
)
"""`ur down to one card` says that you are."""

_OWNERS: Final = frozenset(
    ("players", "someones", "somebodys", "anyones", "anybodys", "persons", "neighbours", "peoples")
)
_OWNED: Final = frozenset(("hand", "cards", "turn", "card"))
_BEFORE_OWNERS: Final = frozenset(("next", "previous", "another", "other", "left", "right"))


def spelt_out(words: Iterable[Token], text: str) -> list[Token]:
    """The words as they would stand in a letter."""
    seen = _with_ones([token for token in words if token.word not in _SILENT])
    return _lettered(_owned(spoken_out(_long(_in_one_go(_reached(_ranged(_suited(_short_cards(seen, text)))))))))


def _with_ones(words: Sequence[Token]) -> list[Token]:
    """`any1` is one word, though a number ends it."""
    found: list[Token] = []
    for token in words:
        if token.word == "1" and found and found[-1].end == token.start and f"{found[-1].word}1" in _SHORT:
            found[-1] = replace(found[-1], word=f"{found[-1].word}1", end=token.end)
        else:
            found.append(token)
    return found


def ended(words: Sequence[Token], text: str) -> list[Token]:
    """`say "Hi." If not, ...`: where a quotation ends a sentence, its stop ends it; `say, "Hi"` is to say that."""
    found: list[Token] = []
    for place, token in enumerate(words):
        said = token.sort is TokenSort.STR and len(found) > 1 and found[-2].word in _TO_SAY
        if said and found[-1].word in (",", ":"):
            del found[-1]
        found.append(token)
        after = words[place + 1] if place + 1 < len(words) else None
        if token.sort is not TokenSort.STR or after is None or after.sort is not TokenSort.WORD:
            continue
        if token.word.endswith((".", "!", "?")) and text[after.start : after.start + 1].isupper():
            found.append(Token(".", TokenSort.SIGN, start=token.end, end=token.end))
        elif token.word.endswith(",") and len(token.word) > 1:
            found[-1] = replace(token, word=token.word[:-1])
            found.append(Token(",", TokenSort.SIGN, start=token.end, end=token.end))
    return found


_TO_SAY: Final = frozenset(("say", "says", "saying", "yell", "shout", "exclaim", "announce", "declare", "call"))


def explained(words: Sequence[Token]) -> list[Token]:
    """A card in brackets behind the same card is left out: `Jack (J)`; `a skip card (8)` is that 8."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        close = place + 2
        while close < len(words) and close < place + 6 and words[close].word != ")":
            close += 1
        inside = words[place + 1 : close]
        if words[place].word == "(" and found and close < len(words) and inside and all(map(_of_card, inside)):
            if len(inside) == 1 and _same_rank(found[-1], inside[0]):
                place = close + 1
                continue
            kind = _kind_of_card(found)
            if kind and len(inside) == 1:
                del found[-kind:]
                found += inside
                place = close + 1
                continue
        found.append(words[place])
        place += 1
    return found


def _of_card(token: Token) -> bool:
    return _is_rank(token) or token.word in _RANKED


def _same_rank(first: Token, second: Token) -> bool:
    numbers = (TokenSort.NUM, TokenSort.NUMS)
    if first.sort in numbers or second.sort in numbers or {first.word, second.word} & {"deuce", "deuces"}:
        return _pips(first) == _pips(second) != 0
    return _rank_name(first) == _rank_name(second) != ""


def _pips(token: Token) -> int:
    return 2 if token.word in ("deuce", "deuces") else token.number


def _rank_name(token: Token) -> str:
    word = token.word.removesuffix("s")
    name = _RANKS.get(word, word)
    return name if name in _RANKED else ""


def _kind_of_card(found: Sequence[Token]) -> int:
    """How many of the last words are `skip card`, `suit wish card`: a name for a kind of card that no pack has."""
    if found[-1].word not in ("card", "cards"):
        return 0
    if found[-1].word == "card" and found[-2:-1] and found[-2].word in ("a", "any", "the", "each", "every"):
        return 1
    length = 1
    while length < len(found) and length < 4 and found[-length - 1].word in _KINDS:
        length += 1
    return length if length > 1 else 0


_KINDS: Final = frozenset(
    (
        "wish",
        "skip",
        "draw",
        "reverse",
        "reversal",
        "wild",
        "suit",
        "rank",
        "stop",
        "block",
        "change",
        "special",
        "trick",
    )
)

_SHORT_CARD: Final = re.compile(r"([AJQK])([SHDC])|([jqk])([hdc])|([AJQKjqk])(s)")
_INITIALS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def _short_cards(words: Sequence[Token], text: str) -> list[Token]:
    """`QH` and `10d` are cards, `Qs` are Queens; `as` is a word, but `AS` and `As:` are not."""
    found: list[Token] = []
    for place, token in enumerate(words):
        written = text[token.start : token.end]
        before_sign = place + 1 < len(words) and words[place + 1].sort is TokenSort.SIGN
        said = _SHORT_CARD.fullmatch(written) if token.sort is TokenSort.WORD else None
        if _after_number(found, token, written):
            found.append(replace(token, word=_INITIALS[token.word], sort=TokenSort.SIGN))
        elif said is None or (written in ("AS", "As") and not before_sign) or text.isupper():
            found.append(token)
        elif said[6]:
            found.append(replace(token, word=f"{_RANKS[token.word[0]]}s"))
        else:
            found.append(replace(token, word=token.word[0] + _INITIALS[token.word[1]]))
    return found


def _after_number(found: Sequence[Token], token: Token, written: str) -> bool:
    """The letter of a suit at the end of a number, without a space: `7h`, `10D`, but never `7s`."""
    last = found[-1] if found else None
    return (
        last is not None
        and last.sort is TokenSort.NUM
        and last.end == token.start
        and written in ("h", "d", "c", "S", "H", "D", "C")
    )


def _reached(words: Sequence[Token]) -> list[Token]:
    """`Should anyone play` is when somebody does; `gets to 10` is no leave."""
    found: list[Token] = []
    for place, token in enumerate(words):
        if not place and token.word == "should" and token.sort is TokenSort.WORD:
            token = replace(token, word="when")
        before = [each.word for each in found[-2:]]
        if token.sort is TokenSort.NUM and before in (["gets", "to"], ["get", "to"]):
            found[-2:] = [replace(found[-2], word="reaches")]
        found.append(token)
    return found


def _ranged(words: Sequence[Token]) -> list[Token]:
    """`2 to 5`, `2 through 5` and `2-5` are all numbers from the one to the other, where a rank can stand."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        token = words[place]
        found.append(token)
        place += 1
        if place + 1 >= len(words) or not _is_range(token, words[place], words[place + 1], words[place + 2 :]):
            continue
        between, last = words[place], words[place + 1]
        found[-1] = replace(token, word=str(token.number), sort=TokenSort.NUM)
        before = [each.word for each in found[-3:-1]]
        if before[-1:] == ["from"]:
            del found[-2]
            if before[:1] in (["card"], ["cards"]):
                del found[-2]
                if found[-2:-1] and found[-2].word in ("any", "a", "the", "all", "each", "every"):
                    del found[-2]
        for number in range(token.number + 1, last.number + 1):
            found += [
                replace(between, word="/", sort=TokenSort.SIGN),
                replace(last, word=str(number), sort=TokenSort.NUM, number=number),
            ]
        place += 2
    return found


def _is_range(first: Token, between: Token, last: Token, after: Sequence[Token]) -> bool:
    if first.sort is not last.sort or first.sort not in (TokenSort.NUM, TokenSort.NUMS):
        return False
    if not 2 <= first.number < last.number <= 10:
        return False
    if after and after[0].word in ("cards", "card", "seconds", "players", "points", "times", "turns"):
        return False
    if between.sort is TokenSort.SIGN:
        return between.word in ("-", "–") and first.end == between.start and between.end == last.start
    return between.word in ("to", "through", "thru")


def _in_one_go(words: Sequence[Token]) -> list[Token]:
    """`two at once` is two together, and not one 2 that is played right away."""
    found: list[Token] = []
    for token in words:
        found.append(token)
        counted = found[-3:-2] and (found[-3].sort is TokenSort.NUM or found[-3].word in ("kind", "alike"))
        if counted and [each.word for each in found[-2:]] == ["at", "once"]:
            found[-2:] = [replace(token, word="together", start=found[-2].start)]
    return found


def _suited(words: Sequence[Token]) -> list[Token]:
    """A sign for a suit is its name: after a rank, "of Spades"; before one it belongs to that rank."""
    found: list[Token] = []
    waiting: Token | None = None
    for place, token in enumerate(words):
        sign = token.word[-1:]
        if token.sort is TokenSort.STR or sign not in _SUITS:
            found.append(token)
            if waiting is not None:
                found += [replace(waiting, word="of", sort=TokenSort.WORD), waiting]
                waiting = None
            continue
        if len(token.word) > 1:
            found += tokens(token.word[:-1])
            found[-1] = replace(found[-1], start=token.start, end=token.end)
        suit = replace(token, word=_SUITS[sign], sort=TokenSort.WORD)
        after = words[place + 1] if place + 1 < len(words) else None
        if found and _is_rank(found[-1]):
            found += [replace(token, word="of", sort=TokenSort.WORD), suit]
        elif after is not None and _is_rank(after) and after.start <= token.end + 1:
            waiting = suit
        else:
            found.append(suit)
    return found


def _is_rank(token: Token) -> bool:
    return token.sort is TokenSort.NUM or (token.sort is TokenSort.WORD and token.word in _RANKED)


def _long(words: Sequence[Token]) -> list[Token]:
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1].word if place + 1 < len(words) else ""
        if token.sort is TokenSort.WORD and _DRAWN_OUT.search(token.word):
            token = replace(token, word=_DRAWN_OUT.sub(r"\1", token.word))
        if token.sort is not TokenSort.WORD:
            with_ = found and token.word == "/" and found[-1].word == "with" and words[place - 1].word == "w"
            if not with_:
                found.append(token)
        elif token.word == "ur" and after in _BEING:
            found += [replace(token, word="you"), replace(token, word="are")]
        elif token.word in _SHORT:
            found += [replace(word, start=token.start, end=token.end) for word in tokens(_SHORT[token.word])]
        elif token.word == "its" and after in ("your", "their", "ur", "a", "an", "the", "not", "someones"):
            found += [replace(token, word="it"), replace(token, word="'s")]
        else:
            found.append(token)
    return found


def _owned(words: Sequence[Token]) -> list[Token]:
    """`the next players cards` are that player's; `King's` and `two's` are several, where nothing is theirs."""
    found: list[Token] = []
    words = _several(words)
    for place, token in enumerate(words):
        after = words[place + 1].word if place + 1 < len(words) else ""
        before = words[place - 1].word if place else ""
        alone = token.word not in ("players", "persons", "peoples")
        if (
            token.sort is TokenSort.WORD
            and token.word in _OWNERS
            and after in _OWNED
            and (alone or before in _BEFORE_OWNERS)
        ):
            found += [replace(token, word=token.word[:-1]), replace(token, word="'s")]
        else:
            found.append(token)
    return found


def _several(words: Sequence[Token]) -> list[Token]:
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1].word if place + 1 < len(words) else ""
        if token.word != "'s" or not found or not _is_rank(found[-1]) or after in (*_OWNED, "suit", "rank", "colour"):
            found.append(token)
        elif found[-1].sort is TokenSort.NUM:
            found[-1] = replace(found[-1], word=f"{found[-1].number}s", sort=TokenSort.NUMS, end=token.end)
        else:
            name = _RANKS.get(found[-1].word, found[-1].word)
            found[-1] = replace(found[-1], word=f"{name}s", end=token.end)
    return found


def _lettered(words: Sequence[Token]) -> list[Token]:
    """J, Q and K are ranks; A is one where it stands before a sign or at the end, after a stroke, or before a suit."""
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else None
        before = words[place - 1].word if place else ""
        if token.sort is TokenSort.WORD and token.word in _LETTERS:
            token = replace(token, word=_LETTERS[token.word])
        elif (
            token.word == "a"
            and token.sort is not TokenSort.STR
            and (before == "/" or after is None or _after_ace(after))
        ):
            token = replace(token, word="ace")
        found.append(token)
    return found


def _after_ace(token: Token) -> bool:
    """What can come after the letter A as a rank, and not after the article."""
    return (token.sort is TokenSort.SIGN and token.word != "+") or token.word == "of"


def named(words: Sequence[Token]) -> list[Token]:
    """`Jokers are wild; whoever plays one ...`: it is the card that was spoken of; `a red one` is a red one of that."""
    found: list[Token] = []
    for place, token in enumerate(words):
        if token.sort is TokenSort.NUM and _somebody(words, place):
            found.append(replace(token, sort=TokenSort.WORD, number=0))
            continue
        if token.word in ("one", "ones") and place and words[place - 1].word in _KINDLY:
            found.append(_coloured(found, token, words[place + 1 : place + 7]))
            continue
        if not _stands_for_a_card(words, place):
            found.append(token)
            continue
        kinds = _kinds_spoken_of(found)
        if len(kinds) == 1:
            found += [replace(part, start=token.start, end=token.end) for part in (_A, *kinds.pop())]
        else:
            found.append(replace(token, sort=TokenSort.WORD, number=0))
    return found


def _somebody(words: Sequence[Token], place: int) -> bool:
    """`the one who laid it`, `that one next to you`: a person, and no card."""
    after = words[place + 1].word if place + 1 < len(words) else ""
    return words[place].word == "one" and place > 0 and words[place - 1].word in _THIS and after in _TELLING


_THIS: Final = frozenset(("the", "that", "this"))
_TELLING: Final = frozenset(
    ("who", "that", "whose", "next", "after", "before", "behind", "following", "preceding", "sitting", "seated", "to")
) | {"on", "with", "holding", "having", "playing", "left", "right", "two", "ahead", "up", "coming", "going", "just"}


def _coloured(before: Sequence[Token], one: Token, after: Sequence[Token]) -> Token:
    """`black Queens skip, red ones ...` are Queens; `any 7 other than a red one` is one without a red card; and
    `only red ones may be put on it` are cards that come after the Queen.
    """
    ranks = {kind[-1] for kind in _kinds_spoken_of(before)}
    if not ranks or _come_next(after) or _of_any_card(before) or any(map(_leaves_out, before[-4:], before[-3:])):
        return replace(one, word=one.word.replace("one", "card"), sort=TokenSort.WORD, number=0)
    if len(ranks) > 1:
        return replace(one, word="one_of_them", sort=TokenSort.WORD, number=0)  # nobody can say of which
    return replace(ranks.pop(), start=one.start, end=one.end)


def _come_next(after: Sequence[Token]) -> bool:
    said = [token.word for token in after if token.sort is TokenSort.WORD]
    return not _AFTERWARDS.isdisjoint(pairwise(said))


_AFTERWARDS: Final = frozenset(
    (("on", "it"), ("may", "follow"), ("must", "follow"), ("come", "next"), ("comes", "next"), ("be", "next"))
) | {("played", "next"), ("on", "top"), ("is", "showing")}


def _of_any_card(before: Sequence[Token]) -> bool:
    """`After a 7 the next card must be a red one`: a card was spoken of last, and no 7."""
    last = next((token for token in reversed(before) if token.word in ("card", "cards") or _one_of(token)), None)
    return last is not None and last.word in ("card", "cards")


def _leaves_out(before: Token, token: Token) -> bool:
    """`any but a red one`, but not `red ones skip, but black ones reverse`: there something new begins."""
    return token.word in _LEFT_OUT and not (token.word == "but" and before.sort is TokenSort.SIGN)


_LEFT_OUT: Final = frozenset(("than", "but", "except", "not", "besides"))


def _stands_for_a_card(words: Sequence[Token], place: int) -> bool:
    after = words[place + 1 : place + 2]
    said = (
        words[place].word == "one"
        and place > 0
        and (words[place - 1].word in _PLAYED or _ended_on(words, place) or _drawn_too(words, place))
    )
    return said and not any(
        token.word in _COUNTED or token.word in ("after", "by") or _of_card(token) for token in after
    )


def _ended_on(words: Sequence[Token], place: int) -> bool:
    """`you can't finish on one`, `play a 6 on one`: a card lies there, or is the last."""
    after = words[place + 1] if place + 1 < len(words) else None
    if words[place - 1].word not in ("on", "with", "upon", "onto", "of") or not (after is None or _goes_on(after)):
        return False
    before = [token.word for token in words[max(place - 6, 0) : place - 1]]
    ends = any(word in _ENDING for word in before)
    return ends or (words[place - 1].word != "with" and any(word in _PLAYED for word in before))


def _goes_on(token: Token) -> bool:
    return token.sort is TokenSort.SIGN or token.word in ("and", "then", "you", "they", "unless", "if", "when", "the")


def _drawn_too(words: Sequence[Token], place: int) -> bool:
    """`when you play a 9 or draw one`, `when you draw one`, after a 9 was spoken of: to draw a 9."""
    if words[place - 1].word not in ("draw", "draws", "drew", "have", "has", "hold", "holds"):
        return False
    before = [token.word for token in words[max(place - 5, 0) : place - 1]]
    card = words[place - 3] if place > 2 else None
    if before[-1:] == ["or"] and card is not None and _one_of(card):
        return True
    while before and before[-1] in _DOER:
        before.pop()
    return before[-1:] in (["when"], ["whenever"], ["if"], ["time"]) and words[place - 1].word.startswith("dr")


_ENDING: Final = frozenset(("finish", "finishes", "end", "ends", "win", "wins", "out", "close", "finishing", "ending"))
_DOER: Final = frozenset(("you", "they", "someone", "somebody", "anyone", "anybody", "player", "a", "he", "she"))


def _kinds_spoken_of(words: Sequence[Token]) -> set[tuple[Token, ...]]:
    """The cards that these words name, each as one card, with its colour."""
    kinds: set[tuple[Token, ...]] = set()
    for place, token in enumerate(words):
        kind = _one_of(token)
        before = words[place - 1].word if place else ""
        if kind is not None and (token.sort is not TokenSort.NUM or before in _BEFORE_RANKS):
            adjective = (Token(before, TokenSort.WORD),) if before in _COLOURS else ()
            kinds.add((*adjective, kind))
    return kinds


def _one_of(token: Token) -> Token | None:
    if token.sort in (TokenSort.NUM, TokenSort.NUMS) and token.number > 1:
        return Token(str(token.number), TokenSort.NUM, token.number)
    if token.sort is TokenSort.WORD and token.word.removesuffix("s") in _NAMED:
        return Token(token.word.removesuffix("s"), TokenSort.WORD)
    return None


_COLOURS: Final = frozenset(("red", "black"))
_KINDLY: Final = _COLOURS | {"even", "odd", "prime"}
_A: Final = Token("a", TokenSort.WORD)
_PLAYED: Final = frozenset(("play", "plays", "played", "playing", "lay", "lays"))
_NAMED: Final = frozenset(("ace", "jack", "queen", "king", "joker"))
_BEFORE_RANKS: Final = frozenset(("a", "an", "the", "any", "every", "each", "red", "black"))
"""After these a number is a rank, not a count: `two left, play one`."""

_COUNTED: Final = frozenset(
    ("card", "cards", "more", "of", "extra", "additional", "or", "by", "at", "single", "other", "red", "black", "face")
)
"""Before these, `one` is a number."""
