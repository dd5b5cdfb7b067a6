"""What the author of a rule is told of it before others hear of it."""

from cardhouse.core.rule import Article
from cardhouse.games import game, new_table
from cardhouse.rules.calling.warnings import consequences


def test_of_a_rule_that_people_judge_the_table_can_tell_nothing() -> None:
    table = new_table(game("moo").book, ["Ann", "Bob", "Cat"])
    law = table.law.adopting(Article("hum", "Hum", "Ann", "", (), "Nobody hums."))
    assert consequences(table, law, ()) == []
