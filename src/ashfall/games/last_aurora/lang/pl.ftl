### Last Aurora

## Gra

game-name = Last Aurora
game-summary = Wyścig konwojów przez skutą lodem krainę: eksploruj, rozbudowuj, walcz i dogoń lodołamacz Aurora.
game-goal = Doprowadź konwój do Aurory w ciągu sześciu rund. Wygrywa, kto ma najwięcej sławy: za trafienia we wrogów, za wyprzedzenie rywali i za to, co dowiezie. Pilnuj załogi: bez ocalałych odpadasz z gry.
option-map = Mapa
option-map-alpha = Alfa, pierwsza podróż
option-map-beta = Beta, ze skrótami, lawinami i śmielszymi akcjami dodatkowymi
option-mines = Graj z miną

## Słowa

token-food = żywność
    .gender = f
    .gen = żywności
    .acc = żywność
    .one = znacznik żywności
    .few = znaczniki żywności
    .many = znaczników żywności
    .one_acc = znacznik żywności
token-fuel = paliwo
    .gender = n
    .gen = paliwa
    .acc = paliwo
    .one = znacznik paliwa
    .few = znaczniki paliwa
    .many = znaczników paliwa
    .one_acc = znacznik paliwa
token-ammo = amunicja
    .gender = f
    .gen = amunicji
    .acc = amunicję
    .one = znacznik amunicji
    .few = znaczniki amunicji
    .many = znaczników amunicji
    .one_acc = znacznik amunicji
token-object = przedmiot
    .gender = m
    .gen = przedmiotu
    .acc = przedmiot
    .one = znacznik przedmiotu
    .few = znaczniki przedmiotów
    .many = znaczników przedmiotów
    .one_acc = znacznik przedmiotu
token-survivor = ocalały
    .gender = m pers
    .gen = ocalałego
    .acc = ocalałego
    .one = znacznik ocalałego
    .few = znaczniki ocalałych
    .many = znaczników ocalałych
    .one_acc = znacznik ocalałego
token-contamination = skażenie
    .gender = n
    .gen = skażenia
    .acc = skażenie
    .one = żeton skażenia
    .few = żetony skażenia
    .many = żetonów skażenia
    .one_acc = żeton skażenia
token-damage = uszkodzenie
block-left = Lewy blok
    .nom = lewy blok
    .gender = m
    .acc = lewy blok
block-right = Prawy blok
    .nom = prawy blok
    .gender = m
    .acc = prawy blok
column-truck = ciężarówka
    .gender = f
    .gen = ciężarówki
    .acc = ciężarówkę
    .ins = ciężarówką
column-trailer1 = przyczepa 1
    .gender = f
    .gen = przyczepy 1
    .acc = przyczepę 1
    .ins = przyczepą 1
column-trailer2 = przyczepa 2
    .gender = f
    .gen = przyczepy 2
    .acc = przyczepę 2
    .ins = przyczepą 2
column-trailer3 = przyczepa 3
    .gender = f
    .gen = przyczepy 3
    .acc = przyczepę 3
    .ins = przyczepą 3
column-trailer4 = przyczepa 4
    .gender = f
    .gen = przyczepy 4
    .acc = przyczepę 4
    .ins = przyczepą 4
zone-active = strefa aktywna
zone-rest = strefa odpoczynku
zone-exhausted = strefa wyczerpania
phase-set-up = przygotowanie
phase-exploration = faza eksploracji
phase-rest = faza odpoczynku
phase-movement = faza ruchu
phase-fire = faza ostrzału
phase-end-of-round = faza końca rundy
effect-none = bez efektu
effect-damage = 1 uszkodzenie
effect-contamination = 1 skażenie
effect-lose-fame = utrata 1 punktu sławy
ability-ignore-contamination-while-exploring = chroni przed skażeniem podczas eksploracji
ability-remove-damage = odpoczynek: usuwa do 2 uszkodzeń
ability-rest-to-active = ruch: przenosi odpoczywającego do strefy aktywnej
ability-ignore-fame-loss-of-card-action = brak utraty sławy przez akcję karty
ability-first-hit-extra-damage = ostrzał: pierwsze trafienie zadaje o 1 więcej
ability-bonus-action-of-any-slot = akcja dodatkowa dowolnego miejsca
ability-ignore-one-enemy = ostrzał: jeden wróg ci nie szkodzi
ability-gain-missing-resource = ruch: znajduje brakujący zasób
ability-fame-if-loot = koniec gry: 2 punkty sławy za posiadany łup
ability-fame = koniec gry: 1 punkt sławy
ability-speed-plus = ruch: prędkość +1
ability-rest-instead-of-exhausted = odpoczywa zamiast się wyczerpać
ability-speed-plus-1-and-catch-up = ruch: prędkość +1, przy dużej stracie +2
bonus-remove-damage-1 = usuń 1 uszkodzenie
bonus-remove-contamination-1-participant = usuń 1 skażenie z uczestnika
bonus-remove-contamination-2-participants = usuń do 2 skażeń z uczestników
bonus-remove-damage-2 = usuń do 2 uszkodzeń
bonus-food-for-damage = zdobądź 1 żywność i umieść 1 uszkodzenie
bonus-ammo-for-damage = zdobądź 1 amunicję i umieść 1 uszkodzenie
bonus-fuel-for-contamination = zdobądź 1 paliwo i skaź uczestnika
bonus-move-2-for-fuel = wydaj 1 paliwo, aby przejechać 1 lub 2 postoje
bonus-upgrade-from-discard = ulepsz konwój kartą ze stosu odrzuconych
bonus-attack-for-ammo = wydaj 1 amunicję, aby od razu zaatakować
bonus-fuel-for-fame = zdobądź 1 paliwo i strać 1 punkt sławy
slot-type-any = dowolny ładunek
    .one = dowolny ładunek
    .few = na dowolny ładunek
    .many = na dowolny ładunek
slot-type-survivor = dla ocalałego
    .one = dla ocalałego
    .few = dla ocalałych
    .many = dla ocalałych
slot-type-food-fuel = żywność lub paliwo
    .one = żywność lub paliwo
    .few = na żywność lub paliwo
    .many = na żywność lub paliwo
slot-type-armour = pancerz
    .one = pancerz
    .few = z pancerzem
    .many = z pancerzem
slot-type-speed-plus = prędkość +1
slot-type-tracks = gąsienice
slot-type-food-end-of-round = 1 żywność co rundę
slot-type-food-as-fuel = żywność jako paliwo
slot-type-fame-per-food-end-of-game = sława za żywność na koniec
slot-type-repair-end-of-round = 1 naprawa co rundę
slot-type-weapon-1 = broń 1
slot-type-weapon-2 = broń 2
slot-type-weapon-3 = broń 3
slot-type-weapon-4 = broń 4
slot-type-fame-end-of-game-1 = 1 punkt sławy na koniec
slot-type-fame-end-of-game-2 = 2 punkty sławy na koniec
slot-type-fame-end-of-game-3 = 3 punkty sławy na koniec
slot-type-fame-end-of-game-4 = 4 punkty sławy na koniec
slot-type-fame-end-of-game-5 = 5 punktów sławy na koniec
slot-type-fame-end-of-game-6 = 6 punktów sławy na koniec
slot-type-fame-end-of-game-7 = 7 punktów sławy na koniec
slot-type-fame-end-of-game-8 = 8 punktów sławy na koniec
slot-type-fame-end-of-game-9 = 9 punktów sławy na koniec
slot-truck-1 = Pole 1 ciężarówki
    .nom = pole 1 ciężarówki
    .gender = n
    .gen = pola 1 ciężarówki
    .acc = pole 1 ciężarówki
    .loc = polu 1 ciężarówki
slot-truck-2 = Pole 2 ciężarówki
    .nom = pole 2 ciężarówki
    .gender = n
    .gen = pola 2 ciężarówki
    .acc = pole 2 ciężarówki
    .loc = polu 2 ciężarówki
slot-truck-3 = Pole 3 ciężarówki
    .nom = pole 3 ciężarówki
    .gender = n
    .gen = pola 3 ciężarówki
    .acc = pole 3 ciężarówki
    .loc = polu 3 ciężarówki
slot-truck-4 = Pole 4 ciężarówki
    .nom = pole 4 ciężarówki
    .gender = n
    .gen = pola 4 ciężarówki
    .acc = pole 4 ciężarówki
    .loc = polu 4 ciężarówki
slot-truck-5 = Pole 5 ciężarówki
    .nom = pole 5 ciężarówki
    .gender = n
    .gen = pola 5 ciężarówki
    .acc = pole 5 ciężarówki
    .loc = polu 5 ciężarówki
slot-truck-6 = Pole 6 ciężarówki
    .nom = pole 6 ciężarówki
    .gender = n
    .gen = pola 6 ciężarówki
    .acc = pole 6 ciężarówki
    .loc = polu 6 ciężarówki
slot-truck-7 = Pole 7 ciężarówki
    .nom = pole 7 ciężarówki
    .gender = n
    .gen = pola 7 ciężarówki
    .acc = pole 7 ciężarówki
    .loc = polu 7 ciężarówki
slot-truck-8 = Pole 8 ciężarówki
    .nom = pole 8 ciężarówki
    .gender = n
    .gen = pola 8 ciężarówki
    .acc = pole 8 ciężarówki
    .loc = polu 8 ciężarówki
slot-above-truck-1 = Pole 1 urządzenia na ciężarówce
    .nom = pole 1 urządzenia na ciężarówce
    .gender = n
    .gen = pola 1 urządzenia na ciężarówce
    .acc = pole 1 urządzenia na ciężarówce
    .loc = polu 1 urządzenia na ciężarówce
slot-above-truck-2 = Pole 2 urządzenia na ciężarówce
    .nom = pole 2 urządzenia na ciężarówce
    .gender = n
    .gen = pola 2 urządzenia na ciężarówce
    .acc = pole 2 urządzenia na ciężarówce
    .loc = polu 2 urządzenia na ciężarówce
slot-above-truck-3 = Pole 3 urządzenia na ciężarówce
    .nom = pole 3 urządzenia na ciężarówce
    .gender = n
    .gen = pola 3 urządzenia na ciężarówce
    .acc = pole 3 urządzenia na ciężarówce
    .loc = polu 3 urządzenia na ciężarówce
slot-above-truck-4 = Pole 4 urządzenia na ciężarówce
    .nom = pole 4 urządzenia na ciężarówce
    .gender = n
    .gen = pola 4 urządzenia na ciężarówce
    .acc = pole 4 urządzenia na ciężarówce
    .loc = polu 4 urządzenia na ciężarówce
slot-above-truck-5 = Pole 5 urządzenia na ciężarówce
    .nom = pole 5 urządzenia na ciężarówce
    .gender = n
    .gen = pola 5 urządzenia na ciężarówce
    .acc = pole 5 urządzenia na ciężarówce
    .loc = polu 5 urządzenia na ciężarówce
slot-above-truck-6 = Pole 6 urządzenia na ciężarówce
    .nom = pole 6 urządzenia na ciężarówce
    .gender = n
    .gen = pola 6 urządzenia na ciężarówce
    .acc = pole 6 urządzenia na ciężarówce
    .loc = polu 6 urządzenia na ciężarówce
slot-above-truck-7 = Pole 7 urządzenia na ciężarówce
    .nom = pole 7 urządzenia na ciężarówce
    .gender = n
    .gen = pola 7 urządzenia na ciężarówce
    .acc = pole 7 urządzenia na ciężarówce
    .loc = polu 7 urządzenia na ciężarówce
slot-above-truck-8 = Pole 8 urządzenia na ciężarówce
    .nom = pole 8 urządzenia na ciężarówce
    .gender = n
    .gen = pola 8 urządzenia na ciężarówce
    .acc = pole 8 urządzenia na ciężarówce
    .loc = polu 8 urządzenia na ciężarówce
slot-trailer1-1 = Pole 1 przyczepy 1
    .nom = pole 1 przyczepy 1
    .gender = n
    .gen = pola 1 przyczepy 1
    .acc = pole 1 przyczepy 1
    .loc = polu 1 przyczepy 1
slot-trailer1-2 = Pole 2 przyczepy 1
    .nom = pole 2 przyczepy 1
    .gender = n
    .gen = pola 2 przyczepy 1
    .acc = pole 2 przyczepy 1
    .loc = polu 2 przyczepy 1
slot-trailer1-3 = Pole 3 przyczepy 1
    .nom = pole 3 przyczepy 1
    .gender = n
    .gen = pola 3 przyczepy 1
    .acc = pole 3 przyczepy 1
    .loc = polu 3 przyczepy 1
slot-trailer1-4 = Pole 4 przyczepy 1
    .nom = pole 4 przyczepy 1
    .gender = n
    .gen = pola 4 przyczepy 1
    .acc = pole 4 przyczepy 1
    .loc = polu 4 przyczepy 1
slot-trailer1-5 = Pole 5 przyczepy 1
    .nom = pole 5 przyczepy 1
    .gender = n
    .gen = pola 5 przyczepy 1
    .acc = pole 5 przyczepy 1
    .loc = polu 5 przyczepy 1
slot-trailer1-6 = Pole 6 przyczepy 1
    .nom = pole 6 przyczepy 1
    .gender = n
    .gen = pola 6 przyczepy 1
    .acc = pole 6 przyczepy 1
    .loc = polu 6 przyczepy 1
slot-trailer1-7 = Pole 7 przyczepy 1
    .nom = pole 7 przyczepy 1
    .gender = n
    .gen = pola 7 przyczepy 1
    .acc = pole 7 przyczepy 1
    .loc = polu 7 przyczepy 1
slot-trailer1-8 = Pole 8 przyczepy 1
    .nom = pole 8 przyczepy 1
    .gender = n
    .gen = pola 8 przyczepy 1
    .acc = pole 8 przyczepy 1
    .loc = polu 8 przyczepy 1
slot-above-trailer1-1 = Pole 1 urządzenia na przyczepie 1
    .nom = pole 1 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 1 urządzenia na przyczepie 1
    .acc = pole 1 urządzenia na przyczepie 1
    .loc = polu 1 urządzenia na przyczepie 1
slot-above-trailer1-2 = Pole 2 urządzenia na przyczepie 1
    .nom = pole 2 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 2 urządzenia na przyczepie 1
    .acc = pole 2 urządzenia na przyczepie 1
    .loc = polu 2 urządzenia na przyczepie 1
slot-above-trailer1-3 = Pole 3 urządzenia na przyczepie 1
    .nom = pole 3 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 3 urządzenia na przyczepie 1
    .acc = pole 3 urządzenia na przyczepie 1
    .loc = polu 3 urządzenia na przyczepie 1
slot-above-trailer1-4 = Pole 4 urządzenia na przyczepie 1
    .nom = pole 4 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 4 urządzenia na przyczepie 1
    .acc = pole 4 urządzenia na przyczepie 1
    .loc = polu 4 urządzenia na przyczepie 1
slot-above-trailer1-5 = Pole 5 urządzenia na przyczepie 1
    .nom = pole 5 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 5 urządzenia na przyczepie 1
    .acc = pole 5 urządzenia na przyczepie 1
    .loc = polu 5 urządzenia na przyczepie 1
slot-above-trailer1-6 = Pole 6 urządzenia na przyczepie 1
    .nom = pole 6 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 6 urządzenia na przyczepie 1
    .acc = pole 6 urządzenia na przyczepie 1
    .loc = polu 6 urządzenia na przyczepie 1
slot-above-trailer1-7 = Pole 7 urządzenia na przyczepie 1
    .nom = pole 7 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 7 urządzenia na przyczepie 1
    .acc = pole 7 urządzenia na przyczepie 1
    .loc = polu 7 urządzenia na przyczepie 1
slot-above-trailer1-8 = Pole 8 urządzenia na przyczepie 1
    .nom = pole 8 urządzenia na przyczepie 1
    .gender = n
    .gen = pola 8 urządzenia na przyczepie 1
    .acc = pole 8 urządzenia na przyczepie 1
    .loc = polu 8 urządzenia na przyczepie 1
slot-trailer2-1 = Pole 1 przyczepy 2
    .nom = pole 1 przyczepy 2
    .gender = n
    .gen = pola 1 przyczepy 2
    .acc = pole 1 przyczepy 2
    .loc = polu 1 przyczepy 2
slot-trailer2-2 = Pole 2 przyczepy 2
    .nom = pole 2 przyczepy 2
    .gender = n
    .gen = pola 2 przyczepy 2
    .acc = pole 2 przyczepy 2
    .loc = polu 2 przyczepy 2
slot-trailer2-3 = Pole 3 przyczepy 2
    .nom = pole 3 przyczepy 2
    .gender = n
    .gen = pola 3 przyczepy 2
    .acc = pole 3 przyczepy 2
    .loc = polu 3 przyczepy 2
slot-trailer2-4 = Pole 4 przyczepy 2
    .nom = pole 4 przyczepy 2
    .gender = n
    .gen = pola 4 przyczepy 2
    .acc = pole 4 przyczepy 2
    .loc = polu 4 przyczepy 2
slot-trailer2-5 = Pole 5 przyczepy 2
    .nom = pole 5 przyczepy 2
    .gender = n
    .gen = pola 5 przyczepy 2
    .acc = pole 5 przyczepy 2
    .loc = polu 5 przyczepy 2
slot-trailer2-6 = Pole 6 przyczepy 2
    .nom = pole 6 przyczepy 2
    .gender = n
    .gen = pola 6 przyczepy 2
    .acc = pole 6 przyczepy 2
    .loc = polu 6 przyczepy 2
slot-trailer2-7 = Pole 7 przyczepy 2
    .nom = pole 7 przyczepy 2
    .gender = n
    .gen = pola 7 przyczepy 2
    .acc = pole 7 przyczepy 2
    .loc = polu 7 przyczepy 2
slot-trailer2-8 = Pole 8 przyczepy 2
    .nom = pole 8 przyczepy 2
    .gender = n
    .gen = pola 8 przyczepy 2
    .acc = pole 8 przyczepy 2
    .loc = polu 8 przyczepy 2
slot-above-trailer2-1 = Pole 1 urządzenia na przyczepie 2
    .nom = pole 1 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 1 urządzenia na przyczepie 2
    .acc = pole 1 urządzenia na przyczepie 2
    .loc = polu 1 urządzenia na przyczepie 2
slot-above-trailer2-2 = Pole 2 urządzenia na przyczepie 2
    .nom = pole 2 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 2 urządzenia na przyczepie 2
    .acc = pole 2 urządzenia na przyczepie 2
    .loc = polu 2 urządzenia na przyczepie 2
slot-above-trailer2-3 = Pole 3 urządzenia na przyczepie 2
    .nom = pole 3 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 3 urządzenia na przyczepie 2
    .acc = pole 3 urządzenia na przyczepie 2
    .loc = polu 3 urządzenia na przyczepie 2
slot-above-trailer2-4 = Pole 4 urządzenia na przyczepie 2
    .nom = pole 4 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 4 urządzenia na przyczepie 2
    .acc = pole 4 urządzenia na przyczepie 2
    .loc = polu 4 urządzenia na przyczepie 2
slot-above-trailer2-5 = Pole 5 urządzenia na przyczepie 2
    .nom = pole 5 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 5 urządzenia na przyczepie 2
    .acc = pole 5 urządzenia na przyczepie 2
    .loc = polu 5 urządzenia na przyczepie 2
slot-above-trailer2-6 = Pole 6 urządzenia na przyczepie 2
    .nom = pole 6 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 6 urządzenia na przyczepie 2
    .acc = pole 6 urządzenia na przyczepie 2
    .loc = polu 6 urządzenia na przyczepie 2
slot-above-trailer2-7 = Pole 7 urządzenia na przyczepie 2
    .nom = pole 7 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 7 urządzenia na przyczepie 2
    .acc = pole 7 urządzenia na przyczepie 2
    .loc = polu 7 urządzenia na przyczepie 2
slot-above-trailer2-8 = Pole 8 urządzenia na przyczepie 2
    .nom = pole 8 urządzenia na przyczepie 2
    .gender = n
    .gen = pola 8 urządzenia na przyczepie 2
    .acc = pole 8 urządzenia na przyczepie 2
    .loc = polu 8 urządzenia na przyczepie 2
slot-trailer3-1 = Pole 1 przyczepy 3
    .nom = pole 1 przyczepy 3
    .gender = n
    .gen = pola 1 przyczepy 3
    .acc = pole 1 przyczepy 3
    .loc = polu 1 przyczepy 3
slot-trailer3-2 = Pole 2 przyczepy 3
    .nom = pole 2 przyczepy 3
    .gender = n
    .gen = pola 2 przyczepy 3
    .acc = pole 2 przyczepy 3
    .loc = polu 2 przyczepy 3
slot-trailer3-3 = Pole 3 przyczepy 3
    .nom = pole 3 przyczepy 3
    .gender = n
    .gen = pola 3 przyczepy 3
    .acc = pole 3 przyczepy 3
    .loc = polu 3 przyczepy 3
slot-trailer3-4 = Pole 4 przyczepy 3
    .nom = pole 4 przyczepy 3
    .gender = n
    .gen = pola 4 przyczepy 3
    .acc = pole 4 przyczepy 3
    .loc = polu 4 przyczepy 3
slot-trailer3-5 = Pole 5 przyczepy 3
    .nom = pole 5 przyczepy 3
    .gender = n
    .gen = pola 5 przyczepy 3
    .acc = pole 5 przyczepy 3
    .loc = polu 5 przyczepy 3
slot-trailer3-6 = Pole 6 przyczepy 3
    .nom = pole 6 przyczepy 3
    .gender = n
    .gen = pola 6 przyczepy 3
    .acc = pole 6 przyczepy 3
    .loc = polu 6 przyczepy 3
slot-trailer3-7 = Pole 7 przyczepy 3
    .nom = pole 7 przyczepy 3
    .gender = n
    .gen = pola 7 przyczepy 3
    .acc = pole 7 przyczepy 3
    .loc = polu 7 przyczepy 3
slot-trailer3-8 = Pole 8 przyczepy 3
    .nom = pole 8 przyczepy 3
    .gender = n
    .gen = pola 8 przyczepy 3
    .acc = pole 8 przyczepy 3
    .loc = polu 8 przyczepy 3
slot-above-trailer3-1 = Pole 1 urządzenia na przyczepie 3
    .nom = pole 1 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 1 urządzenia na przyczepie 3
    .acc = pole 1 urządzenia na przyczepie 3
    .loc = polu 1 urządzenia na przyczepie 3
slot-above-trailer3-2 = Pole 2 urządzenia na przyczepie 3
    .nom = pole 2 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 2 urządzenia na przyczepie 3
    .acc = pole 2 urządzenia na przyczepie 3
    .loc = polu 2 urządzenia na przyczepie 3
slot-above-trailer3-3 = Pole 3 urządzenia na przyczepie 3
    .nom = pole 3 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 3 urządzenia na przyczepie 3
    .acc = pole 3 urządzenia na przyczepie 3
    .loc = polu 3 urządzenia na przyczepie 3
slot-above-trailer3-4 = Pole 4 urządzenia na przyczepie 3
    .nom = pole 4 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 4 urządzenia na przyczepie 3
    .acc = pole 4 urządzenia na przyczepie 3
    .loc = polu 4 urządzenia na przyczepie 3
slot-above-trailer3-5 = Pole 5 urządzenia na przyczepie 3
    .nom = pole 5 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 5 urządzenia na przyczepie 3
    .acc = pole 5 urządzenia na przyczepie 3
    .loc = polu 5 urządzenia na przyczepie 3
slot-above-trailer3-6 = Pole 6 urządzenia na przyczepie 3
    .nom = pole 6 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 6 urządzenia na przyczepie 3
    .acc = pole 6 urządzenia na przyczepie 3
    .loc = polu 6 urządzenia na przyczepie 3
slot-above-trailer3-7 = Pole 7 urządzenia na przyczepie 3
    .nom = pole 7 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 7 urządzenia na przyczepie 3
    .acc = pole 7 urządzenia na przyczepie 3
    .loc = polu 7 urządzenia na przyczepie 3
slot-above-trailer3-8 = Pole 8 urządzenia na przyczepie 3
    .nom = pole 8 urządzenia na przyczepie 3
    .gender = n
    .gen = pola 8 urządzenia na przyczepie 3
    .acc = pole 8 urządzenia na przyczepie 3
    .loc = polu 8 urządzenia na przyczepie 3
slot-trailer4-1 = Pole 1 przyczepy 4
    .nom = pole 1 przyczepy 4
    .gender = n
    .gen = pola 1 przyczepy 4
    .acc = pole 1 przyczepy 4
    .loc = polu 1 przyczepy 4
slot-trailer4-2 = Pole 2 przyczepy 4
    .nom = pole 2 przyczepy 4
    .gender = n
    .gen = pola 2 przyczepy 4
    .acc = pole 2 przyczepy 4
    .loc = polu 2 przyczepy 4
slot-trailer4-3 = Pole 3 przyczepy 4
    .nom = pole 3 przyczepy 4
    .gender = n
    .gen = pola 3 przyczepy 4
    .acc = pole 3 przyczepy 4
    .loc = polu 3 przyczepy 4
slot-trailer4-4 = Pole 4 przyczepy 4
    .nom = pole 4 przyczepy 4
    .gender = n
    .gen = pola 4 przyczepy 4
    .acc = pole 4 przyczepy 4
    .loc = polu 4 przyczepy 4
slot-trailer4-5 = Pole 5 przyczepy 4
    .nom = pole 5 przyczepy 4
    .gender = n
    .gen = pola 5 przyczepy 4
    .acc = pole 5 przyczepy 4
    .loc = polu 5 przyczepy 4
slot-trailer4-6 = Pole 6 przyczepy 4
    .nom = pole 6 przyczepy 4
    .gender = n
    .gen = pola 6 przyczepy 4
    .acc = pole 6 przyczepy 4
    .loc = polu 6 przyczepy 4
slot-trailer4-7 = Pole 7 przyczepy 4
    .nom = pole 7 przyczepy 4
    .gender = n
    .gen = pola 7 przyczepy 4
    .acc = pole 7 przyczepy 4
    .loc = polu 7 przyczepy 4
slot-trailer4-8 = Pole 8 przyczepy 4
    .nom = pole 8 przyczepy 4
    .gender = n
    .gen = pola 8 przyczepy 4
    .acc = pole 8 przyczepy 4
    .loc = polu 8 przyczepy 4
slot-above-trailer4-1 = Pole 1 urządzenia na przyczepie 4
    .nom = pole 1 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 1 urządzenia na przyczepie 4
    .acc = pole 1 urządzenia na przyczepie 4
    .loc = polu 1 urządzenia na przyczepie 4
slot-above-trailer4-2 = Pole 2 urządzenia na przyczepie 4
    .nom = pole 2 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 2 urządzenia na przyczepie 4
    .acc = pole 2 urządzenia na przyczepie 4
    .loc = polu 2 urządzenia na przyczepie 4
slot-above-trailer4-3 = Pole 3 urządzenia na przyczepie 4
    .nom = pole 3 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 3 urządzenia na przyczepie 4
    .acc = pole 3 urządzenia na przyczepie 4
    .loc = polu 3 urządzenia na przyczepie 4
slot-above-trailer4-4 = Pole 4 urządzenia na przyczepie 4
    .nom = pole 4 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 4 urządzenia na przyczepie 4
    .acc = pole 4 urządzenia na przyczepie 4
    .loc = polu 4 urządzenia na przyczepie 4
slot-above-trailer4-5 = Pole 5 urządzenia na przyczepie 4
    .nom = pole 5 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 5 urządzenia na przyczepie 4
    .acc = pole 5 urządzenia na przyczepie 4
    .loc = polu 5 urządzenia na przyczepie 4
slot-above-trailer4-6 = Pole 6 urządzenia na przyczepie 4
    .nom = pole 6 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 6 urządzenia na przyczepie 4
    .acc = pole 6 urządzenia na przyczepie 4
    .loc = polu 6 urządzenia na przyczepie 4
slot-above-trailer4-7 = Pole 7 urządzenia na przyczepie 4
    .nom = pole 7 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 7 urządzenia na przyczepie 4
    .acc = pole 7 urządzenia na przyczepie 4
    .loc = polu 7 urządzenia na przyczepie 4
slot-above-trailer4-8 = Pole 8 urządzenia na przyczepie 4
    .nom = pole 8 urządzenia na przyczepie 4
    .gender = n
    .gen = pola 8 urządzenia na przyczepie 4
    .acc = pole 8 urządzenia na przyczepie 4
    .loc = polu 8 urządzenia na przyczepie 4
thing-position = Miejsce { $number }
thing-count = { $number }

## Pytania

ask-explore-or-pass = Twoja tura eksploracji: co robisz?
ask-empty-pass = Nie masz aktywnych ocalałych. Używasz czegoś czy pasujesz?
ask-send = Kto jeszcze idzie? Gdy umiejętność wystarcza, zacznij od karty albo od akcji dodatkowej.
ask-card-action = Teraz akcja karty.
ask-bonus = Czy wykonujesz akcję dodatkową?
ask-end-turn = Czy coś jeszcze w tej turze?
ask-last-chance = Ktoś zaraz zginie: czy najpierw używasz przedmiotu?
ask-sift = Których zasobów nie bierzesz?
ask-damage = Gdzie umieszczasz uszkodzenie?
ask-damage-under = Które pole jest uszkodzone i który znacznik w nim przepada?
ask-lose = Nie ma innego miejsca: który znacznik przepada?
ask-lose-resource = Który zasób tracisz?
ask-lose-survivor = Przepada znacznik ocalałego. Kto odchodzi?
ask-lose-survivor-token = Z którego pola znika znacznik ocalałego?
ask-make-room = Nie wszystko się mieści. Z czego rezygnujesz?
ask-repair = Co naprawiasz?
ask-contaminate = Kto otrzymuje skażenie?
ask-decontaminate = Kto zostaje odkażony?
ask-object-limit = Możesz mieć trzy przedmioty. Odrzuć jeden albo użyj jednego.
ask-ration = Kogo przywraca Racja Żywnościowa?
ask-antifreeze = Czyja umiejętność rośnie do 3?
ask-trade = Który przedmiot oddajesz Handlarzowi?
ask-replace-trailer = Ciężarówka więcej nie uciągnie. Którą przyczepę wymieniasz?
ask-mount = Nad którą kartą montujesz urządzenie?
ask-drop-trailer = Nowa ciężarówka uciągnie mniej. Którą przyczepę odczepiasz?
ask-retrieve = Którą kartę bierzesz ze stosu odrzuconych?
ask-signal = Sygnał Aurory: bierzesz 1 paliwo?
ask-feed-at-rest = Kogo karmisz, aby szybciej odpoczął?
ask-rest = Odpoczynek: czy czegoś używasz?
ask-arrange = Zbliża się walka. Czy ładunek zostaje tak, jak jest?
ask-put = Gdzie kładziesz następny znacznik?
ask-stow = Gdzie kładziesz odłożone znaczniki?

## Wybory

do-explore = Eksploruj miejsce { $position }, wysyłając { CASE($crew, case: "acc") }
do-pass = Spasuj { CASE($crew, case: "ins") }
do-end-turn = Zakończ turę
do-let-food-go = Nie używaj niczego
do-let-wear-off = Nie używaj niczego
do-send = Wyślij { CASE($crew, case: "acc") }
do-feed = Nakarm { CASE($crew, case: "acc") }: umiejętność +1
do-gather = Zbierz { CASE($block, case: "acc") }
do-sift = Zbierz { CASE($block, case: "acc") }, ale nie wszystko
do-decline = Nie bierz { CASE($token, case: "gen") }
do-keep = Weź resztę
do-recruit = Zrekrutuj ocalałego
do-build = Ulepsz konwój tą kartą
do-fit = Ulepsz konwój tym urządzeniem nad { CASE($column, case: "ins") }
do-skip = Bez akcji dodatkowej
do-help = Pomóż, oddając { CASE($token, case: "acc") }
do-rob = Obrabuj
do-swap = Oddaj Handlarzowi { CASE($token, case: "acc") } w zamian
do-trade = Oddaj przedmiot, dobierz dwa
do-bonus = Akcja dodatkowa: { $bonus }
do-take-fuel = Weź { $count ->
    [one] { $count } znacznik paliwa
    [few] { $count } znaczniki paliwa
    [many] { $count } znaczników paliwa
   *[other] { $count } znacznika paliwa
}
do-leave-fuel = Nie bierz paliwa
do-recover = Nakarm { CASE($crew, case: "acc") }: ze strefy wyczerpania do strefy odpoczynku
do-fed = Nie karm nikogo więcej
do-mechanic = Mechanik naprawia
do-rested = Zakończ odpoczynek
do-damage = Uszkodź { CASE($slot, case: "acc") }
do-sacrifice = Celowo połóż znacznik pod uszkodzenie
do-bury = Uszkodź { CASE($slot, case: "acc") } i strać { CASE($token, case: "acc") }
do-lose = Oddaj { CASE($token, case: "acc") }
do-throw = Oddaj to, co leży na { CASE($slot, case: "loc") }
do-repair = Napraw { CASE($slot, case: "acc") }
do-repair-two = Napraw { CASE($slot, case: "acc") } i { CASE($second, case: "acc") }
do-no-more-repairs = Nie naprawiaj więcej
do-contaminate = Skaź { CASE($crew, case: "acc") }
do-vacate = Zabierz znacznik ocalałego z { CASE($slot, case: "gen") }
do-give-up = Pożegnaj { CASE($crew, case: "acc") }
do-decontaminate = Odkaź { CASE($crew, case: "acc") }
do-no-more-cures = Nie odkażaj więcej
do-discard = Odrzuć przedmiot „{ $object }”
do-use = Użyj przedmiotu „{ $object }”
do-wake = Przenieś { CASE($crew, case: "acc") } do strefy aktywnej
do-warm = Podnieś umiejętność { CASE($crew, case: "gen") } do 3
do-replace = Postaw kartę „{ $card }” w miejsce { CASE($column, case: "gen") }
do-mount = Postaw kartę „{ $card }” nad { CASE($column, case: "ins") }
do-drop = Zostaw { CASE($column, case: "acc") }
do-retrieve = Weź kartę „{ $card }”
do-ready = Zostaw tak, jak jest
do-rearrange = Rozmieść wszystko od nowa
do-put = Połóż { CASE($token, case: "acc") } na { CASE($slot, case: "acc") }
do-stow = Połóż { CASE($token, case: "acc") } na { CASE($slot, case: "acc") }
do-return = Zwróć { CASE($token, case: "acc") } do rezerwy

## Co się stało

event-round = Runda { $count }.
event-phase = Rozpoczyna się { $phase }.
event-turn-order = Kolejność, od prowadzącego konwoju: { $seats }.
event-revealed = Na miejscu { $position } odkryto kartę „{ $card }”.
event-event-revealed = Odkryto zdarzenie „{ $card }”.
event-event = Zachodzi zdarzenie „{ $card }”.
event-explores = { $seat } eksploruje miejsce { $position } z kartą „{ $card }”.
event-sent = { $seat } wysyła { CASE($crew, case: "acc") }.
event-goes-to-rest = { $seat }: { $crew } trafia do strefy odpoczynku.
event-is-exhausted = { $seat }: { $crew } trafia do strefy wyczerpania.
event-fed = { $seat } karmi { CASE($crew, case: "acc") }: umiejętność +1.
event-recovered = { $seat } karmi { CASE($crew, case: "acc") }: ze strefy wyczerpania do strefy odpoczynku.
event-passed = { $seat } pasuje { CASE($crew, case: "ins") }.
event-bonus = { $seat } wykonuje akcję dodatkową „{ $bonus }”.
event-gained = { $seat } zdobywa { COUNT($token, $count, case: "acc") }.
event-declined = { $seat } nie bierze { CASE($token, case: "gen") }.
event-token-lost = { $seat } traci { CASE($token, case: "acc") }.
event-damaged = { $seat }: uszkodzone jest { CASE($slot) }.
event-repaired = { $seat } naprawia { CASE($slot, case: "acc") }.
event-installed = { $seat } dołącza do konwoju kartę „{ $card }”{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}.
event-removed = { $seat }: karta „{ $card }” opuszcza konwój.
event-retrieved = { $seat } bierze ze stosu odrzuconych kartę „{ $card }”.
event-recruited = { $seat }: do załogi dołącza { CASE($crew) }.
event-contaminated = { $seat }: skażenie otrzymuje { CASE($crew) }.
event-decontaminated = { $seat }: { $crew } traci żeton skażenia.
event-died = { $seat }: { $crew } umiera na skutek skażenia.
event-given-up = { $seat }: { $crew } opuszcza załogę.
event-hermit-protects = { $seat }: Pustelnik chroni przed skażeniem.
event-preacher-protects = { $seat }: Kaznodzieja ratuje sławę.
event-helped = { $seat } pomaga i oddaje { CASE($token, case: "acc") }.
event-robbed = { $seat } obrabowuje Podróżników.
event-swapped = { $seat } oddaje Handlarzowi { CASE($token, case: "acc") }.
event-traded = { $seat } wymienia przedmiot u Handlarza.
event-drew-object = { $seat } dobiera przedmiot.
event-drew-this-object = Dobierasz przedmiot „{ $card }”.
event-discarded-object = { $seat } odrzuca przedmiot „{ $card }”.
event-used-object = { $seat } używa przedmiotu „{ $card }”.
event-objects-shuffled = Odrzucone przedmioty potasowano w nową talię.
event-woken = { $seat }: { $crew } wraca do strefy aktywnej.
event-warmed = { $seat }: umiejętność { CASE($crew, case: "gen") } rośnie do 3.
event-mechanic = { $seat }: Mechanik zabiera się do pracy.
event-eliminated = { $seat }: nie ma już ocalałych, gracz odpada z gry.
event-last-one-left = Zostało zbyt mało graczy: koniec gry.
event-solo-lost = Nie masz już ocalałych: Automa wygrywa.
event-damage-lost = { $seat }: brak wolnego pola, { $count ->
    [one] przepada { $count } uszkodzenie
    [few] przepadają { $count } uszkodzenia
    [many] przepada { $count } uszkodzeń
   *[other] przepada { $count } uszkodzenia
}.
event-fame-gained = { $count ->
    [one] { $seat } zdobywa { $count } punkt sławy.
    [few] { $seat } zdobywa { $count } punkty sławy.
    [many] { $seat } zdobywa { $count } punktów sławy.
   *[other] { $seat } zdobywa { $count } punktu sławy.
}
event-fame-lost = { $count ->
    [one] { $seat } traci { $count } punkt sławy.
    [few] { $seat } traci { $count } punkty sławy.
    [many] { $seat } traci { $count } punktów sławy.
   *[other] { $seat } traci { $count } punktu sławy.
}

## Dlaczego nie

why-la-rev-05 = Na tym miejscu nie ma karty.
why-la-exp-13 = Wrogów nie można eksplorować.
why-la-exp-05 = To miejsce kosztuje { $need }; twoi aktywni ocalali i żywność dają { $have }.
why-la-exp-05-few = To miejsce kosztuje { $need }; idący mają razem { $have }.
why-la-exp-08 = Akcja karty musi być możliwa, a ta akcja dodatkowa tego nie sprawia.
why-la-rul-08 = Przed spasowaniem żywność nic temu ocalałemu nie da.
why-la-obj-04 = W tej chwili ten przedmiot nic nie daje.
why-la-surv-12-supply = W rezerwie nie ma takiego znacznika.
why-la-exp-05-sent = Ten ocalały już idzie.
why-la-rec-03 = W rezerwie nie ma znacznika ocalałego albo żadne nieuszkodzone pole go nie pomieści.
why-la-enc-10 = Handlarz chce zasobu innego rodzaju niż jego albo przedmiotu; nie masz ani jednego, ani drugiego.
why-la-enc-10-resource = Konwój nie ma takiego zasobu.
why-la-enc-10-object = Nie masz przedmiotu do oddania.
why-la-enc-07 = Handlarz bierze zasób innego rodzaju niż ten, który ma.
why-la-rul-100 = Handlarz nie ma zasobu.
why-la-upg-04 = Ciężarówka nie ciągnie przyczep i nie ma czego wymienić.
why-la-gath-06 = W tym bloku nie ma już znaczników.
why-la-food-01 = W konwoju nie ma żywności.
why-la-bon-05 = Żaden uczestnik nie jest skażony.
why-la-bon-06 = Konwój nie ma uszkodzeń.
why-la-bon-09 = Konwój nie ma nieuszkodzonego pola na uszkodzenie.
why-la-beta-09 = Na stosie odrzuconych nie ma dla ciebie karty konwoju.
why-la-gen-10 = Teraz można naprawić najwyżej jedno pole.

## Plansza tekstowa

section-race = Trasa. Runda { $round } z 6, { $number ->
    [0] { $phase }
    [1] faza 1 z 5: eksploracja
    [2] faza 2 z 5: odpoczynek
    [3] faza 3 z 5: ruch
    [4] faza 4 z 5: ostrzał
   *[other] faza { $number } z 5: koniec rundy
}
section-zone = Strefa eksploracji. Zostało kart: { $count }, okres { $period }
section-enemies = Wrogowie. Następny obszar uszkodzeń: { $area }
section-convoy = Konwój: { $side }
section-automa = Automa
section-supply = Rezerwa i stosy
row-aurora = Aurora: postój { $number } z 6 (pole { $waypoint }).
row-place = { $place }. { $seat }: postój { $waypoint } ({ $region })
row-counter = Postój { $waypoint }, żeton: { $counter }
row-mine = Mina między postojami { $waypoint } i { $end }
row-shortcut-closed = Skrót { $waypoint }–{ $end }: zamknięty przez lawinę (uszkodzenia { $damage }, skażenia { $contamination })
row-shortcut-tracks = Skrót { $waypoint }–{ $end }: tylko z gąsienicami (uszkodzenia { $damage }, skażenia { $contamination })
row-shortcut-avalanche = Skrót { $waypoint }–{ $end }: lawina, tylko raz (uszkodzenia { $damage }, skażenia { $contamination })
row-shortcut-dangerous = Skrót { $waypoint }–{ $end }: niebezpieczny (uszkodzenia { $damage }, skażenia { $contamination })
row-empty = { $position } (koszt { $cost }): puste
row-zone-location = { $position } (koszt { $cost }): { $card }, lokacja, { $effect }
row-zone-survivor = { $position } (koszt { $cost }): { $card }, ocalały, umiejętność { $skill }; { $ability }
row-zone-encounter = { $position } (koszt { $cost }): { $card }, spotkanie
row-zone-truck = { $position } (koszt { $cost }): { $card }, prędkość { $speed }, holowanie { $towing }
row-zone-trailer = { $position } (koszt { $cost }): { $card }
row-zone-device = { $position } (koszt { $cost }): { $card }, urządzenie
row-zone-enemy = { $position } (koszt { $cost }): { $card }, wróg typu { $rank }
row-blocks = Lewy: { SIZE($left) ->
    [0] nic
   *[other] { COUNT($left) }
}. Prawy: { SIZE($right) ->
    [0] nic
   *[other] { COUNT($right) }
}.
row-block = { $block }: { SIZE($token) ->
    [0] pusto
   *[other] { COUNT($token) }
}
row-wares = Na karcie: { COUNT($left) }.
row-slots = Pola: { CASE($slots) }
row-bonus = Akcja dodatkowa: { CASE($bonus, join: "or") }
row-enemy = { $enemy } ({ $region }): uszkodzone pola obrony { $damage } z { $defence }; żetony celu: { $seats }
row-out = Poza grą.
row-fame = Sława { $fame }, prędkość { $speed }, żetony celu { $count }
row-cargo = Ładunek: { SIZE($cargo) ->
    [0] nic
   *[other] { COUNT($cargo) }
}. Wolne miejsca: { $free }.
row-crew = { $crew } ({ $zone }): umiejętność { $skill }, skażenie { $contamination }, żywność { $food }
row-crew-food = { $crew } ({ $zone }): umiejętność { $skill }, skażenie { $contamination }, zjedzona żywność: { $food }
row-card = { $card }{ WORD($column) ->
    [truck] {""}
   *[other] {" "}({ $column })
}
row-above = { $card } (urządzenie nad { CASE($column, case: "ins") })
row-slot = { $slot }: { $kind }
row-slot-damaged = { $slot }: { $kind }, uszkodzone
row-slot-weapon = { $slot }: { $kind }, trafia przy { $hits } z { $cards ->
    [one] { $cards } karty wyniku
    [few] { $cards } kart wyniku
    [many] { $cards } kart wyniku
   *[other] { $cards } karty wyniku
} (uszkodzeń najwyżej { $most })
row-slot-loaded = { $slot } ({ $kind }), w nim { CASE($token) }
row-objects = Przedmioty: { $object }
row-object-count = Przedmioty w ręce: { $count }
row-ambush-damage = Zasadzka: { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
}, { $area }
row-ambush-contamination = Zasadzka: { $count ->
    [one] { $count } skażenie
    [few] { $count } skażenia
    [many] { $count } skażeń
   *[other] { $count } skażenia
}
row-ambush-lose-resource = Zasadzka: utrata { $count ->
    [one] { $count } zasobu
    [few] { $count } zasobów
    [many] { $count } zasobów
   *[other] { $count } zasobu
}
row-ambush-or-damage = albo { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
}, { $area }
row-ambush-or-contamination = albo { $count ->
    [one] { $count } skażenie
    [few] { $count } skażenia
    [many] { $count } skażeń
   *[other] { $count } skażenia
}
row-ambush-or-lose-resource = albo utrata { $count ->
    [one] { $count } zasobu
    [few] { $count } zasobów
    [many] { $count } zasobów
   *[other] { $count } zasobu
}
row-owed-damage = { $cause }. Do rozmieszczenia { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
} ({ $area })
row-object-rest-to-active = { $object } ({ $phase }): jeden ocalały przechodzi ze strefy odpoczynku do aktywnej; jedna racja na fazę
row-object-remove-contamination = { $object } ({ $phase }): usuń do { $count } skażeń
row-object-free-shot-extra-damage = { $object } ({ $phase }): jeden atak bez amunicji; jeśli zada uszkodzenia, to o { $count } więcej
row-object-move-without-fuel = { $object } ({ $phase }): ruch bez pierwszego paliwa, potem 1 uszkodzenie ciężarówki
row-object-raise-skill-to = { $object } ({ $phase }): jeden ocalały ma umiejętność { $count } do końca fazy
row-object-ignore-contamination = { $object } ({ $phase }): zignoruj { $count } skażenie
row-object-remove-damage = { $object } ({ $phase }): usuń do { $count } uszkodzeń
row-object-speed-plus = { $object } ({ $phase }): prędkość +{ $count } w tej turze
row-object-place-mine = { $object } ({ $phase }): zaminuj drogę
row-counter-here = Żeton na tym postoju: { $counter }
row-no-fuel = Brak paliwa: jeśli go nie znajdziesz, konwój w tej rundzie nie pojedzie.
forecast-loads = { $card }: { SIZE($token) ->
    [0] pusto
   *[other] { COUNT($token) }
}
row-odds = Broń { $level }: kart wyniku zostało { $cards }, w tym z trafieniem { $hits }; razem uszkodzeń { $damage }, zacięć { $jams }
row-automa = Żeton w kolumnie { $count }, sława { $fame }
row-automa-crew = Ocalali { $survivors }, skażeni { $contaminated }
row-automa-a = { SIZE($slots) ->
    [0] Nic nie działa.
   *[other] Działa: { $slots }.
} Uszkodzone kolumny: { $damaged }.
row-automa-store = Jej { CASE($token) }: { $filled }. Uszkodzone kolumny: { $damaged }.
row-automa-cards = Karty akcji: zakryte – { $stack }; { SIZE($action) ->
    [0] odkrytych nie ma
   *[other] odkryte: { $action }
}. Przedmioty i łupy: { $kept }.
row-action = { $action }: umiejętność { $skill }, { $arrow }
row-action-priority = Priorytety po kolei: { $priority }
row-action-gain = Wróg na jej miejscu: zdobywa { CASE($token, case: "acc") }
row-action-gain-fuel-if-none-else-ammo = Ruch: zdobywa 1 paliwo, jeśli go nie ma, inaczej 1 amunicję
row-action-gain-survivor-if-human-has-more = Ruch: zdobywa 1 ocalałego, jeśli masz ich więcej
row-action-tracks-and-first-shortcut = Ruch: ma gąsienice i jedzie pierwszym skrótem
row-action-human-damage = Koniec rundy: rozmieszczasz { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
}
row-action-human-loses-fame-if-ahead = Koniec rundy: tracisz { $count ->
    [one] { $count } punkt sławy
    [few] { $count } punkty sławy
    [many] { $count } punktów sławy
   *[other] { $count } punktu sławy
}, jeśli masz jej więcej niż Automa
row-action-heal-automa-and-contaminate-human = Koniec rundy: Automa leczy ocalałego, a ty rozmieszczasz { $count ->
    [one] { $count } skażenie
    [few] { $count } skażenia
    [many] { $count } skażeń
   *[other] { $count } skażenia
}
row-supply = Rezerwa: { COUNT($token) }
row-decks = Talie: przedmioty { $objects }, wyniki { $outcomes }, łupy { $loot }
row-discard = Stos odrzuconych eksploracji: { $card }
row-object-discard = Odrzucone przedmioty: { $object }

## Faza Ruchu

ask-movement-turn = Twoja tura ruchu: jedziesz, zostajesz czy najpierw czegoś używasz?
ask-destination = Jak daleko jedzie konwój?
ask-waypoint-take = Ruch kończy się na żetonie specjalnego postoju. Bierzesz go?
ask-after-move = Konwój dojechał. Coś jeszcze w tej turze?
do-drive = { $food ->
    [0] { $fuel ->
        [0] Jedź, wydając 1 paliwo
       *[other] Jedź, wydając 1 paliwo i { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        }
    }
   *[other] { $fuel ->
        [0] Jedź, wydając 1 paliwo i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
       *[other] Jedź, wydając 1 paliwo, { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        } i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
    }
}
do-nitro-drive = { $food ->
    [0] { $fuel ->
        [0] Jedź na Nitrometanie
       *[other] Jedź na Nitrometanie, wydając { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        }
    }
   *[other] { $fuel ->
        [0] Jedź na Nitrometanie, wydając { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
       *[other] Jedź na Nitrometanie, wydając { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        } i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
    }
}
do-drive-to = { $food ->
    [0] { $fuel ->
        [0] Jedź do postoju { $waypoint } ({ $way }), wydając 1 paliwo
       *[other] Jedź do postoju { $waypoint } ({ $way }), wydając 1 paliwo i { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        }
    }
   *[other] { $fuel ->
        [0] Jedź do postoju { $waypoint } ({ $way }), wydając 1 paliwo i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
       *[other] Jedź do postoju { $waypoint } ({ $way }), wydając 1 paliwo, { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        } i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
    }
}
do-nitro-drive-to = { $food ->
    [0] { $fuel ->
        [0] Jedź do postoju { $waypoint } ({ $way }) na Nitrometanie
       *[other] Jedź do postoju { $waypoint } ({ $way }) na Nitrometanie, wydając { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        }
    }
   *[other] { $fuel ->
        [0] Jedź do postoju { $waypoint } ({ $way }) na Nitrometanie, wydając { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
       *[other] Jedź do postoju { $waypoint } ({ $way }) na Nitrometanie, wydając { $fuel } { $fuel ->
            [one] dodatkowy znacznik paliwa
            [few] dodatkowe znaczniki paliwa
            [many] dodatkowych znaczników paliwa
           *[other] dodatkowe znaczniki paliwa
        } i { $food } { $food ->
            [one] znacznik żywności
            [few] znaczniki żywności
            [many] znaczników żywności
           *[other] znaczniki żywności
        }
    }
}
do-stay = Zostań na miejscu
do-medic = Sanitariusz przenosi { CASE($crew, case: "acc") } do strefy aktywnej
do-jackal = Cwaniak znajduje { CASE($token, case: "acc") }
do-go = Jedź do postoju { $waypoint } i stań tam ({ $way })
do-halt = Stań tutaj
do-take-shortcut = Jedź skrótem { $shortcut } (do niego { $way })
do-cross-mine = Przejedź po minie na drodze od postoju { $waypoint } do następnego ({ $way })
do-take-counter = Weź żeton
do-leave-counter = Zostaw żeton
do-lay-mine = Połóż minę na drodze od postoju { $waypoint } do następnego
do-mine-shortcut = Połóż minę na skrócie { $shortcut }
do-end-movement = Zakończ turę ruchu
thing-waypoint = Postój { $number }
thing-shortcut = Skrót { $number }
thing-fuel = Dodatkowe paliwo: { $number }
thing-food = Spalona żywność: { $number }
way-road = główną drogą
way-track1 = pierwszym skrótem dla gąsienic
way-track2 = drugim skrótem dla gąsienic
way-track1-2 = pierwszym i drugim skrótem dla gąsienic
way-track3 = trzecim skrótem dla gąsienic
way-track1-3 = pierwszym i trzecim skrótem dla gąsienic
way-track2-3 = drugim i trzecim skrótem dla gąsienic
way-track1-2-3 = wszystkimi trzema skrótami dla gąsienic
event-drives = { $seat }: konwój jedzie z prędkością { $speed }, wydając { $fuel ->
    [one] { $fuel } paliwo
    [few] { $fuel } paliwa
    [many] { $fuel } paliwa
   *[other] { $fuel } paliwa
}{ $food ->
    [0] {""}
   *[other] {" "}i { $food } żywności
}.
event-medic-helps = { $seat }: Sanitariusz przenosi { CASE($crew, case: "acc") } do strefy aktywnej.
event-jackal-finds = { $seat }: Cwaniak znajduje { CASE($token, case: "acc") }.
event-shortcut-taken = { $seat }: konwój jedzie skrótem { $shortcut } do postoju { $waypoint }.
event-avalanche = Lawina zamyka skrót { $shortcut } do końca gry.
event-mine-explodes = { $seat }: na drodze od postoju { $waypoint } do następnego wybucha mina.
event-arrived = { $seat }: konwój staje na postoju { $waypoint }.
event-no-fuel = { $seat } nie ma paliwa: konwój zostaje na miejscu.
event-no-driver = { $seat } nie ma ocalałego na ciężarówce: konwój zostaje na miejscu.
event-end-of-road = { $seat } jest na końcu drogi: konwój zostaje na miejscu.
event-counter-taken = { $seat } bierze żeton „{ $counter }” na postoju { $waypoint }.
event-mine-laid = { $seat } kładzie minę na drodze od postoju { $waypoint } do następnego.
event-shortcut-mined = { $seat }: mina leży na skrócie { $shortcut }.
why-la-move-02 = Na samej ciężarówce musi być ocalały, a ładunku nie da się tak ułożyć.
why-la-move-03 = Potrzeba { $need } paliwa, a w konwoju jest { $have }.
why-la-move-04 = Potrzeba prędkości { $need }, a zostało { $have }.
why-la-move-07 = Konwoje jadą tylko do przodu.
why-la-move-12 = Ten skrót wymaga nieuszkodzonego pola gąsienic.
why-la-rul-26 = Konwój stoi na ostatnim postoju: dalej nie ma drogi.
why-la-slot-12 = Żywność daje prędkość tylko ciężarówce z nieuszkodzonym polem do tego.
why-la-abl-04 = Ta zdolność była już użyta w tej fazie.
why-la-surv-12 = Cwaniak znajduje tylko zasób, którego w konwoju nie ma.
why-la-beta-04 = Dodatkowy ruch kosztuje 1 paliwo.
why-la-beta-21 = Ten skrót zamknęła lawina.
why-la-rul-113 = Na tej drodze leży już mina.
why-la-rul-101 = Lawina właśnie zamknęła ten skrót.

## Faza Ostrzału

ask-renegade-enemy = Renegat: który wróg nie działa na ciebie w tej fazie?
ask-ambush-choice = Zasadzka: co wybierasz?
ask-fire-turn = Ostrzał konwojów: atakujesz czy kończysz turę?
ask-pay-ammo = Którą amunicję wydajesz?
ask-gunner-use = Twoje pierwsze trafienie w tej fazie: czy Strzelec dodaje 1 uszkodzenie?
ask-move-target-counter = Na planszy nie masz już żetonów celu. Który przenosisz?
ask-replace-target-counter = Wszystkie pola celu są zajęte. Czyj żeton ustępuje twojemu?
ask-take-loot = Zdobywasz kartę łupu. Bierzesz ją?
ask-bonus-attack = Dodatkowy atak: którą bronią i którego wroga?
do-name = Wskaż { CASE($enemy, case: "acc") }: ten wróg nie podziała na ciebie
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Nic nie może się stać: dalej
do-shoot = Atakuj { CASE($enemy, case: "acc") } bronią na { CASE($slot, case: "loc") }
do-burn = Atakuj { CASE($enemy, case: "acc") } bronią na { CASE($slot, case: "loc") } i Pociskami Zapalającymi
do-spend = Wydaj amunicję z { CASE($slot, case: "gen") }
do-end-fire = Koniec ataków
do-strike = Atakuj { CASE($enemy, case: "acc") } bronią na { CASE($slot, case: "loc") }
do-use-gunner = Dodaj 1 uszkodzenie
do-decline-gunner = Nic nie dodawaj
do-move-counter = Przenieś żeton z karty „{ $enemy }”, pole celu { $circle }
do-replace-counter = Zastąp żeton w polu celu { $circle }
do-take-loot = Weź kartę „{ $card }”
do-leave-loot = Zrezygnuj z karty „{ $card }”
harm-contamination = skaż ocalałego
harm-resource = strać 1 zasób
harm-damage = przyjmij uszkodzenia
circle-a = A
circle-b = B
circle-c = C
circle-d = D
area-anywhere = cały konwój
area-top-row = górny rząd
area-bottom-row = dolny rząd
area-left-column = przednia kolumna
area-truck = ciężarówka
cause-unsaid = Uszkodzenia
cause-ambush = Zasadzka
cause-enemy-fire = Ostrzał wrogów
cause-location = Niebezpieczeństwo lokacji
cause-bonus = Akcja dodatkowa
cause-event = Zdarzenie
cause-shortcut = Skrót
cause-mine = Mina
cause-nitromethane = Nitrometan
cause-automa = Karta Automy
cause-fame = Zamiast sławy, której nie masz
event-renegade = { $seat }: Renegat wskazuje { CASE($enemy, case: "acc") }.
event-enemy-comes = Nad regionem „{ $region }” { AGREE($enemy, one: "pojawia się", many: "pojawiają się") } { $enemy }.
event-ambush = Zasadzka: { $enemy }.
event-attack = { $seat } atakuje { CASE($enemy, case: "acc") }, poziom broni { $level }. { $outcome }: { $count ->
    [0] pudło.
    [one] { $count } uszkodzenie.
    [few] { $count } uszkodzenia.
    [many] { $count } uszkodzeń.
   *[other] { $count } uszkodzenia.
}
event-gunner = { $seat }: Strzelec dodaje 1 uszkodzenie.
event-enemy-hit = { $enemy }: uszkodzono { $count } z { $most } pól obrony.
event-jam = { $seat }: broń się zacina.
event-target-counter = { $seat } kładzie żeton celu na karcie „{ $enemy }”, pole { $circle }.
event-enemy-defeated = { $enemy }: wróg pokonany. { $outcome }: decyduje litera { $circle }, łup zdobywa { $seat }.
event-loot-won = { $seat } odkrywa kartę łupu „{ $card }”.
event-automa-keeps-loot = Automa zatrzymuje kartę łupu, nie odkrywając jej.
event-loot-left = { $seat } rezygnuje z karty łupu „{ $card }”.
event-enemy-fire = Ostrzał wrogów w regionie „{ $region }”. Odkryto kartę „{ $outcome }”.
event-enemy-hits = { $enemy }: { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
}.
event-enemy-ambushes = { $enemy }: zasadzka.
event-enemy-misses = { $enemy }: pudło.
event-spent = { $seat } wydaje { CASE($token, case: "acc") }.
event-under-fire = { $seat } otrzymuje { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
} ({ $area }).
event-enemy-leaves = { $enemy } { AGREE($enemy, one: "odchodzi", many: "odchodzą") }: w regionie nie ma konwoju.
event-outcomes-shuffled = Karty wyniku są potasowane na nowo.
why-la-rul-13-resource = Nie masz zasobu do stracenia.
why-la-rul-13-damage = W tym obszarze nie ma nieuszkodzonego pola.
why-la-cf-02 = Ten wróg nie jest nad regionem twojego konwoju.
why-la-cf-03 = Nie masz amunicji.
why-la-cf-04 = Do tego ataku nie ma nieuszkodzonej broni.
why-la-cf-04-used = Ta broń była już użyta w tej fazie.
why-la-beta-10 = Dodatkowy atak kosztuje 1 amunicję.
why-la-beta-11 = Nad regionem twojego konwoju nie ma wroga.

## Koniec rundy i gry

ask-end-of-round = Koniec rundy: czego używasz?
do-grow-food = Weź żywność z przetwarzacza
do-run-workshop = Naprawiaj w warsztacie
do-end-round-turn = Zakończ
event-game-over = Koniec gry.
event-aurora-sails = Aurora płynie dalej, na postój { $number }.
event-card-discarded = Ze strefy eksploracji schodzi karta „{ $card }”.
score-distance = Przewaga nad ostatnim konwojem
score-fame-track = Tor sławy
score-objects = Nieużyte przedmioty
score-special-slots = Pola specjalne
score-abilities = Zdolności ocalałych
score-survivors = Ocalali bez skażenia
score-undamaged = Karty konwoju bez uszkodzeń
course-players-eliminated = Gracze, którzy stracili wszystkich ocalałych
course-enemies-defeated = Pokonani wrogowie, z tych, którzy przybyli
course-loot-won = Gry, w których ktoś zdobył łup
course-aurora-reached = Gry, w których ktoś dotarł do Aurory

## Automa

side-automa = Automa
row-a = A
row-b = B
row-c = C
row-d = D
arrow-left = strzałka w lewo
arrow-right = strzałka w prawo
priority-gather = zbieranie
priority-recruit = rekrutacja
priority-convoy-card = karta konwoju
priority-encounter = spotkanie
event-automa-prepares = Automa wykłada { $count ->
    [one] { $count } zakrytą kartę akcji
    [few] { $count } zakryte karty akcji
    [many] { $count } zakrytych kart akcji
   *[other] { $count } zakrytej karty akcji
}.
event-automa-passes = Automa nie ma zakrytej karty akcji: pasuje.
event-automa-card = Automa odkrywa kartę „{ $action }”.
event-automa-no-action = Automa nie ma na czym działać.
event-automa-looks = Umiejętność { $skill }: Automa patrzy na miejsce { $position }.
event-automa-candidates = Automa szuka na miejscach 2–4 ({ $priority }): { SIZE($positions) ->
    [0] nic nie pasuje
    [1] pasuje miejsce { $positions }
   *[other] pasują miejsca { $positions }
}.
event-automa-arrow = Pasuje kilka miejsc, a { $arrow } wskazuje miejsce { $position }.
event-automa-discards = Automa odrzuca kartę „{ $card }”.
event-automa-acts = Automa wykonuje akcję z kartą „{ $card }” na miejscu { $position }.
event-automa-takes-block = Automa bierze { CASE($block, case: "acc") }.
event-automa-outcome = { $outcome }: uszkodzenie w rzędzie { $row }.
event-automa-damaged = Automa otrzymuje uszkodzenie w rzędzie { $row }, kolumnie { $space }.
event-automa-damage-lost = W rzędzie { $row } nie ma nieuszkodzonego pola pod żetonem ani na lewo: uszkodzenie przepada.
event-automa-repaired = Automa naprawia pole w rzędzie { $row }, kolumnie { $space }.
event-automa-nothing-to-repair = Automa nie ma czego naprawić.
event-automa-contaminated = Ocalały Automy zostaje skażony (łącznie { $count }).
event-automa-loses-survivor = Automa traci skażonego ocalałego (zostało skażonych: { $count }).
event-automa-gains = Automa zdobywa { CASE($token, case: "acc") }.
event-automa-cannot-gain = Automa nie może wziąć { CASE($token, case: "gen") }.
event-automa-loses = Automa traci { CASE($token, case: "acc") }.
event-automa-recruits = Automa zdobywa ocalałego (teraz ma { $count }).
event-automa-heals = Automa leczy ocalałego (zdrowych: { $count }).
event-automa-fame = Sława Automy wynosi teraz { $fame }.
event-automa-draws-object = Automa dobiera przedmiot (kart w jej strefie: { $count }).
event-automa-feeds = Automa wydaje 1 żywność i odkrywa kartę „{ $action }”.
event-automa-ability = Działa karta „{ $action }”.
event-automa-drives = Automa jedzie z prędkością { $speed }.
event-automa-shortcut = Automa jedzie skrótem { $shortcut } do postoju { $waypoint }.
event-automa-arrives = Automa staje na postoju { $waypoint }.
event-automa-targets = Na pierwszej karcie Automy jest { $arrow }; w jej regionie – { CASE($enemies) }.
event-automa-shoots = Automa atakuje { CASE($enemy, case: "acc") } bronią w kolumnie { $space }.
event-automa-moves-counter = Automa przenosi żeton celu z karty „{ $enemy }”.
event-automa-under-fire = Automa otrzymuje { $count ->
    [one] { $count } uszkodzenie
    [few] { $count } uszkodzenia
    [many] { $count } uszkodzeń
   *[other] { $count } uszkodzenia
} w rzędzie { $row }.
event-automa-counter = Żeton Automy przechodzi na kolumnę { $space }.

## The drawn board

board-road = Droga do Aurory
board-start = Start
board-aurora = Aurora na postoju { $number } z 6
board-ship = Aurora
board-ship-stop = postój { $number } z 6
board-mine = Mina
board-shortcut =
    { $closed ->
        [yes] Zamknięty przez lawinę
       *[no] { $tracks ->
            [yes] Tylko z gąsienicami
           *[no] Uszkodzenia: { $damage }, skażenie: { $contamination }
        }
    }
board-enemy = Uszkodzenia: { $damage } z { $defence }
board-zone = Strefa eksploracji
board-empty = Brak karty
board-card = { $card } ({ $sort })
board-cost = Koszt eksploracji: { $cost }
board-needs = potrzeba { $cost }
board-bonus-short = dodatkowa
board-lurks = Nie można eksplorować. Zasadzka w fazie ostrzału.
board-bonus = Akcje dodatkowe
board-kind-location = lokacja
board-kind-survivor = ocalały
board-kind-encounter = spotkanie
board-kind-event = zdarzenie
board-kind-truck = ciężarówka
board-kind-trailer = przyczepa
board-kind-device = urządzenie
board-kind-enemy = wróg
board-skill = Umiejętność { $skill }
board-truck = Prędkość { $speed }, holowanie { $towing }
board-convoy = Konwój
board-cargo = Ładunek
board-fame = Sława
board-out = poza grą
board-free =
    { $count ->
        [one] { $count } wolne pole
        [few] { $count } wolne pola
        [many] { $count } wolnych pól
       *[other] { $count } wolnego pola
    }
board-damaged = uszkodzone
board-crew = Załoga
board-survivor = Umiejętność { $skill }, skażenie { $contamination }
board-objects = Przedmioty
board-automa = Automa
board-automa-slot =
    { $type ->
        [food] Żywność
        [fuel] Paliwo
        [ammo] Amunicja
        [weapon] Broń
        [speed] Prędkość +1
       *[armour] Pancerz
    }{ $damaged ->
        [yes] , uszkodzone
       *[no] {""}
    }
board-automa-cards = Karty akcji: zakryte { $stack }, odkryte { $shown }. Przedmioty i łupy: { $kept }.

## Log, film and close-ups

chapter-round = Runda { $count }
heading-phase = { $phase }
turn-automa-card = Automa
turn-automa-passes = Automa
turn-automa-feeds = Automa
turn-automa-ability = Automa
turn-automa-drives = Automa
turn-automa-targets = Automa
turn-automa-prepares = Automa
turn-enemy-comes = Wrogowie
turn-ambush = Wrogowie
turn-enemy-fire = Wrogowie
turn-event = Zdarzenie
turn-aurora-sails = Aurora
detail-card-automa-card = { $action }
detail-card-automa-feeds = { $action }
detail-card-automa-ability = { $action }
detail-card-automa-outcome = { $outcome }
detail-card-attack = { $outcome }
detail-card-enemy-fire = { $outcome }
detail-card-enemy-defeated = { $outcome }
detail-card-event = { $card }
detail-among-automa-looks = tylko miejsce { $position }
detail-among-automa-candidates = { $priority }: { SIZE($positions) ->
    [1] miejsce { $positions }
   *[other] miejsca { $positions }
}
detail-among-automa-targets = { $enemies }
detail-why-automa-looks = Umiejętność { $skill } na karcie: 1 oznacza miejsce 1, 3 oznacza miejsce 5, a tylko 2 wybiera.
detail-why-automa-candidates = Priorytety karty sprawdza się od góry; decyduje pierwszy, do którego pasuje karta na miejscach 2–4. Z kilku strzałka karty bierze skrajną z lewej lub z prawej.
detail-why-automa-takes-block = Blok wskazuje strzałka karty akcji; gdy został tylko jeden, Automa bierze ten.
detail-why-automa-outcome = Za każde uszkodzenie odkrywa się kartę wyniku, a jej pierwsza litera wskazuje rząd.
detail-why-automa-targets = Ze strzałką w lewo strzela do najwyższego typu w swoim regionie, ze strzałką w prawo – do najniższego.
detail-why-automa-loses = Oddaje zasób, którego ma najwięcej; przy remisie amunicja przed żywnością, żywność przed paliwem.
detail-why-automa-under-fire = Pierwsza litera karty wyniku wskazuje trafiony rząd.
detail-why-enemy-defeated = Na karcie wyniku litery stoją w kolejności; łup zdobywa pierwsza, na której leży żeton celu.
field-skill = Umiejętność
field-speed = Prędkość
field-towing = Holowanie
field-period = Okres
field-phase = Działa w fazie
field-left = Lewy blok
field-right = Prawy blok
field-tokens = Znaczniki
field-effect = Zagrożenie
field-rank = Typ wroga
field-arrow = Strzałka
field-priority = Priorytety po kolei
field-enemy-in-slot-gain = Za wroga
field-cost = Koszt
field-bonus = Akcja dodatkowa
field-region = Region
field-aurora = Postój Aurory
field-saves = Skraca drogę o
field-letters = Litery po kolei
field-back-target = Trafiany obszar
field-limit-per-phase = Najwyżej na fazę
field-damage-truck = Uszkodzenia ciężarówki
phase-any = dowolna faza
phase-end-of-game = koniec gry
priority-discard-convoy-card = karta konwoju
priority-discard-encounter = spotkanie

## Pierwsza gra z podpowiedziami, jedna myśl naraz

learn-aurora-goal = Prowadzisz konwój przez lód do Aurory, ostatniego statku na południe. Wygrywa, kto na końcu ma najwięcej sławy: za trafienia we wrogów, za prowadzenie na trasie i za to, co dowiezie.
learn-aurora-clock = Aurora jest zegarem. Stoi na postoju 1 z 6 i co rundę odpływa dalej. Gra kończy się, gdy konwój ją dogoni, albo po szóstej rundzie.
learn-aurora-explore = Runda zaczyna się eksploracją. Każde z pięciu miejsc ma cenę w umiejętności: im dalej w prawo, tym drożej. Druga przyczepa da miejsce na ładunek, więc bierzemy tę z miejsca 2.
learn-aurora-alone = Ktoś musi tam pójść. Lider ma umiejętność 2, Nawigator 1. Wyślij tylko Nawigatora, aby Lider mógł pójść osobno.
learn-aurora-food = Umiejętność 1 to za mało na kartę o koszcie 2. Pomaga żywność: kto zje, ma w tej turze o 1 umiejętność więcej.
learn-aurora-build = Umiejętność 2 przy koszcie 2: wystarczy. Podczep przyczepę do konwoju. Potem Nawigator jest wyczerpany.
learn-aurora-automa = Następnie zagrał rywal. Automa odkryła kartę, poszukała czegoś dla siebie i to zrobiła; dlaczego, widać w pokazie ruchów obok planszy. Pojawiły się też wilki: wroga nie da się eksplorować, czeka na walkę.
learn-aurora-second = Teraz tura Lidera. W magazynie na miejscu 1 leżą żywność i paliwo, a umiejętność 2 w zupełności wystarczy.
learn-aurora-bonus-order = Każde miejsce daje też akcję dodatkową, raz, przed kartą albo po niej. Magazyn skaża tego, kto wchodzi, a ta akcja usuwa tu 1 skażenie. Dlatego najpierw karta.
learn-aurora-bonus = A teraz akcja dodatkowa. W odwrotnej kolejności nie byłoby czego usuwać.
learn-aurora-cure = Skażenie obniża umiejętność o 1. Lider się go pozbywa.
learn-aurora-rest = Po eksploracji wszyscy odpoczywają. Lider wraca w następnej rundzie, inni leżą wyczerpani o rundę dłużej. Za 1 żywność Nawigator odpocznie szybciej i obaj wrócą razem.
learn-aurora-move = Ruch: za 1 paliwo konwój jedzie najdalej o swoją prędkość, czyli o 5. Każde następne paliwo dodaje 1. Oszczędzaj: jedno wystarczy.
learn-aurora-waypoint = Można stanąć wcześniej. Na postoju 2 leży żeton przedmiotu i weźmie go tylko ten, kto się tam zatrzyma.
learn-aurora-object = Karta przedmiotu pomaga raz albo daje 1 punkt sławy, jeśli zostanie do końca.
learn-aurora-cargo = W pobliżu są wrogowie, więc przed walką możesz przełożyć ładunek. Leży dobrze: zostaw go.
learn-aurora-ambush = Wilki przeszły do regionu prowadzącego konwoju i urządziły tam zasadzkę na wszystkich.
learn-aurora-fire = Teraz strzelają konwoje. Atak kosztuje 1 amunicję, a o trafieniu decyduje karta. Twoja broń jest w pierwszym polu ciężarówki.
learn-aurora-hit = Dwa trafienia i punkt sławy! Twój żeton leży w polu celu: kto tam leży, gdy wróg padnie, dzieli łup. Potem strzelają wrogowie; tym razem chybili.
learn-aurora-contamination = Na koniec rundy działają karty Automy i jeden ocalały zostaje skażony. Z umiejętnością 1 Nawigator by zginął; Lider jedno wytrzyma.
learn-aurora-round = Runda 2. Aurora odpłynęła na postój 2, karty przesunęły się w lewo, obaj ocalali wrócili.
learn-aurora-recruit = Przyda się Mechanik jako trzeci: jeszcze jedna para rąk w każdej rundzie. Koszt to 2, a sam Lider ma teraz tylko 1.
learn-aurora-two = Idą więc obaj: umiejętności się sumują. Wyślij Lidera; Nawigator pójdzie sam, bo nikogo innego nie ma.
learn-aurora-sum-1 = Eksploracja: wysyłaj ocalałych, aż ich umiejętność pokryje koszt miejsca; żywność dodaje 1.
learn-aurora-sum-2 = Akcja dodatkowa miejsca jest przed kartą albo po niej: kolejność ma znaczenie.
learn-aurora-sum-3 = Kto działał, odpoczywa: Lider jedną rundę, inni dwie, żywność to skraca.
learn-aurora-sum-4 = 1 paliwo wiezie na całą prędkość; żetony bierze się tam, gdzie się stanie.
learn-aurora-sum-5 = Wrogowie biją w regionie prowadzącego. Trafienia dają sławę, żetony w polach celu dają łup.

## Karta pomocy. Część przed pierwszym dwukropkiem to nagłówek.

refer-last-aurora-1 = Eksploracja: po kolei eksploruj kartę (umiejętność ocalałych pokrywa koszt miejsca; karta i akcja dodatkowa w dowolnej kolejności) albo spasuj jednym ocalałym dla małej korzyści.
refer-last-aurora-2 = Odpoczynek: 1 żywność przenosi ocalałego z wyczerpania do odpoczynku; potem odpoczywający są aktywni, a wyczerpani odpoczywają.
refer-last-aurora-3 = Ruch: 1 paliwo wiezie najdalej o prędkość, każde następne dodaje 1. Na ciężarówce musi leżeć znacznik ocalałego. Żetony bierze się tam, gdzie się stanie.
refer-last-aurora-4 = Ostrzał: wrogowie ze strefy przechodzą do regionu prowadzącego i robią zasadzkę; konwoje atakują za 1 amunicję; potem strzelają wrogowie.
refer-last-aurora-5 = Koniec rundy: efekty pól, potem Aurora odpływa dalej. Gra kończy się, gdy konwój ją dogoni, albo po szóstej rundzie.
refer-last-aurora-6 = Punktacja: tor sławy, przewaga nad ostatnim konwojem, nieużyte przedmioty, pola specjalne i zdolności; jeśli ktoś dogonił Aurorę, zdrowi ocalali, w przeciwnym razie nieuszkodzone karty konwoju.

## Znaki

symbol-food = żywność
symbol-fuel = paliwo
symbol-ammo = amunicja
symbol-object = przedmiot
symbol-survivor = ocalały
symbol-contamination = skażenie
symbol-damage = uszkodzenie
symbol-repair = naprawa
symbol-fame = sława
symbol-weapon = broń
symbol-armour = pancerz
symbol-special = pole specjalne
symbol-tracks = gąsienice
symbol-speed = prędkość
symbol-move = ruch naprzód
symbol-truck = ciężarówka
symbol-trailer = przyczepa
symbol-device = urządzenie
symbol-location = lokacja
symbol-encounter = spotkanie
symbol-event = zdarzenie
symbol-enemy = wróg

# Walki na scenie
stage-convoy-fire = Ostrzał konwojów
stage-enemy-fire = Ostrzał wrogów: { $region }
stage-ambush = Zasadzka
stage-jam = broń się zacina
stage-they-shoot = Atakują
stage-shooter = Strzela { $seat }
stage-weapons = Twoja broń
stage-enemies = Wrogowie
stage-weapon = Broń { $level }
stage-rank = Typ { $rank }
stage-defence = Obrona
stage-defeated = pokonani
stage-deck = { $count ->
    [one] Została { $count } karta wyniku
    [few] Zostały { $count } karty wyniku
    [many] Zostało { $count } kart wyniku
   *[other] Zostało { $count } karty wyniku
}
stage-owed = Uszkodzenia do umieszczenia: { $count } ({ $area })
stage-odds-shot = Uszkodzenia z broni poziomu { $level }
stage-odds-fire = Uszkodzenia każdego konwoju od następnej karty
