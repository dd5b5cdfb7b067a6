"""How a rule that is understood by half could go on, in the words that were not understood."""

import pytest

from cardhouse.english.front.answers import answer


@pytest.mark.parametrize(
    ("text", "offered"),
    [
        ("7 - wobble", ['they must do "wobble"', 'they must say "wobble"']),
        ("when a 7 is played, the player wobbles", ['they must do "wobble"', 'they must say "wobble"']),
        ("when a 7 is played, they wobbles", ['they must do "wobbles"', 'they must say "wobbles"']),
        ("7 - she hisses", ['they must do "hiss"', 'they must say "hiss"']),
        ("7 - he fusses about", ['they must do "fuss about"', 'they must say "fuss about"']),
        ("7 - the player toss", ['they must do "toss"', 'they must say "toss"']),
        ("7 - a player levitates", ['they must do "levitate"', 'they must say "levitate"']),
        ("7 - the player scries", ['they must do "scry"', 'they must say "scry"']),
        ("7 - the player splashes", ['they must do "splash"', 'they must say "splash"']),
        ("7 - the player is", ['they must do "is"', 'they must say "is"']),
        ("7 - the player must wobbles", ['they must do "wobbles"', 'they must say "wobbles"']),
        (
            "7 - the next player scratches their head",
            ['the next player must do "scratch their head"', 'the next player must say "scratch their head"'],
        ),
        (
            "7 - everybody gargles",
            ['each player must do "gargle"', 'each player must say "gargle"'],
        ),
        ("7 - all gargle", ['each player must do "gargle"', 'each player must say "gargle"']),
        ("7 - the player says hello", ['they must say "hello"']),
        ("7 - say hello there", ['they must say "hello there"']),
        ("7 - say their dearest wish", []),
        ("7 - say something blue", []),
        ("7 - wobble, else hop", []),
        ("7 - wobble, otherwise hop", []),
    ],
)
def test_what_was_not_understood_is_offered_as_a_deed_or_as_words(text: str, offered: list[str]) -> None:
    found = answer(text).proposals
    own = [each for each in found if ' do "' in each or ' say "' in each]
    assert own == [f"When a player plays a 7, {each}." for each in offered]
    assert 3 <= len(found) <= 7
