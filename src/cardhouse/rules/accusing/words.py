"""What is said of accusations."""

from __future__ import annotations

from cardhouse.core.telling import quiet, vote_words
from cardhouse.rules.accusing.judgement import ACCUSATION
from cardhouse.rules.accusing.penalties import Bowed, HandsUp

quiet("the gesture is told", Bowed, HandsUp)


vote_words(
    ACCUSATION,
    "{by:who} {accuses} {about:whom} of breaking “{title}”",
    opens=False,
    judging=True,
    first="a trial first. Then play goes on.",
    typed="Vote guilty or vote innocent.",
)
