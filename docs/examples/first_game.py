import cardhouse as ch

game = ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)  # shuffled, dealt, ready
print(game)

for act in game.lawful()[:3]:  # what whoever is awaited may do
    print(act)

assert game.do("3c")  # the words of the terminal, or an act
refused = game.do("Cat: draw")
assert not refused
print(refused.why)

book = ch.bartok_early + "Kings skip the next player."  # a rule in your own words
game = ch.play(book, 4, seed=5).play_on()  # and bots play it to the end
print(game.told[-1])
print(ch.read('7 - say "nice"').sentence)
