"""Gloomhaven (first edition): its scenarios, played from set-up to the end. `house.load` makes the game.

Rules by number: GH-S-... in the rules of scenarios.
"""
