"""Several cards in one play: of one rank, couples, sequences, primes."""
