"""What whoever runs a server may set."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Settings:
    """Limits and pauses. Times are in seconds."""

    share: str = ""
    """The address that links and QR codes name, such as `http://192.168.1.5:8000`; if empty, the one that was asked."""

    bot_pause: tuple[float, float] = (0.9, 2.4)
    """The shortest and the longest time a bot thinks."""

    window: float = 6.0
    """Cards that have landed wait so long for whoever may send them back; then play goes on."""

    writing: float = 240.0
    """Bots wait so long while somebody writes a rule."""

    patience: float = 20.0
    """Somebody who has been away for this time may have a bot play for them."""

    bot_thinking: float = 0.5
    """How long a bot that searches thinks about one decision, in a process of its own."""

    bots: str = ""
    """How well bots play, such as "gentle" or "keen"; if empty, as is usual in each game."""

    idle: float = 300.0
    """A table without any connection is put away after this time; the store keeps it."""

    snapshot_every: int = 500
    """After so many entries, and when a table is put away, it is written down where its log has come to."""

    largest_message: int = 16_384
    messages: int = 30
    """So many messages a connection may send at once, and in the long run as many in `messages_within`."""
    messages_within: float = 5.0
    tables: int = 20
    """So many tables, and ten times as many seats, may be made from one address in `tables_within`."""
    tables_within: float = 60.0
    acts_waiting: int = 64
    """So many acts of one seat may wait for their turn in the table's queue."""
    seat_connections: int = 8
    """So many connections hold one seat."""
    onlookers: int = 64
    """So many connections only look on at one table; they take no place of those who sit there."""
    address_connections: int = 100
    """So many connections are open to one address, at all tables together."""
    first_request: float = 10.0
    """A connection that has not sent a whole request, or said hello, after this time is closed."""
    hosts: tuple[str, ...] = ()
    """Names under which the server is reached, besides its addresses and the name of the machine. "*" is any."""
    waiting: int = 256
    """So many messages may wait for a slow connection before it is closed; it can resume."""
    house: str = ""
    """The link of a house whose book is offered first to everybody who makes a table."""
    seed: int | None = None
    """For tests: the same seed deals the same cards."""
    pace: float = 1.0
    """For tests: the clocks of the tables run so many times as fast."""
