"""Books to play from, rules of one's own, and rules in words."""

import pytest

import cardhouse as ch


def test_each_book_that_is_named_is_the_one_of_its_game() -> None:
    named = [ch.bak, ch.bartok, ch.bartok_early, ch.moo, ch.uncle_baiting]
    assert [book.title for book in named] == [
        "BAK",
        "Bartok, the full edition",
        "Bartok, the edition of 14 August 2023",
        "Moo",
        "Uncle Baiting",
    ]
    assert all(len(book) == len(list(book)) > 10 for book in named)
    assert repr(ch.bak) == f"<BAK, {len(ch.bak)} rules>"
    assert str(ch.bak).splitlines()[0] == f"BAK: {len(ch.bak)} rules"


def test_a_rule_of_ones_own_is_added_at_the_end_and_the_book_stays_as_it_was() -> None:
    @ch.rule("Queen's Feast", by="Ann")
    class Feast(ch.CardRule):
        """When {on} is played, everybody else draws a card."""

        @ch.after(ch.Played)
        def all_draw(self, played: ch.Played, table: ch.Table) -> ch.Events:
            for seat in range(table.seats):
                if seat != played.player:
                    yield ch.Draws(seat)

    before = len(ch.bartok_early)
    book = ch.bartok_early + Feast(on=ch.QUEENS)
    assert (len(ch.bartok_early), len(book)) == (before, before + 1)
    added = book["queen-s-feast"]
    assert (added.title, added.by) == ("Queen's Feast", "Ann")
    assert added.sentence() == "When a Queen is played, everybody else draws a card."

    game = ch.play(book, ["Ann", "Bob", "Cat"], seed=1)
    game.table.hands[0], game.table.piles[1] = [ch.card(name) for name in ("QH", "9C", "4C")], [ch.card("2H")]
    game.table.turn = 0
    game.table.forget()
    held = [len(hand) for hand in game.table.hands]
    assert game.do("Ann: qh")
    assert [len(hand) for hand in game.table.hands] == [held[0] - 1, held[1] + 1, held[2] + 1]


def test_a_class_without_fields_is_added_as_it_is_and_two_of_a_name_have_two_ids() -> None:
    @ch.rule
    class RedOnRed(ch.Rule):
        """Any red card goes on a red card."""

        @ch.answers(ch.Matches)
        def any_red(self, asked: ch.Matches, table: ch.Table, earlier: ch.Cards) -> ch.Cards:
            return earlier | ch.RED if asked.top in ch.RED else earlier

    book = ch.bartok_early + RedOnRed + RedOnRed()
    assert [article.id for article in list(book)[-2:]] == ["red-on-red", "red-on-red-2"]
    assert book["red-on-red"].title == "Red On Red"


def test_a_rule_in_words_is_added_when_all_of_it_is_understood() -> None:
    book = ch.bartok_early + "K = skip"
    game = ch.play(book, ["Ann", "Bob", "Cat"], seed=1)
    game.table.hands[0], game.table.piles[1] = [ch.card(name) for name in ("KH", "9C", "4C")], [ch.card("2H")]
    game.table.turn = 0
    game.table.forget()
    assert game.do("Ann: kh")
    assert game.to_move == "Cat"


def test_what_is_not_understood_is_not_added() -> None:
    with pytest.raises(ch.NotUnderstoodRule, match="not wholly understood"):
        ch.bartok_early + "The moon is made of cheese, and so are Kings on a rainy day."


@pytest.mark.parametrize(
    "thing, said",
    [
        (5, "a rule is added to a book, not 5"),
        (None, "a rule is added to a book, not None"),
    ],
)
def test_what_is_no_rule_is_refused_in_words(thing: object, said: str) -> None:
    with pytest.raises(TypeError, match=said):
        ch.bartok + thing  # type: ignore[operator]  # that is what it is about


def test_a_card_rule_says_which_cards() -> None:
    @ch.rule
    class Skipping(ch.CardRule):
        """When {on} is played, nothing happens."""

    with pytest.raises(TypeError, match="Skipping needs its on"):
        ch.bartok + Skipping


def test_only_a_rule_can_be_made_one() -> None:
    with pytest.raises(TypeError, match="'Wrong' is no rule"):

        @ch.rule
        class Wrong:  # type: ignore[type-var]  # that is what it is about
            pass


def test_no_such_rule_in_a_book() -> None:
    with pytest.raises(KeyError, match='there is no rule "nothing" in BAK'):
        ch.bak["nothing"]


def test_a_reading_says_what_was_understood() -> None:
    read = ch.read('7 - say "nice"')
    assert read
    assert read.status == "compiles"
    assert read.sentence == 'When a player plays a 7, they must say "nice".'
    assert str(read).startswith("I read: When a player plays a 7")
    assert repr(read) == '<compiles: When a player plays a 7, they must say "nice".>'


def test_a_reading_that_asks_is_not_true_and_proposes() -> None:
    asked = ch.read("Kings are special somehow")
    assert not asked
    assert asked.why
    assert asked.status in ("half", "asks", "people")


def test_a_rule_that_names_a_player_is_refused() -> None:
    refused = ch.read("Bob draws two cards.", players=["Ann", "Bob"])
    assert refused.status == "refused"
    assert "Bob" in refused.why


def test_only_a_text_is_read() -> None:
    with pytest.raises(TypeError, match="a rule in words is a text, not 7"):
        ch.read(7)  # type: ignore[arg-type]  # that is what it is about


def test_a_rule_in_words_is_called_by_its_first_four() -> None:
    book = ch.bartok_early + "Kings skip the next player."
    assert list(book)[-1].title == "Kings skip the next"
