import cardhouse as ch


@ch.rule("Queen's Feast", by="Ann")
class Feast(ch.CardRule):
    """When {on} is played, everybody else draws a card."""

    @ch.after(ch.Played)
    def all_draw(self, played: ch.Played, table: ch.Table) -> ch.Events:
        for seat in range(table.seats):
            if seat != played.player:
                yield ch.Draws(seat)


book = ch.bartok_early + Feast(on=ch.QUEENS)
print(book["queen-s-feast"].sentence())

game = ch.play(book, ["Ann", "Bob", "Cat"], seed=2)
while not game.over:
    assert game.do(game.bot())
print(len(game), "acts; won by", *game.winners)
print(*[line for line in game.told if "Feast" in line][:2], sep="\n")

then = game.at(20)
print("After 20 acts:", then.state)

simulated = ch.simulate(book, games=20, players=2, bots=["simple", "random"], jobs=1)
print("the simple bot won", simulated.wins["Ann (simple)"], "of", len(simulated.games), "games")
