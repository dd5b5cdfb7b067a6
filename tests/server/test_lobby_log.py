"""Who sits where when a table begins."""

from cardhouse.server.lobby_log import LeavingAsked, Lobby, Stood, TableAsked


def test_whoever_came_first_has_the_first_seat_and_the_order_round_the_table_stays() -> None:
    lobby = Lobby(TableAsked("bak", 3, "", {}, 1))
    for name in ("Ann", "Bob", "Cat"):
        lobby.fold(lobby.sit(name, name))
    assert lobby.begin(0, 2).places == (0, 1, 2)
    lobby.fold(Stood(0))
    lobby.fold(lobby.sit("Dan", "Dan"))
    assert [lobby.name_at(place) for place in lobby.begin(1, 2).places] == ["Bob", "Cat", "Dan"]


def test_what_somebody_asked_goes_with_them() -> None:
    lobby = Lobby(TableAsked("bak", 4, "", {}, 1))
    for name in ("Ann", "Bob", "Cat", "Dan"):
        lobby.fold(lobby.sit(name, name))
    for asked in (LeavingAsked(0, 1, True), LeavingAsked(0, 2, True), LeavingAsked(1, 2, True)):
        lobby.fold(asked)
    lobby.fold(Stood(1))
    assert lobby.asking == {0: {2}}
    lobby.fold(LeavingAsked(0, 2, False))
    assert lobby.asking == {0: frozenset()}
