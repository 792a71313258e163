### Plansza King Me! po polsku

end-lead = z przewagą { $by ->
        [one] { $by } punktu
       *[other] { $by } punktów
    }
board-table = Przy stole
board-columns = karty „Nie” · suma
board-you = ty
board-noes = Zostało kart „Nie”: { $noes }
board-awaited = jeszcze nie głosował
board-palace = Pałac
board-floor = { $floor }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
board-throne = Tron
board-courtier = { $courtier }
board-favourite = { $courtier }, twój ulubieniec
board-place-here = Postaw na piętrze: { $floor }
board-favourites = Twoi ulubieńcy
board-all-favourites = Ulubieńcy wszystkich
board-only-you = widzisz tylko ty
board-if-now = Gdyby runda się skończyła
board-now = teraz
board-out = odpada
board-waits = czeka
board-out-now = Odpadli w tej rundzie
board-round = Runda { $round }
board-round-of = runda { $round } z { $rounds }
board-idle-up = Dotknij dworzanina, a zobaczysz, co ci da jego awans.
board-idle-place = Dotknij czekającego dworzanina, potem podświetlonego piętra.

## Arkusz ruchu

sheet-for-king = { $courtier } na króla?
sheet-nominates = Na tron: { $courtier }
sheet-to = { $courtier } → { $floor }
sheet-floor = Dotknij podświetlonego piętra.
sheet-round = twoja runda: { $before } → { $after }
sheet-yours = wśród twoich ulubieńców
sheet-not-yours = spoza twoich ulubieńców
sheet-crowned = koronacja: { $points } dla ciebie
sheet-refused = odmowa: { $points }
act-seal = Zapieczętuj
act-place = Postaw
act-up = W górę
act-nominate = Głosowanie

## Pomoc

help-throne = Nad tym, kto wejdzie, od razu się głosuje. Król daje 10 punktów tym, których jest ulubieńcem.
help-floor = Mieści czworo dworzan; każdy daje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } tym, których jest ulubieńcem.
help-yours = Twój ulubieniec, teraz wart { $points }.
help-not-yours = Spoza twoich ulubieńców.
keys-courtier = Dworzanin, według pierwszej litery
keys-floor = Piętro, dopóki trwa rozstawianie
keys-vote = Głosuj
board-total = suma
board-crown = ma koronę

## Głosy

board-votes = Głosy
vote-sealed = zapieczętowany
ballot-yes = wróci
ballot-no = { $noes ->
        [0] już nie ma
        [one] ostatnia
       *[other] jedna z { $noes }
    }
sheet-by = zgłasza { $name }
sheet-sealed = Zapieczętowano: { $vote }
sheet-sealed-of = zapieczętowane głosy: { $sealed } z { $seats }
sheet-king = { $courtier } na tronie!
sheet-out = { $courtier } odpada: „Nie” × { $noes }
sheet-against = { $name }: „Nie”, zostało { $noes }
sheet-keep = u ciebie na razie { $points }
