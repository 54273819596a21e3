"""Odd cards: what no operation can say, one file each. `base.py` has what they share and the list of them."""
