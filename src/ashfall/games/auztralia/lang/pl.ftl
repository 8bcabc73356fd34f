### AuZtralia

game-name = AuZtralia
game-summary = Buduj kolej w głąb lądu, wydobywaj surowce, zakładaj farmy i zbieraj wojsko, zanim zbudzą się Przedwieczni. Liczy się każdy punkt czasu, a Przedwieczni też zdobywają punkty.
game-goal = Kładź tory, wydobywaj i zakładaj farmy, póki jest czas. Potem budzą się Przedwieczni: idą do twoich farm i portu. Wygrywa, kto ma najwięcej punktów, a Przedwieczni też punktują. Jeśli port padnie, wygrywają oni.
side-old-ones = Przedwieczni
    .gender = pl pers
option-level = Poziom gry jednoosobowej
option-level-easy = łatwy
option-level-hard = trudny
option-level-insane = szalony
level-easy = łatwy
level-hard = trudny
level-insane = szalony

## Questions

ask-place-port = Gdzie stanie twój port?
ask-choose-action = Wybierz akcję.
ask-play-once-card = Akcja wykonana. Zagrać kartę przed końcem tury?
ask-place-track = Gdzie położyć tory?
ask-choose-mine = Który surowiec wydobywasz i gdzie?
ask-solo-refresh-row = Odrzucić postacie z rzędu, razem za 1 złoto? Wskazuj je po kolei.
ask-choose-character = Kogo zatrudniasz z rzędu?
ask-choose-purchase = Co kupujesz?
ask-choose-trade = Co importujesz lub eksportujesz?
ask-choose-farms = Gdzie budujesz farmy?
ask-choose-force = Kto wejdzie do korpusu ekspedycyjnego?
ask-choose-target = Który heks atakujesz?
ask-combat-continue = Walka: walczyć dalej czy się wycofać?
ask-use-corporal-jones = Karta odkryta. Wycofać się z Kapralem Jonesem, zanim zadziała?
ask-assign-damage = Który stos otrzymuje obrażenie?
ask-assign-hits = Kostek nie starczy na wszystkie obrażenia: kto z Przedwiecznych otrzyma następne?
ask-use-franz-neumann = Jednostka zniszczona. Czy Franz Neumann ją ocali?
ask-use-o-malley = Czy O’Malley zdejmie kostkę obrażeń?
ask-kapena-attack = Kapena Alika utrzymuje twoją farmę: zaatakować tam Przedwiecznych?
ask-choose-flounder-unit = Którą jednostkę sprowadza Kapitan Flounder?
ask-choose-davis-tiles = Który zakryty kafelek odkrywa Agent Davis?
ask-choose-rangers-target = Na kogo z Przedwiecznych polują Rangerzy?
ask-choose-desta-temple = Którą Świątynię wysadza Desta Danger?
ask-choose-jenny-farms = Którą spustoszoną farmę odnawia Jenny Appleseed?

## Options

do-port = Zbuduj port na heksie { $hex }
do-build-track = Budowa torów: wybrzeże i równina
do-build-track-hills = Budowa torów: każdy teren
do-mine = Wydobycie
do-hire = Zatrudnienie
do-buy-units = Zakup wojsk
do-import-export = Import/eksport
do-farm = Farmy
do-attack = Atak
do-recover = Odzyskanie kostek
do-exchange = { $tile }: dysk za pięć kostek
do-dig = Wydobądź { CASE($good, case: "acc") } na heksie { $hex }
do-buy = Kup { COUNT($unit, $count, case: "acc") }
do-import = Importuj { COUNT($good, 1, case: "acc") }
do-export = Eksportuj { COUNT($good, 1, case: "acc") } za 1 złoto
do-end-turn = Koniec tury
do-lay = Połóż tory { $edge }
do-stop = Nic więcej
do-build = Zbuduj farmę na heksie { $hex }
do-take = Zatrudnij postać „{ $character }”
do-dismiss = Odrzuć postać „{ $character }”
do-play = Zagraj kartę „{ $character }”
do-unmask = Odkryj kafelek na heksie { $hex }
do-enlist = Weź { CASE($unit, case: "acc") }
do-raze = Wysadź Świątynię na heksie { $hex }
do-restore = Odnów farmę na heksie { $hex }
do-hunt = Wybierz na cel kafelek „{ $tile }”
do-send = { $count ->
    [0] Nie wysyłaj { CASE($unit, case: "gen") }
   *[other] Wyślij { COUNT($unit, $count, case: "acc") }
}
do-target = Zaatakuj heks { $hex }
do-fight = Odkryj następną kartę
do-withdraw = Wycofaj wszystkich
do-withdraw-airships = Wycofaj sterowce
do-withdraw-ground = Wycofaj wojska lądowe
do-face-card = Przyjmij kartę
do-use = { $character } zadaje obrażenie kafelkowi „{ $tile }”
do-sacrifice = Generał Takashi: poświęć { CASE($unit, case: "acc") } i zadaj 2 obrażenia kafelkowi „{ $tile }”
do-wound = Obrażenie otrzymuje { CASE($unit) }
do-save = Franz Neumann ocala { CASE($unit, case: "acc") }
do-let-fall = Nie ocalaj
do-repair = O’Malley naprawia { CASE($unit, case: "acc") }
do-no-repair = Nic nie naprawiaj
do-hit = Zadaj obrażenie kafelkowi „{ $tile }”
do-strike-back = Zaatakuj utrzymaną farmę
do-hold-back = Nie atakuj

## Log

event-surveyed = Kafelek zwiadu { $survey } rozpatrzony na heksie { $hex }{ $lots ->
    [0] {""}
    [1] ; surowce leżą na heksie { $lodes }
   *[other] ; surowce leżą na heksach { $lodes }
}{ $hidden ->
    [0] {""}
    [1] ; zakryty kafelek trafia na heks { $lairs }
   *[other] ; zakryte kafelki trafiają na heksy { $lairs }
}{ $higher ->
    [0] {""}
    [1] ; poziom wzrósł na heksie { $risen }
   *[other] ; poziom wzrósł na heksach { $risen }
}.
event-first-player = Pierwszy gracz: { $seat }.
event-port-placed = { $seat } buduje port na heksie { $hex }.
event-acted = { $seat } wykonuje akcję „{ $action }”{ $gold ->
    [0] .
    [one] {" "}i płaci za powtórzenie { $gold } złoto.
    [few] {" "}i płaci za powtórzenie { $gold } złota.
    [many] {" "}i płaci za powtórzenie { $gold } złota.
   *[other] {" "}i płaci za powtórzenie { $gold } złota.
}
event-track-laid = { $seat } kładzie tory { $edge }.
event-mined = { $seat } wydobywa { COUNT($good, $amount, case: "acc") } na heksie { $hex }.
event-hired = { $seat } zatrudnia postać „{ $character }”.
event-row-refilled = Nowa postać w rzędzie: { $character }.
event-row-dismissed = { $seat } odrzuca z rzędu { SIZE($character) ->
    [1] postać „{ $character }”
   *[other] postacie ({ $character })
} i płaci 1 złoto.
event-bought = { $seat } kupuje { COUNT($unit, $amount, case: "acc") } za { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}.
event-imported = { $seat } importuje { COUNT($good, 1, case: "acc") }.
event-exported = { $seat } eksportuje { COUNT($good, 1, case: "acc") } za 1 złoto.
event-farm-built = { $seat } buduje farmę na heksie { $hex } ({ CASE($farm) }) i bierze { $gold } złoto.
event-recovered = { $seat } odzyskuje { $amount ->
    [one] { $amount } kostkę
    [few] { $amount } kostki
    [many] { $amount } kostek
   *[other] { $amount } kostki
} i wydaje { $time ->
    [one] { $time } punkt czasu
    [few] { $time } punkty czasu
    [many] { $time } punktów czasu
   *[other] { $time } punkty czasu
}.
event-disc-moved = { $seat } wydaje { $time ->
    [one] { $time } punkt czasu
    [few] { $time } punkty czasu
    [many] { $time } punktów czasu
   *[other] { $time } punkty czasu
} i przechodzi na pole { $cell }.
event-cubes-exchanged = { $seat } wymienia na dysk kostki z kafelka „{ $tile }” ({ $amount }).
event-track-paid = { $seat } płaci za tory 1 węgiel i 1 żelazo.
event-points-gained = { $seat } zyskuje { $vp } PZ.
event-healed = Kafelek „{ $tile }”: wszystkie obrażenia są wyleczone ({ $amount }).
event-no-temple = Żadna Świątynia nie jest odkryta: nic się nie dzieje.
event-acts-again = { $seat } nadal jest na końcu toru czasu i działa ponownie. Zapas punktów czasu: { $time }.
event-set-out = { $seat } wysyła { CASE($force, case: "acc") }, wydając { $time ->
    [one] { $time } punkt czasu
    [few] { $time } punkty czasu
    [many] { $time } punktów czasu
   *[other] { $time } punkty czasu
}.
event-attacked = { $seat } atakuje heks { $hex }.
event-tile-revealed = Kafelek na heksie { $hex } odkryty: { $tile }.
event-blank-removed = Na heksie { $hex } są tylko kangury. Kafelek usunięty z gry.
event-nothing-there = { $seat }: na heksie { $hex } nie ma z kim walczyć, wojska wracają.
event-combat-card = { $seat } odkrywa kartę Przedwiecznych { $card }.
event-card-applied = { $seat }, karta { $card }: { $hits ->
    [0] {""}
    [one] { $hits } obrażenie dla Przedwiecznych;{" "}
    [few] { $hits } obrażenia dla Przedwiecznych;{" "}
    [many] { $hits } obrażeń dla Przedwiecznych;{" "}
   *[other] { $hits } obrażenia dla Przedwiecznych;{" "}
}{ $damage ->
    [0] {""}
    [one] { $damage } obrażenie dla wojsk;{" "}
    [few] { $damage } obrażenia dla wojsk;{" "}
    [many] { $damage } obrażeń dla wojsk;{" "}
   *[other] { $damage } obrażenia dla wojsk;{" "}
}{ $airship_damage ->
    [0] {""}
    [one] { $airship_damage } obrażenie dla sterowców;{" "}
    [few] { $airship_damage } obrażenia dla sterowców;{" "}
    [many] { $airship_damage } obrażeń dla sterowców;{" "}
   *[other] { $airship_damage } obrażenia dla sterowców;{" "}
}{ $sanity ->
    [0] poczytalność bez strat.
   *[other] utrata poczytalności { $sanity }.
}
event-wounded = { $seat }: 1 obrażenie otrzymuje { CASE($unit) }.
event-unit-lost = { $seat } traci { CASE($unit, case: "acc") }.
event-garrison-lost = { $seat } traci { COUNT($unit, $amount, case: "acc") }.
event-unit-saved = { $seat }: Franz Neumann ocala { CASE($unit, case: "acc") }.
event-repaired = { $seat }: O’Malley naprawia { CASE($unit, case: "acc") }.
event-maddened = { $seat }: nie ma już poczytalności do stracenia.
event-withdrew = { $seat } się wycofuje.
event-airships-withdrew = { $seat } wycofuje sterowce.
event-ground-withdrew = { $seat } wycofuje wojska lądowe.
event-combat-won = { $seat } wygrywa walkę na heksie { $hex }.
event-defeated = { $seat } przegrywa walkę na heksie { $hex }.
event-character-used = { $seat } używa karty „{ $character }”.
event-struck = { $seat } zadaje { $amount ->
    [one] { $amount } obrażenie
    [few] { $amount } obrażenia
    [many] { $amount } obrażeń
   *[other] { $amount } obrażenia
} kafelkowi „{ $tile }”.
event-old-one-destroyed = Przedwieczny „{ $tile }” na heksie { $hex } zostaje zniszczony.
event-trophy-taken = { $seat } zabiera kafelek „{ $tile }” ({ $vp } PZ).
event-points-divided = { $seat } dostaje udział za kafelek „{ $tile }” ({ $vp } PZ).
event-cards-shuffled = Karty Przedwiecznych są tasowane od nowa.
event-characters-shuffled = Odrzucone postacie są tasowane i tworzą nową talię.
event-card-played = { $seat } zagrywa kartę „{ $character }”.
event-gained = { $seat } zyskuje { COUNT($good, $amount, case: "acc") }.
event-enlisted = { $seat } dostaje za darmo { CASE($unit, case: "acc") }.
event-old-one-removed = Przedwieczny „{ $tile }” zostaje usunięty z heksu { $hex }.
event-farm-restored = { $seat } odnawia farmę na heksie { $hex }.
event-old-ones-wake = Działają Przedwieczni: ich dysk idzie na pole { $cell }.
event-event-card = Wydarzenie: { $event }.
event-nothing-hidden = Nie ma już zakrytych kafelków.
event-surge = Zryw („{ $tile }”): sześć kart ruchu naraz.
event-assassinated = Zabójstwo w rzędzie postaci: { $character }.
event-temple-opened = Świątynia na heksie { $hex } się otwiera: { $tile }.
event-movement-card = Karta ruchu { $card } ({ WORD($direction) ->
    [left] w lewo
   *[right] w prawo
}). { SIZE($movers) ->
    [0] Kółka są puste.
   *[other] W kółkach: { $movers }.
}
event-old-one-moved = Kafelek „{ $tile }” idzie z heksu { $start } na heks { $hex }, cel { $goal } (odległość { $distance }). { $reason ->
    [nearest] To najbliższa osada.
    [left] Równie blisko: { $candidates }. Na karcie „Lewo”.
   *[right] Równie blisko: { $candidates }. Na karcie „Prawo”.
}
event-old-one-stays = Kafelek „{ $tile }” zostaje na heksie { $hex }: { $reason ->
    [port] to port.
   *[held] farmę utrzymuje Kapena Alika.
}
event-farm-blighted = { $seat }: farma na heksie { $hex } jest spustoszona.
event-farm-saved = { $seat }: wszyscy, którzy weszli na farmę na heksie { $hex }, zginęli; farma pozostaje produktywna.
event-farm-held = { $seat }: Kapena Alika utrzymuje farmę na heksie { $hex }.
event-port-attacked = { $seat }: Przedwieczni atakują port na heksie { $hex } ({ $tile }).
event-port-fell = { $seat }: port na heksie { $hex } upadł, koniec gry.
event-tile-counted = Kafelek na heksie { $hex } do końca pozostał zakryty: { $tile }.
event-solo-won = { $seat } wygrywa z Przedwiecznymi { $points } do { $against }.
event-solo-lost = { $seat } przegrywa z Przedwiecznymi { $points } do { $against }.
event-solo-tied = { $seat } przegrywa: przy remisie ({ $points }) wygrywają Przedwieczni.
event-next-level = Następny poziom do wypróbowania: { $level }.

## Why not

why-az-set-25 = Inny port jest za blisko: odległość musi wynosić co najmniej { $need }.
why-az-trk-08 = Twój dysk jest na końcu toru czasu.
why-az-act-04 = Za kostki na tym polu trzeba zapłacić { $need ->
    [one] { $need } złoto
    [few] { $need } złota
    [many] { $need } złota
   *[other] { $need } złota
}, a masz { $have }.
why-az-act-06 = W kwaterze głównej nie ma kostek. Najpierw je odzyskaj.
why-az-act-07-track = Nie ma gdzie położyć torów.
why-az-act-07-mine = W osiągalnej sieci nie ma surowców.
why-az-act-07-hire = Rząd postaci jest pusty.
why-az-act-07-farm = W osiągalnej sieci nie ma miejsca na farmę.
why-az-rail-01 = Tory kosztują 1 węgiel i 1 żelazo. Masz: węgiel { $coal }, żelazo { $iron }.
why-az-rail-04 = Tu są wzgórza: użyj pola za 3 punkty czasu.
why-az-rail-06 = Tory muszą dotykać heksu osiągalnego w twojej sieci.
why-az-rail-07 = Tędy biegną już tory.
why-az-rail-09 = Jest tam Przedwieczny; na jego heks nie wolno kłaść torów.
why-az-rail-11 = Wszystkie twoje tory są już na planszy.
why-az-mine-03 = Twoja sieć tam nie sięga albo drogę blokuje Przedwieczny.
why-az-rul-91 = Wskaż kartę rzędu, której jeszcze nie wskazano.
why-az-buy-01 = Cena w złocie: { $need }, a masz { $have }.
why-az-buy-03 = W zasobach nie ma tylu; jest: { $have }.
why-az-buy-04 = Po opłaceniu pola zostaje ci { $have ->
    [one] { $have } złoto
    [few] { $have } złota
    [many] { $have } złota
   *[other] { $have } złota
}. To nie wystarczy na żadną jednostkę.
why-az-trade-03 = Nie masz czego eksportować.
why-az-farm-01 = W jednej akcji najwyżej jedna farma każdego rodzaju, a masz ich po siedem.
why-az-farm-02 = Twoja sieć nie sięga tego heksu.
why-az-farm-04 = Heks nie jest pusty: jest tam surowiec, port, farma albo Przedwieczny.
why-az-atk-01 = Potrzebna jest co najmniej jedna jednostka.
why-az-atk-01-few = Nie masz tylu; w koszarach: { $have }.
why-az-atk-01-order = Najpierw zdecyduj, ile wyruszy: { $unit }.
why-az-atk-02 = Na tym heksie nie ma Przedwiecznych.
why-az-atk-04 = Ten heks jest poza zasięgiem.
why-az-atk-05 = Z pociągiem pancernym można atakować tylko heks, który twoje tory łączą z heksem osiągalnym.
why-az-atk-16 = Dla takich wojsk nie ma celu w zasięgu.
why-az-ret-05 = Część korpusu wycofuje się tylko wtedy, gdy są w nim i sterowce, i wojska lądowe.
why-az-port-04 = Z obrony portu nie można się wycofać.
why-az-cmb-10 = Sterowce nie otrzymują takich obrażeń.
why-az-cmb-14 = Nie ma takiego stosu w korpusie.
why-az-chr-04 = Ta postać nie jest gotowa w tej walce.
why-az-cmb-08 = Leży tam twoich kostek: { $have }; dysk zastępuje { $need }.
why-az-cmb-08-discs = Nie masz już dysków.
why-az-rul-35 = W kwaterze głównej są jeszcze kostki: dysk zastępuje je dopiero, gdy żadnej nie ma.
why-az-chr-08 = W kwaterze głównej nie ma kostki, którą można by oznaczyć obrażenie.
why-az-chr-14 = Bombardier Milligan potrzebuje artylerii w korpusie.
why-az-chr-24 = Generał Takashi potrzebuje takiej jednostki w korpusie.
why-az-chr-28 = Juliette Verne potrzebuje sterowca w korpusie.
why-az-chr-34 = Porucznik Singh potrzebuje samochodu pancernego w korpusie.
why-az-rul-83 = Ta karta nic by teraz nie dała.

## Text board

section-time = { $course ->
    [again] Czas: { $cell } z { $last }; zapas { $spare }, potem { $side }
    [last] Czas: { $cell } z { $last }; zapas { $spare }, potem koniec gry
    [next] Czas: { $cell } z { $last }; następny ruch: { $side }
    [end] Czas: { $cell } z { $last }; potem koniec gry
   *[none] Czas: { $cell } z { $last }
}
row-ports = Przed pierwszą turą: porty
row-turn = Teraz gra { $seat }, pole { $cell } z { $last }
row-old-ones-time = Przedwieczni na polu { $cell } z { $last }
row-port-fallen = { $seat }: port upadł
row-level = Poziom: { $level }
row-disc = { $seat }: pole { $cell }
row-old-ones-disc = Przedwieczni: pole { $cell }
row-next-event = Następne wydarzenie: pole { $cell }, poziom { $level }
section-muster = { $side }: korpus ekspedycyjny
section-battle = { $side } walczy na heksie { $hex }
row-fighter = { $unit }: w walce { $count }, zdrowie { $left } z { $health }
row-sanity = Poczytalność: { $sanity } z { $full }
row-card = Karta Przedwiecznych: { $card }
forecast-odds = { $ends ->
    [0] Następna karta (jest ich { $cards }): obrażenia dla Przedwiecznych – { $hit }, dla twoich wojsk – { $hurt }, utrata poczytalności – { $fright }; żadna nie kończy walki
   *[other] Następna karta (jest ich { $cards }): zwycięstwo – { $win }, zniszczenie wojsk – { $fall }, obłęd – { $mad }; obrażenia dla Przedwiecznych – { $hit }, dla twoich wojsk – { $hurt }, utrata poczytalności – { $fright }
}
forecast-port = { $port ->
    [0] Żadna z tych kart nie niszczy portu
    [one] { $port } z tych kart niszczy port
    [few] { $port } z tych kart niszczą port
    [many] { $port } z tych kart niszczy port
   *[other] { $port } z tych kart niszczy port
}
forecast-withdraw = { $heals ->
    [true] Odwrót: wojska wracają naprawione; zombie tracą wszystkie obrażenia, inni Przedwieczni je zachowują
   *[false] Odwrót: wojska wracają naprawione; Przedwieczni zachowują obrażenia
}
combat-fight = Następna karta
combat-withdraw = Odwrót
section-map = Mapa
row-map-line = { $line }
row-map-key = ~ wybrzeże, ^ wzgórza, .1 równina z poziomem, o miejsce na port, małe litery abcd bez liczby: tory
row-map-key-pieces = ?2 zakryty kafelek; Przedwieczni z poziomem: C Cthulhu, S Shoggoth, M Mi-Go, Z Zombie, L Lojaliści, T Świątynia; PA port, fA farma, xA spustoszona farma
row-map-key-goods = c3: 3 węgla; tak samo i żelazo, g złoto, p fosfaty
section-hexes = Heksy
row-hidden = { $hex }: zakryty kafelek, poziom { $level }
row-goods = { $hex }: { COUNT($good) }
row-nothing = nic
section-old-ones = Przedwieczni
row-none-awake = Żaden nie jest odkryty
row-old-one = { $distance ->
    [-1] { $tile }, heks { $hex }: obrażenia { $damage } z { $health }, PZ: { $vp }
    [0] { $tile }, w osadzie, heks { $hex }: obrażenia { $damage } z { $health }, PZ: { $vp }
   *[other] { $tile }, heks { $hex }: obrażenia { $damage } z { $health }, PZ: { $vp }; kroków do najbliższej osady: { $distance }
}
section-player = { $side }
row-warehouse = Magazyn: { SIZE($good) ->
    [0] pusto
   *[other] { COUNT($good) }
}
row-hq = Kwatera główna: kostki { $hq }, dyski obrażeń { $discs }; pozostałe tory: { $tracks }
row-boxes = Pola akcji: { CASE($action) }
forecast-action = { $action } ({ $time ->
    [one] { $time } punkt czasu
    [few] { $time } punkty czasu
    [many] { $time } punktów czasu
   *[other] { $time } punkty czasu
}), { $then ->
    [again] potem znów { $seat }
    [next] potem { $side }
    [end] potem koniec gry
    [last] do { $spare } znów { $seat }, inaczej koniec gry
   *[both] do { $spare } znów { $seat }, inaczej { $side }
}
forecast-action-paid = { $action } ({ $time ->
    [one] { $time } punkt czasu
    [few] { $time } punkty czasu
    [many] { $time } punktów czasu
   *[other] { $time } punkty czasu
}, { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}), { $then ->
    [again] potem znów { $seat }
    [next] potem { $side }
    [end] potem koniec gry
    [last] do { $spare } znów { $seat }, inaczej koniec gry
   *[both] do { $spare } znów { $seat }, inaczej { $side }
}
row-troop = { $more ->
    [0] { $unit }: w koszarach { $count }, zdrowie { $health }, zasięg { $range }, cena { $price ->
        [one] { $price } złoto
        [few] { $price } złota
        [many] { $price } złota
       *[other] { $price } złota
    }
   *[other] { $unit }: w koszarach { $count }, zdrowie { $health }, zasięg { $range }, cena { $price ->
        [one] { $price } złoto
        [few] { $price } złota
        [many] { $price } złota
       *[other] { $price } złota
    } (zmienia postać)
}
row-port = Port: { $hex }
row-farm = { $farm }, heks { $hex }
row-farm-blighted = { $farm }, heks { $hex }, spustoszona
row-character = { $character } – { $effect }
row-trophies = Zniszczeni Przedwieczni: { $tile }
row-points = Punkty teraz: { $points }
section-supply = Zasoby ogólne
row-row = Rząd postaci od lewej do prawej (kart: { $count })
row-candidate = { $character } – { $effect }
row-unit = { $unit }: zostało { $count }, cena { $price ->
    [one] { $price } złoto
    [few] { $price } złota
    [many] { $price } złota
   *[other] { $price } złota
}
row-units = Jednostki do kupienia
section-strengths = Wojska przeciw Przedwiecznym: obrażenia na kartach, które mogą wyjść (razem kart { $cards })
forecast-strength = { $kind }. Karty, na których wojska zadają obrażenia: { $unit }. Karty, na których cierpią wojska – { $damage }, sterowce – { $airships }, poczytalność – { $sanity }
row-stacks = Pozostałe kafelki poziomów 1, 2, 3: { $one }, { $two }, { $three }
row-decks = Pozostałe karty: postacie { $characters }, wydarzenia { $events }, Przedwieczni { $cards }

## Score

course-first-act = Każdy położył tory i wydobył surowce przed pierwszą aktywacją Przedwiecznych
course-surges-that-move = Zrywy, w których Przedwieczny się ruszył
course-idle-combat-cards = Karty w walce bez żadnego skutku
course-temples-opened = Gry, w których otworzyła się Świątynia
course-ports-fallen = Gry, w których padł port
score-farms = Produktywne farmy
score-phosphates = Fosfaty
score-old-one-tiles = Zniszczeni Przedwieczni
score-vp-tokens = Żetony punktów zwycięstwa
score-characters = Postacie
score-revealed = Odkryci Przedwieczni
score-hidden = Zakryci Przedwieczni, podwójnie
score-blight = Spustoszone farmy

## What the characters do

effect-agent-davis = jednorazowo: odkryj 2 kafelki i zdobądź 2 PZ
effect-alansa-castro = stałe: każdy Przedwieczny, który wchodzi na twoją farmę, otrzymuje najpierw 2 obrażenia
effect-alexander-proust = stałe: twoje samochody pancerne mają zdrowie 3
effect-billy-niboon = stałe: zasięg wszystkich twoich jednostek +1
effect-bombardier-milligan = raz na walkę, z artylerią: 1 obrażenie
effect-boris-krupp = stałe: twoje pociągi pancerne mają zdrowie 4
effect-captain-flounder = jednorazowo: weź jedną dostępną jednostkę
effect-colonel-khoury = raz na walkę: 1 obrażenie
effect-corporal-jones = raz na walkę: wycofaj się po odkryciu karty; nie w obronie portu
effect-count-iago = stałe: 4 punkty poczytalności w każdej walce
effect-dagmar-krauss = stałe: 2 farmy jednego rodzaju w jednej akcji
effect-desta-danger = jednorazowo: usuń odkrytą Świątynię i wszystkich Przedwiecznych z jej heksu
effect-ferdi-kassan = jednorazowo: zbuduj do 2 farm bez wydawania czasu
effect-franz-neumann = raz na walkę: ocal zniszczoną jednostkę
effect-general-takashi = raz na walkę: poświęć jednostkę, by zadać 2 obrażenia
effect-harry-bones = stałe: o 1 więcej przy wydobyciu węgla, żelaza lub złota
effect-ivan-karpov = stałe: każdy Przedwieczny, który atakuje twój port, otrzymuje najpierw 2 obrażenia
effect-jenny-appleseed = jednorazowo: odnów 1 lub 2 swoje spustoszone farmy
effect-juliette-verne = raz na walkę, ze sterowcem: 1 obrażenie
effect-kapena-alika = stałe: Przedwieczni zatrzymują się na twojej farmie i możesz ich zaatakować przed spustoszeniem
effect-kitchener = jednorazowo: weź kartę z rzędu postaci
effect-lady-carter = jednorazowo: 4 węgla
effect-rangers = jednorazowo: 2 obrażenia dla dowolnego odkrytego Przedwiecznego
effect-lord-blackstock = jednorazowo: 4 złota
effect-lieutenant-singh = raz na walkę, z samochodem pancernym: 1 obrażenie
effect-mad-johnson = przy punktacji: 1 PZ za każdy twój kafelek Przedwiecznego
effect-mr-merino = przy punktacji: 1 PZ za każdą produktywną farmę owiec
effect-mrs-bradshaw = przy punktacji: 1 PZ za każde 3 odcinki torów
effect-merinda-sweet = przy punktacji: 1 PZ za każdą produktywną farmę kukurydzy
effect-o-malley = raz na walkę: zdejmij 1 kostkę obrażeń po karcie
effect-professor-guyon = stałe: twoje ataki kosztują o 1 punkt czasu mniej, co najmniej 1
effect-rory-mcdory = jednorazowo: 1 żelazo, 1 węgiel i 2 złota
effect-tex-mcguire = przy punktacji: 1 PZ za każdą produktywną farmę bydła
effect-timothy-brassey = jednorazowo: do 2 odcinków torów za 1 węgiel i 1 żelazo bez wydawania czasu
effect-yvette-killa = jednorazowo: 4 żelaza
effect-zhu-xiang = stałe: twoje sterowce mają zdrowie 3

## Log, film and close-ups

turn-acted = { $seat }: { $action }
turn-port-placed = { $seat }: port
turn-old-ones-wake = Przedwieczni, pole { $cell }
detail-card-movement-card = { $card }
detail-card-event-card = { $event }
detail-card-combat-card = { $card }
detail-among-movement-card = { $movers }
detail-among-old-one-moved = { $candidates }
detail-why-movement-card = Ruszają się tylko rodzaje w kółkach karty, każdy o jeden heks.
ability-reveal-lowest = odkryj zakryty kafelek na heksie o najniższym numerze
ability-reveal-and-surge = odkryj zakryty kafelek na heksie o najniższym numerze; jeśli może się ruszać, od razu sześć kart ruchu
ability-assassination = dwie postacie z prawego końca rzędu odpadają z gry, wchodzą nowe
ability-temple-portal = każda odkryta Świątynia sprowadza jeszcze jeden kafelek
field-level = Poziom
field-health = Zdrowie
field-vp = Punkty zwycięstwa
field-range = Zasięg
field-cost-gold = Cena w złocie
field-max-per-buy = Najwyżej przy zakupie
field-time = Czas
field-gold-per-cube-already-there = Złoto za każdą kostkę na miejscu
field-terrain = Teren
field-gold-on-build = Złoto przy budowie
field-vp-productive = Punkty, póki jest produktywna
field-vp-blighted-old-ones = Punkty Przedwiecznych, gdy spustoszona
field-direction = Słowo na karcie
field-moves = Ruszają się
field-port = Miejsce na port
terrain-plain = równina
terrain-coast = wybrzeże
terrain-hills = wzgórza
direction-left = w lewo
direction-right = w prawo
detail-why-old-one-moved = { $reason ->
    [nearest] Żadna inna osada nie leży tak blisko.
    [left] Kilka jest równie blisko; słowo na karcie wskazuje lewą.
   *[right] Kilka jest równie blisko; słowo na karcie wskazuje prawą.
}

## Rysowana plansza

board-whole = Cała mapa
board-clock = Tor czasu
board-event-cell = Pole { $cell }: wydarzenie poziomu { $level }
board-hex = { $level ->
    [0] { $terrain }.
   *[other] { $terrain }, poziom { $level }.
}
board-word-port = Port
board-layers = Warstwa mapy
board-layer-all = Wszystko
board-layer-terrain = Teren
board-layer-rail = Tory
board-layer-farms = Farmy
board-layer-goods = Złoża
board-layer-old-ones = Przedwieczni
board-ground = { $terrain }: tory – czas od { $time }, { $farm }
board-track-time = Czas na tory
board-track-laid = Tory położone + pozostałe:
board-farms-standing = Farmy produktywne + spustoszone:
board-farm-site = Puste, w zasięgu
board-lodes = Na mapie:
board-blocked = Zamknięte
board-distance = Kroków do farmy lub portu
board-hidden-left = Zakryte:
board-way = { $distance ->
    [0] Stoi w osadzie.
   *[other] Kroków do najbliższej osady: { $distance }. Cel: { $candidates }.
}
board-way-none = Kroków do najbliższej osady: { $distance }. Nigdy się nie rusza.
board-word-time = Czas { $time }
board-word-cattle = Bydło
board-word-sheep = Owce
board-word-corn = Kukurydza
board-site = Miejsce na port.
board-port = Port. Właściciel: { $seat }.
board-farm = { $farm }. Właściciel: { $seat }.
board-farm-blighted = { $farm }, spustoszona. Właściciel: { $seat }.
board-hidden = Zakryty kafelek, poziom { $level }.
board-lode = { $good }.
board-old-one = Zdrowie { $left } z { $health }, PZ: { $vp }
board-sides = Kto po kim działa, i punkty
board-next = Potem { $seat }
board-next-again = Potem znów { $seat }
board-next-end = Potem koniec gry
board-again = Czas do { $spare }: znów { $seat }, inaczej { $side }
board-again-last = Czas do { $spare }: znów { $seat }, inaczej koniec gry
board-ahead = Najbliższe na torze czasu
board-order = Kolejność
board-cell = Pole
board-points = Punkty
board-stacks = Kafelki Przedwiecznych
board-events = Wydarzenia
board-cards = Karty Przedwiecznych: { $cards } + { $seen } odkryte
board-row = Rząd postaci. W talii zostało: { $count }
board-fighting = W korpusie: { $count }. Obrażenia: { $wounds }
board-damage = Obrażenia
board-airship-damage = Obrażenia sterowców
board-sanity = Poczytalność
board-sanity-lost = Utrata poczytalności
board-odds = Następna karta, jedna z { $cards }
board-odds-win = Zwycięstwo: { $count }
board-odds-on = Walka trwa: { $count }
board-odds-fall = Zniszczenie wojsk: { $count }
board-odds-mad = Obłęd: { $count }
board-odds-hit = Karty z obrażeniami Przedwiecznych
board-odds-hurt = Karty z obrażeniami wojsk
board-odds-fright = Karty z utratą poczytalności
board-card-did = Karta { $card }: obrażenia Przedwiecznych { $hits }, wojsk { $damage }, sterowców { $airship_damage }, utrata poczytalności { $sanity }
board-last-card = Ostatnia karta: { $card }
board-warehouse = Magazyn
board-hq = Kostki w kwaterze głównej
board-discs = Dyski obrażeń
board-tracks-left = Pozostałe tory
board-farms-left = Zostało: { $farm }
board-boxes = Pola akcji
board-box = Czas: { $time }. Kostek na polu: { $cubes }. Złoto za powtórzenie: { $gold }
board-action-build-track = Tory
board-action-build-track-hills = Tory na wzgórzach
board-action-mine = Wydobycie
board-action-hire = Zatrudnienie
board-action-buy-units = Wojsko
board-action-import-export = Handel
board-action-farm = Farmy
board-action-attack = Atak
board-action-recover = Odzyskanie kostek
board-barracks = Koszary
board-unit = W koszarach: { $count }. Zdrowie { $health }, zasięg { $range }, cena w złocie { $price }
board-more-health = Zdrowie { $health } zamiast { $printed }
board-more-range = Zasięg { $range } zamiast { $printed }
board-strengths = Obrażenia Przedwiecznych, kart w talii: { $cards }
board-characters = Postacie
board-trophies = Zniszczeni Przedwieczni

## Pierwsza gra z podpowiedziami, jedna myśl naraz

learn-auztralia-goal = Osiedlasz się na wybrzeżu, kładziesz tory w głąb lądu i budujesz farmy. Ale w interiorze coś śpi. Gdy się obudzi, też zbiera punkty: na końcu musisz mieć ich więcej niż Przedwieczni.
learn-auztralia-port = Najpierw port. Zostaje na miejscu do końca, a jeśli padnie, gra od razu się kończy. Obok heksu 53 (Darwin) leżą złoto i fosfaty.
learn-auztralia-clock = Nie ma tu rund: wszystko kosztuje czas. Twój dysk jest na polu 1 toru czasu, dysk Przedwiecznych na polu 22. Działa ten, kto jest najdalej z tyłu.
learn-auztralia-track = Wydobywasz i budujesz farmy tylko tam, dokąd prowadzą twoje tory. Do dwóch odcinków kosztuje 1 węgiel, 1 żelazo i 2 punkty czasu.
learn-auztralia-lay = Odcinek torów przecina bok między dwoma heksami i łączy je. Pierwszy zaczyna się w porcie.
learn-auztralia-gold = Drugi prowadzi stamtąd dalej: do złota na heksie 3.
learn-auztralia-again = Twój dysk przeszedł 2 pola i nadal jest za dyskiem Przedwiecznych. Więc znowu twoja tura: kilka akcji z rzędu to rzecz zwykła.
learn-auztralia-mine = Wydobycie kosztuje tylko 1 punkt czasu i zabiera z heksu wszystko jednego rodzaju: tu całe złoto.
learn-auztralia-farm = Farma to punkty na końcu i 1 złoto teraz. Jedna akcja buduje do trzech, po jednej każdego rodzaju, po 1 punkcie czasu: bydło na wzgórzach, owce na równinie, kukurydza na wybrzeżu.
learn-auztralia-site = Farma potrzebuje pustego heksu. Na heksie 3 nie ma już złota, jest miejsce dla owiec; obok będzie kukurydza.
learn-auztralia-repeat = Każda akcja zostawia kostkę na swoim polu. Twoja pierwsza kostka wciąż tu leży, a za każdą taką kostkę powtórzenie jest o 1 złoto droższe: teraz 1, następnym razem 2.
learn-auztralia-two = Jeden odcinek prowadzi do fosfatów na heksie 1, drugi na wybrzeże, heks 54: tam później wyrośnie kukurydza.
learn-auztralia-phosphates = To powtórzenie też kosztuje 1 złoto. Ale fosfaty od razu dają 1 złoto, a na końcu punkty.
learn-auztralia-recover = Na polach leży już pięć kostek. Odzyskanie kosztuje 1 punkt czasu i zabiera wszystkie: pola znów są puste. Dobry wybór chwili to połowa gry.
learn-auztralia-asleep = Zakryte kafelki to śpiący Przedwieczni albo nic. Liczba na odwrocie to poziom. Nie da się tam budować, a na końcu liczą się drugiej stronie podwójnie. Czas na wojsko.
learn-auztralia-infantry = Piechota jest tania: dwie jednostki, każda za 1 złoto.
learn-auztralia-kinds = W walce liczą się rodzaje wojsk, nie liczba: każdy pasujący symbol na karcie zadaje obrażenie raz, bez względu na liczbę jednostek tego rodzaju. Dlatego bierzemy jeszcze samochód pancerny. Powtórzenie i tu kosztuje 1 złoto.
learn-auztralia-attack = Obok twojej sieci leży kafelek poziomu 1, najsłabszy. Kto uderza pierwszy, wybiera chwilę.
learn-auztralia-force = Najpierw powiedz, kto idzie. Każdy rodzaj spośród piechoty, samochodów i artylerii kosztuje 1 punkt czasu: dwa rodzaje to 2.
learn-auztralia-target = Liczy się najkrótszy zasięg: piechota sięga 1 heks od twojej sieci. Celem jest heks 4: tam kafelek jest słabszy niż na heksie 7.
learn-auztralia-reveal = Kafelek jest odkryty: Mi-Go. Teraz wiesz, kto przed tobą stoi, i przed każdą kartą możesz się jeszcze wycofać.
learn-auztralia-card = Karta po karcie: twoje wojska zadają obrażenia, potem same je otrzymują i spada poczytalność. Na początku walki masz 3 żetony poczytalności; gdy trzeba oddać żeton, a nie ma żadnego, to porażka.
learn-auztralia-hits = Dwa obrażenia, zaznaczone twoimi kostkami, i stracony 1 żeton poczytalności. Wystarczy jeszcze jedno obrażenie.
learn-auztralia-miss = Tym razem pudło, ale i bez szkody. Zostały 2 żetony poczytalności: walcz dalej.
learn-auztralia-damage = To było ostatnie obrażenie, ale i ty masz 1 obrażenie. Decydujesz, kto je przyjmie: piechota znosi 2, zanim padnie jednostka.
learn-auztralia-won = Zwycięstwo! Kafelek jest twój i na końcu da punkty. Kostki wracają, wojska idą do domu i są naprawiane.
learn-auztralia-hire = Postacie pomagają do końca gry. Zatrudnienie kosztuje 2 punkty czasu, bez złota.
learn-auztralia-row = W grze jednoosobowej można za 1 złoto najpierw wymienić karty rzędu. Te są dość dobre.
learn-auztralia-iago = Z hrabią Jago każda walka zaczyna się z 4 żetonami poczytalności.
learn-auztralia-hills = Na wzgórzach tory kosztują 3 punkty czasu zamiast 2. To osobne pole z własnymi kostkami.
learn-auztralia-three-farms = Wzgórza, równina i wybrzeże są wolne: po farmie każdego rodzaju, 3 punkty czasu i 3 złota.
learn-auztralia-top = Jesteś na polu 22, razem z Przedwiecznymi. Na jednym polu działa dysk na wierzchu: twój, bo przyszedł później.
learn-auztralia-wake = Cokolwiek zrobisz, wyprzedzisz ich i się obudzą. Lepiej, żeby kostki były wtedy w kwaterze głównej.
learn-auztralia-awake = Obudzili się! Gdy ich dysk jest najdalej z tyłu, idzie o 1 pole i działają; teraz dwa razy. Każdy krok z zasadą jest w dzienniku, a na szerokim ekranie pokazuje je po kolei pokaz ruchów.
learn-auztralia-event = Na jasnych polach przychodzi wydarzenie. To odkryło zakryty kafelek o najniższym numerze: Shoggoth, tuż obok twoich owiec.
learn-auztralia-move = Potem dwie karty mówią, które rodzaje idą: o jeden heks ku najbliższej farmie lub portowi. Gdy kilka jest równie blisko, decyduje słowo „Lewo” albo „Prawo” na karcie.
learn-auztralia-blight = Shoggoth wszedł na farmę owiec. Spustoszona nie daje ci nic, a Przedwiecznym punkt. Gdzie stoi Przedwieczny, tam tory są zablokowane.
learn-auztralia-artillery = Piechota i samochody niewiele zdziałają przeciw Shoggothowi, artyleria dużo. Kup ją.
learn-auztralia-on-top = Na pole Przedwiecznych przychodzisz później, więc twój dysk jest na wierzchu i znowu twoja tura. Uderz, zanim pójdzie dalej.
learn-auztralia-stay = Samochód tylko zabrałby czas: zostaje w domu.
learn-auztralia-strong = Shoggoth zniesie bardzo dużo. Ale obrażenia na nim zostają, gdy odejdziesz; tylko Zombie się leczą.
learn-auztralia-nothing = Ani obrażenia, ani szkody. Jeszcze jedna karta.
learn-auztralia-hurt = Znowu pudło i 1 obrażenie. Niech przyjmie je piechota: artyleria się jeszcze przyda.
learn-auztralia-withdraw = Nie idzie. Przed każdą kartą można się wycofać: przepada tylko czas, a w domu wojska są naprawiane. Wróć z innymi rodzajami wojsk.
learn-auztralia-caught-up = Twój dysk przeszedł 2 pola i Przedwieczni go dogonili: trzy tury. Pod jednym kafelkiem były tylko kangury, w rzędzie zginęły dwie postacie, a Shoggotha nie wezwała żadna karta.
learn-auztralia-score = Przedwieczni mają własny wynik. Tobie liczą się farmy, fosfaty, zniszczeni Przedwieczni i postacie; im każdy pozostały kafelek, zakryty podwójnie, i spustoszone farmy. Remis wygrywają oni.
learn-auztralia-defend = Jeśli dotrą do portu, bronią go wszystkie twoje wojska i nikt nie może się wycofać. Dlatego nigdy nie zostawaj bez wojska.
learn-auztralia-trade = Węgla i żelaza prawie nie ma. Import przynosi jedno z nich, eksport sprzedaje jedno za 1 złoto: dwie takie wymiany za 1 punkt czasu.
learn-auztralia-sum-1 = Działa ten, kto jest najdalej z tyłu na torze czasu; na jednym polu dysk na wierzchu.
learn-auztralia-sum-2 = Każda kostka na polu podnosi koszt akcji o 1 złoto. Odzyskanie zabiera wszystkie kostki.
learn-auztralia-sum-3 = Wydobycie i farmy są tam, dokąd prowadzą tory. Przedwieczni je blokują.
learn-auztralia-sum-4 = W walce liczą się rodzaje wojsk. Karta po karcie: dalej albo odwrót. Obrażenia zostają, ale nie na Zombie.
learn-auztralia-sum-5 = Przebudzeni idą ku farmom i portom. Też mają punkty: pozostałe kafelki, zakryte podwójnie, spustoszone farmy.

## Karta pomocy. Część przed pierwszym dwukropkiem to nagłówek.

refer-auztralia-1 = Tura: działa ten, kto jest najdalej z tyłu na torze czasu, i przesuwa się o czas akcji. Można działać kilka razy z rzędu.
refer-auztralia-2 = Akcje: połóż kostkę na polu; każda twoja kostka, która już tam leży, kosztuje 1 złoto. Odzyskanie przywraca kostki.
refer-auztralia-3 = Rozwój: tory otwierają ziemie, wydobycie daje surowce, farmy punkty; wojska kosztują złoto, postacie tylko czas.
refer-auztralia-4 = Przedwieczni: za polem 22 działają, gdy ich dysk jest najdalej z tyłu. Wydarzenia odkrywają zakryte kafelki, karty prowadzą przebudzonych ku farmom i portom.
refer-auztralia-5 = Walka: atakuj wojskiem i postaciami, karta po karcie, i przerwij, gdy robi się za ciężko. Punkty bierze ten, kto zniszczył Przedwiecznego.
refer-auztralia-6 = Koniec: gdy wszystkie dyski są na polu 53 albo od razu, gdy padnie port.
refer-auztralia-7 = Punktacja: farmy, fosfaty, zniszczeni Przedwieczni, postacie. Przedwieczni punktują za pozostałe kafelki (zakryte podwójnie) i spustoszone farmy; przy remisie wygrywają.

## Znaki

symbol-coal = węgiel
symbol-iron = żelazo
symbol-gold = złoto
symbol-phosphate = fosfaty
symbol-time = czas
symbol-cube = kostki w kwaterze głównej
symbol-points = punkty
symbol-health = zdrowie
symbol-range = zasięg
symbol-sanity = poczytalność
symbol-damage = obrażenie
symbol-event = wydarzenie
symbol-port = port
symbol-cattle = farma bydła
symbol-sheep = farma owiec
symbol-corn = farma kukurydzy
symbol-infantry = piechota
symbol-armoured-car = samochód pancerny
symbol-artillery = artyleria
symbol-airship = sterowiec
symbol-armoured-train = pociąg pancerny
symbol-cthulhu = Cthulhu
symbol-shoggoth = Shoggoth
symbol-mi-go = Mi-Go
symbol-zombie = Zombie
symbol-loyalist = Lojaliści
symbol-temple = Świątynia

# Walki na scenie
stage-deck = { $count ->
    [one] Została { $count } karta
    [few] Zostały { $count } karty
    [many] Zostało { $count } kart
   *[other] Zostało { $count } karty
}
stage-health = Zdrowie
stage-foes = Przedwieczni
stage-slain = zniszczony

trait-level = Zwycięstwa według poziomu gry jednoosobowej
