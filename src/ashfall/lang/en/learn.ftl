### Lessons (one idea at a time, src/ashfall/lessons) and reference cards.

learn-lesson = Lesson
learn-step = Lesson, step { $step } of { $steps }
learn-now = Now: { $choice }
learn-next = Next
learn-show = Show me
learn-let = Let me
learn-skip = Skip the lesson
learn-end = That was the first round
learn-play-on = Play on without me
why-lesson = The lesson goes step by step: this comes later. Skip the lesson to choose freely.

## Last Aurora

learn-aurora-goal = You lead a convoy across the ice to the Aurora, the last ship going south. Whoever has the most fame in the end wins: fame for hits on enemies, for being ahead, and for what you bring along.
learn-aurora-clock = The Aurora is the clock. It waits at stop 1 of 6 and sails on every round. The game ends when a convoy has reached it, or after the sixth round.
learn-aurora-explore = A round begins with Exploration. Each of the five positions has its price in skill: the further right, the dearer. A second trailer gives your cargo room, so we take the one in position 2.
learn-aurora-alone = Somebody has to go there. The Leader has skill 2, the Co-pilot 1. Send only the Co-pilot, so that the Leader can go on a turn of their own.
learn-aurora-food = Skill 1 is too little for a card that costs 2. Food helps: whoever eats has 1 skill more for this turn.
learn-aurora-build = Skill 2 for a cost of 2: enough. Couple the trailer to your convoy. The Co-pilot is exhausted after that.
learn-aurora-automa = Then your rival acted. The Automa turned up a card, looked for something to do and took it; the film beside the board shows why. War Wolves have come too: nobody can explore an enemy, they wait for the fight.
learn-aurora-second = Now the Leader's turn. In the warehouse in position 1 lie food and fuel, and skill 2 is plenty.
learn-aurora-bonus-order = Every position also offers a bonus action, once, before or after the card. The warehouse contaminates whoever goes in, and the bonus here removes 1 contamination. So the card comes first.
learn-aurora-bonus = And now the bonus. The other way round there would have been nothing to remove.
learn-aurora-cure = Contamination lowers skill by 1. The Leader gets rid of it.
learn-aurora-rest = After Exploration everybody rests. The Leader is back next round; others lie exhausted for one round longer. For 1 food the Co-pilot rests sooner, and both are back next round.
learn-aurora-move = Movement: 1 fuel drives the convoy as far as its speed, which is 3. Every further fuel adds 1. Save fuel: one is enough.
learn-aurora-waypoint = You may stop earlier. On waypoint 2 lies a counter for an object, and only a convoy that stops there may take it.
learn-aurora-object = An object card helps once, or scores 1 fame if you keep it to the end.
learn-aurora-cargo = Enemies are about, so you may lay your cargo anew before the fight. It lies well: leave it.
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

## Outlive

learn-outlive-goal = You lead a colony in a shelter for six days. In the end survivors, full rooms, dealt-with disasters and repaired equipment score; radiation costs points.
learn-outlive-deal = First the shelter. You were dealt six special rooms and keep four. A room only works while it is full of survivors, so think of rooms you can fill.
learn-outlive-free-room = One room is built already. The machine shop makes repairs cheaper.
learn-outlive-airlock = Four survivors live here. Those in the airlock drink 1 water per row at night, but each of them keeps 1 radiation out. Three go into the room, one stays in the airlock.
learn-outlive-leader = Your leader brings some supplies and says where your teams begin.
learn-outlive-place = You have four teams with strength 5, 4, 3 and 3. They begin in four different places.
learn-outlive-dawn = Day 1. At dawn the places are filled, and a disaster came. It strikes every dawn until somebody pays to end it. This one makes game leaner.
learn-outlive-team = By day you and your rival send teams out in turn, one at a time. We start small: one team of strength 3.
learn-outlive-move = A team must go 1 or 2 places along the ring, and never where another team of yours is. The mine has metal.
learn-outlive-actions = The strength of a team is the number of its actions. Strength 3: three times metal. Three materials are a room.
learn-outlive-automa = The Automa has sent a team to the dam, for water. The film beside the board shows its card and its reason.
learn-outlive-four = Every team goes once a day. Now the one with strength 4.
learn-outlive-pressure = It is stronger than the Automa's team at the dam. Whoever arrives attacks every weaker team there that has gone out already.
learn-outlive-attack = The Automa spent ammo in defence and gave nothing. A stronger attack would have brought tribute. Next the strongest team: we need food.
learn-outlive-hunt = In the forest, the mine and the park a team can hunt once. Strength, ammo and weapons pay for the game's endurance; there is meat for several mouths.
learn-outlive-last = The last team goes to the city of Blackwood.
learn-outlive-city = In a city each action takes a piece of equipment or draws a search token. Equipment is broken at first: it has to be repaired at night, then it helps and scores.
learn-outlive-night = Night falls: disasters, feeding, radiation, recruiting, rooms, repairs, clean-up, always in this order.
learn-outlive-fed = The airlock drank 1 water and the machine shop ate 2 units. Everything that is missing costs a survivor, so look at your store before the evening.
learn-outlive-radiation = Radiation of day 1 is 1, and the survivor in the airlock kept it out. Without somebody there the marker would have gone up and cost points.
learn-outlive-recruit = Now you may take in people from outside: 1 provision each, as many as the airlock has room for. Take one.
learn-outlive-build = Three metal build a room. The crisis room makes ending a disaster cheaper.
learn-outlive-staff = An empty room does nothing and scores nothing. Move both from the airlock into it. But mind: nobody keeps out the radiation tomorrow, unless you recruit in time.
learn-outlive-sum-1 = Every team goes out once a day, 1 or 2 places along the ring, and acts as often as it is strong.
learn-outlive-sum-2 = Whoever arrives attacks weaker teams; ammo defends.
learn-outlive-sum-3 = Open disasters strike every dawn until somebody pays for them.
learn-outlive-sum-4 = At night rooms eat, airlock rows drink; what is missing costs survivors.
learn-outlive-sum-5 = The airlock keeps out radiation; full rooms work and score.
