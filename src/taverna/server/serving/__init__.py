"""How a server is started: the application, uvicorn, the socket it listens on."""
