"""Rules that all players together add while they play."""

from typing import Final

from cardhouse.core.affairs import MotionDecided, MotionOpened
from cardhouse.core.book_acts import Contributed, meant_by, rule_id
from cardhouse.core.cases import MOVE_WAY, Movable, Moved
from cardhouse.core.declared import VOTE_WAY
from cardhouse.core.hooks import after, answers
from cardhouse.core.owed import ALL_OF, Motion
from cardhouse.core.presence import players
from cardhouse.core.questions import Patience
from cardhouse.core.rule import Brings, Rule
from cardhouse.core.table import NOTHING, Events, Table
from cardhouse.core.verdicts import WhyNot
from cardhouse.rules.lawmaking.generality import names_somebody

NEW_RULE: Final = "new rule"
SAID: Final = "rule:"
_TITLE_WORDS: Final = 6


class RulesByAgreement(Rule):
    """All players together may add a rule in their own words, which counts from the next act on.

    Somebody moves it, as "rule: " and what it says, and everybody has to agree. It may not name anybody.
    """

    def brings(self) -> Brings:
        return Brings(ways=(MOVE_WAY, VOTE_WAY))

    @answers(Movable)
    def new_rules(self, asked: Movable, table: Table, earlier: bool) -> bool:
        """Where no other rule has a word on it, anything else can be moved, too."""
        others = [hook for hook in table.law.answering[Movable] if hook.rule is not self]
        return earlier or bool(text_moved(asked.words)) or not others

    @answers(Movable)
    def everybody_alike(self, asked: Movable, table: Table, earlier: bool) -> bool:
        text = text_moved(asked.words)
        return earlier and not (text and (names_somebody(text, table.names) or table.motion(NEW_RULE) is not None))

    @answers(WhyNot)
    def names_nobody(self, asked: WhyNot, table: Table, earlier: str) -> str:
        if table.motion(NEW_RULE) is not None:
            return "another rule is being voted on"
        return "a rule has to speak of everybody alike, and not of one player by name"

    @after(Moved)
    def put_to_the_vote(self, moved: Moved, table: Table) -> Events:
        text = text_moved(moved.subject)
        if not text:
            return NOTHING
        until = table.clock + 1000 * table.ask(Patience(NEW_RULE))
        everybody, mover = tuple(players(table)), (moved.player,)
        motion = Motion(table.acts, NEW_RULE, moved.player, moved.about, text, everybody, ALL_OF, until, False, mover)
        return (MotionOpened(motion),)

    @after(MotionDecided)
    def adopt(self, decided: MotionDecided, table: Table) -> Events:
        motion = decided.motion
        if motion.kind != NEW_RULE or not decided.carried:
            return NOTHING
        title = title_of(motion.subject, table)
        place = max(len(table.law.book), *table.authored) + 1
        adopted = meant_by(table, rule_id(title), title, table.names[motion.by], motion.subject)
        return (adopted, Contributed(motion.by, place, table.authored[motion.by], rule_id(title)))


def text_moved(subject: str) -> str:
    """The text of the rule that a motion wants to add; nothing, if it is about something else."""
    head, text = subject[: len(SAID)], subject[len(SAID) :].strip()
    return text if head.casefold() == SAID and rule_id(text) else ""


def title_of(text: str, table: Table) -> str:
    """The first words of a rule, with a number if another rule is called so."""
    first = " ".join(text.split()[:_TITLE_WORDS]).rstrip(".,:;")
    title, number = first, 1
    while rule_id(title) in table.law.by_id:
        number += 1
        title = f"{first} {number}"
    return title
