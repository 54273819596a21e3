"""Large messages are made small on the way; small ones travel as they are."""

from __future__ import annotations

from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from taverna.server.serving.uvicorn_socket import LARGE, LargeOnly

BITS = 14


def pair() -> tuple[LargeOnly, PerMessageDeflate]:
    """The server's end, and a client's."""
    return LargeOnly(True, True, 15, BITS, {}), PerMessageDeflate(False, True, BITS, 15, {})


def text(data: str) -> Frame:
    return Frame(Opcode.TEXT, data.encode())


def test_what_is_small_is_left_alone() -> None:
    server, client = pair()
    sent = server.encode(text("a" * (LARGE - 1)))
    assert not sent.rsv1
    assert client.decode(sent).data == b"a" * (LARGE - 1)


def test_a_view_much_like_the_last_one_is_nearly_nothing() -> None:
    server, client = pair()
    views = [
        "".join(f'{{"slot":{n},"cell":{n * 7 % 31},"hp":{step if n == 5 else 3}}}' for n in range(300))
        for step in range(3)
    ]
    sizes: list[int] = []
    for view in views:
        sent = server.encode(text(view))
        assert sent.rsv1
        sizes.append(len(sent.data))
        assert bytes(client.decode(sent).data) == view.encode()
        small = server.encode(text('{"type":"pong"}'))
        assert client.decode(small).data == b'{"type":"pong"}', "a small one in between does no harm"
    assert sizes[0] < len(views[0]) / 3
    assert sizes[1] < sizes[0] / 2
