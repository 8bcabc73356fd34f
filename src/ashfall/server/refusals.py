"""How the server says no: a status, a code that programs know, and values for the sentence."""

from typing import Any

STATUS = {
    "bad_json": 400,
    "bad_number": 400,
    "too_deep": 400,
    "duplicate_key": 400,
    "bad_request": 400,
    "not_signed_in": 401,
    "csrf": 403,
    "origin": 403,
    "not_your_seat": 403,
    "host_only": 403,
    "seated_only": 403,
    "wrong_key": 403,
    "banned": 403,
    "lobby_closed": 403,
    "no_table": 404,
    "no_game": 404,
    "no_rule": 404,
    "no_page": 404,
    "no_seat": 404,
    "bad_method": 405,
    "stale": 409,
    "not_your_decision": 409,
    "cannot_undo": 409,
    "game_over": 409,
    "not_started": 409,
    "already_started": 409,
    "not_over": 409,
    "seat_taken": 409,
    "seats_open": 409,
    "name_taken": 409,
    "id_reused": 409,
    "no_proposal": 409,
    "proposal_open": 409,
    "others_play": 409,
    "rules_changed": 409,
    "values_changed": 409,
    "frozen": 409,
    "damaged": 409,
    "closed": 409,
    "too_big": 413,
    "bad_type": 422,
    "unknown_field": 422,
    "missing_field": 422,
    "bad_value": 422,
    "bad_text": 422,
    "bad_name": 422,
    "bad_option": 422,
    "illegal": 422,
    "unknown_thing": 422,
    "out_of_range": 422,
    "duplicate_choice": 422,
    "tampered": 422,
    "too_many": 429,
    "resting": 503,
}


class Refusal(Exception):
    """Something was not done. Nothing has changed."""

    def __init__(self, code: str, status: int = 0, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.status = status or STATUS[code]
        self.values = values
        self.fresh: bytes | None = None

    def data(self) -> dict[str, Any]:
        """The body of the answer."""
        text = f"error-{self.code}".replace("_", "-")
        return {"code": self.code, "text": text, "values": self.values}


OUTDATED = ("stale", "not_your_decision")
"""Whoever is refused so has not seen the newest state: it comes along."""
