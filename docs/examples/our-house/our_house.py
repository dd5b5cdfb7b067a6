"""A game, a rule and a player of one's own, which `pip install` brings to Cardhouse."""

import cardhouse as ch


@ch.rule("Red on Red", by="Ann")
class RedOnRed(ch.Rule):
    """Any red card goes on a red card."""

    @ch.answers(ch.Matches)
    def any_red(self, asked: ch.Matches, table: ch.Table, earlier: ch.Cards) -> ch.Cards:
        return earlier | ch.RED if asked.top in ch.RED else earlier


class ThriftyBot(ch.SimpleBot):
    """Plays its lowest card first, and one at a time."""

    def liked(self, view: ch.View, plays: list[ch.Play]) -> list[ch.Play]:
        single = [play for play in plays if len(play.cards) == 1] or plays
        lowest = min(play.cards[0].rank for play in single)
        return [play for play in single if play.cards[0].rank == lowest]


book = ch.bartok_early + RedOnRed
