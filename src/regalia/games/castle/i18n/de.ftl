### Castle auf Deutsch

game = Castle
seat = Platz { $number }

## Cards

card-king = König
card-queen = Königin
card-prince = Prinz
card-princess = Prinzessin
card-prince-charming = Märchenprinz
card-mistress = Mätresse
card-lady-in-waiting = Hofdame
card-courtier = Höfling
card-courtesan = Kurtisane
card-advisor = Berater
card-schemer = Intrigant
card-spy = Spion
card-thief = Dieb
card-assassin = Meuchelmörder
card-priest = Priester
card-ambassador = Botschafter
card-merchant = Händler
card-minstrel = Minnesänger
card-jester = Hofnarr
card-village-idiot = Dorftrottel
card-black-knight = Schwarzer Ritter
card-soldier = Soldat
card-captain = Hauptmann
card-traitor = Verräter
card-ghost = Gespenst
card-sentry = Turmwächter
card-magician = Zauberer
card-archer = Bogenschütze
card-witch = Hexe
card-alchemist = Alchemist
card-siege-engine = Belagerungsmaschine
card-barbarian = Barbar
card-dragon = Drache
card-enchanter = Hexenmeister
card-fairy = Fee
card-herald = Herold
card-knight = Ritter

## Zones

zone-court = Hof
zone-walls = Mauern
zone-towers = Türme
zone-outside = Umland
zone-any = Jede Zone

## Slots for engines

place-north = Norden
place-east = Osten
place-south = Süden
place-west = Westen
goal-north = Norden
goal-east = Osten
goal-south = Süden
goal-west = Westen

## What happens

event-drew = { $seat } zieht: { $card }.
event-drew-veiled = { $seat } zieht eine Karte.
event-laid-down = { $seat } legt in die Reserve: { $card }.
event-took-up = { $seat } nimmt aus der Reserve: { $card }.
event-played = { $seat } spielt: { $card } ({ $place }).
event-entered = { $seat } bringt aus der Reserve ins Spiel: { $card } ({ $place }).
event-returned = { $card } ({ $place }) kehrt auf die Hand zurück: { $to }.
event-shelved = { $card } ({ $place }) kommt in die Reserve.
event-killed = { $card } ({ $place }) scheidet aus dem Spiel aus.
event-moved = { $card } wechselt den Platz: { $place } → { $goal }.
event-changed-places = Zwei Karten tauschen die Plätze: { $cards } ({ $places }).
event-tokens-changed = Zwei Marker tauschen die Plätze: { $cards } ({ $places }).
event-untokened = { $card } ({ $place }) verliert den Marker von { $from }.
event-claimed = { $seat } ersetzt den Marker von { $from }: { $card } ({ $place }).
event-gained = { $seat } hat in diesem Zug eine Aktion mehr.
event-gave = { $seat } gibt aus der Reserve an { $to }: { $card }.
event-sealed = { $seat } wählt eine Karte zum Weitergeben: { $card }.
event-sealed-veiled = { $seat } wählt eine Karte zum Weitergeben.
event-passed = { $seat } gibt an { $to }: { $card }.
event-passed-veiled = { $seat } gibt eine Karte an { $to }.
event-drawn-from = { $seat } nimmt eine zufällige Karte von { $from }: { $card }.
event-drawn-from-veiled = { $seat } nimmt eine zufällige Karte von { $from }.
event-blocked = Niemand kommt mehr voran: Die wenigsten Karten gewinnen.
event-finished = Die Partie ist zu Ende. Sieg: { $seats }.

## The picture of the table

portrait-turn = Am Zug: { $seat } · Aktionen übrig: { $actions }
portrait-asks = { $card }: Es wählt { $seats }
portrait-over = Die Partie ist zu Ende · Sieg: { $seats }
portrait-engines = Stellungen
portrait-outside = Umland
portrait-reserve = Reserve
portrait-removed = Entfernt
portrait-hand = Deine Hand
portrait-sealed = Zum Weitergeben
portrait-holds = Hand { $hand }, Deck { $deck }
portrait-known = bekannt
portrait-legend = ▶ wählt   [1] Marker eines Platzes   [ ] kein Marker   ♞2 Ritter oben, sein Marker   · Hof   # Mauer   ^ Turm

## Moves to choose from

gloss-draw = Die oberste Karte deines Decks ziehen
gloss-done = Die Marker so lassen
gloss-swap = Tauschen: { $card } → { $other }
gloss-play = Spielen: { $card } ({ $place })
gloss-play-out = Im Umland spielen: { $card }
gloss-enter = Ins Spiel bringen: { $card } ({ $place })
gloss-enter-out = Im Umland ins Spiel bringen: { $card }
gloss-return = Zurückgeben: { $card } ({ $place }) an { $to }
gloss-return-reserve = In die Reserve zurückgeben: { $card } ({ $place })
gloss-kill = Aus dem Spiel entfernen: { $card } ({ $place })
gloss-shelve = In die Reserve schicken: { $card } ({ $place })
gloss-move = Versetzen: { $card }, { $place } → { $goal }
gloss-move-out = Ins Umland versetzen: { $card } ({ $place })
gloss-change = Plätze tauschen: { $card } ({ $place }) und { $other } ({ $goal })
gloss-tokens = Marker tauschen: { $card } ({ $place }) und { $other } ({ $goal })
gloss-untoken = Marker entfernen: { $card } ({ $place })
gloss-claim = Deinen Marker legen auf: { $card } ({ $place })
gloss-trade = Gegen eine zufällige Karte geben: { $card } an { $to }
gloss-pass = Weitergeben: { $card } an { $to }
gloss-give = Geben: { $card } an { $to }
gloss-exchange = Austauschen: { $card } → { $other }
