"""A campaign in the terminal: city, heroes, shop, map, events. A scenario is played at the usual table."""
