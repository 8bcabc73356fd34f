"""Combat, card by card: decide, reveal, hits, damage, Sanity."""

from ashfall.engine.verbs import Step, verb

from .box import COUNT_IAGO, O_MALLEY
from .characters import PLAY, once_cards, play
from .losses import lose_sanity, take_damage, use_o_malley
from .marksmen import character_verbs, combat_characters
from .outcome import defeat, end_withdrawn, victory
from .state import ATTACKING, DEFENDING, MADDENED, WITHDRAWN, Auztralia, kinds_of
from .victory import bury, place_hits
from .withdrawal import WITHDRAWALS, may_use_jones, use_corporal_jones, withdrawals


def begin_combat(t: Auztralia, seat: int) -> None:
    """AZ-TRK-09, AZ-CMB-01, AZ-CMB-02, AZ-CHR-04, AZ-CHR-19: Sanity is full again, combat characters are ready."""
    battle = t.battle
    battle.sanity = full_sanity(t, seat)
    battle.used = 0
    t.then((combat_round, seat))


def full_sanity(t: Auztralia, seat: int) -> int:
    """AZ-CMB-02, AZ-CHR-19: the tokens at the start of a combat, more with Count Iago."""
    return t.box.amount[COUNT_IAGO] if t.has(seat, COUNT_IAGO) else t.box.sanity


def combat_round(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-CMB-19, AZ-RUL-42, AZ-RUL-43: is it over? If not, the player decides and a card follows."""
    battle = t.battle
    if battle.outcome == WITHDRAWN:
        t.then((end_withdrawn, seat))
    elif battle.outcome == MADDENED or (not any(battle.force) and t.standing(battle.hex)):
        t.then((defeat, seat))
    elif not t.standing(battle.hex):
        t.then((victory, seat))
    else:
        t.then((combat_continue, seat), (combat_round, seat))


def combat_continue(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-RET-01, AZ-RET-05, AZ-CHR-05, AZ-RUL-32: fight on, withdraw, use a character, play a card."""
    options: list[Step] = [(fight, seat)]
    if t.battle.sort != DEFENDING:
        options += withdrawals(t, seat)
    options += combat_characters(t, seat)
    verbs = [FIGHT, *WITHDRAWALS, *character_verbs(t, seat)]
    if t.battle.sort == ATTACKING:
        options += [(play, seat, character) for character in once_cards(t, seat)]
        verbs.append(PLAY)
    t.ask_of(seat, "combat_continue", tuple(verbs), options=options, always=True)


def fight(t: Auztralia, seat: int) -> None:
    """AZ-CMB-03, AZ-CMB-04, AZ-RUL-98: the next Old One card is revealed; only its rows matter."""
    t.battle.card = draw_card(t)
    t.tell("combat_card", rule="AZ-CMB-03", seat=seat, card=t.battle.card)
    if may_use_jones(t, seat):
        t.then((use_corporal_jones, seat), (apply_card, seat))
    else:
        t.then((apply_card, seat))


def draw_card(t: Auztralia) -> int:
    """AZ-CMB-18, AZ-RUL-98: the top Old One card; an empty deck is made anew from the discard pile."""
    if not t.cards:
        t.cards = t.cards_seen
        t.cards_seen = []
        t.shuffle(t.cards)
        t.tell("cards_shuffled", rule="AZ-CMB-18")
    return t.reveal(t.cards)


def apply_card(t: Auztralia, seat: int) -> None:
    """AZ-CMB-17, AZ-CMB-20, AZ-MULT-04: the card against every Old One of the hex.

    What the card does is fixed here, before any of it happens, so that its effects count as one moment.
    """
    battle = t.battle
    card = battle.card
    if battle.outcome == WITHDRAWN:
        discard(t)
        return
    battle.present = kinds_of(battle.force)
    t.pending, damage, airship, sanity = effects(t, card, battle.present)
    pending = t.pending
    t.tell("card_applied", rule="AZ-CMB-20", seat=seat, card=card, hits=sum(pending[1::2]),
           damage=damage, airship_damage=airship, sanity=sanity)  # fmt: skip
    t.then(
        (place_hits, seat),
        (take_damage, seat, damage, airship),
        (lose_sanity, seat, sanity),
        (after_card, seat),
    )


def effects(t: Auztralia, card: int, present: int) -> tuple[list[int], int, int, int]:
    """AZ-CMB-05, AZ-MULT-02, AZ-MULT-03: what a card does while these kinds of units fight here.

    Hits as tile, amount, tile, amount …, then damage, damage to airships, and Sanity lost.
    """
    damage = airship = sanity = 0
    pending: list[int] = []
    for i in t.standing(t.battle.hex):
        kind = t.box.kind[t.awake[i]]
        hits = 0
        for unit in t.box.hits[card][kind]:
            hits += present >> unit & 1
        if hits:
            pending += [t.awake[i], hits]
        row = t.box.results[card][kind]
        damage += row[0]
        airship += row[1]
        sanity += row[2]
    return pending, damage, airship, sanity


def discard(t: Auztralia) -> None:
    t.cards_seen.append(t.battle.card)
    t.battle.card = -1


def after_card(t: Auztralia, seat: int) -> None:
    """AZ-CMB-20, AZ-MULT-05, AZ-CHR-39, AZ-RUL-85: destroyed Old Ones go, rewards are paid, O'Malley may help."""
    battle = t.battle
    bury(t, battle.hex)
    discard(t)
    if not t.has(seat, O_MALLEY) or battle.used >> O_MALLEY & 1 or not any(battle.wounds):
        return
    maddened = battle.outcome == MADDENED
    matters = battle.sort != DEFENDING if maddened else bool(t.standing(battle.hex))
    if matters:
        t.then((use_o_malley, seat))


FIGHT = verb(fight, when="AZ-CMB-03", thing="combat:fight")
