"""One suite that every registered game passes, whatever it is about.

A new game needs an entry in `tests/support/conformance/hooks.py`.
"""
