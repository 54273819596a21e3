"""Games that are quickly played and easily counted, and tasks made of them."""
