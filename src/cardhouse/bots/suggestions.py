"""Harmless rules for whoever has no idea: people judge them, and nobody's cards depend on them."""

from typing import Final

from cardhouse.core.book_acts import AddRule, rule_id
from cardhouse.core.chance import Chance
from cardhouse.core.speech import spoken
from cardhouse.core.view import View

SUGGESTIONS: Final = (
    ("Applause", "When somebody wins a round, everybody applauds."),
    ("Good Luck", "Whoever deals wishes everybody good luck."),
    ("Thanks", "A player who is given cards says thank you."),
    ("Straight Backs", "Players sit up straight while it is their turn."),
    ("Quiet Shuffle", "Nobody talks while the cards are shuffled."),
    ("Open Window", "Between two rounds somebody lets in fresh air."),
)


def suggested_rule(view: View, chance: Chance) -> AddRule:
    """A rule that this book does not have yet and that names nobody at the table."""
    known = {rule.id for rule in view.rules}
    names = {word for name in view.names for word in spoken(name)}
    open_to_all = [each for each in SUGGESTIONS if not names & set(spoken(" ".join(each)))] or [SUGGESTIONS[0]]
    fresh = [each for each in open_to_all if rule_id(each[0]) not in known]
    title, text = chance.pick(fresh or open_to_all)
    if not fresh:
        number = 2
        while rule_id(f"{title} {number}") in known:
            number += 1
        title = f"{title} {number}"
    return AddRule(view.seat, title, text)
