"""The table's source of chance: seeded, small, copied and saved with the table.

The generator is xoroshiro64** (two words of 32 bits); the seed is spread over them by splitmix64. Products are
taken in halves, so that every number stays below 2**62 and compiled code needs no big integers.
"""

from typing import Final, TypeVar

T = TypeVar("T")
_WORD: Final = 0xFFFFFFFF


def _times(word: int, factor: int) -> int:
    """word * factor modulo 2**32, with no intermediate beyond 2**50."""
    return ((word & 0xFFFF) * factor + (((word >> 16) * factor & 0xFFFF) << 16)) & _WORD


def _rotated(word: int, by: int) -> int:
    return ((word << by) | (word >> (32 - by))) & _WORD


class Chance:
    """A stream of chance. Equal states give equal streams."""

    def __init__(self, left: int, right: int) -> None:
        self.left = left
        self.right = right

    def copy(self) -> "Chance":
        return Chance(self.left, self.right)

    def state(self) -> tuple[int, int]:
        return (self.left, self.right)

    def word(self) -> int:
        """The next 32 bits."""
        left, right = self.left, self.right
        result = _times(_rotated(_times(left, 0x9E3779BB), 5), 5)
        right ^= left
        self.left = _rotated(left, 26) ^ right ^ ((right << 9) & _WORD)
        self.right = _rotated(right, 13)
        return result

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each as likely."""
        while True:
            product = self.word() * bound
            if product & _WORD >= (1 << 32) % bound:
                return product >> 32

    def pick(self, things: list[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]


def seeded(seed: int) -> Chance:
    """The stream of a seed; any whole number will do."""
    words: list[int] = []
    state = seed & 0xFFFFFFFFFFFFFFFF
    for _ in range(2):
        state = (state + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        words.append((mixed ^ (mixed >> 31)) & _WORD)
    return Chance(words[0] or 1, words[1])
