"""Gloomhaven, rule by rule."""
