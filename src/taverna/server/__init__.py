"""Tables over the network: lobby, seats, sockets, store. `serving.app.create_app(Settings())` is the whole of it.

The rooms, each knowing only those after it: `serving` (uvicorn, the application), `http` (addresses, and the socket),
`process` (one running server), `lobby` (tables outside their game), `live` (tables in memory), `services`, `past`
(earlier rules), `matches` (a match as a table needs it), `think` (bots), `people`, `store`, `common`.
"""
