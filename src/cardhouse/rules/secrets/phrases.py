"""What is said when a rule is brought in."""

from typing import Final

from cardhouse.core.speech import FINDERS, UNKNOWN, Found, Utterance

NEW_RULE: Final = "introducing new rule"


def new_rule(said: Utterance, at: int) -> Found:
    for words in (("introducing", "new", "rule"), ("introducing", "a", "new", "rule")):
        if said.has(at, *words):
            return (NEW_RULE, NEW_RULE, len(words))
    return UNKNOWN


FINDERS.append(new_rule)
