### D.E.I.: Divide et Impera

game-name = D.E.I.: Divide et Impera
game-summary = Lead a band of scavengers through a frozen London of two levels: hold streets and roofs with more strength than anybody else, collect what is left, and score one mission each round.
game-goal = Four rounds of three phases, two cards in each. You may only enter a region where you end up stronger than every other faction; strength also decides who collects and who controls outposts. After the third phase you score one mission. The most supplies win.
option-factions = Factions
option-factions-chosen = chosen by the players
option-factions-dealt = dealt at random
option-faction = Faction
option-faction-any = any
option-faction-ravagers = Ravagers
option-faction-refuge-42 = Refuge 42
option-faction-farm-z = Farm Z
option-faction-auxilia = Auxilia
option-faction-wild = Wild (advanced)
option-faction-fauns = Fauns (advanced)
option-faction-psionics = Psionics (advanced)
option-feats = Feats
option-feats-draft = drafted
option-feats-random = dealt at random
option-weather = Weather
option-short-missions = Short missions: one in each column
option-industrial = Industrial market and machines
option-mercenaries = Mercenaries
option-mercenaries-none = none
option-mercenaries-random = at random
option-mercenaries-jukas = Jukas
option-mercenaries-alexandra = Alexandra
option-mercenaries-both = both (5 or 6 players)
option-automa = The Automa plays
option-automa-level = Level of the Automa
option-automa-level-easy = easy
option-automa-level-standard = standard
option-automa-level-expert = expert
option-automa-count = Actions of the Automa
option-automa-count-phase = its full number in each action phase; with rules 1.2.0 a simple bot won 2, 1 and 0 of 20 games each at easy, standard and expert
option-automa-count-round = its number spread over the round; gentler, good for a first solo game; with rules 1.2.0 a simple bot won 19, 16 and 15 of 20 games each

## The drawn city

board-levels = Which level of the city stands in front (key V)
board-level-all = All
board-level-ground = Ground
board-level-roofs = Roofs
board-legend-holds = majority
board-legend-present = present
board-legend-tie = tie: nobody holds it
board-whole = The whole city
board-shapes = Shapes on the ground show who holds a region
board-minimap = The whole city, small: tap to go there
board-tab-market = Market
board-free = { $count } free
board-candidate = counts { $count }

## Questions

ask-choose-faction = Which faction do you lead?
ask-draft-feat = Which feat do you take?
ask-deploy-start-units = In which neutral refuge do you begin?
ask-choose-card = Which card do you play?
ask-play-card = Which card do you play, and how?
ask-add-candy = Do you put a steam candy on the card?
ask-choose-next-action = What next?
ask-move-from = Move: from which region?
ask-move-to = Move: to which region?
ask-move-company = Who goes along?
ask-move-figure = Does this figure go along?
ask-move-scrappers = How many scrappers go?
ask-collect-region = Collect: in which region?
ask-take-resource = Which resource do you take?
ask-use-bonus = Use this bonus now? It works once in this phase.
ask-enlist-region = Enlist: in which region?
ask-build-type = Build: what?
ask-build-place = Build: where?
ask-strike-region = Strike: in which region?
ask-strike-faction = Strike: which faction?
ask-buy-card = Which card do you buy?
ask-haggling-discount = Haggling: which resource do you save?
ask-choose-drone = Which drone do you activate?
ask-drone-start-region = Where does the drone enter?
ask-drone-region = Where does the drone fly?
ask-masamune-resources = Masamune: which resource do you take?
ask-transport = Simon: how many scrappers do you place?
ask-fly-targets = Fly: where does the first scrapper go?
ask-fly-second = Fly: where does the second scrapper go?
ask-draco = Draco: strike everybody else in the region?
ask-region-bonus = Which region gets the bonus?
ask-push-region = In which region do you push?
ask-push-unit = You are pushed: which unit yields?
ask-push-to = You are pushed: where does your unit go?
ask-swap-resources = Which resources do you exchange?
ask-solar-flare-types = Solar flare: which resource burns first where both lie?
ask-solar-flare-region = Solar flare: which resource burns here?
ask-choose-mission = Which mission do you complete?
ask-place-altar = Where does the Altar of Gaia stand?
ask-place-den = Messenger of Gaia: put a den here?
ask-den-region = Den: in which region?
ask-growth-outpost = Growth: which outpost do you remove?
ask-growth-altar = Growth: does the Altar go there?
ask-growth-card = Growth: which upgraded card do you take?
ask-replaced-card = Which starting card does it replace?
ask-altar-region = Where does the Altar go?
ask-altar-action = What do you do at the Altar?
ask-choose-faun-mission = Which of your missions do you carry out?
ask-free-life = Free Life: which mission on the mission board?
ask-leader-region = Sacrifice of the Leader: in which region?
ask-banished-faction = Sacrifice of the Leader: whose leader has to go?
ask-relocated-leader = Which of your leaders has to go?
ask-leader-relocation = Your leader has to go to a refuge: where?
ask-machine-region = Sacrifice of the Machine: in which region?
ask-caught-drone = Sacrifice of the Machine: which drone?
ask-caught-drone-start = On which start symbol do you put the drone?
ask-faun-remove-construction = Sacrifice of the Construction: what do you remove here?
ask-resource-region = Sacrifice of Resources: in which region?
ask-lost-resource = Sacrifice of Resources: which resource is lost here?
ask-scent-move = Scent: the wolf that was placed may Move. To which region?
ask-howl = Enlist: place a wolf, or howl?
ask-howl-to = Howl: where does everybody else flee?
ask-take-tolstoy-card = Which Tolstoy card do you take for the drone card?
ask-tolstoy-move = Where does Tolstoy go?
ask-pack-leader-count = Pack leader: how many wolves do you place?
ask-machine-deploy = Where do you deploy the machine?
ask-machine-move = Where does the machine go?
ask-eal-target = Eal: which region below does it fire at?
ask-carry-company = Slug: who comes along?
ask-carry-scrappers = Slug: how many scrappers come along?
ask-load-region = Ripley: from which region does it load?
ask-load-resource = Ripley: which resource?
ask-choose-way = Through which region did your units go?
ask-bridge-resource = Take a resource from under the bridge?
ask-place-mercenary = Where does the mercenary wait?
ask-hire-mercenary = Hire the mercenary?
ask-jukas-activation = Jukas: activate a drone in his region?

## Options

do-join = Lead { $faction }{ WORD($faction) ->
        [wild] {" "}(advanced)
        [fauns] {" "}(advanced)
        [psionics] {" "}(advanced)
       *[other] {""}
    }
do-pick = Take { $feat }
do-deploy = Begin in { $region }
do-hold = { $card }
do-play = Play { $card }
do-recycle = Turn { $card } face down to buy
do-forgo = Use { $card } for a steam candy
do-sweeten = { $candy }
do-plain = No candy
do-do = { $symbol }
do-stop = Stop
do-leave = From { $region }
do-enter = To { $region }
do-without = Only scrappers
do-with = With { $figure }
do-with-two = With { $figure } and { $second }
do-with-three = With { $figure }, { $second } and { $third }
do-with-four = With { $figure }, { $second }, { $third } and { $fourth }
do-along = { $figure } goes along
do-behind = { $figure } stays
do-send = { $count ->
    [0] No scrappers
    [one] { $count } scrapper
   *[other] { $count } scrappers
}
do-collect = Collect in { $region }
do-take = Take { $resource }
do-use = Use the bonus ({ $effect })
do-keep = Keep it for later
do-enlist = Enlist in { $region }
do-construct = Build { WORD($construction) ->
    [elevator] an elevator
   *[other] a { $construction }
}
do-refuge = A refuge in { $region }
do-elevator = An elevator in { $region }
do-bridge = A bridge { $site }
do-strike-in = Strike in { $region }
do-strike = Strike { $faction }
do-buy = Buy { $card }
do-save = Save 1 { $resource }
do-activate = Activate { $drone }
do-launch = Enter in { $region }
do-fly-to = Fly to { $region }
do-gather = Take { $resource }
do-bring = { $count ->
    [0] Place nobody
    [one] Place { $count } scrapper
   *[other] Place { $count } scrappers
}
do-lift = One to the roof { $region }
do-lower = To the ground { $region }
do-second = The second to { $region }
do-no-second = No second
do-reap = Strike
do-strengthen = Strengthen { $region }
do-push = Push in { $region }
do-yield-scrapper = A scrapper yields
do-yield-figure = { $figure } yields
do-retreat = To { $region }
do-exchange = Give { $count } { CASE($resource) }
do-burn-first = Everywhere { $resource } first
do-burn-singly = Region by region
do-burn = { $region }: { $resource }
do-complete = Complete { $mission }
do-found = The Altar in { $region }
do-nest = A den here
do-no-den = No den
do-burrow = A den in { $region }
do-grow = Remove the { $colour } outpost in { $region }
do-raise-altar = The Altar to { $region }
do-leave-altar = The Altar stays
do-upgrade = Take { $card }
do-no-upgrade = Keep all cards
do-replace = { $upgrade } for { $card }
do-proceed = The Altar to { $region }
do-altar-collect = Collect at the Altar
do-altar-enlist = Enlist at the Altar
do-altar-rests = Neither
do-sacrifice = { $mission }
do-emulate = Like { $mission }
do-beset = In { $region }
do-banish = The leader of { $faction } in { $region }
do-depart = { $figure } has to go
do-relocate = { $figure } to { $region }
do-besiege = In { $region }
do-catch = { $drone }
do-set-down = { $drone } to { $region }
do-raze = Remove the { $construction } of { $faction } in { $region }
do-raze-bridge = Remove the bridge { $site }
do-spare = Remove nothing here
do-hallow = In { $region }
do-no-more-regions = No more regions
do-lose = { $region }: { $resource }
do-stay = The wolf stays
do-howl = Howl in { $region }
do-drive = They flee to { $region }
do-claim = Take { $card }
do-roam = Tolstoy to { $region }
do-lead = { $count ->
    [0] Place no wolf
    [one] Place { $count } wolf
   *[other] Place { $count } wolves
}
do-skip = Nothing
do-assemble = Deploy in { $region }
do-steer = Go to { $region }
do-snipe = Fire at { $region }
do-leave-all = Nobody comes along
do-carry = { $count ->
    [0] No scrappers
    [one] { $count } scrapper
   *[other] { $count } scrappers
}
do-load = Load in { $region }
do-haul = Take { $resource }
do-enough = No more
do-via = Through { $region }
do-scoop = Take { $resource } in { $region }
do-station = { $figure } waits in { $region }
do-hire = Hire { $figure }
do-decline = Not now
do-hack = Activate { $drone }

## Log

event-joined = { $seat } plays { $faction }.
event-city-built = The city is laid out: { $tiles ->
    [one] { $tiles } district
   *[other] { $tiles } districts
}.
event-neutral-bridge = A neutral bridge stands: { $site }.
event-initiative = Initiative: { CASE($sides) }.
event-feats-revealed = Feats to choose from: { $feat }.
event-feat-taken = { $seat } takes the feat { $feat }.
event-deployed = { $seat } begins in { $region }.
event-round = Round { $round }
event-phase = Action phase { $phase }
event-turn = { $seat } acts.
event-refresh = Refresh phase of round { $round }.
event-game-ended = The game is over. Everything is counted.
event-played = { $seat } plays { $card }.
event-played-face-down = { $seat } plays { $card } face down.
event-forgone = { $seat } plays { $card } for a steam candy instead.
event-sweetened = { $seat } puts the { $candy } on the card.
event-action = { $seat }: { $symbol }.
event-moved = { $seat } moves { SIZE($figure) ->
    [0] { $count ->
        [one] { $count } scrapper
       *[other] { $count } scrappers
    }
   *[other] { CASE($figure) }{ $count ->
        [0] {""}
        [one] {" "}and { $count } scrapper
       *[other] {" "}and { $count } scrappers
    }
} from { $start } to { $region }.
event-collected = { $seat } takes { $resource } in { $region }.
event-placed = { $seat } places { $count ->
    [one] { $count } scrapper
   *[other] { $count } scrappers
} in { $region }.
event-bonus-used = { $seat } uses the bonus of this phase. { $effect }.
event-built = { $seat } builds { WORD($construction) ->
    [elevator] an elevator
   *[other] a { $construction }
} in { $region }.
event-bridge-built = { $seat } builds a bridge: { $site }.
event-struck = { $seat } strikes { CASE($rival) } in { $region }: one scrapper goes back.
event-strike-missed = { $seat } strikes in { $region }, but { CASE($rival) } loses nobody.
event-candy-drawn = { $seat } draws the { $candy }.
event-supplies-gained = { $seat } gains { $amount ->
    [one] { $amount } supply
   *[other] { $amount } supplies
}.
event-gained = { $seat } takes { $amount } { CASE($resource) } from the supply.
event-exchanged = { $seat } exchanges { $count } { CASE($resource) }.
event-bought = { $seat } buys { $card } for { $technology } technology and { $energy } energy.
event-market-refilled = New on the market: { $card }.
event-recycled = { $seat }: the card { $card } goes to the recycle bin.
event-drone-entered = { $drone } enters in { $region }.
event-drone-flew = { $seat } flies { $drone } to { $region }.
event-flown = { $seat }: Fly carries { $count ->
    [one] { $count } scrapper
   *[other] { $count } scrappers
} from { $start } to { $region }.
event-strengthened = { $seat } has { $amount } more strength in { $region }, until this phase ends.
event-strengthened-leader = { $seat }'s leader has { $amount } more strength until this phase ends.
event-pushed = { $seat } pushes everybody else in { $region }.
event-retreated = { $seat } withdraws { SIZE($figure) ->
    [0] { $count ->
        [one] { $count } scrapper
       *[other] { $count } scrappers
    }
   *[other] { CASE($figure) }{ $count ->
        [0] {""}
        [one] {" "}and { $count } scrapper
       *[other] {" "}and { $count } scrappers
    }
} from { $start } to { $region }.
event-outpost-taken = { $seat } controls { $region } and { SIZE($colour) ->
    [1] the { CASE($colour) } outpost
   *[other] the { CASE($colour) } outposts
} there.
event-outpost-lost = Nobody controls { SIZE($colour) ->
    [1] the { CASE($colour) } outpost
   *[other] the { CASE($colour) } outposts
} in { $region } any more.
event-weather = The weather of this round: { $weather }.
event-weather-took = { $seat } loses { $count ->
    [one] { $count } scrapper
   *[other] { $count } scrappers
} to the weather in { $region }.
event-burned = Solar flare in { $region }: { $resource } is lost.
event-feat-unlocked = { $seat } unlocks the feat { $feat }.
event-mission-completed = { $seat } completes { $mission } and gains { $amount ->
    [one] { $amount } supply
   *[other] { $amount } supplies
}.
event-altar-founded = { $seat } puts the Altar of Gaia in { $region }.
event-altar-moved = { $seat }: the Altar goes from { $start } to { $region }.
event-altar-stayed = { $seat }'s Altar stays in { $region }.
event-den-laid = { $seat } puts a den in { $region }.
event-grown = { $seat } removes the { $colour } outpost in { $region }; its cube goes on the growth token.
event-upgraded = { $seat } replaces { $card } with { $upgrade }.
event-card-captured = { $seat } captures { $card }: it lies face down on the market until the refresh phase.
event-relocated = { $seat }: { $figure } has to go from { $start } to { $region }.
event-drone-released = { $seat } puts { $drone } in { $region }.
event-razed = { $seat } removes { CASE($rival) }'s { CASE($construction) } in { $region }.
event-bridge-razed = { $seat } removes { CASE($rival) }'s bridge { $site }.
event-resource-sacrificed = { $seat } sacrifices { $resource } in { $region }.
event-trained = { $seat } collects in { $start }: a wolf goes to Nikita in { $region }.
event-natural-feat-unlocked = { $seat } unlocks the natural feat { $natural }.
event-howled = { $seat } howls in { $start }: everybody else flees to { $region }.
event-tolstoy-card-taken = { $seat } takes the Tolstoy card { $card }.
event-tolstoy-moved = { $seat }: Tolstoy goes from { $start } to { $region }.
event-tolstoy-stayed = { $seat }: Tolstoy stays in { $region }.
event-roared = { $seat }'s Tolstoy roars in { $region }: he counts { $amount } until the end of this phase.
event-machine-deployed = { $seat } deploys { $figure } in { $region }.
event-machine-moved = { $seat }'s { $figure } goes to { $region }.
event-mercenary-placed = { $figure } waits for a leader in { $region }.
event-hired = { $seat } hires { $figure }.
event-hacked = { $seat }'s Jukas takes over { $drone }.
event-altar-placed = The Altar of Gaia stands in { $region }.
event-den-placed = A den lies at the { $colour } outpost in { $region }.
event-automa-turn = { $seat } acts: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} in this phase.
event-automa-card = { $automa_card }, action { $number } of { $actions }. It tries, in this order: { $order }.
event-automa-cannot = Not possible: { $order }. { $obstacle }.
event-automa-discards = { $automa_card } gives no action and is discarded. The next card is revealed.
event-automa-groups = Free units: { $regions }.
event-automa-fitting = Groups that could go: { $regions }.
event-automa-counts = In { $region } it has strength { $strength } against { $against }, so { $free ->
    [one] 1 unit may
   *[other] { $free } units may
} leave and the majority stays.
event-automa-counts-all = In { $region } { $bare ->
    [true] there are neither resources nor outposts
   *[other] it has no majority, and no unit is free anywhere else
}: { $free ->
    [one] the only unit may leave.
    [2] both units may leave.
   *[other] all { $free } units may leave.
}
event-automa-weighs = To choose from: { $regions }.
event-automa-tie = A tie between { $regions }. The tie-break tokens show { $tokens }: { $region }.
event-automa-chance = A tie between { $regions }, more than there are tokens. Chance decides: { $region }.
event-automa-climbs = { $seat } pays { $technology } technology to climb without an elevator.
event-automa-transfers = { $seat }'s reserve is empty: a scrapper goes from { $start } to { $region }.
event-automa-stuck = { $seat } cannot act on any of its cards now. Its turn ends.
event-captured = { $seat } captures { $card } for { $technology } technology and { $energy } energy. It stays face down in its slot.
event-automa-mission-step = { $seat } ends its phase III: captured cards, outposts, dens.
event-outposts-removed = { $seat } removes { SIZE($colour) ->
    [1] the { CASE($colour) } outpost
   *[other] the { CASE($colour) } outposts
} from { $region }.
event-den-moved = { $seat } moves the { $colour } den from { $start } to { $region }.
event-den-removed = The last { $colour } outpost is gone, and with it the den in { $region }.
turn-automa-turn = { $seat }
detail-card-automa-card = { $automa_card }: { $order }
detail-among-automa-groups = free units: { $regions }
detail-among-automa-fitting = { $regions }
detail-among-automa-weighs = { $regions }
detail-among-automa-tie = { $regions }
detail-why-automa-fitting = Of the groups that could end with the majority the largest goes, if it starts where the Automa has the majority; otherwise the smallest.
detail-why-automa-weighs = Collect takes where the fewest of that resource lie, a Move goes where the most resources lie.
detail-why-automa-tie = Each of the equal regions gets a tie-break token; the highest number wins: { $tokens }.
detail-why-automa-cannot = { $obstacle }
chapter-round = Round { $round }
heading-phase = Action phase { $phase }
turn-turn = { $seat }

## Reasons

why-dei-maj-04 = After the Move you would not have more strength there than every other faction.
why-dei-act-01 = At least one unit has to go, and only along a link that it may use.
why-dei-act-04 = You have the majority in no region where that resource lies.
why-dei-act-05 = Nothing is left there; resources are never refilled.
why-dei-act-06 = No scrapper is left in your reserve.
why-dei-act-07 = No token of that type is left in your reserve.
why-dei-act-08 = You have the majority in no region where you could still build a refuge.
why-dei-act-09 = You have the majority in no ground region where you could still build an elevator.
why-dei-act-10 = You have the majority at no free bridge site.
why-dei-act-12 = You have the majority in no region where another faction has a scrapper.
why-dei-act-16 = That would do nothing now.
why-dei-ask-12 = Play { $card } instead: its content is the same.
why-dei-rnd-04 = You have already played a card face down in this phase.
why-dei-rnd-07 = The pool of steam candies is empty.
why-dei-rul-35 = Your faction can never use that candy.
why-dei-buy-01 = You cannot pay the price: { $technology } technology and { $energy } energy.
why-dei-buy-01-none = You can buy no card now.
why-dei-buy-03 = You control too few outposts of that market's colour; you need { $need }.
why-dei-feat-22 = That is not due, or you could not pay the rest.
why-dei-drn-04 = A drone stands there, and another start symbol is free.
why-dei-drn-11 = No such resource lies there.
why-dei-drn-11-full = Masamune has taken all it can carry.
why-dei-feat-05 = You have used this bonus in this phase already.
why-dei-card-04 = Nobody there has a unit that would have to move.
why-dei-card-10 = You have nothing to exchange, or the supply has nothing to give.
why-dei-wea-15 = No such resource lies there.
why-dei-mis-03 = You have already completed a mission of that column.
why-dei-rul-37 = No den token is left.
why-dei-rul-37-taken = A den lies there already.
why-dei-fau-09 = You control no outpost where Lilith is.
why-dei-fau-10 = The Fauns enlist only where Lilith is at a den.
why-dei-fau-18 = The Fauns use no drones.
why-dei-fau-26 = The Fauns build nothing but dens.
why-dei-fau-30 = You do not have the majority where the Altar stands.
why-dei-fau-36 = You have already carried out that mission.
why-dei-fau-46 = You have already named that region.
why-dei-fau-46-type = No such resource lies there.
why-dei-wld-10 = Howl is still locked; it needs 2 controlled outposts at the end of your phase II.
why-dei-wld-12 = Nobody there has a unit that would have to move, or no region is linked.
why-dei-wld-19 = The Wild cannot build.
why-dei-wld-19-drone = The Wild cannot use drone cards.
why-dei-ind-21 = You have no scrapper on the level where this machine is deployed.
why-dei-ind-25 = No opponent has a scrapper there.
why-dei-ind-27 = No such resource lies there.

## The text board

section-standing = Round { $round } of 4, { $phase ->
    [0] set-up
   *[other] phase { $phase } of 3
}
section-move = { $side } moves from { $region }
section-map = The city
section-seat = { $side }
section-player = { $letter } { $side }: { $faction }
section-missions = Missions
section-markets = Markets
section-regions = Regions
section-bridges = Bridges
row-order = Initiative: { CASE($sides) }
row-weather = Weather. { $effect }
row-forecast = Next round: { $weather }
row-draft-feat = { $feat }: { $effect } (feat to choose, { $colour })
row-play = { $seat } resolves { $card }{ SIZE($symbol) ->
    [0] {""}
   *[other] ; still to come: { CASE($symbol) }
}
row-pool = Candies in the pool: { $candies }. Supply: technology { $technology }, energy { $energy }
row-map-line = { $line }
row-map-key = . ground  ^ roof  A3 strength, capital letter: majority  t2e1 technology, energy
row-map-key-signs = # refuge  = elevator  @ den  !m drone  $j mercenary  o drone start
row-map-key-outposts = outpost: *r red  *b blue  *g green  *y yellow
row-map-names = { COLUMNS($district, wide: 16, line: 1) }
row-map-names-below = { COLUMNS($district, wide: 16, line: 2) }
forecast-move = { $region }: if everybody goes, strength { $strength } against { $rivals }
forecast-send = in { $region }: strength { $strength } against { $rivals }
forecast-send-few = in { $region }: strength { $strength } against { $rivals }, not enough
row-no-faction = No faction yet
row-goods = Technology { $technology }, energy { $energy }, scrappers in reserve { $reserve }
row-constructions = Still to build: refuges { $refuge }, elevators { $elevator }, bridges { $bridge }
row-leader = { $figure }: in { $region }
row-leader-waits = { $figure }: not in the city yet
row-hand = { $card }: { CASE($symbol) }
row-hand-effect = { $card }: { CASE($symbol) }; { $effect }
row-hand-worth = { $card }: { CASE($symbol) } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    })
row-hand-effect-worth = { $card }: { CASE($symbol) }; { $effect } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    })
row-up = Played face up: { $card }
row-down = Played face down: { $card }
row-bin = Recycle bin: { $card }
row-candies = Steam candies: { COUNT($candy) }
row-feat-unlocked = Feat { $feat }: { $effect }
row-feat-locked = Locked feat { $feat } (2 outposts, { $colour }): { $effect }
row-dens = Dens still to place: { $dens }
row-growth = Growth token: { CASE($colour) }
row-upgrades = Upgraded cards
forecast-faun-mission = { $mission }, own mission: { $upper } for each { $criterion }; { $now } now
forecast-faun-copy = { $mission }, own mission: as the upper part of any mission on the board; { $now } now
row-faun-mission-done = { $mission }, own mission: carried out
row-natural-unlocked = Natural feat: { $natural }. { $effect }
row-natural-locked = Locked natural feat ({ $outposts ->
    [one] { $outposts } outpost
   *[other] { $outposts } outposts
} needed): { $natural }. { $effect }
row-outposts = Outposts: { COUNT($colour) }
row-points = Supplies { $supplies }; if the game ended now: { $points }
section-automa = { $letter } { $side }: { $faction }, { $level ->
    [easy] easy
    [expert] expert
   *[standard] standard
} level, actions by { $by ->
    [round] round
   *[phase] phase
}
row-automa-actions = Actions in the three phases of this round: { $one }, { $two }, { $three }
row-automa-cards = Automa cards: in the deck { $deck }, discarded { $discarded }, used in earlier phases { $aside }
row-automa-unseen = The first action of the cards in the deck: capture { $capture }, collect { $collect }, move { $move }, recruit { $recruit }
row-automa-cell = { $automa_card }: { $order }
row-den = Den ({ $colour } outpost): { $region }
row-free = { $region }: { $free } of { $units } free, strength { $strength } against { $against }
row-free-bare = { $region }: { $free ->
    [one] the only unit is free
    [2] both units are free
   *[other] all { $free } units are free
}, neither resources nor outposts there
row-free-all = { $region }: { $free ->
    [one] the only unit is free
    [2] both units are free
   *[other] all { $free } units are free
}, because no unit is free anywhere else
row-free-none = { $region }: nobody free, strength { $strength } against { $against }
forecast-removal = After phase III it would remove { SIZE($colour) ->
    [1] the { CASE($colour) } outpost
   *[other] the { CASE($colour) } outposts
} from { $region }
row-removed = Outposts removed: { COUNT($colour) }
row-mission = { $mission } (round { $column }): { $upper } for each { $criterion }; late { $lower }
row-mission-late = { $mission } (round { $column }, late): { $lower } for each { $criterion }
row-mission-marked = completed by { CASE($seat) }
forecast-mission = { $seat }: { $now } now, { $next } next round
row-market = { $market } (pile { $pile })
row-stall-empty = empty
row-stall-captured = captured by { CASE($seat) }
row-stall = { $card }: { CASE($symbol) } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    }). Price: technology { $technology }, energy { $energy }
row-stall-effect = { $card }: { CASE($symbol) }; { $effect } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    }). Price: technology { $technology }, energy { $energy }
row-stall-pays = { $card }: { CASE($symbol) }; { $effect } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    } at once). Price: technology { $technology }, energy { $energy }
row-stall-pays-only = { $card }: { $effect } ({ $supplies ->
        [one] { $supplies } supply
       *[other] { $supplies } supplies
    } at once). Price: technology { $technology }, energy { $energy }
row-tolstoy = Tolstoy cards, one for each drone card bought
forecast-buyers = can be bought by { CASE($sides) }
row-region = { $region }: nobody has the majority
row-region-held = { $region }: { CASE($seat) } has the majority
row-units = { $seat }: strength { $strength }, { $count ->
    [one] { $count } scrapper
   *[other] { $count } scrappers
}{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-part-scrappers = strength { $amount } from scrappers ({ $rule })
row-part-signals = strength { $amount } from signals ({ $rule })
row-part-figure = { $figure } +{ $amount } ({ $rule })
row-part-figure-now = +{ $amount } { $figure }, until this phase ends ({ $rule })
row-part-region-now = +{ $amount } here until this phase ends ({ $rule })
row-part-effect = +{ $amount }: { $effect } ({ $rule })
row-resources = Technology { $technology }, energy { $energy }
row-region-outposts = Outposts: { COUNT($colour) }
row-neutral = Neutral: { $construction }
row-built = { $seat }: { CASE($construction) }
row-drones = Drones: { $drone }
row-bridge = { $site }: { CASE($seat) }
row-bridge-neutral = { $site }: neutral
row-no-bridges = There are no bridges
row-mercenary-jukas = { $figure } waits in { $region }; he wants 3 drone cards
row-mercenary-alexandra = { $figure } waits in { $region }; she wants 7 identical symbols on face-up cards
row-mercenary-hired = { $figure } is with { CASE($seat) }
forecast-hire = { $seat } has { $count } of { $need }
row-waits = { $figure } waits for a leader

## The reference card. The part before the first colon is the heading.

refer-dei-1 = Phase: play two cards, one after the other. Face up: its actions in any order, with one candy on it if you like; or none of them, and draw a candy. Face down, at most once in a phase: buy a card.
refer-dei-2 = Majority: you have it in a region when your value there is higher than that of each other faction; in a tie nobody has it. A scrapper, leader or mercenary counts 1, a machine 2.
refer-dei-3 = Move: any number of units from one region to one linked region, if you have the majority there afterwards. Ground regions are linked; for a roof you need an elevator or a bridge, neutral or your own.
refer-dei-4 = Other actions: collecting, building and striking need the majority; a new scrapper comes to your own or a neutral refuge. A faction that is struck loses a scrapper and draws a candy.
refer-dei-5 = Outposts: the majority takes the cube at once, and loses it as fast. One outpost opens the market of its colour, two of a colour unlock the feat of that colour.
refer-dei-6 = Buying: pay technology and energy cells. The new card comes to your hand at once, the one played face down goes to your bin. Market cards score wherever they are.
refer-dei-7 = End of a phase: phase II unlocks feats; in phase III you must score one mission, in the whole game one from each column. Its upper part counts until the round of the column is over, then the lower.
refer-dei-8 = Refresh: cards played face down go to the bin, those played face up come back to the hand. Then the player with the fewest supplies goes first.
refer-dei-9 = Scoring after round 4: the supplies on market cards, 3 for each feat, 1 for each outpost and each technology, 2 for each energy cell, 6 for a mercenary.

## The lessons

learn-dei-goal = Rival factions share a frozen London; you lead the Ravagers. The game lasts four rounds of three phases, and whoever has the most supplies at the end wins.
learn-dei-turn = In each phase you play two cards from your hand and do what they show. Cards come back only at the end of the round, so each card serves once a round.
learn-dei-march = “March” gives two Moves. A Move takes any number of your units from one region to a linked one.
learn-dei-majority = Everybody begins at the Old Gate. You and your rival are equally strong there, so nobody has the majority. You have it where your strength is higher than that of each other faction.
learn-dei-enter = You may enter a region only if you then have the majority there. Twin Towers Court is empty, so anybody of yours is enough, and two red outposts are waiting.
learn-dei-leader = Grim is your leader. He counts as one unit, and where he is you can collect more.
learn-dei-split = One scrapper goes with him; the other one stays for the second Move.
learn-dei-outposts = You control both red outposts at once: no battle, no dice, only the majority. Each one opens the red market to you, and two of a colour will unlock a feat.
learn-dei-elsewhere = The Clockworks have a blue outpost and both kinds of resources. One scrapper is enough for an empty region.
learn-dei-collect = The second card of the phase: “Scavenge”. Each Collect takes one resource from a region where you have the majority. What is gone does not come back.
learn-dei-kinds = There are technology and energy cells. Cards cost both; energy is rarer.
learn-dei-grim = Grim is here, so you may take one more.
learn-dei-again = The second Collect of the card may take place somewhere else.
learn-dei-rival = Now your rival, Refuge 42. To enter Twin Towers Court they would need all three of their units, because two of yours stand there. They prefer Theatre Row.
learn-dei-candy = A card can also be laid without its actions: then it brings a steam candy, an extra action for a later card.
learn-dei-phase = Phase II. Outposts open markets: red and blue are yours, and the black market is open to everybody.
learn-dei-buy = Once in a phase you may play a card face down to buy. That card goes to the recycle bin at the end of the round, so choose the weakest.
learn-dei-price = “Reinforcements” from the red market bring three scrappers each time they are played. Market cards are also worth supplies at the end.
learn-dei-bought = The new card is in your hand at once. First “Call to Arms”: one Enlist, one Move.
learn-dei-order = The actions of a card come in any order. New scrappers appear at a refuge, yours or a neutral one; there is a neutral one at the Old Gate.
learn-dei-levels = The city has two levels. The neutral elevator at the Old Gate leads up to its roof, where nobody is yet.
learn-dei-feat = Phase II is over for you, and two red outposts unlock your red feat: “Outriders”. It stays, even if you lose the outposts. Now your rival musters people at the gate.
learn-dei-sweeten = A candy on the card: one more action, here a Move.
learn-dei-two-to-one = They go to the Clockworks, where only one of yours stands. Two against one is a majority.
learn-dei-lost = The blue outpost is theirs. Your scrapper stays where he is: a majority removes nobody. For that there is the Strike.
learn-dei-build = Phase III, the last of the round. “Public Works” lets you build, where you have the majority.
learn-dei-kinds-of = Refuges bring in your people, elevators join ground and roof, bridges join roofs. All of them cost nothing but the action.
learn-dei-outnumbered = Your scrapper at the Clockworks does nothing there. One unit in an empty region holds it.
learn-dei-face-up = Now the card you bought.
learn-dei-own-refuge = Three Enlists: everybody to your new refuge. Outposts have to be guarded.
learn-dei-mission = At the end of phase III you must complete one mission, even one that gives nothing. “Tactical Census” counts your red outposts.
learn-dei-column = In the whole game you complete one from each column. A column pays more until its round is over, so the missions of round 1 are best taken now.
learn-dei-rest = Your rival ends the round: they buy a card, draw a candy and complete their mission.
learn-dei-their-mission = They take one of a later column; it counts in full as well. Then all cards come back to the hands, and whoever has the fewest supplies goes first.
learn-dei-sum-1 = Two cards in each phase: face up for their actions, face down to buy, or for a candy.
learn-dei-sum-2 = You enter only regions where you end up with the majority; you need it to collect, build and strike too.
learn-dei-sum-3 = An outpost opens the market of its colour; two of a colour unlock a feat after phase II.
learn-dei-sum-4 = After phase III one mission, in the whole game one from each column, better in time.
learn-dei-sum-5 = In the end market cards, feats, outposts and what you have collected count as well.
lesson-dei-2 = Second lesson: the Automa
learn-dei-automa-goal = The base rules are known; now you are alone against the Automa. You win if you have more supplies than it does after four rounds.
learn-dei-automa-side = It leads the Fauns: Lilith, a band of scrappers, and three dens, each at an outpost of another colour. It has no hand, no feats and no missions.
learn-dei-automa-turn = You play your two cards as usual, then the Automa reveals cards of its own deck. With “its number spread over the round”, the gentle way, that is few of them in a phase.
learn-dei-automa-gate = It obeys the majority as you do. At the Old Gate you are stronger now, but you cannot hold everything.
learn-dei-automa-near = Theatre Row has a green outpost, and it lies beside a den of the Automa. That will be useful.
learn-dei-automa-collect = Then resources, before it takes them: it collects as well.
learn-dei-automa-card = The Automa has acted. Its card names four actions in order, and it does the first one that is possible. The log tells which card it was and why each action failed before the one that it did.
learn-dei-automa-recruit = It recruited at the Altar of Gaia, which stands at the Old Gate. Its board shows what the cards still in the deck begin with.
learn-dei-automa-capture = It captures market cards too, and they score for it. Buy what you need before it does.
learn-dei-automa-refuge = A refuge in Theatre Row will bring your people right to the place where they are needed.
learn-dei-automa-wait = The Move can wait: whoever is needed is where he should be. Stop, and see what it does.
learn-dei-automa-tie = It collected at the Embankment. Where several regions were equally good, two tie-break tokens decided; the log tells their numbers. The Automa never asks you.
learn-dei-automa-free = It moves only free units: those that it can spare without losing a region. Its board counts them for you, so you know where it can go.
learn-dei-automa-threat = After phase III it removes the outposts that it controls: they are gone from the city and score for it. The lines “it would remove” on its board are the warning.
learn-dei-automa-twin-towers = Twin Towers Court has a den, two outposts and one single unit of the Automa.
learn-dei-automa-count = Two of yours would be enough today. Three will still be there tomorrow.
learn-dei-automa-denied = Both outposts are yours, two less for it to remove. A refuge here helps you to stay.
learn-dei-automa-mission = You complete a mission, the Automa does not. “Logistic Census” of round 3 counts blue outposts and pays in full already.
learn-dei-automa-end = Then comes its last action and the end of its phase III. Watch the log: captured cards, outposts that are removed, dens that move on to new ones.
learn-dei-automa-sum-1 = A card of the Automa names four actions; it does the first one that is possible.
learn-dei-automa-sum-2 = It obeys the majority, and moves only free units. Ties are decided by two tokens.
learn-dei-automa-sum-3 = After phase III it removes the outposts that it controls and moves those dens on.
learn-dei-automa-sum-4 = Removed outposts and captured cards are its supplies: take both away from it.
learn-dei-automa-sum-5 = Three levels, and two ways to count its actions: by round is gentle, by phase is hard.

## The Psionics

ask-ascend-leader = Ascent: which leader joins you, and in which neutral refuge?
ask-psi-skill = Which skill do you use instead of enlisting?
ask-telekinesis-from = Telekinesis: a signal from which region?
ask-telekinesis-level = Telekinesis: which signal?
ask-telekinesis-to = Telekinesis: to which adjacent region?
ask-teleportation-who = Teleportation: which leader?
ask-teleportation-to = Teleportation: to which region?
ask-control-faction = Mind control: a unit of which faction?
ask-control-region = Mind control: in which region?
ask-control-unit = Mind control: which unit?
ask-control-action = Mind control: what does the unit do?
ask-control-to = Mind control: where does it go?
ask-control-resource = Mind control: which resource does it bring you?
ask-fear-token = Inspire fear: which signal leaves Kar'Ra?
ask-fear-destination = Fear drives all your units out: where do they go?
ask-pulse-card = Psionic pulse: on which drone card?
ask-pulse-drone = Psionic pulse: activate the drone?
ask-signal-region = Signal control: in which region?
ask-genius-loci = Genius loci: your outposts of which colour raise signals?
ask-raise-signal = Genius loci: which signal do you raise?
ask-choose-psi-mission = Which mission do you complete?
ask-choose-poorer = Kit B: which opponent do you compare yourself with?
ask-choose-copied = Elly C: which mission do you copy?
ask-bonus-leader = Which leader counts more in this phase?
do-arrive = Begin in { $region }
do-ascend = Bring { $figure } into play in { $region }
do-telekinesis = Willow: Telekinesis
do-teleportation = Willow: Teleportation
do-mind-control = Kit: Mind control
do-ghost-soldiers = Kar'Ra: Ghost soldiers
do-fear = Kar'Ra: Inspire fear
do-pulse = Elly: Psionic pulse
do-signal-control = Vladimir: Signal control
do-grip = From { $region }
do-grip-level = { $signal }
do-shift-signal = To { $region }
do-teleport = { $figure }
do-appear = To { $region }
do-control = { $faction }
do-control-in = In { $region }
do-control-scrapper = A scrapper
do-control-figure = { $figure }
do-control-move = It moves
do-control-collect = It collects
do-lead-to = To { $region }
do-plunder = Take { $resource }
do-release = { $signal }
do-flee-to = To { $region }
do-charge = On { $card }
do-awaken = Activate { $drone }
do-emit = In { $region }
do-attune = { $colour }
do-raise-in = { $region }: { $signal }
do-raise-on-kar-ra = On Kar'Ra: { $signal }
do-raise-on-card = On the card { $card }
do-raise-on-market = On { $market }: { $signal }
do-fulfil = Complete { $mission }
do-compare = { $faction }
do-copy = { $mission }
do-empower = { $figure }
event-starting-leader = { $seat } draws the mission { $mission } and begins with { $figure }.
event-missions-opened = { $seat } reveals missions of { $figure }: { $mission }.
event-ascended = { $seat }: ascent. { $figure } enters play in { $region }.
event-signal-placed = { $seat } places a { CASE($signal) } in { $region }.
event-signal-returned = { $seat } loses the { CASE($signal) } in { $region }.
event-signals-boxed = { $seat } removes every { $signal } from the game.
event-signals-called-back = { $seat } takes back { $count ->
    [one] { $count } signal token
   *[other] { $count } signal tokens
} from cards and markets.
event-signal-moved = { $seat } moves a { CASE($signal) } from { $start } to { $region }.
event-signal-raised = { $seat } raises a signal: it is now a { CASE($signal) }.
event-signal-stays = { $seat }: the { CASE($signal) } stays on { $market }.
event-teleported = { $seat } teleports { $figure } from { $start } to { $region }.
event-ghosts-called = { $seat } puts a { CASE($signal) } on Kar'Ra.
event-feared = { $seat } inspires fear in { $region } and takes a { CASE($signal) } off Kar'Ra.
event-card-charged = { $seat } puts a { CASE($signal) } on { $card }.
event-mind-moved = { $seat } moves one of { CASE($rival) }'s units from { $start } to { $region }: { SIZE($figure) ->
    [0] a scrapper
   *[other] { $figure }
}.
event-mind-collects = { $seat } collects with one of { CASE($rival) }'s units.
event-attuned = { $seat }: Genius loci ({ $colour }), { $count ->
    [one] { $count } signal
   *[other] { $count } signals
} may be raised.
event-empowered = { $seat }: { $figure } counts { $amount } more in this phase.
event-candy-put-aside = { $seat } puts the { $candy } back and draws another.
why-dei-psi-09 = The Psionics cannot build.
why-dei-psi-17 = No signal is left in your supply.
why-dei-psi-18 = { $figure } is not in play yet.
why-dei-psi-18-none = None of your leaders can use a skill now.
why-dei-psi-21 = None of your signals lies in a region.
why-dei-psi-22 = No other region holds a signal or a leader of yours.
why-dei-psi-23 = No unit there could be made to move or collect.
why-dei-psi-25 = Its faction does not have the majority there, or nothing lies there.
why-dei-psi-27 = No signal lies on Kar'Ra.
why-dei-psi-29 = No open drone card without a signal is in play.
why-dei-psi-30 = A signal lies on that card already.
why-dei-psi-41 = A signal of the highest level cannot be raised.
why-dei-psi-46 = You have already completed a mission of that leader.
why-dei-rul-49 = No signal of the next level is left in your supply.
why-dei-feat-15 = Iron Nerves: that faction cannot be controlled.
why-dei-ask-02 = Another answer does just the same.
section-signals = { $side }: signals and missions
row-map-key-signals = ~2 signal tokens
row-signals-supply = Signals in the supply: { $one } with 1 symbol, { $two } with 2 symbols, { $three } with 3 symbols
row-signals-kar-ra = On Kar'Ra: { $one } with 1 symbol, { $two } with 2 symbols, { $three } with 3 symbols
row-signals-region = { $region }: signals, { $one } with 1 symbol, { $two } with 2 symbols, { $three } with 3 symbols
row-signal-card = On { $card }: { $signal }
row-signal-market = On { $market }: { $signal }
row-psi-mission-open = { $mission }: { $now } now
row-psi-mission-done = { $mission }: completed
row-psi-mission-closed = { $mission }: closed, another mission of this leader is completed
row-units-signals = { $seat }: strength { $strength }, { $count ->
    [one] { $count } signal
   *[other] { $count } signals
}{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-psi-willow-a = { $each } for each outpost that you control
row-psi-willow-b = { $each } for each outpost with one of your leaders or signals in its region
row-psi-willow-c = { $each } for each of your leaders on a roof
row-psi-kit-a = { $each } for each token of the resource that you have fewer of
row-psi-kit-b = { $each } for each resource by which you are ahead of an opponent of your choice
row-psi-kit-c = { $each } for each market card that you have bought
row-psi-kar-ra-a = { $each } for each symbol on the signals on Kar'Ra
row-psi-kar-ra-b = { $each } for each opposing unit in Kar'Ra's region, if you have the majority there
row-psi-kar-ra-c = { $each } for each resource in Kar'Ra's region, if you have the majority there
row-psi-elly-a = { $each } for each signal in regions with a drone
row-psi-elly-b = { $each } for each signal on a drone card or a market board
row-psi-elly-c = as the upper part of a mission of the current round
row-psi-vladimir-a = { $each } for each signal in the city
row-psi-vladimir-b = 1, 2, 4, 6, 10 or 15 for 1 to 6 outposts that you control
row-psi-vladimir-c = { $each } for each region with a signal where you have the majority
criterion-red-outposts = red outpost you control
criterion-blue-outposts = blue outpost you control
criterion-green-outposts = green outpost you control
criterion-yellow-outposts = yellow outpost you control
criterion-controlled-outpost = outpost you control
criterion-roof-region-with-majority = roof where you have the majority
criterion-two-ground-regions-with-majority = 2 ground regions where you have the majority
criterion-own-construction = construction of yours in the city
criterion-tech-energy-pair = pair of technology and energy in your reserve
criterion-market-card-owned = market card you own
criterion-majority-region-with-drone = region with a drone where you have the majority
criterion-three-scrappers-on-board = 3 scrappers of yours in the city
criterion-set-of-three-outpost-colors = set of 3 outposts of different colours
criterion-unlocked-feat = unlocked feat
criterion-region-superior = region where you have superiority over a faction
criterion-own-unit-in-region-with-enemy-leader = unit of yours in a region with superiority and another’s leader
criterion-two-own-units-in-region-with-drone = 2 of your units in a region with a drone where you have the majority
criterion-majority-region-with-construction = region with a construction where you have the majority
criterion-resource-in-up-to-three-regions = resource in up to 3 regions where you have the majority

effect-none = no effect
effect-signal-power = each signal counts as many as it has symbols

## Around the city

board-by-slot = price by slot
board-open-to-all = open to all
board-hold = you hold { $count }
board-needs-outpost = needs { $count ->
    [one] { $count } outpost
   *[other] { $count } outposts
}
board-price = Price: technology { $technology }, energy { $energy }
board-can-buy = You can buy it
board-lack = { $resource }: { $count } missing
board-pays = Supplies at once: { $supplies }
board-worth = Supplies at the end: { $supplies }
board-market-tactical = Tactical
board-market-logistic = Logistic
board-market-mechanical = Mechanical
board-market-black = Black
board-market-industrial = Industrial
board-captured = captured until the refresh
board-column = Column { $column }
board-column-used = used
board-column-late = late
board-column-now = this round
board-column-later = to come
board-never-late = never late
board-from-round = from round { $round }: { $count }
board-pays-now = { $count } now
board-now = now
board-hand = Hand
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-played-up = Played, back at refresh:
board-played-down = Face down, to the bin:
board-bin = Bin ({ $count }), worth { $supplies }:
board-bin-name = Recycle bin
board-form = The card being played
board-draft = Feats to choose from
board-face-down = face down: buy one card
board-face-up = face up, actions in any order
board-done = done
board-buy-hint = Tap the card on its market.
board-choose-card = Tap a card of your hand
board-way-up = face up: its actions
board-way-sweet = with a candy: one action more
board-way-down = face down: buy a card, once in a phase
board-way-candy = no action: draw a steam candy
board-candies = Steam candies
board-own = Faction board
board-not-in-city = not in the city yet
board-reserve = In the reserve
board-wolf-run = Run: two streets
board-wolf-jump = Jump: roof to roof
board-wolf-climb-up = Climb: no elevator
board-feat-open = open
board-feat-progress = { $count } of { $need }
board-dens-left = Dens left: { $count }
board-dens = Dens left
board-growth = Growth token
board-growth-red = +1 strength at the Altar
board-growth-blue = +1 step for the Altar
board-growth-green = +1 resource at the Altar
board-growth-yellow = +1 scrapper at the Altar
board-mission-done = done
board-mission-closed = closed
board-signals = Signals with { $level ->
    [one] { $level } symbol
   *[other] { $level } symbols
}
board-signals-boxed = out of the game
board-signals-until = until round { $round }
board-signals-stay = stay
board-automa-level = { $level ->
    [easy] easy
    [expert] expert
   *[standard] standard
}, { $count ->
    [one] { $count } action
   *[other] { $count } actions
} a phase
board-automa-cell = next action
board-automa-from = from round { $round }
board-automa-never = not at this level
board-automa-deck = deck { $count }
board-automa-captured = captured { $count }
board-automa-bin = bin { $count }, worth { $supplies }
board-automa-capture = Cards in the deck that begin with a capture
board-automa-collect = Cards in the deck that begin with a collect
board-automa-move = Cards in the deck that begin with a move
board-automa-recruit = Cards in the deck that begin with recruiting
board-automa-removed = Removed outposts, points for the 1st, 2nd, 3rd
board-outposts = Outposts held: { $colour }
board-to-build = Still to build: { $construction }
board-feats = Feats unlocked
board-tie-token = Tie-break token: the highest wins
board-automa-action = action { $number } of { $actions }
board-automa-groups = Groups
board-automa-free = free
board-automa-against = strength
board-automa-weighed = To choose from
board-automa-counts = resources
board-counts = { $each } for each { $criterion }
board-counts-copy = as the upper part of any mission on the board
option-faction-any-note = chosen at the table
option-faction-ravagers-note = collect more where Grim is
option-faction-refuge-42-note = many people: they enlist at Marlowe's side
option-faction-farm-z-note = strong: Goliath counts 2
option-faction-auxilia-note = quick: Swift's group climbs without an elevator
option-faction-wild-note = wolves and a bear; they build nothing, run and climb
option-faction-fauns-note = dens link the city; outposts become growth
option-faction-psionics-note = five leaders, signals instead of people
option-feats-note = three each: drafted in turn, or dealt
option-weather-note = Each round a card hinders everybody; the next one is forecast.
option-short-missions-note = Four missions instead of eight: less to weigh.
option-industrial-note = It takes the place of the black market; its machines count 2.
option-mercenaries-note = They wait in the city for a leader who meets their terms.
option-automa-note = The Fauns are played by cards, as one more rival.

## Score

score-missions = Missions
score-gained = Supplies gained
score-cards = Market cards
score-feats = Feats
score-outposts = Outposts
score-resources = Resources

## Words

side-automa = The Automa
    .nom = the Automa
order-capture-tactical = capture from the tactical market
order-capture-logistic = capture from the logistic market
order-capture-mechanical = capture from the mechanical market
order-capture-black = capture from the black or industrial market
order-collect-technology = collect technology
order-collect-energy = collect energy
order-move-outpost-red = move to a red outpost
order-move-outpost-blue = move to a blue outpost
order-move-outpost-green = move to a green outpost
order-move-technology = move to technology
order-move-energy = move to energy
order-recruit-den-red = recruit at a den with a red outpost
order-recruit-den-blue = recruit at a den with a blue outpost
order-recruit-den-green = recruit at a den with a green outpost
order-recruit-lilith = recruit at Lilith's side
order-recruit-altar = recruit at the Altar of Gaia
obstacle-no-payable-card = It can't afford any face-up card there
obstacle-no-resource = Nothing of the kind lies where it has the majority
obstacle-no-free-units = It has no free units
obstacle-no-way = No free group can get there and have the majority
obstacle-no-den = No den lies at an outpost of that colour
obstacle-no-outpost = No outpost of that colour is left, so the rest of the card is not tried
obstacle-no-scrapper = The reserve is empty, and no other region has a free scrapper
resource-technology = technology
resource-energy = energy
colour-red = red
    .nom = red
    .nom_pl = red
colour-blue = blue
    .nom = blue
    .nom_pl = blue
colour-green = green
    .nom = green
    .nom_pl = green
colour-yellow = yellow
    .nom = yellow
    .nom_pl = yellow
construction-den = den
construction-refuge = refuge
construction-elevator = elevator
construction-bridge = bridge
symbol-move = Move
    .nom = Move
    .nom_pl = Moves
symbol-collect = Collect
    .nom = Collect
    .nom_pl = Collects
symbol-enlist = Enlist
    .nom = Enlist
    .nom_pl = Enlists
symbol-build = Build
    .nom = Build
    .nom_pl = Builds
symbol-build-refuge = Build a refuge
    .nom = Build a refuge
    .nom_pl = Builds of a refuge
symbol-build-elevator = Build an elevator
    .nom = Build an elevator
    .nom_pl = Builds of an elevator
symbol-build-bridge = Build a bridge
    .nom = Build a bridge
    .nom_pl = Builds of a bridge
symbol-strike = Strike
    .nom = Strike
    .nom_pl = Strikes
symbol-buy = Buy
    .nom = Buy
    .nom_pl = Buys
symbol-drone = Drone
    .nom = Drone
    .nom_pl = Drones
symbol-tolstoy = Tolstoy
symbol-altar = Altar
    .nom = Altar
    .nom_pl = Altars
symbol-machine = Machine
    .nom = Machine
    .nom_pl = Machines
symbol-den = Place a den
    .nom = Place a den
    .nom_pl = dens to place
symbol-region-majority-bonus = Strengthen a region
symbol-push-one-unit-each = Push
    .nom = Push
    .nom_pl = Pushes
symbol-swap-resources = Exchange resources
effect-extra-collect-with-leader = Grim: one more resource when you collect in his region
effect-enlist-in-leader-region = Enlist also in your leader's region
effect-leader-counts-as = Goliath counts 2
effect-group-changes-level-without-elevator = A group with Swift changes level without an elevator
effect-enlist-only-in-leader-region = Alpha: wolves are enlisted at Nikita's side
effect-den-after-move-on-controlled-outpost = Messenger of Gaia: a den where Lilith's Move ends at an outpost you control
effect-psi-willow = Willow: Levitation, Telekinesis, Teleportation
effect-psi-kit = Kit: Mind control
effect-psi-kar-ra = Kar'Ra: Ghost soldiers, Fear
effect-psi-elly = Elly: Psionic pulse
effect-psi-vladimir = Vladimir: Signal control
effect-majority-bonus-with-leader = stronger where your leader is
effect-majority-bonus-with-own-refuge = stronger at your refuges
effect-majority-bonus-on-roof = stronger on roofs
effect-supply-on-strike = a supply for each scrapper you strike
effect-immune-to-strike-and-forced-move = no strike and no push touches you
effect-single-unit-move-ignores-majority = one unit alone may ignore the majority rule
effect-use-opponent-elevators = use elevators of other factions
effect-use-opponent-bridges = use bridges of other factions
effect-one-long-move-per-phase = one Move of two steps per phase
effect-extra-enlist-per-phase = one more scrapper, once per phase
effect-buy-discount = pay 1 resource less
effect-extra-collect-per-phase = one more resource, once per phase
effect-tech-when-recycling = technology for each card that goes to the bin
effect-drone-extra-step = drones fly one step further
effect-build-without-majority = build with one unit
effect-collect-from-linked = Collect also from linked regions
effect-supply-on-drone-activation = a supply for each drone you activate
effect-howl-push = Instead of enlisting, drive a unit of each opponent out of a region with a wolf
effect-move-after-placing = A wolf that is placed may Move at once
effect-majority-bonus-three-wolves = +1 in each region with 3 or more wolves
effect-region-majority-bonus = one region is stronger in this phase
effect-leader-majority-bonus = your leader counts more in this phase
effect-push-one-unit-each = push everybody else out of a region
effect-long-move = Moves of up to two steps
effect-change-level-without-elevator = Moves change level without an elevator
effect-collect-extra = each Collect takes one more
effect-swap-resources = exchange resources
effect-gain-energy = energy from the supply
effect-gain-candy = steam candies
effect-gain-supplies = supplies
effect-use-any-construction = Moves use elevators and bridges of any faction
effect-activate-altar = activate the Altar of Gaia
effect-tolstoy-excavation = take all resources where Tolstoy finds another's construction
effect-tolstoy-rage = strike everybody in Tolstoy's region
effect-tolstoy-pack-leader = place up to 2 wolves in Tolstoy's region
effect-tolstoy-roar = Tolstoy counts 3 in this phase
effect-repeat-per-own-bridge = one more Move for each of your bridges
effect-repeat-per-own-refuge = one more Enlist for each of your refuges
effect-repeat-per-own-elevator = one more Collect for each of your elevators
effect-elevators-linked-together = ground regions with elevators are linked
effect-collect-at-elevators = Collect also at elevators
effect-enlist-on-bridged-roofs = Enlist also on roofs with a bridge
effect-collect-under-bridge = take a resource from under a bridge you cross
effect-supply-per-collect-at-own-refuge = a supply for each resource collected at your refuge
effect-supplies-per-construction-set = supplies for sets of refuge, bridge and elevator
effect-machine = a machine
effect-machine-eal = up to 2 roofs over bridges, then a strike on everybody else in a region below
effect-machine-slug = up to 2 regions, and units of its start come along
effect-machine-ripley = up to 2 regions, then up to 2 resources there or in one linked region
effect-moves-single-unit = Blizzard: each Move takes one unit
effect-roof-units-cannot-move = Gusty wind: units on roofs cannot Move
effect-remove-unsheltered-scrappers = Acid rain: scrappers without shelter are removed after phase III
effect-no-bridges-no-elevators = Black ice: no bridges, no elevators
effect-remove-buried-scrappers = Heavy snowfall: buried scrappers are removed after phase III
effect-activate-drone-in-region-at-phase-end = Jukas: activate a drone in his region at the end of your turn
effect-collect-all-in-region = Alexandra: a Collect in her region takes everything
effect-remove-resource-from-occupied-regions = Solar flare: regions with units lose a resource after phase III

trait-faction = Victories by faction
trait-automa-level = Victories by level of the Automa
