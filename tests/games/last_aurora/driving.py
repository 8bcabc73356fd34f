"""What the tests of movement share: a convoy's turn, and where it may end."""

from ashfall.games.last_aurora.movement import start_movement_turn

from .scene import Scene

NO_CREW_BONUS = "leader"


def turn(scene: Scene, seat: int = 0) -> Scene:
    return scene.run((start_movement_turn, seat))


def ends(scene: Scene, fuel: int = 0, food: int = 0) -> list[int]:
    """The waypoints that are offered as ends of the move, with so much extra fuel and food."""
    offered = [o.split() for o in scene.options]
    joined = ["drive-to", str(fuel), str(food)]
    found = [o[3] for o in offered if o[:3] == joined] + [o[1] for o in offered if o[0] == "go"]
    return sorted({int(waypoint) for waypoint in found})
