"""Numbers that a sentence sets for the whole table."""

from typing import Final

from cardhouse.core.speech import same_call
from cardhouse.core.table import Table
from cardhouse.english import meaning as m
from cardhouse.english.meaning.bases import Sentence
from cardhouse.english.written.errors import OnlyPeople
from cardhouse.english.written.parts import Heard, Part, answers
from cardhouse.rules.calling.given_penalties import PenaltyCards


class PriceOfCall(Part):
    """What a call costs."""

    def __init__(self, sentence: m.PenaltyIs) -> None:
        self.sentence: Final = sentence

    def hooks(self) -> list[Heard]:
        return [answers(PenaltyCards, self.costs)]

    def costs(self, asked: PenaltyCards, table: Table, earlier: int) -> int:
        return self.sentence.cards if same_call(asked.words, self.sentence.call) else earlier


def setting_parts(sentence: Sentence) -> list[Part]:
    match sentence:
        case m.PenaltyIs():
            return [PriceOfCall(sentence)]
    raise OnlyPeople("the table cannot run such a sentence yet")
