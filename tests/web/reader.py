"""A scripted screen reader: it knows of the page only what the browser tells such programs."""

from dataclasses import dataclass, field
from typing import Any

from tests.web.house import MADE, Player

USED = {"button", "link", "checkbox", "radio", "combobox", "tab", "textbox", "slider", "spinbutton"}
"""What can be used needs a name."""
REGIONS = {"banner", "complementary", "contentinfo", "main", "navigation", "region", "search"}


@dataclass
class Heard:
    """One thing of the tree that the browser gives to a screen reader."""

    role: str
    name: str
    said: str
    """Its text and that of everything inside, where it has no name of its own."""
    states: dict[str, Any]
    node: int
    inside: list["Heard"] = field(default_factory=list)

    def all(self) -> list["Heard"]:
        return [self, *[one for child in self.inside for one in child.all()]]


def value(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", "")).strip()


class Reader:
    """Listens to a player's page and uses only what it heard."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.wire = player.context.new_cdp_session(player.page)

    def hear(self) -> Heard:
        """The whole page as it is told now."""
        nodes = self.wire.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}

        def read(node: dict[str, Any]) -> list[Heard]:
            inside = [
                heard
                for one in node.get("childIds", [])
                if one in by_id
                for heard in read(by_id[one])
            ]
            if node["ignored"]:
                return inside
            role, name = value(node, "role"), value(node, "name")
            said = name or " ".join(one.said for one in inside if one.said)
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
            return [Heard(role, name, said, states, node.get("backendDOMNodeId", 0), inside)]

        [page] = read(nodes[0])
        return page

    def question(self, page: Heard) -> Heard:
        """The question: told by itself when it changes, and the name of what can be answered."""
        live = {one.said for one in page.all() if one.states.get("live") in ("polite", "assertive")}
        asked = [one for one in page.all() if one.role == "group" and one.name in live]
        return next(one for one in asked if any(row.role == "list" for row in one.inside))

    def answers(self, page: Heard) -> list[Heard]:
        """The buttons of the numbered list of answers, those that can be pressed."""
        lists = [one for one in self.question(page).inside if one.role == "list"]
        rows = [row for found in lists for row in found.inside if row.role == "listitem"]
        buttons = [next(one for one in row.all() if one.role == "button") for row in rows]
        return [one for one in buttons if not one.states.get("disabled")]

    def press(self, thing: Heard) -> None:
        """What a screen reader does for "press": it clicks the thing."""
        found = self.wire.send("DOM.resolveNode", {"backendNodeId": thing.node})
        self.wire.send(
            "Runtime.callFunctionOn",
            {
                "objectId": found["object"]["objectId"],
                "functionDeclaration": "function () { this.click() }",
            },
        )

    def answer(self, thing: Heard) -> None:
        """Press an answer, and the button that then has the focus, where the page wants a second word."""
        page, before = self.player.page, str(self.player.version)
        self.press(thing)
        page.wait_for_function(
            f"before => ({MADE})(before) || document.activeElement.matches('[data-confirm]')",
            arg=before,
        )
        if str(self.player.version) == before:
            [asked] = [
                one
                for one in self.hear().all()
                if one.states.get("focused") and one.role == "button"
            ]
            assert asked.name, "the second word has a name"
            self.press(asked)
        page.wait_for_function(MADE, arg=before)


def nameless(page: Heard) -> list[str]:
    """What can be used and says nothing."""
    return [
        one.role for one in page.all() if one.role in USED and not (one.name or one.said).strip()
    ]
