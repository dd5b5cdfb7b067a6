"""Cards that are played, drawn, given, dealt, laid down and taken up; and the piles they lie on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.cards import card
from cardhouse.core.events import (
    Dealt,
    Drew,
    DrewNothing,
    Gave,
    Laid,
    Landed,
    PileGone,
    PileOpened,
    Played,
    PutUnderStock,
    Recycled,
    Shuffled,
    TurnedUp,
)
from cardhouse.core.landing import FOLLOWING, SetBy, TakenUp
from cardhouse.core.moving import MovesCards, Undoes
from cardhouse.core.penalties import Fined
from cardhouse.core.questions import DRAW, PENALTY, Follows
from cardhouse.core.seating import LaidAside, PacksChanged, ShuffledIn, WentUnder
from cardhouse.core.telling import Line, Listener, quiet, tells, together
from cardhouse.core.undone_plays import MayGoBack, PlayUndone
from cardhouse.core.verdicts import permits
from cardhouse.core.words import sentence, words

quiet("each kind of move has its own words", MovesCards, Undoes)
quiet("the line of the card that landed has told it", Played)
quiet("that a card is wrong is for others to notice", MayGoBack)
quiet("who shuffled is told; how the cards lie nobody knows", Shuffled)


def same_play(one: Landed, other: Landed) -> bool:
    return one.player == other.player and one.source == other.source and one.pile == other.pile


together(Landed, same_play)


@tells(Landed)
def landed(run: list[Landed], to: Listener) -> Iterator[Line]:
    first = run[0]
    cards = [each.card for each in run]
    several = len(to.table.piles) > 1
    if first.source in ("", FOLLOWING):
        plays = "{player:who} {plays} {cards} on pile {pile}" if several else "{player:who} {plays} {cards}"
    else:
        springs = "{player:who} {springs} {their} {area}: {cards}"
        plays = "{player:who} {springs} {their} {area}: {cards} on pile {pile}" if several else springs
    played = words(plays, player=first.player, cards=cards, area=words(first.source), pile=first.pile)
    yield to.line(played, first.player, "play", permitting(to, run) if len(run) > 1 else None)


def permitting(to: Listener, run: list[Landed]) -> str:
    """The rule by which these cards may follow one another, if there is one."""
    question, card, found = Follows(tuple([each.card for each in run[:1]])), run[1].card, ""
    answer = question.unruled(to.table)
    for hook in to.table.law.answering.get(Follows, []):
        earlier, answer = answer, hook.call(question, to.table, answer)
        if permits(answer, card) and not permits(earlier, card):
            found = hook.article.id
    return found


@tells(TurnedUp)
def turned_up(event: TurnedUp, to: Listener) -> Iterator[Line]:
    yield to.line(words("{card} is turned up", card=event.card), kind="deal", rule="")


@tells(Drew)
def drew(event: Drew, to: Listener) -> Iterator[Line]:
    """Who draws on is told in one line, and who draws what was just owed; each line has the cards of all of it."""
    mine, penalty = to.is_me(event.player), event.way == PENALTY
    line = to.line(words(""), event.player, FOR_PENALTY if penalty else DRAW)
    rule, names = line.rule, [event.card.name if mine else ""]
    joined = to.latest if to.latest is not None and (owed_now(event, to) or goes_on(to.latest, line)) else None
    if joined is not None:
        rule, names = joined.rule, [*joined.drawn, *names]
    known: dict[str, object] = {"card": event.card, "cards": [card(name) for name in names]} if mine else {}
    said = words(DRAWN[penalty, mine, len(names) > 1], player=event.player, count=len(names), **known)
    yield Line(sentence(to.hears(said)), event.player, line.kind, rule, tuple(names), joined is not None)


FOR_PENALTY: Final = "penalty"
"""The kind of a line about cards that are drawn as a penalty."""

DRAWN: Final = {
    (False, True, False): "{player:who} {draws} {card}",
    (False, True, True): "{player:who} {draws} {cards}",
    (False, False, False): "{player:who} {draws} a card",
    (False, False, True): "{player:who} {draws} {count:cards}",
    (True, True, False): "{player:who} {takes} a penalty card: {card}",
    (True, True, True): "{player:who} {takes} {count} penalty cards: {cards}",
    (True, False, False): "{player:who} {takes} a penalty card",
    (True, False, True): "{player:who} {takes} {count} penalty cards",
}
"""By whether it is a penalty, whether the hearer sees the cards, and whether there are several."""


def owed_now(event: Drew, to: Listener) -> bool:
    """Whether the line before says that this card is owed, and nobody has done anything since."""
    return event.way == PENALTY and isinstance(to.told_of, Fined) and to.told_of.player == event.player


def goes_on(before: Line, line: Line) -> bool:
    """Whether a line tells that the same player draws on. Penalties are drawn alike, whatever they are for."""
    same = before.by == line.by and before.kind == line.kind and bool(before.drawn)
    return same and (line.kind == FOR_PENALTY or before.rule == line.rule)


@tells(DrewNothing)
def drew_nothing(event: DrewNothing, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:who} {finds} no card left to draw", player=event.player), event.player, "draw")


@tells(Recycled)
def recycled(event: Recycled, to: Listener) -> Iterator[Line]:
    yield to.line(words("the stock has run out: the cards under the piles are shuffled into a new one"), kind="deal")


@tells(PutUnderStock)
def put_under(event: PutUnderStock, to: Listener) -> Iterator[Line]:
    own, others = "{player:who} {puts} {cards} under the stock", "{player:who} {puts} {count:cards} under the stock"
    put = own if to.is_me(event.player) else others
    cards: dict[str, object] = {"cards": event.cards, "count": len(event.cards)}
    yield to.line(words(put, player=event.player, **cards), event.player, "give")


@tells(Laid)
def laid(event: Laid, to: Listener) -> Iterator[Line]:
    own = "{player:who} {lays} {card} face down as {their} {area}"
    lays = own if to.is_me(event.player) else "{player:who} {lays} a card face down as {their} {area}"
    known = {"card": event.card} if to.is_me(event.player) else {}
    yield to.line(words(lays, player=event.player, area=words(event.area), **known), event.player, "play")


@tells(Gave)
def gave(event: Gave, to: Listener) -> Iterator[Line]:
    inside = to.seat in (event.giver, event.receiver)
    seen, unseen = "{giver:who} {gives} {receiver:whom} {cards}", "{giver:who} {gives} {receiver:whom} {count:cards}"
    yield to.line(
        words(
            seen if inside else unseen,
            giver=event.giver,
            receiver=event.receiver,
            cards=event.cards,
            count=len(event.cards),
        ),
        *(event.giver, "give"),
    )


@tells(Dealt)
def dealt(event: Dealt, to: Listener) -> Iterator[Line]:
    sizes = {len(hand) for hand in event.hands if hand}
    each = "{dealer:who} {deals} everybody {count:cards}" if len(sizes) == 1 else "{dealer:who} {deals} the cards"
    yield to.line(words(each, dealer=to.table.dealer, count=max(sizes, default=0)), kind="deal", rule="")


@tells(PileOpened)
def pile_opened(event: PileOpened, to: Listener) -> Iterator[Line]:
    if event.pile > 1:
        yield to.line(words("there is a new pile, number {pile}", pile=event.pile), kind="pile")


@tells(PileGone)
def pile_gone(event: PileGone, to: Listener) -> Iterator[Line]:
    yield to.line(words("pile {pile} is gone", pile=event.pile), kind="pile")


@tells(SetBy)
def set_by(event: SetBy, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {has} {cards} ready to follow", player=event.player, cards=event.cards),
        event.player,
        "play",
    )


@tells(PlayUndone)
def undone_play(event: PlayUndone, to: Listener) -> Iterator[Line]:
    if event.cards:
        back = words("{player:who} {takes} {card} back", player=event.player, card=event.cards[0])
        yield to.line(back, event.player, "back", "")
        return
    alone = "what was played goes back to {players:whom}"
    hands = "what was played goes back to {players:whom}, and all hands go back where they were"
    players = tuple(dict.fromkeys(event.players))
    yield to.line(words(hands if event.steps else alone, players=players), event.player, "back")


@tells(TakenUp)
def taken_up(event: TakenUp, to: Listener) -> Iterator[Line]:
    yield to.line(
        words("{player:who} {takes} {cards} up again", player=event.player, cards=event.cards), event.player, "back"
    )


@tells(ShuffledIn)
def shuffled_in(event: ShuffledIn, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:whose} cards are shuffled into the stock", player=event.player), event.player, "back")


@tells(WentUnder)
def went_under(event: WentUnder, to: Listener) -> Iterator[Line]:
    yield to.line(words("{player:whose} cards go under the stock", player=event.player), event.player, "back")


@tells(LaidAside)
def laid_aside(event: LaidAside, to: Listener) -> Iterator[Line]:
    yield to.line(words("the Jokers lie aside in this round"), kind="deal")


@tells(PacksChanged)
def packs_changed(event: PacksChanged, to: Listener) -> Iterator[Line]:
    count = len(event.more) or len(event.fewer)
    more, fewer = (
        words("{count:cards} come into the game", count=count),
        words("{count:cards} are put away", count=count),
    )
    yield to.line(more if event.more else fewer, kind="deal")
