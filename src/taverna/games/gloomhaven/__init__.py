"""Gloomhaven (first edition): its scenarios, played from set-up to the end. `own_content.load` makes the game.

Rules by number: GH-S-... in the rules of scenarios.
"""
