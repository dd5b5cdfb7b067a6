"""Puts whole sentences together from what was spotted in words that are not read, those first that keep most of it."""

import re
from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, field
from itertools import combinations, islice, pairwise
from typing import Final

from cardhouse.english.front.gate import gate
from cardhouse.english.front.keeping import Given
from cardhouse.english.front.spotting import Spot, Spotted, undone
from cardhouse.english.front.words import word_set
from cardhouse.english.lint import faults
from cardhouse.english.writing import rule_said

MOST_TRIED: Final = 14
"""How many sentences are put together and read for one text."""


@dataclass(frozen=True)
class Suggestion:
    """A sentence, how many of the words that mean something it rests on, and how much of what was given it loses."""

    text: str
    resting: int
    lost: int

    @property
    def order(self) -> tuple[int, int]:
        return self.lost, -self.resting


@dataclass
class Phrasing:
    """A sentence before anybody has looked whether it is one, and the units that it rests on."""

    text: str
    units: set[int] = field(default_factory=set)


def composed(
    found: Spotted, part: Given, moment: str = "", effect: str = "", busy: Set[int] = frozenset()
) -> list[Suggestion]:
    """Sentences from what was spotted; with the moment or the effect that was read, if one was, from those units."""
    drafts: dict[str, Phrasing] = {}
    for draft in _drafts(found, moment, effect, busy):
        known = drafts.setdefault(draft.text, draft)
        known.units |= draft.units
    best = sorted(drafts.values(), key=lambda draft: (part.lost(draft.text), -content(found, draft.units)))
    sentences: dict[str, Suggestion] = {}
    for draft in islice((each for each in best if not part.contradicted(each.text)), MOST_TRIED):
        rule = gate(draft.text)
        if rule is None or faults(rule):
            continue
        said = rule_said(rule)
        if not part.contradicted(said):
            sentences.setdefault(said, Suggestion(said, content(found, draft.units), part.lost(said)))
    return sorted(sentences.values(), key=lambda each: each.order)


def content(found: Spotted, units: Iterable[int]) -> int:
    """How many of these words mean something."""
    return sum(found.units[place].label not in _EMPTY and found.units[place].label[0].isalnum() for place in units)


_EMPTY: Final = word_set(
    "a an the and or of to in is are be been being it that this so then when if on with for you they them their there"
    " as at by from has have had do does did who whoever player card cards also just its one up down out will was 's"
    " must please gets get"
)


def _drafts(found: Spotted, moment: str, effect: str, busy: Set[int]) -> Iterator[Phrasing]:
    if moment:
        event = Phrasing(moment, set(busy))
        yield from _one_after_another(found, event)
        for effects in _effects(found, busy):
            yield from _told(event, effects, found)
        for spot in found.standing:
            for effects in _effects(found, busy | set(range(spot.first, spot.last))):
                if busy.isdisjoint(range(spot.first, spot.last)):
                    units = effects.units | busy | set(range(spot.first, spot.last))
                    yield Phrasing(f"When {moment}, {effects.text}. {spot.said}", units)
        return
    if effect:
        for event in _events(found):
            if busy.isdisjoint(event.units):
                for effects in _effects(found, event.units | busy):
                    yield from _told(event, Phrasing(f"{effects.text} and {effect}", effects.units | busy), found)
                yield from _told(event, Phrasing(effect, set(busy)), found)
        return
    yield from _several(found)
    for event in _events(found):
        yield from _one_after_another(found, event)
    for event in _events(found):
        for effects in _effects(found, event.units):
            yield from _told(event, effects, found)
    yield from _always(found)
    standing = [Phrasing(spot.said, set(range(spot.first, spot.last))) for spot in found.standing]
    for draft in standing:
        yield from _bounded(found, draft)
    for draft, other in combinations(standing, 2):
        if draft.units.isdisjoint(other.units):
            first, second = sorted((draft, other), key=lambda each: min(each.units))
            yield Phrasing(f"{first.text} {second.text}", draft.units | other.units)
    for draft in standing:
        for event in _events(found):
            for effects in islice(_effects(found, event.units | draft.units), 1):
                if draft.units.isdisjoint(event.units):
                    units = event.units | effects.units | draft.units
                    yield Phrasing(f"When {event.text}, {effects.text}. {draft.text}", units)


def _bounded(found: Spotted, draft: Phrasing) -> Iterator[Phrasing]:
    """What always holds, with the times and conditions beside it, and without."""
    beside = [
        next((spot for spot in spots if draft.units.isdisjoint(range(spot.first, spot.last))), None)
        for spots in (found.times, found.conditions)
    ]
    kept = [spot for spot in beside if spot is not None]
    if kept:
        units = draft.units.union(*(range(spot.first, spot.last) for spot in kept))
        yield Phrasing(f"{draft.text.removesuffix('.')} {' '.join(spot.said for spot in kept)}.", units)
    yield draft


def _told(event: Phrasing, effects: Phrasing, found: Spotted) -> Iterator[Phrasing]:
    """A moment and what it brings, with the times and conditions beside them, and without."""
    taken = event.units | effects.units
    times = [spot for spot in found.times if taken.isdisjoint(range(spot.first, spot.last))]
    conditions = [spot for spot in found.conditions if taken.isdisjoint(range(spot.first, spot.last))]
    what = event.text if " if " in event.text or not conditions else f"{event.text} {conditions[0].said}"
    when = f" {times[0].said}" if times else ""
    chosen = [*times[:1], *(conditions[:1] if what != event.text else [])]
    units = taken.union(*(range(spot.first, spot.last) for spot in chosen))
    yield Phrasing(f"When {what}, {effects.text}{when}.", units)
    if chosen:
        yield Phrasing(f"When {event.text}, {effects.text}{when}.", taken)
        yield Phrasing(f"When {what}, {effects.text}.", taken)
        yield Phrasing(f"When {event.text}, {effects.text}.", taken)


def _events(found: Spotted) -> Iterator[Phrasing]:
    """What it may follow from: what was spotted as a moment, and each card, as one that is played."""
    for spot in found.moments:
        yield Phrasing(spot.said, set(range(spot.first, spot.last)))
    for first, second in pairwise(found.moments):
        between = [unit.label for unit in found.units[first.last : second.first]]
        if between in ([","], ["or"], [",", "or"], ["and"]) and " plays " in first.said and " plays " in second.said:
            said = f"{first.said} or {second.said.removeprefix('a player ')}"
            yield Phrasing(said, set(range(first.first, second.last)))
    for place, unit in enumerate(found.units):
        following = found.units[place + 1].label if place + 1 < len(found.units) else ""
        if unit.label[0] == "K" and following not in _ONE_OF:
            yield from _other_than(found, place)
            yield Phrasing(f"a player plays {unit.said}", _laying(found, place))


def _other_than(found: Spotted, place: int) -> Iterator[Phrasing]:
    """`diamonds: say "bling", unless it's the ace`: the other diamonds."""
    labels = [unit.label for unit in found.units]
    for at in range(place + 1, len(labels)):
        between = set(labels[max(at - 3, place + 1) : at])
        if labels[at][0] == "K" and between & {"unless", "except", "besides"} and not between & {"have", "has", "hold"}:
            said = f"a player plays {found.units[place].said} other than {found.units[at].said}"
            yield Phrasing(said, {place, at})


_ONE_OF: Final = ("or", "/")


def _laying(found: Spotted, place: int) -> set[int]:
    """The units of a card, and of the verb with which it is played."""
    units = {place}
    for step in (-1, 1):
        for near in (place + step, place + 2 * step):
            label = found.units[near].label if 0 <= near < len(found.units) else ","
            if label in _SIGNS:
                break
            if _PLAYED.fullmatch(label):
                units.add(near)
    return units


_PLAYED: Final = re.compile(
    r"(?:play|lay|throw|drop|put|land|place|appear|come|hit|use|toss|slap|show|fall|bring|set)(?:s|ed|ing|n)?|laid"
    r"|dropped|dropping|putting|setting|thrown|whoever|anyone|someone"
)


def _effects(found: Spotted, taken: Iterable[int]) -> Iterator[Phrasing]:
    """What may follow: all deeds together, and each of them."""
    busy = set(taken)
    deeds = [spot for spot in found.deeds if busy.isdisjoint(range(spot.first, spot.last))]
    if not deeds:
        return
    ways = [list(islice(_done(found, spot), 4)) for spot in deeds]
    if len(deeds) > 1 and not _either(found, deeds):
        first = [way[0] for way in ways if way][:3]
        yield Phrasing(" and ".join(each.text for each in first), set().union(*(each.units for each in first)))
    yield from _one_of_two(found, deeds)
    for way in ways:
        yield from way
    for spot in deeds:
        yield from _chain(found, spot)


def _one_of_two(found: Spotted, deeds: list[Spot]) -> Iterator[Phrasing]:
    """`draws two unless they say ...`: what is to be done, or what it costs."""
    for first, second in pairwise(deeds):
        between = " ".join(unit.label for unit in found.units[first.last : second.first])
        said = _OTHERWISE.search(between)
        if said is None or not first.act or not second.act:
            continue
        done, cost = (first, second) if said[0] in _OR_ELSE else (second, first)
        units = set(range(first.first, second.last))
        for who, _ in _doers(found, first)[:2]:
            yield Phrasing(f"{who} must {done.act} or {cost.act}", units)


_OTHERWISE: Final = re.compile(
    r"(?<!\S)(?:unless|except if|otherwise|or else|or|if not|else|failing that|(?:whoever |who |you |they )forgets? to"
    r"|for forgetting to|for not|(?:if|who) (?:you |they )?(?:do|does) not)(?!\S)"
)
_OR_ELSE: Final = frozenset(("otherwise", "or else", "or", "if not", "else", "failing that"))


def _either(found: Spotted, deeds: list[Spot]) -> bool:
    """`skip or reverse`: one of them, and not both."""
    both = {at for spot in deeds if " or " in spot.said for at in range(spot.first, spot.last)}
    return any(found.units[at].label == "or" and at not in both for at in range(deeds[0].first, deeds[-1].last))


def _done(found: Spotted, spot: Spot) -> Iterator[Phrasing]:
    """A deed, with each of those who may do it."""
    own = set(range(spot.first, spot.last))
    text = _bound(found, spot)
    if undone(found, spot) and "may not" not in text and "no player" not in text:
        return
    if text == "none" or _NOTHING.search(text):
        return
    if "{W}" not in text and "{V}" not in text:
        yield Phrasing(text, own)
        return
    for who, place in _doers(found, spot):
        said = text.replace("{W}", who)
        near = own | ({place} if place >= 0 else set())
        if "{V}" not in said:
            yield Phrasing(said, near)
            continue
        for whom, at in _others(found, spot, place):
            yield Phrasing(said.replace("{V}", whom), near | ({at} if at >= 0 else set()))


_NOTHING: Final = re.compile(r"\b0\b")


def _bound(found: Spotted, spot: Spot) -> str:
    """What is done, must not be done, or may be."""
    if not spot.act:
        return spot.said
    clause = _clause(found, spot)
    doer = spot.slot("W") or "{W}"
    if _NOBODY.search(clause):
        return f"no player may {spot.act}"
    if _FORBIDDEN.search(clause):
        return f"{doer} may not {spot.act}"
    if _ALLOWED.search(clause) and spot.whose != "next":  # who may skip somebody is not skipped
        return f"{doer} may {spot.act}"
    return spot.said


def _clause(found: Spotted, spot: Spot) -> str:
    """The words of a deed and those around it, up to a sign or another deed."""
    before = max((other.last for other in found.deeds if other.last <= spot.first), default=0)
    after = min((other.first for other in found.deeds if other.first >= spot.last), default=len(found.units))
    left, right = max(before, spot.first - 6), min(after, spot.last + 5)
    labels = [unit.label for unit in found.units]
    while any(label in _SIGNS for label in labels[left : spot.first]):
        left += 1
    stop = next((at for at in range(spot.last, right) if labels[at] in _SIGNS), right)
    return " ".join(labels[left:stop])


_SIGNS: Final = frozenset((",", ":", ";", ".", "-", "--", "->", "=", "=>", "?", "!", ">"))
_FORBIDDEN: Final = re.compile(
    r"(?<!\S)(?:may not|no-one|no one|not allowed|forbidden|prohibited|banned|never|no player|nobody|must not|can not"
    r"|not permitted|no longer|may no|don't|not (?:to )?(?:say|speak|talk|draw|play)|illegal|taboo)(?!\S)"
)
_NOBODY: Final = re.compile(r"(?<!\S)(?:nobody|no player|no-one|no one|noone|none of (?:you|them))(?!\S)")
_ALLOWED: Final = re.compile(
    r"(?<!\S)(?:may|can|allowed|welcome|free to|permitted|if (?:you|they) (?:like|want|wish|please)|optionally|entitled"
    r"|option|choose to|could)(?!\S)(?! not)"
)


def _doers(found: Spotted, spot: Spot) -> list[tuple[str, int]]:
    """Who may be the one who does it, those first who are nearest; with the unit that names them."""
    people = [(unit.said, at) for at, unit in enumerate(found.units) if unit.label[0] == "W"]
    people = [(who, at) for who, at in people if not spot.first <= at < spot.last]
    before = [each for each in reversed(people) if each[1] < spot.first]
    after = [each for each in people if each[1] >= spot.last]
    near = sorted(after, key=lambda each: each[1])
    ordered = [*near, *before] if spot.whose == "next" and not before else [*before, *near]
    usual = _USUALLY[spot.whose]
    if spot.whose == "each" and spot.slot("V"):
        usual = ("they", "each player")
    if spot.first and found.units[spot.first - 1].label == "you":
        return [("they", -1), *ordered, *((who, -1) for who in usual)]
    if spot.first and found.units[spot.first - 1].label in ("you", "they", "whoever") and "they" not in usual[:1]:
        usual = ("they", *usual)
    return [*ordered, *((who, -1) for who in usual)]


def _others(found: Spotted, spot: Spot, doer: int) -> list[tuple[str, int]]:
    """To whom, or with whom."""
    people = [(unit.said, at) for at, unit in enumerate(found.units) if unit.label[0] == "W" and at not in (doer,)]
    near = [each for each in people if each[1] >= spot.last]
    usual = ("all other players",) if " show " in spot.said else ("a player of their choice", "the next player")
    return [*near, *((who, -1) for who in usual)]


_USUALLY: Final = {
    "next": ("the next player",),
    "they": ("they",),
    "both": ("they", "the next player"),
    "each": ("each player",),
    "none": ("they",),
}


def _chain(found: Spotted, spot: Spot) -> Iterator[Phrasing]:
    """What the next player passes on by a card of the same kind, so that it adds up."""
    cards = next((unit.said for unit in found.units if unit.label[0] == "K"), "")
    said = _CHAIN.search(found.line)
    if not said or not cards:
        return
    units = set(range(len(found.units)))
    drawn = re.search(r"draws? (\w+) cards?", spot.said)
    if drawn:
        yield Phrasing(f"the next player must play {cards} or draw {drawn[1]} cards and the draws add up", units)
    if "skip" in spot.said or "skip" in spot.act:
        yield Phrasing(f"the next player must play {cards} or skip their turn and the skips add up", units)


_CHAIN: Final = re.compile(
    r"(?<!\S)(?:and so on|and so forth|etc|stacks?|stackable|stacked|adds? up|piles? up|accumulates?|cumulative"
    r"|unless (?:they|that player|W\d+)(?: \S+){0,3} K\d+|until (?:someone|a player)(?: \S+){0,4}|snowballs?"
    r"|grows?|doubles up|(?:has|have|got) one too|pass(?:es)? (?:it|them|that) on)(?!\S)"
)


def _one_after_another(found: Spotted, event: Phrasing) -> Iterator[Phrasing]:
    """Words that go round: the first says the first of them, and each one after that the next."""
    words = [unit.said for unit in found.of("Q")]
    if len(words) > 2 and _ROUND.search(found.line):
        said = f"they must say {words[0]} and each following player must say the next of {', '.join(words[1:])}"
        yield Phrasing(f"When {event.text}, {said} on their turn.", set(range(len(found.units))))


_ROUND: Final = re.compile(r"(?<!\S)(?:next|following|then|after|W\d+)(?!\S)")


def _always(found: Spotted) -> Iterator[Phrasing]:
    """What nothing sets off: it may be done, it may not, or it must be at each turn."""
    for spot in found.deeds:
        if not spot.act:
            continue
        act = spot.act.replace("{V}", "a player of their choice").replace("{W}", "they")
        units = set(range(spot.first, spot.last))
        clause = _clause(found, spot)
        times = [each for each in found.times if units.isdisjoint(range(each.first, each.last))]
        when = f" {times[0].said}" if times else ""
        units |= set(range(times[0].first, times[0].last)) if times else set()
        condition = f" {found.conditions[0].said}" if found.conditions else ""
        if _FORBIDDEN.search(clause):
            yield Phrasing(f"A player may not {act}{when}{condition}.", units)
        elif _ALLOWED.search(clause):
            yield Phrasing(f"A player may {act}{when}{condition}.", units)
        elif when in _EACH_TURN:
            yield Phrasing(f"A player must {act}{when}{condition}.", units)


_EACH_TURN: Final = (
    " at the start of their turn",
    " at the end of their turn",
    " before drawing",
    " before playing",
)


def _several(found: Spotted) -> Iterator[Phrasing]:
    """Several moments, each with the deeds behind it: a sentence for each."""
    events = sorted(_starting(found), key=lambda draft: min(draft.units))
    if len(events) < 2:
        return
    sentences: list[str] = []
    units: set[int] = set()
    for number, event in enumerate(events):
        first = min(event.units)
        last = min(events[number + 1].units) if number + 1 < len(events) else len(found.units)
        deeds = [spot for spot in found.deeds if max(event.units) < spot.first < last]
        ways = [next(_done(found, spot), None) for spot in deeds]
        done = [way for way in ways if way is not None]
        if not done:
            return
        sentences.append(f"When {event.text}, {' and '.join(way.text for way in done)}.")
        units |= event.units.union(range(first, last))
    yield Phrasing(" ".join(sentences), units)


def _starting(found: Spotted) -> list[Phrasing]:
    """Moments that do not lie over one another, with cards that stand in no deed."""
    drafts: list[Phrasing] = []
    busy = {at for spot in (*found.deeds, *found.times, *found.conditions) for at in range(spot.first, spot.last)}
    for draft in _events(found):
        if busy.isdisjoint(draft.units):
            drafts.append(draft)
            busy |= draft.units
    return drafts
