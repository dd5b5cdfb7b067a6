"""What happened to the order of turns and to penalties, in words. What nobody is shown is not told either."""

from cardhouse.cli._terminal.telling_more import Speaker
from cardhouse.core.knowledge import OpenState
from cardhouse.core.purses import TokenOffered
from cardhouse.core.table import Event
from cardhouse.core.table_talk import AskedHow, Contested, Moved, Pointed
from cardhouse.rules.last_card import PenaltyNoted
from cardhouse.rules.moo import Reminded
from cardhouse.rules.order_effects import (
    HandsMoved,
    PickUpGrew,
    ReversedFor,
    SidesSwitched,
    SkipWaits,
    StrideSwitched,
    SuitNamed,
    TurnedBack,
    WentBack,
)
from cardhouse.rules.order_events import ButtedIn, MovedOn
from cardhouse.rules.proposals import FoundUnjust
from cardhouse.rules.set_aside import PutAside
from cardhouse.rules.strays import Withdrawn
from cardhouse.rules.turn_clock import BackAgain, WentAway
from cardhouse.rules.warnings import Warned

SUITS = ("Spades", "Hearts", "Diamonds", "Clubs")


def told_of_order(speaker: Speaker, event: Event) -> str:
    """A sentence for what everybody sees, or knows because how things stand is shown."""
    return in_the_open(speaker, event) or (state(event) if speaker.table.ask(OpenState()) else "")


def in_the_open(speaker: Speaker, event: Event) -> str:
    does, whom = speaker.does, speaker.whom
    match event:
        case Pointed(player=player, at=at):
            return f"{does(player, 'points')} at {'oneself' if at == player else whom(at)}"
        case AskedHow(player=player):
            return f"{does(player, 'asks')} how things stand"
        case Contested(player=player):
            return f"{does(player, 'contests')} a penalty"
        case Moved(player=player, subject=subject):
            return f"{does(player, 'moves')}: {subject}"
        case PutAside():
            return "a card is put aside for the penalty"
        case FoundUnjust(by=by, to=to):
            return f"{does(to, 'did', 'did')} not deserve it: the penalty goes to {whom(by)}"
        case PenaltyNoted(player=player):
            return f"{does(player, 'takes')} a penalty card on the next turn"
        case Withdrawn(players=players, places=places):
            back = " and ".join([whom(player) for player in dict.fromkeys(players)])
            return f"what was played goes back to {back}{', and all hands go back' if places else ''}"
        case TokenOffered(player=player, what=what, to=to):
            return f"{does(player, 'offers')} {whom(to)} a {what}"
        case WentAway(player=player):
            return f"{does(player, 'seems')} to be away"
        case BackAgain(player=player):
            return does(player, "is back", "are back")
        case Reminded(player=player) if player == speaker.seat:
            return "nothing keeps you in the game but silence"
        case Warned(player=player, words=words) if player == speaker.seat:
            return f"about your rule: {words}"
        case HandsMoved(places=places):
            return f"all hands go {abs(places)} on to the {'left' if places > 0 else 'right'}"
    return ""


def state(event: Event) -> str:
    match event:
        case ButtedIn():
            return "that is a butt-in: play goes on from there"
        case MovedOn():
            return "play moves on one player"
        case PickUpGrew(cards=cards):
            return f"{cards} more cards to pick up for whoever is next"
        case SuitNamed(suit=suit):
            return f"the suit is {SUITS[suit]}"
        case ReversedFor(turns=turns):
            return f"play turns round for {turns} turns"
        case TurnedBack():
            return "play turns back"
        case StrideSwitched():
            return "whether every other place is skipped has changed"
        case SidesSwitched():
            return "whether everybody has two turns has changed"
        case SkipWaits():
            return "after the next turn one place is skipped"
        case WentBack():
            return "play goes back one player"
    return ""
