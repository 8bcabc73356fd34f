"""The Wild (WLD): Nikita and her wolves, who need no refuge and build nothing, and Tolstoy with cards of his own."""

from ashfall.engine.errors import Reason
from ashfall.engine.verbs import Step, verb

from .actions import enter_action, no_more
from .bends import Bend, code, enter
from .buying import take_bought
from .collecting import move_token
from .effects import pushed
from .enlisting import ENLIST_IN, enlist_region
from .factions import built_up, enter_faction, faction
from .majority import NOBODY, controlled, settle, settle_everywhere, would_hold
from .moving import ENTER, steps_of, walk
from .standard import Standard
from .state import Dei
from .striking import hit_all
from .things import (
    BUILD_BRIDGE,
    BUILD_ELEVATOR,
    BUILD_REFUGE,
    EFFECTS,
    NIKITA,
    RESOURCES,
    SPECIAL_UNITS,
    TOLSTOY,
    USE_TOLSTOY,
    bits,
    members,
)

HOWL = EFFECTS.index("howl_push")
SCENT = EFFECTS.index("move_after_placing")
EXCAVATION, RAGE, PACK_LEADER, ROAR = (
    EFFECTS.index(f"tolstoy_{text}") for text in ("excavation", "rage", "pack_leader", "roar")
)
NATURAL_FEAT = 200
"""How much a locked natural feat is hoped for, in hundredths of a supply."""
PACK = 3
"""DEI-WLD-14: so many wolves are a pack."""


def has(t: Dei, side: int, feat: int) -> bool:
    """DEI-WLD-11: whether a natural feat is active."""
    return any(c >> 4 == feat for c in t.boards[side].bends)


class Wild(Standard):
    """DEI-WLD-01, DEI-WLD-05, DEI-WLD-07, DEI-WLD-29: where nothing is said here the standard rules hold."""

    # Set-up

    def found_start(self, t: Dei, side: int, region: int) -> None:
        """DEI-WLD-02, DEI-SET-26: Tolstoy begins where his token was laid."""
        t.place[TOLSTOY] = region

    def prepare(self, t: Dei, side: int) -> None:
        """DEI-WLD-03, DEI-WLD-24: the other Tolstoy cards lie face up beside the market."""
        hand = t.boards[side].hand
        t.tolstoy = [c.piece for c in t.box.cards if c.kind == "tolstoy" and c.piece not in hand]
        for card in t.tolstoy:
            t.show(card)
        settle(t, side, t.place[TOLSTOY])

    def standard_feats(self) -> bool:
        """DEI-WLD-04, DEI-WLD-06: Nikita's token covers the slots; no part in the draft."""
        return False

    def natural_feats(self) -> bool:
        return True

    # Wolves

    def place_scrappers(self, t: Dei, side: int, region: int, count: int) -> int:
        """DEI-WLD-13, DEI-RUL-108: each wolf that is placed may pick up a scent."""
        placed = super().place_scrappers(t, side, region, count)
        pick_up(t, side, region, placed)
        return placed

    def elevators(self, t: Dei, side: int, company: int, moving: bool) -> int:
        """DEI-WLD-15, DEI-RUL-167: wolves that go without Nikita use no elevator."""
        return 0 if moving and not company else super().elevators(t, side, company, moving)

    def bridges(self, t: Dei, side: int, company: int, moving: bool) -> list[int]:
        """DEI-WLD-15, DEI-RUL-167: wolves that go without Nikita use no bridge."""
        return [] if moving and not company else super().bridges(t, side, company, moving)

    def ways_out(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-RUL-151: a wolf that is forced out finds only ground neighbours."""
        return self.links(t, side, region, company) if company else t.city.beside[region]

    def group_ways_out(self, t: Dei, side: int, region: int, scrappers: int, company: int) -> int:
        """DEI-RUL-151: wolves that are forced out with anybody but Nikita go over ground neighbours."""
        led = company >> NIKITA & 1 or not scrappers
        return self.ways_out(t, side, region, company if led else 0)

    def led_ways(self, t: Dei, side: int, region: int, company: int) -> int:
        """DEI-RUL-46: a wolf without Nikita stays on the ground, whoever leads it, and has no lone-wolf options."""
        return super().led_ways(t, side, region, company) if company else t.city.beside[region]

    def carries(
        self, t: Dei, side: int, origin: int, target: int, scrappers: int, company: int
    ) -> bool:
        """DEI-WLD-09, DEI-WLD-15, DEI-WLD-17, DEI-RUL-109: only with Nikita do wolves use elevators and bridges."""
        if company >> NIKITA & 1 or not scrappers or (scrappers == 1 and not company):
            return True
        return bool(walk(t, side, origin, 0, steps_of(t, side)) >> target & 1)

    def stronger_together(self, t: Dei, side: int) -> bool:
        """DEI-WLD-17: a lone wolf goes where a pack does not."""
        return False

    def shortcuts(self, t: Dei, side: int, origin: int, company: int) -> int:
        """DEI-WLD-17, DEI-RUL-163, DEI-RUL-169: what Run, Jump and Climb add for one wolf alone."""
        if company or not t.boards[side].scrappers[origin]:
            return 0
        if t.city.roofs >> origin & 1:
            return jump(t, origin)
        return run(t, side, origin) | t.city.over[origin]

    # Actions

    def after_collect(self, t: Dei, side: int, region: int) -> None:
        """DEI-WLD-16, DEI-RUL-107: Training: a wolf of the region goes to Nikita, and counts as placed."""
        scrappers, home = t.boards[side].scrappers, t.place[NIKITA]
        if scrappers[region]:
            scrappers[region] -= 1
            scrappers[home] += 1
            t.tell("trained", rule="DEI-WLD-16", seat=side, start=region, region=home)
            settle(t, side, region, home)
            pick_up(t, side, home, 1)

    def enlist_regions(self, t: Dei, side: int) -> int:
        """DEI-WLD-08, DEI-RUL-167: Alpha: at Nikita's side and nowhere else."""
        return 1 << t.place[NIKITA] if t.boards[side].reserve else 0

    def why_not_enlist(self, t: Dei, side: int) -> Reason | None:
        """DEI-RUL-96: with Howl an empty reserve does not matter."""
        if any(why_not_howl(t, side, region) is None for region in wolves(t, side)):
            return None
        return super().why_not_enlist(t, side)

    def enlist(self, t: Dei, side: int) -> Step:
        return (enlist_or_howl if has(t, side, HOWL) else enlist_region, side)

    def why_not_build(self, t: Dei, side: int) -> Reason | None:
        """DEI-WLD-19, DEI-RUL-36: Feral."""
        return Reason("DEI-WLD-19")

    def why_not_drone(self, t: Dei, side: int) -> Reason | None:
        """DEI-WLD-19: Feral."""
        return Reason("DEI-WLD-19", "drone")

    def candy_symbol(self, t: Dei, side: int, symbol: int) -> int:
        """DEI-RUL-35: candies that build cannot be used."""
        return -1 if symbol in (BUILD_REFUGE, BUILD_ELEVATOR, BUILD_BRIDGE) else symbol

    def take_card(self, t: Dei, side: int, stall: int) -> None:
        """DEI-WLD-19, DEI-RUL-98, DEI-RUL-144: a drone card goes to the bin, for a Tolstoy card if one is left."""
        card, board = t.stalls[stall], t.boards[side]
        take_bought(t, side, stall)
        if t.box.cards[card].kind == "drone":
            board.hand.remove(card)
            board.bin.append(card)
            t.tell("recycled", rule="DEI-WLD-19", seat=side, card=card)
            if t.tolstoy:
                t.then((take_tolstoy_card, side))

    def shelter(self, t: Dei, side: int) -> int:
        """DEI-WEA-05: in Acid rain wolves are sheltered at Nikita's side."""
        return super().shelter(t, side) | 1 << t.place[NIKITA]

    # The end of phase II

    def end_of_phase_two(self, t: Dei, side: int) -> None:
        """DEI-WLD-10, DEI-WLD-11, DEI-RUL-60, DEI-RUL-125, DEI-RUL-164: every natural feat with enough outposts."""
        board, outposts = t.boards[side], len(controlled(t, side))
        for place, (effect, need, rule) in enumerate(t.box.natural_feats):
            if not board.unlocked >> place & 1 and outposts >= need:
                board.unlocked |= 1 << place
                board.bends.append(code(effect, 1))
                t.tell("natural_feat_unlocked", rule=rule, seat=side, natural=place)
                settle_everywhere(t, side)

    def prospects(self, t: Dei, side: int) -> int:
        """DEI-WLD-10: how near the locked natural feats are."""
        unlocked, outposts = t.boards[side].unlocked, len(controlled(t, side))
        return sum(
            NATURAL_FEAT * min(outposts, need) // need
            for place, (_, need, _) in enumerate(t.box.natural_feats)
            if not unlocked >> place & 1
        )


class WolfPack(Bend):
    """DEI-WLD-14: stronger in every region with 3 or more wolves."""

    rule = "DEI-WLD-14"

    def strength(
        self, t: Dei, side: int, region: int, scrappers: int, company: int, amount: int
    ) -> int:
        return amount if scrappers >= PACK else 0


# Lone wolf


def run(t: Dei, side: int, origin: int) -> int:
    """DEI-WLD-18, DEI-RUL-23: two ground regions further, if the wolf could stay in the first."""
    beside, found = t.city.beside, 0
    for region in members(beside[origin]):
        if would_hold(t, side, region, 1, 0):
            found |= beside[region]
    return found


def jump(t: Dei, origin: int) -> int:
    """DEI-WLD-18, DEI-RUL-24: from a roof to the other roof of the district; the way down is not open."""
    found = 0
    for ground in bits(t.city.over[origin]):
        found |= t.city.over[ground]
    return found


# Scent


def pick_up(t: Dei, side: int, region: int, placed: int) -> None:
    """DEI-WLD-13, DEI-RUL-169: a Move for each wolf placed, once the feat is unlocked."""
    if has(t, side, SCENT):
        t.then(*[(scent, side, region)] * placed)


def scent(t: Dei, seat: int, region: int) -> None:
    """DEI-WLD-13, DEI-RUL-156: one Move with a wolf of that region; what the card bends does not hold for it."""
    play = t.play
    if play.bent:
        t.boards[seat].bends.remove(play.bent)
    play.origin, play.target, play.least = region, -1, 1
    t.then((scent_move, seat), (scent_ended, seat))


def scent_move(t: Dei, seat: int) -> None:
    """DEI-WLD-13, DEI-ASK-14, DEI-RUL-128: where to, or not at all."""
    t.ask(seat, "scent_move", ENTER, beside=(STAY,))


def stay(t: Dei, seat: int) -> None:
    """DEI-WLD-13: the wolf stays."""


def scent_ended(t: Dei, seat: int) -> None:
    """DEI-RUL-156: the card goes on."""
    play = t.play
    if play.bent:
        t.boards[seat].bends.append(play.bent)
    play.least = 0


# Howl


def enlist_or_howl(t: Dei, seat: int) -> None:
    """DEI-WLD-08, DEI-WLD-12, DEI-RUL-96, DEI-RUL-126: a wolf for Nikita, or a howl instead."""
    t.ask(seat, "howl", ENLIST_IN, HOWL_IN, beside=no_more(t))


def wolves(t: Dei, seat: int) -> list[int]:
    """DEI-WLD-12: the regions with a wolf."""
    scrappers = t.boards[seat].scrappers
    return [region for region in sorted(t.city.regions) if scrappers[region]]


def why_not_howl(t: Dei, seat: int, region: int) -> Reason | None:
    """DEI-WLD-12, DEI-RUL-15: the feat is locked, nobody there would have to move, or nothing is linked."""
    if not has(t, seat, HOWL):
        return Reason("DEI-WLD-10")
    if pushed(t, seat, region) and faction(t, seat).links(t, seat, region):
        return None
    return Reason("DEI-WLD-12")


def howl(t: Dei, seat: int, region: int) -> None:
    """DEI-WLD-12: the wolves of this region howl."""
    t.play.origin = region
    t.then((howl_to, seat))


def howl_to(t: Dei, seat: int) -> None:
    """DEI-WLD-12: where everybody else flees to."""
    t.ask(seat, "howl_to", DRIVE)


def refuges_from_wolves(t: Dei, seat: int) -> list[int]:
    """DEI-RUL-16, DEI-RUL-151: the regions linked for the Wild as such."""
    return bits(faction(t, seat).links(t, seat, t.play.origin))


def drive(t: Dei, seat: int, region: int) -> None:
    """DEI-WLD-12, DEI-RUL-15, DEI-RUL-160: each opponent moves 1 unit of its choice there, in initiative order."""
    play = t.play
    play.target = region
    t.tell("howled", rule="DEI-WLD-12", seat=seat, start=play.origin, region=region)
    sides = pushed(t, seat, play.origin)
    t.then(*[faction(t, side).push(side, play.origin) for side in sides])


# Tolstoy


def take_tolstoy_card(t: Dei, seat: int) -> None:
    """DEI-WLD-19: which of the cards beside the market."""
    t.ask(seat, "take_tolstoy_card", CLAIM)


def beside_the_market(t: Dei, seat: int) -> list[int]:
    return t.tolstoy[:]


def claim(t: Dei, seat: int, card: int) -> None:
    """DEI-WLD-19, DEI-EX-16: into the hand at once."""
    t.tolstoy.remove(card)
    t.boards[seat].hand.append(card)
    t.tell("tolstoy_card_taken", rule="DEI-WLD-19", seat=seat, card=card)


def always(t: Dei, seat: int) -> Reason | None:
    """DEI-WLD-22, DEI-WLD-23: Tolstoy can always be called, if only to stay; his cards are no drone cards."""
    return None


def tolstoy_move(t: Dei, seat: int) -> None:
    """DEI-WLD-23, DEI-ASK-08: where Tolstoy ends."""
    t.ask(seat, "tolstoy_move", ROAM, beside=no_more(t))


def in_range(t: Dei, seat: int) -> list[int]:
    """DEI-WLD-21, DEI-WLD-23, DEI-RUL-18: up to 2 steps over ground and between ground and roof, never a bridge."""
    steps = t.box.special[SPECIAL_UNITS.index("tolstoy")].steps
    return bits(t.city.within(t.place[TOLSTOY], steps, t.city.afoot))


def roam(t: Dei, seat: int, region: int) -> None:
    """DEI-WLD-20, DEI-WLD-21, DEI-WLD-23, DEI-WLD-26: Tolstoy goes, majority or not; then the text of the card."""
    start = t.place[TOLSTOY]
    t.place[TOLSTOY] = region
    if region == start:
        t.tell("tolstoy_stayed", rule="DEI-WLD-23", seat=seat, region=region)
    else:
        t.tell("tolstoy_moved", rule="DEI-WLD-23", seat=seat, start=start, region=region)
    settle(t, seat, start, region)
    card = t.box.cards[t.play.card]
    if card.effect == EXCAVATION:
        excavate(t, seat, region)
    elif card.effect == RAGE:
        hit_all(t, seat, region)
    elif card.effect == PACK_LEADER:
        t.then((pack_leader_count, seat))
    else:
        roar(t, seat, card.amount)


def excavate(t: Dei, seat: int, region: int) -> None:
    """DEI-WLD-25, DEI-RUL-105, DEI-RUL-148: all resources at a construction, unless others have the majority."""
    built = built_up(t, [side for side in t.sides if side != seat])
    if built >> region & 1 and t.holder[region] in (seat, NOBODY):
        for resource in range(len(RESOURCES)):
            for _ in range(t.goods[2 * region + resource]):
                move_token(t, seat, region, resource, "DEI-WLD-25")


def roar(t: Dei, seat: int, amount: int) -> None:
    """DEI-WLD-28: Tolstoy counts so much instead of 1 until the end of this action phase."""
    t.boards[seat].figure_bonus += [TOLSTOY, amount - t.box.value[TOLSTOY]]
    t.tell("roared", rule="DEI-WLD-28", seat=seat, region=t.place[TOLSTOY], amount=amount)
    settle(t, seat, t.place[TOLSTOY])


def pack_leader_count(t: Dei, seat: int) -> None:
    """DEI-WLD-27: how many wolves."""
    t.ask(seat, "pack_leader_count", LEAD)


def followers(t: Dei, seat: int) -> list[int]:
    """DEI-WLD-27, DEI-RUL-144: none, or up to 2, as far as the reserve lasts."""
    return list(range(min(t.box.cards[t.play.card].amount, t.boards[seat].reserve) + 1))


def lead(t: Dei, seat: int, count: int) -> None:
    """DEI-WLD-27, DEI-RUL-108: into Tolstoy's region, not to Nikita."""
    faction(t, seat).place_scrappers(t, seat, t.place[TOLSTOY], count)


STAY = verb(stay, when="DEI-WLD-13")
HOWL_IN = verb(howl, when="DEI-WLD-12", domain=wolves, why=why_not_howl)
DRIVE = verb(drive, when="DEI-WLD-12", domain=refuges_from_wolves)
CLAIM = verb(claim, when="DEI-WLD-19", domain=beside_the_market)
ROAM = verb(roam, when="DEI-WLD-23", domain=in_range)
LEAD = verb(lead, when="DEI-WLD-27", domain=followers)

enter("majority_bonus_three_wolves", WolfPack())
enter_action(USE_TOLSTOY, always, tolstoy_move)
enter_faction("wild", Wild())
