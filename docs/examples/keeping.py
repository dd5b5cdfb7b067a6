from cardhouse.core.acts import Draw, Prepare
from cardhouse.core.checkpoints import same_table
from cardhouse.core.sitting import Sitting
from cardhouse.games import new_table
from cardhouse.store import MemoryStore
from cardhouse.store.sittings import keep, open_sitting

sitting = Sitting(new_table("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=1))
store = MemoryStore()  # or SqliteStore("tables.db")
keep(sitting, store, "friday", game="bartok", seed=1)

for number, act in enumerate([Prepare(2, "shuffle"), Prepare(2, "deal"), Draw(0)], 1):
    assert sitting.submit(act, f"a{number}").happened
again = sitting.submit(Draw(0), "a3")  # the same id: the first answer, and nothing happens twice
print(sitting.number, "entries;", again.answer)

opened = open_sitting(store, "friday")
print("opened at entry", opened.number, "with", len(same_table(sitting.table, opened.table)), "differences")
