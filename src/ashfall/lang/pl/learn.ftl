### Lekcje (jedna myśl naraz, src/ashfall/lessons) i karty pomocy.

learn-lesson = Lekcja
learn-step = Lekcja, krok { $step } z { $steps }
learn-now = Teraz: { $choice }
learn-next = Dalej
learn-show = Pokaż mi
learn-let = Ja to zrobię
learn-skip = Pomiń lekcję
learn-end = To była pierwsza runda
learn-play-on = Gram dalej bez pomocy
why-lesson = Lekcja idzie krok po kroku: to przyjdzie później. Pomiń lekcję, aby wybierać swobodnie.

## Last Aurora

learn-aurora-goal = Prowadzisz konwój przez lód do Aurory, ostatniego statku na południe. Wygrywa, kto na końcu ma najwięcej sławy: za trafienia we wrogów, za prowadzenie na trasie i za to, co dowiezie.
learn-aurora-clock = Aurora jest zegarem. Stoi na postoju 1 z 6 i co rundę odpływa dalej. Gra kończy się, gdy konwój ją dogoni, albo po szóstej rundzie.
learn-aurora-explore = Runda zaczyna się Eksploracją. Każda z pięciu pozycji ma cenę w umiejętności: im dalej w prawo, tym drożej. Druga przyczepa da miejsce na ładunek, więc bierzemy tę z pozycji 2.
learn-aurora-alone = Ktoś musi tam pójść. Lider ma umiejętność 2, nawigator 1. Wyślij tylko nawigatora, aby lider mógł pójść osobno.
learn-aurora-food = Umiejętność 1 to za mało na kartę o koszcie 2. Pomaga żywność: kto zje, ma w tej turze o 1 umiejętność więcej.
learn-aurora-build = Umiejętność 2 przy koszcie 2: wystarczy. Podczep przyczepę do konwoju. Potem nawigator jest wyczerpany.
learn-aurora-automa = Następnie zagrał rywal. Automa odkryła kartę, poszukała czegoś dla siebie i to zrobiła; film obok planszy pokazuje dlaczego. Pojawiły się też wilki: wroga nie da się zbadać, czeka na walkę.
learn-aurora-second = Teraz tura lidera. W magazynie na pozycji 1 leżą żywność i paliwo, a umiejętność 2 w zupełności wystarczy.
learn-aurora-bonus-order = Każda pozycja daje też Akcję Dodatkową, raz, przed kartą albo po niej. Magazyn skaża tego, kto wchodzi, a bonus usuwa tu 1 skażenie. Dlatego najpierw karta.
learn-aurora-bonus = A teraz bonus. W odwrotnej kolejności nie byłoby czego usuwać.
learn-aurora-cure = Skażenie obniża umiejętność o 1. Lider się go pozbywa.
learn-aurora-rest = Po Eksploracji wszyscy odpoczywają. Lider wraca w następnej rundzie, inni leżą wyczerpani o rundę dłużej. Za 1 żywność nawigator odpocznie szybciej i obaj wrócą razem.
learn-aurora-move = Ruch: za 1 paliwo konwój jedzie najdalej o swoją prędkość, czyli o 3. Każde następne paliwo dodaje 1. Oszczędzaj: jedno wystarczy.
learn-aurora-waypoint = Można stanąć wcześniej. Na postoju 2 leży żeton przedmiotu i weźmie go tylko ten, kto się tam zatrzyma.
learn-aurora-object = Karta przedmiotu pomaga raz albo daje 1 sławę, jeśli zostanie do końca.
learn-aurora-cargo = W pobliżu są wrogowie, więc przed walką możesz przełożyć ładunek. Leży dobrze: zostaw go.
learn-aurora-ambush = Wilki przeszły do regionu prowadzącego konwoju i urządziły tam zasadzkę na wszystkich.
learn-aurora-fire = Teraz strzelają konwoje. Atak kosztuje 1 amunicję, a o trafieniu decyduje karta. Twoja broń jest w pierwszym polu ciężarówki.
learn-aurora-hit = Dwa trafienia i punkt sławy! Twój żeton leży w kręgu celu: kto tam leży, gdy wróg padnie, dzieli łup. Potem strzelają wrogowie; tym razem chybili.
learn-aurora-contamination = Na koniec rundy działają karty Automy i jeden ocalały zostaje skażony. Z umiejętnością 1 nawigator by zginął; lider jedno wytrzyma.
learn-aurora-round = Runda 2. Aurora odpłynęła na postój 2, karty przesunęły się w lewo, obaj ocalali wrócili.
learn-aurora-recruit = Przyda się mechanik jako trzeci: jeszcze jedna para rąk w każdej rundzie. Koszt to 2, a sam lider ma teraz tylko 1.
learn-aurora-two = Idą więc obaj: umiejętności się sumują. Wyślij lidera; nawigator pójdzie sam, bo nikogo innego nie ma.
learn-aurora-sum-1 = Eksploracja: wysyłaj ocalałych, aż ich umiejętność pokryje koszt pozycji; żywność dodaje 1.
learn-aurora-sum-2 = Akcja Dodatkowa pozycji jest przed kartą albo po niej: kolejność ma znaczenie.
learn-aurora-sum-3 = Kto działał, odpoczywa: lider jedną rundę, inni dwie, żywność to skraca.
learn-aurora-sum-4 = 1 paliwo wiezie na całą prędkość; żetony bierze się tam, gdzie się stanie.
learn-aurora-sum-5 = Wrogowie biją w regionie prowadzącego. Trafienia dają sławę, żetony w kręgach dają łup.

## Outlive

learn-outlive-goal = Przez sześć dni prowadzisz plemię w schronie. Na końcu punktują ocaleni, pełne pomieszczenia, zakończone wydarzenia i naprawione wyposażenie; napromieniowanie odbiera punkty.
learn-outlive-deal = Najpierw schron. Z sześciu pomieszczeń zaawansowanych zostają cztery. Pomieszczenie działa tylko pełne, więc wybieraj takie, które zdołasz zapełnić.
learn-outlive-free-room = Jedno pomieszczenie jest od razu zbudowane. Ten warsztat obniża koszt napraw.
learn-outlive-airlock = Mieszka tu czworo ludzi. Każdy zajęty rząd śluzy wypija w nocy 1 wodę, ale każda osoba w śluzie zatrzymuje 1 napromieniowanie. Troje idzie do środka, jedna osoba zostaje w śluzie.
learn-outlive-leader = Przywódca przynosi zapasy i mówi, gdzie zaczynają bohaterowie.
learn-outlive-place = Masz czterech bohaterów o sile 5, 4, 3 i 3. Zaczynają w czterech różnych miejscach.
learn-outlive-dawn = Dzień 1. O świcie miejsca się zapełniają i przychodzi wydarzenie. Uderza każdego świtu, aż ktoś zapłaci, aby je zakończyć. Przez to zwierzyna daje mniej mięsa.
learn-outlive-team = W dzień ty i rywal na zmianę wysyłacie bohaterów, po jednym. Zaczynamy skromnie: bohater o sile 3.
learn-outlive-move = Bohater musi przejść 1 lub 2 miejsca po pierścieniu i nie może stanąć tam, gdzie jest inny twój bohater. W kopalni jest metal.
learn-outlive-actions = Siła bohatera to liczba jego akcji. Siła 3: trzy razy metal. Trzy materiały to pomieszczenie.
learn-outlive-automa = Automa wysłała bohatera na tamę po wodę. Film obok planszy pokazuje jej kartę i powód.
learn-outlive-four = Każdy bohater rusza raz dziennie. Teraz ten o sile 4.
learn-outlive-pressure = Jest silniejszy niż bohater Automy na tamie. Kto przychodzi, wywiera presję na wszystkich słabszych, którzy już dziś ruszyli.
learn-outlive-attack = Automa broniła się amunicją i nic nie oddała. Silniejsza presja przyniosłaby haracz. Teraz najsilniejszy bohater: potrzeba jedzenia.
learn-outlive-hunt = W lesie, kopalni i parku bohater może raz zapolować. Za wytrzymałość zwierzyny płaci się siłą, amunicją i bronią; mięsa starczy dla kilku osób.
learn-outlive-last = Ostatni bohater idzie do miasta Blackwood.
learn-outlive-city = W mieście każda akcja bierze wyposażenie albo żeton przeszukiwania. Wyposażenie jest najpierw zepsute: naprawia się je w nocy, potem pomaga i punktuje.
learn-outlive-night = Zapada noc: wydarzenia, karmienie, napromieniowanie, werbunek, pomieszczenia, naprawy, porządki, zawsze w tej kolejności.
learn-outlive-fed = Śluza wypiła 1 wodę, a warsztat zjadł 2. To, czego brakuje, kosztuje ocalonego, więc sprawdzaj zapasy przed wieczorem.
learn-outlive-radiation = Pierwszego dnia napromieniowanie to 1 i osoba w śluzie je zatrzymała. Bez niej znacznik poszedłby w górę i odebrał punkty.
learn-outlive-recruit = Teraz możesz przyjąć ludzi z zewnątrz: po jednej żywności za każdego, ile pomieści śluza. Weź jedną osobę.
learn-outlive-build = Trzy metale to pomieszczenie. Sztab kryzysowy obniża koszt kończenia wydarzeń.
learn-outlive-staff = Puste pomieszczenie nic nie robi i nie punktuje. Przenieś oboje ze śluzy. Ale jutro nikt nie zatrzyma napromieniowania, jeśli w porę kogoś nie zwerbujesz.
learn-outlive-sum-1 = Każdy bohater rusza raz dziennie o 1 lub 2 miejsca po pierścieniu i działa tyle razy, ile ma siły.
learn-outlive-sum-2 = Kto przychodzi, wywiera presję na słabszych; amunicja broni.
learn-outlive-sum-3 = Otwarte wydarzenia uderzają każdego świtu, aż ktoś za nie zapłaci.
learn-outlive-sum-4 = W nocy pomieszczenia jedzą, rzędy śluzy piją; czego brakuje, kosztuje ocalonych.
learn-outlive-sum-5 = Śluza zatrzymuje napromieniowanie; pełne pomieszczenia działają i punktują.
