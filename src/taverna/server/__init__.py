"""Tables over the network: lobby, seats, sockets, store. `create_app(Settings())` is the whole of it."""
