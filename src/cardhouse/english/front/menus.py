"""How a half that was understood could go on: whole sentences, those first that fit the words that were not."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.front.composing import Suggestion, composed, content
from cardhouse.english.front.gate import gate
from cardhouse.english.front.halves import Half
from cardhouse.english.front.keeping import Given, given
from cardhouse.english.front.spotting import Spotted, spotted
from cardhouse.english.lint import faults
from cardhouse.english.meaning.bases import Action, Clause, Who
from cardhouse.english.normal import normal
from cardhouse.english.reading import read
from cardhouse.english.tokens import Token
from cardhouse.english.writing import rule_said, sentence_said

MOST: Final = 7
_LONGEST_DEED: Final = 7
_ANY_PLAY: Final = "When a player plays a card,"
_WORD: Final = re.compile(r"[a-z]+")
_EFFECTS: Final = (
    ("the next player is skipped", "skip skips skipped miss misses lose loses turn turns sit sits freeze block stop"),
    (
        "the next player draws {} cards",
        "draw draws pick picks take takes card cards penalty get gets receive",
    ),
    ("turn order is reversed", "reverse reverses direction order back backwards round way flip flips switch"),
    ("they take another turn", "again another extra more turn go second twice free"),
    ("they draw {} cards", "draw draws pick picks take takes card cards penalty"),
    ("they must name a suit", "suit suits name names call choose chooses change changes wild colour pick"),
    ("they must name a rank", "rank number name names call choose value"),
    (
        "they swap hands with a player of their choice",
        "swap swaps trade trades exchange switch hand hands",
    ),
    ("each player passes their hand to the next player", "pass passes hand hands everyone rotate left right all"),
    ("they must give a card to a player of their choice", "give gives hand card cards somebody donate"),
    ("they may look at the hand of a player of their choice", "look looks see peek view hand show"),
    ("each player draws a card", "everyone everybody all draw draws card each"),
    ("a player of their choice draws {} cards", "choose chooses pick draw draws anyone someone tell"),
    ("the play pile is cleared", "pile clear clears burn burns discard remove stack"),
    ("they gain a point", "point points score scores earn gain bonus"),
    ("they win", "win wins"),
)
_TRIGGERS: Final = (
    ("a player plays a card of the same rank as the previous card", "same rank number value match matches pair double"),
    ("a player plays a card of a different suit from the previous card", "suit change changes different new switch"),
    ("a player draws a card", "draw draws drawing pick picks take takes"),
    ("a player receives a penalty", "penalty penalties penalised rule rules break breaks wrong caught mistake"),
    ("a player plays their last card", "last final out finish win wins winner"),
    ("a player drops to 1 card", "left down one last only card cards remaining uno"),
    ("a player is skipped", "skip skipped misses missed"),
    ("a player begins their turn", "turn begin begins start starts beginning"),
    ("a player plays an Ace", ""),
)
_SUBJECTS: Final = (
    (re.compile(r"^(?:the )?(?:next|following) (?:player|person|one)\b"), m.Plain(m.Person.NEXT)),
    (
        re.compile(r"^(?:everyone|everybody|all players|all|each player|every player)\b(?! other| else)"),
        m.Plain(m.Person.EACH),
    ),
    (
        re.compile(r"^(?:everyone else|everybody else|all other players|the others|all others)\b"),
        m.Plain(m.Person.OTHERS),
    ),
    (re.compile(r"^(?:you|they|he or she|he|she|the player|player|that player|a player)\b"), m.THEY),
)
_OWING: Final = re.compile(r"^(?:must|has to|have to|needs to|need to|should|shall|will)\b")
_MANY: Final = re.compile(
    r"\b(?:then|if|when|unless|until|while|because|which|who|whoever|that|the player|next player"
    r"|may|can|not|never|only|or|else|otherwise)\b|[.;:]"
)
_SAYING: Final = re.compile(r"says? (.+)", re.IGNORECASE)
_SPOKEN_OF: Final = re.compile(r"(?:its|their|his|her|the|a|an|what|something|anything|nothing)\b", re.IGNORECASE)
"""What somebody says is told of, not quoted: `say its name`."""

_SINGULAR: Final = re.compile(
    r"^(?:the |that |a )?(?:(?:next|following) )?(?:player|person|one)\b|^(?:he|she|everyone|everybody)\b"
)


def menu(half: Half, rest: str, words: Sequence[Token], text: str = "") -> list[str]:
    """Whole sentences that would complete it: those first that keep the most of the words that were not read."""
    trigger = half.sentence
    found = spotted(words)
    busy = {at for at, unit in enumerate(found.units) if half.first <= unit.first and unit.last <= half.last}
    part = given(found, busy, half.said)
    if not isinstance(trigger, m.Trigger):
        standing = composed(found, part=given(found))
        usual = [Suggestion(each, 0, part.lost(each) + 1) for each in _limits(half.said)]
        ranked_all = sorted((*standing, *usual), key=lambda each: each.order)
        return list(dict.fromkeys(each.text for each in ranked_all))[:MOST]
    if half.kind == "trigger":
        moment = half.said.removeprefix("When ").removesuffix(",")
        offered = composed(found, moment=moment, busy=busy, part=part)
        own = [
            replace(trigger, clauses=clauses)
            for clauses in _own(*_doer(found, busy, rest, words[: half.first] or words, text))
        ]
        usual_ones = [replace(trigger, clauses=clauses) for clauses in _effects(rest, part)]
    else:
        offered = composed(found, effect=half.said, busy=busy, part=part)
        own = []
        usual_ones = [replace(start, clauses=trigger.clauses) for start in _triggers(rest, part)]
    unread = content(found, set(range(len(found.units))) - busy)
    most = bool(offered) and unread < 2 * (offered[0].resting - content(found, busy))
    if half.kind == "trigger" and not own and not any(each.lost == 0 for each in offered):
        behind, doer = _doer(found, busy, rest, words[: half.first] or words, text)
        own = [replace(trigger, clauses=clauses) for clauses in _as_it_is(behind, doer)]
    ranked: dict[str, tuple[int, int]] = {}
    for place, each in enumerate(offered):
        ranked.setdefault(each.text, (each.lost, place if most else 200 + place))
    for base, sentences in ((100, own), (300, usual_ones)):
        for place, said in enumerate(_said(sentences)):
            if base == 100 or not part.contradicted(said):
                ranked.setdefault(said, (part.lost(said, as_said=base == 100), base + place))
    return sorted(ranked, key=lambda each: ranked[each])[:MOST]


def _said(sentences: Iterable[m.Trigger]) -> list[str]:
    return [sentence_said(normal(each)) for each in sentences if not faults(m.RuleMeaning((each,)))]


def offers(words: Sequence[Token]) -> list[str]:
    """Sentences that may be meant by words of which nothing was read as a whole, if enough of them can be spotted."""
    found = spotted(words)
    part = given(found)
    offered = composed(found, part=part)
    enough = content(found, set(range(len(found.units))))
    fitting = [each for each in offered if _FEW * each.resting >= enough and not part.loses_words(each.text)]
    return [each.text for each in fitting][:MOST_OFFERED] or _from_a_moment(found, part)


def _from_a_moment(found: Spotted, part: Given) -> list[str]:
    """What is often brought about by a moment that was spotted, where nothing else was that a proposal could keep."""
    told = {at for spot in found.moments for at in range(spot.first, spot.last)}
    told = told or {at for at, unit in enumerate(found.units) if unit.label[0] == "K" or unit.label in _PLAYING}
    if not content(found, set(range(len(found.units))) - told):
        return []  # nothing was said of what happens then
    events = [spot.said for spot in found.moments] or [f"a player plays {each.said}" for each in found.of("K")]
    if len(events) != 1 or found.deeds or part.denies or part.kept_words or _LEAVE.search(found.line):
        return []
    fitting = [effect.format("2") for effect in _fitting(_EFFECTS, found.line)]
    rules = [gate(f"When {events[0]}, {effect}.") for effect in fitting[:MOST_OFFERED]]
    said = [rule_said(rule) for rule in rules if rule is not None and not faults(rule)]
    return [each for each in said if not part.lost(each)]


_PLAYING: Final = frozenset(("play", "plays", "lay", "lays", "played", "laid"))
_LEAVE: Final = re.compile(r"(?<!\S)(?:may|allowed|worth|counts?|values?|wild|always|must be)(?!\S)")


MOST_OFFERED: Final = 3
_FEW: Final = 4
"""One word in so many at least has to be behind what is offered."""


def _doer(found: Spotted, busy: set[int], rest: str, words: Sequence[Token], text: str) -> tuple[str, Who | None]:
    """Who does what was not read, if it begins with somebody, and the words behind that."""
    left = [at for at in range(len(found.units)) if at not in busy and found.units[at].label not in _STARTS]
    if not left or not text or found.units[left[0]].label[0] != "W":
        return rest, None
    unit = found.units[left[0]]
    clause = _sentence(f"{_ANY_PLAY} {unit.said} draws a card.").clauses[0]
    behind = text[words[unit.last].start : words[-1].end] if unit.last < len(words) else ""
    return behind, clause.who if isinstance(clause, (m.Effects, m.Bound)) else None


_STARTS: Final = frozenset((":", ",", "-", "--", "=", "->", "=>", ">", "?", "and", "then"))


def _own(rest: str, doer: Who | None = None) -> Iterable[tuple[Clause, ...]]:
    """What was not read as something to do or to say, where it is short enough to be one thing."""
    words = rest.strip().strip(".!").strip()
    if not words or not (words[0].isalnum() or words[0] in '"“'):
        return
    who: Who = doer or m.THEY
    singular = doer is not None or _SINGULAR.match(words.casefold())
    for pattern, person in _SUBJECTS:
        found = pattern.match(words.casefold())
        if found:
            who, words = person, words[found.end() :].strip()
            break
    if _OWING.match(words.casefold()):
        words = _OWING.sub("", words, count=1).strip()
    elif singular:
        words = _plainly_done(words)
    quoted = re.findall(r'"([^"]+)"', words)
    plain = words.replace('"', "").strip(" ,")
    if (
        plain.casefold().rstrip(" .") in ("", "say", "says")
        or len(plain.split()) > _LONGEST_DEED
        or _MANY.search(words.casefold())
    ):
        return
    if quoted:
        yield (_must(who, m.ToSay(m.OneOfPhrases((quoted[0],)))),)
        return
    words_said = _SAYING.match(plain)
    if words_said:
        if not _SPOKEN_OF.match(words_said[1]):
            yield (_must(who, m.ToSay(m.OneOfPhrases((words_said[1],)))),)
        return
    yield (_must(who, m.ToGesture(None, plain)),)
    yield (_must(who, m.ToSay(m.OneOfPhrases((plain,)))),)


def _as_it_is(rest: str, doer: Who | None) -> Iterable[tuple[Clause, ...]]:
    """What was not read, kept in the words in which it was said, where nothing else keeps all of it."""
    words = rest.strip(" .!,")
    if 0 < len(words.split()) <= _LONGEST_KEPT and '"' not in words and not _CHANGING.search(words.casefold()):
        if doer is not None:
            words = _plainly_done(words)
        yield (_must(doer or m.THEY, m.ToGesture(None, words)),)


_LONGEST_KEPT: Final = 12
_CHANGING: Final = re.compile(
    r"\b(?:not|never|no|nobody|none|may|can|can['’]?t|cannot|only|unless|until|till|if|or|else|otherwise|when|whenever|without|except"
    r"|\w+n['’]t|forbidden|allowed)\b|^\W"
)
"""With one of these it is no deed that is told of."""


_ENDINGS: Final = (
    *(("ies", "y"), ("shes", "sh"), ("ches", "ch"), ("sses", "ss"), ("zzes", "zz"), ("xes", "x"), ("oes", "o")),
    *(("ss", "ss"), ("s", "")),
)
"""How a verb ends that is said of one person, and how it ends as it is."""


def _plainly_done(words: str) -> str:
    """`hums a tune` is to hum a tune."""
    verb, space, rest = words.partition(" ")
    for ending, plain in _ENDINGS:
        if len(verb) > len(ending) + 1 and verb.endswith(ending):
            return verb.removesuffix(ending) + plain + space + rest
    return words


def _must(who: Who, act: Action) -> Clause:
    return m.Bound(who, m.Modal.MUST, ((act,),))


def _effects(rest: str, part: Given) -> list[tuple[Clause, ...]]:
    number = next((each for each in part.numbers if each.isdigit() and 0 < int(each) < 20), "2")
    if any(number in who for who in part.people):  # so many players, and not so many cards
        number = "2"
    return [_sentence(f"{_ANY_PLAY} {effect.format(number)}.").clauses for effect in _fitting(_EFFECTS, rest)]


def _triggers(rest: str, part: Given) -> list[m.Trigger]:
    cards = [each for each in part.cards if gate(f"When a player plays {each}, nothing happens.") is not None]
    starts = [*(f"a player plays {each}" for each in cards), *_fitting(_TRIGGERS, rest)]
    return [_sentence(f"When {start}, nothing happens.") for start in starts]


def _fitting(choices: Sequence[tuple[str, str]], rest: str) -> list[str]:
    """Those first that share most words with what was not read."""
    words = set(_WORD.findall(rest.casefold()))
    return [text for text, _ in sorted(choices, key=lambda choice: -len(words & set(choice[1].split())))]


@cache
def _sentence(text: str) -> m.Trigger:
    (found,) = read(text).rule.sentences
    assert isinstance(found, m.Trigger)
    return found


def _limits(said: str) -> list[str]:
    """The limit as it stands, and with the conditions that are most often meant."""
    ends = ("", " if it is their turn", " if they have at least 2 cards", " if turn order is clockwise")
    rules = [gate(f"{said}{end}.") for end in ends]
    return list(dict.fromkeys(rule_said(rule) for rule in rules if rule is not None))
