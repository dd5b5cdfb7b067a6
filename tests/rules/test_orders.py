"""The order of turns at a pile hears of everything that changes it."""

from cardhouse.rules.order.events import OrderEvent
from cardhouse.rules.order.orders import ORDER_EVENTS


def kinds_below(kind: type[OrderEvent]) -> set[type[OrderEvent]]:
    below = kind.__subclasses__()
    return {*below, *(each for one in below for each in kinds_below(one))}


def test_every_event_that_changes_an_order_is_heard() -> None:
    named = {kind for kind in kinds_below(OrderEvent) if not kind.__subclasses__()}
    assert len(named) > 8
    assert named <= set(ORDER_EVENTS)
