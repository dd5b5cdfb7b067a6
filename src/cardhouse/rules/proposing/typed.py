"""What is typed to ask how things stand."""

from cardhouse.core.acts import Act
from cardhouse.core.lines import WordReader, verb
from cardhouse.rules.proposing.across_the_table import ASK, AskHow


@verb(ASK, ASK, place=2)  # where the table does not know it, this is about a rank
def ask_how(reader: WordReader, rest: list[str]) -> Act | None:
    return AskHow(reader.seat) if ASK in reader.view.ways else None
