"""`python -m taverna`: the command `taverna`, for whom its script is not on the path."""

from __future__ import annotations

from taverna.cli.app import main

if __name__ == "__main__":
    main()
