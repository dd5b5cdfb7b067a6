import cardhouse as ch


@ch.rule("Queen's Feast", by="Ann")
class QueensFeast(ch.CardRule):
    """When {on} is played, everybody else draws a card."""

    @ch.after(ch.Played)
    def all_draw(self, played: ch.Played, table: ch.Table) -> ch.Events:
        for seat in range(table.seats):
            if seat != played.player:
                yield ch.Draws(seat)


book = ch.bartok_early + "Kings skip the next player." + QueensFeast(on=ch.QUEENS)

if __name__ == "__main__":
    print(ch.simulate(ch.bartok_early, games=40, jobs=1).lengths[:5])
    print(ch.simulate(book, games=40, jobs=1).lengths[:5])
