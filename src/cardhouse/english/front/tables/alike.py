"""Words that stand for one another: where a phrasing offers two of a line, it offers all of that line.

So a phrasing lists the two that it was thought of with, and a verb that is added here is known wherever it fits. An
underscore joins the words of one.
"""

from typing import Final

ALIKE: Final = """
play lay put_down lay_down place throw throw_down drop set_down slap_down put_out
plays lays puts_down lays_down places throws throws_down drops sets_down slaps_down puts_out
playing laying putting_down laying_down placing throwing throwing_down dropping setting_down
played laid put_down laid_down placed thrown thrown_down dropped set_down slapped_down
be_played be_laid be_put_down be_placed be_thrown be_dropped
swap exchange trade switch
swaps exchanges trades switches
choose pick select
chooses picks selects
discard shed ditch
discards sheds ditches
"""


def _classes() -> dict[str, tuple[str, ...]]:
    lines = [tuple(word.replace("_", " ") for word in line.split()) for line in ALIKE.strip().splitlines()]
    return {word: line for line in lines for word in line}


CLASSES: Final = _classes()
