### Outlive: własne słowa gry.

game-name = Ocaleni
game-summary = Czterech bohaterów, sześć dni i schron do wyżywienia: Konwój zabierze tylko plemię z największą liczbą punktów przetrwania.
game-goal = Utrzymaj plemię przy życiu przez sześć dni. Punkty dają ocaleni, pełne pomieszczenia, zakończone wydarzenia i naprawione wyposażenie; napromieniowanie je odbiera.

option-difficulty = Poziom Włóczęgów, tylko w grze jednoosobowej
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-strategic-placement = Rozstawianie bohaterów po jednym w kolejności graczy
option-solo-yes = przeciw Włóczęgom
side-drifters = Włóczędzy
    .gender = pl pers

## Pytania

ask-drop-room = Z którego pomieszczenia zaawansowanego rezygnujesz? Z sześciu zostają cztery.
ask-free-room = Które pomieszczenie budujesz za darmo?
ask-inside = Ilu z czterech ocalonych w nim zamieszka? Pozostali czekają w śluzie.
ask-leader = Kto poprowadzi plemię?
ask-place-team = Gdzie zaczyna ten bohater?
ask-culpepper-city = W którym mieście odkrywasz żeton przeszukiwania?
ask-culpepper-token = Który z czterech żetonów odrzucasz?
ask-lose-provision = Szczury: którą żywność tracisz?
ask-lose-loot = Grabieżcy: który żeton tracisz?
ask-lose-survivor = Gdzie tracisz ocalonego?
ask-choose-team = Który bohater wyrusza?
ask-choose-destination = Dokąd idzie?
ask-choose-place = Które miejsce na statku zajmuje?
ask-attack = Na kogo wywierasz presję?
ask-hideout = Czy bohater chowa się w kryjówce?
ask-armour = Czy bohater zakłada kamizelkę kuloodporną?
ask-defend = Ile amunicji zużywasz w obronie?
ask-interrogation = Czy to ty wybierasz haracz?
ask-tribute = Co oddajesz jako haracz?
ask-demand = Co zabierasz jako haracz?
ask-act = Co robi bohater?
ask-choose-prey = Na jaką zwierzynę polujesz?
ask-pay-hunt = Czym płacisz za polowanie? Resztę pokrywają akcje.
ask-welcome = Gdzie zamieszka ocalony?
ask-solve = Czy kończysz wydarzenie?
ask-relieve = O co sztab kryzysowy obniża koszt?
ask-mix = Płacisz wodą czy konserwami?
ask-recruit = Ilu ocalonych werbujesz, po jednej żywności za każdego?
ask-rooms = Pomieszczenia: co robisz?
ask-materials = Jakimi materiałami płacisz?
ask-choose-stack = Z którego stosu dobierasz wyposażenie?
ask-repairs = Naprawy: co robisz?
ask-discount = Z której zniżki korzystasz?

## Możliwości

do-drop = Zrezygnuj z pomieszczenia „{ $kind }”
do-found = Zbuduj pomieszczenie „{ $kind }”
do-inside = { $count ->
    [0] Nikt w środku
    [one] { $count } ocalony w środku
    [few] { $count } ocalonych w środku
    [many] { $count } ocalonych w środku
   *[other] { $count } ocalonych w środku
}
do-lead = { $leader }
do-place = Postaw { CASE($team, case: "acc") } { CASE($zone, case: "at") }
do-turn-up = { $zone }
do-refuse = Odrzuć żeton „{ $token }”
do-lose = Strać { CASE($resource, case: "acc") }
do-lose-reserve = Strać wodę z pomieszczenia „Rezerwa wody”
do-lose-survivor = Strać ocalonego { CASE($room, case: "at") }
do-send = Wyślij { CASE($team, case: "acc") }
do-stay = Zostaw { CASE($team, case: "acc") } na miejscu
do-peek = Podejrzyj żetony przeszukiwania { CASE($zone, case: "at") }
do-go = Idź { CASE($zone, case: "to") }
do-board = Zajmij miejsce { $place }
do-house = Umieść ocalonego { CASE($room, case: "at") }
do-leave = Zostaw ocalonego na statku
do-attack = Wywrzyj presję. Cel: { $rival }
do-strike = Wywrzyj presję z kijem bejsbolowym. Cel: { $rival }
do-spare = Nie wywieraj więcej presji
do-hide = Schowaj się i nic nie oddawaj
do-no-hiding = Nie chowaj się
do-wear-armour = Załóż kamizelkę kuloodporną
do-no-armour = Nie zakładaj kamizelki
do-fire = { $count ->
    [0] Nie zużywaj amunicji
    [one] Zużyj { $count } żeton amunicji
    [few] Zużyj { $count } żetony amunicji
    [many] Zużyj { $count } żetonów amunicji
   *[other] Zużyj { $count } żetonu amunicji
}
do-interrogate = Użyj pokoju przesłuchań
do-no-interrogation = Niech wybiera obrońca
do-give = Oddaj { CASE($resource, case: "acc") }
do-demand = Zabierz { CASE($resource, case: "acc") }
do-gather = Zbierz 1 żeton
do-algae = Weź algi
do-open-dam = Odrzuć mikrochip, aby czerpać wodę
do-shine = Znajdź latarką ocalonego: trafia do śluzy
do-done = Gotowe
do-take = Weź { CASE($equipment, case: "acc") }
do-search = Przeszukaj
do-hunt = Poluj
do-sense = Obejrzyj zwierzynę czujnikiem ciepła
do-stalk = Poluj na { CASE($game, case: "acc") }, { $depth }. od góry
do-no-prey = Nie poluj
do-pay = { $ammo ->
    [0] Bez amunicji
    [one] { $ammo } żeton amunicji
    [few] { $ammo } żetony amunicji
    [many] { $ammo } żetonów amunicji
   *[other] { $ammo } żetonu amunicji
}{ $tools ->
    [0] {""}
    [one] , { $tools } narzędzie
    [few] , { $tools } narzędzia
    [many] , { $tools } narzędzi
   *[other] , { $tools } narzędzia
}
do-solve = Zakończ wydarzenie „{ $disaster }”
do-let-be = Pas
do-relieve = Obniż koszt o { CASE($relief, case: "acc") }
do-mix = Zapłać { $water ->
    [0] {""}
    [one] { $water } wodę
    [few] { $water } wody
    [many] { $water } wody
   *[other] { $water } wody
}{ $can ->
    [0] {""}
   *[other] { $water ->
        [0] {""}
       *[other] {" "}i{" "}
    }
}{ $can ->
    [0] {""}
    [one] { $can } konserwę
    [few] { $can } konserwy
    [many] { $can } konserw
   *[other] { $can } konserwy
}
do-recruit = { $count ->
    [0] Nikogo nie werbuj
    [one] Zwerbuj { $count } ocalonego
    [few] Zwerbuj { $count } ocalonych
    [many] Zwerbuj { $count } ocalonych
   *[other] Zwerbuj { $count } ocalonego
}
do-build = Zbuduj pomieszczenie „{ $room }”
do-spend = Zapłać { $wood ->
    [0] {""}
    [one] { $wood } drewno
    [few] { $wood } drewna
    [many] { $wood } drewna
   *[other] { $wood } drewna
}{ $wood ->
    [0] {""}
   *[other] { $metal ->
        [0] {""}
       *[other] { $microchip ->
            [0] {" "}i{" "}
           *[other] {", "}
        }
    }
}{ $metal ->
    [0] {""}
    [one] { $metal } metal
    [few] { $metal } metalu
    [many] { $metal } metalu
   *[other] { $metal } metalu
}{ $microchip ->
    [0] {""}
   *[other] { $wood ->
        [0] { $metal ->
            [0] {""}
           *[other] {" "}i{" "}
        }
       *[other] {" "}i{" "}
    }
}{ $microchip ->
    [0] {""}
    [one] { $microchip } mikrochip
    [few] { $microchip } mikrochipy
    [many] { $microchip } mikrochipów
   *[other] { $microchip } mikrochipu
}
do-fill = Umieść { $count ->
    [one] { $count } ocalonego
    [few] { $count } ocalonych
    [many] { $count } ocalonych
   *[other] { $count } ocalonego
} { CASE($room, case: "at") }
do-warehouse = Składnica: dobierz wyposażenie
do-draw = { $zone }
do-scrap = Punkt recyklingu: zniszcz { CASE($equipment, case: "acc") }
do-repair = Napraw { CASE($equipment, case: "acc") }
do-discount = Zniżka: { $discount }
do-fetch = Skład narzędzi: dobierz wyposażenie

relief-none = nic
    .acc = nic
relief-wood = 1 drewno
    .acc = 1 drewno
relief-metal = 1 metal
    .acc = 1 metal
relief-microchip = 1 mikrochip
    .acc = 1 mikrochip
relief-meat = 1 mięso
    .acc = 1 mięso
relief-water = 1 woda
    .acc = 1 wodę
relief-can = 1 konserwa
    .acc = 1 konserwę
relief-ammo = 1 żeton amunicji
    .acc = 1 żeton amunicji
relief-wood-wood = 2 drewna
    .acc = 2 drewna
relief-wood-metal = 1 drewno i 1 metal
    .acc = 1 drewno i 1 metal
relief-wood-microchip = 1 drewno i 1 mikrochip
    .acc = 1 drewno i 1 mikrochip
relief-metal-metal = 2 metalu
    .acc = 2 metalu
relief-metal-microchip = 1 metal i 1 mikrochip
    .acc = 1 metal i 1 mikrochip
relief-microchip-microchip = 2 mikrochipy
    .acc = 2 mikrochipy
relief-ammo-ammo = 2 żetony amunicji
    .acc = 2 żetony amunicji
discount-none = bez zniżki
discount-tool-store = skład narzędzi (o 1 mniej)
discount-machine-shop = warsztat mechaniczny (o 2 mniej)
discount-tool-store-and-machine-shop = skład narzędzi i warsztat mechaniczny (za darmo)
discount-two-machine-shops = dwa warsztaty mechaniczne (za darmo)
discount-repair-bay = stanowisko napraw (za darmo)
prefer-strong = najsilniejszy
prefer-weak = najsłabszy

## Co się stało

event-setup = Wszyscy gracze potajemnie wybierają pomieszczenia, lidera i lokacje bohaterów.
event-shelter-shown = { $seat } zaczyna z pomieszczeniem „{ $room }”.
event-leader-shown = { $seat }: na czele plemienia staje { $leader }.
event-first-player = { $seat } { AGREE($seat, one: "zabiera", many: "zabierają") } znacznik pierwszego gracza.
event-token-shown = { $seat } odkrywa żeton „{ $token }”.
event-placement = Bohaterowie zajmują miejsca.
event-placed = { $seat }: { CASE($team) } zaczyna { CASE($zone, case: "at") }.
event-dawn = Nastaje dzień { $day }.
event-equipment-shown = Wyposażenie { CASE($zone, case: "at") }: { CASE($equipment) }.
event-stack-renewed = Odrzucone wyposażenie tworzy nowy stos { CASE($zone, case: "at") }.
event-search-revealed = Żetony przeszukiwania poza grą { CASE($zone, case: "at") }: { $token }.
event-disaster-revealed = Nowe wydarzenie: „{ $disaster }”.
event-disaster-strikes = Działa wydarzenie „{ $disaster }”: { $does }
event-zone-lost = { $zone } traci { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}.
event-protected = { $seat }: grodzie chronią przed wydarzeniem „{ $disaster }”.
event-survivor-lost = { $seat } { AGREE($seat, one: "traci", many: "tracą") } ocalonego { CASE($room, case: "at") }.
event-all-lost = { $seat } { AGREE($seat, one: "traci", many: "tracą") } { $count ->
    [1] ostatniego ocalonego.
   *[other] wszystkich ocalonych ({ $count }).
}
event-radiated = { $seat }: znacznik napromieniowania idzie w górę o { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}, na „{ $points }”.
event-overexposed = { $seat }: miernik jest pełny, { $count ->
    [one] ginie { $count } ocalony
    [few] ginie { $count } ocalonych
    [many] ginie { $count } ocalonych
   *[other] ginie { $count } ocalonego
}.
event-cleansed = { $seat }: znacznik napromieniowania { $count ->
    [0] nie schodzi i stoi
    [one] schodzi o { $count } pole,
    [few] schodzi o { $count } pola,
    [many] schodzi o { $count } pól,
   *[other] schodzi o { $count } pola,
} na „{ $points }”.
event-moved = { $seat }: { CASE($team) } idzie { CASE($zone, case: "to") }.
event-stayed = { $seat }: { CASE($team) } zostaje na miejscu, nie ma dokąd iść.
event-only-way = { $seat }: { CASE($team) } ma tylko jedną drogę.
event-looked = { $seat } podgląda żetony przeszukiwania { CASE($zone, case: "at") }.
event-saw-search = Widzisz żetony, od góry: { $token }.
event-attacked = { $seat } { AGREE($seat, one: "wywiera", many: "wywierają") } presję o sile { $count }. { AGREE($rival, one: "Broni się", many: "Bronią się") } { $rival }.
event-repelled = { $seat } nic nie { AGREE($seat, one: "oddaje", many: "oddają") }.
event-tribute = { $seat } { AGREE($seat, one: "płaci", many: "płacą") } haracz ({ COUNT($resource, $count) }), { AGREE($rival, one: "dostaje", many: "dostają") } go { $rival }.
event-gathered = { $seat } { AGREE($seat, one: "zbiera", many: "zbierają") } { COUNT($resource, $count, case: "acc") }.
event-gathered-more = { $seat } { AGREE($seat, one: "zbiera", many: "zbierają") } dodatkowo { COUNT($resource, $count, case: "acc") }.
event-gained = { $seat } { AGREE($seat, one: "zyskuje", many: "zyskują") } { COUNT($resource, $count, case: "acc") }.
event-spent = { $seat } { AGREE($seat, one: "odrzuca", many: "odrzucają") } { COUNT($resource, $count, case: "acc") }.
event-algae = { $seat } { AGREE($seat, one: "zbiera", many: "zbierają") } algi.
event-dam-shut = { $seat }: tama jest zamknięta, bez mikrochipa i gotowej karty dostępu nic się tam nie zbierze.
event-found = { $seat } { AGREE($seat, one: "znajduje", many: "znajdują") } żeton „{ $token }”.
event-equipment-taken = { $seat } { AGREE($seat, one: "bierze", many: "biorą") } { CASE($equipment, case: "acc") }.
event-equipment-drawn = { $seat } { AGREE($seat, one: "dobiera", many: "dobierają") } ze stosu { CASE($equipment, case: "acc") }.
event-equipment-again = { $seat } ma już { CASE($equipment, case: "acc") }, ze stosu dobierany jest inny żeton.
event-equipment-used = { $seat } używa { CASE($equipment, case: "gen") }.
event-room-used = { $seat } używa pomieszczenia „{ $room }”.
event-saw-game = Widzisz zwierzynę, od góry: { CASE($game) }.
event-hunted = { $seat } { AGREE($seat, one: "zdobywa", many: "zdobywają") } { CASE($game, case: "acc") } i { $count } { $count ->
    [one] mięso
    [few] mięsa
    [many] mięsa
   *[other] mięsa
}.
event-survivor-housed = { $seat }: ocalony zamieszkuje { CASE($room, case: "at") }.
event-survivor-joined = { $seat }: dołącza ocalony.
event-nightfall = Zapada noc { $day }.
event-solved = { $seat } { AGREE($seat, one: "kończy", many: "kończą") } wydarzenie „{ $disaster }”: { $points } PP.
event-fed = { $seat }: ocaleni { $count ->
    [0] nie potrzebują żywności
    [one] potrzebują { $count } jednostki żywności
    [few] potrzebują { $count } jednostek żywności
    [many] potrzebują { $count } jednostek żywności
   *[other] potrzebują { $count } jednostki żywności
}.
event-starved = { $seat }: zabrakło wody lub żywności, { $count ->
    [one] ginie { $count } ocalony
    [few] ginie { $count } ocalonych
    [many] ginie { $count } ocalonych
   *[other] ginie { $count } ocalonego
}.
event-recruited = { $seat } { AGREE($seat, one: "werbuje", many: "werbują") } { $count ->
    [one] { $count } ocalonego
    [few] { $count } ocalonych
    [many] { $count } ocalonych
   *[other] { $count } ocalonego
}.
event-built = { $seat } buduje pomieszczenie „{ $room }”.
event-moved-in = { $seat }: { $count ->
    [one] { $count } ocalony zamieszkuje
    [few] { $count } ocalonych zamieszkuje
    [many] { $count } ocalonych zamieszkuje
   *[other] { $count } ocalonego zamieszkuje
} { CASE($room, case: "at") }.
event-born = { $seat }: w żłobku { $count ->
    [one] przybywa { $count } ocalony
    [few] przybywa { $count } ocalonych
    [many] przybywa { $count } ocalonych
   *[other] przybywa { $count } ocalonego
}.
event-recycled = { $seat } niszczy { CASE($equipment, case: "acc") }.
event-repaired = { $seat } { AGREE($seat, one: "naprawia", many: "naprawiają") } { CASE($equipment, case: "acc") }.
event-drifters-card = { $seat } odkrywają { CASE($card, case: "acc") }: idzie { $prefer } bohater.
event-drifters-consider = { $seat } rozważają { CASE($zone, case: "acc") }: { SIZE($team) ->
    [0] nikt nie może tam pójść
    [1] może tam pójść { CASE($team) }
   *[other] mogą tam pójść { CASE($team) }
}.
event-drifters-go = { $seat } wysyłają { CASE($team, case: "acc") } { CASE($zone, case: "to") }.
event-drifters-weigh = { $seat } { SIZE($disaster) ->
    [0] nie mogą zakończyć żadnego wydarzenia
    [1] mogą zakończyć wydarzenie „{ $disaster }”
   *[other] mogą zakończyć jedno z wydarzeń ({ CASE($disaster, join: "or") })
}.
event-drifters-built = { $seat } budują pomieszczenie, teraz mają { $count }.
event-game-over = Przybywa Konwój. Koniec gry.
event-next-level = Wyraźna wygrana: spróbuj wyższego poziomu.

## Dlaczego nie

why-ol-act-03 = Lokacja jest pusta do świtu.
why-ol-act-06 = Ten bohater już dziś działał.
why-ol-atk-02-spare = Na słabszego bohatera w lokacji trzeba wywrzeć presję.
why-ol-atk-03 = Nie ma tu aktywnego bohatera tego gracza; nieaktywni są ukryci.
why-ol-atk-04 = Siła tamtego bohatera to { $need }, twojego { $have }; presja działa tylko na słabszych.
why-ol-atk-07 = Możesz zużyć najwyżej { $most ->
    [one] { $most } żeton amunicji
    [few] { $most } żetony amunicji
    [many] { $most } żetonów amunicji
   *[other] { $most } żetonu amunicji
}.
why-ol-atk-09 = Nie ma takiego żetonu.
why-ol-atk-10 = Ten gracz nie ma czego oddać.
why-ol-atk-12 = Na tego bohatera już w tym ruchu wywarto presję.
why-ol-build-03 = Pomieszczenie kosztuje teraz { $need ->
    [one] { $need } materiał
    [few] { $need } materiały
    [many] { $need } materiałów
   *[other] { $need } materiału
}; masz { $have }.
why-ol-evt-05 = Nikt nie może ci pomóc zapłacić: potrzebny jest cały koszt.
why-ol-gen-08 = Bohater nie ma już akcji.
why-ol-hunt-03 = Polowanie wymaga siły { $need }; akcje, amunicja i narzędzia dają { $have }.
why-ol-hunt-04 = Wytrzymałość zwierzyny to { $need }; nie wolno przepłacać.
why-ol-hunt-11 = W tej lokacji nie ma już zwierzyny.
why-ol-mov-02 = To { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
} stąd; bohater robi jeden lub dwa.
why-ol-mov-03 = Ruch musi skończyć się w innej lokacji.
why-ol-mov-04 = Jest tam inny twój bohater.
why-ol-mov-09 = Ten bohater nie ma dokąd iść.
why-ol-mov-10 = Zostać można tylko wtedy, gdy żaden twój bohater nie może iść; może { CASE($team) }.
why-ol-rec-01 = Żywności i ocalonych w zasobach ogólnych wystarczy tylko na { $most }.
why-ol-rec-03 = W śluzie { $free ->
    [0] nie ma wolnych pól
    [one] jest { $free } wolne pole
    [few] są { $free } wolne pola
    [many] jest { $free } wolnych pól
   *[other] jest { $free } wolnego pola
}.
why-ol-rep-01 = Brakuje wymaganych materiałów.
why-ol-room-16 = Potrzebny jest w pełni obsadzony, nieużyty w tej rundzie punkt obserwacyjny.
why-ol-room-16-known = Cały ten stos już znasz.
why-ol-rul-30 = Nie stać cię nawet na najsłabszą zwierzynę.
why-ol-rul-36 = Śluza jest pełna.
why-ol-rul-65 = Ten bohater nie ma czego czerpać przy tamie.
why-ol-shel-04 = W pomieszczeniu { $free ->
    [0] nie ma wolnych pól
    [one] jest { $free } wolne pole
    [few] są { $free } wolne pola
    [many] jest { $free } wolnych pól
   *[other] jest { $free } wolnego pola
}.
why-ol-shel-05 = Ocaleni mieszkają tylko w twoich zbudowanych pomieszczeniach i w śluzie.
why-ol-shel-11 = To pomieszczenie jest już zbudowane.
why-ol-zone-03 = Dzisiejsze algi są już zabrane.
why-ol-zone-11 = Polować można raz na turę, w lesie, kopalni lub lunaparku.
why-ol-zone-32 = Ten bohater zajmuje miejsce { $place }.
why-ol-zone-33 = Miejsce { $place } jest zajęte.
why-ol-zone-37 = Nie ma wolnego pola.
why-ol-zone-40 = Dostęp do tamy kosztuje mikrochip.
why-ol-zone-41 = Najpierw uzyskaj dostęp do tamy (raz na turę).
why-ol-zone-55 = Żetony przeszukiwania na dziś się skończyły.
why-ol-zone-57 = Masz już wyposażenie tego rodzaju.

## Plansza

section-setup = Ocaleni: przygotowanie
section-day = Dzień { $day } z 6. Faza 2 z 3, napromieniowanie { $radiation }
section-night = Noc { $day } z 6. Krok { $night } z 7 ({ $night ->
    [1] { board-step-1 }
    [2] { board-step-2 }
    [3] { board-step-3 }
    [4] { board-step-4 }
    [5] { board-step-5 }
    [6] { board-step-6 }
   *[other] { board-step-7 }
}), napromieniowanie { $radiation }
section-over = Dzień { $day } z 6. Gra skończona
section-deal = Twoje rozdanie
section-board = Plansza główna
section-colony = { $side }, lider { $leader }: { $points } PP, ocalonych { $count }
section-drifters = { $side }: { $points } PP, ocalonych { $count }
row-disaster = { $disaster } ({ $points } PP): { $does } Koszt { COUNT($resource) }
row-face-down-disasters = Przed nami { $count ->
    [one] { $count } wydarzenie
    [few] { $count } wydarzenia
    [many] { $count } wydarzeń
   *[other] { $count } wydarzenia
}
row-first-player = Pierwszy gracz: { $seat }
row-supply = Zasoby ogólne: { COUNT($resource) }, ocalonych { $count }
row-next-level = Wyraźna wygrana: spróbuj wyższego poziomu.
row-turn-team = Teraz { AGREE($seat, one: "gra", many: "grają") } { $seat }, { CASE($team) }
row-turn = Teraz { AGREE($seat, one: "gra", many: "grają") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Pozostałe akcje: { $count }
row-turn-stock = Teraz { AGREE($seat, one: "gra", many: "grają") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Pozostałe akcje: { $count }. Tutaj { COUNT($resource, $stock) }
row-turn-game = Teraz { AGREE($seat, one: "gra", many: "grają") } { $seat }, { CASE($team) } { CASE($zone, case: "at") }. Pozostałe akcje: { $count }. Tutaj { COUNT($resource, $stock) } i { CASE($game) }: wytrzymałość { $endurance }, mięso { $meat }
row-attack = { $seat } { AGREE($seat, one: "wywiera", many: "wywierają") } presję o sile { $count }. { AGREE($rival, one: "Broni się", many: "Bronią się") } { $rival }
row-deal-room = { $kind }. { $effect }. Pola { $cells }, żywność { $food }
row-leader = { $leader }, wiek { $age }: { CASE($zone) }. Przynosi { COUNT($resource, case: "acc") }, zepsute wyposażenie – { CASE($equipment) }
row-leader-searches = { $leader }, wiek { $age }: { CASE($zone) }. Odkrywa cztery żetony przeszukiwania, zatrzymuje trzy; zepsute wyposażenie – { CASE($equipment) }
row-zone-stock = { $zone }: { COUNT($resource, $count) }
row-zone = { $zone }
row-zone-dam = { $zone }: { COUNT($resource, $count) }; zbieranie wymaga mikrochipa lub karty dostępu
row-algae = Są algi
row-game = { $game }: wytrzymałość { $endurance }, mięso { $meat } (+{ $more } za każdy taki żeton, który masz), żetonów w stosie { $count }
row-no-game = Brak zwierzyny
row-game-seen = Pod spodem: { CASE($game) }
row-place = Miejsce { $place }: { $count ->
    [0] bez konserw
    [one] { $count } konserwa
    [few] { $count } konserwy
    [many] { $count } konserw
   *[other] { $count } konserwy
}{ $survivor ->
    [yes] , ocalony
   *[no] {""}
}{ SIZE($seat) ->
    [0] , wolne
   *[other] , zajmuje { $seat }
}
row-city-equipment = Wyposażenie: { SIZE($equipment) ->
    [0] brak
   *[other] { CASE($equipment) }
}; w stosie { $count }
row-city-tile = { $equipment } ({ $does }). Naprawa za { COUNT($resource, case: "acc") }. Para: { CASE($pair) }
row-city-search = Żetony przeszukiwania: { $count } w stosie{ SIZE($token) ->
    [0] {""}
   *[other] ; poza grą: { $token }
}
row-search-seen = Od góry: { $token }
row-team = { $seat }, { CASE($team) }: nieaktywny
row-team-active = { $seat }, { CASE($team) }: aktywny
row-team-spent = { $seat }, { CASE($team) }: po turze, nieaktywny
row-own-team = { $team } { CASE($zone, case: "at") }: nieaktywny
row-own-team-active = { $team } { CASE($zone, case: "at") }: aktywny
row-own-team-spent = { $team } { CASE($zone, case: "at") }: po turze, nieaktywny
forecast-dam-shut = { $zone }: bez mikrochipa i gotowej karty dostępu zamknięta, bohater nic tam nie zbierze
row-store = Magazyn: { SIZE($resource) ->
    [0] pusto
   *[other] { COUNT($resource) }
}
row-airlock = Śluza: { $count } z { $cells }
row-room = { $room }, { $count } z { $cells }. { $effect }
row-full = { $room }, w pełni { AGREE($room, m: "obsadzony", f: "obsadzona", n: "obsadzone", pl: "obsadzone", mp: "obsadzeni", other: "obsadzone pomieszczenie") } ({ $count } z { $cells }). { $effect }
row-full-used = { $room }, w pełni { AGREE($room, m: "obsadzony", f: "obsadzona", n: "obsadzone", pl: "obsadzone", mp: "obsadzeni", other: "obsadzone pomieszczenie") } ({ $count } z { $cells }), { AGREE($room, m: "użyty", f: "użyta", n: "użyte", pl: "użyte", mp: "użyci", other: "użyte") }. { $effect }
row-unbuilt = { $room }, { AGREE($room, m: "niezbudowany", f: "niezbudowana", n: "niezbudowane", pl: "niezbudowane", mp: "niezbudowani", other: "niezbudowane pomieszczenie") }. { $effect }. Pola { $cells }, żywność { $food }
row-food = Do wyżywienia tej nocy: woda { $rows }, żywność { $food }
row-virtual-water = Woda z pomieszczenia „Rezerwa wody”: { $count }
row-radiation = Napromieniowanie: { $points } PP
row-broken = { $equipment }, { AGREE($equipment, m: "zepsuty", f: "zepsuta", n: "zepsute", pl: "zepsute", mp: "zepsuci", other: "zepsute wyposażenie") }. Naprawa za { COUNT($resource, case: "acc") } ({ $does }; para: { CASE($pair) })
row-repaired = { $equipment }, { AGREE($equipment, m: "gotowy", f: "gotowa", n: "gotowe", pl: "gotowe", mp: "gotowi", other: "gotowe wyposażenie") } ({ $does }; para: { CASE($pair) })
row-exhausted = { $equipment }, { AGREE($equipment, m: "użyty", f: "użyta", n: "użyte", pl: "użyte", mp: "użyci", other: "użyte wyposażenie") } ({ $does }; para: { CASE($pair) })
row-solved = Zakończone wydarzenia: { $disaster }
row-trophies = Żetony zwierzyny: { CASE($game) }
row-annexes = Pomieszczenia: { $count }
row-next-card = Następna { CASE($card) }: { CASE($zone) }; idzie { $prefer } bohater
row-deck = Zakryte karty: { $count }
row-used-card = Zagrana { CASE($card) }: { CASE($zone) }; idzie { $prefer } bohater

## Punktacja

score-survivors = Ocaleni
score-disasters = Zakończone wydarzenia
score-rooms = W pełni obsadzone pomieszczenia
score-equipment = Naprawione wyposażenie
score-pairs = Pary wyposażenia
score-radiation = Napromieniowanie

## Co robi wyposażenie

does-axe = las: drewno +2
does-bow = las: 1 mięso po przybyciu
does-jerrycan = tama: woda +1
does-access-card = tama: bez mikrochipa
does-ammo-box = baza wojskowa: amunicja +2
does-crowbar = baza wojskowa: 2 mikrochipy po przybyciu
does-chainsaw = miasto: 2 drewna po przybyciu
does-flashlight = miasto: ocalony do śluzy
does-pickaxe = kopalnia: metal +2
does-water-filter = kopalnia: 1 woda po przybyciu
does-grappling-hook = statek towarowy: miejsce o jedno wyżej
does-hacksaw = statek towarowy: 2 metalu po przybyciu
does-backpack = lunapark: mikrochipy +2
does-metal-detector = lunapark: 2 konserwy po przybyciu
does-shotgun = polowanie: siła +1
does-trap = polowanie: siła +1
does-baseball-bat = jedna presja: siła +1
does-body-armor = jedna obrona: siła presji −2
does-exoskeleton = jeden ruch: dowolna odległość
does-heat-sensor = polowanie: dowolny żeton ze stosu

## Co robią wydarzenia

does-forest-fire = las traci drewno.
does-collapse = kopalnia traci metal.
does-thieves = lunapark traci mikrochipy.
does-sandstorm = siła bohaterów najwyżej 3, poza presją.
does-hard-times = las, kopalnia i lunapark tracą żetony.
does-radioactive-cloud = w każdym schronie napromieniowanie +2 pola.
does-rat-infestation = każdy schron traci żywność, a bez niej – ocalonego.
does-raiders = każdy schron traci 2 materiały lub żetony amunicji, a bez nich – ocalonego.
does-sudden-cold = każdy schron traci ocalonego.
does-nomads = żetony przeszukiwania są odkrywane, ale nikt ich nie dostaje.
does-epizootic = każde polowanie daje o 1 mięso mniej.
does-animal-mutation = wytrzymałość zwierzyny o 1 wyższa.

## The drawn board

stage-attack = Presja
stage-hunt = Polowanie
stage-game = Zwierzyna
stage-store = Co można oddać
stage-strength = Siła
board-ring = Osiem lokacji
board-stock = Zostało: { $count }
board-game = Wytrzymałość { $endurance }, w stosie { $left }
board-actions = Pozostało akcji: { $count }
board-algae = Algi
board-search = Żetony przeszukiwania
board-place = { $cans ->
    [0] Bez konserw
    [one] { $cans } konserwa
    [few] { $cans } konserwy
    [many] { $cans } konserw
   *[other] { $cans } konserwy
}{ $survivor ->
    [yes] , czeka ocalony
   *[no] {""}
}
board-team-standing = aktywny
board-team-lying = nieaktywny
board-team-done = już poszedł
board-day = Dzień { $day }
board-before = Przed pierwszym dniem
board-night = noc
board-step-1 = wydarzenia
board-step-2 = żywienie
board-step-3 = napromieniowanie
board-step-4 = werbunek
board-step-5 = pomieszczenia
board-step-6 = naprawy
board-step-7 = sprzątanie
board-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
board-no-disasters = Żadne wydarzenie teraz nie działa.
board-face-down = Zakryte wydarzenia: { $count }
board-drifters-next = Włóczędzy idą dalej:
board-store = Magazyn
board-shelter = Schron
board-radiation = Napromieniowanie
board-survivors = Ocaleni
board-eat = Tej nocy pomieszczenia jedzą { $food }, śluza wypija wody: { $water }.
board-short-water = Zabraknie wody: { $count }.
board-short-food = Zabraknie żywności: { $count }.
board-more-radiation = Znacznik napromieniowania pójdzie w górę o { $count }.
board-enough = Wszystkiego wystarczy.
board-feed-title = Kto dziś je
board-feed-sum = Potrzeba: { $due }. Zapłacono: { $paid }.
board-feed-order = Najpierw pije śluza, i to tylko wodę. Mięso do rana by się zepsuło, więc zjada się je przed wszystkim innym.
board-feed-short = brakuje: { $count }
board-feed-do = { $count ->
    [0] Nakarm wszystkich
    [one] Nakarm, strać { $count } ocalonego
    [few] Nakarm, strać { $count } ocalonych
    [many] Nakarm, strać { $count } ocalonych
   *[other] Nakarm, strać { $count } ocalonego
}
board-drinks = wypija { $count }
board-absorbs-less = zatrzyma mniej napromieniowania
board-no-longer-full = już nie w pełni obsadzone
board-airlock-count = Śluza: { $count } z { $cells }
board-airlock = Śluza
board-rooms = Pomieszczenia
board-room-built = Ocaleni: { $survivors } z { $cells }, zjada { $food }
board-room-plan = Niezbudowane; miejsc: { $cells }, zjada { $food }
board-meals = zjada { $count }
board-equipment = Wyposażenie
board-tool-repaired = naprawione
board-tool-broken = zepsute

## Log, film and close-ups

chapter-setup = Przed pierwszym dniem
chapter-placement = Bohaterowie zajmują miejsca
chapter-dawn = Dzień { $day }
heading-nightfall = Noc { $day }
turn-equipment-shown = Świt
turn-search-revealed = Świt
turn-disaster-revealed = Wydarzenia
turn-disaster-strikes = Wydarzenia
detail-card-drifters-card = { $card }
detail-card-disaster-strikes = { $disaster }
detail-among-drifters-consider = { $zone }: { SIZE($team) ->
    [0] nikt
   *[other] { CASE($team) }
}
detail-among-drifters-weigh = { $disaster }
detail-why-drifters-card = Karta wymienia lokacje po kolei. Z bohaterów, którzy mogą tam pójść, rusza { $prefer }.
detail-why-drifters-consider = Lokacje karty sprawdza się po kolei; liczy się pierwsza, do której może dojść bohater.
detail-why-drifters-go = Z bohaterów o równej sile rusza bliższy. Gdy żadna lokacja karty nie jest osiągalna, najsilniejszy bohater idzie do najbliższej dozwolonej.
detail-why-drifters-weigh = Z wydarzeń, które mogą opłacić w całości, kończą to warte najwięcej punktów.
field-cells = Pola
field-food = Żywność na noc
field-phase = Działa
field-age = Wiek
field-role = Zawód
field-start-zones = Lokacje początkowe bohaterów
field-resources = Przynosi
field-equipment = Zepsute wyposażenie
field-cost = Koszt
field-repair-cost = Naprawa
field-points = Punkty przetrwania
field-strength = Siła
field-endurance = Wytrzymałość
field-first-meat = Mięso z pierwszego żetonu
field-resource = Zasób
field-hunting = Polowanie
field-cans = Konserwy
field-zones = Lokacje po kolei
field-prefer = Kto rusza
field-gives = Daje
field-amount = Liczba
field-neighbors = Sąsiaduje z
field-half = Połowa pary
phase-day = w dzień
phase-any = w dowolnej chwili
phase-night-1 = nocą: { board-step-1 }
phase-night-3 = nocą: { board-step-3 }
phase-night-5 = nocą: { board-step-5 }
phase-night-6 = nocą: { board-step-6 }
half-left = lewa
half-right = prawa
gives-radiation-down = mniej napromieniowania
gives-nothing = nic

## Pierwsza gra z podpowiedziami, jedna myśl naraz

learn-outlive-goal = Przez sześć dni prowadzisz plemię w schronie. Na końcu punktują ocaleni, pełne pomieszczenia, zakończone wydarzenia i naprawione wyposażenie; napromieniowanie odbiera punkty.
learn-outlive-deal = Najpierw schron. Z sześciu pomieszczeń zaawansowanych zostają cztery. Pomieszczenie działa tylko pełne, więc wybieraj takie, które zdołasz zapełnić.
learn-outlive-free-room = Jedno pomieszczenie jest od razu zbudowane. Ten warsztat obniża koszt napraw.
learn-outlive-airlock = Mieszka tu czworo ludzi. Każdy zajęty rząd śluzy wypija w nocy 1 wodę, ale każda osoba w śluzie zatrzymuje 1 napromieniowanie. Troje idzie do środka, jedna osoba zostaje w śluzie.
learn-outlive-leader = Lider przynosi zapasy i mówi, gdzie zaczynają bohaterowie.
learn-outlive-place = Masz czterech bohaterów o sile 5, 4, 3 i 3. Zaczynają w czterech różnych lokacjach.
learn-outlive-dawn = Dzień 1. O świcie lokacje się zapełniają i przychodzi wydarzenie. Uderza każdego świtu, aż ktoś zapłaci, aby je zakończyć. Przez to zwierzyna daje mniej mięsa.
learn-outlive-team = W dzień ty i rywal na zmianę wysyłacie bohaterów, po jednym. Zaczynamy skromnie: bohater o sile 3.
learn-outlive-move = Bohater musi przejść 1 lub 2 lokacje po pierścieniu i nie może stanąć tam, gdzie jest inny twój bohater. W kopalni jest metal.
learn-outlive-actions = Siła bohatera to liczba jego akcji. Siła 3: trzy razy metal. Trzy materiały to pomieszczenie.
learn-outlive-automa = Twoi rywale, Włóczędzy, wysłali bohatera na tamę po wodę. Ich kartę i powód widać w pokazie ruchów obok planszy.
learn-outlive-four = Każdy bohater rusza raz dziennie. Teraz ten o sile 4.
learn-outlive-pressure = Jest silniejszy niż bohater Włóczęgów na tamie. Kto przychodzi, wywiera presję na wszystkich słabszych, którzy już dziś ruszyli.
learn-outlive-attack = Włóczędzy bronili się amunicją i nic nie oddali. Silniejsza presja przyniosłaby haracz. Teraz najsilniejszy bohater: potrzeba jedzenia.
learn-outlive-hunt = W lesie, w kopalni i w lunaparku bohater może raz zapolować. Za wytrzymałość zwierzyny płaci się siłą, amunicją i bronią; mięsa starczy dla kilku osób.
learn-outlive-last = Ostatni bohater idzie do miasta Blackwood.
learn-outlive-city = W mieście każda akcja bierze wyposażenie albo żeton przeszukiwania. Wyposażenie jest najpierw zepsute: naprawia się je w nocy, potem pomaga i punktuje.
learn-outlive-night = Zapada noc: wydarzenia, żywienie, napromieniowanie, werbunek, pomieszczenia, naprawy, sprzątanie, zawsze w tej kolejności.
learn-outlive-fed = Śluza wypiła 1 wodę, a warsztat zjadł 1 żywność. To, czego brakuje, kosztuje ocalonego, więc sprawdzaj zapasy przed wieczorem.
learn-outlive-radiation = Pierwszego dnia napromieniowanie to 1 i osoba w śluzie je zatrzymała. Bez niej znacznik poszedłby w górę i odebrał punkty.
learn-outlive-recruit = Teraz możesz przyjąć ludzi z zewnątrz: po jednej żywności za każdego, ile pomieści śluza. Weź jedną osobę.
learn-outlive-build = Pomieszczenie kosztuje 3 metalu. Sztab kryzysowy obniża koszt kończenia wydarzeń.
learn-outlive-staff = Puste pomieszczenie nic nie robi i nie punktuje. Przenieś oboje ze śluzy. Ale jutro nikt nie zatrzyma napromieniowania, jeśli w porę kogoś nie zwerbujesz.
learn-outlive-sum-1 = Każdy bohater rusza raz dziennie o 1 lub 2 lokacje po pierścieniu i działa tyle razy, ile ma siły.
learn-outlive-sum-2 = Kto przychodzi, wywiera presję na słabszych; amunicja broni.
learn-outlive-sum-3 = Działające wydarzenia uderzają każdego świtu, aż ktoś za nie zapłaci.
learn-outlive-sum-4 = W nocy pomieszczenia jedzą, rzędy śluzy piją; czego brakuje, kosztuje ocalonych.
learn-outlive-sum-5 = Śluza zatrzymuje napromieniowanie; pełne pomieszczenia działają i punktują.

## Karta pomocy. Część przed pierwszym dwukropkiem to nagłówek.

refer-outlive-1 = Świt: lokacje się zapełniają, w miastach jest nowe wyposażenie, przychodzi wydarzenie; każde działające wydarzenie uderza.
refer-outlive-2 = Dzień: na zmianę wysyłajcie bohatera o 1 lub 2 lokacje po pierścieniu. Wywiera presję na słabszych i działa tyle razy, ile ma siły.
refer-outlive-3 = Wydarzenia (noc 1): zapłać, aby zakończyć wydarzenie i zdobyć jego punkty.
refer-outlive-4 = Żywienie (noc 2): zajęte pomieszczenia kosztują żywność, zajęte rzędy śluzy po 1 wodzie; każda brakująca sztuka kosztuje ocalonego.
refer-outlive-5 = Napromieniowanie (noc 3): poziom dnia minus ludzie w śluzie przesuwa znacznik w górę.
refer-outlive-6 = Werbunek (noc 4): 1 żywność za każdego nowego ocalonego w śluzie.
refer-outlive-7 = Pomieszczenia (noc 5): buduj za 3 materiały, zasiedlaj, korzystaj.
refer-outlive-8 = Naprawy (noc 6): zapłać za zepsute wyposażenie; naprawione działa i punktuje.
refer-outlive-9 = Punktacja po dniu 6: wydarzenia, pełne pomieszczenia, napromieniowanie, ocaleni, naprawione wyposażenie i pary.

## Znaki

symbol-wood = drewno
symbol-metal = metal
symbol-microchip = mikrochip
symbol-meat = mięso
symbol-water = woda
symbol-can = konserwy
symbol-ammo = amunicja
symbol-survivor = ocalony
symbol-radiation = napromieniowanie
symbol-game = zwierzyna
symbol-search = żetony przeszukiwania
symbol-tool = wyposażenie

trait-leader = Zwycięstwa według liderów
trait-difficulty = Zwycięstwa według poziomu Włóczęgów
