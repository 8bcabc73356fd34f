### Laboratorium: co mówi wiele gier między programami.

simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}: { $game } ({ $options }), ziarna od { $seed }-0
simulated-caveat = Grały boty, nie ludzie: te liczby mówią o botach nie mniej niż o grze.
simulated-interpreted = Zasady działały bez kompilacji: „make compiled” w kopii źródeł Ashfall przyspieszy takie partie trzy do pięciu razy.
simulated-wins = Wygrane
simulated-interval = przedział 95 %
simulated-score = Średni wynik
simulated-spread = najniższy – mediana – najwyższy
simulated-games = Gry
simulated-by-seat = Według miejsc
simulated-by-player = Według graczy
simulated-by-category = Średnie punkty według kategorii
simulated-course = Przebieg gry
simulated-share = Udział
simulated-length = Decyzji na grę: średnio { $mean }, od { $least } do { $most }; możliwości na decyzję: { $options }.
simulated-nobody = Gry bez zwycięzcy: { $count }
simulated-file = Po jednym wierszu na grę: { $path }

lab-build-compiled = Gra wersja skompilowana.
lab-build-interpreted = Zasady działają bez kompilacji: „make compiled” w kopii źródeł Ashfall przyspieszy partie trzy do pięciu razy.
lab-progress = Gry: { $done } z { $wanted }, { $rate } na sekundę, zostało { $left }
lab-run-done = { $games ->
    [one] Rozegrano { $games } grę
    [few] Rozegrano { $games } gry
    [many] Rozegrano { $games } gier
   *[other] Rozegrano { $games } gry
} ({ $rate } na sekundę), { $there } już było; seria leży w { $folder }
lab-stopped = Zatrzymano. To samo polecenie zacznie od pierwszej brakującej części.

report-title = { $game }: co mówi wiele gier
report-plan = Gry: { $games }, zasady { $version } ({ $options }); gracze: { $bots }; ziarna od { $seed }-0.
report-build-compiled = Części rozegrane wersją skompilowaną: { $parts }.
report-build-interpreted = Części rozegrane bez kompilacji: { $parts }.
report-overlay = Zamiast wydrukowanych wartości użyto własnych ({ $data }).
report-faults = Gry przegrane przez bota, który złamał zasady laboratorium: { $games }.
report-written = Zapisano: { $path }
report-by-seats = Zwycięstwa według miejsc
report-by-players = Zwycięstwa według graczy
report-by-tries = Zwycięstwa według liczby prób
report-tries = { $count ->
    [0] żadna (odpowiedzi losowe)
    [one] { $count } próba na decyzję
    [few] { $count } próby na decyzję
    [many] { $count } prób na decyzję
   *[other] { $count } próby na decyzję
}
report-by-trait = Zwycięstwa według cechy „{ $trait }”
report-length = Długość gry
report-decisions = Decyzje
report-events = Co się działo, w kolejności pierwszego razu (rodzaje: { $count })
report-events-note = Kiedy każdy rodzaj zdarzeń następował po raz pierwszy: liczba wcześniejszych decyzji, średnio w grach, w których wystąpił; im większa kropka, tym więcej takich gier. Słowa to przykład zdarzenia tego rodzaju z gry losowych graczy.
report-uses = Użycie możliwości
report-uses-note = Jak często wybierano możliwość, gdy była dostępna, i jak często wygrywał ten, kto ją wybrał. Prowadzący ma inne możliwości, więc nie jest to wpływ samej możliwości.
report-options = Wszystkie możliwości ({ $count })
report-designed = Wartości wymyślone
report-designed-note = Wiersze, których wartości są nasze, a nie z pudełka, i co robili z nimi gracze tam, gdzie możliwość je wymienia. Co wartość zmienia w grze, pokazują „ashfall lab values” i porównanie dwóch serii.
report-values = Wszystkie wymyślone wiersze ({ $count })
report-effects = Co robi każda wymyślona liczba
report-effects-note = Wymyślonych liczb: { $count }. Każda o jeden większa (lub mniejsza, gdzie więcej nie można); po { $games } gier o tych samych ziarnach, grają { $bots }; odjęto gry z wydrukowaną liczbą. Przedziały 95 %, * – przedział nie zawiera zera. Zmieniają przynajmniej jedną grę: { $moved }; nie zmieniają żadnej: { $same }; związane zasadami: { $bound }. Przy tylu liczbach część gwiazdek to przypadek.
report-effects-all = Wszystkie liczby, które zmieniają gry ({ $count })
report-difference = Druga seria minus pierwsza
report-difference-note = Różnice parami w { $games } grach o tych samych ziarnach, z przedziałami 95 %; * – przedział nie zawiera zera.
report-column-games = Gry
report-column-won = Wygrane
report-column-interval = przedział 95 %
report-column-score = Wynik
report-column-spread = najniższy – mediana – najwyższy
report-column-share = Udział
report-column-event = Zdarzenie
report-column-example = Na przykład
report-column-times = Razy na grę
report-column-first = Pierwszy raz po decyzjach
report-column-option = Możliwość
report-column-offered = Dostępna
report-column-taken = Wybrana
report-column-row = Wiersz
report-column-fields = Pola
report-column-difference = Różnica
report-column-tried = Wydrukowane → sprawdzone
report-column-changed = Zmienione gry
report-column-length = Decyzje

arena-title = { $game }: ranking
arena-note = Oceny Bradleya–Terry’ego z przedziałami 95 %; greedy ma 1000. Pary grają, aż test sekwencyjny rozstrzygnie (błąd 5 %, przewaga 5 %).
arena-player = Gracz
arena-rating = Ocena
arena-pair = Para
arena-pairs = Pary
arena-verdict = Wynik testu
arena-stronger = silniejszy: { $player }
arena-open = nierozstrzygnięte
arena-broken = przerwano

sweep-tried = { $values }: { $mean } ({ $interval }), gry: { $games }
sweep-best = Najlepiej: { $values }
sweep-margin = Najlepsza minus druga, gra po grze: { $difference } ({ $interval })
