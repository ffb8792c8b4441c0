"""Everything that goes over the wire, declared once.

The server composes and sends these structures; the description at /api/openapi.json, the types of the browser app
(web/src/lib/protocol.generated.ts) and the tables of docs/protocol.md are made from them.
"""
