"""The schema of the HTTP interface: generated from the routes, kept in docs/openapi.json."""

import json
import sys
from pathlib import Path
from typing import Any

from litestar import Litestar
from litestar.openapi import OpenAPIConfig

from .api import ROUTES
from .page import PAGES

STRICT = (
    "ChangeTable", "ComeIn", "CreateTable", "Enter", "ImportRecord", "Move", "Nothing", "Propose",
    "Reclaim", "SeatWish", "Undo", "Vote",
)  # fmt: skip
REFUSALS = {
    "400": "The body cannot be read.",
    "401": "No guest has this cookie.",
    "403": "Not allowed to this guest.",
    "404": "There is no such thing here.",
    "409": "Not in this state; `stale` and `not_your_decision` bring the fresh view.",
    "413": "Too big.",
    "422": "Readable, but not right.",
    "429": "Too many requests.",
    "503": "The database does not answer; nothing was done.",
}


def schema() -> dict[str, Any]:
    """The OpenAPI 3.1 document."""
    from .bodies import ErrorBody

    config = OpenAPIConfig(title="Ashfall", version="1", create_examples=False)
    app = Litestar([*ROUTES, *PAGES], openapi_config=config)
    made: dict[str, Any] = json.loads(json.dumps(app.openapi_schema.to_schema()))
    components = made["components"]["schemas"]
    error = {"$ref": f"#/components/schemas/{ErrorBody.__name__}"}
    components[ErrorBody.__name__] = {
        "type": "object",
        "title": ErrorBody.__name__,
        "required": ["code", "text", "values"],
        "properties": {
            "code": {"type": "string"},
            "text": {"type": "string"},
            "values": {"type": "object", "additionalProperties": {}},
            "fresh": {"$ref": "#/components/schemas/SeatView"},
        },
    }
    for name in STRICT:
        components[name]["additionalProperties"] = False
    header = {
        "name": "X-Ashfall",
        "in": "header",
        "required": True,
        "schema": {"type": "string", "enum": ["1"]},
    }
    for path in made["paths"].values():
        for method, operation in path.items():
            operation["responses"].pop("400", None)
            for status, text in REFUSALS.items():
                content = {"application/json": {"schema": error}}
                operation["responses"][status] = {"description": text, "content": content}
            if method != "get":
                operation.setdefault("parameters", []).append(header)
    made.pop("servers", None)
    return made


def text() -> str:
    return json.dumps(schema(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
