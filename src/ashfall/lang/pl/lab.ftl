### Laboratorium: co mówi wiele gier między programami.

simulated = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}: { $game } ({ $options }), ziarna od { $seed }-0
simulated-caveat = Grały programy, nie ludzie: te liczby mówią o programach nie mniej niż o grze.
simulated-interpreted = Reguły działały bez kompilacji: „make compiled” w kopii źródeł Ashfall przyspieszy takie partie trzy do pięciu razy.
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
lab-build-interpreted = Reguły działają bez kompilacji: „make compiled” w kopii źródeł Ashfall przyspieszy partie trzy do pięciu razy.
lab-progress = Gry: { $done } z { $wanted }, { $rate } na sekundę, zostało { $left }; { $intervals }
lab-run-done = { $games ->
    [one] Rozegrano { $games } grę
    [few] Rozegrano { $games } gry
    [many] Rozegrano { $games } gier
   *[other] Rozegrano { $games } gry
} ({ $rate } na sekundę), { $there } już było; seria leży w { $folder }
lab-stopped = Zatrzymano. To samo polecenie zacznie od pierwszej brakującej części.
