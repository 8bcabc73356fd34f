### Wspólne dla wszystkich gier: stół, polecenia, punktacja. Każda gra ma własny katalog.

## Listy i krótkie słowa

list-none = brak
list-and = { $first } i { $last }
list-or = { $first } lub { $last }
list-times = { $thing } ({ $count })
yes = tak
no = nie
player = Gracz { $number }
player-bot = Bot { $number }

## Przygotowanie

setup-game = Która gra?
setup-seat = Kto gra na miejscu { $number }?
seat-human = osoba przy tej klawiaturze
seat-random = bot, który gra losowo
seat-greedy = bot, który bierze to, co wygląda najlepiej
option-players = Liczba graczy
option-players-1 = 1: jednoosobowo
option-solo = Gra jednoosobowa
menu-default = (Enter)
started = { $game }. Ziarno (seed): { $seed }.
resumed = { $game }. Ziarno (seed): { $seed }. { $count ->
    [one] Za nami { $count } ruch.
    [few] Za nami { $count } ruchy.
    [many] Za nami { $count } ruchów.
   *[other] Za nami { $count } ruchu.
}
option-line = { $name }: { $value }
players-line = Przy stole: { $names }
hint = Wpisz numer albo słowa możliwości. Znak ? wyjaśnia całą resztę.

## Gra

question-for = { $seat }: { $question }
turn-of = Teraz gra { $seat }
curtain = { $seat }, naciśnij Enter, gdy tylko ty widzisz ekran.
press-enter = Enter
chosen = Zagrano i zapisano: { $text }
undone = Cofnięto: { $text }
several = { $count ->
    [one] Pasuje { $count } możliwość:
    [few] Pasują { $count } możliwości. Która?
    [many] Pasuje { $count } możliwości. Która?
   *[other] Pasuje { $count } możliwości. Która?
}
with-notation = { $text } ({ $notation })
with-rule = { $text } [{ $rule }]
menu-about = { $text } – { $about }
menu-page = Od { $first } do { $last } z { $count }. Wpisz „dalej”, aby zobaczyć następne.
menu-closed = Teraz niemożliwe: { $list }. Aby poznać powód, wpisz „dlaczego { $first }”.
saved = Zapisano w { $path }. Każdy ruch zapisuje się od razu.
saved-copy = Kopia: { $path }
farewell = Zapisano. Aby grać dalej:
page-more = Enter – dalej, q – wystarczy:
show-rest = „pokaż” pokazuje cały stół; „pokaż” i słowo jedną część: { $titles }
look-nothing = Stół nic więcej o tym nie mówi.
show-nothing = Nie ma części „{ $text }”. Są takie:
preview-random = Wynik zależy od losu albo od czegoś ukrytego, więc nie da się go pokazać z góry.
preview-changes = { $count ->
    [0] Na stole nic się nie zmieni.
    [one] Zmieni się { $count } wiersz:
    [few] Zmienią się { $count } wiersze:
    [many] Zmieni się { $count } wierszy:
   *[other] Zmieni się { $count } wiersza:
}
rules-found = { $count ->
    [0] Żadna zasada nie ma tych słów. Podaj mniej słów.
    [one] { $count } zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}
rules-more = { $count ->
    [one] i jeszcze { $count } zasada; dodaj słowo
    [few] i jeszcze { $count } zasady; dodaj słowo
    [many] i jeszcze { $count } zasad; dodaj słowo
   *[other] i jeszcze { $count } zasady; dodaj słowo
}

## Dlaczego nie

why-not-your-decision = Teraz gra ktoś inny.
why-when = Na to jeszcze nie pora: zasada mówi, kiedy jest na to czas.
why-only = Tego nie można tu wybrać: zasada mówi, z czego się wybiera.
why-now = Teraz nic się z tym nie robi: zasada mówi, o co chodzi w tej chwili.
why-unknown-move = Nie rozumiem. Wpisz ?, aby zobaczyć, co możesz zrobić.
why-unfinished-move = Tak zaczyna się kilka możliwości: doprecyzuj.
why-game-over = Gra się skończyła.
why-cannot-undo = Tego nie można cofnąć: odkryto coś nowego albo później grał inny gracz.
why-possible = Można: { $text }
why-possible-short = Można:
why-which = To pasuje do wielu rzeczy. Doprecyzuj, do której.

## Polecenia. words-… to słowa, które działają tak samo jak angielskie.

words-help = pomoc
help-help = możliwości i ta lista
words-menu = menu
help-menu = jeszcze raz pytanie i możliwości
words-more = dalej więcej
help-more = następna strona długiego menu
words-show = pokaż pokaz
help-show = cały stół; „pokaż mnie”: moja część; „pokaż” i słowo z tytułu albo imię: ta część
words-look = obejrzyj
help-look = „obejrzyj” i możliwość albo nazwa ze stołu: co stół o tym mówi
words-me = ja mnie moje
words-why = dlaczego czemu
help-why = „dlaczego” i możliwość: czemu nie można i według której zasady; „dlaczego” i pierwsze słowo: wszystkie takie
words-preview = podgląd podglad
help-preview = „podgląd” i możliwość: co by zmieniła
words-undo = cofnij
help-undo = cofnij ostatni ruch, o ile nie odkrył niczego nowego
words-rules = zasady zasada
help-rules = „zasady” i słowa: szukaj w zasadach; „zasady” i numer, na przykład { $rule }: ta zasada
words-log = dziennik
help-log = co się stało; „dziennik 30”: ostatnie 30 wierszy
words-since = nowe
help-since = co się stało od mojego ostatniego ruchu, z zasadami
words-save = zapisz
help-save = gdzie zapisano grę; „zapisz” i nazwa pliku: kopia
words-lang = język jezyk
help-lang = „język” en, ru albo pl: inny język
words-quit = wyjdź wyjdz koniec
help-quit = wyjdź; gra jest zapisana i można ją wznowić
help-choices = Możliwość to jej numer, jej słowa tak, jak są wydrukowane, albo zapis w nawiasie; wystarczą pierwsze litery, jeśli są jasne. Ukośnik przed słowem robi z niego polecenie: /log.

## Punktacja

score-title = Punkty
score-total = Razem
winners = { $count ->
    [0] Nikt nie wygrywa.
    [one] { AGREE($sides, one: "Wygrywa", many: "Wygrywają") } { $sides }.
    [few] Zwycięstwem dzielą się { $sides }.
    [many] Zwycięstwem dzielą się { $sides }.
   *[other] Zwycięstwem dzielą się { $sides }.
}
side-seat = gracz

## Zapisy partii

replay-choice = { $number }. { $seat }: { $text }
replay-prompt = Enter dalej, numer, b wstecz, s stół, q koniec:
replay-unfinished = { $count ->
    [one] Zapis kończy się tutaj, po { $count } ruchu; partia nie była skończona.
    [few] Zapis kończy się tutaj, po { $count } ruchach; partia nie była skończona.
    [many] Zapis kończy się tutaj, po { $count } ruchach; partia nie była skończona.
   *[other] Zapis kończy się tutaj, po { $count } ruchu; partia nie była skończona.
}
verify-over = OK: { $game } { $version }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}, partia skończona, { $scores }
verify-open = OK: { $game } { $version }, { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}, partia nieskończona

## Dane elementów

data-rows = { $count ->
    [one] { $count } wiersz z podanym źródłem
    [few] { $count } wiersze z podanym źródłem
    [many] { $count } wierszy z podanym źródłem
   *[other] { $count } wiersza z podanym źródłem
}
source-book = podane w instrukcjach
source-public = z materiałów publicznych
source-designed = zaprojektowane dla Ashfall
source-own = twoje własne
data-partly = { $count ->
    [one] spośród wierszy niezaprojektowanych { $count } ma zaprojektowane pola
    [few] spośród wierszy niezaprojektowanych { $count } mają zaprojektowane pola
    [many] spośród wierszy niezaprojektowanych { $count } ma zaprojektowane pola
   *[other] spośród wierszy niezaprojektowanych { $count } ma zaprojektowane pola
}
data-all = Wszystkie wiersze:
data-designed = Zaprojektowane:
data-single = Pojedyncze wartości, które nie są zaprojektowane:

## The page is served

serve-here = Stół jest otwarty pod adresem { $address } – Ctrl-C go zamyka, partie zostają zapisane.

## Błędy w poleceniu

error-unknown = Ta gra nie ma opcji „{ $text }”. Są: { $allowed }
error-value = { $name }: { $allowed }, a nie „{ $value }”
error-game = Nie ma gry „{ $text }”. Są: { $allowed }
error-command = Nie ma polecenia „{ $text }”. Dostępne: { $allowed }
error-option = Nie ma tu opcji { $text }. Listę opcji pokazuje `--help`.
error-not-a-value = { $name } nie może mieć wartości „{ $value }”. Dozwolone wartości podaje `--help`.
error-missing = Brakuje: { $name }
error-twice = { $name } podano dwa razy.
error-too-many = To polecenie nie przyjmuje: { $text }
error-which-game = Powiedz, której gry dotyczy „{ $text }”: { $allowed }
error-no-answer = Nie było odpowiedzi na pytanie: { $question }
error-pick = Wpisz numer od 1 do { $count }.
error-seats-and-bots = Podaj albo --seats, albo --bots, nie oba naraz.
error-seats-count = { $seats ->
    [one] --seats wymienia { $seats } miejsce
    [few] --seats wymienia { $seats } miejsca
    [many] --seats wymienia { $seats } miejsc
   *[other] --seats wymienia { $seats } miejsca
}, a graczy jest { $players }.
error-same-name = Dwóch graczy nie może nazywać się tak samo: { $name }.
error-exists = { $path } już istnieje. Aby grać dalej: ashfall play --resume { $path }
error-resume-alone = Wznawiana gra ma już swoje opcje: usuń { $text }
error-not-saved = Tego ruchu nie udało się zapisać, więc się nie liczy: { $text }
record-wrong = { $file }: zapis jest niezgodny, wiersz { $line }: { $text }
error-open-elsewhere = { $path } jest już otwarty w innym oknie.
error-no-unfinished = Nie ma niedokończonych partii, folder: { $path }
error-no-save = Nie ma zapisu „{ $text }”. Ostatnie: { $allowed }
