"""Company of several kinds: gentle players for children and newcomers, careful ones, and keen ones who catch all."""

from cardhouse.bots.simple import SimpleBot
from cardhouse.cards import Card, card
from cardhouse.core.acts import Play
from cardhouse.core.view import View


class GentleBot(SimpleBot):
    """Plays a card at a time, forgets a word in three, sets no traps, sends nothing back and calls nobody out."""

    sets_traps = False

    def __init__(self, seed: int) -> None:
        super().__init__(seed, forgets=3, accuses=0)

    def sends_back(self, view: View) -> bool:
        return False

    def liked(self, view: View, plays: list[Play]) -> list[Play]:
        """Those that get rid of the fewest cards."""
        fewest = min(len(play.cards) for play in plays)
        return [play for play in plays if len(play.cards) == fewest]


class CarefulBot(SimpleBot):
    """Forgets nothing, and plays so that what it keeps goes well together; it calls no more than others do."""

    def __init__(self, seed: int, *, accuses: int = 5) -> None:
        super().__init__(seed, forgets=0, accuses=accuses)

    def liked(self, view: View, plays: list[Play]) -> list[Play]:
        """Of those that get rid of most cards, the ones after which its hand is worth most."""
        longest = super().liked(view, plays)
        if len(longest) == 1:
            return longest
        held = [card(name) for name in view.hand]
        worth = [worth_of(held, play) for play in longest]
        return [play for play, value in zip(longest, worth, strict=True) if value == max(worth)]


class KeenBot(CarefulBot):
    """As a careful one, and it calls whatever it sees, and sends back what would win the round."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, accuses=1)

    def sends_back(self, view: View) -> bool:
        return view.hand_sizes[view.turn] == 0


def worth_of(held: list[Card], play: Play) -> int:
    """What a hand is worth when these cards have gone: Jokers go on anything, and cards that share suit or rank with
    others of it, or with what now lies on top, will find their place.
    """
    left = list(held)
    for played in play.cards:
        if played in left:
            left.remove(played)
    top = play.cards[-1]
    value = 0
    for place, own in enumerate(left):
        value += 6 if own.joker else 0
        value += 3 * shares(own, top)
        value += sum(shares(own, other) for other in left[place + 1 :])
    return value


def shares(one: Card, other: Card) -> bool:
    """Whether one goes on the other in most games."""
    return one.joker or other.joker or one.suit == other.suit or one.rank == other.rank
