"""What people say after a rule that changes nothing in it: that it is meant, that it is simple, to whom it is said."""

from collections.abc import Sequence
from typing import Final

from cardhouse.english.tokens import Token, TokenSort


def without_tails(words: list[Token]) -> list[Token]:
    """Without such words at the end, without names for those who listen, and without `if you like` after `may`."""
    return _ended_before(_not_addressed(_left_to_them(words)))


def _ended_before(words: list[Token]) -> list[Token]:
    end = len(words)
    while end and _sign(words[end - 1]):
        end -= 1
    asked = any(token.word == "?" for token in words[end:])
    for said in (*_AFTER, *(_ASKED if asked else ())):
        start = end - len(said)
        if start > 1 and _stands(words, start, said):
            while start > 1 and (_sign(words[start - 1]) or words[start - 1].word == "and"):
                start -= 1
            return words[:start]
    return words


def _not_addressed(words: list[Token]) -> list[Token]:
    """`So, dear, whenever ...`: a name for who listens, between commas or at either end."""
    found: list[Token] = []
    for place, token in enumerate(words):
        after = words[place + 1] if place + 1 < len(words) else None
        cut = place == 0 or _sign(words[place - 1])
        if (
            token.sort is TokenSort.WORD
            and token.word in _LISTENING
            and cut
            and (after is None or _sign(after) or not place)
        ):
            if found and found[-1].word == ",":
                found.pop()
            continue
        if not found and _sign(token) and place:
            continue  # the comma after it
        found.append(token)
    return found if found and len(found) > 1 else words


def _left_to_them(words: list[Token]) -> list[Token]:
    """`may go again if you like`: that is what may says."""
    for place, token in enumerate(words):
        if token.word != "may" or token.sort is TokenSort.STR or words[place + 1 : place + 2] == []:
            continue
        if words[place + 1].word == "not" or any(each.word in _DENYING for each in words[:place]):
            return words
        for start in range(place + 1, len(words)):
            if words[start].word in (".", ";", "may", "not"):
                break
            length = _liking(words, start)
            if length:
                cut = start - 1 if words[start - 1].word == "," else start
                end = (
                    start + length + (cut < start and start + length < len(words) and words[start + length].word == ",")
                )
                return [*words[:cut], *words[end:]]
    return words


def _liking(words: Sequence[Token], place: int) -> int:
    """How many words from here on say that it is as somebody likes, up to the end of the clause."""
    if [token.word for token in words[place : place + 1]] != ["if"] or place + 2 >= len(words):
        return 0
    if words[place + 1].word not in ("you", "they", "that") or words[place + 2].word not in _LIKE:
        return 0
    length = 3
    while place + length < len(words) and words[place + length].word in ("to", "so", "it", "like"):
        length += 1
    return length if place + length == len(words) or _sign(words[place + length]) else 0


def _sign(token: Token) -> bool:
    return token.sort is TokenSort.SIGN


def _stands(words: Sequence[Token], place: int, said: tuple[str, ...]) -> bool:
    there = words[place : place + len(said)]
    return all(token.word == word and token.sort is not TokenSort.STR for token, word in zip(there, said, strict=True))


_LIKE: Final = frozenset(("want", "like", "wish", "choose", "please", "desire", "prefer", "fancy", "feel"))
_DENYING: Final = frozenset(("no", "not", "never", "only", "none", "nobody", "neither"))
_LISTENING: Final = frozenset(
    ("dear", "dears", "honey", "sweetie", "darling", "love", "loves", "bro", "mate", "mates", "dude", "man", "friend")
) | {"friends", "folks", "guys", "boys", "girls", "ladies", "gentlemen", "lads", "fellas", "kids", "children"}
_AFTER: Final = tuple(
    tuple(line.split())
    for line in """
it is as simple as that
as simple as that
simple as that
that 's the rule
that is the rule
thats the rule
that 's it
that is it
that 's all
and that 's that
end of story
full stop
period
no excuses
no discussion
no ifs or buts
come what may
under all circumstances
at all costs
no matter what
without exception
bless them
done
please
mind you
it 's only polite
for all purposes
and no dawdling
and no grumbling
and no cheating
so plan ahead
so think ahead
so be careful
so careful
so beware
so watch out
so pay attention
so be quick
so hurry
so hurry up
so be warned
so don't forget
so do not forget
you have been warned
you 've been warned
beware
watch out
""".strip().splitlines()
)
"""The longer of two comes first. None of them says when, whom or what; what allows something in spite of it is read
before.
"""

_ASKED: Final = (("okay",), ("right",), ("got", "it"))
"""The same, where it is a question."""
