"""Shared set-up for the tests of the stores."""

import pytest

pytest.register_assert_rewrite("cardhouse.testing.store_contract")
