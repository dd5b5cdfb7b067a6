"""How events of some kinds of rules are told: markets, looks, talk. No face is named unless everybody saw it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cardhouse.cards import listed
from cardhouse.core.following import FOLLOWING, SetBy, TakenUp
from cardhouse.core.handling import Handled
from cardhouse.core.holding import TookBack, Vetoed
from cardhouse.core.knowledge import OpenState
from cardhouse.core.lateness import CameLate
from cardhouse.core.peeks import Arranged, Peeked
from cardhouse.core.proceedings import CardMoved, MotionDropped, PointEnded, PointRaised, Resolved
from cardhouse.core.purses import Credited
from cardhouse.core.seating import JOIN, Joined, Left, PacksChanged, RoundStarted, ShuffledIn
from cardhouse.core.seats import NO_SEAT
from cardhouse.core.secrets import RuleSealed, RuleShown
from cardhouse.core.table import Event
from cardhouse.core.table_talk import AskedHow, Contested, Moved, Pointed
from cardhouse.core.trade import Bought, Discarded, PutOut, Retrieved, Showed
from cardhouse.core.turn_parts import Passed
from cardhouse.rules.awards import PutBack
from cardhouse.rules.groups import ChangedGroups
from cardhouse.rules.last_card import PenaltyNoted
from cardhouse.rules.order_effects import HandsMoved, SuitNamed
from cardhouse.rules.order_events import ButtedIn
from cardhouse.rules.proposals import FoundUnjust
from cardhouse.rules.set_aside import SET_ASIDE, PutAside, PutOnTop
from cardhouse.rules.strays import Withdrawn
from cardhouse.rules.timed_turns import TurnTimeUp
from cardhouse.server.telling import SUIT_NAMES, Teller, Telling, Told


def cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def passed(telling: Telling, event: Passed) -> Iterator[Told]:
    yield f"{telling.name(event.player)} passes", event.player, "pass"


def bought(telling: Telling, event: Bought) -> Iterator[Told]:
    yield f"{telling.name(event.player)} buys {event.card}", event.player, "play"


def put_out(telling: Telling, event: PutOut) -> Iterator[Told]:
    for _ in event.cards:
        telling.move(None, "stock", f"area:{event.area}:-1")
    yield f"{cards(len(event.cards)).capitalize()} laid out: {event.area}", NO_SEAT, "deal"


def discarded(telling: Telling, event: Discarded) -> Iterator[Told]:
    for _ in event.cards:
        telling.move(None, f"hand:{event.player}", f"area:{event.area}:-1")
    yield f"{telling.name(event.player)} lays {cards(len(event.cards))} aside", event.player, "play"


def retrieved(telling: Telling, event: Retrieved) -> Iterator[Told]:
    for _ in event.cards:
        telling.move(None, f"area:{event.area}:-1", f"hand:{event.player}")
    yield f"{telling.name(event.player)} takes {cards(len(event.cards))} back", event.player, "play"


def showed(telling: Telling, event: Showed) -> Iterator[Told]:
    yield f"{telling.name(event.player)} shows everybody {listed(event.cards)}", event.player, "say"


def peeked(telling: Telling, event: Peeked) -> Iterator[Told]:
    yield f"{telling.name(event.player)} looks at {cards(event.count)} on top of the stock", event.player, "look"


def arranged(telling: Telling, event: Arranged) -> Iterator[Told]:
    yield f"{telling.name(event.player)} puts {cards(len(event.cards))} back on the stock", event.player, "look"


def started(telling: Telling, event: RoundStarted) -> Iterator[Told]:
    yield f"{telling.name(event.player)} begins", NO_SEAT, "round"


def left(telling: Telling, event: Left) -> Iterator[Told]:
    what = "game" if JOIN in telling.law.ways else "table"  # who may come back is still there
    yield f"{telling.name(event.player)} leaves the {what}", event.player, "round"


def vetoed(telling: Telling, event: Vetoed) -> Iterator[Told]:
    yield f"{telling.name(event.player)} sends the play back", event.player, "accuse"


def took_back(telling: Telling, event: TookBack) -> Iterator[Told]:
    source = f"area:{event.source}:{event.player}" if event.source else f"hand:{event.player}"
    telling.move(event.card, f"pile:{event.pile}", source)
    yield f"{event.card} goes back to {telling.name(event.player)}", event.player, "back"


def packs_changed(telling: Telling, event: PacksChanged) -> Iterator[Told]:
    yield f"There are {len(event.more) or len(event.fewer)} cards {'more' if event.more else 'less'}", NO_SEAT, "deal"


def set_by(telling: Telling, event: SetBy) -> Iterator[Told]:
    for card in event.cards:
        telling.move(card, f"hand:{event.player}", f"area:{FOLLOWING}:{event.player}")
    yield f"{telling.name(event.player)} has {listed(event.cards)} ready to follow", event.player, "play"


def taken_up(telling: Telling, event: TakenUp) -> Iterator[Told]:
    for card in event.cards:
        telling.move(card, f"area:{FOLLOWING}:{event.player}", f"hand:{event.player}")
    yield f"{listed(event.cards)} goes back to {telling.name(event.player)}", event.player, "back"


def pointed(telling: Telling, event: Pointed) -> Iterator[Told]:
    yield f"{telling.name(event.player)} points at {telling.name(event.at)}", event.player, "say"


def asked_how(telling: Telling, event: AskedHow) -> Iterator[Told]:
    yield f"{telling.name(event.player)} asks how things stand", event.player, "say"


def contested(telling: Telling, event: Contested) -> Iterator[Told]:
    yield f"{telling.name(event.player)} contests a penalty", event.player, "accuse"


def came_late(telling: Telling, event: CameLate) -> Iterator[Told]:
    words = f"{telling.name(event.first)} was first; {telling.name(event.player)} came too late, and loses nothing"
    yield words, event.player, "late"


def put_aside(telling: Telling, event: PutAside) -> Iterator[Told]:
    telling.move(None, "stock", f"area:{SET_ASIDE}:-1")
    yield "A card is put aside for the penalty", NO_SEAT, "draw"


def put_on_top(telling: Telling, event: PutOnTop) -> Iterator[Told]:
    telling.move(None, f"area:{SET_ASIDE}:-1", "stock")
    yield from ()


def withdrawn(telling: Telling, event: Withdrawn) -> Iterator[Told]:
    for player in reversed(event.players):
        telling.move(None, f"pile:{event.pile}", f"hand:{player}")
    hands = ", and the hands that were passed on" if event.places else ""
    whose = [telling.name(player) for player in dict.fromkeys(event.players)]
    yield f"What was played on pile {event.pile} goes back to {' and '.join(whose)}{hands}", event.player, "back"


def hands_moved(telling: Telling, event: HandsMoved) -> Iterator[Told]:
    way = "to the left" if event.places > 0 else "to the right"
    yield f"All hands go {abs(event.places)} on {way}", NO_SEAT, "give"


def suit_named(telling: Telling, event: SuitNamed) -> Iterator[Told]:
    yield f"The suit is {SUIT_NAMES[event.suit]}", NO_SEAT, "say"


def penalty_noted(telling: Telling, event: PenaltyNoted) -> Iterator[Told]:
    yield f"{telling.name(event.player)} has a penalty card to take on the next turn", event.player, "accuse"


def found_unjust(telling: Telling, event: FoundUnjust) -> Iterator[Told]:
    words = f"{telling.name(event.to)} did not deserve it: the penalty goes to {telling.name(event.by)}"
    yield words, event.by, "accuse"


def butted_in(telling: Telling, event: ButtedIn) -> Iterator[Told]:
    if telling.table.ask(OpenState()):
        yield f"{telling.name(event.player)} butts in", event.player, "play"


def changed_groups(telling: Telling, event: ChangedGroups) -> Iterator[Told]:
    yield f"{telling.name(event.player)} plays at pile {event.pile} now", event.player, "play"


def put_back(telling: Telling, event: PutBack) -> Iterator[Told]:
    telling.move(None, f"hand:{event.player}", "stock")
    yield f"The card that {telling.name(event.player)} took goes back on the pile", event.player, "back"


def time_up(telling: Telling, event: TurnTimeUp) -> Iterator[Told]:
    yield f"{telling.name(event.player)}’s time is up: the others say whether that is slow", NO_SEAT, "vote"


def moved(telling: Telling, event: Moved) -> Iterator[Told]:
    about = f", about {telling.name(event.about)}" if event.about >= 0 else ""
    yield f"{telling.name(event.player)} puts to the vote: {event.subject}{about}", event.player, "vote"


def joined(telling: Telling, event: Joined) -> Iterator[Told]:
    where = f", to the left of {telling.name(event.beside)}" if event.beside >= 0 else ""
    yield f"{telling.name(event.player)} comes into the game{where}", event.player, "round"


def shuffled_in(telling: Telling, event: ShuffledIn) -> Iterator[Told]:
    for _ in event.cards:
        telling.move(None, f"hand:{event.player}", "stock")
    what, verb = cards(len(event.cards)).capitalize(), "goes" if len(event.cards) == 1 else "go"
    yield f"{what} of {telling.name(event.player)} {verb} back into the draw pile", event.player, "back"


def credited(telling: Telling, event: Credited) -> Iterator[Told]:
    how = "gets" if event.number > 0 else "spends or gives away"
    yield f"{telling.name(event.player)} {how} {abs(event.number)} × {event.what}", event.player, "token"


def sealed(telling: Telling, event: RuleSealed) -> Iterator[Told]:
    yield f"A sealed rule by {telling.name(event.player)}: {event.seal}", event.player, "rule"


def shown(telling: Telling, event: RuleShown) -> Iterator[Told]:
    yield f"Everybody is shown: {telling.title(event.rule)}", NO_SEAT, "rule"


def raised(telling: Telling, event: PointRaised) -> Iterator[Told]:
    yield f"{telling.name(event.player)} raises a Point of Order: hands down", event.player, "vote"


def ended(telling: Telling, event: PointEnded) -> Iterator[Told]:
    yield "The Point of Order is over; play goes on where it stopped", event.player, "vote"


def dropped(telling: Telling, event: MotionDropped) -> Iterator[Told]:
    if event.motion.number not in telling.secret:
        yield "The motion comes to nothing", NO_SEAT, "vote"


def resolved(telling: Telling, event: Resolved) -> Iterator[Told]:
    yield f"Resolved: {event.words}", NO_SEAT, "vote"


def card_moved(telling: Telling, event: CardMoved) -> Iterator[Told]:
    source, target = event.source, event.target
    telling.move(event.card, *[f"hand:{seat}" if seat >= 0 else "stock" for seat in (source, target)])
    who = f"from {telling.name(source) if source >= 0 else 'the table'} "
    who += f"to {telling.name(target)}" if target >= 0 else "under the draw pile"
    yield f"{event.card} goes {who}", NO_SEAT, "give"


def handled(telling: Telling, event: Handled) -> Iterator[Told]:
    yield f"{telling.name(event.player)} takes up their own cards", event.player, "look"


MORE: Final[dict[type[Event], Teller]] = {
    Passed: passed,
    Bought: bought,
    PutOut: put_out,
    Discarded: discarded,
    Retrieved: retrieved,
    Showed: showed,
    Peeked: peeked,
    Arranged: arranged,
    RoundStarted: started,
    Left: left,
    Joined: joined,
    ShuffledIn: shuffled_in,
    Credited: credited,
    RuleSealed: sealed,
    RuleShown: shown,
    PointRaised: raised,
    PointEnded: ended,
    MotionDropped: dropped,
    Resolved: resolved,
    CardMoved: card_moved,
    Handled: handled,
    Vetoed: vetoed,
    TookBack: took_back,
    PacksChanged: packs_changed,
    SetBy: set_by,
    TakenUp: taken_up,
    Pointed: pointed,
    AskedHow: asked_how,
    Contested: contested,
    Moved: moved,
    CameLate: came_late,
    PutAside: put_aside,
    PutOnTop: put_on_top,
    Withdrawn: withdrawn,
    HandsMoved: hands_moved,
    SuitNamed: suit_named,
    PenaltyNoted: penalty_noted,
    FoundUnjust: found_unjust,
    TurnTimeUp: time_up,
    PutBack: put_back,
    ButtedIn: butted_in,
    ChangedGroups: changed_groups,
}
