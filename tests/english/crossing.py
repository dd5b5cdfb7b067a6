"""Every way of naming what happens, in every frame, with every thing that follows, and what each text must mean.

What fails in one cell alone is a phrase too many; what fails along a whole row or column is a phrase or frame that the
tables lack. `tools/english.py cross` tries all of it and counts by phrase and frame; the suite tries a small sample.
"""

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from cardhouse.english.front.answers import Status, answer
from cardhouse.english.front.gate import gate
from cardhouse.english.writing import rule_said
from tests.english.phrase_tables import (
    BAR_FRAMES,
    BAR_TIMES,
    BARRED,
    BETWEEN,
    BRING_FRAMES,
    BRINGS,
    CARD_FRAMES,
    CARDS,
    CHAIN_FRAMES,
    CHAINS,
    CONTRASTS,
    COSTS,
    DOING,
    DONE,
    ENABLED,
    ENABLING,
    FOLLOWINGS,
    FRAMES,
    HAPPENINGS,
    LEAVES,
    MOMENT_FRAMES,
    MOMENTS,
    ON,
    ON_CARDS,
    OTHERS,
    PAID_UNSAID,
    PERMITTED,
    RUN_FRAMES,
    RUNS,
    SETTINGS,
    STATES,
    STUCK,
    STUCK_FRAMES,
    TABLE_EVENTS,
    TABLE_FRAMES,
    TIMES,
    UNSAID,
    UNSAID_PAY,
    UNTIL,
    UNTIL_FRAMES,
    WHO,
    WHO_FRAMES,
    WORLD,
    Following,
    Happening,
)


@dataclass(frozen=True)
class Crossed:
    """A text, the sentences that it can mean, and the row, frame and column it comes from."""

    text: str
    sentences: tuple[str, ...]
    parts: tuple[str, ...]

    @property
    def meant(self) -> frozenset[str]:
        return meanings(*self.sentences)


@cache
def _written(sentence: str) -> str:
    rule = gate(sentence)
    return rule_said(rule) if rule is not None else ""


def meanings(*sentences: str) -> frozenset[str]:
    """How these are written, those that can be said."""
    return frozenset(map(_written, sentences)) - {""}


def _ways(event: str, who: str, meant: str) -> tuple[str, ...]:
    """What somebody must do and what becomes of them are two sentences; most people say either for both."""
    done = meant.removeprefix("must ")
    owed = "skip their turn" if done == "are skipped" else done
    return tuple(f"When {event}, {who} {each}." for each in (meant, done, _third(done), f"must {owed}"))


def _up(text: str) -> str:
    return text[:1].upper() + text[1:]


def _bare(third: str) -> str:
    """`plays a 7`: play a 7, after `should a player`."""
    verb, _, rest = third.partition(" ")
    base = {"is": "be", "has": "have", "goes": "go", "reaches": "reach", "misses": "miss"}.get(verb, verb[:-1])
    return f"{base} {rest}".strip()


def _framed(frame: str, what: Happening, eff: str, third_eff: str = "") -> str:
    done = what.done
    text = frame.format(
        you=what.you,
        third=what.third,
        doing=what.doing,
        Doing=_up(what.doing),
        done=done,
        Done=_up(done),
        bare=_bare(what.third),
        eff=eff,
        Eff=_up(eff),
        third_eff=third_eff,
    )
    return _up(text)


def _having_to(verb: str, each: Following) -> list[str]:
    """Nobody has to win."""
    return [] if each.bare == "win" else [f"must {each.bare}", f"{verb} {each.bare}"]


def owed(frame: str, person: str, what: Happening) -> Iterator[Crossed]:
    """What they who did it must do, or what becomes of them, in each way of saying that."""
    for each in FOLLOWINGS:
        meant = _ways(what.meant, "they", each.meant)
        if person == "who":
            ways = [each.third, *_having_to("has to", each)]
            texts = [_framed(frame, what, "", way.replace("your", "their")) for way in ways]
        else:
            who, verb = ("you", each.bare) if person == "you" else ("they", each.bare.replace("your", "their"))
            owing = [f"{who} {way}" for way in _having_to("have to", each)] if verb == each.bare else []
            ways = [f"{who} {verb}", *owing]
            if person == "you" and each.kind == "must":
                ways.append(verb)
            texts = [_framed(frame, what, way) for way in ways]
        for text in texts:
            yield Crossed(text, meant, (frame, what.you, each.bare))


def permitted(frame: str, person: str, what: Happening) -> Iterator[Crossed]:
    for may, act in PERMITTED:
        barred = act.startswith("NOT ")
        bare = act.removeprefix("NOT ")
        meant = (f"When {what.meant}, they {may}.", *_while(what.meant, may))
        ways = ("may not", "can't", "are not allowed to") if barred else ("may", "can", "get to", "are allowed to")
        for way in ways:
            if person == "who":
                third = {
                    "are not allowed to": "is not allowed to",
                    "get to": "gets to",
                    "are allowed to": "is allowed to",
                }
                text = _framed(frame, what, "", f"{third.get(way, way)} {bare.replace('your', 'their')}")
            else:
                who = "you" if person == "you" else "they"
                said = bare if person == "you" else bare.replace("your", "their")
                text = _framed(frame, what, f"{who} {way} {said}")
            yield Crossed(text, meant, (frame, what.you, f"{'NOT ' if barred else ''}{way} {bare}"))


def _while(event: str, may: str) -> tuple[str, ...]:
    """What somebody may not do when they have so many cards, they may not do for as long as they have them."""
    for start in ("a player drops to ", "a player begins to have "):
        if event.startswith(start) and "not" in may:
            return (f"A player {may} if they have {event.removeprefix(start)}.",)
    return ()


def others(frame: str, person: str, what: Happening) -> Iterator[Crossed]:
    """What becomes of somebody else, or of the table."""
    if person == "who":
        return
    for (who, said, _), each in itertools.product(OTHERS, FOLLOWINGS):
        if each.bare.startswith(("give", "swap")) or (person == "they" and "your" in said) or "your" in each.bare:
            continue
        for way in (each.third, *_having_to("has to", each)):
            text = _framed(frame, what, f"{said} {way}")
            meant = _ways(what.meant, who, each.meant)
            if said == "everybody" and frame.rstrip(".").endswith("{doing}"):
                meant += _ways(what.meant, "they", each.meant)  # all who do it
            yield Crossed(text, meant, (frame, what.you, f"{said} {each.bare}"))
    for becomes, said in WORLD:
        yield Crossed(_framed(frame, what, said), (f"When {what.meant}, {becomes}.",), (frame, what.you, said))


def _third(verb: str) -> str:
    first, _, rest = verb.partition(" ")
    return f"{ {'are': 'is'}.get(first, first + 's') } {rest}".strip().replace("  ", " ")


def of_the_table() -> Iterator[Crossed]:
    """What happens to the table, and what comes of it."""
    for (meant, event), (frame,) in itertools.product(TABLE_EVENTS, TABLE_FRAMES):
        for (who, said, _), each in itertools.product(OTHERS, FOLLOWINGS):
            if "your" in said or "their" in who or each.bare.startswith(("give", "swap")) or "your" in each.bare:
                continue
            for way in (each.third, *_having_to("has to", each)):
                eff = f"{said} {way}"
                text = frame.format(event=event, Event=_up(event), eff=eff, Eff=_up(eff))
                yield Crossed(text, _ways(meant, who, each.meant), (frame, event, f"{said} {each.bare}"))


def at_moments() -> Iterator[Crossed]:
    """Moments by their names, and what comes then."""
    for (event, ways), frame in itertools.product(MOMENTS, MOMENT_FRAMES):
        for way, (who, said, _), each in itertools.product(ways.split("; "), OTHERS, FOLLOWINGS):
            if "your" in f"{said} {each.bare}" or "their" in who or each.bare.startswith(("give", "swap")):
                continue
            text = _up(frame.format(m=way, eff=f"{said} {each.third}"))
            yield Crossed(text, _ways(event, who, each.meant), (frame, way, f"{said} {each.bare}"))
        for way, each in itertools.product(ways.split("; "), FOLLOWINGS):
            if event.endswith("their turn"):
                text = _up(frame.format(m=way, eff=f"you {each.bare}"))
                yield Crossed(
                    text, (*_ways(event, "they", each.meant), *_each_turn(event, each)), (frame, way, each.bare)
                )


def _each_turn(event: str, each: Following) -> tuple[str, ...]:
    when = "start" if "begins" in event else "end"
    return (f"A player must {each.meant.removeprefix('must ')} at the {when} of their turn.",)


def unsaid() -> Iterator[Crossed]:
    """What it costs not to have said something; when it is to be said is asked."""
    meant = (
        'When a player drops to 1 card, they must say "moo". The penalty call is "Failure to say moo" and the penalty'
    )
    for way, pay in itertools.product(UNSAID, UNSAID_PAY):
        yield Crossed(_up(f"{way}{pay}"), (f"{meant} is 2 cards.",), (way, pay))
    for way, pay in itertools.product((each for each in UNSAID if each.startswith("if ")), PAID_UNSAID):
        yield Crossed(_up(pay.format(u=way.removeprefix("if "))), (f"{meant} is 2 cards.",), (way, pay))


def timed() -> Iterator[Crossed]:
    """What is left to people or forbidden, with when it holds."""
    for (leave, ways), (time, whens) in itertools.product(LEAVES, TIMES):
        for way, when in itertools.product(ways.split("; "), whens.split("; ")):
            parts = (way, when, "")
            yield Crossed(_up(f"you {way} {when}"), (f"{leave} {time}.",), parts)
            yield Crossed(_up(f"{when}, you {way}."), (f"{leave} {time}.",), parts)
            yield Crossed(
                _up(f"Players {way} {when}.").replace("your", "their").replace("you ", "they "),
                (f"{leave} {time}.",),
                parts,
            )


def conditional() -> Iterator[Crossed]:
    """The same with a condition, and what a card brings with one."""
    for (leave, ways), (state, ifs) in itertools.product(LEAVES, STATES):
        for way, when in itertools.product(ways.split("; "), ifs.split("; ")):
            parts = (way, when, "")
            meant = (f"{leave} if {state}.", *_on_top(leave, state), *_in_turn(leave, state))
            yield Crossed(_up(f"you {way} {when}"), meant, parts)
            yield Crossed(_up(f"{when}, you {way}."), meant, parts)
    for (state, ifs), (said, effect) in itertools.product(STATES, BROUGHT):
        for when in ifs.split("; "):
            meant = (f"When a player plays a 7, {effect} if {state}.", f"When a player plays a 7 if {state}, {effect}.")
            parts = (said, when, "")
            yield Crossed(f"When you play a 7, {said} {when}.", meant, parts)
            yield Crossed(f"If you play a 7, {said}, {when}.", meant, parts)


BROUGHT: Final = (
    ('you must say "boo"', 'they must say "boo"'),
    ("the next player draws two cards", "the next player draws 2 cards"),
)


def _on_top(leave: str, state: str) -> tuple[str, ...]:
    cards = leave.removeprefix("A player may play ")
    on = state.removeprefix("the top card is ")
    return (f"{cards} may be played on {on} card.",) if cards != leave and on == "red" else ()


def _in_turn(leave: str, state: str) -> tuple[str, ...]:
    return (f"{leave} on their turn.",) if state == "it is their turn" else ()


def of_cards() -> Iterator[Crossed]:
    for (meant, ways), (frame, effect) in itertools.product(CARDS, CARD_FRAMES):
        for way in ways.split("; "):
            text = _up(frame.format(c=way, C=_up(way)))
            whole = f"When a player plays {meant}, {effect}."
            yield Crossed(text, (whole, whole.replace(" as the previous card", "")), (frame, way, meant))


def contrasted() -> Iterator[Crossed]:
    for (one, other, first, second), (a, b), between in itertools.product(
        CONTRASTS, itertools.permutations(DOING, 2), BETWEEN
    ):
        if "queen of" in one and (a[0].startswith(("mean", "are", "let", "make", "skip", "reverse"))):
            continue
        meant = " ".join(
            f"{cards} are wild." if what == "WILD" else f"When a player plays {cards}, {what}."
            for cards, what in ((first, a[1]), (second, b[1]))
        )
        other = _up(other) if between == ". " else other
        yield Crossed(_up(f"{one} {a[0]}{between}{other} {b[0]}"), (meant,), (between, other, b[0]))


def of_people() -> Iterator[Crossed]:
    """Everybody to whom something can happen, in each way of naming them."""
    for (who, ways), (frame, _), (done, bare, third) in itertools.product(WHO, WHO_FRAMES, DONE):
        for way in ways.split("; "):
            text = _up(frame.format(who=way, Who=_up(way), bare=bare, third=third))
            yield Crossed(text, _ways("a player plays a 7", who, done), (frame, way, bare))


def of_matching() -> Iterator[Crossed]:
    """What may and may not be played on what."""
    for (meant, ways), (x, y, one, other) in itertools.product(ON, ON_CARDS):
        for way in ways.split("; "):
            yield Crossed(_up(way.format(x=x, y=y)), (_up(meant.format(x=one, y=other)) + ".",), (way, x, ""))


def of_settings() -> Iterator[Crossed]:
    """What holds from the beginning, with what people put before and after it."""
    for (meant, ways), (before, after) in itertools.product(SETTINGS, AROUND):
        for way in ways.split("; "):
            yield Crossed(_up(f"{before}{way}{after}"), (meant,), (way, f"{before}|{after}", ""))


AROUND: Final = (
    ("", ""),
    ("", "."),
    ("house rule: ", ""),
    ("in our game, ", "."),
    ("we play that ", ""),
    ("from now on ", ""),
)


def lasting() -> Iterator[Crossed]:
    """How long it holds that nobody may do something."""
    for (meant, ways), (frame, ban) in itertools.product(UNTIL, UNTIL_FRAMES):
        for way in ways.split("; "):
            yield Crossed(frame.format(w=way), (f"When a player plays a Queen, {ban} {meant}.",), (frame, way, ""))


def brought() -> Iterator[Crossed]:
    """All that a card can bring, in each way of saying it."""
    for (meant, ways), (frame,) in itertools.product(BRINGS, BRING_FRAMES):
        _, _, deed = meant.partition(" must ")
        doer = next((each for each in ("they", "the next player", "each player") if meant.startswith(each)), "")
        if not deed and doer and meant not in ("the next player is skipped",):
            deed = _plural(meant.removeprefix(doer).strip())
        for way in ways.split("; "):
            whole = [
                f"When a player plays a 7, {each}." for each in (meant, *(_ways_of(doer, deed, way) if deed else ()))
            ]
            yield Crossed(_up(frame.format(e=way, E=_up(way))), tuple(whole), (frame, way, meant))


def _plural(deed: str) -> str:
    return deed.replace("draws", "draw").replace("passes", "pass")


def _ways_of(who: str, deed: str, way: str) -> tuple[str, ...]:
    """The same as owed, as done, and as left to somebody where the words leave it."""
    left = (f"{who} may {deed}",) if " may " in f" {way} " or " get to " in way else ()
    return (f"{who} must {deed}", f"{who} {deed}", *left)


def in_a_row() -> Iterator[Crossed]:
    for (meant, ways), (frame, brings) in itertools.product(RUNS, RUN_FRAMES):
        for way in ways.split("; "):
            events = tuple(f"When {each}, {brings}." for each in meant.split(" // "))
            yield Crossed(_up(frame.format(r=way, R=_up(way))), events, (frame, way, ""))


def when_stuck() -> Iterator[Crossed]:
    for (ways,), (frame, act) in itertools.product(STUCK, STUCK_FRAMES):
        for way in ways.split("; "):
            meant = (f"When a player begins their turn, they must {act} if they have no legal play.",)
            yield Crossed(_up(frame.format(s=way, S=_up(way))), meant, (frame, way, ""))


def answered() -> Iterator[Crossed]:
    """What can be answered with a card of one's own."""
    for (meant, ways), (frame,) in itertools.product(CHAINS, CHAIN_FRAMES):
        for way in ways.split("; "):
            yield Crossed(frame.format(e=way), (f"When a player plays a 2, {meant}.",), (frame, way, ""))


def barred() -> Iterator[Crossed]:
    """What nobody may do, and when."""
    for (act, bares, doings), (frame, form), (time, whens) in itertools.product(BARRED, BAR_FRAMES, BAR_TIMES):
        meant = f"A player may not {act} {time}".strip() + "."
        also = (
            meant.replace(" on their turn", " if it is their turn"),
            meant.replace(" out of turn", " if it is not their turn"),
        )
        for said, when in itertools.product((bares if form == "bare" else doings).split("; "), whens.split("; ")):
            text = _up(frame.format(bare=said, doing=said, Doing=_up(said), when=when)).strip()
            text = text.replace(" .", ".").replace("  ", " ")
            yield Crossed(text, (meant, *also), (frame, said, when))


def enabled() -> Iterator[Crossed]:
    """What doing something lets, makes or costs one."""
    for what, (modal, ways), (act, bare) in itertools.product(HAPPENINGS, ENABLING, ENABLED):
        left = (f"When {what.meant}, they may {act}.",)
        meant = left if modal == "MAY" else _ways(what.meant, "they", act)
        if act == "take another turn":
            meant = (*meant, *_ways(what.meant, "they", act))
        for way in ways.split("; "):
            yield Crossed(_up(f"{what.doing} {way.format(b=bare)}"), meant, (way, what.doing, bare))
    for what, (cost, ways) in itertools.product(HAPPENINGS, COSTS):
        for way in ways.split("; "):
            meant = _ways(what.meant, "they", cost.removeprefix("they "))
            yield Crossed(_up(f"{what.doing} {way}"), meant, (way, what.doing, cost))


def of_somebody() -> Iterator[Crossed]:
    """All that somebody does or undergoes, in all frames, with all that comes of it."""
    for (frame, person), what in itertools.product(FRAMES, HAPPENINGS):
        yield from itertools.chain(*(way(frame, person, what) for way in (owed, permitted, others)))


Crossing = Callable[[], Iterator[Crossed]]
CROSSINGS: Final = (
    *(of_somebody, of_the_table, of_people, of_cards, of_matching, of_settings),
    *(timed, conditional, lasting, contrasted, brought, in_a_row, when_stuck, answered),
    *(barred, enabled, at_moments),
)


def sample(crossing: Crossing, number: int, seed: int) -> list[Crossed]:
    """So many of them, by chance; those that can be said in the exact language."""
    chance = random.Random(seed)
    if crossing is not of_somebody:
        found = list(crossing())
        return [each for each in chance.sample(found, len(found)) if each.meant][:number]
    kept: list[Crossed] = []
    while len(kept) < number:
        frame, person = chance.choice(FRAMES)
        cells = list(chance.choice((owed, permitted, others))(frame, person, chance.choice(HAPPENINGS)))
        kept += [each for each in chance.sample(cells, min(2, len(cells))) if each.meant]
    return kept[:number]


def mark(each: Crossed) -> str:
    """right, asked, half, people, or WRONG: read as something else."""
    found = answer(each.text)
    if found.status is Status.COMPILES:
        return "right" if found.reading in each.meant else "WRONG"
    if found.status is Status.ASKS:
        return "asked" if each.meant & set(found.proposals) else "asked of something else"
    return str(found.status)
