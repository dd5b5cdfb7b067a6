"""The table's source of chance: small, copied and saved with the table. There are two.

The fast one, for simulations and whatever is named by its seed, multiplies with carry: a word of 32 bits and a carry,
multiplier 698769069, which has the full period of about 2**60; the word is given out mixed with the carry. Nothing
exceeds 2**62, so compiled code computes in machine words. The seed is spread over word and carry by splitmix64. Whoever
sees enough of what it gives can compute the rest.

The keyed one, for tables at which people play, gives HMAC-SHA256 of a counter under a secret of 256 bits. Its state is
the counter alone: events say that, and nothing of the secret.
"""

from hmac import digest
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")


class Chance:
    """A stream of chance. Equal states give equal streams."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state: i64 = state

    @property
    def secret(self) -> bytes:
        """What the stream cannot be told without, its state apart; nothing, if everybody may know it."""
        return b""

    def copy(self) -> "Chance":
        return Chance(self.state)

    def at(self, state: int) -> "Chance":
        """The same source, where it has come to this state."""
        return Chance(state)

    def aside(self) -> "Chance":
        """A stream for something that leaves the table's own where it is."""
        return self.copy()

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


class Keyed(Chance):
    """A stream that nobody can tell who does not have its key; its state is how many words it has given."""

    __slots__ = ("block", "block_at", "key")

    def __init__(self, key: bytes, state: int = 0) -> None:
        super().__init__(state)
        self.key: Final = key
        self.block = b""
        self.block_at = -1

    @property
    def secret(self) -> bytes:
        return self.key

    def copy(self) -> Chance:
        return Keyed(self.key, self.state)

    def at(self, state: int) -> Chance:
        return Keyed(self.key, state)

    def aside(self) -> Chance:
        # under a key of its own: what it gives says nothing of what the table's own stream gives later
        return Keyed(digest(self.key, b"aside" + int(self.state).to_bytes(8, "big"), "sha256"))

    def word(self) -> int:
        place = int(self.state)
        block, first = place >> 3, (place & 7) << 2
        if block != self.block_at:
            self.block = digest(self.key, block.to_bytes(8, "big"), "sha256")
            self.block_at = block
        self.state = place + 1
        return int.from_bytes(self.block[first : first + 4], "big")


def chance_of(secret: bytes, state: int) -> Chance:
    """The source of chance with this secret, or without any, in this state."""
    return Keyed(secret, state) if secret else Chance(state)


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
