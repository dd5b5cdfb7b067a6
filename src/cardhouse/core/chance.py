"""The table's source of chance: seeded, small, copied and saved with the table.

The generator multiplies with carry: a word of 32 bits and a carry, multiplier 698769069, which has the full period of
about 2**60; the word is given out mixed with the carry. Nothing exceeds 2**62, so compiled code computes in machine
words. The seed is spread over word and carry by splitmix64.
"""

from typing import TypeVar

from mypy_extensions import i64

T = TypeVar("T")


class Chance:
    """A stream of chance. Equal states give equal streams."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    def copy(self) -> "Chance":
        return Chance(self.state)

    def word(self) -> int:
        """The next 32 bits."""
        state: i64 = self.state
        low: i64 = state & 0xFFFFFFFF
        carry: i64 = state >> 32
        self.state = 698769069 * low + carry
        return low ^ carry

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely."""
        width: i64 = bound
        word: i64 = self.word()
        product: i64 = word * width
        if product & 0xFFFFFFFF < width:
            few: i64 = 0x100000000 % width  # so many would favour some numbers
            while product & 0xFFFFFFFF < few:
                word = self.word()
                product = word * width
        return product >> 32

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def seeded(seed: int) -> Chance:
    """The stream of a seed; any whole number will do."""
    state = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    state ^= state >> 31
    chance = Chance(((state >> 32) % 698769068 + 1) << 32 | (state & 0xFFFFFFFF))
    for _ in range(4):
        chance.word()
    return chance
