### Wspólne dla wszystkich lekcji i kart pomocy; słowa jednej gry są w jej folderze.

learn-lesson = Lekcja
learn-step = Lekcja, krok { $step } z { $steps }
learn-now = Teraz: { $choice }
learn-next = Dalej
learn-show = Pokaż mi
learn-let = Ja to zrobię
learn-watch = Obejrzyj
learn-theirs = Rywal: { $choice }
learn-skip = Pomiń lekcję
learn-end = Podstawy za tobą
learn-play-on = Gram dalej bez pomocy
why-lesson = Lekcja idzie krok po kroku: to przyjdzie później. Pomiń lekcję, aby wybierać swobodnie.

## Karty pomocy. Przed pierwszym dwukropkiem stoi nagłówek.

refer-card = Karta pomocy
refer-signs = Znaki
refer-summary = Z pierwszej partii
refer-learn = Zagraj pierwszą partię z przewodnikiem
