### AuZtralia

game-name = AuZtralia
game-summary = Lay railways into the outback, mine, farm and raise an army before the Old Ones wake. Time is the only currency that counts, and the Old Ones score too.
game-goal = Lay tracks, mine and farm while there is Time. Then the Old Ones wake: they walk to your farms and your port. The most points win, and the Old Ones score too. If a port falls, they win.
side-old-ones = The Old Ones
    .nom = the Old Ones
    .gender = pl
option-level = Solo level
option-level-easy = easy
option-level-hard = hard
option-level-insane = insane
level-easy = easy
level-hard = hard
level-insane = insane

## Questions

ask-place-port = Where do you place your port?
ask-choose-action = Choose an action.
ask-play-once-card = Your action is done. Play a card before your turn ends?
ask-place-track = Where do you lay track?
ask-choose-mine = Which resource do you mine, and where?
ask-solo-refresh-row = Discard characters from the row (1 gold in total)? Name them one by one.
ask-choose-character = Which character do you hire?
ask-choose-purchase = What do you buy?
ask-choose-trade = What do you import or export?
ask-choose-farms = Where do you build farms?
ask-choose-force = Who joins the expeditionary force?
ask-choose-target = Which hex do you attack?
ask-combat-continue = Combat: fight on, or withdraw?
ask-use-corporal-jones = The card is revealed. Withdraw with Corporal Jones before it resolves?
ask-assign-damage = Which stack takes the damage?
ask-assign-hits = Too few cubes for all the damage: which Old One takes the next point?
ask-use-franz-neumann = A unit is destroyed. Does Franz Neumann save it?
ask-use-o-malley = Does O’Malley remove a damage cube?
ask-kapena-attack = Kapena Alika holds your farm: attack the Old Ones there?
ask-choose-flounder-unit = Which unit does Captain Flounder bring?
ask-choose-davis-tiles = Which face-down tile does Agent Davis reveal?
ask-choose-rangers-target = Which Old One do the Rangers hunt?
ask-choose-desta-temple = Which Temple does Desta Danger blow up?
ask-choose-jenny-farms = Which blighted farm does Jenny Appleseed restore?

## Options

do-port = Place the port on { $hex }
do-build-track = Build track: coast and outback
do-build-track-hills = Build track: any terrain
do-mine = Mine
do-hire = Hire
do-buy-units = Buy military
do-import-export = Import / export
do-farm = Farm
do-attack = Attack
do-recover = Recover cubes
do-exchange = A disc for five cubes on { $tile }
do-dig = Mine { CASE($good) } on { $hex }
do-buy = Buy { COUNT($unit, $count) }
do-import = Import { COUNT($good, 1) }
do-export = Export { COUNT($good, 1) } for 1 gold
do-end-turn = End the turn
do-lay = Lay track across { $edge }
do-stop = No more
do-build = Build a farm on { $hex }
do-take = Hire { $character }
do-dismiss = Discard { $character }
do-play = Play { $character }
do-unmask = Reveal the tile on { $hex }
do-enlist = Take { COUNT($unit, 1) }
do-raze = Blow up the Temple on { $hex }
do-restore = Restore the farm on { $hex }
do-hunt = Hunt { $tile }
do-send = { $count ->
    [0] Send no { CASE($unit) }
   *[other] Send { COUNT($unit, $count) }
}
do-target = Attack { $hex }
do-fight = Reveal the next card
do-withdraw = Withdraw everybody
do-withdraw-airships = Withdraw the airships
do-withdraw-ground = Withdraw the ground troops
do-face-card = Resolve the card
do-use = { $character }: damage to { $tile }
do-sacrifice = General Takashi: sacrifice the { CASE($unit) } for 2 damage to { $tile }
do-wound = Put the damage on the { CASE($unit) }
do-save = Franz Neumann saves the { CASE($unit) }
do-let-fall = Don’t save it
do-repair = O’Malley repairs the { CASE($unit) }
do-no-repair = Repair nothing
do-hit = Deal damage to { $tile }
do-strike-back = Attack the held farm
do-hold-back = Do not attack

## Log

event-surveyed = Survey tile { $survey } is resolved on { $hex }{ $lots ->
    [0] {""}
   *[other] ; resources on { $lodes }
}{ $hidden ->
    [0] {""}
    [one] ; a face-down tile on { $lairs }
   *[other] ; face-down tiles on { $lairs }
}{ $higher ->
    [0] {""}
   *[other] ; a level higher on { $risen }
}.
event-first-player = { $seat } is first player.
event-port-placed = { $seat } places the port on { $hex }.
event-acted = { $seat } takes the action { $action }{ $gold ->
    [0] .
   *[other] {" "}and pays { $gold } gold to repeat it.
}
event-track-laid = { $seat } lays track across { $edge }.
event-mined = { $seat } mines { COUNT($good, $amount) } on { $hex }.
event-hired = { $seat } hires { $character }.
event-row-refilled = New in the row: { $character }.
event-row-dismissed = { $seat } discards { $character } from the row and pays 1 gold.
event-bought = { $seat } buys { COUNT($unit, $amount) } for { $gold } gold.
event-imported = { $seat } imports { COUNT($good, 1) }.
event-exported = { $seat } exports { COUNT($good, 1) } for 1 gold.
event-farm-built = { $seat } builds a { CASE($farm) } on { $hex } and takes { $gold } gold.
event-recovered = { $seat } spends { $time } Time and recovers { $amount ->
    [one] { $amount } cube
   *[other] { $amount } cubes
}.
event-disc-moved = { $seat } spends { $time } Time and moves to cell { $cell }.
event-cubes-exchanged = { $seat } exchanges the cubes on { $tile } for a disc ({ $amount }).
event-track-paid = { $seat } pays 1 coal and 1 iron for track.
event-points-gained = { $seat } gains { $vp } VP.
event-healed = All damage on the { $tile } tile is healed ({ $amount }).
event-no-temple = No Temple is face up: nothing happens.
event-acts-again = { $seat } is still last on the Time track and acts again. Time to spare: { $time }.
event-set-out = { $seat } sends { COUNT($force) } and spends { $time } Time.
event-attacked = { $seat } attacks { $hex }.
event-tile-revealed = The tile on { $hex } is revealed: { $tile }.
event-blank-removed = Only kangaroos on { $hex }. The tile leaves the game.
event-nothing-there = { $seat }: nobody is left to fight on { $hex }; the units return to the barracks.
event-combat-card = { $seat } reveals Old One card { $card }.
event-card-applied = { $seat }, card { $card }: { $hits ->
    [0] {""}
   *[other] { $hits } damage to Old Ones;{" "}
}{ $damage ->
    [0] {""}
   *[other] { $damage } damage to units;{" "}
}{ $airship_damage ->
    [0] {""}
   *[other] { $airship_damage } damage to airships;{" "}
}{ $sanity ->
    [0] no Sanity lost.
   *[other] { $sanity } Sanity lost.
}
event-wounded = { $seat }: the { CASE($unit) } takes 1 damage.
event-unit-lost = { $seat } loses { COUNT($unit, 1) }.
event-garrison-lost = { $seat } loses { COUNT($unit, $amount) }.
event-unit-saved = { $seat }: Franz Neumann saves the { CASE($unit) }.
event-repaired = { $seat }: O’Malley repairs the { CASE($unit) }.
event-maddened = { $seat } has no Sanity left to lose.
event-withdrew = { $seat } withdraws.
event-airships-withdrew = { $seat } withdraws the airships.
event-ground-withdrew = { $seat } withdraws the ground troops.
event-combat-won = { $seat } wins the combat on { $hex }.
event-defeated = { $seat } is defeated on { $hex }.
event-character-used = { $seat } uses { $character }.
event-struck = { $seat } deals { $amount } damage to { $tile }.
event-old-one-destroyed = The { $tile } tile on { $hex } is destroyed.
event-trophy-taken = { $seat } takes { $tile } ({ $vp } VP).
event-points-divided = { $seat } gets a share of { $vp } VP for { $tile }.
event-cards-shuffled = The Old One cards are reshuffled.
event-characters-shuffled = The discarded characters are shuffled into a new deck.
event-card-played = { $seat } plays { $character }.
event-gained = { $seat } gains { COUNT($good, $amount) }.
event-enlisted = { $seat } gets { COUNT($unit, 1) } for free.
event-old-one-removed = The { $tile } tile is removed from { $hex }.
event-farm-restored = { $seat } restores the farm on { $hex }.
event-old-ones-wake = The Old Ones act: their disc moves to { $cell }.
event-event-card = Event: { $event }.
event-nothing-hidden = No face-down tile is left to reveal.
event-surge = Surge of { $tile }: six movement cards at once.
event-assassinated = Assassination in the character row: { $character }.
event-temple-opened = The Temple on { $hex } opens: { $tile }.
event-movement-card = Movement card { $card } ({ WORD($direction) ->
    [left] Left
   *[right] Right
}). { SIZE($movers) ->
    [0] Its circles are empty.
   *[other] In its circles: { $movers }.
}
event-old-one-moved = The { $tile } tile moves from { $start } to { $hex }, towards { $goal } (distance { $distance }). { $reason ->
    [nearest] It is the nearest settlement.
    [left] Equally near: { $candidates }. The card says Left.
   *[right] Equally near: { $candidates }. The card says Right.
}
event-old-one-stays = The { $tile } tile stays on { $hex }: { $reason ->
    [port] it is in a port.
   *[held] Kapena Alika holds the farm.
}
event-farm-blighted = { $seat }: the farm on { $hex } is blighted.
event-farm-saved = { $seat }: everybody who entered the farm on { $hex } is dead; it stays productive.
event-farm-held = { $seat }: Kapena Alika holds the farm on { $hex }.
event-port-attacked = { $seat }: the port on { $hex } is attacked by { $tile }.
event-port-fell = { $seat }: the port on { $hex } has fallen. The game is over.
event-tile-counted = The tile on { $hex } stayed face down: { $tile }.
event-solo-won = { $seat } beats the Old Ones by { $points } to { $against }.
event-solo-lost = { $seat } loses to the Old Ones by { $points } to { $against }.
event-solo-tied = { $seat } loses: the Old Ones win a tie ({ $points }).
event-next-level = The next level to try: { $level }.

## Why not

why-az-set-25 = Another port is too near: the distance must be { $need } or more.
why-az-trk-08 = Your disc has reached the end of the Time track.
why-az-act-04 = Your cubes in this box cost { $need } gold, and you have { $have }.
why-az-act-06 = There is no cube in your HQ. Recover cubes first.
why-az-act-07-track = There is nowhere you could lay track.
why-az-act-07-mine = No resource lies in your reachable network.
why-az-act-07-hire = The character row is empty.
why-az-act-07-farm = There is no free site for a farm in your reachable network.
why-az-rail-01 = Track costs 1 coal and 1 iron. You have: coal { $coal }, iron { $iron }.
why-az-rail-04 = This side touches hills: use the 3-Time box.
why-az-rail-06 = The track must touch a hex that your network reaches.
why-az-rail-07 = A track crosses this side already.
why-az-rail-09 = An Old One lies there; track may not be laid into its hex.
why-az-rail-11 = All your track pieces are on the map.
why-az-mine-03 = Your network does not reach this hex, or an Old One blocks the way.
why-az-rul-91 = Name a card of the row that you have not named yet.
why-az-buy-01 = It costs { $need } gold, and you have { $have }.
why-az-buy-03 = The supply does not have so many; there are: { $have }.
why-az-buy-04 = After paying for the box you have { $have } gold, not enough for any available unit.
why-az-trade-03 = You have nothing of that kind to export.
why-az-farm-01 = No more than one farm of each kind in one action, and you have seven of each.
why-az-farm-02 = Your network does not reach this hex.
why-az-farm-04 = The hex is not empty: a resource, port, farm or Old One is there.
why-az-atk-01 = You need at least one unit in the force.
why-az-atk-01-few = You do not have so many; in the barracks: { $have }.
why-az-atk-01-order = Decide first how many of these join: { $unit }.
why-az-atk-02 = There is no Old One in this hex.
why-az-atk-04 = This hex is out of range.
why-az-atk-05 = With an armoured train you can only attack a hex that your own track joins to a reachable hex.
why-az-atk-16 = No Old One is in range of such a force.
why-az-ret-05 = You can split a withdrawal only if both airships and ground troops are in the force.
why-az-port-04 = You cannot withdraw from the defence of a port.
why-az-cmb-10 = Airships do not take this kind of damage.
why-az-cmb-14 = There is no such stack in the force.
why-az-chr-04 = This character is not ready in this combat.
why-az-cmb-08 = Only { $have } of your cubes lie there; a disc takes the place of { $need }.
why-az-cmb-08-discs = You have no disc left.
why-az-rul-35 = There are still cubes in your HQ: a disc takes their place only when none is left.
why-az-chr-08 = There is no cube in your HQ to mark damage with.
why-az-chr-14 = Bombardier Milligan needs artillery in the force.
why-az-chr-24 = General Takashi needs a unit of that kind in the force.
why-az-chr-28 = Juliette Verne needs an airship in the force.
why-az-chr-34 = Lieutenant Singh needs an armoured car in the force.
why-az-rul-83 = This card could do nothing now.

## Text board

section-time = { $course ->
    [again] Time { $cell } of { $last }: again after at most { $spare } Time, else { CASE($side) }
    [last] Time { $cell } of { $last }: again after at most { $spare } Time, else the game ends
    [next] Time { $cell } of { $last }: { CASE($side) } next
    [end] Time { $cell } of { $last }: then the game ends
   *[none] Time { $cell } of { $last }
}
row-ports = Before the first turn: ports
row-turn = { $seat } to act: cell { $cell } of { $last }
row-old-ones-time = The Old Ones stand on cell { $cell } of { $last }
row-port-fallen = { $seat }'s port has fallen
row-level = Solo level: { $level }
row-disc = { $seat }: cell { $cell }
row-old-ones-disc = Old Ones: cell { $cell }
row-next-event = Next event: cell { $cell }, level { $level }
section-muster = { $side }: expeditionary force
section-battle = { $side } in combat on { $hex }
row-fighter = { $unit }: { $count } in the force, health { $left } of { $health }
row-sanity = Sanity: { $sanity } of { $full }
row-card = Old One card: { $card }
forecast-odds = { $ends ->
    [0] Next card, of { $cards }: damage to Old Ones { $hit }, damage to your units { $hurt }, loss of Sanity { $fright }; none ends the combat
   *[other] Next card, of { $cards }: victory { $win }, force destroyed { $fall }, madness { $mad }; damage to Old Ones { $hit }, damage to your units { $hurt }, loss of Sanity { $fright }
}
forecast-port = { $port ->
    [0] None of these cards brings the port down
    [one] 1 of these cards brings the port down
   *[other] { $port } of these cards bring the port down
}
forecast-withdraw = { $heals ->
    [true] Withdrawal: the units return repaired; the Zombies lose all damage, other Old Ones keep it
   *[false] Withdrawal: the units return repaired; the Old Ones keep their damage
}
combat-fight = Next card
combat-withdraw = Withdrawal
section-map = Map
row-map-line = { $line }
row-map-key = ~ coast, ^ hills, .1 outback with level, o port site, small letters abcd without a number: tracks
row-map-key-pieces = ?2 face-down tile; Old Ones with level: C Cthulhu, S Shoggoth, M Mi-Go, Z Zombies, L Loyalists, T Temple; PA port, fA farm, xA blighted farm
row-map-key-goods = c3: 3 coal; i iron, g gold, p phosphates alike
section-hexes = Hexes
row-hidden = { $hex }: face-down tile of level { $level }
row-goods = { $hex }: { COUNT($good) }
row-nothing = nothing
section-old-ones = Old Ones
row-none-awake = No Old One is revealed
row-old-one = { $distance ->
    [-1] { $tile }, on { $hex }: damage { $damage } of { $health }, { $vp } VP
    [0] { $tile }, in the settlement, on { $hex }: damage { $damage } of { $health }, { $vp } VP
   *[other] { $tile }, on { $hex }: damage { $damage } of { $health }, { $vp } VP; steps to the nearest settlement: { $distance }
}
section-player = { $side }
row-warehouse = Warehouse: { SIZE($good) ->
    [0] empty
   *[other] { COUNT($good) }
}
row-hq = HQ: cubes { $hq }, damage discs { $discs }; track pieces left: { $tracks }
row-boxes = Action boxes: { CASE($action) }
forecast-action = { $then ->
    [again] { $action }: { $time } Time, then { $seat } again
    [next] { $action }: { $time } Time, then { CASE($side) }
    [end] { $action }: { $time } Time, then the game ends
    [last] { $action }: { $time } Time; up to { $spare } Time { $seat } again, else the game ends
   *[both] { $action }: { $time } Time; up to { $spare } Time { $seat } again, else { CASE($side) }
}
forecast-action-paid = { $then ->
    [again] { $action }: { $time } Time, { $gold } gold, then { $seat } again
    [next] { $action }: { $time } Time, { $gold } gold, then { CASE($side) }
    [end] { $action }: { $time } Time, { $gold } gold, then the game ends
    [last] { $action }: { $time } Time, { $gold } gold; up to { $spare } Time { $seat } again, else the game ends
   *[both] { $action }: { $time } Time, { $gold } gold; up to { $spare } Time { $seat } again, else { CASE($side) }
}
row-troop = { $more ->
    [0] { $unit }: { $count } in the barracks, health { $health }, range { $range }, price { $price } gold
   *[other] { $unit }: { $count } in the barracks, health { $health }, range { $range }, price { $price } gold (changed by a character)
}
row-port = Port: { $hex }
row-farm = { $farm } on { $hex }
row-farm-blighted = { $farm } on { $hex }, blighted
row-character = { $character } ({ $effect })
row-trophies = Old Ones destroyed: { $tile }
row-points = Points now: { $points }
section-supply = Supply
row-row = Character row, from left to right ({ $count })
row-candidate = { $character } ({ $effect })
row-unit = { $unit }: { $count } left, price { $price } gold
row-units = Units for sale
section-strengths = Units against Old Ones: damage on the cards that may come next ({ $cards })
forecast-strength = { $kind }. Cards on which your units deal damage: { $unit }. Cards that hurt you: units { $damage }, airships { $airships }, Sanity { $sanity }
row-stacks = Tiles left of level 1, 2, 3: { $one }, { $two }, { $three }
row-decks = Cards left: characters { $characters }, events { $events }, Old Ones { $cards }

## Score

course-first-act = Everybody has laid track and mined before the Old Ones first act
course-surges-that-move = Surges that move an Old One
course-idle-combat-cards = Combat cards without any effect
course-temples-opened = Games in which a Temple opens
course-ports-fallen = Games in which a port falls
score-farms = Productive farms
score-phosphates = Phosphates
score-old-one-tiles = Old Ones destroyed
score-vp-tokens = VP tokens
score-characters = Characters
score-revealed = Old Ones face up
score-hidden = Face-down Old Ones, doubled
score-blight = Blighted farms

## What the characters do

effect-agent-davis = once: reveal 2 face-down tiles and gain 2 VP
effect-alansa-castro = permanent: each Old One that enters your farm takes 2 damage first
effect-alexander-proust = permanent: your armoured cars have health 3
effect-billy-niboon = permanent: range +1 for all your units
effect-bombardier-milligan = once per combat, with artillery: 1 damage
effect-boris-krupp = permanent: your armoured trains have health 4
effect-captain-flounder = once: take one unit of the supply
effect-colonel-khoury = once per combat: 1 damage
effect-corporal-jones = once per combat: withdraw after a card is revealed; not in a port defence
effect-count-iago = permanent: 4 Sanity in each combat
effect-dagmar-krauss = permanent: 2 farms of the same kind in one farm action
effect-desta-danger = once: remove a face-up Temple and all Old Ones in its hex
effect-ferdi-kassan = once: build up to 2 farms without Time
effect-franz-neumann = once per combat: save a destroyed unit
effect-general-takashi = once per combat: sacrifice a unit for 2 damage
effect-harry-bones = permanent: 1 more when you mine coal, iron or gold
effect-ivan-karpov = permanent: each Old One that attacks your port takes 2 damage first
effect-jenny-appleseed = once: restore 1 or 2 of your blighted farms
effect-juliette-verne = once per combat, with an airship: 1 damage
effect-kapena-alika = permanent: Old Ones stop at your farm, and you may attack them before the blight
effect-kitchener = once: take a card of the character row
effect-lady-carter = once: 4 coal
effect-rangers = once: 2 damage to any face-up Old One
effect-lord-blackstock = once: 4 gold
effect-lieutenant-singh = once per combat, with an armoured car: 1 damage
effect-mad-johnson = at scoring: 1 VP for each Old One tile you own
effect-mr-merino = at scoring: 1 VP for each productive sheep farm
effect-mrs-bradshaw = at scoring: 1 VP for every 3 tracks
effect-merinda-sweet = at scoring: 1 VP for each productive corn farm
effect-o-malley = once per combat: remove 1 damage cube after a card
effect-professor-guyon = permanent: your attacks cost 1 Time less, at least 1
effect-rory-mcdory = once: 1 iron, 1 coal and 2 gold
effect-tex-mcguire = at scoring: 1 VP for each productive cattle farm
effect-timothy-brassey = once: lay up to 2 tracks for 1 coal and 1 iron without Time
effect-yvette-killa = once: 4 iron
effect-zhu-xiang = permanent: your airships have health 3

## Log, film and close-ups

turn-acted = { $seat }: { $action }
turn-port-placed = { $seat }: port
turn-old-ones-wake = Old Ones, cell { $cell }
detail-card-movement-card = { $card }
detail-card-event-card = { $event }
detail-card-combat-card = { $card }
detail-among-movement-card = { $movers }
detail-among-old-one-moved = { $candidates }
detail-why-movement-card = Only the kinds in the circles of the card move, one hex each.
ability-reveal-lowest = reveal the face-down tile in the hex with the lowest number
ability-reveal-and-surge = reveal the face-down tile in the hex with the lowest number; if it can move, six movement cards drive it at once
ability-assassination = the two rightmost characters of the row leave the game, new ones come in
ability-temple-portal = each face-up Temple brings out one more tile
field-level = Level
field-health = Health
field-vp = Victory points
field-range = Range
field-cost-gold = Price in gold
field-max-per-buy = Most in one purchase
field-time = Time
field-gold-per-cube-already-there = Gold per cube already there
field-terrain = Terrain
field-gold-on-build = Gold when built
field-vp-productive = Points while productive
field-vp-blighted-old-ones = Points for the Old Ones when blighted
field-direction = Word on the card
field-moves = Moves
field-port = Port site
terrain-plain = outback
terrain-coast = coast
terrain-hills = hills
direction-left = left
direction-right = right
detail-why-old-one-moved = { $reason ->
    [nearest] No other settlement is as near.
    [left] Several are equally near; the card says Left.
   *[right] Several are equally near; the card says Right.
}

## Drawn board

board-whole = Whole map
board-clock = Time track
board-event-cell = Cell { $cell }: event of level { $level }
board-hex = { $level ->
    [0] { $terrain }.
   *[other] { $terrain }, level { $level }.
}
board-word-port = Port
board-layers = Layer of the map
board-layer-all = All
board-layer-terrain = Terrain
board-layer-rail = Rail
board-layer-farms = Farms
board-layer-goods = Resources
board-layer-old-ones = Old Ones
board-ground = { $terrain }: track from { $time } Time on, { $farm }
board-track-time = Time for track
board-track-laid = Track laid + left:
board-farms-standing = Farms, productive + blighted:
board-farm-site = Empty, in reach
board-lodes = On the map:
board-blocked = Blocked
board-distance = Steps to a farm or port
board-hidden-left = Face down:
board-way = { $distance ->
    [0] It stands in a settlement.
   *[other] Steps to the nearest settlement: { $distance }. Towards { $candidates }.
}
board-way-none = Steps to the nearest settlement: { $distance }. It never moves.
board-word-time = Time { $time }
board-word-cattle = Cattle
board-word-sheep = Sheep
board-word-corn = Corn
board-site = Port site.
board-port = { $seat }'s port.
board-farm = { $seat }: { $farm }.
board-farm-blighted = { $seat }: { $farm }, blighted.
board-hidden = Face-down tile of level { $level }.
board-lode = { $good }.
board-old-one = Health { $left } of { $health }, { $vp } VP
board-sides = Who acts in which order, and the points
board-next = Next: { $seat }
board-next-again = Then { $seat } again
board-next-end = Then the game ends
board-again = At most { $spare } Time: { $seat } again, else { CASE($side) }
board-again-last = At most { $spare } Time: { $seat } again, else the game ends
board-ahead = Next on the Time track
board-order = Next to act
board-cell = Cell
board-points = Points
board-stacks = Old One tiles
board-events = Events
board-cards = Old One cards: { $cards } + { $seen } open
board-row = Character row. Left in the deck: { $count }
board-fighting = In the force: { $count }. Damage: { $wounds }
board-damage = Damage
board-airship-damage = Damage to airships
board-sanity = Sanity
board-sanity-lost = Sanity lost
board-odds = Next card, one of { $cards }
board-odds-win = Victory: { $count }
board-odds-on = Combat continues: { $count }
board-odds-fall = Force lost: { $count }
board-odds-mad = Madness: { $count }
board-odds-hit = Cards with damage to Old Ones
board-odds-hurt = Cards with damage to units
board-odds-fright = Cards with Sanity lost
board-card-did = Card { $card }: damage to Old Ones { $hits }, to units { $damage }, to airships { $airship_damage }, Sanity lost { $sanity }
board-last-card = Last card: { $card }
board-warehouse = Warehouse
board-hq = Cubes in the HQ
board-discs = Damage discs
board-tracks-left = Track pieces left
board-farms-left = Left: { $farm }
board-boxes = Action boxes
board-box = Time { $time }. Cubes there: { $cubes }. Gold to repeat: { $gold }
board-action-build-track = Track
board-action-build-track-hills = Track, hills
board-action-mine = Mine
board-action-hire = Hire
board-action-buy-units = Military
board-action-import-export = Trade
board-action-farm = Farms
board-action-attack = Attack
board-action-recover = Recover cubes
board-barracks = Barracks
board-unit = In the barracks: { $count }. Health { $health }, range { $range }, price { $price } gold
board-more-health = Health { $health } instead of { $printed }
board-more-range = Range { $range } instead of { $printed }
board-strengths = Damage to Old Ones on the cards to come ({ $cards })
board-characters = Characters
board-trophies = Old Ones destroyed

## The guided first game, one idea at a time

learn-auztralia-goal = You settle on a coast, lay track inland and build farms. But something sleeps in the outback. Once it is awake it scores as well: in the end you need more points than the Old Ones.
learn-auztralia-port = First your port. It never moves, and the game is over at once if it falls. Hex 53, Darwin, has gold and phosphates nearby.
learn-auztralia-clock = There are no rounds here: everything costs Time. Your disc is on cell 1 of the Time track, that of the Old Ones on cell 22. Whoever is furthest back acts.
learn-auztralia-track = Track is your reach: you mine and farm only where it leads. Up to two pieces cost 1 coal, 1 iron and 2 Time.
learn-auztralia-lay = A piece of track crosses the side between two hexes and joins them. The first one starts at the port.
learn-auztralia-gold = The second one goes on from there: to the gold on hex 3.
learn-auztralia-again = Your disc has moved 2 cells and is still behind that of the Old Ones. So it is your turn again: several actions in a row are quite normal.
learn-auztralia-mine = Mining costs only 1 Time and takes everything of one kind from a hex: here all the gold.
learn-auztralia-farm = Farms are points at the end, and each brings 1 gold now. One action builds up to three, one of each kind, for 1 Time each: cattle on hills, sheep in the outback, corn on the coast.
learn-auztralia-site = A farm needs an empty hex. The gold of hex 3 is gone, so there is room for sheep; corn comes next to it.
learn-auztralia-repeat = Each action leaves a cube in its box. Your first cube still lies here, and every cube there makes a repetition costs 1 gold more: 1 gold now, 2 the next time.
learn-auztralia-two = One piece leads to the phosphates on hex 1, the other to the coast of hex 54, where corn can grow later.
learn-auztralia-phosphates = This repetition costs 1 gold too. But phosphates bring 1 gold at once, and points at the end.
learn-auztralia-recover = Five cubes lie in your boxes by now. Recovering takes 1 Time and returns them all to your HQ, so that every box is empty again. Choosing the moment for it is half the game.
learn-auztralia-asleep = The face-down tiles are sleeping Old Ones, or nothing. The number on the back is their level. You cannot build there, and in the end they count double for the other side. It is time for units.
learn-auztralia-infantry = Infantry is cheap: two for 1 gold each.
learn-auztralia-kinds = In combat kinds count, not numbers: every matching symbol on a card deals damage once, however many units of that kind there are. So an armoured car comes along. Repeating costs 1 gold here too.
learn-auztralia-attack = Next to your network lies a tile of level 1, the weakest. Whoever strikes first chooses the moment.
learn-auztralia-force = First say who goes. Each kind among infantry, armoured cars and artillery costs 1 Time: two kinds, 2 Time.
learn-auztralia-target = The shortest range counts: infantry reaches 1 hex beyond your track. Take hex 4, its tile is weaker than the one on hex 7.
learn-auztralia-reveal = The tile is revealed: Mi-Go. Now you know who you face, and before every card you may still withdraw.
learn-auztralia-card = One card at a time: your units deal damage, then they take damage and you lose Sanity. You begin each combat with 3 Sanity; if you have to lose one and have none, you are beaten.
learn-auztralia-hits = 2 damage, marked with your cubes, and 1 Sanity lost. 1 more damage is enough.
learn-auztralia-miss = No damage this time, on either side. 2 Sanity left: keep fighting.
learn-auztralia-damage = That was enough damage, and there is 1 damage for you. You say who takes it: infantry bears 2 before one unit falls.
learn-auztralia-won = Won! The tile is yours and scores at the end. Your cubes come back, your units return to the barracks and heal.
learn-auztralia-hire = Characters help for the rest of the game. Hiring costs 2 Time and no gold.
learn-auztralia-row = A solo player may pay 1 gold to exchange cards of the row first. These are good enough.
learn-auztralia-iago = With Count Iago you begin every combat with 4 Sanity.
learn-auztralia-hills = In hills track takes 3 Time instead of 2. This box is separate, with cubes of its own.
learn-auztralia-three-farms = Hills, outback and coast are free: one farm of each kind, 3 Time and 3 gold.
learn-auztralia-top = You are on cell 22 now, together with the Old Ones. In one cell the disc on top acts: yours, because it came later.
learn-auztralia-wake = Whatever you do now takes you past them, and they wake. Better have your cubes in your HQ then.
learn-auztralia-awake = They are awake! When their disc is furthest back it goes 1 cell and they act; just now twice. The log tells every step with its rule, and on a wide screen a recap beside the board shows them one by one.
learn-auztralia-event = On light cells an event comes. This one revealed the face-down tile with the lowest number: a Shoggoth, next to your sheep.
learn-auztralia-move = Then two cards tell which kinds walk: one hex towards the nearest farm or port. If several are equally near, the word Left or Right on the card decides.
learn-auztralia-blight = The Shoggoth walked onto your sheep farm. Blighted, it gives you nothing and the Old Ones a point; and the track is blocked where an Old One stands.
learn-auztralia-artillery = Infantry and cars do little against a Shoggoth, artillery does much. Buy some.
learn-auztralia-on-top = You came to the cell of the Old Ones last, so you are on top and act once more. Strike before it walks on.
learn-auztralia-stay = The car would only cost Time: it stays in the barracks.
learn-auztralia-strong = A Shoggoth can bear a great deal. But damage stays on it when you withdraw; only Zombies recover.
learn-auztralia-nothing = No damage on either side. Try another card.
learn-auztralia-hurt = Nothing again, and 1 damage for you. Let the infantry take it: the artillery is still needed.
learn-auztralia-withdraw = It is not going well. Before each card you may withdraw: nothing is lost but the Time, and your units return to the barracks and heal. Come back with more kinds.
learn-auztralia-caught-up = You went 2 cells, so the Old Ones caught up: three turns. Under one tile were only kangaroos, an assassin took two characters from the row, and no card called the Shoggoth.
learn-auztralia-score = The Old Ones have a score of their own. You count farms, phosphates, destroyed Old Ones and characters; they count every tile left, face-down ones double, and blighted farms. A tie is theirs.
learn-auztralia-defend = If they get to your port, all your troops have to defend it, and nobody may withdraw. So never be without any.
learn-auztralia-trade = You are nearly out of coal and iron. Importing brings one of them, exporting sells one for 1 gold: two such deals for 1 Time.
learn-auztralia-sum-1 = Whoever is furthest back on the Time track acts; within a cell, the disc on top.
learn-auztralia-sum-2 = Every cube in a box makes its action cost 1 gold more. Recovering returns all cubes to your HQ.
learn-auztralia-sum-3 = Track is your reach for mining and farming. Old Ones block it.
learn-auztralia-sum-4 = In combat kinds count. Card by card: keep fighting or withdraw. Damage stays, except on Zombies.
learn-auztralia-sum-5 = The awakened walk to farms and ports. They score too: tiles left, face-down ones double, blighted farms.

## The reference card. The part before the first colon is the heading.

refer-auztralia-1 = Turn: whoever is furthest back on the Time track acts, and moves on by the Time the action takes. You may act several times in a row.
refer-auztralia-2 = Actions: put a cube in a box; every cube of yours that lies there already costs 1 gold. Recovering brings the cubes back.
refer-auztralia-3 = Growing: track reaches land, mines give resources, farms score; troops cost gold, characters only Time.
refer-auztralia-4 = Old Ones: from cell 22 on they act whenever their disc is furthest back. Events reveal face-down tiles, cards move the awakened towards farms and ports.
refer-auztralia-5 = Fighting: attack with units and characters, card by card, and stop when it gets too hard. Whoever destroys an Old One gets the points.
refer-auztralia-6 = End: when all discs are on cell 53, or at once when a port falls.
refer-auztralia-7 = Scoring: farms, phosphates, destroyed Old Ones, characters. The Old Ones score for tiles left (double when face down) and blighted farms, and win ties.

## Signs

symbol-coal = coal
symbol-iron = iron
symbol-gold = gold
symbol-phosphate = phosphates
symbol-time = time
symbol-cube = cubes in your HQ
symbol-points = points
symbol-health = health
symbol-range = range
symbol-sanity = Sanity
symbol-damage = damage
symbol-event = event
symbol-port = port
symbol-cattle = cattle farm
symbol-sheep = sheep farm
symbol-corn = corn farm
symbol-infantry = infantry
symbol-armoured-car = armoured car
symbol-artillery = artillery
symbol-airship = airship
symbol-armoured-train = armoured train
symbol-cthulhu = Cthulhu
symbol-shoggoth = Shoggoth
symbol-mi-go = Mi-Go
symbol-zombie = Zombies
symbol-loyalist = Loyalists
symbol-temple = Temple

# Combats on the stage
stage-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
stage-health = Health
stage-foes = Old Ones
stage-slain = destroyed

trait-level = Victories by solo level
