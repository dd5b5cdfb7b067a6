"""The notation of scenarios: a table, some acts, and what must be true after each."""

from cardhouse.testing.notation.files import parse_file, parse_text
from cardhouse.testing.notation.reading import read_card
from cardhouse.testing.notation.scenario import (
    ActText,
    Expect,
    GivenLine,
    Problem,
    QueryText,
    Run,
    Scenario,
    ScenarioFile,
    Step,
    Trace,
    runs,
)
from cardhouse.testing.notation.suggest import suggest
from cardhouse.testing.notation.words import (
    Arrow,
    Cards,
    CardText,
    Flag,
    GivenWord,
    Names,
    Players,
    Quoted,
    Setting,
    Token,
    Word,
    ZoneText,
    quote,
)

__all__ = [
    "ActText",
    "Arrow",
    "CardText",
    "Cards",
    "Expect",
    "Flag",
    "GivenLine",
    "GivenWord",
    "Names",
    "Players",
    "Problem",
    "QueryText",
    "Quoted",
    "Run",
    "Scenario",
    "ScenarioFile",
    "Setting",
    "Step",
    "Token",
    "Trace",
    "Word",
    "ZoneText",
    "parse_file",
    "parse_text",
    "quote",
    "read_card",
    "runs",
    "suggest",
]
