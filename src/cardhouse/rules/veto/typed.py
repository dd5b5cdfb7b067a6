"""What is typed to send cards back that wait, or to let them be."""

from cardhouse.core.lines import ALWAYS, MANNERS, TypedManner, helps
from cardhouse.rules.veto.holding import Allow, Veto

helps(180, "veto, allow", "send back what was just played; let it be (Enter lets it be)", "veto")
helps(190, "wave", "let every card be until one matters to you; once more to be asked again", "veto")

MANNERS[Allow] = TypedManner(typed=True, untold=True, enter=ALWAYS, lets_be=True)
MANNERS[Veto] = TypedManner(typed=True)
