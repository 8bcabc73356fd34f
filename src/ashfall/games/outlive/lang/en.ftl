### Outlive: the game's own words.

game-name = Outlive
game-summary = Four teams, six days, a shelter to feed: the Caravan takes in only the colony with the most survival points.
game-goal = Keep your colony alive for six days. Survivors, full rooms, dealt-with disasters and repaired equipment score points; radiation costs points.

option-difficulty = Drifters’ level, solo only
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-strategic-placement = Place the teams one by one in turn order
option-solo-yes = against the Drifters
side-drifters = The Drifters
    .nom = the Drifters
    .gender = pl

## Questions

ask-drop-room = Choose a special room to discard (you keep 4 of 6).
ask-free-room = Which room do you build for free?
ask-inside = How many of your four survivors live in it? The others wait in the airlock.
ask-leader = Who leads your colony?
ask-place-team = Where does this team begin?
ask-culpepper-city = From which city do you reveal a search token?
ask-culpepper-token = Which of the four tokens do you discard?
ask-lose-provision = Rats: which provision is lost?
ask-lose-loot = Raiders: which token is lost?
ask-lose-survivor = Where is a survivor lost?
ask-choose-team = Which team goes out?
ask-choose-destination = Where does it go?
ask-choose-place = Which place on the ship does it take?
ask-attack = Who do you attack?
ask-hideout = Does the team hide?
ask-armour = Does the team wear body armour?
ask-defend = How much ammo do you spend in defence?
ask-interrogation = Do you choose the tribute?
ask-tribute = What do you give as tribute?
ask-demand = What do you take as tribute?
ask-act = What does the team do?
ask-choose-prey = Which game do you hunt?
ask-pay-hunt = How do you pay for the hunt? Actions cover the rest.
ask-welcome = Where does the survivor live?
ask-solve = Do you deal with a disaster?
ask-relieve = What does the crisis room take off the cost?
ask-mix = Do you pay with water or with cans?
ask-recruit = How many survivors do you recruit, for one provision each?
ask-rooms = Rooms: what do you do?
ask-materials = Which materials do you pay?
ask-choose-stack = From which city's stack do you draw?
ask-repairs = Repairs: what do you do?
ask-discount = Which discount do you use?

## Options

do-drop = Discard the { CASE($kind) }
do-found = Build the { CASE($kind) }
do-inside = { $count ->
    [0] Nobody inside
   *[other] { $count } inside
}
do-lead = { $leader }
do-place = Start { CASE($team) } { CASE($zone, case: "at") }
do-turn-up = { $zone }
do-refuse = Discard the { $token } token
do-lose = Lose { COUNT($resource, 1) }
do-lose-reserve = Lose the water of the water reserve
do-lose-survivor = Lose a survivor { CASE($room, case: "at") }
do-send = Send { CASE($team) }
do-stay = { $team } stays
do-peek = Look at the search tokens { CASE($zone, case: "at") }
do-go = Go { CASE($zone, case: "to") }
do-board = Take place { $place }
do-house = House the survivor { CASE($room, case: "at") }
do-leave = Leave the survivor on the ship
do-attack = Attack { CASE($rival) }
do-strike = Attack { CASE($rival) } with the baseball bat
do-spare = Attack nobody else
do-hide = Hide: give nothing
do-no-hiding = Don't hide
do-wear-armour = Wear body armour
do-no-armour = No armour
do-fire = { $count ->
    [0] Spend no ammo
   *[other] Spend { $count } ammo
}
do-interrogate = Use the interrogation room
do-no-interrogation = Let the defender choose
do-give = Give { COUNT($resource, 1) }
do-demand = Take { CASE($resource) }
do-gather = Gather 1 token
do-algae = Take the algae
do-open-dam = Discard a microchip to gather water
do-shine = Flashlight: a survivor into the airlock
do-done = Done
do-take = Take { CASE($equipment) }
do-search = Search
do-hunt = Hunt
do-sense = Look at the game with the heat sensor
do-stalk = Hunt { CASE($game) }, number { $depth } from the top
do-no-prey = Don't hunt
do-pay = { $ammo ->
    [0] No ammo
   *[other] { $ammo } ammo
}{ $tools ->
    [0] {""}
    [one] , { $tools } tool
   *[other] , { $tools } tools
}
do-solve = Deal with { $disaster }
do-let-be = Pass
do-relieve = Reduce cost by { $relief }
do-mix = Pay { $water ->
    [0] {""}
   *[other] { $water } water
}{ $can ->
    [0] {""}
   *[other] { $water ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $can ->
    [0] {""}
    [one] { $can } can
   *[other] { $can } cans
}
do-recruit = { $count ->
    [0] Recruit nobody
    [one] Recruit { $count } survivor
   *[other] Recruit { $count } survivors
}
do-build = Build the { CASE($room) }
do-spend = Pay { $wood ->
    [0] {""}
    [one] { $wood } wood
   *[other] { $wood } wood
}{ $wood ->
    [0] {""}
   *[other] { $metal ->
        [0] {""}
       *[other] { $microchip ->
            [0] {" "}and{" "}
           *[other] {", "}
        }
    }
}{ $metal ->
    [0] {""}
    [one] { $metal } metal
   *[other] { $metal } metal
}{ $microchip ->
    [0] {""}
   *[other] { $wood ->
        [0] { $metal ->
            [0] {""}
           *[other] {" "}and{" "}
        }
       *[other] {" "}and{" "}
    }
}{ $microchip ->
    [0] {""}
    [one] { $microchip } microchip
   *[other] { $microchip } microchips
}
do-fill = { $count ->
    [one] House { $count } survivor
   *[other] House { $count } survivors
} { CASE($room, case: "at") }
do-warehouse = Warehouse: draw equipment
do-draw = { $zone }
do-scrap = Recycling shop: scrap { CASE($equipment) }
do-repair = Repair { CASE($equipment) }
do-discount = Discount: { $discount }
do-fetch = Tool store: draw equipment

relief-none = nothing
relief-wood = 1 wood
relief-metal = 1 metal
relief-microchip = 1 microchip
relief-meat = 1 meat
relief-water = 1 water
relief-can = 1 can
relief-ammo = 1 ammo
relief-wood-wood = 2 wood
relief-wood-metal = 1 wood and 1 metal
relief-wood-microchip = 1 wood and 1 microchip
relief-metal-metal = 2 metal
relief-metal-microchip = 1 metal and 1 microchip
relief-microchip-microchip = 2 microchips
relief-ammo-ammo = 2 ammo
discount-none = none
discount-tool-store = tool store (1 fewer)
discount-machine-shop = machine shop (2 fewer)
discount-tool-store-and-machine-shop = tool store and machine shop (free)
discount-two-machine-shops = two machine shops (free)
discount-repair-bay = repair bay (free)
prefer-strong = strongest
prefer-weak = weakest

## What happened

event-setup = All players choose rooms, leader and teams in secret.
event-shelter-shown = { $seat } started with the { CASE($room) }.
event-leader-shown = { $seat } chose { $leader } as leader.
event-first-player = { $seat } took the first-player token.
event-token-shown = { $seat } revealed the { $token } token.
event-placement = The teams take their places.
event-placed = { $seat }: { CASE($team) } starts { CASE($zone, case: "at") }.
event-dawn = Day { $day } dawns.
event-equipment-shown = Equipment { CASE($zone, case: "at") }: { CASE($equipment) }.
event-stack-renewed = Discarded equipment is reshuffled into a new stack { CASE($zone, case: "at") }.
event-search-revealed = Search tokens out of play today { CASE($zone, case: "at") }: { $token }.
event-disaster-revealed = New disaster: { $disaster }.
event-disaster-strikes = { $disaster } in effect: { $does }
event-zone-lost =
    { $count ->
        [one] { $count } token is removed from { CASE($zone) }.
       *[other] { $count } tokens are removed from { CASE($zone) }.
    }
event-protected = { $seat } kept { $disaster } out with the bulkheads.
event-survivor-lost = { $seat } lost a survivor { CASE($room, case: "at") }.
event-all-lost = { $seat } lost { $count ->
    [one] the last survivor.
   *[other] all { $count } survivors.
}
event-radiated = { $seat }: the radiation marker goes up { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}, to { $points }.
event-overexposed = { $seat }: the radiation track is full, { $count ->
    [one] { $count } survivor dies
   *[other] { $count } survivors die
}.
event-cleansed = { $seat }: the radiation marker { $count ->
    [0] stays at
    [one] goes down { $count } space, to
   *[other] goes down { $count } spaces, to
} { $points }.
event-moved = { $seat }: { CASE($team) } goes { CASE($zone, case: "to") }.
event-stayed = { $seat }: { CASE($team) } has nowhere to go and stays.
event-only-way = { $seat }: { CASE($team) } has only one way to go.
event-looked = { $seat } looked at the search tokens { CASE($zone, case: "at") }.
event-saw-search = You see, from the top: { $token }.
event-attacked = { $seat } attacked { CASE($rival) } with effectiveness { $count }.
event-repelled = { $seat } gave nothing.
event-tribute = { $seat } gave { CASE($rival) } { COUNT($resource, $count) } as tribute.
event-gathered = { $seat } gathered { COUNT($resource, $count) }.
event-gathered-more = { $seat } gathered { COUNT($resource, $count) } more.
event-gained = { $seat } gained { COUNT($resource, $count) }.
event-spent = { $seat } discarded { COUNT($resource, $count) }.
event-algae = { $seat } took the algae.
event-dam-shut = The dam stays closed for { $seat }: without a microchip or a ready access card nothing is gathered there.
event-found = { $seat } found the { $token } token.
event-equipment-taken = { $seat } took { CASE($equipment) }.
event-equipment-drawn = { $seat } drew { CASE($equipment) }.
event-equipment-again = { $seat } already had { CASE($equipment) }, so another tile was drawn.
event-equipment-used = { $seat } used { CASE($equipment) }.
event-room-used = { $seat } used the { CASE($room) }.
event-saw-game = You see, from the top: { CASE($game) }.
event-hunted = { $seat } hunted { CASE($game) } for { $count } meat.
event-survivor-housed = { $seat } housed a survivor { CASE($room, case: "at") }.
event-survivor-joined = { $seat } gained a survivor.
event-nightfall = Night { $day } falls.
event-solved = { $seat } dealt with { $disaster }: { $points } SP.
event-fed = { $seat }: the survivors { $count ->
    [0] need no provisions
    [one] need { $count } provision
   *[other] need { $count } provisions
}.
event-starved = { $seat } was short of water or food: { $count ->
    [one] { $count } survivor starves
   *[other] { $count } survivors starve
}.
event-recruited = { $seat } recruited { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}.
event-built = { $seat } built the { CASE($room) }.
event-moved-in = { $seat }: { $count ->
    [one] { $count } survivor now lives
   *[other] { $count } survivors now live
} { CASE($room, case: "at") }.
event-born = { $seat }: the nursery gains { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}.
event-recycled = { $seat } scrapped { CASE($equipment) }.
event-repaired = { $seat } repaired { CASE($equipment) }.
event-drifters-card = { $seat } reveal { $card }: the { $prefer } team goes.
event-drifters-consider = { $seat } consider { CASE($zone) }: { SIZE($team) ->
    [0] no team can go there
   *[other] { CASE($team) } can go there
}.
event-drifters-go = { $seat } send { CASE($team) } { CASE($zone, case: "to") }.
event-drifters-weigh = { $seat } { SIZE($disaster) ->
    [0] can't deal with any disaster
   *[other] can deal with { CASE($disaster, join: "or") }
}.
event-drifters-built = { $seat } build a room; they now have { $count }.
event-game-over = The Caravan arrives. The game is over.
event-next-level = A clear win: try the next difficulty.

## Why not

why-ol-act-03 = The zone is empty until dawn.
why-ol-act-06 = This team has already had its turn today.
why-ol-atk-02-spare = A weaker team in the zone must be attacked.
why-ol-atk-03 = There is no active team of theirs here; resting teams are hidden.
why-ol-atk-04 = Their team has strength { $need }, yours { $have }; only weaker teams are attacked.
why-ol-atk-07 = You can spend at most { $most } ammo.
why-ol-atk-09 = There is no such token to give.
why-ol-atk-10 = They have nothing that could be taken.
why-ol-atk-12 = That team was already attacked this turn.
why-ol-build-03 = A room costs { $need ->
    [one] { $need } material
   *[other] { $need } materials
} now; you have { $have }.
why-ol-evt-05 = You must be able to pay the whole cost yourself.
why-ol-gen-08 = The team has no action left.
why-ol-hunt-03 = The hunt needs strength { $need }; actions, ammo and tools make { $have }.
why-ol-hunt-04 = The game has endurance { $need }; you may not overpay.
why-ol-hunt-11 = There is no game left in this zone.
why-ol-mov-02 = That is { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} away; a team walks one or two.
why-ol-mov-03 = A move must end in another zone.
why-ol-mov-04 = Another of your teams is there.
why-ol-mov-09 = This team has nowhere to go.
why-ol-mov-10 = A team may stay only when none of yours can move; { CASE($team) } can.
why-ol-rec-01 = Provisions and supply allow at most { $most }.
why-ol-rec-03 = The airlock has { $free ->
    [0] no free cells
    [one] { $free } free cell
   *[other] { $free } free cells
}.
why-ol-rep-01 = You don't have the materials for this repair.
why-ol-room-16 = This needs a full lookout that was not used this round.
why-ol-room-16-known = You have seen this whole stack already.
why-ol-rul-30 = You could not pay even for the weakest game.
why-ol-rul-36 = The airlock is full.
why-ol-rul-65 = There is nothing to gather at the dam for this team.
why-ol-shel-04 = The room has { $free ->
    [0] no free cells
    [one] { $free } free cell
   *[other] { $free } free cells
}.
why-ol-shel-05 = Survivors live only in your built rooms and the airlock.
why-ol-shel-11 = This room is already built.
why-ol-zone-03 = Today's algae are taken.
why-ol-zone-11 = A team hunts once per turn, in the forest, the mine or the fair.
why-ol-zone-32 = The team's place is { $place }.
why-ol-zone-33 = Place { $place } is taken.
why-ol-zone-37 = There is no free cell.
why-ol-zone-40 = The dam costs a microchip.
why-ol-zone-41 = To gather water, get access to the dam first (once per turn).
why-ol-zone-55 = The search stack is empty today.
why-ol-zone-57 = You already own this kind of equipment.

## The board

section-setup = Outlive: setup
section-day = Day { $day } of 6, phase 2 of 3, radiation { $radiation }
section-night = Night { $day } of 6, step { $night } of 7: { $night ->
    [1] { board-step-1 }
    [2] { board-step-2 }
    [3] { board-step-3 }
    [4] { board-step-4 }
    [5] { board-step-5 }
    [6] { board-step-6 }
   *[other] { board-step-7 }
}; radiation { $radiation }
section-over = Day { $day } of 6: the game is over
section-deal = Your deal
section-board = Board
section-colony = { $side }, led by { $leader }: { $points } SP, { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}
section-drifters = { $side }: { $points } SP, { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}
row-disaster = { $disaster } ({ $points } SP): { $does } Cost { COUNT($resource) }
row-face-down-disasters = Disasters to come: { $count }
row-first-player = First player: { CASE($seat) }
row-supply = Supply: { COUNT($resource) }; { $count ->
    [one] { $count } survivor
   *[other] { $count } survivors
}
row-next-level = A clear win: try the next difficulty.
row-turn-team = Active: { CASE($seat) }, { CASE($team) }
row-turn = Active: { CASE($seat) }, { CASE($team) } { CASE($zone, case: "at") }, actions left: { $count }
row-turn-stock = Active: { CASE($seat) }, { CASE($team) } { CASE($zone, case: "at") }, actions left: { $count }; here: { COUNT($resource, $stock) }
row-turn-game = Active: { CASE($seat) }, { CASE($team) } { CASE($zone, case: "at") }, actions left: { $count }; here: { COUNT($resource, $stock) } and { CASE($game) } with endurance { $endurance }, meat { $meat }
row-attack = { $seat } { AGREE($seat, one: "attacks", many: "attack") } { CASE($rival) }, effectiveness { $count }
row-deal-room = { $kind }: { $effect } (cells: { $cells }, food: { $food })
row-leader = { $leader }, age { $age }: { CASE($zone) }. Brings { COUNT($resource) }; broken: { CASE($equipment) }
row-leader-searches = { $leader }, age { $age }: { CASE($zone) }. Reveals four search tokens and keeps three; broken: { CASE($equipment) }
row-zone-stock = { $zone }: { COUNT($resource, $count) }
row-zone = { $zone }
row-zone-dam = { $zone }: { COUNT($resource, $count) }; gathering takes a microchip or the access card
row-algae = Algae available
row-game = { $game }: endurance { $endurance }, meat { $meat } (+{ $more } for each of its tokens that you have), tokens left: { $count }
row-no-game = No game left
row-game-seen = Below it: { CASE($game) }
row-place = Place { $place }: { $count ->
    [0] no cans
    [one] { $count } can
   *[other] { $count } cans
}{ $survivor ->
    [yes] , a survivor
   *[no] {""}
}{ SIZE($seat) ->
    [0] , free
   *[other] , taken by { $seat }
}
row-city-equipment = Equipment: { CASE($equipment) }; stack: { $count }
row-city-tile = { $equipment } ({ $does }). Repair: { COUNT($resource) }. Pair: { CASE($pair) }
row-city-search = Search tokens: { $count } left{ SIZE($token) ->
    [0] {""}
   *[other] ; out of play: { $token }
}
row-search-seen = From the top: { $token }
row-team = { $seat }, { CASE($team) }: resting
row-team-active = { $seat }, { CASE($team) }: active
row-team-spent = { $seat }, { CASE($team) }: has moved, resting
row-own-team = { $team } { CASE($zone, case: "at") }: resting
row-own-team-active = { $team } { CASE($zone, case: "at") }: active
row-own-team-spent = { $team } { CASE($zone, case: "at") }: has moved, resting
forecast-dam-shut = { $zone }: closed without a microchip or a ready access card; a team gathers nothing there
row-store = Store: { SIZE($resource) ->
    [0] empty
   *[other] { COUNT($resource) }
}
row-airlock = Airlock: { $count } of { $cells }
row-room = { $room }: { $count } of { $cells } ({ $effect })
row-full = { $room }: full, { $count } of { $cells } ({ $effect })
row-full-used = { $room }: full, { $count } of { $cells }, used ({ $effect })
row-unbuilt = { $room }, not built: { $effect } (cells: { $cells }, food: { $food })
row-food = To feed tonight: water { $rows }, provisions { $food }
row-virtual-water = Water from the water reserve: { $count }
row-radiation = Radiation: { $points } SP
row-broken = { $equipment }, broken. Repair: { COUNT($resource) } ({ $does }; pair: { CASE($pair) })
row-repaired = { $equipment }, ready ({ $does }; pair: { CASE($pair) })
row-exhausted = { $equipment }, used ({ $does }; pair: { CASE($pair) })
row-solved = Disasters dealt with: { $disaster }
row-trophies = Game tokens: { CASE($game) }
row-annexes = Rooms: { $count }
row-next-card = Next is { $card }: { CASE($zone) }; the { $prefer } team
row-deck = Cards face down: { $count }
row-used-card = Played { $card }: { CASE($zone) }; the { $prefer } team

## Score

score-survivors = Survivors
score-disasters = Disasters dealt with
score-rooms = Fully populated rooms
score-equipment = Repaired equipment
score-pairs = Equipment pairs
score-radiation = Radiation

## What equipment does

does-axe = forest: +2 wood
does-bow = forest: 1 meat on arrival
does-jerrycan = dam: +1 water
does-access-card = dam: no microchip needed
does-ammo-box = military base: +2 ammo
does-crowbar = military base: 2 microchips on arrival
does-chainsaw = city: 2 wood on arrival
does-flashlight = city: a survivor into the airlock
does-pickaxe = mine: +2 metal
does-water-filter = mine: 1 water on arrival
does-grappling-hook = cargo ship: the place one higher
does-hacksaw = cargo ship: 2 metal on arrival
does-backpack = fair: +2 microchips
does-metal-detector = fair: 2 cans on arrival
does-shotgun = hunt: +1 strength
does-trap = hunt: +1 strength
does-baseball-bat = one attack: +1 strength
does-body-armor = one defence: effectiveness −2
does-exoskeleton = one move: any distance
does-heat-sensor = hunt: any token of the stack

## What disasters do

does-forest-fire = the forest loses wood.
does-collapse = the mine loses metal.
does-thieves = the fair loses microchips.
does-sandstorm = every team counts as 3 at most, except in attacks.
does-hard-times = forest, mine and fair lose tokens.
does-radioactive-cloud = radiation +2 spaces in every shelter.
does-rat-infestation = every shelter loses a provision, or else a survivor.
does-raiders = every shelter loses 2 materials or ammo, or else a survivor.
does-sudden-cold = every shelter loses a survivor.
does-nomads = search tokens are revealed, but nobody gets them.
does-epizootic = every hunt gives 1 less meat.
does-animal-mutation = all game has +1 endurance.

## The drawn board

stage-attack = Attack
stage-hunt = Hunt
stage-game = The game
stage-store = What can be given
stage-strength = Strength
board-ring = The eight zones
board-stock = { $count } left
board-game = Endurance { $endurance }, { $left } in the stack
board-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
board-algae = Algae
board-search = Search tokens
board-place = { $cans ->
    [0] No cans
    [one] { $cans } can
   *[other] { $cans } cans
}{ $survivor ->
    [yes] , a survivor waits
   *[no] {""}
}
board-team-standing = active
board-team-lying = resting
board-team-done = has moved
board-day = Day { $day }
board-before = Before the first day
board-night = night
board-step-1 = disasters
board-step-2 = feeding
board-step-3 = radiation
board-step-4 = recruiting
board-step-5 = rooms
board-step-6 = repairs
board-step-7 = clean-up
board-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-no-disasters = No disaster is in play.
board-face-down = Disasters still face down: { $count }
board-drifters-next = The Drifters go next to:
board-store = Store
board-shelter = Shelter
board-radiation = Radiation
board-survivors = Survivors
board-eat = Tonight the rooms eat { $food }, the airlock drinks { $water } water.
board-short-water = Short of water: { $count }.
board-short-food = Short of food: { $count }.
board-more-radiation = The radiation marker will go up { $count }.
board-enough = There is enough.
board-feed-title = Who eats tonight
board-feed-sum = Due: { $due }. Paid: { $paid }.
board-feed-order = The airlock drinks first, and only water will do. Meat would spoil tonight, so it is eaten before anything else.
board-feed-short = short: { $count }
board-feed-do = { $count ->
    [0] Feed everyone
    [one] Feed, lose { $count } survivor
   *[other] Feed, lose { $count } survivors
}
board-drinks = drinks { $count }
board-absorbs-less = absorbs less radiation
board-no-longer-full = no longer full
board-airlock-count = Airlock: { $count } of { $cells }
board-airlock = Airlock
board-rooms = Rooms
board-room-built = Survivors { $survivors } of { $cells }, eats { $food }
board-room-plan = Not built; room for { $cells }, eats { $food }
board-meals = eats { $count }
board-equipment = Equipment
board-tool-repaired = repaired
board-tool-broken = broken

## Log, film and close-ups

chapter-setup = Before the first day
chapter-placement = The teams take their places
chapter-dawn = Day { $day }
heading-nightfall = Night { $day }
turn-equipment-shown = Dawn
turn-search-revealed = Dawn
turn-disaster-revealed = Disasters
turn-disaster-strikes = Disasters
detail-card-drifters-card = { $card }
detail-card-disaster-strikes = { $disaster }
detail-among-drifters-consider = { $zone }: { SIZE($team) ->
    [0] nobody
   *[other] { CASE($team) }
}
detail-among-drifters-weigh = { $disaster }
detail-why-drifters-card = The card names zones in order; its other half says which team of those that can go is sent: the { $prefer }.
detail-why-drifters-consider = The card's zones are checked in order; the first one that a team can reach is taken.
detail-why-drifters-go = Of equally strong teams the nearer one goes. If no zone of the card can be reached, the strongest team goes to the nearest legal zone.
detail-why-drifters-weigh = Of the disasters they can pay in full, they deal with the one worth the most points.
field-cells = Cells
field-food = Provisions per night
field-phase = Works
field-age = Age
field-role = Occupation
field-start-zones = Teams start in
field-resources = Brings
field-equipment = Broken equipment
field-cost = Cost
field-repair-cost = Repair
field-points = Survival points
field-strength = Strength
field-endurance = Endurance
field-first-meat = Meat from the first token
field-resource = Resource
field-hunting = Hunting
field-cans = Cans
field-zones = Zones in order
field-prefer = Team sent
field-gives = Gives
field-amount = Amount
field-neighbors = Next to
field-half = Half of a pair
phase-day = by day
phase-any = at any time
phase-night-1 = night: { board-step-1 }
phase-night-3 = night: { board-step-3 }
phase-night-5 = night: { board-step-5 }
phase-night-6 = night: { board-step-6 }
half-left = left
half-right = right
gives-radiation-down = less radiation
gives-nothing = nothing

## The guided first game, one idea at a time

learn-outlive-goal = You lead a colony in a shelter for six days. In the end survivors, full rooms, dealt-with disasters and repaired equipment score; radiation costs points.
learn-outlive-deal = First the shelter. You were dealt six special rooms and keep four. A room only works while it is full of survivors, so think of rooms you can fill.
learn-outlive-free-room = One room is built already. The machine shop makes repairs cheaper.
learn-outlive-airlock = Four survivors live here. Those in the airlock drink 1 water per row at night, but each of them keeps 1 radiation out. Three go into the room, one stays in the airlock.
learn-outlive-leader = Your leader brings some supplies and says where your teams begin.
learn-outlive-place = You have four teams with strength 5, 4, 3 and 3. They begin in four different zones.
learn-outlive-dawn = Day 1. At dawn the zones are filled, and a disaster came. It strikes every dawn until somebody pays to end it. While it lasts, hunting gives less meat.
learn-outlive-team = By day you and your rival send teams out in turn, one at a time. We start small: one team of strength 3.
learn-outlive-move = A team must go 1 or 2 zones along the ring, and never where another team of yours is. The mine has metal.
learn-outlive-actions = The strength of a team is the number of its actions. Strength 3: three times metal. Three materials build a room.
learn-outlive-automa = Your rivals, the Drifters, have sent a team to the dam, for water. The recap beside the board shows their card and their reason.
learn-outlive-four = Every team goes once a day. Now the one with strength 4.
learn-outlive-pressure = It is stronger than the Drifters' team at the dam. Whoever arrives attacks every weaker team there that has gone out already.
learn-outlive-attack = The Drifters spent ammo in defence and gave nothing. A stronger attack would have brought tribute. Next the strongest team: we need food.
learn-outlive-hunt = In the forest, the mine and the fair a team can hunt once. Strength, ammo and weapons pay for the game's endurance; there is meat for several mouths.
learn-outlive-last = The last team goes to the city of Blackwood.
learn-outlive-city = In a city each action takes a piece of equipment or draws a search token. Equipment is broken at first: it has to be repaired at night, then it helps and scores.
learn-outlive-night = Night falls: disasters, feeding, radiation, recruiting, rooms, repairs, clean-up, always in this order.
learn-outlive-fed = The airlock drank 1 water and the machine shop ate 1 provision. Everything that is missing costs a survivor, so look at your store before the evening.
learn-outlive-radiation = Radiation of day 1 is 1, and the survivor in the airlock kept it out. Without somebody there the marker would have gone up and cost points.
learn-outlive-recruit = Now you may take in people from outside: 1 provision each, as many as the airlock has room for. Take one.
learn-outlive-build = A room costs three metal. The crisis room makes ending a disaster cheaper.
learn-outlive-staff = An empty room does nothing and scores nothing. Move both from the airlock into it. But mind: nobody keeps out the radiation tomorrow, unless you recruit in time.
learn-outlive-sum-1 = Every team goes out once a day, 1 or 2 zones along the ring, and acts as often as it is strong.
learn-outlive-sum-2 = Whoever arrives attacks weaker teams; ammo defends.
learn-outlive-sum-3 = Disasters in play strike every dawn until somebody pays for them.
learn-outlive-sum-4 = At night rooms eat, airlock rows drink; what is missing costs survivors.
learn-outlive-sum-5 = The airlock keeps out radiation; full rooms work and score.

## The reference card. The part before the first colon is the heading.

refer-outlive-1 = Dawn: zones are filled, cities show new equipment, a disaster comes; every disaster in play strikes.
refer-outlive-2 = Day: in turn, send one team 1 or 2 zones along the ring. It attacks weaker teams there, then acts as often as it is strong.
refer-outlive-3 = Disasters (night 1): pay to end one and keep its points.
refer-outlive-4 = Feeding (night 2): occupied rooms cost provisions, occupied airlock rows 1 water each; each missing unit costs a survivor.
refer-outlive-5 = Radiation (night 3): the level of the day minus the people in the airlock moves your marker up.
refer-outlive-6 = Recruiting (night 4): 1 provision for each new survivor in the airlock.
refer-outlive-7 = Rooms (night 5): build for 3 materials, move people in, use rooms.
refer-outlive-8 = Repairs (night 6): pay for broken equipment; repaired, it works and scores.
refer-outlive-9 = Scoring after day 6: disasters, full rooms, radiation, survivors, repaired equipment and pairs.

## Signs

symbol-wood = wood
symbol-metal = metal
symbol-microchip = microchip
symbol-meat = meat
symbol-water = water
symbol-can = cans
symbol-ammo = ammo
symbol-survivor = survivor
symbol-radiation = radiation
symbol-game = game to hunt
symbol-search = search tokens
symbol-tool = equipment

trait-leader = Victories by leader
trait-difficulty = Victories by level of the Drifters
