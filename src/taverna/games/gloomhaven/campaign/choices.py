"""What rewards and events leave to the players, by kind; `settling` carries their answers out."""

from __future__ import annotations

from typing import Final

LOCATION: Final = "location"
"""Which of these scenarios is a new location."""
ITEM: Final = "item"
"""Who gets this item."""
GOLD: Final = "gold"
"""Who gets how much of so much gold."""
PAY: Final = "pay"
"""Who gives how much of so much gold."""
PAY_ITEM: Final = "pay-item"
"""Who, if anybody, gives an item that an option of an event asks for: deck, number and option, from 1 on."""
DISCARDS: Final = "discards"
"""Who starts the next scenario with so many cards discarded."""
MINUS_ONES: Final = "minus-ones"
"""Who starts the next scenario with so many -1 cards."""
CONSUME: Final = "consume"
"""Which small item of the hero at this place is consumed."""
CONSUME_ANY: Final = "consume-any"
"""Which small item of anybody is consumed."""
ONE_OF: Final = "one-of"
"""Which of the effects happens that an event names at this place."""
CHOICES: Final = (LOCATION, ITEM, GOLD, PAY, PAY_ITEM, DISCARDS, MINUS_ONES, CONSUME, CONSUME_ANY, ONE_OF)
