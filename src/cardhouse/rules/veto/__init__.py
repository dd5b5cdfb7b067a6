"""A play that waits, and one veto for everybody."""
