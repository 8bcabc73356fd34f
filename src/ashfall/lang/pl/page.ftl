### Strona: początek, zbiórka graczy, wspólna powłoka stołu, pokaz ruchów, powtórka, ustawienia.

## Początek

ui-title = Ashfall: gry planszowe o przetrwaniu
ui-claim = Przetrwaj zimę. Zgodnie z zasadami.
ui-lead = Wymagające gry planszowe o przetrwaniu, w których pilnowana jest każda zasada: solo przeciw automie, z przyjaciółmi przez link albo razem przy jednym ekranie. Bez konta.
ui-guest = Gość
ui-your-name = Twoje imię
ui-language = Język
ui-settings = Ustawienia
ui-games = Gry
ui-continue = Graj dalej
ui-open-tables = Otwarte stoły
ui-finished = Zakończone partie
ui-credits = Autorzy
ui-credits-icons = Rysunki pochodzą z game-icons.net, ich autorzy to:
ui-credits-fonts = Kroje pisma:
ui-players-range = Liczba graczy: { $least }–{ $most }
ui-solo = Solo
ui-friends = Z przyjaciółmi
ui-here = Przy jednym ekranie
ui-learn = Nauka
ui-learn-game = { $game }: pierwsza partia z przewodnikiem
ui-rules = Zasady
ui-start-solo = { $game }: solo
ui-start-friends = { $game }: z przyjaciółmi
ui-start-here = { $game }: przy jednym ekranie
ui-rules-of = { $game }: zasady
ui-state-open = Gracze zajmują miejsca
ui-state-over = Koniec partii
ui-state-frozen = Stół został zatrzymany. Nic nie przepadło.
ui-state-mine = Twoja kolej
ui-state-theirs = Czekamy: { $names }
ui-open-seat = wolne miejsce
ui-home = Strona główna
ui-again = Jeszcze raz
ui-close = Zamknij

## Nowa partia

ui-who-plays = Kto gra
ui-you = ty
ui-a-friend = przyjaciel z linkiem
ui-at-this-screen = ktoś przy tym ekranie
ui-bot = program: { $bot }
ui-practice = Stół do ćwiczeń
ui-practice-note = Każdy wybór można cofnąć, a karty przyjdą te same.
ui-practice-tag = Ćwiczenia
ui-start = Zacznij
ui-make-table = Przygotuj stół

## Zbiórka graczy

ui-lobby-title = { $game }: przed grą
ui-seats = Miejsca
ui-seats-open = { $count ->
    [0] wszystkie zajęte
    [one] wolne: { $count }
    [few] wolne: { $count }
    [many] wolnych: { $count }
   *[other] wolnych: { $count }
}
ui-host = gospodarz
ui-sit = Usiądź tutaj
ui-leave = Wstań
ui-seat-for = Kto siedzi na miejscu { $number }
ui-start-waits = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce. Poczekaj albo oddaj je programowi.
    [few] Wolne są jeszcze { $count } miejsca. Poczekaj albo oddaj je programom.
    [many] Wolnych jest jeszcze { $count } miejsc. Poczekaj albo oddaj je programom.
   *[other] Wolne jest jeszcze { $count } miejsca. Poczekaj albo oddaj je programom.
}
ui-waiting-host = Gospodarz zacznie grę, gdy wszyscy się zbiorą.
ui-invite = Zaproszenie
ui-invite-note = Kto otworzy ten link, może usiąść do stołu albo patrzeć.
ui-link = Link
ui-qr = Link jako kod QR
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Nie udało się skopiować. Zaznacz link i skopiuj go samodzielnie.
ui-options = Opcje

## Stół

ui-opening = Otwieranie…
ui-closed-elsewhere = Ten stół jest otwarty w innym oknie.
ui-decision = Decyzja
ui-skip-decision = Do decyzji
ui-waiting-for = Czekamy: { $names }.
ui-nobody = Nikt nie musi teraz niczego decydować.
ui-decides = decyduje
ui-is-bot = program
ui-has-left = poza stołem
ui-is-away = poza zasięgiem
ui-changed = zmiana od twojego ostatniego wyboru
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-to = Cofnij do chwili przed: { $text }
ui-trail = Droga do tej decyzji
ui-step = krok { $number }
ui-sent = Wysyłanie…
ui-preview = Co się zmieni
ui-weighing = Sprawdzanie, co się zmieni…
ui-barrier = To odsłania coś nowego albo zdaje się na los: nie będzie można tego cofnąć.
ui-barrier-others = Zaraz grają inni albo gra się kończy: nie będzie można tego cofnąć.
ui-final = bez cofania
ui-final-note = Nie będzie można cofnąć: odsłoni się coś nowego albo zaraz zagrają inni.
ui-confirm = Potwierdź
ui-cancel = Jeszcze nie
ui-and-more = { $count ->
    [one] i jeszcze { $count }
    [few] i jeszcze { $count }
    [many] i jeszcze { $count }
   *[other] i jeszcze { $count }
}
ui-closed = Teraz niemożliwe:
ui-why-not = Dlaczego nie?
ui-asking = Sprawdzanie zasad…
ui-inspector = Szczegóły
ui-tabs = Części stołu
ui-tab-board = Plansza
ui-tab-mine = Moje
ui-tab-others = Gracze
ui-tab-log = Dziennik
ui-text-table = Stół tekstowy
ui-watching = Oglądasz
ui-watchers = { $count ->
    [one] ogląda { $count } osoba
    [few] oglądają { $count } osoby
    [many] ogląda { $count } osób
   *[other] ogląda { $count } osoby
}
ui-command = Wybór albo polecenie słowami
ui-command-hint = numer, wybór słowami albo ?
ui-answers = Odpowiedzi
ui-curtain-note = Wszystko jest zakryte, dopóki nie powiesz, że tylko ty widzisz ekran.
ui-curtain-ready = Jestem { $name }: pokaż moją stronę

## Połączenie

ui-offline = Brak połączenia. Widzisz ostatnią pozycję; połączenie wróci samo.
ui-offline-sent = Brak połączenia. Twój wybór jest zapisany i zostanie wysłany, gdy tylko ono wróci.
ui-catching-up = Nadrabianie…
ui-restarting = Serwer uruchamia się ponownie. Nic nie przepadło, stół wróci sam.
error-unreachable = Serwer nie odpowiada. Nic nie przepadło.
error-code = To się nie udało ({ $code }). Nic się nie zmieniło.
error-unknown-answer = Odpowiedzi serwera nie da się zrozumieć.

## Pytania do stołu

ui-proposal = Pytanie do wszystkich
ui-proposal-take-back = { $count ->
    [one] Prośba o cofnięcie { $count } ostatniego wyboru. Prosi: { $seat }
    [few] Prośba o cofnięcie { $count } ostatnich wyborów. Prosi: { $seat }
    [many] Prośba o cofnięcie { $count } ostatnich wyborów. Prosi: { $seat }
   *[other] Prośba o cofnięcie { $count } ostatniego wyboru. Prosi: { $seat }
}
ui-proposal-bot = Prośba, aby program zagrał za gracza: { $other }. Prosi: { $seat }
ui-proposal-waits = Czekamy na odpowiedzi.
ui-agree = Zgoda
ui-refuse = Nie

## Dziennik

ui-log = Dziennik
ui-log-filter = Które wiersze
ui-log-all = Wszystko
ui-log-news = Od mojego wyboru
ui-log-mine = Tylko moje
ui-log-others = Inni gracze
ui-log-automa = Automa i sama gra
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-to-moment = Pokaż tę chwilę

## Pokaz ruchów

ui-goal = O co chodzi
ui-goal-round = Jak przebiega runda
ui-goal-learn = Pierwsza gra z przewodnikiem
ui-film = Co się wydarzyło
ui-film-step = Krok { $at } z { $of }
ui-film-at = { $at } z { $of }
ui-film-more = Karta, zasada i powód
ui-film-summary = Co się zmieniło
ui-film-back = Krok wstecz
ui-film-next = Dalej
ui-film-play = Odtwarzaj
ui-film-pause = Pauza
ui-film-end = Na koniec
ui-film-speed = Szybkość
ui-film-card = Karta
ui-film-among = Porównano
ui-film-why = Dlaczego

## Koniec i powtórka

ui-points-for = Punkty za
ui-points-from = { $category }, { $name }: skąd to
ui-points-none = Żadne zdarzenie tego nie zmieniło: tak było od początku.
ui-replay = Powtórka
ui-rematch = Zagraj ponownie
ui-to-rematch = Do nowego stołu
ui-export = Zapis partii
ui-export-csv = Wynik jako CSV
ui-proof = Czy karty potasowano uczciwie?
ui-proof-note = Ta liczba była widoczna przed pierwszą kartą. To skrót ziarna i soli, które są teraz jawne.
ui-to-table = Do stołu
ui-eyes = Oczami
ui-eyes-all = widza
ui-moment = Chwila
ui-moment-of = { $at } z { $of }
ui-moment-step = { $at } z { $of }, zdarzenie { $step }
ui-charts = Wykresy
ui-charts-show = Narysuj wykresy
ui-charts-what = Co pokazać
ui-as-table = Jako tabela

## Zasady

ui-rules-search = Szukaj w zasadach
ui-rules-hint = słowa albo numer, np. LA-EXP-06
ui-rules-english = Zasady zapisano po angielsku: szukaj angielskimi słowami.

## Ustawienia

ui-set-theme = Kolory
ui-set-theme-auto = jak w systemie
ui-set-theme-light = jasne
ui-set-theme-dark = ciemne
ui-set-theme-contrast = wysoki kontrast
ui-set-size = Wielkość liter
ui-set-size-small = małe
ui-set-size-normal = zwykłe
ui-set-size-large = duże
ui-set-motion = Ruch
ui-set-motion-auto = jak w systemie
ui-set-motion-on = włączony
ui-set-motion-off = wyłączony
ui-set-confirm = Pytaj przed wyborem
ui-set-confirm-final = gdy nie można cofnąć
ui-set-confirm-always = zawsze
ui-set-confirm-never = nigdy
ui-set-film = Ruchy innych
ui-set-film-step = krok po kroku
ui-set-film-play = odtwarzane po kolei
ui-set-film-off = tylko w dzienniku
ui-set-table = Stół
ui-set-table-board = rysowana plansza
ui-set-table-text = stół tekstowy
ui-set-words = Słowa zamiast ikon
ui-set-letters = Pojedyncze litery działają jak klawisze
ui-set-reset = Przywróć zwykłe ustawienia

## Klawisze

ui-keys = Klawisze
ui-key-choices = pierwsze dziewięć możliwości
ui-key-confirm = potwierdź
ui-key-back = krok wstecz, zamknij
ui-key-undo = cofnij
ui-key-film = następny krok pokazu
ui-key-arrows = do sąsiedniej rzeczy na planszy
ui-key-why = dlaczego nie? o rzeczy w fokusie
ui-key-preview = co zmieni możliwość w fokusie
ui-key-command = wpisz wybór albo polecenie
ui-key-board = do planszy
ui-key-log = do dziennika
ui-key-rules = zasady
ui-key-text = rysowana plansza albo tekst
ui-key-help = ta lista
