### DEI: Divide et Impera

game-name = DEI: Divide et Impera
game-summary = Prowadź bandę złomiarzy przez zamarznięty Londyn, po jego podwórzach i dachach: miej w swoich strefach więcej siły niż inni, zbieraj to, co ocalało, i w każdej rundzie wykonaj jedną misję.
game-goal = Cztery rundy po trzy fazy, w każdej dwie karty. Wejść można tylko tam, gdzie będziesz mieć więcej siły niż każda inna frakcja; od tego zależy też, kto zbiera surowce i kontroluje posterunki. Po trzeciej fazie wykonujesz jedną misję. Wygrywa ten, kto ma najwięcej zapasów.
option-factions = Frakcje
option-factions-chosen = wybierają gracze
option-factions-dealt = rozdawane losowo
option-faction = Frakcja
option-faction-any = dowolna
option-faction-ravagers = Łupieżcy
option-faction-refuge-42 = Schron 42
option-faction-farm-z = Farma Z
option-faction-auxilia = Auxilia
option-faction-wild = Dzicy (frakcja zaawansowana)
option-faction-fauns = Fauny (frakcja zaawansowana)
option-faction-psionics = Psionicy (frakcja zaawansowana)
option-feats = Atuty
option-feats-draft = wybierane po kolei
option-feats-random = rozdawane losowo
option-weather = Pogoda
option-short-missions = Krótkie misje: po jednej w kolumnie
option-industrial = Rynek przemysłowy i maszyny
option-mercenaries = Najemnicy
option-mercenaries-none = bez najemników
option-mercenaries-random = losowo
option-mercenaries-jukas = Jukas
option-mercenaries-alexandra = Alexandra
option-mercenaries-both = oboje (5 lub 6 graczy)
option-automa = Gra Automa
option-automa-level = Poziom Automy
option-automa-level-easy = łatwy
option-automa-level-standard = standardowy
option-automa-level-expert = ekspercki
option-automa-count = Akcje Automy
option-automa-count-phase = pełna liczba w każdej fazie akcji; według zasad 1.2.0 prosty bot wygrał 2, 1 i 0 z 20 gier na poziomie łatwym, standardowym i eksperckim
option-automa-count-round = liczba rozłożona na całą rundę; łagodniej, na pierwszą grę jednoosobową; według zasad 1.2.0 prosty bot wygrał 19, 16 i 15 z 20 gier na tych poziomach

## The drawn city

board-levels = Który poziom miasta jest na wierzchu (klawisz V)
board-level-all = Wszystko
board-level-ground = Podwórza
board-level-roofs = Dachy
board-legend-holds = większość
board-legend-present = obecność
board-legend-tie = remis: niczyja
board-whole = Całe miasto
board-shapes = Znaki na ziemi pokazują, kto ma większość w strefie
board-minimap = Całe miasto w pomniejszeniu: dotknij, aby tam przejść
board-tab-market = Rynek
board-free = wolne: { $count }
board-candidate = liczy się { $count }

## Questions

ask-choose-faction = Którą frakcję prowadzisz?
ask-draft-feat = Który atut bierzesz?
ask-deploy-start-units = W którym schronie neutralnym zaczynasz?
ask-play-card = Którą kartę zagrywasz i jak?
ask-choose-card = Którą kartę zagrywasz?
ask-add-candy = Kładziesz na karcie parowy cukierek?
ask-choose-next-action = Co dalej?
ask-move-from = Ruch: z której strefy?
ask-move-to = Ruch: do której strefy?
ask-move-company = Kto jeszcze idzie?
ask-move-figure = Czy ta figurka idzie?
ask-move-scrappers = Ilu złomiarzy idzie?
ask-collect-region = Zbieranie: w której strefie?
ask-take-resource = Który surowiec bierzesz?
ask-use-bonus = Użyć tej premii teraz? Działa raz w tej fazie.
ask-enlist-region = Werbunek: w której strefie?
ask-build-type = Budowa: co?
ask-build-place = Budowa: gdzie?
ask-strike-region = Uderzenie: w której strefie?
ask-strike-faction = Uderzenie: w którą frakcję?
ask-buy-card = Którą kartę kupujesz?
ask-haggling-discount = Targowanie się: który surowiec oszczędzasz?
ask-choose-drone = Którego drona aktywujesz?
ask-drone-start-region = Gdzie pojawia się dron?
ask-drone-region = Dokąd leci dron?
ask-masamune-resources = Masamune: który surowiec bierzesz?
ask-transport = Simon: ilu złomiarzy umieszczasz?
ask-fly-targets = Fly: dokąd trafia pierwszy złomiarz?
ask-fly-second = Fly: dokąd trafia drugi złomiarz?
ask-draco = Draco: uderzyć we wszystkich pozostałych w strefie?
ask-region-bonus = Która strefa dostaje premię?
ask-push-region = Z której strefy wypierasz pozostałych?
ask-push-unit = Wypierają cię: która jednostka ustępuje?
ask-push-to = Wypierają cię: dokąd odchodzi twoja jednostka?
ask-swap-resources = Które surowce wymieniasz?
ask-solar-flare-types = Rozbłysk słoneczny: który surowiec płonie pierwszy tam, gdzie leżą oba?
ask-solar-flare-region = Rozbłysk słoneczny: który surowiec płonie tutaj?
ask-choose-mission = Którą misję wykonujesz?
ask-place-altar = Gdzie stawiasz Ołtarz Gai?
ask-place-den = Posłanniczka Gai: położyć tu leże?
ask-den-region = Leże: w której strefie?
ask-growth-outpost = Wzrost: który posterunek usuwasz?
ask-growth-altar = Wzrost: postawić tam Ołtarz?
ask-growth-card = Wzrost: którą kartę ulepszoną bierzesz?
ask-replaced-card = Którą kartę początkową zastąpi?
ask-altar-region = Dokąd przesuwa się Ołtarz?
ask-altar-action = Co robisz przy Ołtarzu?
ask-choose-faun-mission = Którą ze swoich misji wykonujesz?
ask-free-life = Wolne życie: którą misję z planszy misji wybierasz?
ask-leader-region = Ofiara przywódcy: w której strefie?
ask-banished-faction = Ofiara przywódcy: czyj przywódca odchodzi?
ask-relocated-leader = Który z twoich przywódców odchodzi?
ask-leader-relocation = Twój przywódca musi odejść do schronu: dokąd?
ask-machine-region = Ofiara maszyny: w której strefie?
ask-caught-drone = Ofiara maszyny: którego drona wybierasz?
ask-caught-drone-start = Na którym symbolu startu stawiasz drona?
ask-faun-remove-construction = Ofiara budowli: co tutaj usuwasz?
ask-resource-region = Ofiara surowców: w której strefie?
ask-lost-resource = Ofiara surowców: który surowiec tutaj usuwasz?
ask-scent-move = Węch: umieszczony wilk może wykonać ruch. Do której strefy?
ask-howl = Werbunek: umieścić wilka czy zawyć?
ask-howl-to = Wycie: dokąd uciekają wszyscy pozostali?
ask-take-tolstoy-card = Którą kartę Tołstoja bierzesz za kartę drona?
ask-tolstoy-move = Dokąd idzie Tołstoj?
ask-pack-leader-count = Przewodnik watahy: ile wilków umieszczasz?
ask-machine-deploy = Gdzie rozstawiasz maszynę?
ask-machine-move = Dokąd jedzie maszyna?
ask-eal-target = Eal: do której strefy poniżej strzela?
ask-carry-company = Pomrów: kto rusza razem z nim?
ask-carry-scrappers = Pomrów: ilu złomiarzy rusza razem z nim?
ask-load-region = Ripley: z której strefy ładuje?
ask-load-resource = Ripley: który surowiec?
ask-choose-way = Przez którą strefę przeszły twoje jednostki?
ask-bridge-resource = Wziąć surowiec spod mostu?
ask-place-mercenary = Gdzie czeka najemnik?
ask-hire-mercenary = Zatrudnić najemnika?
ask-jukas-activation = Jukas: aktywować drona w jego strefie?

## Options

do-join = Prowadź { CASE($faction, case: "acc") }{ WORD($faction) ->
        [wild] {" "}(frakcja zaawansowana)
        [fauns] {" "}(frakcja zaawansowana)
        [psionics] {" "}(frakcja zaawansowana)
       *[other] {""}
    }
do-pick = Weź atut „{ $feat }”
do-deploy = Zacznij w strefie „{ $region }”
do-play = Zagraj kartę „{ $card }”
do-recycle = Zagraj zakrytą kartę „{ $card }”, aby kupić inną
do-forgo = W zamian za parowy cukierek zagraj kartę „{ $card }”
do-hold = { $card }
do-sweeten = { $candy }
do-plain = Bez cukierka
do-do = { $symbol }
do-stop = Koniec
do-leave = Ze strefy „{ $region }”
do-enter = Do strefy „{ $region }”
do-without = Tylko złomiarze
do-with = Idzie { CASE($figure) }
do-with-two = Idą { $figure } i { $second }
do-with-three = Idą { $figure }, { $second } i { $third }
do-with-four = Idą { $figure }, { $second }, { $third } i { $fourth }
do-along = { CASE($figure) } idzie
do-behind = { CASE($figure) } zostaje
do-send = { $count ->
        [0] Bez złomiarzy
        [one] { $count } złomiarz
        [few] { $count } złomiarzy
        [many] { $count } złomiarzy
       *[other] { $count } złomiarzy
    }
do-collect = Zbieranie w strefie „{ $region }”
do-take = Weź { CASE($resource, case: "acc") }
do-use = Użyj ({ $effect })
do-keep = Zachowaj na później
do-enlist = Werbunek w strefie „{ $region }”
do-construct = Zbuduj { CASE($construction, case: "acc") }
do-refuge = Schron w strefie „{ $region }”
do-elevator = Winda w strefie „{ $region }”
do-bridge = Most „{ $site }”
do-strike-in = Uderzenie w strefie „{ $region }”
do-strike = Cel uderzenia – { $faction }
do-buy = Kup kartę „{ $card }”
do-save = Zaoszczędź 1 { CASE($resource, case: "acc") }
do-activate = Aktywuj { CASE($drone, case: "acc") }
do-launch = Pojaw się w strefie „{ $region }”
do-fly-to = Leć do strefy „{ $region }”
do-gather = Weź { CASE($resource, case: "acc") }
do-bring = { $count ->
        [0] Nikogo nie umieszczaj
        [one] Umieść { $count } złomiarza
        [few] Umieść { $count } złomiarzy
        [many] Umieść { $count } złomiarzy
       *[other] Umieść { $count } złomiarzy
    }
do-lift = Jednego w górę, do strefy „{ $region }”
do-lower = W dół, do strefy „{ $region }”
do-second = Drugiego do strefy „{ $region }”
do-no-second = Bez drugiego
do-reap = Uderz
do-strengthen = Wzmocnij strefę „{ $region }”
do-push = Wyprzyj ze strefy „{ $region }”
do-yield-scrapper = Ustępuje złomiarz
do-yield-figure = { $figure } ustępuje
do-retreat = Do strefy „{ $region }”
do-exchange = Oddaj { COUNT($resource, $count, case: "acc") }
do-burn-first = Wszędzie najpierw { CASE($resource, case: "nom") }
do-burn-singly = Strefa po strefie
do-burn = { $region }: { CASE($resource, case: "nom") }
do-complete = Wykonaj misję „{ $mission }”
do-found = Ołtarz w strefie „{ $region }”
do-nest = Połóż tu leże
do-no-den = Bez leża
do-burrow = Leże w strefie „{ $region }”
do-grow = Usuń { CASE($colour, case: "nom") } posterunek ze strefy „{ $region }”
do-raise-altar = Ołtarz do strefy „{ $region }”
do-leave-altar = Ołtarz zostaje
do-upgrade = Weź kartę „{ $card }”
do-no-upgrade = Zostaw wszystkie karty
do-replace = Karta „{ $upgrade }” zamiast karty „{ $card }”
do-proceed = Ołtarz do strefy „{ $region }”
do-altar-collect = Zbieranie przy Ołtarzu
do-altar-enlist = Werbunek przy Ołtarzu
do-altar-rests = Ani jedno, ani drugie
do-sacrifice = Misja „{ $mission }”
do-emulate = Jak misja „{ $mission }”
do-beset = W strefie „{ $region }”
do-banish = Przywódca { CASE($faction, case: "gen") } w strefie „{ $region }”
do-depart = { $figure } odchodzi
do-relocate = Postaw { CASE($figure, case: "acc") } w strefie „{ $region }”
do-besiege = W strefie „{ $region }”
do-catch = { $drone }
do-set-down = Postaw { CASE($drone, case: "acc") } w strefie „{ $region }”
do-raze = Usuń { CASE($construction, case: "acc") } { CASE($faction, case: "gen") } w strefie „{ $region }”
do-raze-bridge = Usuń most „{ $site }”
do-spare = Niczego tu nie usuwaj
do-hallow = W strefie „{ $region }”
do-no-more-regions = Nie wybieraj więcej stref
do-lose = { $region }: { CASE($resource, case: "nom") }
do-stay = Wilk zostaje
do-howl = Wycie w strefie „{ $region }”
do-drive = Uciekają do strefy „{ $region }”
do-claim = Weź kartę „{ $card }”
do-roam = Tołstoj do strefy „{ $region }”
do-lead = { $count ->
        [0] Nikogo nie umieszczaj
        [one] Umieść { $count } wilka
        [few] Umieść { $count } wilki
        [many] Umieść { $count } wilków
       *[other] Umieść { $count } wilka
    }
do-skip = Nic
do-assemble = Rozstaw w strefie „{ $region }”
do-steer = Do strefy „{ $region }”
do-snipe = Strzel do strefy „{ $region }”
do-leave-all = Nikt nie rusza
do-carry = { $count ->
        [0] Bez złomiarzy
        [one] { $count } złomiarz
        [few] { $count } złomiarzy
        [many] { $count } złomiarzy
       *[other] { $count } złomiarzy
    }
do-load = Ładuj w strefie „{ $region }”
do-haul = Weź { CASE($resource, case: "acc") }
do-enough = Nic więcej
do-via = Przez strefę „{ $region }”
do-scoop = Weź { CASE($resource, case: "acc") } w strefie „{ $region }”
do-station = { $figure } czeka w strefie „{ $region }”
do-hire = Zatrudnij { CASE($figure, case: "acc") }
do-decline = Nie teraz
do-hack = Aktywuj { CASE($drone, case: "acc") }

## Log

event-joined = { $seat } prowadzi { CASE($faction, case: "acc") }.
event-city-built = Miasto jest ułożone: { $tiles ->
        [one] { $tiles } dzielnica
        [few] { $tiles } dzielnice
        [many] { $tiles } dzielnic
       *[other] { $tiles } dzielnice
    }.
event-neutral-bridge = Stoi most neutralny: { $site }.
event-initiative = Kolejność inicjatywy: { $sides }.
event-feats-revealed = Atuty do wyboru: { $feat }.
event-feat-taken = { $seat } bierze atut „{ $feat }”.
event-deployed = { $seat } zaczyna w strefie „{ $region }”.
event-round = Runda { $round }
event-phase = Faza akcji { $phase }
event-turn = Gra { $seat }.
event-refresh = Faza porządkowania rundy { $round }.
event-game-ended = Gra skończona. Czas na podliczenie.
event-played = { $seat } zagrywa kartę „{ $card }”.
event-played-face-down = { $seat } zagrywa zakrytą kartę „{ $card }”.
event-forgone = { $seat } zagrywa kartę „{ $card }” w zamian za parowy cukierek.
event-sweetened = { $seat } kładzie na karcie { CASE($candy, case: "acc") }.
event-action = { $seat }: { CASE($symbol, case: "nom") }.
event-moved = { $seat } przenosi { SIZE($figure) ->
    [0] { $count ->
            [one] { $count } złomiarza
            [few] { $count } złomiarzy
            [many] { $count } złomiarzy
           *[other] { $count } złomiarzy
        }
   *[other] { CASE($figure, case: "acc") }{ $count ->
        [0] {""}
        [one] {" "}i { $count } złomiarza
        [few] {" "}i { $count } złomiarzy
        [many] {" "}i { $count } złomiarzy
       *[other] {" "}i { $count } złomiarzy
    }
} ze strefy „{ $start }” do strefy „{ $region }”.
event-collected = { $seat } bierze { CASE($resource, case: "acc") } w strefie „{ $region }”.
event-placed = { $seat } umieszcza w strefie „{ $region }” { $count ->
        [one] { $count } złomiarza
        [few] { $count } złomiarzy
        [many] { $count } złomiarzy
       *[other] { $count } złomiarzy
    }.
event-bonus-used = { $seat } używa premii tej fazy. { $effect }.
event-built = { $seat } buduje { CASE($construction, case: "acc") } w strefie „{ $region }”.
event-bridge-built = { $seat } buduje most „{ $site }”.
event-struck = { $seat } uderza w strefie „{ $region }”: { $rival } traci złomiarza.
event-strike-missed = { $seat } uderza w strefie „{ $region }”, ale { $rival } nikogo nie traci.
event-candy-drawn = { $seat } dobiera { CASE($candy, case: "acc") }.
event-supplies-gained = { $seat } zdobywa { $amount ->
        [one] { $amount } zapas
        [few] { $amount } zapasy
        [many] { $amount } zapasów
       *[other] { $amount } zapasy
    }.
event-gained = { $seat } bierze z rezerwy ogólnej { COUNT($resource, $amount, case: "acc") }.
event-exchanged = { $seat } wymienia { COUNT($resource, $count, case: "acc") }.
event-bought = { $seat } kupuje kartę „{ $card }” za { $technology ->
        [0] {""}
        [one] { $technology } technologię
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }.
event-market-refilled = Nowa karta na rynku: „{ $card }”.
event-recycled = { $seat }: karta „{ $card }” trafia do kosza.
event-drone-entered = { $drone } pojawia się w strefie „{ $region }”.
event-drone-flew = { $seat } wysyła { CASE($drone, case: "acc") } do strefy „{ $region }”.
event-flown = { $seat }: Fly przenosi { $count ->
        [one] { $count } złomiarza
        [few] { $count } złomiarzy
        [many] { $count } złomiarzy
       *[other] { $count } złomiarzy
    } ze strefy „{ $start }” do strefy „{ $region }”.
event-strengthened = { $seat } ma do końca fazy o { $amount } więcej siły w strefie „{ $region }”.
event-strengthened-leader = { $seat }: przywódca ma o { $amount } więcej siły do końca tej fazy.
event-pushed = { $seat } wypiera wszystkich pozostałych ze strefy „{ $region }”.
event-retreated = { $seat } wycofuje { SIZE($figure) ->
    [0] { $count ->
            [one] { $count } złomiarza
            [few] { $count } złomiarzy
            [many] { $count } złomiarzy
           *[other] { $count } złomiarzy
        }
   *[other] { CASE($figure, case: "acc") }{ $count ->
        [0] {""}
        [one] {" "}i { $count } złomiarza
        [few] {" "}i { $count } złomiarzy
        [many] {" "}i { $count } złomiarzy
       *[other] {" "}i { $count } złomiarzy
    }
} ze strefy „{ $start }” do strefy „{ $region }”.
event-outpost-taken = { $seat } kontroluje w strefie „{ $region }” { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } posterunek
   *[other] posterunki ({ CASE($colour, case: "nom") })
}.
event-outpost-lost = W strefie „{ $region }” bez kontroli { SIZE($colour) ->
    [1] pozostaje { CASE($colour, case: "nom") } posterunek
   *[other] pozostają posterunki ({ CASE($colour, case: "nom") })
}.
event-weather = Pogoda tej rundy: „{ $weather }”.
event-weather-took = { $seat } traci przez pogodę { $count ->
    [one] { $count } złomiarza
    [few] { $count } złomiarzy
    [many] { $count } złomiarzy
   *[other] { $count } złomiarza
} w strefie „{ $region }”.
event-burned = Rozbłysk słoneczny, strefa „{ $region }”: płonie { CASE($resource, case: "nom") }.
event-feat-unlocked = { $seat } odblokowuje atut „{ $feat }”.
event-mission-completed = { $seat } wykonuje misję „{ $mission }” i zdobywa { $amount ->
        [one] { $amount } zapas
        [few] { $amount } zapasy
        [many] { $amount } zapasów
       *[other] { $amount } zapasy
    }.
event-altar-founded = { $seat } stawia Ołtarz Gai w strefie „{ $region }”.
event-altar-moved = { $seat }: Ołtarz przesuwa się ze strefy „{ $start }” do strefy „{ $region }”.
event-altar-stayed = { $seat }: Ołtarz zostaje w strefie „{ $region }”.
event-den-laid = { $seat } umieszcza leże w strefie „{ $region }”.
event-grown = { $seat } usuwa { CASE($colour, case: "nom") } posterunek ze strefy „{ $region }” i kładzie jego kostkę na żetonie wzrostu.
event-upgraded = { $seat } zastępuje kartę „{ $card }” kartą „{ $upgrade }”.
event-card-captured = { $seat } przejmuje kartę „{ $card }”: leży ona zakryta na rynku do fazy porządkowania.
event-relocated = { $seat } przenosi { CASE($figure, case: "acc") } ze strefy „{ $start }” do strefy „{ $region }”.
event-drone-released = { $seat } stawia { CASE($drone, case: "acc") } w strefie „{ $region }”.
event-razed = { $seat } usuwa { CASE($construction, case: "acc") } w strefie „{ $region }”, właściciel – { $rival }.
event-bridge-razed = { $seat } usuwa most „{ $site }” (właściciel – { $rival }).
event-resource-sacrificed = { $seat } składa w ofierze { CASE($resource, case: "acc") } w strefie „{ $region }”.
event-trained = { $seat }: po zbieraniu w strefie „{ $start }” wilk wraca do Nikity, do strefy „{ $region }”.
event-natural-feat-unlocked = { $seat } odblokowuje atut natury „{ $natural }”.
event-howled = { $seat }: wilki wyją w strefie „{ $start }”, pozostali uciekają do strefy „{ $region }”.
event-tolstoy-card-taken = { $seat } bierze kartę Tołstoja „{ $card }”.
event-tolstoy-moved = { $seat }: Tołstoj idzie ze strefy „{ $start }” do strefy „{ $region }”.
event-tolstoy-stayed = { $seat }: Tołstoj zostaje w strefie „{ $region }”.
event-roared = { $seat }: Tołstoj ryczy w strefie „{ $region }”, do końca tej fazy liczy się jako { $amount }.
event-machine-deployed = { $seat } rozstawia { CASE($figure, case: "acc") } w strefie „{ $region }”.
event-machine-moved = { $figure } ({ $seat }) rusza do strefy „{ $region }”.
event-mercenary-placed = { $figure } czeka na przywódcę w strefie „{ $region }”.
event-hired = { $seat } zatrudnia { CASE($figure, case: "acc") }.
event-hacked = { $seat }: Jukas włamuje się do { CASE($drone, case: "gen") }.
event-altar-placed = Ołtarz Gai stoi w strefie „{ $region }”.
event-den-placed = Leże znajduje się w strefie „{ $region }”, gdzie jest { CASE($colour, case: "nom") } posterunek.
event-automa-turn = Gra { $seat }. W tej fazie { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}.
event-automa-card = { $automa_card }, akcja { $number } z { $actions }. Po kolei sprawdza: { $order }.
event-automa-cannot = Niemożliwe: { $order }. { $obstacle }.
event-automa-discards = { $automa_card } nie daje akcji i zostaje odrzucona. Odkrywana jest następna.
event-automa-groups = Wolne jednostki według stref: { $regions }.
event-automa-fitting = Grupy, które mogą ruszyć: { $regions }.
event-automa-counts = W strefie „{ $region }” Automa ma siłę { $strength } przeciw { $against }: bez utraty większości { $free ->
    [one] może odejść { $free } jednostka
    [few] mogą odejść { $free } jednostki
    [many] może odejść { $free } jednostek
   *[other] może odejść { $free } jednostki
}.
event-automa-counts-all = W strefie „{ $region }” { $bare ->
    [true] nie ma ani surowców, ani posterunków
   *[other] nie ma większości, a nigdzie indziej nikt nie jest wolny
}: { $free ->
    [1] może odejść jedyna jednostka
   *[other] mogą odejść wszystkie jednostki ({ $free })
}.
event-automa-weighs = Do wyboru: { $regions }.
event-automa-tie = Remis: { $regions }. Żetony rozstrzygania remisów: { $tokens }. Wygrywa „{ $region }”.
event-automa-chance = Remis: { $regions }. Żetonów jest za mało, rozstrzyga los: „{ $region }”.
event-automa-climbs = { $seat } płaci { $technology ->
    [one] { $technology } technologię
    [few] { $technology } technologie
    [many] { $technology } technologii
   *[other] { $technology } technologii
} za wejście bez windy.
event-automa-transfers = Rezerwa jest pusta: { $seat } przenosi złomiarza ze strefy „{ $start }” do strefy „{ $region }”.
event-automa-stuck = { $seat } nie może wykonać żadnej z kart. Jej tura się kończy.
event-captured = { $seat } przejmuje kartę „{ $card }” za { $technology ->
        [0] {""}
        [one] { $technology } technologię
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }. Karta zostaje zakryta na swoim polu.
event-automa-mission-step = { $seat } kończy fazę III: przejęte karty, posterunki, leża.
event-outposts-removed = { $seat } usuwa ze strefy „{ $region }” { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } posterunek
   *[other] posterunki ({ CASE($colour, case: "nom") })
}.
event-den-moved = { $seat } przenosi leże ({ CASE($colour, case: "nom") } posterunek) ze strefy „{ $start }” do strefy „{ $region }”.
event-den-removed = Zniknął ostatni { CASE($colour, case: "nom") } posterunek, a z nim leże w strefie „{ $region }”.
turn-automa-turn = { $seat }
detail-card-automa-card = { $automa_card }: { $order }
detail-among-automa-groups = wolne jednostki według stref: { $regions }
detail-among-automa-fitting = { $regions }
detail-among-automa-weighs = { $regions }
detail-among-automa-tie = { $regions }
detail-why-automa-fitting = Z grup, które zakończą ruch z większością, rusza największa, jeśli wychodzi ze strefy z większością Automy; w przeciwnym razie najmniejsza.
detail-why-automa-weighs = Surowiec zbiera się tam, gdzie jest go najmniej, a rusza się tam, gdzie surowców jest najwięcej.
detail-why-automa-tie = Każda z równych stref dostaje żeton rozstrzygania remisów, wygrywa najwyższa liczba: { $tokens }.
detail-why-automa-cannot = { $obstacle }
chapter-round = Runda { $round }
heading-phase = Faza akcji { $phase }
turn-turn = { $seat }

## Reasons

why-dei-maj-04 = Po tym ruchu nie będziesz mieć tam większości: trzeba mieć więcej siły niż każda inna frakcja.
why-dei-act-01 = Musi iść co najmniej jedna jednostka, i tylko przez połączenie, z którego może korzystać.
why-dei-act-04 = Nie ma strefy z tym surowcem, w której masz większość.
why-dei-act-05 = Nic tam nie zostało; surowców się nie uzupełnia.
why-dei-act-06 = W twojej rezerwie nie ma już złomiarzy.
why-dei-act-07 = W twojej rezerwie nie ma już żetonu tego typu.
why-dei-act-08 = Nie ma strefy, w której masz większość i można jeszcze zbudować schron.
why-dei-act-09 = Nie ma strefy naziemnej, w której masz większość i można jeszcze zbudować windę.
why-dei-act-10 = Nie ma wolnego miejsca na most, gdzie masz większość na co najmniej jednym dachu.
why-dei-act-12 = Nie ma strefy, w której masz większość i jest złomiarz innej frakcji.
why-dei-act-16 = Teraz nic by to nie dało.
why-dei-ask-12 = Karta „{ $card }” ma tę samą treść, zagraj ją.
why-dei-rnd-04 = W tej fazie zagrano już zakrytą kartę, a wolno tylko jedną.
why-dei-rnd-07 = Pula parowych cukierków jest pusta.
why-dei-rul-35 = Twoja frakcja nigdy nie może użyć tego cukierka.
why-dei-buy-01 = Nie stać cię na to. Cena – { $technology ->
        [0] {""}
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }.
why-dei-buy-01-none = Nie możesz teraz kupić żadnej karty.
why-dei-buy-03 = Kontrolujesz za mało posterunków koloru tego rynku; potrzeba { $need }.
why-dei-feat-22 = W cenie nie ma tego surowca albo nie stać cię na resztę.
why-dei-drn-04 = Stoi tam już dron, a inny symbol startu jest wolny.
why-dei-drn-11 = Nie ma tam takiego surowca.
why-dei-drn-11-full = Masamune zabrał już wszystko, co może unieść.
why-dei-feat-05 = Ta premia została już wykorzystana w tej fazie.
why-dei-card-04 = Nikt nie ma tam jednostki, która musiałaby się przenieść.
why-dei-card-10 = Nie masz czego wymienić albo w rezerwie ogólnej niczego nie ma.
why-dei-wea-15 = Nie ma tam takiego surowca.
why-dei-mis-03 = Z tej kolumny masz już wykonaną misję.
why-dei-rul-37 = Nie ma już żetonów leża.
why-dei-rul-37-taken = Leże już tam jest.
why-dei-fau-09 = Tam, gdzie jest Lilith, nie kontrolujesz żadnego posterunku.
why-dei-fau-10 = Fauny werbują tylko tam, gdzie są i Lilith, i leże.
why-dei-fau-18 = Fauny nie używają dronów.
why-dei-fau-26 = Fauny nie budują niczego poza leżami.
why-dei-fau-30 = Nie masz większości w strefie Ołtarza.
why-dei-fau-36 = Ta misja jest już wykonana.
why-dei-fau-46 = Ta strefa jest już wybrana.
why-dei-fau-46-type = Nie ma tam takiego surowca.
why-dei-wld-10 = „Wycie” jest jeszcze zablokowane: potrzeba 2 kontrolowanych posterunków na koniec twojej fazy II.
why-dei-wld-12 = Nikt nie ma tam jednostki, która musiałaby się przenieść, albo nie ma połączonej strefy.
why-dei-wld-19 = Dzicy nie mogą budować.
why-dei-wld-19-drone = Dzicy nie mogą używać kart dronów.
why-dei-ind-21 = Na poziomie, na którym rozstawia się tę maszynę, nie masz złomiarza.
why-dei-ind-25 = Żaden przeciwnik nie ma tam złomiarza.
why-dei-ind-27 = Nie ma tam takiego surowca.

## The text board

section-standing = Runda { $round } z 4, { $phase ->
    [0] przygotowanie
   *[other] faza { $phase } z 3
}
section-map = Miasto
section-seat = { $side }
section-player = { $letter } { $side }: { $faction }
section-move = { $side } rusza ze strefy „{ $region }”
section-missions = Misje
section-markets = Rynki
section-regions = Strefy
section-bridges = Mosty
row-order = Kolejność inicjatywy: { $sides }
row-weather = Pogoda. { $effect }
row-forecast = W następnej rundzie: „{ $weather }”
row-draft-feat = { $feat }: { $effect } (atut do wyboru, kolor – { CASE($colour, case: "nom") })
row-play = { $seat } rozpatruje kartę „{ $card }”{ SIZE($symbol) ->
    [0] {""}
   *[other] {""}, do rozpatrzenia { CASE($symbol, case: "nom") }
}
row-pool = Cukierków w puli: { $candies }. W rezerwie ogólnej { $technology ->
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    } i { $energy ->
        [one] { $energy } ogniwo
        [few] { $energy } ogniwa
        [many] { $energy } ogniw
       *[other] { $energy } ogniwa
    }
row-map-line = { $line }
row-map-key = . podwórze  ^ dach  A3 siła, wielka litera: większość  t2e1 technologie, ogniwa
row-map-key-signs = # schron  = winda  @ leże  !m dron  $j najemnik  o start drona
row-map-key-outposts = posterunek: *r czerwony  *b niebieski  *g zielony  *y żółty
row-map-names = { COLUMNS($district, wide: 16, line: 1) }
row-map-names-below = { COLUMNS($district, wide: 16, line: 2) }
forecast-move = { $region }: jeśli pójdą wszyscy, siła { $strength } przeciw { $rivals }
forecast-send = w strefie „{ $region }” siła { $strength } przeciw { $rivals }
forecast-send-few = w strefie „{ $region }” siła { $strength } przeciw { $rivals }, za mało
row-no-faction = Jeszcze bez frakcji
row-goods = { $technology ->
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }, { $energy ->
        [one] { $energy } ogniwo
        [few] { $energy } ogniwa
        [many] { $energy } ogniw
       *[other] { $energy } ogniwa
    }, w rezerwie { $reserve ->
        [one] { $reserve } złomiarz
        [few] { $reserve } złomiarzy
        [many] { $reserve } złomiarzy
       *[other] { $reserve } złomiarzy
    }
row-constructions = Do zbudowania { $refuge ->
        [one] { $refuge } schron
        [few] { $refuge } schrony
        [many] { $refuge } schronów
       *[other] { $refuge } schrony
    }, { $elevator ->
        [one] { $elevator } winda
        [few] { $elevator } windy
        [many] { $elevator } wind
       *[other] { $elevator } windy
    } i { $bridge ->
        [one] { $bridge } most
        [few] { $bridge } mosty
        [many] { $bridge } mostów
       *[other] { $bridge } mosty
    }
row-leader = { $figure }: strefa „{ $region }”
row-leader-waits = { $figure }: jeszcze poza miastem
row-hand = { $card }: { CASE($symbol, case: "nom") }
row-hand-effect = { $card }: { CASE($symbol, case: "nom") }; { $effect }
row-hand-worth = { $card }: { CASE($symbol, case: "nom") } ({ $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasy
    })
row-hand-effect-worth = { $card }: { CASE($symbol, case: "nom") }; { $effect } ({ $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasy
    })
row-up = Zagrane odkryte: { $card }
row-down = Zagrane zakryte: { $card }
row-bin = Kosz: { $card }
row-candies = Na planszy { CASE($candy, case: "nom") }
row-feat-unlocked = Atut „{ $feat }”: { $effect }
row-feat-locked = Zablokowany atut „{ $feat }” (2 posterunki, kolor { CASE($colour, case: "nom") }): { $effect }
row-dens = Żetonów leża w rezerwie: { $dens }
row-growth = Posterunki na żetonie wzrostu: { CASE($colour, case: "nom") }
row-upgrades = Karty ulepszone
forecast-faun-mission = { $mission }, własna misja: { $upper } za { $criterion }; teraz { $now }
forecast-faun-copy = { $mission }, własna misja: według górnej części dowolnej misji na planszy; teraz { $now }
row-faun-mission-done = { $mission }, własna misja: wykonana
row-natural-unlocked = Atut natury „{ $natural }”. { $effect }
row-natural-locked = Zablokowany atut natury „{ $natural }” (potrzeba posterunków – { $outposts }). { $effect }
row-outposts = Posterunki: { CASE($colour, case: "nom") }
row-points = { $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasy
    }; gdyby gra skończyła się teraz, byłoby { $points }
section-automa = { $letter } { $side }: { $faction }, poziom { $level ->
    [easy] łatwy
    [expert] ekspercki
   *[standard] standardowy
}, akcje na { $by ->
    [round] rundę
   *[phase] fazę
}
row-automa-actions = Akcje w trzech fazach tej rundy: { $one }, { $two }, { $three }
row-automa-cards = Karty Automy: w talii { $deck }, odrzucone { $discarded }, użyte w poprzednich fazach { $aside }
row-automa-unseen = Pierwsze akcje kart w talii: przejęcie { $capture }, zbieranie { $collect }, ruch { $move }, werbunek { $recruit }
row-automa-cell = { $automa_card }: { $order }
row-den = Leże ({ CASE($colour, case: "nom") } posterunek): { $region }
row-free = { $region }: wolne { $free } z { $units }, siła { $strength } przeciw { $against }
row-free-bare = { $region }: { $free ->
    [1] jedyna jednostka jest wolna
   *[other] wolne są wszystkie jednostki ({ $free })
}, nie ma tam ani surowców, ani posterunków
row-free-all = { $region }: { $free ->
    [1] jedyna jednostka jest wolna
   *[other] wolne są wszystkie jednostki ({ $free })
}, bo nigdzie indziej nikt nie jest wolny
row-free-none = { $region }: nikt nie jest wolny, siła { $strength } przeciw { $against }
forecast-removal = Po fazie III usunie ze strefy „{ $region }” { SIZE($colour) ->
    [1] { CASE($colour, case: "nom") } posterunek
   *[other] posterunki ({ CASE($colour, case: "nom") })
}
row-removed = Usunięte posterunki: { CASE($colour, case: "nom") }
row-mission = { $mission } (runda { $column }): { $upper } za { $criterion }; po terminie { $lower }
row-mission-late = { $mission } (runda { $column }, po terminie): { $lower } za { $criterion }
row-mission-marked = { $seat }: misja wykonana
forecast-mission = { $seat }: teraz { $now }, w następnej rundzie { $next }
row-market = { $market } (w stosie { $pile })
row-stall-empty = puste
row-stall-captured = { $seat }: karta przejęta
row-stall = { $card }: { CASE($symbol, case: "nom") } ({ $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasy
    }). Cena – { $technology ->
        [0] {""}
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }
row-stall-effect = { $card }: { CASE($symbol, case: "nom") }; { $effect } ({ $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasy
    }). Cena – { $technology ->
        [0] {""}
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }
row-stall-pays = { $card }: { CASE($symbol, case: "nom") }; { $effect } (od razu { $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasu
    }). Cena – { $technology ->
        [0] {""}
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }
row-stall-pays-only = { $card }: { $effect } (od razu { $supplies ->
        [one] { $supplies } zapas
        [few] { $supplies } zapasy
        [many] { $supplies } zapasów
       *[other] { $supplies } zapasu
    }). Cena – { $technology ->
        [0] {""}
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }{ $energy ->
        [0] {""}
        [one] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwo
        [few] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
        [many] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniw
       *[other] { $technology ->
            [0] {""}
           *[other] {" "}i{" "}
        }{ $energy } ogniwa
    }
row-tolstoy = Karty Tołstoja, po jednej za każdą kupioną kartę drona
forecast-buyers = { SIZE($sides) ->
    [1] może kupić { $sides }
   *[other] mogą kupić { $sides }
}
row-region = { $region }: nikt nie ma większości
row-region-held = { $region }: większość ma { $seat }
row-units = { $seat }: siła { $strength }, { $count ->
        [one] { $count } złomiarz
        [few] { $count } złomiarzy
        [many] { $count } złomiarzy
       *[other] { $count } złomiarzy
    }{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-part-scrappers = siła { $amount } od złomiarzy ({ $rule })
row-part-signals = siła { $amount } od sygnałów ({ $rule })
row-part-figure = { $figure } +{ $amount } ({ $rule })
row-part-figure-now = +{ $amount } { $figure }, do końca tej fazy ({ $rule })
row-part-region-now = +{ $amount } tutaj do końca tej fazy ({ $rule })
row-part-effect = +{ $amount }: { $effect } ({ $rule })
row-resources = { $technology ->
        [one] { $technology } technologia
        [few] { $technology } technologie
        [many] { $technology } technologii
       *[other] { $technology } technologie
    }, { $energy ->
        [one] { $energy } ogniwo
        [few] { $energy } ogniwa
        [many] { $energy } ogniw
       *[other] { $energy } ogniwa
    }
row-region-outposts = Posterunki: { CASE($colour, case: "nom") }
row-neutral = Neutralne: { CASE($construction, case: "nom") }
row-built = { $seat }: { CASE($construction, case: "nom") }
row-drones = Drony: { $drone }
row-bridge = { $site }: { $seat }
row-bridge-neutral = { $site }: neutralny
row-no-bridges = Nie ma mostów
row-mercenary-jukas = { $figure } czeka w strefie „{ $region }”; chce 3 kart dronów
row-mercenary-alexandra = { $figure } czeka w strefie „{ $region }”; chce 7 jednakowych symboli na odkrytych kartach
row-mercenary-hired = { $seat }: { $figure } w drużynie
forecast-hire = { $seat }: { $count } z { $need }
row-waits = { $figure } czeka na przywódcę

## The reference card. The part before the first colon is the heading.

refer-dei-1 = Faza: zagraj dwie karty, jedną po drugiej. Odkryta – wykonaj jej akcje w dowolnej kolejności, a jeśli chcesz, z jednym cukierkiem; albo zamiast nich weź nowy cukierek. Zakryta, najwyżej raz na fazę – kup kartę.
refer-dei-2 = Większość: masz ją, gdy twoja wartość w strefie jest wyższa niż u każdej innej frakcji; przy remisie nie ma jej nikt. Złomiarz, przywódca i najemnik liczą się jako 1, maszyna jako 2.
refer-dei-3 = Ruch: dowolna liczba jednostek z jednej strefy do jednej połączonej, jeśli potem masz tam większość. Strefy naziemne są połączone; na dach prowadzi winda lub most, neutralny albo twój.
refer-dei-4 = Inne akcje: zbieranie, budowa i uderzenie wymagają większości; nowego złomiarza werbuje się we własnym lub neutralnym schronie. Frakcja, w którą uderzono, traci złomiarza i dobiera cukierek.
refer-dei-5 = Posterunki: kto zdobywa większość, od razu bierze kostkę, a kto ją traci, od razu kostkę oddaje. Jeden posterunek otwiera rynek swojego koloru, dwa posterunki jednego koloru odblokowują atut tego koloru.
refer-dei-6 = Zakup: zapłać technologiami i ogniwami energetycznymi. Nowa karta od razu trafia na rękę, a karta zagrana zakryta – do kosza. Karty rynku przynoszą zapasy, gdziekolwiek są.
refer-dei-7 = Koniec fazy: w fazie II odblokowują się atuty; w fazie III musisz wykonać jedną misję, w całej grze po jednej z każdej kolumny. Dopóki runda kolumny nie minęła, liczy się górna część, potem dolna.
refer-dei-8 = Porządkowanie: karty zagrane zakryte trafiają do kosza, zagrane odkryte wracają na rękę. Potem pierwszy gra ten, kto ma najmniej zapasów.
refer-dei-9 = Podliczenie po rundzie 4: zapasy na kartach rynku, 3 za każdy atut, 1 za każdy posterunek i każdą technologię, 2 za każde ogniwo energetyczne, 6 za najemnika.

## Lekcje

learn-dei-goal = Zamarznięty Londyn dzielą między siebie frakcje; ty prowadzisz Łupieżców. Gra trwa cztery rundy po trzy fazy, a wygrywa ten, kto na końcu ma najwięcej zapasów.
learn-dei-turn = W każdej fazie zagrywasz z ręki dwie karty i robisz to, co pokazują. Karty wracają dopiero na koniec rundy, więc każda służy raz na rundę.
learn-dei-march = „Marsz” daje dwa ruchy. Jeden ruch przenosi dowolną liczbę twoich jednostek z jednej strefy do połączonej.
learn-dei-majority = Wszyscy zaczynają przy Starej Bramie. Ty i rywal jesteście tam równie silni, więc nikt nie ma większości. Masz ją tam, gdzie masz więcej siły niż każda inna frakcja.
learn-dei-enter = Do strefy wolno wejść tylko wtedy, gdy potem masz tam większość. Dziedziniec Dwóch Wież jest pusty, więc wystarczy ktokolwiek, a czekają tam dwa czerwone posterunki.
learn-dei-leader = Grim to twój przywódca. Liczy się jak jedna jednostka, a tam, gdzie stoi, możesz zebrać więcej.
learn-dei-split = Idzie z nim jeden złomiarz; drugi zostaje na drugi ruch.
learn-dei-outposts = Od razu kontrolujesz oba czerwone posterunki: bez walki i bez rzutów, liczy się tylko większość. Posterunek otwiera rynek swojego koloru, a dwa w jednym kolorze odblokują atut.
learn-dei-elsewhere = Przy Fabryce Zegarów są niebieski posterunek i oba rodzaje surowców. Na pustą strefę wystarczy jeden złomiarz.
learn-dei-collect = Druga karta fazy to „Przeszukiwanie ruin”. Każde zbieranie zabiera jeden surowiec ze strefy, w której masz większość. To, co zabrane, już nie wróci.
learn-dei-kinds = Są technologie i ogniwa energetyczne. Karty kosztują jedno i drugie; ogniwa są rzadsze.
learn-dei-grim = Grim tu jest, więc możesz wziąć jeszcze jeden surowiec.
learn-dei-again = Drugie zbieranie z tej karty może być w innej strefie.
learn-dei-rival = Teraz rywal, Schron 42. Aby wejść na Dziedziniec Dwóch Wież, potrzebowałby wszystkich trzech jednostek, bo stoją tam dwie twoje. Woli Aleję Teatralną.
learn-dei-candy = Kartę można też wyłożyć bez jej akcji: daje wtedy parowy cukierek, dodatkową akcję do późniejszej karty.
learn-dei-phase = Faza II. Posterunki otwierają rynki: czerwony i niebieski masz otwarte, a czarny rynek jest otwarty dla wszystkich.
learn-dei-buy = Raz na fazę możesz zagrać kartę zakrytą, aby kupić inną. Na koniec rundy trafi ona do kosza, więc wybierz najsłabszą.
learn-dei-price = „Posiłki” z czerwonego rynku za każdym razem sprowadzają trzech złomiarzy. Karty rynku dają też zapasy na koniec gry.
learn-dei-bought = Nowa karta od razu jest na ręce. Najpierw „Wezwanie”: jeden werbunek i jeden ruch.
learn-dei-order = Akcje karty wykonujesz w dowolnej kolejności. Nowi złomiarze pojawiają się w schronie, własnym lub neutralnym; neutralny stoi przy Starej Bramie.
learn-dei-levels = Miasto ma dwa poziomy. Neutralna winda przy Starej Bramie prowadzi na dach, gdzie jeszcze nikogo nie ma.
learn-dei-feat = Twoja faza II się skończyła i dwa czerwone posterunki odblokowały czerwony atut: „Zwiadowcy”. Zostaje, nawet gdy stracisz posterunki. Teraz rywal zbiera ludzi przy bramie.
learn-dei-sweeten = Cukierek na karcie: jeszcze jedna akcja, tutaj ruch.
learn-dei-two-to-one = Idzie do Fabryki Zegarów, gdzie stoi tylko jeden twój złomiarz. Dwóch na jednego to większość.
learn-dei-lost = Niebieski posterunek ma teraz rywal. Twój złomiarz zostaje na miejscu: cudza większość nikogo nie usuwa. Od tego jest uderzenie.
learn-dei-build = Faza III, ostatnia w rundzie. „Roboty publiczne” pozwalają budować tam, gdzie masz większość.
learn-dei-kinds-of = Schrony sprowadzają twoich ludzi, windy łączą podwórze z dachem, mosty łączą dachy. Wszystko to kosztuje tylko akcję.
learn-dei-outnumbered = Złomiarz przy Fabryce Zegarów nic tam nie daje. Pustą strefę utrzyma sam.
learn-dei-face-up = Teraz kupiona karta.
learn-dei-own-refuge = Trzy werbunki: wszyscy do nowego schronu. Posterunków trzeba pilnować.
learn-dei-mission = Na koniec fazy III musisz wykonać jedną misję, nawet taką, która nic nie daje. „Spis taktyczny” liczy twoje czerwone posterunki.
learn-dei-column = W całej grze wykonujesz po jednej misji z każdej kolumny. Misje kolumny dają więcej, dopóki jej runda nie minie, więc misje rundy 1 najlepiej brać teraz.
learn-dei-rest = Rywal kończy rundę: kupuje kartę, dobiera cukierek i wykonuje misję.
learn-dei-their-mission = Bierze misję z późniejszej kolumny; ona też liczy się według górnej części. Potem karty wracają na ręce, a pierwszy gra ten, kto ma najmniej zapasów.
learn-dei-sum-1 = Dwie karty w fazie: odkryta dla akcji, zakryta dla zakupu albo dla cukierka.
learn-dei-sum-2 = Wchodzisz tylko tam, gdzie będziesz mieć większość; wymagają jej też zbieranie, budowa i uderzenie.
learn-dei-sum-3 = Posterunek otwiera rynek swojego koloru; dwa w jednym kolorze odblokowują atut po fazie II.
learn-dei-sum-4 = Po fazie III jedna misja, w całej grze po jednej z każdej kolumny, najlepiej w terminie.
learn-dei-sum-5 = Na końcu liczą się też karty rynku, atuty, posterunki i zebrane surowce.
lesson-dei-2 = Druga lekcja: Automa
learn-dei-automa-goal = Podstawy już znasz; teraz twoim jedynym rywalem jest Automa. Wygrasz, jeśli po czterech rundach masz więcej zapasów niż ona.
learn-dei-automa-side = Prowadzi Fauny: Lilith, grupę złomiarzy i trzy leża, każde przy posterunku innego koloru. Nie ma kart na ręce, atutów ani misji.
learn-dei-automa-turn = Zagrywasz dwie karty jak zwykle, potem Automa odkrywa karty ze swojej talii. W łagodnym wariancie, z liczbą akcji rozłożoną na całą rundę, jest ich w fazie niewiele.
learn-dei-automa-gate = Zasada większości obowiązuje też ją. Przy Starej Bramie masz teraz więcej siły, ale nie utrzymasz wszystkiego.
learn-dei-automa-near = W Alei Teatralnej jest zielony posterunek, a obok jest leże Automy. To się przyda.
learn-dei-automa-collect = Potem surowce, zanim zabierze je ona: Automa też zbiera.
learn-dei-automa-card = Automa wykonała akcję. Jej karta wymienia po kolei cztery akcje, a ona robi pierwszą możliwą. Dziennik mówi, która to karta i dlaczego wcześniejsze akcje się nie udały.
learn-dei-automa-recruit = Zwerbowała złomiarza przy Ołtarzu Gai, który stoi przy Starej Bramie. Jej plansza pokazuje, od czego zaczynają się karty zostające w talii.
learn-dei-automa-capture = Przejmuje też karty rynku, a one dają jej zapasy. Kup to, czego potrzebujesz, zanim ona to zrobi.
learn-dei-automa-refuge = Schron w Alei Teatralnej sprowadzi twoich ludzi dokładnie tam, gdzie są potrzebni.
learn-dei-automa-wait = Ruch może poczekać: wszyscy są na swoich miejscach. Zakończ i zobacz, co ona zrobi.
learn-dei-automa-tie = Zebrała surowiec na Bulwarze. Gdy kilka stref było równie dobrych, zdecydowały dwa żetony rozstrzygania remisów; ich liczby podaje dziennik. Automa o nic cię nie pyta.
learn-dei-automa-free = Rusza tylko wolnymi jednostkami: takimi, bez których nie straci strefy. Jej plansza liczy je za ciebie, więc wiesz, dokąd może pójść.
learn-dei-automa-threat = Po fazie III usuwa posterunki, które kontroluje: znikają z miasta, a jej dają zapasy. Wiersze „usunie” na jej planszy to ostrzeżenie.
learn-dei-automa-twin-towers = Na Dziedzińcu Dwóch Wież są leże, dwa posterunki i tylko jedna jednostka Automy.
learn-dei-automa-count = Teraz wystarczyłoby dwóch. Trzech utrzyma się i później.
learn-dei-automa-denied = Oba posterunki są twoje: usunie o dwa mniej. Schron pomoże utrzymać to miejsce.
learn-dei-automa-mission = Ty wykonujesz misję, Automa nie. „Spis logistyczny” z rundy 3 liczy niebieskie posterunki i już teraz liczy się według górnej części.
learn-dei-automa-end = Potem jej ostatnia akcja i koniec jej fazy III. Zajrzyj do dziennika: przejęte karty, usunięte posterunki, leża przenoszone do nowych posterunków.
learn-dei-automa-sum-1 = Karta Automy wymienia cztery akcje; wykonuje pierwszą możliwą.
learn-dei-automa-sum-2 = Obowiązuje ją zasada większości, a rusza tylko wolnymi jednostkami. Remisy rozstrzygają dwa żetony.
learn-dei-automa-sum-3 = Po fazie III usuwa posterunki, które kontroluje, i przenosi leża.
learn-dei-automa-sum-4 = Usunięte posterunki i przejęte karty to jej zapasy: zabieraj jej jedno i drugie.
learn-dei-automa-sum-5 = Trzy poziomy i dwa sposoby liczenia jej akcji: na rundę łagodnie, na fazę trudno.

## The Psionics

ask-ascend-leader = Wyniesienie: który przywódca wchodzi do gry i w którym schronie neutralnym?
ask-psi-skill = Której umiejętności używasz zamiast werbunku?
ask-telekinesis-from = Telekineza: żeton sygnału z której strefy?
ask-telekinesis-level = Telekineza: który żeton?
ask-telekinesis-to = Telekineza: do której sąsiedniej strefy?
ask-teleportation-who = Teleportacja: który przywódca?
ask-teleportation-to = Teleportacja: do której strefy?
ask-control-faction = Kontrola umysłu: jednostka której frakcji?
ask-control-region = Kontrola umysłu: w której strefie?
ask-control-unit = Kontrola umysłu: która jednostka?
ask-control-action = Kontrola umysłu: co robi jednostka?
ask-control-to = Kontrola umysłu: dokąd idzie?
ask-control-resource = Kontrola umysłu: który surowiec ci przynosi?
ask-fear-token = Wzbudzenie strachu: który żeton zdejmujesz z Kar’Ra?
ask-fear-destination = Strach przepędza wszystkie twoje jednostki: dokąd odchodzą?
ask-pulse-card = Impuls psioniczny: na którą kartę drona?
ask-pulse-drone = Impuls psioniczny: aktywować drona?
ask-signal-region = Sterowanie sygnałami: w której strefie?
ask-genius-loci = Genius loci: posterunki którego koloru wzmacniają sygnały?
ask-raise-signal = Genius loci: który sygnał wzmacniasz?
ask-choose-psi-mission = Którą misję wykonujesz?
ask-choose-poorer = Kit – B: z którym przeciwnikiem porównujesz surowce?
ask-choose-copied = Elly – C: którą misję kopiujesz?
ask-bonus-leader = Który przywódca jest silniejszy w tej fazie?
do-arrive = Zacznij w strefie „{ $region }”
do-ascend = Wprowadź do gry { CASE($figure, case: "acc") } w strefie „{ $region }”
do-telekinesis = Willow: Telekineza
do-teleportation = Willow: Teleportacja
do-mind-control = Kit: Kontrola umysłu
do-ghost-soldiers = Kar’Ra: Widmowi żołnierze
do-fear = Kar’Ra: Wzbudzenie strachu
do-pulse = Elly: Impuls psioniczny
do-signal-control = Vladimir: Sterowanie sygnałami
do-grip = Ze strefy „{ $region }”
do-grip-level = { $signal }
do-shift-signal = Do strefy „{ $region }”
do-teleport = { $figure }
do-appear = Do strefy „{ $region }”
do-control = { $faction }
do-control-in = W strefie „{ $region }”
do-control-scrapper = Złomiarz
do-control-figure = { $figure }
do-control-move = Rusza się
do-control-collect = Zbiera surowiec
do-lead-to = Do strefy „{ $region }”
do-plunder = Weź { CASE($resource, case: "acc") }
do-release = { $signal }
do-flee-to = Do strefy „{ $region }”
do-charge = Na kartę „{ $card }”
do-awaken = Aktywuj { CASE($drone, case: "acc") }
do-emit = W strefie „{ $region }”
do-attune = { $colour }
do-raise-in = { $region }: { CASE($signal, case: "nom") }
do-raise-on-kar-ra = Na Kar’Ra: { CASE($signal, case: "nom") }
do-raise-on-card = Na karcie „{ $card }”
do-raise-on-market = { $market }: { CASE($signal, case: "nom") }
do-fulfil = Wykonaj misję „{ $mission }”
do-compare = { $faction }
do-copy = { $mission }
do-empower = { $figure }
event-starting-leader = { $seat } losuje misję „{ $mission }”, przywódcą na początek jest { $figure }.
event-missions-opened = { $seat } odkrywa misje przywódcy { CASE($figure, case: "gen") }: { $mission }.
event-ascended = { $seat }: wyniesienie. { $figure } pojawia się w strefie „{ $region }”.
event-signal-placed = { $seat } kładzie { CASE($signal, case: "acc") } w strefie „{ $region }”.
event-signal-returned = { $seat } traci { CASE($signal, case: "acc") } w strefie „{ $region }”.
event-signals-boxed = { $seat } usuwa z gry każdy { CASE($signal, case: "acc") }.
event-signals-called-back = { $seat } zabiera z kart i rynków { $count ->
        [one] { $count } żeton sygnału
        [few] { $count } żetony sygnału
        [many] { $count } żetonów sygnału
       *[other] { $count } żetonu sygnału
    }.
event-signal-moved = { $seat } przenosi { CASE($signal, case: "acc") } ze strefy „{ $start }” do strefy „{ $region }”.
event-signal-raised = { $seat } wzmacnia sygnał, teraz jest to { CASE($signal, case: "nom") }.
event-signal-stays = { $seat }: { CASE($signal, case: "nom") } zostaje na planszy rynku ({ CASE($market, case: "nom") }).
event-teleported = { $seat } teleportuje { CASE($figure, case: "acc") } ze strefy „{ $start }” do strefy „{ $region }”.
event-ghosts-called = { $seat } kładzie { CASE($signal, case: "acc") } na Kar’Ra.
event-feared = { $seat } wzbudza strach w strefie „{ $region }” i zdejmuje z Kar’Ra { CASE($signal, case: "acc") }.
event-card-charged = { $seat } kładzie { CASE($signal, case: "acc") } na karcie „{ $card }”.
event-mind-moved = { $seat } kieruje cudzą jednostką. { $rival }: { SIZE($figure) ->
    [0] złomiarz
   *[other] { $figure }
} idzie ze strefy „{ $start }” do strefy „{ $region }”.
event-mind-collects = { $seat } zbiera surowiec cudzą jednostką. Jej właściciel to { $rival }.
event-attuned = { $seat }: Genius loci ({ $colour }), do wzmocnienia { $count ->
        [one] { $count } sygnał
        [few] { $count } sygnały
        [many] { $count } sygnałów
       *[other] { $count } sygnału
    }.
event-empowered = { $figure } ({ $seat }) do końca fazy ma o { $amount } więcej siły.
event-candy-put-aside = { $seat } odkłada { CASE($candy, case: "acc") } i dobiera inny.
why-dei-psi-09 = Psionicy nie budują.
why-dei-psi-17 = W twojej rezerwie nie ma już żetonów sygnału.
why-dei-psi-18 = { $figure } nie jest jeszcze w grze.
why-dei-psi-18-none = Żaden twój przywódca nie może teraz użyć umiejętności.
why-dei-psi-21 = W żadnej strefie nie ma twojego żetonu sygnału.
why-dei-psi-22 = W żadnej innej strefie nie ma twojego żetonu sygnału ani przywódcy.
why-dei-psi-23 = Nie ma tam jednostki, która mogłaby się ruszyć lub zebrać surowiec.
why-dei-psi-25 = Frakcja tej jednostki nie ma tam większości albo nic tam nie leży.
why-dei-psi-27 = Na Kar’Ra nie ma żetonów sygnału.
why-dei-psi-29 = W grze nie ma odkrytej karty drona bez żetonu sygnału.
why-dei-psi-30 = Na tej karcie leży już żeton sygnału.
why-dei-psi-41 = Sygnału najwyższego poziomu nie można wzmocnić.
why-dei-psi-46 = Misja tego przywódcy jest już wykonana.
why-dei-rul-49 = W twojej rezerwie nie ma żetonu następnego poziomu.
why-dei-feat-15 = Żelazne nerwy: tej frakcji nie można kontrolować.
why-dei-ask-02 = Inna odpowiedź daje to samo.
section-signals = { $side }: sygnały i misje
row-map-key-signals = ~2 żetony sygnału
row-signals-supply = Sygnały w rezerwie: z 1 symbolem – { $one }, z 2 symbolami – { $two }, z 3 symbolami – { $three }
row-signals-kar-ra = Na Kar’Ra: z 1 symbolem – { $one }, z 2 symbolami – { $two }, z 3 symbolami – { $three }
row-signals-region = { $region }: sygnały z 1 symbolem – { $one }, z 2 symbolami – { $two }, z 3 symbolami – { $three }
row-signal-card = Na karcie „{ $card }”: { CASE($signal, case: "nom") }
row-signal-market = { $market }: { CASE($signal, case: "nom") }
row-psi-mission-open = { $mission }: teraz { $now }
row-psi-mission-done = { $mission }: wykonana
row-psi-mission-closed = { $mission }: zamknięta, wykonano inną misję tego przywódcy
row-units-signals = { $seat }: siła { $strength }, { $count ->
        [one] { $count } żeton sygnału
        [few] { $count } żetony sygnału
        [many] { $count } żetonów sygnału
       *[other] { $count } żetonu sygnału
    }{ SIZE($figure) ->
    [0] {""}
   *[other] {""}, { $figure }
}
row-psi-willow-a = za każdy twój posterunek: { $each }
row-psi-willow-b = za każdy posterunek, w którego strefie jest twój przywódca lub żeton sygnału: { $each }
row-psi-willow-c = za każdego twojego przywódcę na dachu: { $each }
row-psi-kit-a = za każdy surowiec tego rodzaju, którego masz mniej: { $each }
row-psi-kit-b = za każdy surowiec przewagi nad wybranym przeciwnikiem: { $each }
row-psi-kit-c = za każdą kupioną przez ciebie kartę rynku: { $each }
row-psi-kar-ra-a = za każdy symbol na żetonach sygnału na Kar’Ra: { $each }
row-psi-kar-ra-b = za każdą cudzą jednostkę w strefie Kar’Ra, jeśli masz tam większość: { $each }
row-psi-kar-ra-c = za każdy surowiec w strefie Kar’Ra, jeśli masz tam większość: { $each }
row-psi-elly-a = za każdy żeton sygnału w strefach z dronem: { $each }
row-psi-elly-b = za każdy żeton sygnału na karcie drona lub planszy rynku: { $each }
row-psi-elly-c = jak za górną część misji bieżącej rundy
row-psi-vladimir-a = za każdy żeton sygnału w mieście: { $each }
row-psi-vladimir-b = za 1–6 twoich posterunków: 1, 2, 4, 6, 10 lub 15
row-psi-vladimir-c = za każdą strefę z żetonem sygnału, w której masz większość: { $each }
criterion-red-outposts = każdy czerwony posterunek pod twoją kontrolą
criterion-blue-outposts = każdy niebieski posterunek pod twoją kontrolą
criterion-green-outposts = każdy zielony posterunek pod twoją kontrolą
criterion-yellow-outposts = każdy żółty posterunek pod twoją kontrolą
criterion-controlled-outpost = każdy posterunek pod twoją kontrolą
criterion-roof-region-with-majority = każdy dach, na którym masz większość
criterion-two-ground-regions-with-majority = każde 2 strefy naziemne, w których masz większość
criterion-own-construction = każdą twoją budowlę w mieście
criterion-tech-energy-pair = każdą parę technologii i ogniwa w rezerwie
criterion-market-card-owned = każdą twoją kartę rynku
criterion-majority-region-with-drone = każdą strefę z dronem, w której masz większość
criterion-three-scrappers-on-board = każdych 3 twoich złomiarzy w mieście
criterion-set-of-three-outpost-colors = każdy zestaw 3 posterunków w różnych kolorach
criterion-unlocked-feat = każdy odblokowany atut
criterion-region-superior = każdą strefę, w której masz przewagę nad frakcją
criterion-own-unit-in-region-with-enemy-leader = każdą twoją jednostkę w strefie, w której masz przewagę i jest cudzy przywódca
criterion-two-own-units-in-region-with-drone = każde 2 twoje jednostki w strefie z dronem, w której masz większość
criterion-majority-region-with-construction = każdą strefę z budowlą, w której masz większość
criterion-resource-in-up-to-three-regions = każdy surowiec w 3 strefach, w których masz większość

effect-none = bez efektu
effect-signal-power = każdy sygnał daje tyle, ile ma symboli

## Around the city

board-by-slot = cena według pola
board-open-to-all = otwarty dla wszystkich
board-hold = masz { $count }
board-needs-outpost = { $count ->
    [one] trzeba { $count } posterunku
    [few] trzeba { $count } posterunków
    [many] trzeba { $count } posterunków
   *[other] trzeba { $count } posterunków
}
board-price = Cena: technologie { $technology }, ogniwa { $energy }
board-can-buy = Możesz kupić
board-lack = { $resource }: brakuje { $count }
board-pays = Zapasy od razu: { $supplies }
board-worth = Zapasy na końcu: { $supplies }
board-market-tactical = Taktyczny
board-market-logistic = Logistyczny
board-market-mechanical = Mechaniczny
board-market-black = Czarny
board-market-industrial = Przemysłowy
board-captured = przejęta do porządkowania
board-column = Kolumna { $column }
board-column-used = użyta
board-column-late = po terminie
board-column-now = ta runda
board-column-later = później
board-never-late = nigdy po terminie
board-from-round = od rundy { $round }: { $count }
board-pays-now = teraz { $count }
board-now = teraz
board-hand = Ręka
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } kart
}
board-played-up = Zagrane, wrócą przy porządkowaniu:
board-played-down = Zakryte, do kosza:
board-bin = Kosz ({ $count }), zapasy { $supplies }:
board-bin-name = Kosz
board-form = Zagrywana karta
board-draft = Atuty do wyboru
board-face-down = zakryta: kup jedną kartę
board-face-up = odkryta, akcje w dowolnej kolejności
board-done = zrobione
board-buy-hint = Dotknij karty na jej rynku.
board-choose-card = Dotknij karty z ręki
board-way-up = odkryta: jej akcje
board-way-sweet = z cukierkiem: o jedną akcję więcej
board-way-down = zakryta: zakup, raz na fazę
board-way-candy = bez akcji: dobierz cukierek
board-candies = Parowe cukierki
board-own = Plansza frakcji
board-not-in-city = jeszcze nie w mieście
board-reserve = W rezerwie
board-wolf-run = Bieg: dwa podwórza
board-wolf-jump = Skok: z dachu na dach
board-wolf-climb-up = Wspinaczka: bez windy
board-feat-open = odblokowany
board-feat-progress = { $count } z { $need }
board-dens-left = Pozostałe leża: { $count }
board-dens = Pozostałe leża
board-growth = Żeton wzrostu
board-growth-red = +1 siła przy Ołtarzu
board-growth-blue = +1 krok Ołtarza
board-growth-green = +1 surowiec przy Ołtarzu
board-growth-yellow = +1 złomiarz przy Ołtarzu
board-mission-done = wykonana
board-mission-closed = zamknięta
board-signals = { $level ->
    [one] Sygnały z { $level } symbolem
    [few] Sygnały z { $level } symbolami
    [many] Sygnały z { $level } symbolami
   *[other] Sygnały z { $level } symbolami
}
board-signals-boxed = poza grą
board-signals-until = do rundy { $round }
board-signals-stay = zostają
board-automa-level = poziom { $level ->
    [easy] łatwy
    [expert] ekspercki
   *[standard] standardowy
}, { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
} na fazę
board-automa-cell = następna akcja
board-automa-from = od rundy { $round }
board-automa-never = nie na tym poziomie
board-automa-deck = talia { $count }
board-automa-captured = przejęte { $count }
board-automa-bin = kosz { $count }, zapasy { $supplies }
board-automa-capture = Karty talii zaczynające się od przejęcia
board-automa-collect = Karty talii zaczynające się od zbierania
board-automa-move = Karty talii zaczynające się od ruchu
board-automa-recruit = Karty talii zaczynające się od werbunku
board-automa-removed = Usunięte posterunki, zapasy za 1., 2., 3.
board-outposts = Kontrolowane posterunki: { $colour }
board-to-build = Do zbudowania: { $construction }
board-feats = Odblokowane atuty
board-tie-token = Żeton rozstrzygania remisów: wygrywa najwyższy
board-automa-action = akcja { $number } z { $actions }
board-automa-groups = Grupy
board-automa-free = wolne
board-automa-against = siła
board-automa-weighed = Do wyboru
board-automa-counts = surowce
board-counts = { $each } za { $criterion }
board-counts-copy = jak górna część dowolnej misji z planszy
option-faction-any-note = wybierana przy stole
option-faction-ravagers-note = zbierają więcej tam, gdzie jest Grim
option-faction-refuge-42-note = wielu ludzi: werbują u boku Marlowe’a
option-faction-farm-z-note = silna: Goliat liczy się jako 2
option-faction-auxilia-note = szybka: grupa Swifta wspina się bez windy
option-faction-wild-note = wilki i niedźwiedź; nic nie budują, biegają i wspinają się
option-faction-fauns-note = leża łączą miasto; posterunki stają się wzrostem
option-faction-psionics-note = pięcioro przywódców, sygnały zamiast ludzi
option-feats-note = po trzy: po kolei albo losowo
option-weather-note = W każdej rundzie karta utrudnia wszystkim grę; następną zna się z góry.
option-short-missions-note = Cztery misje zamiast ośmiu: mniej do rozważania.
option-industrial-note = Zastępuje czarny rynek; jego maszyny liczą się jako 2.
option-mercenaries-note = Czekają w mieście na przywódcę, który spełni ich warunki.
option-automa-note = Faunami grają karty, jako jeszcze jeden rywal.

## Score

score-missions = Misje
score-gained = Zdobyte zapasy
score-cards = Karty rynku
score-feats = Atuty
score-outposts = Posterunki
score-resources = Surowce

## Words

side-automa = Automa
order-capture-tactical = przejęcie z rynku taktycznego
order-capture-logistic = przejęcie z rynku logistycznego
order-capture-mechanical = przejęcie z rynku mechanicznego
order-capture-black = przejęcie z rynku czarnego lub przemysłowego
order-collect-technology = zebranie technologii
order-collect-energy = zebranie ogniwa
order-move-outpost-red = ruch do czerwonego posterunku
order-move-outpost-blue = ruch do niebieskiego posterunku
order-move-outpost-green = ruch do zielonego posterunku
order-move-technology = ruch do technologii
order-move-energy = ruch do ogniw
order-recruit-den-red = werbunek przy leżu z czerwonym posterunkiem
order-recruit-den-blue = werbunek przy leżu z niebieskim posterunkiem
order-recruit-den-green = werbunek przy leżu z zielonym posterunkiem
order-recruit-lilith = werbunek przy Lilith
order-recruit-altar = werbunek przy Ołtarzu Gai
obstacle-no-payable-card = Nie stać Automy tam na żadną odkrytą kartę
obstacle-no-resource = Tam, gdzie ma większość, nic takiego nie leży
obstacle-no-free-units = Żadna jej jednostka nie jest wolna
obstacle-no-way = Żadna wolna grupa nie może tam dotrzeć i mieć większości
obstacle-no-den = Przy posterunkach tego koloru nie ma leża
obstacle-no-outpost = Nie ma już posterunków tego koloru, więc reszty karty się nie sprawdza
obstacle-no-scrapper = Rezerwa jest pusta, a w innych strefach nie ma wolnego złomiarza
resource-technology = Technologia
    .gender = f
    .nom = technologia
    .gen = technologii
    .dat = technologii
    .acc = technologię
    .ins = technologią
    .loc = technologii
    .nom_pl = technologie
    .gen_pl = technologii
    .acc_pl = technologie
resource-energy = Ogniwo energetyczne
    .gender = n
    .nom = ogniwo energetyczne
    .gen = ogniwa energetycznego
    .dat = ogniwu energetycznemu
    .acc = ogniwo energetyczne
    .ins = ogniwem energetycznym
    .loc = ogniwie energetycznym
    .nom_pl = ogniwa energetyczne
    .gen_pl = ogniw energetycznych
    .acc_pl = ogniwa energetyczne
colour-red = czerwony
    .nom = czerwony
    .nom_pl = czerwone
    .gen_pl = czerwonych
colour-blue = niebieski
    .nom = niebieski
    .nom_pl = niebieskie
    .gen_pl = niebieskich
colour-green = zielony
    .nom = zielony
    .nom_pl = zielone
    .gen_pl = zielonych
colour-yellow = żółty
    .nom = żółty
    .nom_pl = żółte
    .gen_pl = żółtych
construction-den = Leże
    .gender = n
    .nom = leże
    .gen = leża
    .dat = leżu
    .acc = leże
    .ins = leżem
    .loc = leżu
    .nom_pl = leża
    .gen_pl = leży
    .acc_pl = leża
construction-refuge = Schron
    .gender = m inan
    .nom = schron
    .gen = schronu
    .dat = schronowi
    .acc = schron
    .ins = schronem
    .loc = schronie
    .nom_pl = schrony
    .gen_pl = schronów
    .acc_pl = schrony
construction-elevator = Winda
    .gender = f
    .nom = winda
    .gen = windy
    .dat = windzie
    .acc = windę
    .ins = windą
    .loc = windzie
    .nom_pl = windy
    .gen_pl = wind
    .acc_pl = windy
construction-bridge = Most
    .gender = m inan
    .nom = most
    .gen = mostu
    .dat = mostowi
    .acc = most
    .ins = mostem
    .loc = moście
    .nom_pl = mosty
    .gen_pl = mostów
    .acc_pl = mosty
symbol-move = Ruch
    .gender = m inan
    .nom = ruch
    .gen = ruchu
    .dat = ruchowi
    .acc = ruch
    .ins = ruchem
    .loc = ruchu
    .nom_pl = ruchy
    .gen_pl = ruchów
    .acc_pl = ruchy
symbol-collect = Zbieranie
    .gender = n
    .nom = zbieranie
    .gen = zbierania
    .dat = zbieraniu
    .acc = zbieranie
    .ins = zbieraniem
    .loc = zbieraniu
    .nom_pl = zbierania
    .gen_pl = zbierań
    .acc_pl = zbierania
symbol-enlist = Werbunek
    .gender = m inan
    .nom = werbunek
    .gen = werbunku
    .dat = werbunkowi
    .acc = werbunek
    .ins = werbunkiem
    .loc = werbunku
    .nom_pl = werbunki
    .gen_pl = werbunków
    .acc_pl = werbunki
symbol-build = Budowa
    .gender = f
    .nom = budowa
    .gen = budowy
    .dat = budowie
    .acc = budowę
    .ins = budową
    .loc = budowie
    .nom_pl = budowy
    .gen_pl = budów
    .acc_pl = budowy
symbol-build-refuge = Budowa schronu
    .nom = budowa schronu
    .gen = budowy schronu
    .nom_pl = budowy schronów
    .gen_pl = budów schronów
symbol-build-elevator = Budowa windy
    .nom = budowa windy
    .gen = budowy windy
    .nom_pl = budowy wind
    .gen_pl = budów wind
symbol-build-bridge = Budowa mostu
    .nom = budowa mostu
    .gen = budowy mostu
    .nom_pl = budowy mostów
    .gen_pl = budów mostów
symbol-strike = Uderzenie
    .gender = n
    .nom = uderzenie
    .gen = uderzenia
    .dat = uderzeniu
    .acc = uderzenie
    .ins = uderzeniem
    .loc = uderzeniu
    .nom_pl = uderzenia
    .gen_pl = uderzeń
    .acc_pl = uderzenia
symbol-buy = Zakup
    .gender = m inan
    .nom = zakup
    .gen = zakupu
    .dat = zakupowi
    .acc = zakup
    .ins = zakupem
    .loc = zakupie
    .nom_pl = zakupy
    .gen_pl = zakupów
    .acc_pl = zakupy
symbol-drone = Aktywacja drona
    .nom = aktywacja drona
    .gen = aktywacji drona
    .nom_pl = aktywacje drona
    .gen_pl = aktywacji drona
symbol-tolstoy = Tołstoj
symbol-altar = Aktywacja Ołtarza
    .nom = aktywacja Ołtarza
    .gen = aktywacji Ołtarza
    .nom_pl = aktywacje Ołtarza
    .gen_pl = aktywacji Ołtarza
symbol-machine = Aktywacja maszyny
    .nom = aktywacja maszyny
    .gen = aktywacji maszyny
    .nom_pl = aktywacje maszyny
    .gen_pl = aktywacji maszyny
symbol-den = Umieszczenie leża
    .nom = umieszczenie leża
    .gen = umieszczenia leża
    .nom_pl = umieszczenia leża
    .gen_pl = umieszczeń leża
symbol-region-majority-bonus = Premia strefy
    .nom = premia strefy
    .gen = premii strefy
    .nom_pl = premie strefy
    .gen_pl = premii strefy
symbol-push-one-unit-each = Wyparcie
    .nom = wyparcie
    .gen = wyparcia
    .nom_pl = wyparcia
    .gen_pl = wyparć
symbol-swap-resources = Wymiana surowców
    .nom = wymiana surowców
    .gen = wymiany surowców
    .nom_pl = wymiany surowców
    .gen_pl = wymian surowców
effect-extra-collect-with-leader = Grim: jeszcze jeden surowiec przy zbieraniu w jego strefie
effect-enlist-in-leader-region = werbunek także w strefie twojego przywódcy
effect-leader-counts-as = Goliat liczy się jako 2
effect-group-changes-level-without-elevator = Grupa ze Swiftem zmienia poziom bez windy
effect-enlist-only-in-leader-region = Alfa: wilki werbuje się u boku Nikity
effect-den-after-move-on-controlled-outpost = Posłanniczka Gai: leże tam, gdzie ruch Lilith kończy się przy twoim posterunku
effect-psi-willow = Willow: Lewitacja, Telekineza, Teleportacja
effect-psi-kit = Kit: Kontrola umysłu
effect-psi-kar-ra = Kar’Ra: Widmowi żołnierze, Wzbudzenie strachu
effect-psi-elly = Elly: Impuls psioniczny
effect-psi-vladimir = Vladimir: Sterowanie sygnałami
effect-majority-bonus-with-leader = więcej siły tam, gdzie twój przywódca
effect-majority-bonus-with-own-refuge = więcej siły przy twoich schronach
effect-majority-bonus-on-roof = więcej siły na dachach
effect-supply-on-strike = zapas za każdego złomiarza usuniętego twoim uderzeniem
effect-immune-to-strike-and-forced-move = nie dotyka cię ani uderzenie, ani wyparcie
effect-single-unit-move-ignores-majority = pojedyncza jednostka może pominąć zasadę większości
effect-use-opponent-elevators = możesz korzystać z wind innych frakcji
effect-use-opponent-bridges = możesz korzystać z mostów innych frakcji
effect-one-long-move-per-phase = raz na fazę ruch o dwa kroki
effect-extra-enlist-per-phase = raz na fazę jeszcze jeden złomiarz
effect-buy-discount = płacisz o 1 surowiec mniej
effect-extra-collect-per-phase = raz na fazę jeszcze jeden surowiec
effect-tech-when-recycling = technologia za każdą kartę, która trafia do kosza
effect-drone-extra-step = drony lecą o krok dalej
effect-build-without-majority = do budowy wystarczy jedna jednostka
effect-collect-from-linked = zbieranie także z połączonych stref
effect-supply-on-drone-activation = zapas za każdego aktywowanego drona
effect-howl-push = Zamiast werbować, przepędź po jednostce każdego przeciwnika ze strefy z wilkiem
effect-move-after-placing = Umieszczony wilk może od razu wykonać ruch
effect-majority-bonus-three-wolves = +1 w każdej strefie z 3 lub więcej wilkami
effect-region-majority-bonus = premia dla jednej strefy do końca fazy
effect-leader-majority-bonus = twój przywódca ma więcej siły do końca fazy
effect-push-one-unit-each = wyprzyj pozostałych ze strefy
effect-long-move = ruchy do dwóch kroków
effect-change-level-without-elevator = ruchy zmieniają poziom bez windy
effect-collect-extra = każdym zbieraniem można wziąć o 1 surowiec więcej
effect-swap-resources = wymień surowce
effect-gain-energy = ogniwa z rezerwy ogólnej
effect-gain-candy = parowe cukierki
effect-gain-supplies = zapasy
effect-use-any-construction = ruchy korzystają z wind i mostów dowolnej frakcji
effect-activate-altar = aktywuj Ołtarz Gai
effect-tolstoy-excavation = weź wszystkie surowce tam, gdzie Tołstoj znajdzie budowlę neutralną lub cudzą
effect-tolstoy-rage = uderz we wszystkich w strefie Tołstoja
effect-tolstoy-pack-leader = umieść do 2 wilków w strefie Tołstoja
effect-tolstoy-roar = Tołstoj liczy się jako 3 do końca tej fazy
effect-repeat-per-own-bridge = jeszcze jeden ruch za każdy twój most
effect-repeat-per-own-refuge = jeszcze jeden werbunek za każdy twój schron
effect-repeat-per-own-elevator = jeszcze jedno zbieranie za każdą twoją windę
effect-elevators-linked-together = podwórza z windami są połączone
effect-collect-at-elevators = zbieranie także przy windach
effect-enlist-on-bridged-roofs = werbunek także na dachach z mostem
effect-collect-under-bridge = surowiec spod mostu, przez który przechodzisz
effect-supply-per-collect-at-own-refuge = zapas za każdy surowiec zebrany przy twoim schronie
effect-supplies-per-construction-set = zapasy za zestawy ze schronu, mostu i windy
effect-machine = maszyna
effect-machine-eal = do 2 dachów po mostach, potem uderzenie we wszystkich pozostałych w strefie poniżej
effect-machine-slug = do 2 stref, a jednostki z jego strefy ruszają razem z nim
effect-machine-ripley = do 2 stref, potem do 2 surowców stamtąd albo z jednej połączonej strefy
effect-moves-single-unit = Zamieć: jednym ruchem idzie jedna jednostka
effect-roof-units-cannot-move = Porywisty wiatr: jednostki na dachach nie ruszają się
effect-remove-unsheltered-scrappers = Kwaśny deszcz: złomiarzy bez osłony usuwa się po fazie III
effect-no-bridges-no-elevators = Gołoledź: bez mostów i wind
effect-remove-buried-scrappers = Obfite opady śniegu: złomiarzy pod zaspą usuwa się po fazie III
effect-activate-drone-in-region-at-phase-end = Jukas: na koniec twojej tury aktywacja drona w jego strefie
effect-collect-all-in-region = Alexandra: zbieraniem w jej strefie bierze się wszystko
effect-remove-resource-from-occupied-regions = Rozbłysk słoneczny: strefy z jednostkami tracą surowiec po fazie III

trait-faction = Zwycięstwa według frakcji
trait-automa-level = Zwycięstwa według poziomu Automy
