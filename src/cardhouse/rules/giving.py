"""Cards that change hands."""

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardhouse.core.acts import GIVE, Act, Choose, Give
from cardhouse.core.affairs import Chose, Owed
from cardhouse.core.choices import Group, Listed, Offers
from cardhouse.core.events import Played
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import Duty
from cardhouse.core.questions import Satisfies
from cardhouse.core.rule import Brings, CardRule
from cardhouse.core.seats import Seat
from cardhouse.core.table import Events, Table

DESIGNATE: Final = "designate"


@dataclass(frozen=True)
class GivesAway(CardRule):
    """Whoever plays {on} names a Giver and a Receiver, two different players other than themself; the Giver picks {gift} cards of the
    own hand and hands them over. Who has fewer gives what there is. One gift is made before the next is named.
    """

    gift: int = 2

    def brings(self) -> Brings:
        return Brings(
            ways=(
                DESIGNATE,
                GIVE,
            )
        )

    @after(Played)
    def ask_for_names(self, played: Played, table: Table) -> Events:
        if table.seats > 2:
            yield Owed(Duty(played.player, DESIGNATE, blocking=True))

    @after(Chose)
    def ask_for_cards(self, chose: Chose, table: Table) -> Events:
        if chose.way == DESIGNATE and two_players(chose.picks, table) and table.hands[chose.picks[0]]:
            yield Owed(Duty(chose.picks[0], GIVE, blocking=True, about=(chose.picks[1],)))

    @answers(Satisfies)
    def two_others_then_two_cards(self, asked: Satisfies, table: Table, earlier: bool) -> bool:
        bearer, picks = asked.duty.bearer, asked.picks
        if asked.duty.kind == DESIGNATE:
            waiting = any(duty.kind == GIVE for duty in table.duties)
            return (
                not waiting and len({bearer, *picks}) == 3 == len(picks) + 1 and all(_is_seat(p, table) for p in picks)
            )
        if asked.duty.kind == GIVE:
            return picks[0] == asked.duty.about[0] and len(picks) - 1 == min(self.gift, len(table.hands[bearer]))
        return earlier

    @answers(Offers)
    def list_gifts(self, asked: Offers, table: Table, earlier: list[Group]) -> list[Group]:
        if asked.way not in (DESIGNATE, GIVE):
            return earlier
        return earlier + [Listed(self.gifts(table, seat, asked.way)) for seat in asked.seats.among(table.seats)]

    def gifts(self, table: Table, seat: Seat, way: str) -> list[Act]:
        duty = table.duty_of(seat, way)
        if way == GIVE and duty:
            hand = table.hands[seat]
            return [Give(seat, cards, duty.about[0]) for cards in combinations(hand, min(self.gift, len(hand)))]
        if not duty or any(other.kind == GIVE for other in table.duties):
            return []
        others = [other for other in range(table.seats) if other != seat]
        return [Choose(seat, DESIGNATE, (giver, to)) for giver in others for to in others if giver != to]


def two_players(picks: tuple[int, ...], table: Table) -> bool:
    """Whether a choice names a Giver and somebody else as Receiver; at the table, people may choose anything."""
    return len(picks) > 1 and picks[0] != picks[1] and all(_is_seat(pick, table) for pick in picks[:2])


def _is_seat(pick: object, table: Table) -> bool:
    return isinstance(pick, int) and 0 <= pick < table.seats
