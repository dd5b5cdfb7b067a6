"""Who is meant where a text speaks of several people."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Clause, Sentence, Who
from cardhouse.english.tokens import tokens
from cardhouse.english.walking import inside
from cardhouse.english.writing.cards import cards_said

_CHOSEN: Final = m.Plain(m.Person.CHOSEN)
_ANOTHER_CHOSEN: Final = m.Plain(m.Person.ANOTHER_CHOSEN)
_NEXT: Final = m.Plain(m.Person.NEXT)
_EACH: Final = m.Plain(m.Person.EACH)
_OTHER_PEOPLE: Final = (_NEXT, m.Plain(m.Person.PREVIOUS), m.Plain(m.Person.DEALER))
_WHO_LAID: Final = re.compile(
    r"\b(?:who|that)(?: has| had)?(?: just)? (?:played|laid|placed|put|threw|thrown|used)(?: down)? "
    r"(?:the|that|this|a|an) ((?:red |black )?\w+(?: of \w+)?)",
    re.IGNORECASE,
)
_RANKS_AND_SUITS: Final = frozenset(map(str, range(2, 11))) | {
    *("ace", "jack", "queen", "king", "joker", "spade", "heart", "diamond", "club", "red", "black")
}
_AFTER_THEM: Final = re.compile(
    r"\bnext\b.*(?:\band\b|\bthen\b|[,;.]).*\b(?:one|player|person|guy) (?:after|following|behind) "
    r"(?:him|her|them|that|it|this|the (?:first|one))\b",
    re.IGNORECASE,
)
_LEFT_TO_THEM: Final = re.compile(
    r"\b(?:may|can|could|might|gets? to|able to|allowed to|free to|permitted to|lets? (?:you|them|the player))\b"
    r"(?: \w+){0,2}? (?:make|force|choose|pick|let|have|select|name|order|cause|compel|point|decide|determine)\b",
    re.IGNORECASE,
)
"""`You may make any player miss a turn`: it may be left undone."""

_SO_CALLED: Final[tuple[tuple[re.Pattern[str], tuple[type[object] | m.Deed, ...]], ...]] = tuple(
    (
        re.compile(
            rf"(?<!is )(?<!are )(?<!['’]re )(?<!becomes )(?<!wins as )\b(?:the|its) (?:{nouns})\b", re.IGNORECASE
        ),
        deeds,
    )
    for nouns, deeds in (
        ("drawer|drawing player", (m.OnDrawing,)),
        ("speaker", (m.OnSaying,)),
        ("winner|winning player", (m.Deed.WINS,)),
        ("author|inventor|proposer|rule maker", (m.Deed.INTRODUCES_RULE,)),
        ("caller", (m.Deed.BAD_CALL, m.Deed.GIVES_PENALTY, m.OnSaying)),
        ("offender|(?:penalised|punished|offending|fined) (?:player|one|person)", (m.Deed.RECEIVES_PENALTY,)),
        ("(?:skipped|jumped) (?:player|one|person)", (m.Deed.IS_SKIPPED,)),
        ("leaver|leaving player", (m.Deed.LEAVES,)),
    )
)
"""Who is called after a deed is whoever has done it, and nobody else."""

_ELSE: Final = re.compile(r"\b(?:else|another|other|different|second)\b", re.IGNORECASE)
_OF_ONESELF: Final = re.compile(
    r"(?!\W*(?:when|whenever|if|after|once|upon|on|as soon|(?:every|each|any) time)\b).+?"
    r"\b(?:(?:when|whenever|if|after|once|as soon as|(?:every|each|any) time) (?:he|she|they)"
    r"|(?:when|after|upon|on|by|for|while) \w+ing)\b",
    re.IGNORECASE,
)
"""`The dealer draws one if he plays a Jack`: he may be the dealer."""
_CHOICES: Final = (_CHOSEN, _ANOTHER_CHOSEN)
_OF_CHOICE: Final = re.compile(r"\bof (?:your|their|his|her) choice\b", re.IGNORECASE)
_MADE_CHOICE: Final = re.compile(
    r"\b(?:some(?:one|body)|any(?:one|body)?|another|other|choice|choose|chose|pick|select|whom(?:ever)?)\b",
    re.IGNORECASE,
)
_RACE: Final = re.compile(r"\b(?:first|last|slowest|fastest|quickest)\b", re.IGNORECASE)
_ANEW: Final = re.compile(r"\b(?:they|he|she|that player|that person)\b", re.IGNORECASE)
_DOER: Final = re.compile(
    r"\b(?:who|whoever|that)(?: has| had)?(?: just)? \w+(?:ed|id|ew)\b|\b(?:its|same|active|playing|current) player\b"
    r"|(?:^|[,;.]|\band|\bthen|\bthe) player\b(?! (?:to|after|before|with|of|on))",
    re.IGNORECASE,
)
"""Who is named by what they did: `the one who played it`, `its player`, `player says ...`."""
_GOES_ON: Final = re.compile(
    r"(?:\band|\bthen|\bbut|[,;.])(?: then| also)? "
    r"(?:must|ha[sd] to|have to|needs? to|should|may|can|is|are|\w*[^s\W]s)\b",
    re.IGNORECASE,
)
"""`... and bows`: nobody is named anew."""
_PERSON: Final = r"(?: (?:player|person|one|guy|in line|in turn))?"
_SOMEBODY: Final = re.compile(
    r"\b(?:(?:some|any|every)(?:one|body)|others?|else|opponents?|neighbou?r|left|right|most|fewest|least|last|first"
    r"|one|players?|people|person|guy|choice)\b",
    re.IGNORECASE,
)
_NAMES: Final = {
    m.Person.NEXT: re.compile(rf"\b(?:next|following|after (?:you|them|him|her)){_PERSON}\b", re.IGNORECASE),
    m.Person.PREVIOUS: re.compile(rf"\b(?:previous|before (?:you|them|him|her)|last){_PERSON}\b", re.IGNORECASE),
    m.Person.DEALER: re.compile(r"\bdealer\b", re.IGNORECASE),
}
_EVERYBODY: Final = (m.THEY, m.Plain(m.Person.EACH), m.Plain(m.Person.ANY), m.Plain(m.Person.A_PLAYER))
_ROUNDS: Final = (m.Occurs(m.TableEvent.ROUND_BEGINS), m.Occurs(m.TableEvent.ROUND_ENDS))
_YOU: Final = re.compile(r"\byou\b|\bplayers\b", re.IGNORECASE)
_THEY: Final = re.compile(r"\b(?:they|them|he|she|him|that player|that person)\b", re.IGNORECASE)
_SPOKEN_TO: Final = re.compile(r"\b(?:you|u|your|ur)\b", re.IGNORECASE)
_COMPARED: Final = re.compile(r"\b(?:as|match\w*|previous|before|top|last|below|under\w*|follow\w*)\b", re.IGNORECASE)


def of_those_meant(sentence: Sentence, said: str) -> Sentence | None:
    """The sentence with the people who are meant, or None where they cannot be told apart; quotations are left out."""
    if any(_is_beside_another(play, said) for play in inside(sentence, m.ToPlay)):
        return None
    if not isinstance(sentence, m.Trigger):
        return sentence
    if (
        _more_than_named(sentence, said)
        or _who_laid_another(sentence, said)
        or _you_and_another(sentence, said)
        or _of_a_group_beside_another(sentence, said)
    ):
        return None
    if any(noun.search(said) and not _does(sentence, deeds) for noun, deeds in _SO_CALLED):
        return None
    nexts = sum(_deeds(clause) for clause in sentence.clauses if _who(clause) == _NEXT)
    if nexts > 1 and _AFTER_THEM.search(said):
        return None  # the one after the next player is somebody else
    beside = _of_whom_it_hangs_on(sentence)
    if beside is not None and _THEY.search(said) and any(_who(clause) == m.THEY for clause in sentence.clauses):
        return _of_another(sentence, beside) if _SPOKEN_TO.search(said) else None
    return _two_chosen(_for_each(sentence, said), said)


def _more_than_named(sentence: m.Trigger, said: str) -> bool:
    """`A player of your choice draws a card and bows` chooses once; `the last to knock draws and bows` runs once."""
    people = [_who(clause) for clause in sentence.clauses]
    chosen = sum(who in _CHOICES for who in people)
    races = sum(isinstance(who, m.Doer) for who in people)
    return (chosen > 1 and chosen > len(_MADE_CHOICE.findall(said))) or (races > 1 and races > len(_RACE.findall(said)))


def _of_whom_it_hangs_on(sentence: m.Trigger) -> Who | None:
    """Somebody else of whom something has to be so: `if the next player has 1 card when you play a 2, they draw`."""
    for state in sentence.condition.states if sentence.condition is not None else ():
        who = getattr(state, "who", None)
        if who in _OTHER_PEOPLE:
            return who  # type: ignore[no-any-return]
    return None


def _of_another(sentence: m.Trigger, who: Who, instead_of: object = m.THEY) -> m.Trigger:
    clauses = tuple(
        replace(clause, who=who) if isinstance(clause, (m.Bound, m.Effects)) and clause.who == instead_of else clause
        for clause in sentence.clauses
    )
    return replace(sentence, clauses=clauses)


def _does(sentence: m.Trigger, deeds: tuple[type[object] | m.Deed, ...]) -> bool:
    """Whether what happens is that somebody does one of these."""
    verbs = sentence.event.verbs if isinstance(sentence.event, m.Somebody) else ()
    return any(
        verb == m.OnDeed(deed) if isinstance(deed, m.Deed) else isinstance(verb, deed)
        for verb in verbs
        for deed in deeds
    )


def of_oneself(sentence: Sentence, said: str) -> tuple[Sentence, ...] | None:
    """What can be meant where somebody is spoken of first, and then what `they` do: their own deed, or anybody's. No
    sentence says it of people who are not one; None, where it cannot be mistaken.
    """
    match sentence:
        case m.Trigger(m.Somebody(m.Plain(m.Person.A_PLAYER)) as event, condition=None, clauses=clauses):
            people = {_who(clause) for clause in clauses}
            hangs = any(getattr(clause, "condition", None) is not None for clause in clauses)
            if hangs or people & {*_EVERYBODY, None} or not _OF_ONESELF.match(said):
                return None
            (one, *others) = people
            if others or one not in _OTHER_PEOPLE:
                return ()
            own = replace(_of_another(sentence, m.THEY, one), event=replace(event, who=one))
            return own, sentence
    return None


def of_those_before(sentence: Sentence, said: str) -> tuple[Sentence, ...] | None:
    """`The next player is skipped and must bow`, `give a card to somebody, and they bow`: it is whoever was named last
    who bows. Who can be meant, where it is not who has played alone; None, where it is.
    """
    if not isinstance(sentence, m.Trigger):
        return None
    people = [_whom(clause) for clause in sentence.clauses]
    other = next((who for who, after in pairwise(people) if who not in (m.THEY, None) and after == m.THEY), None)
    if other is None:
        given = _given_to_another(sentence)
        rest = said[_named(said, given) :] if given else ""
        return () if given and (_ANEW.search(rest) or _THEM_TOO.search(rest)) else None
    rest = _OF_CHOICE.sub("", _BESIDE_THEM.sub("", said[_named(said, other) :]))
    if _SPOKEN_TO.search(rest) or _DOER.search(rest):
        return None
    anew, object_too = _ANEW.search(rest) is not None, _THEM_TOO.search(rest) is not None
    if not anew and not object_too and not _GOES_ON.search(rest):
        return None
    if other in _CHOICES or isinstance(other, m.Doer):
        return ()
    start = people.index(other)
    later = _of_another(replace(sentence, clauses=sentence.clauses[start:]), other)  # type: ignore[arg-type]
    own = replace(sentence, clauses=(*sentence.clauses[:start], *later.clauses))
    return (own, sentence) if anew and not object_too else (own,)


def of_those_of_another_sentence(sentences: Sequence[Sentence], said: str) -> tuple[tuple[Sentence, ...], ...] | None:
    """`2s make the next player draw two, red 2s make them draw four`: those who were named for the 2s. What can be
    meant, where somebody else was named before; None, where nobody was, or somebody is named anew.
    """
    other: object = None
    for place, sentence in enumerate(sentences):
        if not isinstance(sentence, m.Trigger):
            continue
        if other is not None and any(_who(clause) == m.THEY for clause in sentence.clauses):
            rest = _OF_CHOICE.sub("", said[_named(said, other) :])
            anew, object_too = _ANEW.search(rest) is not None, _THEM_TOO.search(rest) is not None
            if not (anew or object_too) or _NAMED_ANEW.search(rest):
                return None
            if other in _CHOICES or isinstance(other, m.Doer):
                return ()
            own = (*sentences[:place], _of_another(sentence, other), *sentences[place + 1 :])  # type: ignore[arg-type]
            left = any(isinstance(act, m.ToTakeAnotherTurn) for clause in sentence.clauses for act in _acts(clause))
            sure = (object_too and not anew and not left) or _SPOKEN_TO.search(rest) is not None
            return (own,) if sure else (own, tuple(sentences))
        named = (who for who in map(_who, sentence.clauses) if who not in (m.THEY, None, *_EVERYBODY[2:]))
        other = next(named, other)
    return None


_NAMED_ANEW: Final = re.compile(
    r"\b(?:(?:some|any)(?:one|body)|an? (?:player|person)|whoever|who|the player|every(?:one|body))\b",
    re.IGNORECASE,
)
_THEM_TOO: Final = re.compile(r"\b(?:them|him|her(?! (?:cards?|hand|turn)))\b", re.IGNORECASE)
_BESIDE_THEM: Final = re.compile(r"\b(?:to|on) (?:your|their|his|her) (?:left|right)\b", re.IGNORECASE)


def _whom(clause: Clause) -> object:
    """Who does something, or whose turn it is then."""
    if isinstance(clause, m.TableEffect):
        return getattr(clause.what, "who", None)
    return _who(clause)


def _given_to_another(sentence: m.Trigger) -> object:
    """To whom, or with whom, who played does something before they do something else."""
    deeds = [act for clause in sentence.clauses if _who(clause) == m.THEY for act in _acts(clause)]
    for act in deeds[:-1]:
        for name in ("to", "whom", "who"):
            who = getattr(act, name, None)
            if who not in (None, m.THEY):
                return who
    return None


def _acts(clause: Clause) -> list[object]:
    match clause:
        case m.Bound(acts=groups):
            return [act for group in groups for act in group]
        case m.Effects(acts=acts):
            return list(acts)
    return []


def _named(said: str, who: object) -> int:
    """Where a text has named somebody."""
    words = _NAMES.get(who.person, _SOMEBODY) if isinstance(who, m.Plain) else _SOMEBODY
    found = words.search(said)
    return found.end() if found is not None else 0


def left_to_them(rule: m.RuleMeaning, said: str) -> bool:
    """`You may make any player miss a turn`: it may be left undone, and what can be said happens in any case."""
    clauses = [clause for each in rule.sentences if isinstance(each, m.Trigger) for clause in each.clauses]
    return any(map(_befalls_whom_they_choose, clauses)) and _LEFT_TO_THEM.search(said) is not None


def _befalls_whom_they_choose(clause: Clause) -> bool:
    owed = isinstance(clause, m.Effects) or (isinstance(clause, m.Bound) and clause.modal is m.Modal.MUST)
    return owed and _who(clause) == _CHOSEN


def _who_laid_another(sentence: m.Trigger, said: str) -> bool:
    """`When a King is played, the one who played the 7 ...`: that is not who has played the King; nor is who played the
    King on which the Queen was put.
    """
    below = next((_ranks(verb.on) for verb in inside(sentence, m.OnPlaying) if verb.on is not None), frozenset())
    above = next((_ranks(verb.cards) for verb in inside(sentence, m.OnPlaying)), frozenset())
    before = [_ranks(who.cards) for who in inside(sentence, m.EachWhoPlayed)]
    for found in _WHO_LAID.finditer(said):
        laid = _cards_named(found[1])
        if laid in before:
            continue  # all who have played one so far
        other = _cards_named(said[: found.start()]) or _cards_named(_when(said[found.end() :]))
        if (other and not laid <= other) or (laid and laid <= below and not laid <= above):
            return True
    return False


def _ranks(cards: m.Kinds) -> frozenset[str]:
    return _cards_named(cards_said(cards))


def _when(said: str) -> str:
    """What comes after `when`."""
    found = _WHEN.search(said)
    return found[1] if found is not None else ""


_WHEN: Final = re.compile(r"\b(?:when|whenever|if|once|after|as soon as)\b(.*)", re.IGNORECASE)


def _cards_named(said: str) -> frozenset[str]:
    ranks = (str(each.number) if each.number else each.word.removesuffix("s") for each in tokens(said))
    return frozenset(each for each in ranks if each in _RANKS_AND_SUITS)


def _who(clause: Clause) -> object:
    return clause.who if isinstance(clause, (m.Bound, m.Effects)) else None


def _you_and_another(sentence: m.Trigger, said: str) -> bool:
    """`If the previous player has one card, you may not ...`, `..., say "hi"`: you are not who has it."""
    event = sentence.event
    if not isinstance(event, m.Somebody) or event.who not in _OTHER_PEOPLE:
        return False
    people = [_who(clause) for clause in sentence.clauses]
    if _YOU.search(said) is not None:
        return m.THEY in people or event.who in people
    return m.THEY in people and _THEY.search(said) is None


def _of_a_group_beside_another(sentence: m.Trigger, said: str) -> bool:
    """`two cards of the same rank` are alike among themselves."""
    verbs = sentence.event.verbs if isinstance(sentence.event, m.Somebody) else ()
    plays = [verb for verb in verbs if isinstance(verb, m.OnPlaying) and verb.number is not None and verb.number > 1]
    beside = any(
        isinstance(tail, m.SameAs) and tail.other is not None
        for verb in plays
        for kind in verb.cards.kinds
        for tail in kind.tails
    )
    return beside and _COMPARED.search(said) is None


def _is_beside_another(play: m.ToPlay, said: str) -> bool:
    """`A King and a Queen of the same suit`: of the same as each other, and not as what lies there."""
    kinds = (*play.cards.kinds, play.together) if play.together is not None else ()
    beside = any(isinstance(tail, m.SameAs) and tail.other is not None for kind in kinds for tail in kind.tails)
    return beside and _COMPARED.search(said) is None


def _deeds(clause: Clause) -> int:
    return len(_acts(clause))


def _for_each(sentence: m.Trigger, said: str) -> m.Trigger:
    """`When the round ends, you say "amen"`: nobody has ended it, so it is everybody who is spoken to."""
    if sentence.event not in _ROUNDS or not _YOU.search(said):
        return sentence
    return _of_another(sentence, _EACH)


def _two_chosen(sentence: m.Trigger, said: str) -> m.Trigger:
    """`choose someone, then someone else`: the second is another one."""
    if not _ELSE.search(said):
        return sentence
    clauses: list[Clause] = []
    for clause in sentence.clauses:
        again = any(_who(before) == _CHOSEN for before in clauses)
        chosen = isinstance(clause, (m.Bound, m.Effects)) and clause.who == _CHOSEN
        clauses.append(replace(clause, who=_ANOTHER_CHOSEN) if again and chosen else clause)  # type: ignore[type-var]
    return replace(sentence, clauses=tuple(clauses))
