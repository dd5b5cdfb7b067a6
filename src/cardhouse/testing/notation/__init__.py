"""The notation of scenarios: a table, some acts, and what must be true after each."""

from cardhouse.testing.notation.files import parse_file, parse_text
from cardhouse.testing.notation.reading import read_card
from cardhouse.testing.notation.scenario import (
    ActText,
    Expect,
    FileProblem,
    GivenLine,
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
    BareWord,
    CardList,
    CardText,
    Flag,
    GivenWord,
    Names,
    Players,
    Quoted,
    SettingText,
    Token,
    ZoneText,
    quote,
)

__all__ = [
    "ActText",
    "Arrow",
    "BareWord",
    "CardList",
    "CardText",
    "Expect",
    "FileProblem",
    "Flag",
    "GivenLine",
    "GivenWord",
    "Names",
    "Players",
    "QueryText",
    "Quoted",
    "Run",
    "Scenario",
    "ScenarioFile",
    "SettingText",
    "Step",
    "Token",
    "Trace",
    "ZoneText",
    "parse_file",
    "parse_text",
    "quote",
    "read_card",
    "runs",
    "suggest",
]
