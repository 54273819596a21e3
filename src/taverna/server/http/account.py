"""Accounts: making one, getting in, and changing what opens it. A token is in the cookie only, never in an answer."""

from __future__ import annotations

import secrets

from litestar import Response
from litestar.params import FromPath, JSONBody

from taverna.server.common.addresses import address_of
from taverna.server.common.problems import Refused
from taverna.server.http.requests import AnyRequest, TheProcess, TheVisit, Visitor
from taverna.server.http.verbs import delete, post, put
from taverna.server.people.identity import as_me, cookie, device
from taverna.server.people.names import folded
from taverna.server.people.passkeys import place_of
from taverna.server.process import Process
from taverna.server.store.rows import Guest
from taverna.wire.codes import Code
from taverna.wire.lobby import Introduce, Language, Me
from taverna.wire.people import (
    AccountInfo,
    Change,
    Confirm,
    Login,
    PasskeyAnswer,
    PasskeyOptions,
    PasskeyStart,
    Recover,
    RecoveryCodes,
    Register,
    Registered,
)


@post("/api/account", tags=["account"])
async def register(
    data: JSONBody[Register], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Registered]:
    """Make an account with a password. A guest becomes it, and keeps seats, tables and history."""
    address = address_of(request)
    process.logins.take(address)
    await process.accounts.check_free(data.name)
    guest, token = await _somebody(process, request, visitor, data.name, data.language)
    codes = await process.accounts.register(address, guest, data.name, data.password)
    return await _registered(process, request, guest, token, codes)


@post("/api/account/login", status_code=200, tags=["account"])
async def log_in(
    data: JSONBody[Login], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Me]:
    """With name and password. Names that nobody has are refused like wrong passwords, after as long a time."""
    _knock(process, request, data.name)
    guest = await process.accounts.log_in(address_of(request), data.name, data.password)
    return await _come_in(process, request, guest, visitor if data.bring else None)


@post("/api/account/recover", status_code=200, tags=["account"])
async def recover(
    data: JSONBody[Recover], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Me]:
    """With a recovery code, which is used up, and a new password. All sessions of before end."""
    _knock(process, request, data.name)
    guest = await process.accounts.recover(address_of(request), data.name, data.code, data.password)
    await process.person_changed(guest.id)
    return await _come_in(process, request, guest, None)


@post("/api/account/passkey/options", status_code=200, tags=["account"])
async def ask_for_passkey(
    data: JSONBody[PasskeyStart], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> PasskeyOptions:
    """What to ask the browser for. The answer is good once, within five minutes."""
    place = place_of(request, process.services.settings)
    process.logins.take(address_of(request))
    if data.purpose == "login":
        return PasskeyOptions(options=await process.passkeys.ask(place))
    if data.purpose == "add":
        guest = _member(visitor)
        options = await process.passkeys.ask_for_new(place, "add", guest.id, guest.account)
        return PasskeyOptions(options=options)
    if visitor is not None and visitor.account:
        raise Refused(Code.HAS_ACCOUNT, "there is an account already")
    name = await process.accounts.check_free(data.name or "")
    # Somebody new has no id yet: this becomes it.
    guest_id = visitor.id if visitor else secrets.token_hex(8)
    return PasskeyOptions(options=await process.passkeys.ask_for_new(place, "register", guest_id, name))


@post("/api/account/passkey", tags=["account"])
async def add_passkey(
    data: JSONBody[PasskeyAnswer], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Registered]:
    """A new passkey: for a new account, or one more for mine (then there are no new recovery codes)."""
    address = address_of(request)
    place = place_of(request, process.services.settings)
    process.logins.take(address)
    asked = await process.passkeys.take(data.credential)
    made = process.passkeys.made(place, asked, data.credential, device(request))
    if asked.purpose == "add":
        guest = _member(visitor)
        _check_same(asked.guest, guest)
        await process.passkeys.keep(made)
        return Response(Registered(me=as_me(guest), recovery_codes=[]))
    if asked.purpose != "register":
        raise Refused(Code.BAD_PASSKEY, "it was asked for something else")
    if visitor is not None:
        _check_same(asked.guest, visitor)
    guest, token = await _somebody(process, request, visitor, asked.name, data.language, asked.guest)
    codes = await process.accounts.register(address, guest, asked.name, None, made)
    return await _registered(process, request, guest, token, codes)


@post("/api/account/passkey/login", status_code=200, tags=["account"])
async def log_in_by_passkey(
    data: JSONBody[PasskeyAnswer], visitor: Visitor, process: TheProcess, request: AnyRequest
) -> Response[Me]:
    """Whoever the passkey belongs to."""
    place = place_of(request, process.services.settings)
    process.logins.take(address_of(request))
    asked = await process.passkeys.take(data.credential)
    if asked.purpose != "login":
        raise Refused(Code.BAD_PASSKEY, "it was asked for something else")
    guest = await process.accounts.person(await process.passkeys.owner(place, asked, data.credential))
    return await _come_in(process, request, guest, visitor if data.bring else None)


@delete("/api/account/passkeys/{passkey_id:str}", status_code=200, tags=["account"])
async def remove_passkey(passkey_id: FromPath[str], visit: TheVisit, process: TheProcess) -> AccountInfo:
    """It opens nothing any more. The last way in stays."""
    await process.accounts.remove_passkey(visit.guest, passkey_id)
    return await process.accounts.info(visit.guest, visit.session)


@put("/api/account", tags=["account"])
async def change_account(
    data: JSONBody[Change], visit: TheVisit, process: TheProcess, request: AnyRequest
) -> AccountInfo:
    """Another name or password."""
    address = address_of(request)
    process.logins.take(address)
    if data.name is not None:
        await process.accounts.rename(visit.guest, data.name)
    if data.password is not None:
        await process.accounts.change_password(
            address, visit.guest, data.old_password, data.password, visit.session.id
        )
    await process.person_changed(visit.guest.id)
    return await process.accounts.info(visit.guest, visit.session)


@post("/api/account/recovery", status_code=200, tags=["account"])
async def renew_recovery_codes(
    data: JSONBody[Confirm], visit: TheVisit, process: TheProcess, request: AnyRequest
) -> RecoveryCodes:
    """New ones, in place of those that there were; they are shown this once."""
    address = address_of(request)
    process.logins.take(address)
    codes = await process.accounts.renew_codes(address, visit.guest, data.password)
    return RecoveryCodes(recovery_codes=codes)


def _knock(process: Process, request: AnyRequest, name: str) -> None:
    """Whoever tries too often, or a name that is tried too often, is refused before anything is looked up."""
    process.logins.take(address_of(request))
    process.login_names.take(folded(name))


def _member(visitor: Guest | None) -> Guest:
    if visitor is None:
        raise Refused(Code.INTRODUCE_YOURSELF, "who are you?")
    if not visitor.account:
        raise Refused(Code.ACCOUNT_NEEDED, "there is no account")
    return visitor


def _check_same(asked: str, guest: Guest) -> None:
    if asked != guest.id:
        raise Refused(Code.BAD_PASSKEY, "it was asked for by somebody else")


async def _somebody(
    process: Process,
    request: AnyRequest,
    visitor: Guest | None,
    name: str,
    language: Language,
    guest_id: str = "",
) -> tuple[Guest, str | None]:
    """The guest who asks, or a new one with a token."""
    if visitor is not None:
        return visitor, None
    process.newcomers.take(address_of(request))
    return await process.guests.add(Introduce(nickname=name, language=language), device(request), guest_id)


async def _registered(
    process: Process, request: AnyRequest, guest: Guest, token: str | None, codes: list[str]
) -> Response[Registered]:
    await process.person_changed(guest.id)
    cookies = [] if token is None else [cookie(request, token, process.services.settings)]
    return Response(Registered(me=as_me(guest), recovery_codes=codes), cookies=cookies)


async def _come_in(
    process: Process, request: AnyRequest, guest: Guest, brought: Guest | None
) -> Response[Me]:
    """A session of its own for this device; what the guest had who was here before, comes along if wanted."""
    if brought is not None:
        for table_id in await process.accounts.carry_over(brought, guest):
            process.changed(table_id)
        await process.person_changed(brought.id)
    token = await process.guests.sign_in(guest, device(request))
    return Response(as_me(guest), cookies=[cookie(request, token, process.services.settings)])


HANDLERS = [
    register,
    log_in,
    recover,
    ask_for_passkey,
    add_passkey,
    log_in_by_passkey,
    remove_passkey,
    change_account,
    renew_recovery_codes,
]
