### Last Aurora

## The game

game-name = Last Aurora
game-summary = A race of convoys across a frozen land: explore, build, fight, and catch the icebreaker Aurora.
game-goal = Bring your convoy to the Aurora within six rounds. The most fame wins: for hits on enemies, for being ahead, for what you bring along. Keep at least one survivor alive.
option-map = Map
option-map-alpha = Alpha, the first journey
option-map-beta = Beta, with shortcuts, avalanches and bolder bonus actions
option-mines = Play with the mine

## Words

token-food = food
    .one = food
    .other = food
token-fuel = fuel
    .one = fuel
    .other = fuel
token-ammo = ammo
    .one = ammo
    .other = ammo
token-object = object
    .one = object
    .other = objects
token-survivor = survivor
    .one = survivor
    .other = survivors
token-contamination = contamination
    .one = contamination
    .other = contamination
token-damage = damage
    .one = damage
    .other = damage
block-left = Left block
    .nom = left block
block-right = Right block
    .nom = right block
column-truck = truck
    .nom = the truck
column-trailer1 = trailer 1
column-trailer2 = trailer 2
column-trailer3 = trailer 3
column-trailer4 = trailer 4
zone-active = active
zone-rest = resting
zone-exhausted = exhausted
phase-set-up = set-up
phase-exploration = Exploration
phase-rest = Rest
phase-movement = Movement
phase-fire = Fire
phase-end-of-round = End of round
effect-none = no effect
effect-damage = 1 damage
effect-contamination = 1 contamination
effect-lose-fame = lose 1 fame
ability-ignore-contamination-while-exploring = keeps contamination away while exploring
ability-remove-damage = Rest: removes up to 2 damage
ability-rest-to-active = Movement: brings a resting survivor back to the Active zone
ability-ignore-fame-loss-of-card-action = no fame is lost by the card action
ability-first-hit-extra-damage = Fire: the first hit does 1 more damage
ability-bonus-action-of-any-slot = may do the bonus action of any position
ability-ignore-one-enemy = Fire: one enemy does not affect you
ability-gain-missing-resource = Movement: finds a missing resource
ability-fame-if-loot = end of game: 2 fame with a loot card
ability-fame = end of game: 1 fame
ability-speed-plus = Movement: speed +1
ability-rest-instead-of-exhausted = rests instead of being exhausted
ability-speed-plus-1-and-catch-up = Movement: speed +1, or +2 if far behind
bonus-remove-damage-1 = remove 1 damage
bonus-remove-contamination-1-participant = remove 1 contamination from a participant
bonus-remove-contamination-2-participants = remove up to 2 contamination from participants
bonus-remove-damage-2 = remove up to 2 damage
bonus-food-for-damage = gain 1 food and place 1 damage
bonus-ammo-for-damage = gain 1 ammo and place 1 damage
bonus-fuel-for-contamination = gain 1 fuel and contaminate a participant
bonus-move-2-for-fuel = spend 1 fuel to move 1 or 2 waypoints
bonus-upgrade-from-discard = upgrade with a card of the discard pile
bonus-attack-for-ammo = spend 1 ammo to attack at once
bonus-fuel-for-fame = gain 1 fuel and lose 1 fame
slot-type-any = any cargo
    .one = any cargo
    .other = for any cargo
slot-type-survivor = for a survivor
    .one = for a survivor
    .other = for survivors
slot-type-food-fuel = food or fuel
    .one = food or fuel
    .other = for food or fuel
slot-type-armour = armour
    .one = armour
    .other = with armour
slot-type-speed-plus = speed +1
slot-type-tracks = tracks
slot-type-food-end-of-round = 1 food each round
slot-type-food-as-fuel = food as fuel
slot-type-fame-per-food-end-of-game = fame for food at the end
slot-type-repair-end-of-round = 1 repair each round
slot-type-weapon-1 = weapon 1
slot-type-weapon-2 = weapon 2
slot-type-weapon-3 = weapon 3
slot-type-weapon-4 = weapon 4
slot-type-fame-end-of-game-1 = 1 fame at the end
slot-type-fame-end-of-game-2 = 2 fame at the end
slot-type-fame-end-of-game-3 = 3 fame at the end
slot-type-fame-end-of-game-4 = 4 fame at the end
slot-type-fame-end-of-game-5 = 5 fame at the end
slot-type-fame-end-of-game-6 = 6 fame at the end
slot-type-fame-end-of-game-7 = 7 fame at the end
slot-type-fame-end-of-game-8 = 8 fame at the end
slot-type-fame-end-of-game-9 = 9 fame at the end
slot-truck-1 = Slot 1 of the truck
    .nom = slot 1 of the truck
slot-truck-2 = Slot 2 of the truck
    .nom = slot 2 of the truck
slot-truck-3 = Slot 3 of the truck
    .nom = slot 3 of the truck
slot-truck-4 = Slot 4 of the truck
    .nom = slot 4 of the truck
slot-truck-5 = Slot 5 of the truck
    .nom = slot 5 of the truck
slot-truck-6 = Slot 6 of the truck
    .nom = slot 6 of the truck
slot-truck-7 = Slot 7 of the truck
    .nom = slot 7 of the truck
slot-truck-8 = Slot 8 of the truck
    .nom = slot 8 of the truck
slot-above-truck-1 = Slot 1 of the device on the truck
    .nom = slot 1 of the device on the truck
slot-above-truck-2 = Slot 2 of the device on the truck
    .nom = slot 2 of the device on the truck
slot-above-truck-3 = Slot 3 of the device on the truck
    .nom = slot 3 of the device on the truck
slot-above-truck-4 = Slot 4 of the device on the truck
    .nom = slot 4 of the device on the truck
slot-above-truck-5 = Slot 5 of the device on the truck
    .nom = slot 5 of the device on the truck
slot-above-truck-6 = Slot 6 of the device on the truck
    .nom = slot 6 of the device on the truck
slot-above-truck-7 = Slot 7 of the device on the truck
    .nom = slot 7 of the device on the truck
slot-above-truck-8 = Slot 8 of the device on the truck
    .nom = slot 8 of the device on the truck
slot-trailer1-1 = Slot 1 of trailer 1
    .nom = slot 1 of trailer 1
slot-trailer1-2 = Slot 2 of trailer 1
    .nom = slot 2 of trailer 1
slot-trailer1-3 = Slot 3 of trailer 1
    .nom = slot 3 of trailer 1
slot-trailer1-4 = Slot 4 of trailer 1
    .nom = slot 4 of trailer 1
slot-trailer1-5 = Slot 5 of trailer 1
    .nom = slot 5 of trailer 1
slot-trailer1-6 = Slot 6 of trailer 1
    .nom = slot 6 of trailer 1
slot-trailer1-7 = Slot 7 of trailer 1
    .nom = slot 7 of trailer 1
slot-trailer1-8 = Slot 8 of trailer 1
    .nom = slot 8 of trailer 1
slot-above-trailer1-1 = Slot 1 of the device on trailer 1
    .nom = slot 1 of the device on trailer 1
slot-above-trailer1-2 = Slot 2 of the device on trailer 1
    .nom = slot 2 of the device on trailer 1
slot-above-trailer1-3 = Slot 3 of the device on trailer 1
    .nom = slot 3 of the device on trailer 1
slot-above-trailer1-4 = Slot 4 of the device on trailer 1
    .nom = slot 4 of the device on trailer 1
slot-above-trailer1-5 = Slot 5 of the device on trailer 1
    .nom = slot 5 of the device on trailer 1
slot-above-trailer1-6 = Slot 6 of the device on trailer 1
    .nom = slot 6 of the device on trailer 1
slot-above-trailer1-7 = Slot 7 of the device on trailer 1
    .nom = slot 7 of the device on trailer 1
slot-above-trailer1-8 = Slot 8 of the device on trailer 1
    .nom = slot 8 of the device on trailer 1
slot-trailer2-1 = Slot 1 of trailer 2
    .nom = slot 1 of trailer 2
slot-trailer2-2 = Slot 2 of trailer 2
    .nom = slot 2 of trailer 2
slot-trailer2-3 = Slot 3 of trailer 2
    .nom = slot 3 of trailer 2
slot-trailer2-4 = Slot 4 of trailer 2
    .nom = slot 4 of trailer 2
slot-trailer2-5 = Slot 5 of trailer 2
    .nom = slot 5 of trailer 2
slot-trailer2-6 = Slot 6 of trailer 2
    .nom = slot 6 of trailer 2
slot-trailer2-7 = Slot 7 of trailer 2
    .nom = slot 7 of trailer 2
slot-trailer2-8 = Slot 8 of trailer 2
    .nom = slot 8 of trailer 2
slot-above-trailer2-1 = Slot 1 of the device on trailer 2
    .nom = slot 1 of the device on trailer 2
slot-above-trailer2-2 = Slot 2 of the device on trailer 2
    .nom = slot 2 of the device on trailer 2
slot-above-trailer2-3 = Slot 3 of the device on trailer 2
    .nom = slot 3 of the device on trailer 2
slot-above-trailer2-4 = Slot 4 of the device on trailer 2
    .nom = slot 4 of the device on trailer 2
slot-above-trailer2-5 = Slot 5 of the device on trailer 2
    .nom = slot 5 of the device on trailer 2
slot-above-trailer2-6 = Slot 6 of the device on trailer 2
    .nom = slot 6 of the device on trailer 2
slot-above-trailer2-7 = Slot 7 of the device on trailer 2
    .nom = slot 7 of the device on trailer 2
slot-above-trailer2-8 = Slot 8 of the device on trailer 2
    .nom = slot 8 of the device on trailer 2
slot-trailer3-1 = Slot 1 of trailer 3
    .nom = slot 1 of trailer 3
slot-trailer3-2 = Slot 2 of trailer 3
    .nom = slot 2 of trailer 3
slot-trailer3-3 = Slot 3 of trailer 3
    .nom = slot 3 of trailer 3
slot-trailer3-4 = Slot 4 of trailer 3
    .nom = slot 4 of trailer 3
slot-trailer3-5 = Slot 5 of trailer 3
    .nom = slot 5 of trailer 3
slot-trailer3-6 = Slot 6 of trailer 3
    .nom = slot 6 of trailer 3
slot-trailer3-7 = Slot 7 of trailer 3
    .nom = slot 7 of trailer 3
slot-trailer3-8 = Slot 8 of trailer 3
    .nom = slot 8 of trailer 3
slot-above-trailer3-1 = Slot 1 of the device on trailer 3
    .nom = slot 1 of the device on trailer 3
slot-above-trailer3-2 = Slot 2 of the device on trailer 3
    .nom = slot 2 of the device on trailer 3
slot-above-trailer3-3 = Slot 3 of the device on trailer 3
    .nom = slot 3 of the device on trailer 3
slot-above-trailer3-4 = Slot 4 of the device on trailer 3
    .nom = slot 4 of the device on trailer 3
slot-above-trailer3-5 = Slot 5 of the device on trailer 3
    .nom = slot 5 of the device on trailer 3
slot-above-trailer3-6 = Slot 6 of the device on trailer 3
    .nom = slot 6 of the device on trailer 3
slot-above-trailer3-7 = Slot 7 of the device on trailer 3
    .nom = slot 7 of the device on trailer 3
slot-above-trailer3-8 = Slot 8 of the device on trailer 3
    .nom = slot 8 of the device on trailer 3
slot-trailer4-1 = Slot 1 of trailer 4
    .nom = slot 1 of trailer 4
slot-trailer4-2 = Slot 2 of trailer 4
    .nom = slot 2 of trailer 4
slot-trailer4-3 = Slot 3 of trailer 4
    .nom = slot 3 of trailer 4
slot-trailer4-4 = Slot 4 of trailer 4
    .nom = slot 4 of trailer 4
slot-trailer4-5 = Slot 5 of trailer 4
    .nom = slot 5 of trailer 4
slot-trailer4-6 = Slot 6 of trailer 4
    .nom = slot 6 of trailer 4
slot-trailer4-7 = Slot 7 of trailer 4
    .nom = slot 7 of trailer 4
slot-trailer4-8 = Slot 8 of trailer 4
    .nom = slot 8 of trailer 4
slot-above-trailer4-1 = Slot 1 of the device on trailer 4
    .nom = slot 1 of the device on trailer 4
slot-above-trailer4-2 = Slot 2 of the device on trailer 4
    .nom = slot 2 of the device on trailer 4
slot-above-trailer4-3 = Slot 3 of the device on trailer 4
    .nom = slot 3 of the device on trailer 4
slot-above-trailer4-4 = Slot 4 of the device on trailer 4
    .nom = slot 4 of the device on trailer 4
slot-above-trailer4-5 = Slot 5 of the device on trailer 4
    .nom = slot 5 of the device on trailer 4
slot-above-trailer4-6 = Slot 6 of the device on trailer 4
    .nom = slot 6 of the device on trailer 4
slot-above-trailer4-7 = Slot 7 of the device on trailer 4
    .nom = slot 7 of the device on trailer 4
slot-above-trailer4-8 = Slot 8 of the device on trailer 4
    .nom = slot 8 of the device on trailer 4
thing-position = Position { $number }
thing-count = { $number }

## Questions

ask-explore-or-pass = Your Exploration turn: what do you do?
ask-empty-pass = You have no active survivor. Use something, or pass?
ask-send = Who else goes? With enough skill, begin with the card or with the bonus action.
ask-card-action = Now the card action.
ask-bonus = Do you want the bonus action?
ask-end-turn = Anything else in this turn?
ask-last-chance = Somebody is about to die: do you use an object first?
ask-sift = Which of these resources do you leave?
ask-damage = Where does the damage go?
ask-damage-under = Which slot is damaged, and which token is lost there?
ask-lose = There is no other place for it: which token is lost?
ask-lose-resource = Which resource do you lose?
ask-lose-survivor = A survivor token is lost. Which survivor leaves?
ask-lose-survivor-token = Which slot loses its survivor token?
ask-make-room = Not everything fits. What do you give up?
ask-repair = What do you repair?
ask-contaminate = Who takes the contamination?
ask-decontaminate = Who is decontaminated?
ask-object-limit = You may keep three objects. Discard one, or use one.
ask-ration = Who does the Ration bring back?
ask-antifreeze = Whose skill rises to 3?
ask-trade = Which object do you give the Trader?
ask-replace-trailer = Your truck can’t tow another trailer. Which trailer is replaced?
ask-mount = Above which card does the device go?
ask-drop-trailer = The new truck tows less. Which trailer is left behind?
ask-retrieve = Which card do you take from the discard pile?
ask-signal = The Aurora's signal: take 1 fuel?
ask-feed-at-rest = Feed a survivor to speed up their rest?
ask-rest = Rest: do you use anything?
ask-arrange = A fight is near. Leave your cargo as it is?
ask-put = Where does the next token go?
ask-stow = Where do the tokens set aside go?

## Choices

do-explore = Explore position { $position } with { CASE($crew) }
do-pass = Pass with { CASE($crew) }
do-end-turn = End the turn
do-let-food-go = Use nothing
do-let-wear-off = Use nothing
do-send = Send { CASE($crew) }
do-feed = Feed { CASE($crew) } for skill +1
do-gather = Gather the { CASE($block) }
do-sift = Gather the { CASE($block) }, but not everything
do-decline = Leave 1 { $token }
do-keep = Take the rest
do-recruit = Recruit the survivor
do-build = Upgrade the convoy with this card
do-fit = Upgrade the convoy with this device above { CASE($column) }
do-skip = No bonus action
do-help = Help: give 1 { $token }
do-rob = Rob them
do-swap = Swap with the Trader: give 1 { $token }
do-trade = Give an object, draw two
do-bonus = Bonus action: { $bonus }
do-take-fuel = Take { $count } fuel
do-leave-fuel = Leave the fuel
do-recover = Feed { CASE($crew) }: from Exhausted to Rest
do-fed = Feed nobody else
do-mechanic = The Mechanic repairs
do-rested = Finish resting
do-damage = Damage { CASE($slot) }
do-sacrifice = Put a token in the way of the damage on purpose
do-bury = Damage { CASE($slot) } and lose { COUNT($token, 1) }
do-lose = Give up 1 { $token }
do-throw = Give up what lies in { CASE($slot) }
do-repair = Repair { CASE($slot) }
do-repair-two = Repair { CASE($slot) } and { CASE($second) }
do-no-more-repairs = No more repairs
do-contaminate = Contaminate { CASE($crew) }
do-vacate = Take the survivor token from { CASE($slot) }
do-give-up = Give up { CASE($crew) }
do-decontaminate = Decontaminate { CASE($crew) }
do-no-more-cures = Remove no more contamination
do-discard = Discard { $object }
do-use = Use { $object }
do-wake = Bring { CASE($crew) } back to the Active zone
do-warm = Raise the skill of { CASE($crew) } to 3
do-replace = Put { $card } in place of { CASE($column) }
do-mount = Put { $card } above { CASE($column) }
do-drop = Leave { CASE($column) } behind
do-retrieve = Take { $card }
do-ready = Leave it as it is
do-rearrange = Rearrange everything
do-put = Put the { $token } in { CASE($slot) }
do-stow = Put the { $token } in { CASE($slot) }
do-return = Return the { $token } to the supply

## What happened

event-round = Round { $count }.
event-phase = The { $phase } phase begins.
event-turn-order = Turn order, the leading convoy first: { CASE($seats) }.
event-revealed = Revealed in position { $position }: { $card }.
event-event-revealed = Event revealed: { $card }.
event-event = Event: { $card }.
event-explores = { $seat } explores { $card } in position { $position }.
event-sent = { $seat } sends { CASE($crew) }.
event-goes-to-rest = { $seat }: { CASE($crew) } goes to the Rest zone.
event-is-exhausted = { $seat }: { CASE($crew) } goes to the Exhausted zone.
event-fed = { $seat } feeds { CASE($crew) }: skill +1.
event-recovered = { $seat } feeds { CASE($crew) }, who moves to the Rest zone.
event-passed = { $seat } passes with { CASE($crew) }.
event-bonus = { $seat } does the bonus action: { $bonus }.
event-gained = { $seat } gains { COUNT($token, $count) }.
event-declined = { $seat } leaves 1 { $token }.
event-token-lost = { $seat } loses 1 { $token }.
event-damaged = { $seat }: { CASE($slot) } is damaged.
event-repaired = { $seat } repairs { CASE($slot) }.
event-installed = { $seat } installs { $card }{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}.
event-removed = { $seat }: the card { $card } leaves the convoy.
event-retrieved = { $seat } takes { $card } from the discard pile.
event-recruited = { $seat }: { CASE($crew) } joins the crew.
event-contaminated = { $seat }: { CASE($crew) } is contaminated.
event-decontaminated = { $seat }: { CASE($crew) } loses a contamination counter.
event-died = { $seat }: { CASE($crew) } dies of contamination.
event-given-up = { $seat } gives up { CASE($crew) }.
event-hermit-protects = { $seat }: the Hermit keeps the contamination away.
event-preacher-protects = { $seat }: the Preacher saves the fame.
event-helped = { $seat } helps and gives 1 { $token }.
event-robbed = { $seat } robs the Wanderers.
event-swapped = { $seat } swaps 1 { $token } with the Trader.
event-traded = { $seat } trades an object with the Trader.
event-drew-object = { $seat } draws an object.
event-drew-this-object = You drew { $card }.
event-discarded-object = { $seat } discards { $card }.
event-used-object = { $seat } uses { $card }.
event-objects-shuffled = The discarded objects are shuffled into a new deck.
event-woken = { $seat }: { CASE($crew) } is active again.
event-warmed = { $seat }: the skill of { CASE($crew) } rises to 3.
event-mechanic = { $seat }: the Mechanic is at work.
event-eliminated = { $seat } has no survivor left and is out of the game.
event-last-one-left = Too few players are left: the game is over.
event-solo-lost = You have lost all survivors: the Automa wins.
event-damage-lost = { $seat }: { $count } damage lost, no undamaged slot.
event-fame-gained = { $count ->
    [one] { $seat } gains { $count } fame point.
   *[other] { $seat } gains { $count } fame points.
}
event-fame-lost = { $count ->
    [one] { $seat } loses { $count } fame point.
   *[other] { $seat } loses { $count } fame points.
}

## Why not

why-la-rev-05 = There is no card in this position.
why-la-exp-13 = Enemies cannot be explored.
why-la-exp-05 = This position costs { $need }; your active survivors and your food reach { $have }.
why-la-exp-05-few = This position costs { $need }; those going have { $have }.
why-la-exp-08 = The card action must be possible, and this bonus action does not make it so.
why-la-rul-08 = Food would do nothing for this survivor before a pass.
why-la-obj-04 = This object does nothing at this moment.
why-la-surv-12-supply = The supply has none of it.
why-la-exp-05-sent = This survivor is already going.
why-la-rec-03 = No survivor token is in the supply, or no undamaged slot can hold one.
why-la-enc-10 = The Trader wants a resource of another type than the Trader’s own, or an object; you have neither.
why-la-enc-10-resource = The convoy has no such resource to give.
why-la-enc-10-object = You have no object to give.
why-la-enc-07 = The Trader takes a resource of another type than the Trader’s own.
why-la-rul-100 = The Trader has no resource.
why-la-upg-04 = The truck tows no trailer, and there is none to replace.
why-la-gath-06 = No token is left on this block.
why-la-food-01 = There is no food in the convoy.
why-la-bon-05 = No participating survivor is contaminated.
why-la-bon-06 = The convoy has no damage.
why-la-bon-09 = The convoy has no undamaged slot for the damage.
why-la-beta-09 = The discard pile has no convoy card for you.
why-la-gen-10 = No more than one slot may be repaired now.

## The text board

section-race = Road. Round { $round } of 6, { $number ->
    [0] { $phase }
   *[other] phase { $number } of 5: { $phase }
}
section-zone = Exploration zone. Cards left: { $count }, period { $period }
section-enemies = Enemies. Next damage area: { $area }
section-convoy = Convoy: { $side }
section-automa = Automa
section-supply = Supply and piles
row-aurora = The Aurora is at stop { $number } of 6, waypoint { $waypoint }.
row-place = { $place }. { $seat }: waypoint { $waypoint } ({ $region })
row-counter = Waypoint { $waypoint }, counter: { $counter }
row-mine = Mine between waypoints { $waypoint } and { $end }
row-shortcut-closed = Shortcut { $waypoint } to { $end }: closed by an avalanche (damage { $damage }, contamination { $contamination })
row-shortcut-tracks = Shortcut { $waypoint } to { $end }: with tracks only (damage { $damage }, contamination { $contamination })
row-shortcut-avalanche = Shortcut { $waypoint } to { $end }: avalanche, once only (damage { $damage }, contamination { $contamination })
row-shortcut-dangerous = Shortcut { $waypoint } to { $end }: dangerous (damage { $damage }, contamination { $contamination })
row-empty = { $position } (cost { $cost }): empty
row-zone-location = { $position } (cost { $cost }): { $card }, location, { $effect }
row-zone-survivor = { $position } (cost { $cost }): { $card }, survivor, skill { $skill }; { $ability }
row-zone-encounter = { $position } (cost { $cost }): { $card }, encounter
row-zone-truck = { $position } (cost { $cost }): { $card }, speed { $speed }, tows { $towing }
row-zone-trailer = { $position } (cost { $cost }): { $card }
row-zone-device = { $position } (cost { $cost }): { $card }, device
row-zone-enemy = { $position } (cost { $cost }): { $card }, enemy of type { $rank }
row-blocks = Left: { SIZE($left) ->
    [0] nothing
   *[other] { COUNT($left) }
}. Right: { SIZE($right) ->
    [0] nothing
   *[other] { COUNT($right) }
}.
row-block = { $block }: { SIZE($token) ->
    [0] nothing
   *[other] { COUNT($token) }
}
row-wares = On the card: { COUNT($left) }.
row-slots = Slots: { CASE($slots) }
row-bonus = Bonus action: { CASE($bonus, join: "or") }
row-enemy = { $enemy } ({ $region }): defence damage { $damage } of { $defence }; target counters: { $seats }
row-out = Out of the game.
row-fame = Fame { $fame }, speed { $speed }, target counters { $count }
row-cargo = Cargo: { SIZE($cargo) ->
    [0] nothing
   *[other] { COUNT($cargo) }
}. Room for more: { $free }.
row-crew = { $crew } ({ $zone }): skill { $skill }, contamination { $contamination }, food { $food }
row-crew-food = { $crew } ({ $zone }): skill { $skill }, contamination { $contamination }, food eaten: { $food }
row-card = { $card }{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}
row-above = { $card } (device above { CASE($column) })
row-slot = { $slot }: { $kind }
row-slot-damaged = { $slot }: { $kind }, damaged
row-slot-weapon = { $slot }: { $kind }, hits with { $hits } of { $cards ->
    [one] { $cards } outcome card
   *[other] { $cards } outcome cards
} (up to { $most } damage)
row-slot-loaded = { $slot }: { $kind }, holds { COUNT($token, 1) }
row-objects = Objects: { $object }
row-object-count = Objects in hand: { $count }
row-ambush-damage = Ambush: { $count } damage, { $area }
row-ambush-contamination = Ambush: { $count } contamination
row-ambush-lose-resource = Ambush: lose { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
row-ambush-or-damage = or { $count } damage, { $area }
row-ambush-or-contamination = or { $count } contamination
row-ambush-or-lose-resource = or lose { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
row-owed-damage = { $cause }. Still to place: { $count } damage, { $area }
row-object-rest-to-active = { $object } ({ $phase }): one survivor goes from Rest to Active; one Ration per phase
row-object-remove-contamination = { $object } ({ $phase }): remove up to { $count } contamination
row-object-free-shot-extra-damage = { $object } ({ $phase }): one attack without ammo; if it does damage, { $count } more
row-object-move-without-fuel = { $object } ({ $phase }): move without the first fuel, then 1 damage in the truck
row-object-raise-skill-to = { $object } ({ $phase }): one survivor has skill { $count } until the end of the phase
row-object-ignore-contamination = { $object } ({ $phase }): ignore { $count } contamination
row-object-remove-damage = { $object } ({ $phase }): remove up to { $count } damage
row-object-speed-plus = { $object } ({ $phase }): speed +{ $count } this turn
row-object-place-mine = { $object } ({ $phase }): lay it on a road
row-counter-here = Counter here: { $counter }
row-no-fuel = No fuel: unless you find some, the convoy will not drive in this round.
forecast-loads = { $card }: { SIZE($token) ->
    [0] nothing
   *[other] { COUNT($token) }
}
row-odds = Weapon { $level }: outcome cards left { $cards }, with a hit { $hits }; damage in all { $damage }, jams { $jams }
row-automa = Counter on column { $count }, fame { $fame }
row-automa-crew = Survivors { $survivors }, contaminated { $contaminated }
row-automa-a = { SIZE($slots) ->
    [0] Nothing works.
   *[other] Working: { $slots }.
} Damaged columns: { $damaged }.
row-automa-store = Its { $token }: { $filled }. Damaged columns: { $damaged }.
row-automa-cards = Action cards: { $stack } face down; face up: { $action }. Objects and loot: { $kept }.
row-action = { $action }: skill { $skill }, { $arrow }
row-action-priority = Priorities in order: { $priority }
row-action-gain = An enemy in its position: gains 1 { $token }
row-action-gain-fuel-if-none-else-ammo = Movement: gains 1 fuel if it has none, else 1 ammo
row-action-gain-survivor-if-human-has-more = Movement: gains 1 survivor if you have more
row-action-tracks-and-first-shortcut = Movement: has tracks and takes the first shortcut
row-action-human-damage = End of round: you place { $count } damage
row-action-human-loses-fame-if-ahead = End of round: you lose { $count } fame if you have more than the Automa
row-action-heal-automa-and-contaminate-human = End of round: it heals a survivor, and you place { $count } contamination
row-supply = Supply: { COUNT($token) }
row-decks = Decks: objects { $objects }, outcomes { $outcomes }, loot { $loot }
row-discard = Exploration discard pile: { $card }
row-object-discard = Discarded objects: { $object }

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
do-drive-to = { $food ->
    [0] { $fuel ->
        [0] Drive to waypoint { $waypoint } ({ $way }) for 1 fuel
       *[other] Drive to waypoint { $waypoint } ({ $way }) for 1 fuel and { $fuel } extra fuel
    }
   *[other] { $fuel ->
        [0] Drive to waypoint { $waypoint } ({ $way }) for 1 fuel and { $food } food
       *[other] Drive to waypoint { $waypoint } ({ $way }) for 1 fuel, { $fuel } extra fuel and { $food } food
    }
}
do-nitro-drive-to = { $food ->
    [0] { $fuel ->
        [0] Drive to waypoint { $waypoint } ({ $way }) on Nitromethane
       *[other] Drive to waypoint { $waypoint } ({ $way }) on Nitromethane and { $fuel } extra fuel
    }
   *[other] { $fuel ->
        [0] Drive to waypoint { $waypoint } ({ $way }) on Nitromethane and { $food } food
       *[other] Drive to waypoint { $waypoint } ({ $way }) on Nitromethane, { $fuel } extra fuel and { $food } food
    }
}
do-stay = Stay here
do-medic = The Medic brings { CASE($crew) } back to the Active zone
do-jackal = The Jackal finds 1 { $token }
do-go = Drive to waypoint { $waypoint } and stop there ({ $way })
do-halt = Stop here
do-take-shortcut = Take shortcut { $shortcut } (getting there { $way })
do-cross-mine = Drive over the mine on the road from waypoint { $waypoint } to the next ({ $way })
do-take-counter = Take the counter
do-leave-counter = Leave the counter
do-lay-mine = Lay the mine on the road from waypoint { $waypoint } to the next
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
event-drives = { $seat } drives with speed { $speed } for { $fuel } fuel{ $food ->
    [0] {""}
   *[other] {" "}and { $food } food
}.
event-medic-helps = { $seat }: the Medic brings { CASE($crew) } back to the Active zone.
event-jackal-finds = { $seat }: the Jackal finds 1 { $token }.
event-shortcut-taken = { $seat } takes shortcut { $shortcut } to waypoint { $waypoint }.
event-avalanche = An avalanche closes shortcut { $shortcut } for the rest of the game.
event-mine-explodes = { $seat }: a mine goes off on the road from waypoint { $waypoint } to the next.
event-arrived = { $seat } stops at waypoint { $waypoint }.
event-no-fuel = { $seat } has no fuel: the convoy stays.
event-no-driver = { $seat } has no survivor on the truck: the convoy stays.
event-end-of-road = { $seat } is at the end of the road: the convoy stays.
event-counter-taken = { $seat } takes the { $counter } counter at waypoint { $waypoint }.
event-mine-laid = { $seat } lays a mine on the road from waypoint { $waypoint } to the next.
event-shortcut-mined = { $seat } lays a mine on shortcut { $shortcut }.
why-la-move-02 = A survivor must be on the truck itself, and the cargo cannot be arranged so.
why-la-move-03 = This takes { $need } fuel; the convoy has { $have }.
why-la-move-04 = This takes { $need } speed; { $have } is left.
why-la-move-07 = Convoys only drive forward.
why-la-move-12 = This shortcut needs an undamaged tracks slot.
why-la-rul-26 = The convoy is at the last waypoint; there is no road ahead.
why-la-slot-12 = Food gives speed only in a truck with an undamaged slot for it.
why-la-abl-04 = This ability was already used in this phase.
why-la-surv-12 = The Jackal finds only a resource of which the convoy holds none.
why-la-beta-04 = The bonus move costs 1 fuel.
why-la-beta-21 = An avalanche has closed this shortcut.
why-la-rul-113 = A mine lies on this road already.
why-la-rul-101 = The avalanche has just closed this shortcut.

## Fire

ask-renegade-enemy = The Renegade: which enemy does not affect you in this phase?
ask-ambush-choice = Ambush: what do you suffer?
ask-fire-turn = Convoy fire: attack, or end your turn?
ask-pay-ammo = Which ammo token do you spend?
ask-gunner-use = Your first hit of this phase: does the Gunner add 1 damage?
ask-move-target-counter = No target counter is left on your board. Which one do you move?
ask-replace-target-counter = All target circles are full. Whose counter gives way to yours?
ask-take-loot = You have won a loot card. Take it?
ask-bonus-attack = The bonus attack: which weapon, which enemy?
do-name = Name { CASE($enemy) }: it will not affect you
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Nothing can happen to you: continue
do-shoot = Attack { CASE($enemy) } with the weapon in { CASE($slot) }
do-burn = Attack { CASE($enemy) } with the weapon in { CASE($slot) } and Incendiary Ammo
do-spend = Spend the ammo in { CASE($slot) }
do-end-fire = No more attacks
do-strike = Attack { CASE($enemy) } with the weapon in { CASE($slot) }
do-use-gunner = Add 1 damage
do-decline-gunner = Add nothing
do-move-counter = Move the counter from { CASE($enemy) }, circle { $circle }
do-replace-counter = Replace the counter in circle { $circle }
do-take-loot = Take { $card }
do-leave-loot = Decline { $card }
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
cause-unsaid = Damage
cause-ambush = Ambush
cause-enemy-fire = Enemy fire
cause-location = Damage by the location
cause-bonus = Damage by the bonus action
cause-event = Damage by the event
cause-shortcut = Damage by the shortcut
cause-mine = Damage by a mine
cause-nitromethane = Damage by Nitromethane
cause-automa = Damage by a card of the Automa
cause-fame = Damage instead of fame that you do not have
event-renegade = { $seat }: the Renegade names { CASE($enemy) }.
event-enemy-comes = A new enemy above the { $region }: { $enemy }.
event-ambush = Ambush: { $enemy }.
event-attack = { $seat } attacks { CASE($enemy) } with a weapon of level { $level }. { $outcome }: { $count ->
    [0] no hit.
   *[other] { $count } damage.
}
event-gunner = { $seat }: the Gunner adds 1 damage.
event-enemy-hit = { $enemy }: defence damage { $count } of { $most }.
event-jam = { $seat }: the weapon jams.
event-target-counter = { $seat } puts a target counter on { CASE($enemy) }, circle { $circle }.
event-enemy-defeated = Enemy defeated: { $enemy }. { $outcome }: the letter { $circle } decides, the loot goes to { CASE($seat) }.
event-loot-won = { $seat } reveals the loot card { $card }.
event-automa-keeps-loot = The Automa keeps a loot card unseen.
event-loot-left = { $seat } declines the loot card { $card }.
event-enemy-fire = Enemy fire ({ $region }). Outcome: { $outcome }.
event-enemy-hits = { $enemy }: { $count } damage.
event-enemy-ambushes = { $enemy }: ambush.
event-enemy-misses = { $enemy }: a miss.
event-spent = { $seat } spends 1 { $token }.
event-under-fire = { $seat } takes { $count } damage ({ $area }).
event-enemy-leaves = Enemy gone: { $enemy }. There is no convoy in the region.
event-outcomes-shuffled = The outcome cards are reshuffled.
why-la-rul-13-resource = You have no resource to lose.
why-la-rul-13-damage = There is no undamaged slot in that area.
why-la-cf-02 = This enemy is not above the region of your convoy.
why-la-cf-03 = You have no ammo.
why-la-cf-04 = There is no undamaged weapon for this attack.
why-la-cf-04-used = This weapon was already used in this phase.
why-la-beta-10 = The bonus attack costs 1 ammo.
why-la-beta-11 = No enemy is above the region of your convoy.

## End of the round and of the game

ask-end-of-round = End of round: what do you use?
do-grow-food = Take the food of the processor
do-run-workshop = Repair in the workshop
do-end-round-turn = Finish
event-game-over = The game is over.
event-aurora-sails = The Aurora sails on to stop { $number }.
event-card-discarded = Discarded from the exploration zone: { $card }.
score-distance = Ahead of the last convoy
score-fame-track = Fame track
score-objects = Unused objects
score-special-slots = Special slots
score-abilities = Survivors' abilities
score-survivors = Survivors without contamination
score-undamaged = Convoy cards without damage
course-players-eliminated = Players who lose all survivors
course-enemies-defeated = Enemies defeated, of those who come
course-loot-won = Games in which somebody wins loot
course-aurora-reached = Games in which somebody reaches the Aurora

## The Automa

side-automa = The Automa
    .nom = the Automa
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
event-automa-card = The Automa reveals { $action }.
event-automa-no-action = The Automa finds nothing to act on.
event-automa-looks = Skill { $skill }: the Automa looks at position { $position }.
event-automa-candidates = The Automa searches positions 2–4 ({ $priority }): { SIZE($positions) ->
    [0] nothing matches
    [one] position { $positions } matches
   *[other] positions { $positions } match
}.
event-automa-arrow = Several positions match, and the { $arrow } takes position { $position }.
event-automa-discards = The Automa discards { $card }.
event-automa-acts = The Automa acts on { $card } in position { $position }.
event-automa-takes-block = The Automa takes the { CASE($block) }.
event-automa-outcome = { $outcome }: damage for row { $row }.
event-automa-damaged = The Automa takes damage in row { $row }, column { $space }.
event-automa-damage-lost = Row { $row } has no undamaged slot at or left of the counter: the damage is lost.
event-automa-repaired = The Automa repairs row { $row }, column { $space }.
event-automa-nothing-to-repair = The Automa has nothing to repair.
event-automa-contaminated = One of the Automa’s survivors is contaminated ({ $count } in all).
event-automa-loses-survivor = The Automa loses a contaminated survivor (contaminated left: { $count }).
event-automa-gains = The Automa gains 1 { $token }.
event-automa-cannot-gain = The Automa cannot take 1 { $token }.
event-automa-loses = The Automa loses 1 { $token }.
event-automa-recruits = The Automa gains a survivor (now { $count }).
event-automa-heals = The Automa heals a survivor (healthy: { $count }).
event-automa-fame = The Automa's fame is now { $fame }.
event-automa-draws-object = The Automa draws an object (cards in its zone: { $count }).
event-automa-feeds = The Automa spends 1 food and reveals { $action }.
event-automa-ability = The effect of { $action } applies.
event-automa-drives = The Automa drives with speed { $speed }.
event-automa-shortcut = The Automa takes shortcut { $shortcut } to waypoint { $waypoint }.
event-automa-arrives = The Automa stops at waypoint { $waypoint }.
event-automa-targets = The Automa's first card has a { $arrow }; in its region { SIZE($enemies) ->
    [1] the enemy is { CASE($enemies) }
   *[other] the enemies are { CASE($enemies) }
}.
event-automa-shoots = The Automa fires the weapon in column { $space } at { CASE($enemy) }.
event-automa-moves-counter = The Automa moves its target counter from { CASE($enemy) }.
event-automa-under-fire = The Automa takes { $count } damage in row { $row }.
event-automa-counter = The Automa's counter moves to column { $space }.

## The drawn board

board-road = Road to the Aurora
board-start = Start
board-aurora = The Aurora at stop { $number } of 6
board-ship = Aurora
board-ship-stop = stop { $number } of 6
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
board-needs = needs { $cost }
board-bonus-short = bonus
board-lurks = Cannot be explored. Ambushes in the Fire phase.
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
board-out = out of the game
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

## Log, film and close-ups

chapter-round = Round { $count }
heading-phase = { $phase }
turn-automa-card = Automa
turn-automa-passes = Automa
turn-automa-feeds = Automa
turn-automa-ability = Automa
turn-automa-drives = Automa
turn-automa-targets = Automa
turn-automa-prepares = Automa
turn-enemy-comes = Enemies
turn-ambush = Enemies
turn-enemy-fire = Enemies
turn-event = Event
turn-aurora-sails = The Aurora
detail-card-automa-card = { $action }
detail-card-automa-feeds = { $action }
detail-card-automa-ability = { $action }
detail-card-automa-outcome = { $outcome }
detail-card-attack = { $outcome }
detail-card-enemy-fire = { $outcome }
detail-card-enemy-defeated = { $outcome }
detail-card-event = { $card }
detail-among-automa-looks = position { $position } only
detail-among-automa-candidates = { $priority }: { SIZE($positions) ->
    [1] position { $positions }
   *[other] positions { $positions }
}
detail-among-automa-targets = { $enemies }
detail-why-automa-looks = Skill { $skill } on the card: skill 1 means position 1, skill 3 position 5, and only skill 2 chooses.
detail-why-automa-candidates = The card’s priorities are checked from top to bottom; the first that a card in positions 2–4 matches decides. Of several its arrow takes the leftmost or the rightmost.
detail-why-automa-takes-block = The arrow of the action card names the block; when only one is left, it takes that one.
detail-why-automa-outcome = Each single damage reveals an outcome card, and its first letter names the row.
detail-why-automa-targets = With a left arrow it shoots at the highest type in its region, with a right arrow at the lowest.
detail-why-automa-loses = It gives the resource it has most of; of equals ammo before food before fuel.
detail-why-automa-under-fire = The first letter of the outcome card names the row that is hit.
detail-why-enemy-defeated = The outcome card lists the letters in an order; the first that has a target counter wins the loot.
field-skill = Skill
field-speed = Speed
field-towing = Towing
field-period = Period
field-phase = Works in
field-left = Left block
field-right = Right block
field-tokens = Tokens
field-effect = Danger
field-rank = Enemy type
field-arrow = Arrow
field-priority = Priorities in order
field-enemy-in-slot-gain = From an enemy
field-cost = Cost
field-bonus = Bonus action
field-region = Region
field-aurora = Stop of the Aurora
field-saves = Waypoints saved
field-letters = Letters in order
field-back-target = Area hit
field-limit-per-phase = Most per phase
field-damage-truck = Damage to the truck
phase-any = any phase
phase-end-of-game = end of the game
priority-discard-convoy-card = convoy card
priority-discard-encounter = encounter

## The guided first game, one idea at a time

learn-aurora-goal = You lead a convoy across the ice to the Aurora, the last ship going south. Whoever has the most fame in the end wins: fame for hits on enemies, for being ahead, and for what you bring along.
learn-aurora-clock = The Aurora is the clock. It waits at stop 1 of 6 and sails on every round. The game ends when a convoy has reached it, or after the sixth round.
learn-aurora-explore = A round begins with Exploration. Each of the five positions has its price in skill: the further right, the more it costs. A second trailer gives your cargo room, so we take the one in position 2.
learn-aurora-alone = Somebody has to go there. The Leader has skill 2, the Co-pilot 1. Send only the Co-pilot, so that the Leader has a turn of their own.
learn-aurora-food = Skill 1 is too little for a card that costs 2. Food helps: a fed survivor gets +1 skill for this turn.
learn-aurora-build = Skill 2 for a cost of 2: enough. Attach the trailer to your convoy. The Co-pilot is exhausted after that.
learn-aurora-automa = Then your rival acted. The Automa revealed a card, looked for something to do and took it; the recap beside the board shows why. War Wolves have come too: nobody can explore an enemy, they wait for the fight.
learn-aurora-second = Now the Leader's turn. In the warehouse in position 1 lie food and fuel, and skill 2 is plenty.
learn-aurora-bonus-order = Every position also offers a bonus action, once, before or after the card. The warehouse contaminates whoever goes in, and the bonus here removes 1 contamination. So the card comes first.
learn-aurora-bonus = And now the bonus. The other way round there would have been nothing to remove.
learn-aurora-cure = Contamination lowers skill by 1. The Leader gets rid of it.
learn-aurora-rest = After Exploration everybody rests. The Leader is back next round; others lie exhausted for one round longer. For 1 food the Co-pilot rests sooner, and both are back next round.
learn-aurora-move = Movement: 1 fuel drives the convoy as far as its speed, which is 5. Every further fuel adds 1. Save fuel: one is enough.
learn-aurora-waypoint = You may stop earlier. On waypoint 2 lies a counter for an object, and only a convoy that stops there may take it.
learn-aurora-object = An object card helps once, or scores 1 fame if you keep it until the end.
learn-aurora-cargo = Enemies are near, so you may rearrange your cargo before the fight. It’s fine as it is.
learn-aurora-ambush = The War Wolves jumped to the region of the leading convoy and ambushed everybody there.
learn-aurora-fire = Now the convoys fire. An attack costs 1 ammo, and a card decides how well you hit. Your weapon is in the first slot of the truck.
learn-aurora-hit = Two hits and a fame point! Your counter lies in a target circle: those who lie there when the enemy falls share the loot. Then the enemies would fire back; this time they missed.
learn-aurora-contamination = At the end of the round the Automa's cards take effect, and a survivor is contaminated. With skill 1 the Co-pilot would die of it; the Leader can bear one.
learn-aurora-round = Round 2. The Aurora has sailed on to stop 2, the cards have moved left, and both survivors are back.
learn-aurora-recruit = A Mechanic would be a good third: one more pair of hands each round. The price is 2, and the Leader alone has only 1 now.
learn-aurora-two = So both go: several survivors add up their skill. Send the Leader; the Co-pilot follows by itself, because nobody else is left.
learn-aurora-sum-1 = Explore: send survivors until their skill pays the position; food adds 1.
learn-aurora-sum-2 = The bonus action of a position comes before or after the card: think about the order.
learn-aurora-sum-3 = Whoever was used rests first: the Leader one round, the others two, food makes it shorter.
learn-aurora-sum-4 = 1 fuel moves you as far as your speed; counters lie where you stop.
learn-aurora-sum-5 = Enemies strike the region of the leader. Hits give fame, counters in circles give loot.

## The reference card. The part before the first colon is the heading.

refer-last-aurora-1 = Exploration: in turn, explore a card (send survivors whose skill pays the position; card and bonus action in any order) or pass with one survivor for a small gain.
refer-last-aurora-2 = Rest: 1 food moves a survivor from Exhausted to Rest; then Rest becomes Active and Exhausted becomes Rest.
refer-last-aurora-3 = Movement: 1 fuel drives up to your speed, every further fuel adds 1. A survivor token must be on the truck. Counters are taken where you stop.
refer-last-aurora-4 = Fire: enemies of the zone move above the leader's region and ambush; convoys attack for 1 ammo each; then the enemies fire.
refer-last-aurora-5 = End of round: slot effects, then the Aurora sails on. The game ends when a convoy has reached it, or after round six.
refer-last-aurora-6 = Scoring: fame track, waypoints ahead of the last convoy, unused objects, special slots and abilities; healthy survivors if somebody reached the Aurora, else undamaged convoy cards.

## Signs

symbol-food = food
symbol-fuel = fuel
symbol-ammo = ammo
symbol-object = object
symbol-survivor = survivor
symbol-contamination = contamination
symbol-damage = damage
symbol-repair = repair
symbol-fame = fame
symbol-weapon = weapon slot
symbol-armour = armour
symbol-special = special slot
symbol-tracks = tracks
symbol-speed = speed
symbol-move = move on
symbol-truck = truck
symbol-trailer = trailer
symbol-device = device
symbol-location = location
symbol-encounter = encounter
symbol-event = event
symbol-enemy = enemy

# Fights on the stage
stage-convoy-fire = Convoy fire
stage-enemy-fire = Enemy fire: { $region }
stage-ambush = Ambush
stage-jam = the weapon jams
stage-they-shoot = They attack
stage-shooter = { $seat } shoots
stage-weapons = Your weapons
stage-enemies = The enemies
stage-weapon = Weapon { $level }
stage-rank = Type { $rank }
stage-defence = Defence
stage-defeated = defeated
stage-deck = { $count ->
    [one] { $count } outcome card left
   *[other] { $count } outcome cards left
}
stage-owed = { $count } damage to place ({ $area })
stage-odds-shot = Damage by a weapon of level { $level }
stage-odds-fire = Damage to each convoy by the next card
