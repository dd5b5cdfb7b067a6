"""Words that may be left out, that never may, and that only people can judge. `_` joins what counts as one."""

from typing import Final


def word_set(text: str) -> frozenset[str]:
    return frozenset(text.split())


FILLER: Final = word_set(
    """please so well ok just simply basically also too always rule new whole own valued exactly from_now_on immediately
    that_means the_word the_words the_phrase
    on_the_spot whatsoever entirely now still literally definitely certainly compulsorily mandatorily kindly
    obviously honestly out_loud aloud as_well for_free lol haha btw fyi"""
)
"""What a sentence may have or not, without meaning anything else."""

NEVER: Final = word_set(
    """may can might could must not no never none only unless until except but or and then each every all both other
    another again instead if while before after without first last next same different any half twice up down least
    most"""
)
"""What changes the meaning wherever it stands: it is read, or nothing is."""

PEOPLE: Final = word_set(
    """compliment insult swear swearing curse rhyme sing song haiku poem limerick joke story quote pirate accent latin
    language question questions lie lies false funny drink drinks sip glass money dollars slap slaps handshake thumb
    elbow elbows finger both_hands left_hand right_hand slow_motion jumping pushups seat seats custodian master animal
    country"""
)
"""What only people can judge."""

FIRST_PERSON: Final = word_set("i me my mine myself we us our")
"""A rule is for everybody alike."""

JOINED: Final = {tuple(word.split("_")): word for word in FILLER | NEVER | PEOPLE if "_" in word}
