"""For those who run the server: is it well, and what does it do?"""

from __future__ import annotations

import os

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from cenote import __version__
from cenote.server.api.answers import answer
from cenote.server.house import address, house_of
from cenote.server.protocol.general import Health

router = APIRouter()


@router.get("/healthz")
async def health(request: Request) -> Response:
    well = await house_of(request).pulse.felt()
    return answer(Health(well, __version__, request.url.scheme == "https", address(request)), 200 if well else 503)


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    registry: CollectorRegistry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:  # several processes count together
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)
