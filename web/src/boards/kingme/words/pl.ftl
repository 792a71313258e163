### Plansza King Me! po polsku

end-lead = z przewagą { $by ->
        [one] { $by } punktu
       *[other] { $by } punktów
    }
board-table = Przy stole
board-columns = karty „Nie” · suma
board-you = ty
board-noes = Zostało kart „Nie”: { $noes }
board-awaited = jeszcze bez głosu
board-palace = Pałac
board-floor = { $floor }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-throne = Tron
board-courtier = { $courtier }
board-favourite = { $courtier }, twój faworyt
board-place-here = Postaw na piętrze: { $floor }
board-favourites = Twoi faworyci
board-all-favourites = Faworyci wszystkich
board-only-you = widzisz tylko ty
board-if-now = Gdyby runda skończyła się teraz
board-soars = 0 punktów liczy się w tej rundzie jako 33
board-now = teraz
board-out = odpada
board-waits = czeka
board-out-now = Odpadli w tej rundzie
board-round = Runda { $round }
board-round-of = runda { $round } z { $rounds }
board-idle-up = Wybierz dworzanina, a zobaczysz, co ci da jego awans.
board-idle-place = Wybierz czekającego dworzanina, potem podświetlone piętro.

## Arkusz ruchu

sheet-for-king = { $courtier } na króla?
sheet-nominates = Na tron: { $courtier }
sheet-to = { $courtier } → { $floor }
sheet-floor = Wybierz podświetlone piętro.
sheet-round = twoje punkty w tej rundzie: { $before } → { $after }
sheet-yours = wśród twoich faworytów
sheet-not-yours = spoza twoich faworytów
sheet-crowned = koronacja: { $points } dla ciebie
sheet-refused = odmowa: { $points }
act-seal = Oddaj głos
act-place = Postaw
act-up = W górę
act-nominate = Głosowanie

## Pomoc

help-throne = Gdy ktoś tu wejdzie, od razu odbywa się głosowanie. Król daje 10 punktów tym, których jest faworytem.
help-floor = Mieści czterech dworzan; każdy daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } tym, których jest faworytem.
help-yours = Twój faworyt, teraz wart { $points }.
help-not-yours = Spoza twoich faworytów.
keys-courtier = Dworzanin, według pierwszej litery
keys-floor = Piętro, dopóki trwa rozmieszczanie
keys-vote = Głosuj
board-total = suma
board-crown = ma koronę

## Głosy

board-votes = Głosy
vote-sealed = tajny
ballot-yes = wróci
ballot-no = { $noes ->
        [0] już nie ma
        [one] ostatnia
       *[other] jedna z { $noes }
    }
sheet-by = zgłasza { $name }
sheet-sealed = Twój głos: { $vote }
sheet-sealed-of = oddane głosy: { $sealed } z { $seats }
sheet-king = { $courtier } na tronie!
sheet-out = { $courtier } odpada: „Nie” × { $noes }
sheet-against = { $name }: „Nie”, zostało { $noes }
sheet-keep = u ciebie na razie { $points }

## Koniec rundy

round-goals = Runda { $round }: cele
round-columns = ta runda · suma
round-soared = zero liczy się jako 33
round-lead = { $count ->
        [one] Prowadzi { $names }: { points }
       *[other] Prowadzą { $names }: po { points }
    }
round-next = Do rundy { $round }
