"""Web Push: a message that only one browser can read (RFC 8291), from a server that it knows (RFC 8292)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from contextlib import suppress
from pathlib import Path
from time import time

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from cenote.server.notices.message import Letter
from cenote.server.notices.targets import Target
from cenote.server.refused import Refused

CURVE = ec.SECP256R1()
RECORD = 4096  # bytes
GOOD_FOR = 12 * 3600  # seconds; a day at most is allowed
SIGNATURE = hashes.SHA256()


class PushKey:
    """The key of this server, made when it is first needed."""

    def __init__(self, file: Path) -> None:
        self.key = read_key(file)
        self.public = encode(raw(self.key.public_key()))

    def authorization(self, target: Target, subject: str) -> str:
        port = "" if target.port == 443 else f":{target.port}"
        scheme = "https" if target.secure else "http"
        claims = {"aud": f"{scheme}://{target.host}{port}", "exp": int(time()) + GOOD_FOR, "sub": subject}
        head = {"typ": "JWT", "alg": "ES256"}
        signed = ".".join(encode(json.dumps(part, separators=(",", ":")).encode()) for part in (head, claims))
        r, s = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(SIGNATURE)))
        signature = encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"

    def headers(self, target: Target, subject: str, letter: Letter) -> dict[str, str]:
        return {
            "Authorization": self.authorization(target, subject),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(letter.lasts)),
            "Urgency": "high" if letter.urgent else "normal",
            "Topic": letter.id,  # sent once more, it takes the place of the first
        }


def read_key(file: Path) -> ec.EllipticCurvePrivateKey:
    if not file.exists():
        made = ec.generate_private_key(CURVE).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        with suppress(FileExistsError):  # another process was quicker
            fresh = file.with_name(f"{file.name}.{os.getpid()}")
            handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            os.write(handle, made)
            os.close(handle)
            try:
                os.link(fresh, file)  # whole, or not at all
            finally:
                fresh.unlink()
    try:
        key = serialization.load_pem_private_key(file.read_bytes(), None)
    except (ValueError, TypeError):
        key = None
    if not isinstance(key, ec.EllipticCurvePrivateKey):
        raise Refused("server-push-key", file=str(file))
    return key


def encrypted(content: bytes, p256dh: str, auth: str) -> bytes:
    """For the browser with this key and this secret."""
    browser = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
    passing, salt = ec.generate_private_key(CURVE), os.urandom(16)
    shared = passing.exchange(ec.ECDH(), browser)
    ours = raw(passing.public_key())
    secret = derived(shared, decode(auth), b"WebPush: info\0" + raw(browser) + ours, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, content + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(material)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises Refused for keys with which nothing can be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(p256dh))
        if len(decode(auth)) != 16:
            raise ValueError
    except (ValueError, NotBase64):
        raise Refused("notice-push", 422) from None


def raw(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
