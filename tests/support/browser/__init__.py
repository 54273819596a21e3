"""The tavern for a real browser, those who visit it, and what they say and see."""
