import cardhouse as ch


class Hoarder(ch.SimpleBot):
    """Keeps its Jokers as long as it can."""

    def liked(self, view: ch.View, plays: list[ch.Play]) -> list[ch.Play]:
        without = [play for play in plays if not any(card.joker for card in play.cards)]
        return super().liked(view, without or plays)


game = ch.play("bartok@2023-08-14", ["Ann", "Bob"], seed=7)
game.bots["mine"] = {0: Hoarder(1), 1: ch.SimpleBot(2)}
while not game.over:
    assert game.do(game.bot("mine"))
print(game.told[-1])
