import cardhouse as ch

game = ch.play("bartok@2023-08-14", ["Ann", "Bob", "Cat"], seed=5)
assert game.do("3c")
text = game.position()
print(text)

again = ch.set_up(text)
assert again.position() == text  # exactly the same, to the last thing a rule remembers
print(again.state)

puzzle = ch.set_up("""
game: bartok@2023-08-14
players: Ann, Bob

stock: 2C 3C 4C
pile 1: 9H
hand Ann: AH 5H 7H
hand Bob: JK
phase: 'play'
turn: Ann
last: Ann
opened: 1
""")
assert puzzle.do("play ah 5h 7h")
print(puzzle.told[-1])
