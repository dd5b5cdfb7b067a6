"""What is done with rules, by whom, when and by which vote; and looking back."""

import pytest

from cardhouse.books import game_of, history, read_rulebook
from cardhouse.books.history import CannotChange, Circumstance, NotThere
from cardhouse.books.rulebook import Rulebook
from cardhouse.books.writing import written_rulebook

FIRST, SECOND = "2026-09-03", "2026-09-10"


@pytest.fixture
def book() -> Rulebook:
    empty = read_rulebook(written_rulebook(Rulebook("Ours", "bartok@2023-08-14")))
    kings = history.adopting(empty, "Kings", "Kings skip.", Circumstance(FIRST, 1, "Ann", "3 to 1"))
    return history.adopting(kings, "Hats", "No hats.", Circumstance(FIRST, 2, "Bob"))


def ids(book: Rulebook) -> list[str]:
    return [article.id for article in game_of(book).book if article.since.startswith("2026")]


def test_a_rule_keeps_its_place_through_everything(book: Rulebook) -> None:
    later = Circumstance(SECOND, 1, "Cat", "all agreed")
    amended = history.amending(book, "Kings", "Kings reverse.", later)
    suspended = history.suspending(amended, "kings", later)
    assert game_of(suspended).rests == ("kings",)
    resumed = history.resuming(suspended, "kings", later)
    repealed = history.repealing(resumed, "kings", later)
    assert ids(repealed) == ["hats"]
    back = history.reenacting(repealed, "kings", later)
    assert ids(back) == ids(book) == ["kings", "hats"]
    assert [change.what for change in history.history(back.rules[0])] == [
        *("Adopted", "Amended", "Suspended", "Resumed", "Repealed", "Re-enacted")
    ]
    assert history.told(back.rules[0].changes[1]) == (
        "amended on 10 Sep 2026 in round 1 by Cat, all agreed; before: Kings skip."
    )
    assert back.rules[0].by == "Ann"
    assert read_rulebook(back.source) == back


def test_blame_names_who_gave_a_rule_its_words(book: Rulebook) -> None:
    amended = history.amending(book, "Kings", "Kings reverse.", Circumstance(SECOND, 0, "Cat"))
    suspended = history.suspending(amended, "kings", Circumstance("2026-09-11", 0, "Dan"))
    assert [(rule.title, change.by, change.day) for rule, change in history.blame(suspended)] == [
        ("Kings", "Cat", SECOND),
        ("Hats", "Bob", FIRST),
    ]


def test_the_book_as_it_was_and_what_has_changed(book: Rulebook) -> None:
    now = history.amending(book, "Kings", "Kings reverse.", Circumstance(SECOND, 1, "Cat"))
    now = history.ruling(now, "kings", "A King on a King skips nobody.", Circumstance(SECOND, 2, vote="2 to 1"))
    now = history.repealing(now, "hats", Circumstance(SECOND, 2))
    assert history.difference(history.book_at(now, "2026-01-01"), history.book_at(now, FIRST, 1)) == [
        "+ Kings",
        "+   Kings skip.",
    ]
    assert history.book_at(now, FIRST).rules[0].words == "Kings skip."
    assert history.difference(history.book_at(now, SECOND, 1), now) == ["- Hats", "-   No hats."]
    assert history.difference(history.book_at(now, FIRST), history.book_at(now, SECOND, 1)) == [
        "  Kings",
        "-   Kings skip.",
        "+   Kings reverse.",
        "+   Ruling: A King on a King skips nobody.",
    ]
    assert history.difference(now, now) == []


def test_a_rule_that_says_nothing_of_days_was_always_there() -> None:
    text = "# B\n\n- Base: bartok\n\n## Kings\nKings skip.\n\n- Amended: 3 Sep 2026; before: Kings sing.\n"
    book = read_rulebook(text)
    assert history.book_at(book, "1990-01-01").rules[0].words == "Kings sing."


@pytest.mark.parametrize(
    "change, why",
    [
        (lambda b, o: history.adopting(b, "kings", "Kings sing.", o), 'a rule "kings" in the book already'),
        (lambda b, o: history.adopting(b, "Queens", " ", o), "needs a title and a text"),
        (lambda b, o: history.amending(b, "kings", "Kings  skip.", o), '"Kings" says that already'),
        (lambda b, o: history.amending(b, "kings", "", o), "a rule needs a text"),
        (lambda b, o: history.resuming(b, "kings", o), '"Kings" is in force'),
        (lambda b, o: history.reenacting(b, "kings", o), '"Kings" is in force'),
        (lambda b, o: history.suspending(history.repealing(b, "kings", o), "kings", o), '"Kings" is repealed'),
        (lambda b, o: history.suspending(history.suspending(b, "kings", o), "kings", o), '"Kings" is suspended'),
        (lambda b, o: history.ruling(b, "kings", "", o), "a ruling needs a text"),
    ],
)
def test_what_makes_no_sense_is_told(book: Rulebook, change: object, why: str) -> None:
    assert callable(change)
    with pytest.raises(CannotChange, match=why):
        change(book, Circumstance(SECOND))


def test_a_rule_that_is_not_there(book: Rulebook) -> None:
    with pytest.raises(NotThere, match='no rule "queens" in "Ours"'):
        history.repealing(book, "queens", Circumstance(SECOND))
