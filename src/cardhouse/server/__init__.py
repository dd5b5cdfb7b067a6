"""Tables over the network: lobby, one queue for each table, sockets. Only what a seat may see leaves it."""

from cardhouse.server.app import make_app
from cardhouse.server.settings import Settings

__all__ = ["Settings", "make_app"]
