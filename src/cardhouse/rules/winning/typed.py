"""What is typed when a round is over."""

from cardhouse.core.lines import MANNERS, TypedManner, helps
from cardhouse.rules.winning.closing import Close

helps(310, "close", "close a round that is over", "play close")

MANNERS[Close] = TypedManner(closes=True)
