"""Gloomhaven (first edition). So far its board and the thinking of its monsters; not yet a game that can be played.

Rules by number: GH-S-... in the rules of scenarios.
"""
