"""A passkey in software: makes and signs credentials as a browser with a security key does (ES256, no attestation)."""

from __future__ import annotations

import base64
import hashlib
import json
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED, ATTESTED = 0x05, 0x40


class Authenticator:
    def __init__(self, origin: str, name: bytes = b"key-1") -> None:
        self.origin = origin
        self.id = name
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: dict[str, Any], flags: int = PRESENT_AND_VERIFIED) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self._key.public_key().public_numbers()
        public = cbor2.dumps(
            {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        )
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], flags | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        return self._credential({"attestationObject": text(attestation), "clientDataJSON": text(client)})

    def get(self, options: dict[str, Any], flags: int = PRESENT_AND_VERIFIED) -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        self.uses += 1
        data = self._data(options["rpId"], flags)
        client = self._client("webauthn.get", options["challenge"])
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "authenticatorData": text(data),
                "clientDataJSON": text(client),
                "signature": text(signature),
                "userHandle": None,
            }
        )

    def _data(self, rp_id: str, flags: int) -> bytes:
        return hashlib.sha256(rp_id.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        own = text(self.id)
        return {
            "id": own,
            "rawId": own,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
