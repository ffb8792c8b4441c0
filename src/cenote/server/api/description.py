"""The description of all requests and answers, at /api/openapi.json."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

from cenote.server.protocol.endpoints import ENDPOINTS, JSON, Endpoint
from cenote.server.protocol.general import Problem

Schema = dict[str, Any]


class Described(FastAPI):
    """FastAPI knows the paths and their parameters; bodies and answers are as the protocol declares them."""

    def openapi(self) -> Schema:
        if self.openapi_schema is None:
            description = super().openapi()
            kinds: list[Any] = [Problem]
            kinds += (kind for endpoint in ENDPOINTS for kind in (endpoint.answer, endpoint.body) if kind)
            schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
            of = dict(zip(kinds, schemas, strict=True))
            for endpoint in ENDPOINTS:
                operation = description["paths"][endpoint.path][endpoint.method.lower()]
                operation.update(described(endpoint, of))
            description["components"] = {"schemas": components}
            self.openapi_schema = description
        return self.openapi_schema


def described(endpoint: Endpoint, of: dict[Any, Schema]) -> Schema:
    answer = {"description": endpoint.means, "content": {endpoint.media_type: {"schema": of[endpoint.answer]}}}
    problem = {"description": Problem.__doc__, "content": {JSON: {"schema": of[Problem]}}}
    told: Schema = {
        "description": endpoint.means,
        "responses": {**{str(status): answer for status in endpoint.statuses}, "default": problem},
    }
    if endpoint.body is not None:
        content = {JSON: {"schema": of[endpoint.body]}}
        told["requestBody"] = {"required": not endpoint.optional, "content": content}
    return told
