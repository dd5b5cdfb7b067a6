from pathlib import Path

from cardhouse.books import game_of, load_rulebook, runs_of
from cardhouse.core.acts import Prepare
from cardhouse.core.engine import decide
from cardhouse.games import new_table

book = load_rulebook(Path(__file__).parent / "webers.md")
for run in runs_of(book):
    for sentence in run.sentences:
        print(f"{run.rule.title}: {sentence.text} ({sentence.by})")

table = new_table(game_of(book), ["Ann", "Bob", "Mia"])
for step in ("shuffle", "deal"):
    assert decide(table, Prepare(2, step)).happened
print(len(table.law.articles), "rules are in force.")
