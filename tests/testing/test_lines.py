"""How acts of scenarios are read by the table of acts: each kind of field, and what is told who writes it wrongly."""

import pytest

from cardhouse.cards import card, cards
from cardhouse.core.acts import Act, Draw, Play
from cardhouse.core.chance import seeded
from cardhouse.core.law import Law
from cardhouse.core.people_acts import Accuse, Call, Choose, Gesture, Give, Look, Say, Vote
from cardhouse.core.questions import NEW_PILE
from cardhouse.core.table import Table
from cardhouse.games.shelf import game
from cardhouse.rules.market.trade import Buy
from cardhouse.rules.order.pointing_acts import Point
from cardhouse.rules.piles.pile_acts import Flip
from cardhouse.rules.traps.springing import Spring
from cardhouse.store.forms import form_of
from cardhouse.testing.notation import ActText
from cardhouse.testing.notation.reading import read_tokens
from cardhouse.testing.notation.scenario import Step
from cardhouse.testing.running.laying import NotKnown
from cardhouse.testing.running.reading import Reading
from cardhouse.testing.vocabulary.lines import ActLine, lines_of_acts, pick, pile_meant

LAW = Law(game("bartok@2023-08-14").book)


def table_of(piles: int = 1) -> Table:
    table = Table(LAW, ["Ann", "Bob", "Cat"], seeded(1))
    table.piles = {number: [card("5H")] for number in range(1, piles + 1)}
    return table


def reading_of(table: Table) -> Reading:
    step = Step("A: draw", 1)
    return Reading("bartok", table, LAW, [each.id for each in LAW.book], step, lambda expect: None)  # type: ignore[arg-type, return-value]


def read(line: str, table: Table, kind: type[Act]) -> Act:
    """The act that A does with a line."""
    verb, _, rest = line.partition(" ")
    tokens = read_tokens(rest, lambda *told: None)
    forms = [each for found in lines_of_acts().values() for each in found if each.form.kind is kind]
    [act] = forms[0].read(reading_of(table), 0, ActText(line, verb, tokens))(table)
    return act


@pytest.mark.parametrize(
    "line, act",
    [
        ("draw", Draw(0)),
        ("play 5H", Play(0, cards("5H"))),
        ("play 5H,6H P1", Play(0, cards("5H 6H"), 1)),
        ("play 5H new", Play(0, cards("5H"), NEW_PILE)),
        ("buy 5S 5C,6C", Buy(0, card("5S"), cards("5C 6C"))),
        ("flip P1", Flip(0, 1)),
        ("accuse B base-match", Accuse(0, 1, "base-match")),
        ('call C "Thank you"', Call(0, 2, "Thank you")),
        ('say "hm"', Say(0, "hm")),
        ("vote yes", Vote(0, True)),
        ("vote no", Vote(0, False)),
        ("vote guilty", Vote(0, True)),
        ("vote innocent accusation", Vote(0, False, "accusation")),
        ("choose deal B P2 7", Choose(0, "deal", (1, 2, 7))),
        ("gesture bow", Gesture(0, "bow")),
        ("gesture bow C", Gesture(0, "bow", 2)),
        ("give 5C,6C B", Give(0, cards("5C 6C"), 1)),
        ("give 5C B a,b", Give(0, cards("5C"), 1, ("a", "b"))),
        ("look trap B", Look(0, "trap", 1)),
        ("point B", Point(0, 1)),
        ("point B right", Point(0, 1, 0)),
        ("point B left", Point(0, 1, 1)),
        ("spring trap P1 A", Spring(0, "trap", 1, 1)),
        ("spring trap P1 K", Spring(0, "trap", 1, 13)),
        ("spring trap", Spring(0, "trap", 1, 0)),
    ],
)
def test_which_act_a_line_is(line: str, act: Act) -> None:
    assert read(line, table_of(2 if "P2" in line else 1), type(act)) == act


@pytest.mark.parametrize(
    "line, kind, told",
    [
        ("draw 5H", Draw, "It is written: draw"),
        ("play", Play, "is written: play 5C,6C"),
        ("play B", Play, "is written: play 5C,6C"),
        ("play 5H P1 P2", Play, "is written: play 5C,6C"),
        ("play 5H Q1", Play, '"Q1" is no pile'),
        ("buy 5S,6S 5C", Buy, "is written: buy 5S 5C,6C"),
        ('accuse "B" base-match', Accuse, "is written: accuse B base-match"),
        ("accuse D base-match", Accuse, 'Nobody called "D" sits at this table'),
        ("accuse B", Accuse, "is written: accuse B base-match"),
        ("accuse B base-mtach", Accuse, 'There is no rule "base-mtach" in bartok'),
        ("say hm", Say, 'is written: say "Thank you"'),
        ("say ->", Say, 'is written: say "Thank you"'),
        ("vote maybe", Vote, '"maybe" cannot stand here'),
        ("point B up", Point, "is written: point B"),
        ("spring trap P1 1", Spring, '"1" is no rank.'),
        ("look -> B", Look, "is written: look trap B"),
    ],
)
def test_what_is_told_who_writes_it_otherwise(line: str, kind: type[Act], told: str) -> None:
    with pytest.raises(NotKnown) as problem:
        read(line, table_of(), kind)
    assert told in f"{problem.value}{problem.value.suggestion}"


def test_where_several_piles_lie_it_has_to_be_said_which() -> None:
    assert pile_meant(None, table_of()) == 1
    assert pile_meant(2, table_of()) == 2
    with pytest.raises(NotKnown, match="There are 2 piles: say which one"):
        pile_meant(None, table_of(2))


def test_what_is_picked_is_a_number_a_pile_or_somebody() -> None:
    reading = reading_of(table_of())
    assert [pick(reading, text) for text in ("3", "P2", "C")] == [3, 2, 2]


def test_words_stand_between_fields_and_last_ones_may_be_left_out() -> None:
    table = table_of()
    line = ActLine("give 5C,6C -> B?", form_of(Give), {"besides": ()})

    def given(text: str) -> Act:
        tokens = read_tokens(text, lambda *told: None)
        [act] = line.read(reading_of(table), 0, ActText(f"give {text}", "give", tokens))(table)
        return act

    assert line.example == "give 5C,6C -> B"
    assert given("5C -> B") == Give(0, cards("5C"), 1, ())
    for text in ("5C for B", "5C", "5C -> B C", "5C ->"):
        with pytest.raises(NotKnown) as problem:
            given(text)
        assert problem.value.suggestion.endswith("is written: give 5C,6C -> B")
