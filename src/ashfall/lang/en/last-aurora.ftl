### Last Aurora

## Movement

ask-movement-turn = Your Movement turn: drive on, stay, or use something first?
ask-destination = How far does the convoy drive?
ask-waypoint-take = Your move ends on a special waypoint counter. Take it?
ask-after-move = The convoy has moved. Anything else in this turn?
do-drive = { $food ->
    [0] { $fuel ->
        [0] Drive: spend 1 fuel
       *[other] Drive: spend 1 fuel and { $fuel } extra fuel for speed
    }
   *[other] { $fuel ->
        [0] Drive: spend 1 fuel and burn { $food } food for speed
       *[other] Drive: spend 1 fuel, { $fuel } extra fuel and { $food } food for speed
    }
}
do-nitro-drive = { $food ->
    [0] { $fuel ->
        [0] Drive on Nitromethane
       *[other] Drive on Nitromethane and { $fuel } extra fuel
    }
   *[other] { $fuel ->
        [0] Drive on Nitromethane and burn { $food } food for speed
       *[other] Drive on Nitromethane, { $fuel } extra fuel and { $food } food
    }
}
do-stay = Stay here
do-medic = The Medic wakes { $crew }
do-jackal = The Jackal finds 1 { $token }
do-go = Drive to waypoint { $waypoint } and stop there ({ $way })
do-halt = Stop here
do-take-shortcut = Take shortcut { $shortcut } ({ $way })
do-cross-mine = Drive over the mine behind waypoint { $waypoint } ({ $way })
do-take-counter = Take the counter
do-leave-counter = Leave the counter
do-lay-mine = Lay the mine on the road behind waypoint { $waypoint }
do-mine-shortcut = Lay the mine on shortcut { $shortcut }
do-end-movement = End the Movement turn
thing-waypoint = Waypoint { $number }
thing-shortcut = Shortcut { $number }
thing-fuel = Extra fuel: { $number }
thing-food = Food burnt: { $number }
way-road = by the main road
way-track1 = over the first tracked shortcut
way-track2 = over the second tracked shortcut
way-track1-2 = over the first and the second tracked shortcut
way-track3 = over the third tracked shortcut
way-track1-3 = over the first and the third tracked shortcut
way-track2-3 = over the second and the third tracked shortcut
way-track1-2-3 = over all three tracked shortcuts
event-drives = { $seat } drives with speed { $speed } (fuel spent: { $fuel }, food spent: { $food }).
event-medic-helps = { $seat }: the Medic brings { $crew } back to the Active zone.
event-jackal-finds = { $seat }: the Jackal finds 1 { $token }.
event-shortcut-taken = { $seat } takes shortcut { $shortcut } to waypoint { $waypoint }.
event-avalanche = An avalanche closes shortcut { $shortcut } for the rest of the game.
event-mine-explodes = { $seat }: a mine goes off on the road behind waypoint { $waypoint }.
event-arrived = { $seat } stops at waypoint { $waypoint }.
event-counter-taken = { $seat } takes the counter at waypoint { $waypoint }: { $counter }.
event-mine-laid = { $seat } lays a mine on the road behind waypoint { $waypoint }.
event-shortcut-mined = { $seat } lays a mine on shortcut { $shortcut }.
why-la-move-02 = A survivor must be on the truck itself, and the cargo cannot be arranged so.
why-la-move-03 = This takes { $need } fuel; the convoy has { $have }.
why-la-move-04 = This takes { $need } speed; { $have } is left.
why-la-move-07 = Convoys only drive forward.
why-la-move-09 = The road ends before that.
why-la-move-12 = This shortcut needs an undamaged tracks slot.
why-la-rul-26 = The convoy is at the last waypoint; there is no road ahead.
why-la-slot-12 = Food gives speed only in a truck with an undamaged slot for it.
why-la-slot-12-food = This takes { $need } food; the convoy has { $have }.
why-la-item-05 = You have no Nitromethane.
why-la-abl-01 = No survivor with this ability is in the Active zone.
why-la-abl-04 = This ability was already used in this phase.
why-la-surv-02 = The Medic wakes somebody who is in the Rest zone.
why-la-surv-12 = The Jackal finds only a resource of which the convoy holds none.
why-la-beta-04 = The bonus move costs 1 fuel.
why-la-beta-18 = This map has no such shortcut.
why-la-beta-21 = An avalanche has closed this shortcut.
why-la-mine-02 = You have no Mine.
why-la-mine-03 = A mine goes on a road that you travelled in the move just made.
why-la-mine-08 = A mine lies on this road already.
why-la-rul-101 = The avalanche has just closed this shortcut.

## Fire

ask-renegade-enemy = The Renegade: which enemy shall not affect you in this phase?
ask-ambush-choice = Ambush: what do you suffer?
ask-fire-turn = Convoy fire: attack, or end your turn?
ask-pay-ammo = Which ammo token do you spend?
ask-gunner-use = Your first hit of this phase: does the Gunner add 1 damage?
ask-move-target-counter = No target counter is left on your board. Which one do you move?
ask-replace-target-counter = All target circles are full. Whose counter gives way to yours?
ask-take-loot = You have won a loot card. Take it?
ask-bonus-attack = The bonus attack: which weapon, which enemy?
do-name = Ignore { $enemy }
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Nothing can happen to you: go on
do-shoot = Attack { $enemy } with the weapon in slot { $slot }
do-burn = Attack { $enemy } with the weapon in slot { $slot } and Incendiary Ammo
do-spend = Spend the ammo in slot { $slot }
do-end-fire = No more attacks
do-strike = Attack { $enemy } with the weapon in slot { $slot }
do-use-gunner = Add 1 damage
do-decline-gunner = Add nothing
do-move-counter = Move the counter from { $enemy }, circle { $circle }
do-replace-counter = Replace the counter in circle { $circle }
do-take-loot = Take { $card }
do-leave-loot = Leave { $card }
harm-contamination = put contamination on a survivor
harm-resource = lose 1 resource
harm-damage = take the damage
circle-a = A
circle-b = B
circle-c = C
circle-d = D
area-anywhere = whole convoy
area-top-row = top row
area-bottom-row = bottom row
area-left-column = left column
area-truck = truck
event-renegade = { $seat }: the Renegade names { $enemy }.
event-enemy-comes = { $enemy } moves above this region: { $region }.
event-ambush = Ambush: { $enemy }.
event-attack = { $seat } attacks { $enemy } with a weapon of level { $level }. { $outcome }: { $count ->
    [0] no hit.
   *[other] { $count } damage.
}
event-gunner = { $seat }: the Gunner adds 1 damage.
event-enemy-hit = { $enemy }: { $count } of { $most } defence slots damaged.
event-jam = { $seat }: the weapon jams.
event-target-counter = { $seat } puts a target counter on { $enemy }, circle { $circle }.
event-enemy-defeated = { $enemy } is defeated. { $outcome }: the letter { $circle } decides, the loot goes to { $seat }.
event-loot-won = { $seat } turns over the loot card: { $card }.
event-loot-left = { $seat } leaves the loot card: { $card }.
event-enemy-fire = Enemy fire in this region: { $region }. { $outcome } is revealed.
event-under-fire = { $seat } takes { $count } damage (area: { $area }).
event-enemy-leaves = { $enemy } leaves: no convoy is in its region.
event-outcomes-shuffled = The outcome cards are shuffled anew.
why-la-amb-07 = This enemy offers no such choice.
why-la-rul-13-resource = You have no resource to lose.
why-la-rul-13-damage = There is no undamaged slot in that area.
why-la-cf-02 = This enemy is not above the region of your convoy.
why-la-cf-03 = You have no ammo.
why-la-cf-04 = There is no undamaged weapon for this attack.
why-la-cf-04-used = This weapon was already used in this phase.
why-la-item-01 = You have no Incendiary Ammo.
why-la-beta-10 = The bonus attack costs 1 ammo.
why-la-beta-11 = No enemy is above the region of your convoy.

## End of the round and of the game

ask-end-of-round = End of round: what do you use?
do-grow-food = Take the food of the processor
do-run-workshop = Repair in the workshop
do-end-round-turn = Finish
event-game-over = The game is over.
event-aurora-sails = The Aurora sails on to the waypoint marked { $number }.
event-card-discarded = { $card } leaves the exploration zone.
score-distance = Ahead of the last convoy
score-fame-track = Fame track
score-objects = Unused objects
score-special-slots = Special slots
score-abilities = Survivors' abilities
score-survivors = Survivors without contamination
score-undamaged = Convoy cards without damage

## The Automa

side-automa = Automa
row-a = A
row-b = B
row-c = C
row-d = D
arrow-left = left arrow
arrow-right = right arrow
priority-gather = gather
priority-recruit = recruit
priority-convoy-card = convoy card
priority-encounter = encounter
event-automa-prepares = The Automa lays out { $count ->
    [one] { $count } action card
   *[other] { $count } action cards
} face down.
event-automa-passes = The Automa has no face-down action card: it passes.
event-automa-card = The Automa turns up { $action }.
event-automa-no-action = The Automa finds nothing to act on.
event-automa-looks = Skill { $skill }: the Automa looks at position { $position }.
event-automa-candidates = The Automa looks for this in positions 2–4: { $priority }. Matching positions: { $positions }.
event-automa-acts = The Automa acts on { $card } in position { $position }.
event-automa-takes-block = The Automa takes this block: { $block }.
event-automa-outcome = { $outcome }: damage for row { $row }.
event-automa-damaged = The Automa takes damage in row { $row }, column { $space }.
event-automa-damage-lost = Row { $row } has no undamaged slot at or left of the counter: the damage is lost.
event-automa-repaired = The Automa repairs row { $row }, column { $space }.
event-automa-nothing-to-repair = The Automa has nothing to repair.
event-automa-contaminated = One of the Automa's survivors is contaminated (contaminated: { $count }).
event-automa-loses-survivor = The Automa loses a contaminated survivor (contaminated left: { $count }).
event-automa-gains = The Automa gains 1 { $token }.
event-automa-cannot-gain = The Automa cannot take this: { $token }.
event-automa-loses = The Automa loses 1 { $token }.
event-automa-recruits = The Automa gains a survivor (now { $count }).
event-automa-heals = The Automa heals a survivor (healthy: { $count }).
event-automa-fame = The Automa's fame is now { $fame }.
event-automa-draws-object = The Automa draws an object (cards in its zone: { $count }).
event-automa-feeds = The Automa eats 1 food and turns up { $action }.
event-automa-ability = { $action } takes effect.
event-automa-drives = The Automa drives with speed { $speed }.
event-automa-shortcut = The Automa takes shortcut { $shortcut } to waypoint { $waypoint }.
event-automa-arrives = The Automa stops at waypoint { $waypoint }.
event-automa-targets = The Automa's first card has a { $arrow }; enemies in its region: { $enemies }.
event-automa-shoots = The Automa fires the weapon in column { $space } at { $enemy }.
event-automa-moves-counter = The Automa moves its target counter from { $enemy }.
event-automa-under-fire = The Automa takes { $count } damage in row { $row }.
event-automa-counter = The Automa's counter moves to column { $space }.

## The drawn board

board-road = Road to the Aurora
board-start = Start
board-aurora = The Aurora at its stop { $number } of 6
board-mine = Mine
board-shortcut =
    { $closed ->
        [yes] Closed by an avalanche
       *[no] { $tracks ->
            [yes] Only with tracks
           *[no] Damage: { $damage }, contamination: { $contamination }
        }
    }
board-enemy = Damage { $damage } of { $defence }
board-zone = Exploration zone
board-empty = No card
board-card = { $card } ({ $sort })
board-cost = Exploration cost: { $cost }
board-bonus = Bonus actions
board-kind-location = location
board-kind-survivor = survivor
board-kind-encounter = encounter
board-kind-event = event
board-kind-truck = truck
board-kind-trailer = trailer
board-kind-device = device
board-kind-enemy = enemy
board-skill = Skill { $skill }
board-truck = Speed { $speed }, tows { $towing }
board-convoy = Convoy
board-cargo = Cargo
board-fame = Fame
board-free =
    { $count ->
        [one] { $count } free slot
       *[other] { $count } free slots
    }
board-damaged = damaged
board-crew = Crew
board-survivor = Skill { $skill }, contamination { $contamination }
board-objects = Objects
board-automa = Automa
board-automa-slot =
    { $type ->
        [food] Food
        [fuel] Fuel
        [ammo] Ammo
        [weapon] Weapon
        [speed] Speed +1
       *[armour] Armour
    }{ $damaged ->
        [yes] , damaged
       *[no] {""}
    }
board-automa-cards = Action cards: { $stack } face down, { $shown } face up. Objects and loot: { $kept }.
