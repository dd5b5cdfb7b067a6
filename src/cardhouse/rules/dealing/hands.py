"""Left hand, right hand: everybody uses the one that a leader used first."""

from dataclasses import dataclass
from typing import Any, Final

from cardhouse.core.cases import Charged
from cardhouse.core.declared import option
from cardhouse.core.events import Drew, DrewNothing, Gave, Laid, Landed, TurnBegan
from cardhouse.core.hooks import after, answers
from cardhouse.core.landing import AccusedByToken
from cardhouse.core.presence import players
from cardhouse.core.questions import Handling, Role
from cardhouse.core.rounds import RoundBegan
from cardhouse.core.rule import Memory, Need, Rule
from cardhouse.core.seats import MOST_SEATS, NO_SEAT, Seat, Seats, seats_of
from cardhouse.core.shown import NO_NUMBER, Figure, Figures, Gestures
from cardhouse.core.speech import Chose, Gestured
from cardhouse.core.table import NOTHING, Event, Events, Table, Tally
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.lawmaking.declaring import Declarations, Declared, declared
from cardhouse.rules.lawmaking.lawmaking import A_CHEF, CHEF
from cardhouse.rules.piles.pile_acts import Flipped, Took, TopTurned
from cardhouse.rules.salad.swaps import Swapped
from cardhouse.rules.tokens.token_acts import TURN, HandedOn

LEFT: Final = "left hand"
RIGHT: Final = "right hand"
EITHER: Final = "either hand"
LEAD: Final = Declarations("lead")
_LETTERS: Final = {LEFT: "L", RIGHT: "R", EITHER: ""}
_NAMES: Final = {"L": LEFT, "R": RIGHT}


class HandsInUse(Tally):
    """The hand each seat acts with: "L", "R", or "" for whichever is right."""

    def start(self) -> tuple[str, ...]:
        return ("",) * MOST_SEATS

    def hears(self) -> tuple[type, ...]:
        return (Gestured,)

    def step(self, total: Any, event: Event) -> tuple[str, ...]:
        hands: tuple[str, ...] = total
        if not isinstance(event, Gestured) or event.gesture not in _LETTERS:
            return hands
        return (*hands[: event.player], _LETTERS[event.gesture], *hands[event.player + 1 :])


HANDS_IN_USE: Final = HandsInUse()


@dataclass(frozen=True)
class FollowTheLead(Rule):
    """Everybody uses the hand with which the Chef first touched a card or token in the Chef's own turn.

    This goes until the Chef's next turn begins, also to hand over a token in accusation. Outside that turn the
    Chef's own hands are free.
    """

    # R-B51, R-B59

    chef_keeps_hand: bool = option(
        True, "The Chef keeps to that hand during the turn", subject="Turns, drawing and piles"
    )

    def needs(self) -> tuple[Need, ...]:
        return (A_CHEF,)

    def tallies(self) -> tuple[Memory, ...]:
        return (HANDS_IN_USE, LEAD)

    @answers(Gestures)
    def which_hand(self, asked: Gestures, table: Table, earlier: list[str]) -> list[str]:
        return [*earlier, LEFT, RIGHT, EITHER]

    @answers(Handling)
    def right_hand(self, asked: Handling, table: Table, earlier: Seats) -> Seats:
        lead = declared(table, LEAD)
        if not lead:
            return earlier
        chef, hands = table.ask(Role(CHEF)), table.tally(HANDS_IN_USE)
        if chef == NO_SEAT:
            return earlier
        bound = table.turn == chef and self.chef_keeps_hand  # outside their own turn nobody leads the Chef
        wrong = [s for s in players(table) if hands[s] not in ("", lead) and (bound or s != chef)]
        return earlier - seats_of(wrong) if wrong else earlier

    @answers(Figures)
    def shown(self, asked: Figures, table: Table, earlier: list[Figure]) -> list[Figure]:
        lead = declared(table, LEAD) if table.ask(Role(CHEF)) != NO_SEAT else ""
        hands = table.tally(HANDS_IN_USE)[: table.seats]
        leads = [(f"all use the {_NAMES[lead]}", NO_SEAT, NO_NUMBER)] if lead else []
        return [*earlier, *leads, *[(_NAMES[hand], seat, NO_NUMBER) for seat, hand in enumerate(hands) if hand]]

    @answers(WhyNot)
    def wrong_hand(self, asked: WhyNot, table: Table, earlier: str) -> str:
        return f"everybody uses the {_NAMES[declared(table, LEAD)]} now"

    def grip(self, player: Seat, table: Table) -> Events:
        """The Chef has touched something."""
        hand = table.tally(HANDS_IN_USE)[player] if player != NO_SEAT else ""
        if not hand or player != table.turn or player != table.ask(Role(CHEF)) or declared(table, LEAD):
            return NOTHING
        return (Declared(player, LEAD.matter, hand),)

    @after(TurnBegan)
    def lead_anew(self, began: TurnBegan, table: Table) -> Events:
        return self.led_by_chef(began, table) if began.player == table.ask(Role(CHEF)) else NOTHING

    def led_by_chef(self, began: TurnBegan, table: Table) -> Events:
        """The Chef's turn begins, and with it a new lead."""
        yield Declared(began.player, LEAD.matter, "")
        hand = table.tally(HANDS_IN_USE)[began.player]
        if TURN in table.law.tokens and hand:
            yield Declared(began.player, LEAD.matter, hand)

    @after(RoundBegan)
    def nobody_leads(self, began: RoundBegan, table: Table) -> Events:
        yield Declared(NO_SEAT, LEAD.matter, "")

    @after(Landed, Drew, DrewNothing, Laid, Took, Swapped, Flipped, TopTurned, HandedOn)
    def touched(self, event: Event, table: Table) -> Events:
        return self.grip(getattr(event, "player", NO_SEAT), table)

    @after(Gave)
    def gave(self, gave: Gave, table: Table) -> Events:
        return self.grip(gave.giver, table)

    @after(Chose)
    def chose(self, chose: Chose, table: Table) -> Events:
        return self.grip(chose.player, table) if chose.way in table.law.grips else NOTHING

    @after(Charged)
    def accused(self, charged: Charged, table: Table) -> Events:
        return self.grip(charged.player, table) if charged.rule and table.ask(AccusedByToken()) else NOTHING
