"""Turns and rounds: who begins, who misses a turn, which way play goes, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from cardhouse.core.affairs import StoodStill
from cardhouse.core.events import Reversed, Skipped, TurnBegan, TurnEnded
from cardhouse.core.presence import Joined, Left
from cardhouse.core.questions import DEAL, SHUFFLE
from cardhouse.core.rounds import TOLD, OpensTurn, Passed, PhaseBegan, PhaseOver, RoundBegan, RoundWon, WinVoided
from cardhouse.core.seating import DealPassed, Departed, HandedOver, RoundStarted, SatDown
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.speech import Prepared, Released, TimePassed
from cardhouse.core.telling import STEPS, Line, Listener, quiet, tells
from cardhouse.core.verdicts import CameLate
from cardhouse.core.words import counting, words

quiet("the screens show whose turn it is", TurnEnded, Skipped, OpensTurn)
quiet("it is told that they leave", Departed)
quiet("the screens show the phase", PhaseBegan, PhaseOver)
quiet("time and waiting are shown by clocks", TimePassed, StoodStill, Released)

STEPS[SHUFFLE] = "{player:who} {shuffles} the cards"
STEPS[DEAL] = ""  # what is dealt is told


@tells(Prepared)
def prepared(event: Prepared, to: Listener) -> Iterator[Line]:
    template = STEPS.get(event.step, "{player:who}: {step}")
    if template:
        yield to.line(words(template, player=event.player, step=words(to.law.does(event.step))), event.player, "step")


@tells(RoundBegan)
def round_began(event: RoundBegan, to: Listener) -> Iterator[Line]:
    if "deal" in to.law.ways or "play" in to.law.ways:
        yield to.line(words("a new round begins, and {dealer:who} {deals}", dealer=event.dealer), kind="round", rule="")
    else:
        yield to.line(words("a new round begins"), kind="round", rule="")


@tells(RoundStarted)
def round_started(event: RoundStarted, to: Listener) -> Iterator[Line]:
    if event.player != NO_SEAT:
        yield to.line(words("{player:who} {has} the first turn", player=event.player), kind="round", rule="")


@tells(RoundWon)
def round_won(event: RoundWon, to: Listener) -> Iterator[Line]:
    wins = "{winners:who} {wins} the round!" if len(event.winners) == 1 else "{winners:who} share the win!"
    yield to.line(words(TOLD.get(event.outcome, wins), winners=event.winners), kind="won", rule="")
    if event.scores:
        for seat, points in enumerate(event.scores):
            yield to.line(
                words("{player:who} {has} {points}", player=seat, points=counting(points, "point", "one")),
                kind="score",
                rule="",
            )


@tells(WinVoided)
def win_voided(event: WinVoided, to: Listener) -> Iterator[Line]:
    yield to.line(words("nobody has won after all, and play goes on"), kind="round")


@tells(Reversed)
def reversed_(event: Reversed, to: Listener) -> Iterator[Line]:
    if to.is_open:
        yield to.line(words("the direction of play turns round"), kind="turn")


@tells(TurnBegan)
def turn_began(event: TurnBegan, to: Listener) -> Iterator[Line]:
    if event.skipped and to.is_open:  # the rule at work is the one that hands turns on, and not the one behind the skip
        missed = words("{skipped:who} {misses} a turn", skipped=tuple(dict.fromkeys(event.skipped)))
        yield to.line(missed, kind="turn", rule="")


@tells(Passed)
def passed(event: Passed, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {passes}", player=event.player), event.player, "pass")


@tells(CameLate)
def came_late(event: CameLate, to: Listener) -> Iterator[Line]:
    yield to.line(
        words(
            "{first:who} {was} first; {player:who} came too late, and {loses} nothing by it",
            first=event.first,
            player=event.player,
        ),
        *(event.player, "late"),
    )


@tells(Left)
def left(event: Left, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {leaves} the game", player=event.player), event.player, "round")


@tells(HandedOver)
def handed_over(event: HandedOver, to: Listener) -> Iterator[Line]:
    told = words("{player:who} {leaves} the table, and a bot plays the hand on", player=event.player)
    yield to.line(told, event.player, "round")


@tells(SatDown)
def sat_down(event: SatDown, to: Listener) -> Iterator[Line]:
    back = words("{player:who} {is} back at the table", player=event.player)
    new = words("{player:who} {sits} down in the place of {before}", player=event.player, before=event.before)
    yield to.line(back if event.name == event.before else new, event.player, "round")


@tells(DealPassed)
def deal_passed(event: DealPassed, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {is} the dealer now", player=event.player), event.player, "round")


@tells(Joined)
def joined(event: Joined, to: Listener) -> Iterator[Line]:
    beside = "{player:who} {comes} into the game, to the left of {beside:whom}"
    comes = beside if event.beside >= 0 else "{player:who} {comes} into the game"
    yield to.line(words(comes, player=event.player, beside=event.beside), event.player, "round")
