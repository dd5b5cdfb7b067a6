"""Whole games of people who err."""

from cardhouse.testing.errors_played import play_errors


def test_games_of_people_who_err_run_to_their_end() -> None:
    played = play_errors(12, 120)
    assert played.games == played.ended == 12
    assert min(played.breaches, played.penalties, played.points, played.rules) >= 8
    assert {"done", "refused", "impossible"} <= set(played.answers)
    assert "12 games, 12 of them ended" in str(played)
