from cardhouse.bots import SimpleBot, bot_acts
from cardhouse.core.engine import decide
from cardhouse.core.table import OVER
from cardhouse.games import new_table

table = new_table("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=1)
bots = {seat: SimpleBot(seed=seat) for seat in range(table.seats)}
acts = 0
for act in bot_acts(table, bots):
    assert decide(table, act).lawful
    acts += 1
    if table.phase == OVER:
        break
print("won by", table.names[table.winners[0]], "after", acts, "acts")
