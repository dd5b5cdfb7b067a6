"""How acts are said that only rules in people's words bring."""

from collections.abc import Sequence

from cardhouse.cards import listed
from cardhouse.core.lines import Speaker, said_as
from cardhouse.english.written.offer_acts import PutAway, SeeHand, ShowCards, Spend, TradeCard, TradeHands


@said_as(TradeHands)
def trading_hands(act: TradeHands, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"swap hands with {names[act.to]}", names)


@said_as(TradeCard)
def trading(act: TradeCard, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"swap {act.card} with {names[act.to] if act.to >= 0 else 'the top card'}", names)


@said_as(SeeHand)
def seeing(act: SeeHand, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"look at the hand of {names[act.owner]}", names)


@said_as(ShowCards)
def showing(act: ShowCards, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"show {listed(act.cards) if act.cards else 'your hand'}", names)


@said_as(PutAway)
def putting_away(act: PutAway, to: Speaker, names: Sequence[str]) -> str:
    return to.says(f"put {listed(act.cards)} under the stock", names)


@said_as(Spend)
def spending(act: Spend, to: Speaker, names: Sequence[str]) -> str:
    return to.says("pay what a rule lets you pay", names)
