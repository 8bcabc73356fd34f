### Outlive: własne słowa gry.

game-name = Ocaleni
game-summary = Czterech bohaterów, sześć dni i schron do wyżywienia: Konwój zabierze tylko plemię z największą liczbą punktów przetrwania.
game-goal = Utrzymaj plemię przy życiu przez sześć dni. Punkty dają ocaleni, pełne pomieszczenia, zakończone wydarzenia i naprawione wyposażenie; napromieniowanie je odbiera.

option-difficulty = Siła Włóczęgów (tylko w grze jednoosobowej)
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-strategic-placement = Rozstawianie bohaterów po jednym w kolejności graczy
option-solo-yes = samotnie przeciw Włóczęgom
side-drifters = Włóczędzy

## Pytania

ask-drop-room = Z którego pomieszczenia zaawansowanego rezygnujesz? Z sześciu zostają cztery.
ask-free-room = Które pomieszczenie budujesz za darmo?
ask-inside = Ilu z czterech ocalonych w nim zamieszka? Pozostali czekają w śluzie.
ask-leader = Kto poprowadzi plemię?
ask-place-team = Gdzie zaczyna ten bohater?
ask-culpepper-city = Z którego miasta odsłaniasz żeton przeszukiwania?
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
ask-interrogation = Czy sam wybierasz haracz?
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

do-drop = Zrezygnuj: { $kind }
do-found = Zbuduj: { $kind }
do-inside = W środku: { $count }
do-lead = { $leader }
do-place = { $team }: { $zone }
do-turn-up = { $zone }
do-refuse = Odrzuć: { $token }
do-lose = Strać { CASE($resource, case: "acc") }
do-lose-reserve = Strać wodę z rezerwy
do-lose-survivor = Strać jednego tutaj: { $room }
do-send = Wyślij: { $team }
do-stay = Zostaje: { $team }
do-peek = Podejrzyj żetony przeszukiwania: { $zone }
do-go = Idź tutaj: { $zone }
do-board = Zajmij miejsce { $place }
do-house = Umieść ocalonego tutaj: { $room }
do-leave = Zostaw ocalonego na statku
do-attack = Wywrzyj presję: { $rival }
do-strike = Wywrzyj presję z kijem bejsbolowym: { $rival }
do-spare = Nie wywieraj więcej presji
do-hide = Schowaj się i nic nie oddawaj
do-no-hiding = Nie chowaj się
do-wear-armour = Załóż kamizelkę kuloodporną
do-no-armour = Bez kamizelki
do-fire = Zużyj amunicję: { $count }
do-interrogate = Użyj pokoju przesłuchań
do-no-interrogation = Niech wybiera obrońca
do-give = Oddaj: { $resource }
do-demand = Zabierz: { $resource }
do-gather = Zbierz 1 żeton
do-algae = Weź algi
do-open-dam = Odrzuć mikrochip, aby czerpać wodę
do-shine = Latarka: ocalony do śluzy
do-done = Gotowe
do-take = Weź: { $equipment }
do-search = Przeszukaj
do-hunt = Poluj
do-sense = Obejrzyj zwierzynę czujnikiem ciepła
do-stalk = Poluj: { $game }, numer { $depth } od góry
do-no-prey = Nie poluj
do-pay = { $tools ->
    [0] Amunicja: { $ammo }
   *[other] Amunicja: { $ammo }, narzędzia: { $tools }
}
do-solve = Zakończ: { $disaster }
do-let-be = Pas
do-relieve = Obniż o: { $relief }
do-mix = Woda: { $water }, konserwy: { $can }
do-recruit = Zwerbuj: { $count }
do-build = Zbuduj: { $room }
do-spend = Drewno: { $wood }, metal: { $metal }, mikrochipy: { $microchip }
do-fill = Przenieś: { $count }, pomieszczenie: { $room }
do-warehouse = Składnica: dobierz wyposażenie
do-draw = { $zone }
do-scrap = Punkt recyklingu: zniszcz { $equipment }
do-repair = Napraw: { $equipment }
do-discount = Zniżka: { $discount }
do-fetch = Skład narzędzi: dobierz wyposażenie

relief-none = nic
relief-wood = 1 drewno
relief-metal = 1 metal
relief-microchip = 1 mikrochip
relief-meat = 1 mięso
relief-water = 1 woda
relief-can = 1 konserwy
relief-ammo = 1 amunicja
relief-wood-wood = 2 drewna
relief-wood-metal = 1 drewno i 1 metal
relief-wood-microchip = 1 drewno i 1 mikrochip
relief-metal-metal = 2 metale
relief-metal-microchip = 1 metal i 1 mikrochip
relief-microchip-microchip = 2 mikrochipy
relief-ammo-ammo = 2 amunicje
discount-none = bez zniżki
discount-tool-store = skład narzędzi (o 1 mniej)
discount-machine-shop = warsztat mechaniczny (o 2 mniej)
discount-tool-store-and-machine-shop = skład narzędzi i warsztat mechaniczny (za darmo)
discount-two-machine-shops = dwa warsztaty mechaniczne (za darmo)
discount-repair-bay = stanowisko napraw (za darmo)
prefer-strong = silny
prefer-weak = słaby

## Co się stało

event-setup = Wszyscy gracze potajemnie wybierają pomieszczenia, lidera i miejsca bohaterów.
event-shelter-shown = { $seat }: zbudowane pomieszczenie: { $room }.
event-leader-shown = { $seat }: lider plemienia: { $leader }.
event-first-player = { $seat }: znacznik pierwszego gracza.
event-token-shown = { $seat }: odsłonięty żeton „{ $token }”.
event-placed = { $seat }: { $team } zaczyna tutaj: { $zone }.
event-dawn = Świt, dzień { $day }.
event-equipment-shown = { $zone }: wyposażenie: { $equipment }.
event-stack-renewed = { $zone }: odrzucone wyposażenie tworzy nowy stos.
event-search-revealed = { $zone }: dziś poza grą: { $token }.
event-disaster-revealed = Nowe wydarzenie: { $disaster }.
event-disaster-strikes = Wydarzenie działa: { $disaster }.
event-zone-lost = { $zone }: utracone żetony: { $count }.
event-protected = { $seat }: grodzie chronią przed wydarzeniem „{ $disaster }”.
event-survivor-lost = { $seat }: strata ocalonego: { $room }.
event-all-lost = { $seat }: strata wszystkich ocalonych: { $count }.
event-radiated = { $seat }: napromieniowanie w górę o { $count }, teraz { $points }.
event-overexposed = { $seat }: koniec miernika napromieniowania, straceni ocaleni: { $count }.
event-cleansed = { $seat }: napromieniowanie w dół o { $count }, teraz { $points }.
event-moved = { $seat }: { CASE($team) } idzie { CASE($zone, case: "to") }.
event-stayed = { $seat }: { $team } zostaje, nie ma dokąd iść.
event-looked = { $seat }: podejrzane żetony przeszukiwania: { $zone }.
event-saw-search = Widzisz od góry: { $token }.
event-attacked = { $seat }: presja, cel: { $rival }, siła presji { $count }.
event-repelled = { $seat }: nic nie oddano.
event-tribute = { $seat } → { $rival }: haracz, { $resource } ×{ $count }.
event-gathered = { $seat }: zebrano: { $resource } ×{ $count }.
event-gathered-more = { $seat }: zebrano dodatkowo: { $resource } ×{ $count }.
event-gained = { $seat } zyskuje { COUNT($resource, $count, case: "acc") }.
event-spent = { $seat }: odrzucono: { $resource } ×{ $count }.
event-algae = { $seat }: algi.
event-found = { $seat }: znalezisko „{ $token }”.
event-equipment-taken = { $seat }: wzięte wyposażenie „{ $equipment }”.
event-equipment-drawn = { $seat }: dobrane wyposażenie „{ $equipment }”.
event-equipment-again = { $seat }: takie wyposażenie już jest („{ $equipment }”), dobierane jest inne.
event-equipment-used = { $seat }: użyte wyposażenie „{ $equipment }”.
event-room-used = { $seat }: użyte pomieszczenie „{ $room }”.
event-saw-game = Widzisz od góry: { $game }.
event-hunted = { $seat }: upolowana zwierzyna „{ $game }”, mięso: { $count }.
event-survivor-housed = { $seat }: ocalony zamieszkał tutaj: { $room }.
event-survivor-joined = { $seat }: dołącza ocalony.
event-nightfall = Zapada noc dnia { $day }.
event-solved = { $seat }: wydarzenie „{ $disaster }” zakończone, punkty przetrwania: { $points }.
event-fed = { $seat }: żywienie ocalonych, jednostki żywności i wody: { $count }.
event-starved = { $seat }: zabrakło żywności, zmarli z głodu: { $count }.
event-recruited = { $seat }: zwerbowani ocaleni: { $count }.
event-built = { $seat }: zbudowane pomieszczenie „{ $room }”.
event-moved-in = { $seat }: przeniesieni ocaleni: { $count }, pomieszczenie „{ $room }”.
event-born = { $seat }: w żłobku przybyło: { $count }.
event-recycled = { $seat }: zniszczone wyposażenie „{ $equipment }”.
event-repaired = { $seat }: naprawione wyposażenie „{ $equipment }”.
event-drifters-card = { $seat } odsłaniają kartę „{ $card }”: idzie { $prefer } bohater.
event-drifters-consider = { $seat } rozważają lokację „{ $zone }”; mogą tam iść: { $team }.
event-drifters-go = { $seat } wysyłają: { $team }, lokacja „{ $zone }”.
event-drifters-weigh = { $seat } mogą zakończyć: { $disaster }.
event-drifters-built = { $seat }: pomieszczenia: { $count }.
event-game-over = Przybywa Konwój.

## Dlaczego nie

why-ol-act-03 = Lokacja jest pusta do świtu.
why-ol-act-06 = Ten bohater już dziś działał.
why-ol-atk-02-spare = Na słabszego bohatera w lokacji trzeba wywrzeć presję.
why-ol-atk-03 = Nie ma tu aktywnego bohatera tego gracza; nieaktywni są ukryci.
why-ol-atk-04 = Siła tamtego bohatera to { $need }, twojego { $have }; presja działa tylko na słabszych.
why-ol-atk-07 = Możesz zużyć najwyżej tyle amunicji: { $most }.
why-ol-atk-09 = Nie ma takiego żetonu.
why-ol-atk-10 = Ten gracz nie ma czego oddać.
why-ol-atk-12 = Na tego bohatera już w tym ruchu wywarto presję.
why-ol-build-03 = Pomieszczenie kosztuje teraz materiałów: { $need }; masz { $have }.
why-ol-evt-05 = Cały koszt musisz zapłacić sam.
why-ol-gen-08 = Bohater nie ma już akcji.
why-ol-hunt-03 = Polowanie wymaga { $need }; akcje, amunicja i narzędzia dają { $have }.
why-ol-hunt-04 = Wytrzymałość zwierzyny to { $need }; nie wolno przepłacać.
why-ol-hunt-11 = W tej lokacji nie ma już zwierzyny.
why-ol-mov-02 = Kroków do celu: { $steps }; bohater idzie jeden lub dwa.
why-ol-mov-03 = Ruch musi skończyć się w innej lokacji.
why-ol-mov-04 = Jest tam inny twój bohater.
why-ol-mov-09 = Ten bohater nie ma dokąd iść.
why-ol-mov-10 = Zostać można tylko wtedy, gdy żaden twój bohater nie może iść; może { $team }.
why-ol-rec-01 = Żywności i zasobów wystarczy najwyżej na { $most }.
why-ol-rec-03 = Wolne pola w śluzie: { $free }.
why-ol-rep-01 = Brakuje wymaganych materiałów.
why-ol-room-16 = Potrzebny jest w pełni obsadzony, nieużyty w tej rundzie punkt obserwacyjny.
why-ol-room-16-known = Cały ten stos już znasz.
why-ol-rul-30 = Nie stać cię nawet na najsłabszą zwierzynę.
why-ol-rul-36 = Śluza jest pełna.
why-ol-rul-65 = Ten bohater nie ma czego czerpać przy tamie.
why-ol-shel-04 = Wolne pola w pomieszczeniu: { $free }.
why-ol-shel-05 = Ocaleni mieszkają tylko w twoich zbudowanych pomieszczeniach i w śluzie.
why-ol-shel-11 = To pomieszczenie jest już zbudowane.
why-ol-zone-03 = Dzisiejsze algi są już zabrane.
why-ol-zone-11 = Polować można raz na turę, w lesie, kopalni lub lunaparku.
why-ol-zone-32 = Miejsce tego bohatera: { $place }.
why-ol-zone-33 = Miejsce { $place } jest zajęte.
why-ol-zone-37 = Nie ma wolnego pola.
why-ol-zone-40 = Tama kosztuje mikrochip.
why-ol-zone-41 = Najpierw potrzebny jest dostęp do tamy, raz na turę.
why-ol-zone-55 = Żetony przeszukiwania na dziś się skończyły.
why-ol-zone-57 = Masz już wyposażenie tego rodzaju.

## Plansza

section-setup = Ocaleni: przygotowanie
section-day = Dzień { $day } z 6, faza 2 z 3, napromieniowanie { $radiation }
section-night = Noc { $day } z 6, krok { $night } z 7: { $night ->
    [1] { board-step-1 }
    [2] { board-step-2 }
    [3] { board-step-3 }
    [4] { board-step-4 }
    [5] { board-step-5 }
    [6] { board-step-6 }
   *[other] { board-step-7 }
}; napromieniowanie { $radiation }
section-over = Dzień { $day } z 6: gra skończona
section-deal = Twoje rozdanie
section-board = Plansza główna
section-colony = { $side } ({ $leader }): PP { $points }, ocaleni: { $count }
section-drifters = { $side } ({ $leader }): PP { $points }, ocaleni: { $count }
row-disaster = { $disaster }: { $does } Koszt: { $resource }; PP { $points }
row-face-down-disasters = Wydarzenia przed nami: { $count }
row-first-player = Pierwszy gracz: { $seat }
row-supply = Zasoby ogólne: { $resource }; ocaleni: { $count }
row-next-level = Wyraźna wygrana: spróbuj wyższego poziomu.
row-turn-team = Tura: { $seat }, { $team }
row-turn = Tura: { $seat }, { $team }, lokacja „{ $zone }”, pozostałe akcje: { $count }
row-attack = { $seat }: presja, cel: { $rival }, siła presji { $count }
row-deal-room = { $kind }: { $effect } (pola { $cells }, żywność { $food })
row-leader = { $leader }, wiek { $age }: { $zone }. Przynosi: { $resource }; zepsute: { $equipment }
row-leader-searches = { $leader }, wiek { $age }: { $zone }. Odsłania cztery żetony przeszukiwania, zatrzymuje trzy; zepsute: { $equipment }
row-zone-stock = { $zone }: { $resource } ×{ $count }
row-zone = { $zone }
row-algae = Algi dostępne
row-game = Zwierzyna: { $game }, wytrzymałość { $endurance }, żetony: { $count }
row-no-game = Brak zwierzyny
row-game-seen = Znane pod spodem: { $game }
row-place = Miejsce { $place }: konserwy { $count }, ocalony: { $survivor ->
    [yes] tak
   *[no] nie
}, zajęte przez: { $seat }
row-city-equipment = Wyposażenie: { $equipment }; stos: { $count }
row-city-search = Żetony przeszukiwania: { $count }; poza grą: { $token }
row-search-seen = Znane, od góry: { $token }
row-team = { $seat }, { $team }: nieaktywny
row-team-active = { $seat }, { $team }: aktywny
row-team-spent = { $seat }, { $team }: nieaktywny, po turze
row-store = Magazyn: { $resource }
row-airlock = Śluza: { $count } z { $cells }
row-room = { $room }: { $count } z { $cells } ({ $effect })
row-full = { $room }: w pełni obsadzone, { $count } z { $cells } ({ $effect })
row-full-used = { $room }: w pełni obsadzone, { $count } z { $cells }, użyte ({ $effect })
row-unbuilt = { $room }: niezbudowane, pola { $cells }, żywność { $food } ({ $effect })
row-food = Do wyżywienia tej nocy: woda { $rows }, żywność { $food }
row-virtual-water = Woda w rezerwie: { $count }
row-radiation = Napromieniowanie: PP { $points }
row-broken = Zepsute: { $equipment } ({ $does }); naprawa: { $resource }
row-repaired = Gotowe: { $equipment } ({ $does })
row-exhausted = Użyte: { $equipment } ({ $does })
row-solved = Zakończone: { $disaster }
row-trophies = Żetony zwierzyny: { $game }
row-annexes = Pomieszczenia: { $count }
row-next-card = Następna karta: { $card }: { $zone }; { $prefer } bohater
row-deck = Zakryte karty: { $count }
row-used-card = Zagrana: { $card }: { $zone }; { $prefer } bohater

## Punktacja

score-survivors = Ocaleni
score-disasters = Zakończone wydarzenia
score-rooms = W pełni obsadzone pomieszczenia
score-equipment = Naprawione wyposażenie
score-pairs = Skompletowane symbole
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
does-hacksaw = statek towarowy: 2 metale po przybyciu
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
does-radioactive-cloud = każdy schron: napromieniowanie +2.
does-rat-infestation = każdy schron traci żywność, a bez niej ocalonego.
does-raiders = każdy schron traci 2 materiały lub amunicje, a bez nich ocalonego.
does-sudden-cold = każdy schron traci ocalonego.
does-nomads = żetony przeszukiwania są odsłaniane, nikt ich nie dostaje.
does-epizootic = każde polowanie daje o 1 mięso mniej.
does-animal-mutation = wytrzymałość zwierzyny o 1 wyższa.

## The drawn board

board-ring = Osiem lokacji
board-stock = Zostało: { $count }
board-game = Wytrzymałość { $endurance }, w stosie { $left }
board-actions = Pozostało akcji: { $count }
board-algae = Algi
board-search = Żetony przeszukiwania
board-place = Konserwy: { $cans }{ $survivor ->
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
board-no-disasters = Brak odkrytych wydarzeń.
board-face-down = Zakryte wydarzenia: { $count }
board-drifters-next = Włóczędzy idą dalej do:
board-store = Magazyn
board-shelter = Schron
board-radiation = Napromieniowanie
board-survivors = Ocaleni
board-eat = Tej nocy pomieszczenia jedzą { $food }, śluza wypija wody: { $water }.
board-short-water = Zabraknie wody: { $count }.
board-short-food = Zabraknie żywności: { $count }.
board-more-radiation = Napromieniowanie wzrośnie o { $count }.
board-enough = Wszystkiego wystarczy.
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
chapter-dawn = Dzień { $day }
heading-nightfall = Noc { $day }
turn-equipment-shown = Świt
turn-search-revealed = Świt
turn-disaster-revealed = Wydarzenia
turn-disaster-strikes = Wydarzenia
detail-card-drifters-card = { $card }
detail-card-disaster-strikes = { $disaster }
detail-among-drifters-consider = { $zone }: { $team }
detail-among-drifters-weigh = { $disaster }
detail-why-drifters-card = Karta wymienia strefy po kolei; druga połowa mówi, który z możliwych bohaterów rusza: { $prefer }.
detail-why-drifters-consider = Strefy karty sprawdza się po kolei; liczy się pierwsza, do której może dojść bohater.
detail-why-drifters-go = Z bohaterów o równej sile rusza bliższy. Gdy żadna strefa karty nie jest osiągalna, najsilniejszy bohater idzie do najbliższej dozwolonej.
detail-why-drifters-weigh = Z wydarzeń, które mogą opłacić w całości, kończą to warte najwięcej punktów.
field-cells = Pola
field-food = Żywność na noc
field-phase = Działa
field-age = Wiek
field-role = Zawód
field-start-zones = Bohaterowie zaczynają tu
field-resources = Przynosi
field-equipment = Zepsuty sprzęt
field-cost = Koszt
field-repair-cost = Naprawa
field-points = Punkty przetrwania
field-strength = Siła
field-endurance = Wytrzymałość
field-first-meat = Mięso z pierwszego żetonu
field-resource = Zasób
field-hunting = Polowanie
field-cans = Puszki
field-zones = Strefy po kolei
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
learn-outlive-place = Masz czterech bohaterów o sile 5, 4, 3 i 3. Zaczynają w czterech różnych miejscach.
learn-outlive-dawn = Dzień 1. O świcie miejsca się zapełniają i przychodzi wydarzenie. Uderza każdego świtu, aż ktoś zapłaci, aby je zakończyć. Przez to zwierzyna daje mniej mięsa.
learn-outlive-team = W dzień ty i rywal na zmianę wysyłacie bohaterów, po jednym. Zaczynamy skromnie: bohater o sile 3.
learn-outlive-move = Bohater musi przejść 1 lub 2 miejsca po pierścieniu i nie może stanąć tam, gdzie jest inny twój bohater. W kopalni jest metal.
learn-outlive-actions = Siła bohatera to liczba jego akcji. Siła 3: trzy razy metal. Trzy materiały to pomieszczenie.
learn-outlive-automa = Twoi rywale, Włóczędzy, wysłali bohatera na tamę po wodę. Film obok planszy pokazuje ich kartę i powód.
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
learn-outlive-build = Trzy metale to pomieszczenie. Sztab kryzysowy obniża koszt kończenia wydarzeń.
learn-outlive-staff = Puste pomieszczenie nic nie robi i nie punktuje. Przenieś oboje ze śluzy. Ale jutro nikt nie zatrzyma napromieniowania, jeśli w porę kogoś nie zwerbujesz.
learn-outlive-sum-1 = Każdy bohater rusza raz dziennie o 1 lub 2 miejsca po pierścieniu i działa tyle razy, ile ma siły.
learn-outlive-sum-2 = Kto przychodzi, wywiera presję na słabszych; amunicja broni.
learn-outlive-sum-3 = Otwarte wydarzenia uderzają każdego świtu, aż ktoś za nie zapłaci.
learn-outlive-sum-4 = W nocy pomieszczenia jedzą, rzędy śluzy piją; czego brakuje, kosztuje ocalonych.
learn-outlive-sum-5 = Śluza zatrzymuje napromieniowanie; pełne pomieszczenia działają i punktują.

## Karta pomocy. Część przed pierwszym dwukropkiem to nagłówek.

refer-outlive-1 = Świt: miejsca się zapełniają, w miastach jest nowe wyposażenie, przychodzi wydarzenie; każde otwarte wydarzenie uderza.
refer-outlive-2 = Dzień: na zmianę wysyłajcie bohatera o 1 lub 2 miejsca po pierścieniu. Wywiera presję na słabszych i działa tyle razy, ile ma siły.
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
symbol-survivor = ocalały
symbol-radiation = napromieniowanie
symbol-game = zwierzyna
symbol-search = żetony przeszukiwania
symbol-tool = wyposażenie
