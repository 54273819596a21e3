"""The campaign of Gloomhaven: a world, its parties and heroes, and what scenarios do to them."""
