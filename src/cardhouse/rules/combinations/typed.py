"""What is typed to say which cards are prime."""

from cardhouse.core.acts import Act
from cardhouse.core.lines import WordReader, helps, verb
from cardhouse.rules.combinations.primes import PRIMES
from cardhouse.rules.lawmaking.declaring import Declare

helps(230, "primes number", "as the Chef: which cards are prime (standard, gaussian, number, suit:H)", PRIMES)


@verb(PRIMES)
def primes(reader: WordReader, rest: list[str]) -> Act:
    return Declare(reader.seat, PRIMES, reader.words(rest, "primes number").casefold())
