"""Scenarios that need more than clauses can say: one file each. `base.py` has the list of them."""
