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
ui-minutes = { $minutes } min
ui-minutes-each = { $minutes } min na gracza
ui-weight = złożoność { $weight } z 5
ui-solo = Solo
ui-friends = Z przyjaciółmi
ui-here = Przy jednym ekranie
ui-bots = Z botami
ui-my-games = Moje partie
ui-my-games-all = Wszystkie moje partie ({ $count })
ui-my-games-none = Nie ma jeszcze żadnej partii. Zacznij na stronie głównej.
ui-group-turn = Twój ruch
ui-group-waits = Czekamy na innych
ui-group-open = Nierozpoczęte
ui-group-over = Zakończone
ui-group-frozen = Zatrzymane
ui-out-delete = Usuń
ui-out-delete-note = Ten stół ({ $game }) i zapis partii znikną na zawsze.
ui-out-resign = Poddaj się
ui-out-resign-note = Opuszczasz tę partię ({ $game }). Pozostali mogą grać dalej z botem na twoim miejscu.
ui-import = Otwórz zapis partii
ui-import-note = Plik zapisany przyciskiem „Zapis partii”: zakończoną partię można obejrzeć, a niedokończoną kontynuować.
ui-import-large = Plik jest większy niż jakikolwiek zapis partii (2 MB).
ui-learn = Nauka
ui-learn-game = { $game }: pierwsza partia z przewodnikiem
ui-rules = Zasady
ui-start-solo = { $game }: solo
ui-start-friends = { $game }: z przyjaciółmi
ui-start-here = { $game }: przy jednym ekranie
ui-start-bots = { $game }: z botami
ui-rules-of = { $game }: zasady
ui-state-open = Czekamy na graczy
ui-state-over = Koniec partii
ui-state-frozen = Stół został zatrzymany. Nic nie przepadło.
ui-state-mine = Twoja kolej
ui-state-theirs = Czekamy na: { $names }
ui-open-seat = wolne miejsce
ui-home = Strona główna
ui-again = Jeszcze raz
ui-close = Zamknij

## Nowa partia

ui-who-plays = Kto gra
ui-you = ty
ui-a-friend = przyjaciel z linkiem
ui-at-this-screen = ktoś przy tym ekranie
ui-bot = Bot: { $bot }
ui-first-game = Pierwsza partia
ui-first-game-note = zalecane ustawienia; zmień, co chcesz
ui-practice = Stół do ćwiczeń
ui-practice-note = Każdy ruch można cofnąć, a karty przyjdą te same.
ui-practice-tag = Ćwiczenia
ui-start = Zacznij
ui-make-table = Utwórz stół

## Zbiórka graczy

ui-lobby-title = { $game }: poczekalnia
ui-seats = Miejsca
ui-seats-open = { $count ->
    [0] wszystkie zajęte
    [one] wolne: { $count }
    [few] wolne: { $count }
    [many] wolnych: { $count }
   *[other] wolnych: { $count }
}
ui-host = gospodarz
ui-sit = Zajmij miejsce
ui-leave = Zwolnij miejsce
ui-seat-for = Kto siedzi na miejscu { $number }
ui-start-waits = { $count ->
    [one] Wolne jest jeszcze { $count } miejsce. Poczekaj albo posadź bota.
    [few] Wolne są jeszcze { $count } miejsca. Poczekaj albo posadź boty.
    [many] Wolnych jest jeszcze { $count } miejsc. Poczekaj albo posadź boty.
   *[other] Wolne jest jeszcze { $count } miejsca. Poczekaj albo posadź boty.
}
ui-waiting-host = Gospodarz zacznie grę, gdy wszyscy się zbiorą.
ui-invite = Zaproszenie
ui-invite-note = Kto otworzy ten link, może usiąść do stołu albo patrzeć.
ui-link = Link
ui-qr = Link jako kod QR
ui-copy = Kopiuj
ui-copied = Skopiowano
ui-copy-by-hand = Nie udało się skopiować. Zaznacz link i skopiuj go ręcznie.
ui-listed = Pokaż ten stół wszystkim na stronie głównej
ui-options = Opcje

## Stół

ui-opening = Otwieranie…
ui-closed-elsewhere = Ten stół jest otwarty w innym oknie.
ui-decision = Twój ruch
ui-your-move = Możliwości
ui-lit-there = tam jest coś do wyboru
ui-fold = Zwiń lub rozwiń
ui-board-of = Plansza: { $name }
ui-skip-decision = Do ruchu
ui-waiting-for = Czekamy na: { $names }.
ui-asked-of = { $name } odpowiada na pytanie: „{ $question }”
ui-nobody = Nikt nie musi teraz nic robić.
ui-decides = na ruchu
ui-is-bot = bot
ui-has-left = poza grą
ui-is-away = offline
ui-changed = zmiana od twojego ostatniego ruchu
ui-undo = Cofnij
ui-undo-ask = Poproś o cofnięcie
ui-undo-to = Cofnij do chwili przed: { $text }
ui-trail = Dotychczasowe kroki
ui-step = krok { $number }
ui-sent = Wysyłanie…
ui-preview = Co się zmieni
ui-weighing = Sprawdzanie, co się zmieni…
ui-barrier = To odkrywa coś nowego albo zależy od losu: nie będzie można tego cofnąć.
ui-barrier-others = Zaraz grają inni albo gra się kończy: nie będzie można tego cofnąć.
ui-final = nieodwracalne
ui-final-note = Nie będzie można cofnąć: odkryje się coś nowego albo zaraz zagrają inni.
ui-confirm = Potwierdź
ui-cancel = Anuluj
ui-film-veil = Twoje pytanie pojawi się po pokazie.
ui-film-reason = Jak do tego doszło
ui-forced = Wybieraj za mnie, gdy jest tylko jedna możliwość
ui-repeat = Powtarzaj, aż padnie inne pytanie
ui-repeat-on = Powtarza się: { $text }
ui-stop = Zatrzymaj
ui-proposed = Propozycja
ui-losses = Co przepada
ui-bill-paid = Zapłacono
ui-always = Zawsze, bez pytania
ui-always-losses = Zawsze trać to, co w propozycji
ui-pay-otherwise = Zapłać inaczej…
ui-orders = Stałe polecenia
ui-order = Automatycznie: { $what }
ui-order-losses = straty zgodnie z propozycją
ui-form-rest = O resztę zapytamy później
ui-form-barred = Nie pasuje do pozostałych pól
ui-form-whole = Albo wszystko naraz
ui-less = O jeden mniej
ui-more = O jeden więcej
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
ui-about-table = Ten stół
ui-kept = Ten serwer przechowuje partie bezterminowo, zakończone też. Na dobre znika tylko usunięty stół, po { $deleted ->
    [one] jednym dniu
    [few] { $deleted } dniach
    [many] { $deleted } dniach
   *[other] { $deleted } dnia
}. Przeglądarka, która nie wraca przez { $guest ->
    [one] jeden dzień
    [few] { $guest } dni
    [many] { $guest } dni
   *[other] { $guest } dnia
}, zostaje zapomniana.
ui-device = Moje miejsce na innym urządzeniu
ui-device-make = Utwórz link
ui-device-note = Link działa jeden raz. Kto go otworzy, przejmie twoje miejsce.
ui-rules-version = { $game }, wersja zasad { $version }
ui-ask-bot = Zaproponuj bota
ui-text-table = Stół tekstowy
ui-watching = Oglądasz
ui-watchers = { $count ->
    [one] ogląda { $count } widz
    [few] ogląda { $count } widzów
    [many] ogląda { $count } widzów
   *[other] ogląda { $count } widza
}
ui-command = Ruch albo polecenie słowami
ui-command-hint = numer, ruch słowami albo ?
ui-answers = Odpowiedzi
ui-curtain-note = Wszystko jest zakryte, dopóki nie powiesz, że tylko ty widzisz ekran.
ui-curtain-ready = Jestem { $name }: pokaż moją stronę

## Połączenie

ui-offline = Brak połączenia. Widzisz ostatnią pozycję; połączenie wróci samo.
ui-offline-sent = Brak połączenia. Twój ruch jest zapisany i zostanie wysłany, gdy tylko ono wróci.
ui-catching-up = Nadrabianie…
ui-restarting = Serwer uruchamia się ponownie. Nic nie przepadło, stół wróci sam.
error-unreachable = Serwer nie odpowiada. Nic nie przepadło.
error-code = To się nie udało ({ $code }). Nic się nie zmieniło.
error-unknown-answer = Nieoczekiwana odpowiedź serwera.

## Pytania do stołu

ui-proposal = Pytanie do wszystkich
ui-proposal-take-back = { $seat } prosi o cofnięcie { $count ->
    [one] ostatniego ruchu.
    [few] { $count } ostatnich ruchów.
    [many] { $count } ostatnich ruchów.
   *[other] { $count } ostatniego ruchu.
}
ui-proposal-bot = { $other }: { $seat } proponuje, żeby na tym miejscu grał bot.
ui-proposal-waits = Czekamy na odpowiedzi.
ui-agree = Zgoda
ui-refuse = Nie

## Dziennik

ui-log = Dziennik
ui-log-copy = Kopiuj dziennik jako tekst
ui-log-copy-by-hand = Nie udało się skopiować. Zaznacz wiersze i skopiuj je ręcznie.
ui-log-filter = Które wiersze
ui-log-all = Wszystko
ui-log-news = Od mojego ruchu
ui-log-mine = Tylko moje
ui-log-others = Inni gracze
ui-log-automa = Automa i sama gra
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-to-moment = Pokaż tę chwilę

## Pokaz ruchów

ui-goal = O co chodzi
ui-goal-round = Jak przebiega runda
ui-goal-learn = Pierwsza partia z przewodnikiem
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

ui-you-won = Wygrywasz!
ui-you-lost = Przegrywasz.
ui-points-for = Punkty za
ui-points-from = { $category }, { $name }: skąd to
ui-points-none = Żadne zdarzenie tego nie zmieniło: tak było od początku.
ui-replay = Powtórka
ui-share = Udostępnij
ui-share-note = Kto ma ten link, może obejrzeć całą partię od nowa. Udostępnij go tylko wtedy, gdy pozostali gracze nie mają nic przeciwko.
ui-rematch = Zagraj ponownie
ui-rematch-moved = Zagraj ponownie ze zmianą miejsc
ui-to-rematch = Do nowego stołu
ui-export = Zapis partii
ui-export-csv = Wynik jako CSV
ui-proof = Czy karty potasowano uczciwie?
ui-proof-note = Ta liczba była widoczna przed pierwszą kartą. To skrót ziarna (seed) i soli, które są teraz jawne.
ui-to-table = Do stołu
ui-eyes = Punkt widzenia
ui-eyes-all = widz
ui-moment = Chwila
ui-moment-of = { $at } z { $of }
ui-moment-step = { $at } z { $of }, zdarzenie { $step }
ui-charts = Wykresy
ui-charts-show = Narysuj wykresy
ui-charts-what = Co pokazać
ui-as-table = Jako tabela

## Zasady

ui-rules-search = Szukaj w zasadach
ui-rules-hint = słowa albo numer, np. { $rule }
ui-rules-english = Szukaj słowami albo po numerze zasady.

## Ustawienia

ui-set-theme = Kolory
ui-set-theme-auto = jak w systemie
ui-set-theme-light = jasne
ui-set-theme-dark = ciemne
ui-set-theme-contrast = wysoki kontrast
ui-set-palette = Kolory stron
ui-set-palette-usual = zwykłe
ui-set-palette-red-green = bez opierania się na czerwieni i zieleni
ui-set-palette-blue-yellow = bez opierania się na błękicie i żółci
ui-set-size = Wielkość tekstu
ui-set-size-small = mała
ui-set-size-normal = zwykła
ui-set-size-large = duża
ui-set-motion = Ruch
ui-set-motion-auto = jak w systemie
ui-set-motion-on = włączony
ui-set-motion-off = wyłączony
ui-set-confirm = Potwierdzaj ruchy
ui-set-confirm-final = gdy nie można ich cofnąć
ui-set-confirm-always = zawsze
ui-set-confirm-never = nigdy
ui-set-film = Ruchy innych
ui-set-film-step = krok po kroku
ui-set-film-play = automatycznie
ui-set-film-off = tylko w dzienniku
ui-set-table = Stół
ui-set-table-board = rysowana plansza
ui-set-table-text = stół tekstowy
ui-set-sound = Dźwięki
ui-set-sound-off = wyłączone
ui-set-sound-soft = cicho
ui-set-sound-full = głośno
ui-set-alerts = Powiadamiaj, gdy moja kolej
ui-set-alerts-denied = Przeglądarka nie zezwala tej stronie na powiadomienia.
ui-set-words = Słowa zamiast ikon
ui-set-letters = Skróty jednoliterowe
ui-set-reset = Przywróć ustawienia domyślne

## Klawisze

ui-keys = Skróty klawiszowe
ui-key-choices = pierwsze dziewięć możliwości
ui-key-confirm = potwierdź
ui-key-back = krok wstecz, zamknij
ui-key-undo = cofnij
ui-key-film = następny krok pokazu
ui-key-arrows = do sąsiedniej rzeczy na planszy
ui-key-zoom = plansza bliżej, dalej, w całości (myszą można ją przesuwać)
ui-key-bare = pionki blade, by widać było mapę pod nimi; jeszcze raz: jak przedtem
ui-key-why = dlaczego nie? o zaznaczonej rzeczy
ui-key-inspect = szczegóły zaznaczonej rzeczy (także prawy przycisk myszy lub dłuższe przytrzymanie)
ui-key-preview = co zmieni zaznaczona możliwość
ui-key-command = wpisz ruch albo polecenie
ui-key-board = do planszy
ui-key-log = do dziennika
ui-key-rules = zasady
ui-key-text = rysowana plansza albo tekst
ui-key-help = ta lista

# Fights on a stage of their own
ui-stage-hurt = uszkodzone
ui-stage-again = Pokaż jeszcze raz
ui-stage-on = Dalej
ui-stage-board = Do planszy
ui-set-stage = Pokazuj walki na osobnej scenie

# The end
ui-end-turns = Punkty zwrotne
ui-end-choice = Wybór { $at }
ui-end-lead = Zmiana prowadzącego ({ $by })
ui-end-by = { $by } – { $name }
ui-end-bars = Skąd wzięły się punkty, w jednej skali
ui-end-story = Jak zmieniał się wynik
