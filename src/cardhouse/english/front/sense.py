"""What a reading can mean to people: who is meant by `them` and by `a player`, and what nobody can have meant."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from cardhouse.english import meaning as m
from cardhouse.english.calls import clauses_of
from cardhouse.english.front.whom import (
    left_to_them,
    of_oneself,
    of_those_before,
    of_those_meant,
    of_those_of_another_sentence,
)
from cardhouse.english.meaning.bases import Action, Clause, Occasion, Sentence, State, Who
from cardhouse.english.tokens import TokenSort, tokens
from cardhouse.english.walking import inside
from cardhouse.english.writing import rule_said

_SOMEBODY: Final = re.compile(
    r"\b(?:players?|you|your|some(?:one|body)|any(?:one|body)|every(?:one|body)|person|people|who|whoever|they|their|he|she"
    r"|(?:new|late)comers?)\b",
    re.IGNORECASE,
)
_BEHIND: Final = re.compile(
    r"\S\s+(?:when|whenever|if|after|once|upon|on)\b(?! (?:a|the) table)([^,]*)$", re.IGNORECASE
)
_OF_ITS_OWN: Final = re.compile(r"\s*(?:an?|the|any|each|every|another)\b", re.IGNORECASE)
"""`everybody claps when a round is won`: what happens is told of itself, and not of everybody."""
QUOTED: Final = re.compile(r'"[^"]*"')
_EACH: Final = m.Plain(m.Person.EACH)
_ACTIVE: Final = m.Plain(m.Person.ACTIVE)
_ANY: Final = m.Plain(m.Person.ANY)
_ANYBODY: Final = re.compile(r"\b(?:any(?:one|body)?|every(?:one|body)?|each|all)\b", re.IGNORECASE)
_WHEN_DOING: Final = re.compile(r"\b(?:when|after|upon|on|by|while) \w+ing\b", re.IGNORECASE)
_ANOTHER: Final = m.Plain(m.Person.ANOTHER)
_OTHERS: Final = m.Plain(m.Person.OTHERS)
_YOU: Final = re.compile(r"\byou\b", re.IGNORECASE)
_THEM: Final = re.compile(r"\b(?:they|them|their|he|she|him|her|his|that player|the player)\b", re.IGNORECASE)
_ELSE: Final = re.compile(
    r"\b(?:when|whenever|if|time|once|after|as soon as)\s+"
    r"(?:(?:some|any)(?:one|body) else|another (?:player|person)|(?:an|any) (?:opponent|opposing player))\b",
    re.IGNORECASE,
)
_TURNS: Final = frozenset((m.At(m.Timing.ON_TURN), m.At(m.Timing.AT_START), m.At(m.Timing.AT_END)))
_ANY_TIME: Final = m.At(m.Timing.ANY_TIME)
_OUT_OF_TURN: Final = m.At(m.Timing.OUT_OF_TURN)
_OTHER_TIMES: Final = frozenset((_ANY_TIME, _OUT_OF_TURN))


def sensible(rule: m.RuleMeaning, said: str) -> m.RuleMeaning | None:
    """The rule as it is meant, or None where it says something that cannot be meant."""
    meant = (_while_so(_skipped_once(_whose_turn(_meant(sentence, said), said)), said) for sentence in rule.sentences)
    one_by_one = (_the_same_one(_timed_once(sentence), said) for sentence in meant)
    those_meant = [of_those_meant(sentence, QUOTED.sub(" ", said)) for sentence in one_by_one]
    if None in those_meant:
        return None
    sentences = tuple(dict.fromkeys(each for each in those_meant if each is not None))  # said twice is said once
    if any(_two_spoken_of(sentence, said) for sentence in sentences):
        return None
    if any(isinstance(each, m.Always) and each.bound.who == m.THEY for each in sentences):
        return None  # `they` are those of the sentence before
    if _NOT_FIRST.match(said) and any(isinstance(each, _DEFINITIONS) for each in sentences):
        return None
    if any(isinstance(one, m.Trigger) and isinstance(later, _SETTINGS) for one, later in pairwise(sentences)):
        return None
    if _ONLY_IF.search(QUOTED.sub(" ", said)) and " other than " in rule_said(rule) and " if " in rule_said(rule):
        return None
    clauses = [clause for sentence in sentences for clause in clauses_of(sentence)]
    if any(map(_at_odds, clauses)) or any(_on_oneself(clause) for clause in clauses):
        return None
    if len(sentences) > 1 and _NOBODY_MAY.search(QUOTED.sub(" ", said)) and _banned_to_all(sentences[1:]):
        return None
    if (
        not _as_many_players(rule, said)
        or any(map(of_anybody, sentences))
        or (_BESIDE.search(said) and _of_the_same(clauses))
    ):
        return None
    if (_FROM_THE_STOCK.search(said) and any(map(_gives, clauses))) or (
        _IN_A_ROW.search(said) and not any(map(_runs, sentences))
    ):
        return None
    if any(_twice(sentence) for sentence in sentences) or any(_of_which(sentence, said) for sentence in sentences):
        return None
    return replace(rule, sentences=sentences)


_FROM_THE_STOCK: Final = re.compile(
    r"\b(?:from|off) (?:the )?(?:top of the )?(?:deck|stock|draw(?:ing)? pile|pack|stockpile|bank)\b", re.IGNORECASE
)
"""`Give any player 4 cards from the deck`: they are not one's own."""
_IN_A_ROW: Final = re.compile(
    r"\b(hearts?|spades?|diamonds?|clubs?|aces?|kings?|queens?|jacks?|jokers?|red|black|\d+s?)"
    r"(?:(?:\s*,\s*|\s*-\s*|\s+)(?:and |then )?\1\b){1,}(?! cards?\b)",
    re.IGNORECASE,
)
"""`Heart, heart, heart`: that is three of them, and not one."""


def _gives(clause: Clause) -> bool:
    return any(isinstance(act, (m.ToGive, m.ToPass)) for group in _groups(clause) for act in group)


def _runs(sentence: Sentence) -> bool:
    runs = (m.Nth, m.ManyInRow, m.OneAfterAnother, m.Pattern)
    return not isinstance(sentence, m.Trigger) or isinstance(sentence.event, runs)


_NOT_FIRST: Final = re.compile(r"\W*(?:not|non)\b", re.IGNORECASE)
_ONLY_IF: Final = re.compile(r"\bonly\b.*\b(?:if|when|while)\b", re.IGNORECASE)
"""`Hearts may only be played on hearts if you have 3 cards`: what is only so, the pile or the hand, is not told."""
_SETTINGS: Final = (m.Set, m.OrderStarts, m.HandsFaceUp)
"""`When you play a 7, name a suit, you have 5 seconds`: for that alone, and not for the whole game."""
_DEFINITIONS: Final = (m.AreWild, m.CountAs, m.ValueOf, m.Match)
"""`Not 8s are wild` hardly says that all others are."""


def _the_same_one(sentence: Sentence, said: str) -> Sentence:
    """`If someone has 9 cards, an Ace lets them ...`: they are who has them, and nobody else plays that Ace."""
    if not isinstance(sentence, m.Trigger) or sentence.condition is None or not _of_one_alone(sentence, said):
        return sentence
    states = tuple(_said_of_them(state) for state in sentence.condition.states)
    return replace(sentence, condition=replace(sentence.condition, states=states))


def _said_of_them(state: State) -> State:
    match state:
        case m.Has(m.A_PLAYER) | m.HasLegalPlay(m.A_PLAYER) | m.Holds(m.A_PLAYER) | m.DidLastTurn(m.A_PLAYER):
            return replace(state, who=m.THEY)
    return state


def _of_one_alone(sentence: m.Trigger, said: str) -> bool:
    """Whether those who are spoken of are `they` alone, and nobody is spoken to."""
    words = QUOTED.sub(" ", said)
    return _THEM.search(words) is not None and not _YOU.search(words) and _speaks_of_them(sentence)


def _speaks_of_them(sentence: m.Trigger) -> bool:
    return any(_who(clause) == m.THEY for clause in sentence.clauses)


def _two_spoken_of(sentence: Sentence, said: str) -> bool:
    """`If someone has one card, you may ... with an Ace and they ...`: who is who was not kept apart."""
    if not isinstance(sentence, m.Trigger) or sentence.condition is None or not _speaks_of_them(sentence):
        return False
    words = QUOTED.sub(" ", said)
    another = any(_said_of_them(state) != state for state in sentence.condition.states)
    return another and _YOU.search(words) is not None and _THEM.search(words) is not None


_SO_MANY: Final = re.compile(r"\b(?<!the )(\w+) (?:players|people|persons|guys|opponents)\b", re.IGNORECASE)


def _as_many_players(rule: m.RuleMeaning, said: str) -> bool:
    """Whether `two players` are two players, and not a 2 with players after it; `the two players` are known ones."""
    numbers = [tokens(found[1]) for found in _SO_MANY.finditer(QUOTED.sub(" ", said))]
    counted = [word.number for words in numbers for word in words if word.sort is TokenSort.NUM and word.number > 1]
    form = rule_said(rule) if counted else ""
    return all(f"{number} players" in form for number in counted)


_BESIDE: Final = re.compile(
    r"^\W*(?:the |whatever |any )?(?:\w+ )?(?:player|one|person|guy|neighbou?r|participant|opponent)"
    r"(?: (?:sitting|seated|who (?:sits|comes|is)|directly|immediately|right|just))*"
    r" (?:after|following|behind|before|preceding|ahead of|in front of)\b",
    re.IGNORECASE,
)


def _of_the_same(clauses: list[Clause]) -> bool:
    """`The player after a 9 draws two`: that is not who has played it."""
    return any(_who(clause) == m.THEY for clause in clauses)


def of_anybody(sentence: Sentence) -> bool:
    """`a player draws 2 cards` when something happens: nobody can tell which one."""
    clauses = sentence.clauses if isinstance(sentence, m.Trigger) else ()
    return any(
        clause.who in (m.A_PLAYER, _ANY, _ANOTHER)
        if isinstance(clause, m.Effects)
        else isinstance(clause, m.Bound) and clause.who == _ANOTHER and clause.modal is not m.Modal.MAY
        for clause in clauses
    )


_NOBODY_MAY: Final = re.compile(
    r"(?:\band|,|\bthen)\s+(?:then\s+|also\s+)?(?:can(?:no|['’])?t|can not|may not|must ?n[o'’]t|"
    r"(?:is|are) not allowed|(?:is|are)n['’]t allowed|does not|doesn['’]t)\b",
    re.IGNORECASE,
)


def _banned_to_all(sentences: tuple[Sentence, ...]) -> bool:
    """`has to take 5 cards and can't play`: who may not is who was spoken of, and not everybody for ever."""
    return any(isinstance(each, m.Always) and each.bound.modal is m.Modal.MAY_NOT for each in sentences)


_SO: Final = re.compile(r"\b(?:with|ha[sd]|have|having|holds?|holding|(?:is|are) on)\b", re.IGNORECASE)
_SO_MANY_CARDS: Final = re.compile(
    r"(?:with|ha[sd]|have|having|holds?|holding)\b(?! (?:just )?(?:gone|reached|dropped|come|grown|changed)\b)"
    r"[^,.?]{0,24}\bcards?\b",
    re.IGNORECASE,
)


def _while_so(sentence: Sentence, said: str) -> Sentence:
    """`a player with one card must not speak`: for as long as it is so, not only when it comes to be so."""
    match sentence:
        case m.Trigger(
            m.Somebody(m.A_PLAYER, (m.OnBeginningToHave() | m.OnDroppingTo() as comes,)),
            (m.Bound(m.THEY, m.Modal.MAY_NOT | m.Modal.MAY as modal, acts, whens, None),),
            (None | m.IfClause(unless=False)) as also,
            False,
        ) if _SO.search(said) and (modal is m.Modal.MAY_NOT or _is_so(comes, said)):
            how_many = m.HowMany(comes.number) if isinstance(comes, m.OnDroppingTo) else comes.how_many
            has = m.Has(m.THEY, how_many, comes.unit)
            condition = m.IfClause((*(also.states if also else ()), has))
            return m.Always(m.Bound(m.A_PLAYER, modal, acts, whens, condition))
        case m.Trigger(
            m.Somebody(m.A_PLAYER, (m.OnBeginningToHave() as comes,)),
            (m.Bound(m.THEY, m.Modal.MUST, acts, whens, None),),
            None,
            False,
        ) if _is_so(comes, said) and not _TURNS.isdisjoint(whens):
            condition = m.IfClause((m.Has(m.THEY, comes.how_many, comes.unit),))
            return m.Always(m.Bound(m.A_PLAYER, m.Modal.MUST, acts, whens, condition))
    return sentence


def _is_so(comes: m.OnBeginningToHave | m.OnDroppingTo, said: str) -> bool:
    """`with 4 or more cards you may`: while it is so; who comes down to 2 may then, and who reaches 10."""
    return isinstance(comes, m.OnBeginningToHave) and bool(_SO_MANY_CARDS.search(QUOTED.sub(" ", said)))


_IT_IS: Final = re.compile(
    r"\bplay (?!again\b).*\b(?:if|when|whenever) (?:it|that|this)(?:'s|’s| is| was)\b(?! (?:not )?(?:your|their)\b)",
    re.IGNORECASE,
)


def _of_which(sentence: Sentence, said: str) -> bool:
    """`play a card higher than the one before if it is a spade`: which of the two, nobody can know."""
    plays = isinstance(sentence, m.Trigger) and any(True for _ in inside(sentence.clauses, m.ToPlay))
    return plays and _IT_IS.search(said) is not None


def _meant(sentence: Sentence, said: str) -> Sentence:
    if not isinstance(sentence, m.Trigger):
        return sentence
    if isinstance(sentence.event, m.Somebody) and _of_somebody_else(sentence.event, QUOTED.sub(" ", said)):
        event = replace(sentence.event, who=m.A_PLAYER)
        clauses = tuple(_of(clause, _OTHERS) if _who(clause) == m.THEY else clause for clause in sentence.clauses)
        sentence = replace(sentence, event=event, clauses=clauses)
    clauses = sentence.clauses
    if not _SOMEBODY.search(said.partition(",")[0]) or _WHEN_DOING.search(QUOTED.sub(" ", said)):
        meant = (m.A_PLAYER,) if _ANYBODY.search(said) else (m.A_PLAYER, _ANY)
        clauses = tuple(_of(clause, m.THEY) if _who(clause) in meant else clause for clause in clauses)
    if isinstance(sentence.event, (m.Nth, m.ManyInRow, m.OneAfterAnother, m.Pattern)):
        clauses = tuple(_of(clause, _ACTIVE) if _who(clause) == m.A_PLAYER else clause for clause in clauses)
    if _of_themselves(sentence.event) and _after_effect(said):
        clauses = tuple(_of(clause, m.THEY) if _who(clause) == _EACH else clause for clause in clauses)
    return replace(sentence, clauses=tuple(_with_them(clauses)))


_TURN_OF: Final = frozenset((m.OnDeed(m.Deed.BEGINS_TURN), m.OnDeed(m.Deed.ENDS_TURN)))
_SOME_ONE: Final = re.compile(
    r"\b(?:an?|any) (?:player|person) (?:with|who ha[sd]|holding|having)\b|\bwhoever\b", re.IGNORECASE
)


def _whose_turn(sentence: Sentence, said: str) -> Sentence:
    """`At the end of his turn a player with 7 cards ...`: whose turn it is, if they have 7, and not all who have."""
    match sentence:
        case m.Trigger(m.Somebody(m.A_PLAYER, (verb,)), (m.Bound() | m.Effects() as clause,), None, False) if (
            verb in _TURN_OF and isinstance(clause.who, m.EachWith) and _SOME_ONE.search(said)
        ):
            has = m.IfClause((m.Has(m.THEY, clause.who.how_many, clause.who.unit),))
            return replace(sentence, clauses=(replace(clause, who=m.THEY),), condition=has)
    return sentence


def _of_somebody_else(event: m.Somebody, said: str) -> bool:
    """`You say "x" when somebody else plays a Queen`: you are everybody but who plays it."""
    told = bool(_ELSE.search(said)) and (bool(_YOU.search(said)) or not _THEM.search(said))
    return event.who in (_ANOTHER, m.A_PLAYER) and told


def _skipped_once(sentence: Sentence) -> Sentence:
    """`is skipped and loses their turn`: the second only says what the first means."""
    if not isinstance(sentence, m.Trigger):
        return sentence
    clauses = [
        replace(clause, acts=tuple(dict.fromkeys(clause.acts)))
        if isinstance(clause, m.Effects) and clause.acts.count(m.ToBeSkipped()) > 1
        else clause
        for clause in sentence.clauses
    ]
    return replace(sentence, clauses=tuple(clauses))


def _timed_once(sentence: Sentence) -> Sentence:
    """`at any time, even out of turn`: the first says it."""
    if not isinstance(sentence, m.Always) or not {_ANY_TIME, _OUT_OF_TURN} <= set(sentence.bound.whens):
        return sentence
    return m.Always(replace(sentence.bound, whens=tuple(w for w in sentence.bound.whens if w != _OUT_OF_TURN)))


def _of_themselves(event: Occasion) -> bool:
    """Whether it tells of somebody, and not of a card: being down to a card, being skipped."""
    match event:
        case m.Somebody(m.A_PLAYER, verbs):
            return not any(isinstance(verb, m.OnPlaying) for verb in verbs)
    return False


def _after_effect(said: str) -> bool:
    """`Players must say "x" when down to one card`: who must is who is down."""
    words = QUOTED.sub(" ", said)
    found = _BEHIND.search(words)
    if found is None or _SOMEBODY.search(found[1]):
        return False
    return not (_OF_ITS_OWN.match(found[1]) and _ANYBODY.search(words[: found.start(1)]))


def _with_them(clauses: tuple[Clause, ...]) -> Iterator[Clause]:
    """`the next player is skipped and you take a card from them`: from that player."""
    other: Who | None = None
    for clause in clauses:
        if other is not None and _on_oneself(clause):
            clause = _turned(clause, other)
        yield clause
        who = _who(clause)
        other = who if who is not None and who not in (m.THEY, m.A_PLAYER) else other


def _who(clause: Clause) -> Who | None:
    return clause.who if isinstance(clause, (m.Bound, m.Effects)) else None


def _of(clause: Clause, who: Who) -> Clause:
    assert isinstance(clause, (m.Bound, m.Effects))
    return replace(clause, who=who)


def _groups(clause: Clause) -> tuple[tuple[Action, ...], ...]:
    match clause:
        case m.Bound(acts=acts):
            return acts
        case m.Effects(acts=single):
            return (single,)
    return ()


def _on_oneself(clause: Clause) -> bool:
    """Whether somebody gives to, takes from or swaps with `them`, who are the same."""
    acts = [act for group in _groups(clause) for act in group]
    return _who(clause) == m.THEY and any(_aimed(act, m.A_PLAYER) != act for act in acts)


def _aimed(act: Action, other: Who) -> Action:
    """The act with somebody else for `them`."""
    match act:
        case m.ToGive(to=m.THEY) | m.ToPass(to=m.THEY) | m.ToShow(to=m.THEY):
            return replace(act, to=other)
        case m.ToTakeFrom(whom=m.THEY) | m.ToSwapHands(whom=m.THEY):
            return replace(act, whom=other)
        case m.ToSwapCard(other=m.THEY):
            return replace(act, other=other)
        case m.ToLookAtHand(whose=m.THEY):
            return replace(act, whose=other)
    return act


def _turned(clause: Clause, other: Who) -> Clause:
    if isinstance(clause, m.Bound):
        return replace(clause, acts=tuple(tuple(_aimed(act, other) for act in group) for group in clause.acts))
    assert isinstance(clause, m.Effects)
    return replace(clause, acts=tuple(_aimed(act, other) for act in clause.acts))


def _at_odds(clause: Clause) -> bool:
    """On their turn and at any time: one of the two was not meant."""
    whens = set(getattr(clause, "whens", ()))
    return bool(whens & _TURNS and whens & _OTHER_TIMES)


def _twice(sentence: Sentence) -> bool:
    """The same again, as turn order that is reversed and reversed: nobody means that."""
    found = [clause for clause in clauses_of(sentence) if isinstance(clause, m.TableEffect)]
    return len(found) != len(set(found))


_IF_YOU: Final = re.compile(
    r"\b(?:if|unless|while|when|as long as) you(?:['’]ve|['’]re)?(?: \w+)? (?:have|hold|can|cannot|are|drew|had|got)\b",
    re.IGNORECASE,
)
_ONE_PERSON: Final = frozenset(
    m.Plain(person)
    for person in (m.Person.NEXT, m.Person.PREVIOUS, m.Person.AFTER_NEXT, m.Person.DEALER, m.Person.ACTIVE)
)


def pointed(rule: m.RuleMeaning, said: str) -> list[tuple[m.RuleMeaning, str]]:
    """`the next player draws a card if they have more than 3`: who has them is asked; each player is that player."""
    several = of_those_of_another_sentence(rule.sentences, QUOTED.sub('" "', said)) if rule.sentences[1:] else None
    if several is not None:
        return [(replace(rule, sentences=each), "antecedent" if several[1:] else "") for each in several]
    for place, sentence in enumerate(rule.sentences):
        words = QUOTED.sub('" "', said)
        own = of_oneself(sentence, words)
        if own is None:
            own = of_those_before(sentence, words)
        if own is not None:
            first, later = rule.sentences[:place], rule.sentences[place + 1 :]
            ask = "antecedent" if len(own) > 1 else ""
            return [(replace(rule, sentences=(*first, each, *later)), ask) for each in own]
    place, clause = next(
        (
            (place, clause)
            for place, sentence in enumerate(rule.sentences)
            if isinstance(sentence, m.Trigger)
            for clause in sentence.clauses
            if _who(clause) not in (None, m.THEY) and _of_them(clause)
        ),
        (-1, None),
    )
    if left_to_them(rule, QUOTED.sub(" ", said)):
        return [(rule, "two-readings")]
    if clause is None or _IF_YOU.search(QUOTED.sub(" ", said), 1):
        return [(rule, "")]
    assert isinstance(clause, (m.Bound, m.Effects))
    assert clause.condition is not None
    states = clause.condition.states
    if clause.who == _EACH:
        match clause.condition:
            case m.IfClause((m.Has(m.THEY, how_many, unit),), False):
                return [
                    (_instead(rule, place, clause, replace(clause, who=m.EachWith(how_many, unit), condition=None)), "")
                ]
        return []
    if clause.who not in _ONE_PERSON and not isinstance(clause.who, (m.Neighbour, m.WithThe)):
        return []
    theirs = tuple([_said_of_one(state, clause.who) for state in states])
    meant = replace(clause, condition=replace(clause.condition, states=theirs))
    return [(_instead(rule, place, clause, meant), "antecedent"), (rule, "antecedent")]


def _of_them(clause: Clause) -> bool:
    condition = getattr(clause, "condition", None)
    return condition is not None and any(map(_says_they, condition.states))


def _says_they(state: object) -> bool:
    return getattr(state, "who", None) == m.THEY


def _said_of_one(state: State, who: Who) -> State:
    match state:
        case m.Has(m.THEY) | m.HasLegalPlay(m.THEY) | m.Holds(m.THEY) | m.IsTurnOf(m.THEY) | m.DidLastTurn(m.THEY):
            return replace(state, who=who)
    return state


def _instead(rule: m.RuleMeaning, place: int, old: Clause, new: Clause) -> m.RuleMeaning:
    sentence = rule.sentences[place]
    assert isinstance(sentence, m.Trigger)
    clauses = tuple([new if clause is old else clause for clause in sentence.clauses])
    sentences = (*rule.sentences[:place], replace(sentence, clauses=clauses), *rule.sentences[place + 1 :])
    return replace(rule, sentences=sentences)
