"""A player by program, over the network: takes a seat, plays to the end. Needs only the package websockets.

python examples/remote_bot.py http://127.0.0.1:8000              plays against the server's greedy bot
python examples/remote_bot.py http://127.0.0.1:8000 TABLE_ID     takes the first free seat of that table
"""

from __future__ import annotations

import json
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

GAME = "dead-mans-draw"
DARE = 0.25
"""Draws while the chance to bust is at most this."""


class Server:
    """The HTTP side. The token is who we are: keep it, and the seat is ours after any accident."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")
        self.token = ""
        self.token = self.post("/api/token", {"nickname": "Remote bot"})["token"]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        with urlopen(Request(self.url + path, json.dumps(body).encode(), headers)) as answer:
            return json.load(answer)

    def take_a_seat(self, table_id: str) -> None:
        with urlopen(f"{self.url}/api/tables/{table_id}") as answer:
            seats = json.load(answer)["seats"]
        free = next(seat["number"] for seat in seats if seat["kind"] == "open")
        self.post(f"/api/tables/{table_id}/seats/{free}", {})

    def connect(self, table_id: str, since: int) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table_id}?since={since}"
        return connect(address, additional_headers={"authorization": f"Bearer {self.token}"}, proxy=None)


def choose(decision: dict[str, Any]) -> int:
    """The code of one of the options: here you come in."""
    options = {option["key"]: option for option in decision["options"]}
    if "draw" in options and "bank" in options:
        risk = options["draw"]["args"]
        return int(options["draw" if risk["busting"] <= DARE * risk["among"] else "bank"]["code"])
    return int(decision["options"][0]["code"])


def play(server: Server, table_id: str) -> dict[str, Any]:
    """Answer every question; come back after a lost connection. Returns the result."""
    since = 0
    answered = -1
    while True:
        try:
            with server.connect(table_id, since) as socket:
                for text in socket:
                    message = json.loads(text)
                    if message["type"] == "fault":
                        print("refused:", message["text"], file=sys.stderr)
                    if message["type"] != "update":
                        continue
                    since = message["next"]
                    if message["result"]["over"]:
                        result: dict[str, Any] = message["result"]
                        return result
                    decision = message["decision"]
                    # The same question comes again when somebody else has made a secret choice.
                    if decision and decision["ticket"] != answered:
                        answered = decision["ticket"]
                        answer = {"type": "choose", "ticket": answered, "code": choose(decision)}
                        socket.send(json.dumps(answer))
        except ConnectionClosed:
            answered = -1


def main(arguments: list[str]) -> None:
    if not arguments or not arguments[0].startswith("http"):
        print(__doc__)
        return
    server = Server(arguments[0])
    if len(arguments) > 1:
        table_id = arguments[1]
        server.take_a_seat(table_id)
    else:
        table_id = server.post("/api/quick", {"game": GAME, "bots": ["greedy"]})["id"]
    result = play(server, table_id)
    print("scores:", result["scores"], "winners:", result["winners"])


if __name__ == "__main__":
    main(sys.argv[1:])
