"""The structs that leave the process: what browsers and programs send and receive. No behaviour."""
