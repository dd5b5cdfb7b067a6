"""What "prime" means in a round."""

from cardhouse.core.rounds import PhaseOver
from cardhouse.rules.combinations.primes import PRIMES, ChefsPrimes
from cardhouse.rules.lawmaking.declaring import Declared
from cardhouse.rules.lawmaking.lawmaking import NewestAuthorIsChef
from tests.core.seating import ANN, seat


def test_only_a_choice_ends_the_phase_in_which_it_is_made() -> None:
    table = seat(NewestAuthorIsChef(), ChefsPrimes())
    table.phase = PRIMES
    assert list(ChefsPrimes().go_on(Declared(ANN, PRIMES, "number"), table)) == [PhaseOver(PRIMES)]
    assert not list(ChefsPrimes().go_on(Declared(ANN, PRIMES, ""), table))  # as when a round begins
