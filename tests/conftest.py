"""For all tests."""

from hypothesis import settings

settings.register_profile("patient", deadline=None)  # how long an example takes says more about the machine
settings.load_profile("patient")
