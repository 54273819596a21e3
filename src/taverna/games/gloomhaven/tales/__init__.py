"""What is told around the game: scenarios before and after, what happens in the city and on the road.

Texts only (`text/`). Browsers are sent no more of them than players may know by now; so they are in no bundle.
"""
