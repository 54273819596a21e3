"""What abilities do, one file for each kind of effect. The driver is `rules/action.py`."""
