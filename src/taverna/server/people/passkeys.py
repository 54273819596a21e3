"""Passkeys: what a browser is asked for, and whether what it brings is good. The protocol itself is py_webauthn's.

A passkey belongs to the name of the server (`rp_id`): the setting `passkey_host`, or the name in the address, if
that is one of ours. A number can't have passkeys, nor can a page that came without https, unless it is localhost.
"""

from __future__ import annotations

import base64
import binascii
import secrets
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
import webauthn
from msgspec import Struct
from webauthn.helpers import exceptions, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from taverna.server.common.addresses import ANY, Connection, is_address, scheme_of, split_host
from taverna.server.common.clock import Clock
from taverna.server.common.logs import note
from taverna.server.common.problems import Refused
from taverna.server.common.settings import Settings
from taverna.server.store import accounts
from taverna.server.store.rows import Challenge, Passkey
from taverna.server.store.store import Store
from taverna.wire.codes import Code

SECONDS: Final = 300.0
"""So long somebody may look for their key."""
MOST: Final = 20
"""Passkeys of one account."""
LOCAL: Final = "localhost"
OWNER: Final = "Taverna"


class Place(NamedTuple):
    """Where a passkey is good: the name it belongs to, and the origin of the page that asks for it."""

    rp_id: str
    origin: str


class _ClientData(Struct):
    challenge: str


class _Response(Struct):
    clientDataJSON: str  # noqa: N815


class _Credential(Struct):
    """As much of it as we need to know which question it answers."""

    rawId: str  # noqa: N815
    response: _Response


def place_of(connection: Connection, settings: Settings) -> Place:
    """Any name is good for a server that takes any: then only one that was set may have passkeys."""
    host = connection.headers.get("host", "").lower()
    name, _ = split_host(host)
    scheme = scheme_of(connection, settings)
    own = settings.passkey_host.lower()
    allowed = settings.allowed_hosts()
    if own:
        good = name == own or name.endswith(f".{own}")
    else:
        good = name == LOCAL or (ANY not in allowed and not is_address(name))
    if not good or (scheme != "https" and name != LOCAL):
        raise Refused(Code.NO_PASSKEYS, f"no passkeys for {scheme}://{host[:100]}")
    return Place(own or name, f"{scheme}://{host}")


class Passkeys:
    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def ask_for_new(self, place: Place, purpose: str, guest_id: str, name: str) -> dict[str, Any]:
        """`register` or `add`: options for `navigator.credentials.create`."""
        there = await self._store.read(lambda connection: accounts.passkeys_of(connection, guest_id))
        if len(there) >= MOST:
            raise Refused(Code.TOO_MANY_PEOPLE, f"{MOST} passkeys at most", {"limit": MOST})
        options = webauthn.generate_registration_options(
            rp_id=place.rp_id,
            rp_name=OWNER,
            user_id=guest_id.encode(),
            user_name=name,
            user_display_name=name,
            timeout=int(SECONDS * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=one.credential) for one in there],
        )
        await self._keep(options.challenge, purpose, guest_id, name)
        return options_to_json_dict(options)

    async def ask(self, place: Place) -> dict[str, Any]:
        """`login`: options for `navigator.credentials.get`. No name is asked for, so none can be tried out."""
        options = webauthn.generate_authentication_options(
            rp_id=place.rp_id,
            timeout=int(SECONDS * 1000),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        await self._keep(options.challenge, "login", "", "")
        return options_to_json_dict(options)

    async def take(self, credential: dict[str, Any]) -> Challenge:
        """The question that this answers; it can't be answered again."""
        challenge = _challenge(credential)
        since = self._clock.time() - SECONDS
        found = await self._store.writer.transact(
            lambda connection: accounts.take_challenge(connection, challenge, since)
        )
        if found is None:
            raise _bad("nobody asked for this, or too long ago")
        return found

    def made(self, place: Place, asked: Challenge, credential: dict[str, Any], device: str) -> Passkey:
        """A new passkey, not kept yet."""
        try:
            found = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=place.rp_id,
                expected_origin=place.origin,
                require_user_verification=True,
            )
        except (exceptions.WebAuthnException, ValueError, TypeError, KeyError) as problem:
            raise _bad(type(problem).__name__) from problem
        now = self._clock.time()
        return Passkey(
            secrets.token_hex(8),
            asked.guest,
            found.credential_id,
            found.credential_public_key,
            found.sign_count,
            device,
            now,
            now,
        )

    async def keep(self, passkey: Passkey) -> None:
        def work(connection: sa.Connection) -> None:
            if accounts.passkey_by_credential(connection, passkey.credential):
                raise _bad("it is known already")
            accounts.add_passkey(connection, passkey)

        await self._store.writer.transact(work)

    async def owner(self, place: Place, asked: Challenge, credential: dict[str, Any]) -> str:
        """Whose passkey has signed."""
        used = _raw_id(credential)
        known = await self._store.read(lambda connection: accounts.passkey_by_credential(connection, used))
        if known is None:
            raise _bad("it is nobody's here")
        try:
            found = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=asked.challenge,
                expected_rp_id=place.rp_id,
                expected_origin=place.origin,
                credential_public_key=known.public_key,
                credential_current_sign_count=known.uses,
                require_user_verification=True,
            )
        except (exceptions.WebAuthnException, ValueError, TypeError, KeyError) as problem:
            raise _bad(type(problem).__name__) from problem
        now = self._clock.time()
        await self._store.writer.transact(
            lambda connection: accounts.note_use(connection, known.id, found.new_sign_count, now)
        )
        return known.guest

    async def _keep(self, challenge: bytes, purpose: str, guest_id: str, name: str) -> None:
        now = self._clock.time()
        given = Challenge(challenge, purpose, guest_id, name, now)
        await self._store.writer.transact(
            lambda connection: accounts.add_challenge(connection, given, before=now - SECONDS)
        )


def _challenge(credential: dict[str, Any]) -> bytes:
    try:
        found = msgspec.convert(credential, _Credential)
        data = msgspec.json.decode(_bytes(found.response.clientDataJSON), type=_ClientData)
        return _bytes(data.challenge)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise _bad("this is no credential") from problem


def _raw_id(credential: dict[str, Any]) -> bytes:
    return _bytes(msgspec.convert(credential, _Credential).rawId)


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError) as problem:
        raise _bad("this is no base64url") from problem


def _bad(why: str) -> Refused:
    note("passkey refused", why=why)
    return Refused(Code.BAD_PASSKEY, why)
