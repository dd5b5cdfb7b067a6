from cardhouse.core.acts import Draw, Play
from cardhouse.core.chance import seeded
from cardhouse.core.checkpoints import same_table
from cardhouse.core.choices import collections, lawful, prepare
from cardhouse.core.engine import decide
from cardhouse.core.view import view
from cardhouse.games import game, new_table

# Games begin in many ways: with a shuffle, a cut, a deal, a salad. This does it all, up to the first turn.
table = new_table(game("bartok@2023-08-14").book, ["Ann", "Bob", "Cat"], seed=5)
prepare(table, seeded(5))
assert table.phase == "play"
print(table.names[table.turn], "begins, with", len(table.hands[table.turn]), "cards; on the pile lies", table.top(1))

# What Ann may do now. Plays of several cards are listed one first card at a time.
plays = [act for act in lawful(table, 0) if isinstance(act, Play)]
for act in plays:
    print("Ann may play", act.cards[0], "and", len(collections(table, act)), "longer plays that begin with it")

# A refusal is an answer, not an exception, and changes nothing.
refused = decide(table, Draw(1))
assert refused.answer == "refused"
print(refused.answer, "by", refused.rulings[0].rule, "-", refused.rulings[0].reason)

# A copy is another table: try something there, and this one stays as it is.
other = table.copy()
done = decide(other, plays[0])
assert done.lawful
print([type(event).__name__ for event in done.events])
print("turn:", table.names[table.turn], "here,", other.names[other.turn], "there")
print("the same table:", not same_table(table, other))

# What Bob may see: his own cards, and only the number of everybody else's.
seen = view(table, 1)
print(len(seen.hand), "cards of his own;", seen.hand_sizes, "in all hands;", seen.stock, "in the stock")
