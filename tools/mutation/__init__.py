"""Plants faults in a copy of the sources, one at a time, and sees whether the tests notice."""
