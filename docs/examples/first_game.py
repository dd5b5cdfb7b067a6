from cardhouse.cards import card
from cardhouse.core.acts import Play, Prepare
from cardhouse.core.engine import decide
from cardhouse.core.questions import Matches
from cardhouse.core.verdicts import explain
from cardhouse.games import BARTOK, new_table

ANN, BOB, CAT = range(3)
table = new_table(BARTOK, ["Ann", "Bob", "Cat"], seed=0, dial="table")
for step in ("shuffle", "deal"):
    assert decide(table, Prepare(CAT, step)).happened
print("The first card is", table.top(1))

for seat, name in [(ANN, "3S"), (BOB, "3H"), (CAT, "3D"), (ANN, "JC")]:
    outcome = decide(table, Play(seat, (card(name),)))
    assert outcome.happened  # at the table a wrong card stands
    print(table.names[seat], "plays", card(name), "-", outcome.told())

for breach in table.breaches:
    print(table.names[breach.offender], "broke", breach.rule, "and nobody has noticed yet.")

print("What goes on 3♦?")
for word in explain(table, Matches(card("3D"))):
    print(f"  {word.rule or 'the table itself'}: {word.answer}")
