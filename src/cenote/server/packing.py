"""Answers sent small: what was packed when it was built, or is packed once and kept."""

from __future__ import annotations

import gzip
from functools import lru_cache

from fastapi import Request, Response

BROTLI, GZIP = "br", "gzip"
SUFFIXES = {BROTLI: ".br", GZIP: ".gz"}
LEAST = 1024  # bytes, below which it does not pay
KEPT = 64


def codings(request: Request) -> list[str]:
    """What the browser can unpack of what we can pack, the best first."""
    offered = [part.split(";") for part in request.headers.get("accept-encoding", "").lower().split(",")]
    taken = {coding.strip() for coding, *weight in offered if not weight or weight[0].replace(" ", "") != "q=0"}
    return [coding for coding in SUFFIXES if coding in taken]


@lru_cache(KEPT)
def gzipped(content: bytes) -> bytes:
    return gzip.compress(content, 9, mtime=0)


def packed(request: Request, content: bytes, media_type: str, headers: dict[str, str]) -> Response:
    """An answer that many get: packed once for all of them."""
    if len(content) >= LEAST and GZIP in codings(request):
        content, headers = gzipped(content), {**headers, "Content-Encoding": GZIP}
    return Response(content, media_type=media_type, headers=headers)
