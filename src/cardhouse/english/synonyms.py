"""Words that mean the same as those of the grammar. A line more here is a wording more that is understood."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from cardhouse.english.tokens import Token, TokenSort, tokens

TABLE: Final = """
whenever | every time | each time => when
someone | anyone | somebody | anybody => a player
nobody | no one => no player
everyone else | everybody else | every other player | each other player | the other players => all other players
everyone | everybody | every player | all players => each player
cannot | must not | must never | may never | is not allowed to | are not allowed to => may not
can | is allowed to | are allowed to => may
has to | have to | needs to | need to | shall => must
picks up => draws
pick up => draw
goes again | takes an extra turn | gets another turn => takes another turn
go again | take an extra turn | get another turn => take another turn
misses a turn | loses their turn | misses their turn => is skipped
the direction of play | the order of play | play direction => turn order
reverses | changes direction => is reversed
anticlockwise | counterclockwise | anti-clockwise => counter-clockwise
color => colour
court card | picture card => face card
he or she | he | she => they
his or her | his | her => their
reaches | comes to have => begins to have
gets down to => drops to
gets a penalty | takes a penalty | draws a penalty card => receives a penalty
at once | right away | straight away => immediately
knock on the table => knock
the discard pile => the play pile
puts a card under the draw pile => discards a card
put a card under the draw pile => discard a card
the direction is reversed => turn order is reversed
canceled => cancelled
face-up => face up
"""

Synonyms = Mapping[str, Sequence[tuple[tuple[str, ...], tuple[Token, ...]]]]


def compiled(table: str) -> Synonyms:
    """By first word, the longest wording first."""
    found: dict[str, list[tuple[tuple[str, ...], tuple[Token, ...]]]] = {}
    for line in table.strip().splitlines():
        left, right = line.split("=>")
        target = tuple(tokens(right))
        for wording in left.split("|"):
            words = tuple(wording.split())
            found.setdefault(words[0], []).append((words, target))
    for wordings in found.values():
        wordings.sort(key=lambda wording: -len(wording[0]))
    return found


SYNONYMS: Final = compiled(TABLE)


def rewritten(words: Sequence[Token], synonyms: Synonyms = SYNONYMS) -> list[Token]:
    """The same words in those of the grammar; what is quoted stays."""
    found: list[Token] = []
    place = 0
    while place < len(words):
        length, target = _fitting(words, place, synonyms)
        if length:
            start, end = words[place].start, words[place + length - 1].end
            found += [replace(token, start=start, end=end) for token in target]
        else:
            found.append(words[place])
        place += length or 1
    return found


def _fitting(words: Sequence[Token], place: int, synonyms: Synonyms) -> tuple[int, tuple[Token, ...]]:
    for wording, target in synonyms.get(words[place].word, ()):
        there = words[place : place + len(wording)]
        if len(there) == len(wording) and all(
            token.word == word and token.sort is not TokenSort.STR for token, word in zip(there, wording, strict=True)
        ):
            return len(wording), target
    return 0, ()
