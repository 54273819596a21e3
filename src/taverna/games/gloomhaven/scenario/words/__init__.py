"""Words of scenarios' rules with their handlers, one file each. `base.py` has what they share and the lists of them."""
