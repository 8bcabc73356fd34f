### Last Aurora

## Faza Ruchu

ask-movement-turn = Twoja tura Ruchu: jedziesz, zostajesz czy najpierw czegoś używasz?
ask-destination = Jak daleko jedzie konwój?
ask-waypoint-take = Ruch kończy się na żetonie Specjalnego Postoju. Bierzesz go?
ask-after-move = Konwój dojechał. Coś jeszcze w tej turze?
do-drive = { $food ->
    [0] { $fuel ->
        [0] Jedź: wydaj 1 Paliwo
       *[other] Jedź: wydaj 1 Paliwo, dodatkowe Paliwo na prędkość: { $fuel }
    }
   *[other] { $fuel ->
        [0] Jedź: wydaj 1 Paliwo, Żywność na prędkość: { $food }
       *[other] Jedź: wydaj 1 Paliwo, dodatkowe Paliwo: { $fuel }, Żywność: { $food }
    }
}
do-nitro-drive = { $food ->
    [0] { $fuel ->
        [0] Jedź na Nitrometanie
       *[other] Jedź na Nitrometanie, dodatkowe Paliwo na prędkość: { $fuel }
    }
   *[other] { $fuel ->
        [0] Jedź na Nitrometanie, Żywność na prędkość: { $food }
       *[other] Jedź na Nitrometanie, dodatkowe Paliwo: { $fuel }, Żywność: { $food }
    }
}
do-stay = Zostań na miejscu
do-medic = Sanitariusz stawia na nogi: { $crew }
do-jackal = Cwaniak znajduje: { $token }
do-go = Jedź do postoju { $waypoint } i stań tam ({ $way })
do-halt = Stań tutaj
do-take-shortcut = Jedź skrótem { $shortcut } ({ $way })
do-cross-mine = Przejedź po minie za postojem { $waypoint } ({ $way })
do-take-counter = Weź żeton
do-leave-counter = Zostaw żeton
do-lay-mine = Połóż minę na drodze za postojem { $waypoint }
do-mine-shortcut = Połóż minę na skrócie { $shortcut }
do-end-movement = Zakończ turę Ruchu
thing-waypoint = Postój { $number }
thing-shortcut = Skrót { $number }
thing-fuel = Dodatkowe Paliwo: { $number }
thing-food = Spalona Żywność: { $number }
way-road = główną drogą
way-track1 = pierwszym skrótem dla gąsienic
way-track2 = drugim skrótem dla gąsienic
way-track1-2 = pierwszym i drugim skrótem dla gąsienic
way-track3 = trzecim skrótem dla gąsienic
way-track1-3 = pierwszym i trzecim skrótem dla gąsienic
way-track2-3 = drugim i trzecim skrótem dla gąsienic
way-track1-2-3 = wszystkimi trzema skrótami dla gąsienic
event-drives = { $seat }: konwój jedzie z prędkością { $speed } (wydane Paliwo: { $fuel }, Żywność: { $food }).
event-medic-helps = { $seat }: Sanitariusz przenosi do Strefy Aktywnej: { $crew }.
event-jackal-finds = { $seat }: Cwaniak znajduje: { $token }.
event-shortcut-taken = { $seat }: konwój jedzie skrótem { $shortcut } do postoju { $waypoint }.
event-avalanche = Lawina zamyka skrót { $shortcut } do końca gry.
event-mine-explodes = { $seat }: na drodze za postojem { $waypoint } wybucha mina.
event-arrived = { $seat }: konwój staje na postoju { $waypoint }.
event-counter-taken = { $seat }: wzięty żeton na postoju { $waypoint }: { $counter }.
event-mine-laid = { $seat }: mina leży na drodze za postojem { $waypoint }.
event-shortcut-mined = { $seat }: mina leży na skrócie { $shortcut }.
why-la-move-02 = Na samej Ciężarówce musi być Ocalały, a ładunku nie da się tak ułożyć.
why-la-move-03 = Potrzebne Paliwo: { $need }; w konwoju jest: { $have }.
why-la-move-04 = Potrzebna prędkość: { $need }; zostało: { $have }.
why-la-move-07 = Konwoje jadą tylko do przodu.
why-la-move-09 = Droga kończy się wcześniej.
why-la-move-12 = Ten skrót wymaga nieuszkodzonego pola Gąsienic.
why-la-rul-26 = Konwój stoi na ostatnim postoju: dalej nie ma drogi.
why-la-slot-12 = Żywność daje prędkość tylko Ciężarówce z nieuszkodzonym polem do tego.
why-la-slot-12-food = Potrzebna Żywność: { $need }; w konwoju jest: { $have }.
why-la-item-05 = Nie masz Nitrometanu.
why-la-abl-01 = W Strefie Aktywnej nie ma Ocalałego z tą zdolnością.
why-la-abl-04 = Ta zdolność była już użyta w tej fazie.
why-la-surv-02 = Sanitariusz stawia na nogi kogoś ze Strefy Odpoczynku.
why-la-surv-12 = Cwaniak znajduje tylko Zasób, którego w konwoju nie ma.
why-la-beta-04 = Dodatkowy ruch kosztuje 1 Paliwo.
why-la-beta-18 = Na tej mapie nie ma takiego skrótu.
why-la-beta-21 = Ten skrót zamknęła lawina.
why-la-mine-02 = Nie masz Miny.
why-la-mine-03 = Minę kładzie się na drodze, którą przed chwilą przejechał twój konwój.
why-la-mine-08 = Na tej drodze leży już mina.
why-la-rul-101 = Lawina właśnie zamknęła ten skrót.

## Faza Ostrzału

ask-renegade-enemy = Renegat: który Wróg nie działa na ciebie w tej fazie?
ask-ambush-choice = Zasadzka: co wybierasz?
ask-fire-turn = Strzały Konwojów: atakujesz czy kończysz turę?
ask-pay-ammo = Którą Amunicję wydajesz?
ask-gunner-use = Twoje pierwsze trafienie w tej fazie: czy Strzelec dodaje 1 uszkodzenie?
ask-move-target-counter = Na planszy nie masz już Żetonów Celu. Który przenosisz?
ask-replace-target-counter = Wszystkie Pola Celu są zajęte. Czyj żeton ustępuje twojemu?
ask-take-loot = Zdobywasz kartę Łupu. Bierzesz ją?
ask-bonus-attack = Dodatkowy atak: którą bronią i którego Wroga?
do-name = Ignoruj Wroga: { $enemy }
do-suffer = { $enemy }: { $harm }
do-suffer-nothing = Nic nie może się stać: dalej
do-shoot = Atakuj: { $enemy }, broń w polu { $slot }
do-burn = Atakuj Pociskami Zapalającymi: { $enemy }, broń w polu { $slot }
do-spend = Wydaj Amunicję z pola { $slot }
do-end-fire = Koniec ataków
do-strike = Atakuj: { $enemy }, broń w polu { $slot }
do-use-gunner = Dodaj 1 uszkodzenie
do-decline-gunner = Nic nie dodawaj
do-move-counter = Przenieś żeton: { $enemy }, Pole Celu { $circle }
do-replace-counter = Zastąp żeton w Polu Celu { $circle }
do-take-loot = Weź: { $card }
do-leave-loot = Zostaw: { $card }
harm-contamination = skaż Ocalałego
harm-resource = strać 1 Zasób
harm-damage = przyjmij uszkodzenia
circle-a = A
circle-b = B
circle-c = C
circle-d = D
area-anywhere = cały konwój
area-top-row = górny rząd
area-bottom-row = dolny rząd
area-left-column = przednia kolumna
area-truck = Ciężarówka
event-renegade = { $seat }: Renegat wskazuje Wroga: { $enemy }.
event-enemy-comes = { $enemy }: Wróg pojawia się nad regionem: { $region }.
event-ambush = Zasadzka: { $enemy }.
event-attack = { $seat } atakuje: { $enemy }, Poziom Broni { $level }. { $outcome }: { $count ->
    [0] pudło.
    [one] { $count } uszkodzenie.
    [few] { $count } uszkodzenia.
    [many] { $count } uszkodzeń.
   *[other] { $count } uszkodzenia.
}
event-gunner = { $seat }: Strzelec dodaje 1 uszkodzenie.
event-enemy-hit = { $enemy }: uszkodzone Pola Obrony: { $count } z { $most }.
event-jam = { $seat }: broń się zacina.
event-target-counter = { $seat }: Żeton Celu na karcie: { $enemy }, pole { $circle }.
event-enemy-defeated = { $enemy }: Wróg pokonany. { $outcome }: decyduje litera { $circle }, Łup zdobywa { $seat }.
event-loot-won = { $seat }: karta Łupu to { $card }.
event-loot-left = { $seat }: karta Łupu zostaje: { $card }.
event-enemy-fire = Strzały Wrogów w regionie: { $region }. Odkryta karta: { $outcome }.
event-under-fire = { $seat }: uszkodzenia: { $count } (obszar: { $area }).
event-enemy-leaves = { $enemy }: Wróg odchodzi, w jego regionie nie ma konwoju.
event-outcomes-shuffled = Karty Wyniku są potasowane na nowo.
why-la-amb-07 = Ten Wróg nie daje takiego wyboru.
why-la-rul-13-resource = Nie masz Zasobu do stracenia.
why-la-rul-13-damage = W tym obszarze nie ma nieuszkodzonego pola.
why-la-cf-02 = Ten Wróg nie jest nad regionem twojego konwoju.
why-la-cf-03 = Nie masz Amunicji.
why-la-cf-04 = Do tego ataku nie ma nieuszkodzonej broni.
why-la-cf-04-used = Ta broń była już użyta w tej fazie.
why-la-item-01 = Nie masz Pocisków Zapalających.
why-la-beta-10 = Dodatkowy atak kosztuje 1 Amunicję.
why-la-beta-11 = Nad regionem twojego konwoju nie ma Wroga.

## Koniec rundy i gry

ask-end-of-round = Koniec Rundy: czego używasz?
do-grow-food = Weź Żywność z przetwarzacza
do-run-workshop = Naprawiaj w warsztacie
do-end-round-turn = Zakończ
event-game-over = Koniec gry.
event-aurora-sails = Aurora płynie dalej: postój z numerem { $number }.
event-card-discarded = { $card }: karta opuszcza Strefę Eksploracji.
score-distance = Przewaga nad ostatnim konwojem
score-fame-track = Tor Sławy
score-objects = Nieużyte Przedmioty
score-special-slots = Pola Specjalne
score-abilities = Zdolności Ocalałych
score-survivors = Ocalali bez Skażenia
score-undamaged = Karty konwoju bez uszkodzeń

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
event-automa-prepares = Automa wykłada zakryte karty: { $count ->
    [one] { $count } karta Akcji
    [few] { $count } karty Akcji
    [many] { $count } kart Akcji
   *[other] { $count } karty Akcji
}.
event-automa-passes = Automa nie ma zakrytej karty Akcji: pasuje.
event-automa-card = Automa odkrywa kartę: { $action }.
event-automa-no-action = Automa nie ma na czym działać.
event-automa-looks = Umiejętność { $skill }: Automa patrzy na miejsce { $position }.
event-automa-candidates = Automa szuka w miejscach 2–4: { $priority }. Pasujące miejsca: { $positions }.
event-automa-acts = Automa działa: { $card }, miejsce { $position }.
event-automa-takes-block = Automa bierze blok: { $block }.
event-automa-outcome = { $outcome }: uszkodzenie w rzędzie { $row }.
event-automa-damaged = Automa otrzymuje uszkodzenie: rząd { $row }, kolumna { $space }.
event-automa-damage-lost = W rzędzie { $row } nie ma nieuszkodzonego pola pod żetonem ani na lewo: uszkodzenie przepada.
event-automa-repaired = Automa naprawia: rząd { $row }, kolumna { $space }.
event-automa-nothing-to-repair = Automa nie ma czego naprawić.
event-automa-contaminated = Ocalały Automy zostaje skażony (skażonych: { $count }).
event-automa-loses-survivor = Automa traci skażonego Ocalałego (zostało skażonych: { $count }).
event-automa-gains = Automa zyskuje: { $token }.
event-automa-cannot-gain = Automa nie może wziąć: { $token }.
event-automa-loses = Automa traci: { $token }.
event-automa-recruits = Automa zyskuje Ocalałego (teraz: { $count }).
event-automa-heals = Automa leczy Ocalałego (zdrowych: { $count }).
event-automa-fame = Sława Automy wynosi teraz { $fame }.
event-automa-draws-object = Automa dobiera Przedmiot (kart w jej strefie: { $count }).
event-automa-feeds = Automa wydaje 1 Żywność i odkrywa kartę: { $action }.
event-automa-ability = Działa karta: { $action }.
event-automa-drives = Automa jedzie z prędkością { $speed }.
event-automa-shortcut = Automa jedzie skrótem { $shortcut } do postoju { $waypoint }.
event-automa-arrives = Automa staje na postoju { $waypoint }.
event-automa-targets = Na pierwszej karcie Automy jest { $arrow }; Wrogowie w jej regionie: { $enemies }.
event-automa-shoots = Automa strzela: { $enemy }, broń w kolumnie { $space }.
event-automa-moves-counter = Automa przenosi Żeton Celu z karty: { $enemy }.
event-automa-under-fire = Automa otrzymuje uszkodzenia: { $count }, rząd { $row }.
event-automa-counter = Żeton Automy przechodzi na kolumnę { $space }.

## The drawn board

board-road = Droga do Aurory
board-start = Start
board-aurora = Aurora na postoju { $number } z 6
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
board-zone = Strefa Eksploracji
board-empty = Brak karty
board-card = { $card } ({ $sort })
board-cost = Koszt eksploracji: { $cost }
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
