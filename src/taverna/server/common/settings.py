"""Everything about a server that can be set: by option of `taverna serve`, or by TAVERNA_<NAME> in the environment."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import ip_network
from typing import Annotated, Any, Literal, get_type_hints

import msgspec
from msgspec import Meta, Struct

from taverna.kernel import BadCall
from taverna.kernel.errors import suggestion

Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(gt=0)]
Days = Annotated[float, Meta(ge=0)]
PREFIX = "TAVERNA_"


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    """0 takes a free one."""
    database: str = ""
    """An SQLAlchemy address, or the path of an SQLite file; empty: a file in the user's data folder."""
    sync: Literal["full", "normal"] = "full"
    """SQLite: `full` survives a power cut; `normal` is faster and survives a killed process only."""
    redis: str = ""
    """Address of the Redis or Valkey where several server processes meet; empty: this process is alone."""
    workers: Annotated[int, Meta(ge=0, le=64)] = 2
    """Processes in which bots think; 0: the greedy bot answers for all of them, in this process."""
    builder: str = ""
    """A command that compiles the rules while the server runs and prints the folder; empty: bots stay on its build."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    hosts: str = ""
    """Names by which people may call this server, with commas between them; * is any. Without one: this machine's."""
    origins: str = ""
    """Further web origins that may use this server, with commas between them; its own always may."""
    https: bool = False
    """People reach this server by https (through a proxy): cookies are marked Secure."""
    proxies: str = ""
    """Addresses of proxies whose X-Forwarded headers are believed, with commas between them."""
    passkey_host: str = ""
    """The name that passkeys belong to, where people call this server by several: `club.example` also for `www.`."""
    metrics_hosts: str = "127.0.0.1, ::1"
    """Addresses or networks (10.0.0.0/8) that may read /metrics, with commas between them; * is any."""
    metrics_token: str = ""
    """Whoever sends this as `Authorization: Bearer` may read /metrics from anywhere; empty: nobody may."""

    bot_seconds: Seconds = 3.6
    """Then the greedy bot answers for one that has not; levels that look ahead think for half of it at most."""
    bot_pause: Annotated[float, Meta(ge=0, le=60)] = 1.2
    """Seconds that bots wait after a person's choice that can be taken back; 0: not at all."""
    sleep_seconds: Seconds = 60.0
    """A table that nobody looks at and that waits for a person leaves memory after this time."""
    open_hours: Seconds = 24.0
    """A table that has not started is forgotten after this time without a visitor."""
    finished_days: Days = 0.0
    """A finished table is forgotten after this time, with its record; 0: never."""
    abandoned_days: Days = 30.0
    """A game in which nobody has done anything for this time is forgotten; 0: never."""
    guest_days: Days = 90.0
    """A guest without a table who has not been here for this time is forgotten; 0: never."""
    session_days: Days = 365.0
    """A session that was not used for this time ends; 0: never."""
    header_seconds: Seconds = 10.0
    """The first line and the headers of a request have to arrive within this time."""
    body_seconds: Seconds = 20.0
    """The body of a request has to arrive within this time, from when we are ready to take it."""
    answer_seconds: Seconds = 60.0
    """A large answer has to be taken within this time."""
    ping_seconds: Seconds = 20.0
    """A silent socket is asked after this time whether somebody is there, and is closed after as much again."""
    upload_seconds: Seconds = 20.0
    """So long a request with a record may wait for its turn."""
    replay_seconds: Seconds = 10.0
    """So long one request may have a record played again."""

    max_message: Count = 8 * 1024
    """Bytes of a socket message."""
    max_body: Count = 64 * 1024
    """Bytes of a request."""
    max_record: Count = 1024 * 1024
    """Bytes of an uploaded record."""
    max_headers: Count = 16 * 1024
    """Bytes of the first line and the headers of a request."""
    max_steps: Count = 20_000
    """Steps of an uploaded record."""
    max_uploads: Count = 4
    """Requests with a record whose bodies are read and worked on at once; an address gets half of them."""
    max_uploads_waiting: Count = 32
    """Requests with a record that may wait for that, unread; an address gets a quarter of the places."""
    max_frames: Count = 250
    """Frames of one answer to a replay request."""
    max_said: Count = 500
    """Characters of something said."""
    max_events: Count = 2000
    """Events in one update; who needs older ones gets the newest."""
    max_tables: Count = 20
    """Tables that a guest may have open or in play as host."""
    max_tables_all: Count = 50_000
    """Tables open or in play in all; then there are no new ones."""
    max_tables_awake: Count = 5_000
    """Tables in memory at once."""
    max_campaigns: Count = 20
    """Campaigns that a guest may host, those in the archive left out."""
    max_campaign: Count = 8 * 1024 * 1024
    """Bytes of an uploaded campaign; its world may have an eighth of that."""
    max_undos: Annotated[int, Meta(ge=0)] = 200
    """Choices that a seat may take back in one game; 0: none."""
    max_connections: Count = 20
    """Sockets that a guest, or an unknown visitor's address, may hold."""
    max_connections_address: Count = 200
    """Sockets from one address, whoever is there; and as many connections again for requests."""
    max_connections_all: Count = 20_000
    """Sockets in all; and as many connections again for requests."""
    max_hints_address: Count = 5
    """Hints that are thought out at once for one address; a guest has one at a time."""
    max_hints_all: Count = 20
    """Hints that are thought out at once in all."""
    upload_rate: Seconds = 256 * 1024.0
    """Bytes a second in requests with a record from one address; 32 times as many at once, a campaign in any case."""
    upload_rate_all: Seconds = 4 * 1024 * 1024.0
    """Bytes a second in requests with a record in all; 32 times as many at once."""
    message_rate: Seconds = 50.0
    """Messages a second on one socket; bursts of twice as many are allowed."""
    message_rate_address: Seconds = 300.0
    """Messages a second from one address on all its sockets; bursts of twice as many are allowed."""
    message_rate_all: Seconds = 10_000.0
    """Messages a second in all; bursts of twice as many are allowed."""
    request_rate: Seconds = 20.0
    """Requests a second of one guest, or of an unknown visitor's address; bursts of thrice as many are allowed."""
    address_rate: Seconds = 100.0
    """Requests and new sockets a second from one address, whoever is there; bursts of thrice as many are allowed."""
    visit_rate: Seconds = 2.0
    """New sockets a second of one guest, or of an unknown visitor's address; bursts of ten times as many may be."""
    look_rate: Seconds = 4.0
    """Times a second that one guest may ask for the whole table anew; bursts of five times as many are allowed."""
    guest_rate: Seconds = 6.0
    """New guests a minute from one address; bursts of five times as many are allowed."""
    guest_rate_all: Seconds = 120.0
    """New guests a minute in all; bursts of five times as many are allowed."""
    login_rate: Seconds = 10.0
    """Passwords, passkeys and recovery codes a minute from one address; bursts of thrice as many are allowed."""
    login_rate_name: Seconds = 5.0
    """Passwords and recovery codes a minute for one name; bursts of thrice as many are allowed."""
    table_rate: Seconds = 2.0
    """New tables a minute from one address; bursts of thirty times as many are allowed."""
    table_rate_all: Seconds = 120.0
    """New tables a minute in all; bursts of thirty times as many are allowed."""
    say_rate: Seconds = 1.0
    """Things said a second by one guest at one table; bursts of five times as many are allowed."""

    def __post_init__(self) -> None:
        for text in self.allowed_networks():
            if text != "*" and not _is_network(text):
                message = f"--metrics-hosts can't have {text!r}: it is neither an address nor a network"
                values: dict[str, object] = {
                    "name": "--metrics-hosts",
                    "value": text,
                    "problem": "no address",
                }
                raise BadCall("bad-setting", message, values=values)

    def allowed_origins(self) -> list[str]:
        return [origin.lower().rstrip("/") for origin in _items(self.origins)]

    def allowed_hosts(self) -> list[str]:
        return [host.lower() for host in _items(self.hosts)]

    def trusted_proxies(self) -> list[str]:
        return _items(self.proxies)

    def allowed_networks(self) -> list[str]:
        """Who may read /metrics."""
        return _items(self.metrics_hosts)


NAMES = tuple(Settings.__struct_fields__)
_TYPES = get_type_hints(Settings, include_extras=True)


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """What is given wins over the environment; None means not given. A wrong value is refused by its name."""
    values: dict[str, Any] = {}
    for name in NAMES:
        variable = PREFIX + name.upper()
        if given.get(name) is not None:
            values[name] = _convert(name, given[name], f"--{name.replace('_', '-')}")
        elif environment.get(variable):
            values[name] = _convert(name, environment[variable], variable)
    for name in given:
        if name not in NAMES:
            problem = f"there is no setting {name!r}{suggestion(name, NAMES)}"
            raise BadCall("bad-setting", problem, values={"name": name, "value": "", "problem": problem})
    return Settings(**values)


def _convert(name: str, value: Any, said_as: str) -> Any:
    try:
        return msgspec.convert(value, _TYPES[name], strict=False)
    except msgspec.ValidationError as problem:
        message = f"{said_as} can't be {value!r}: {problem}"
        raise BadCall(
            "bad-setting", message, values={"name": said_as, "value": str(value), "problem": str(problem)}
        ) from problem


def _is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]
