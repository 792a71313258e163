## Cards

card-king = Król
card-queen = Królowa
card-prince = Książę
card-princess = Księżniczka
card-prince-charming = Książę z bajki
card-mistress = Faworyta
card-lady-in-waiting = Dama dworu
card-courtier = Dworzanin
card-courtesan = Kurtyzana
card-advisor = Doradca
card-schemer = Intrygant
card-spy = Szpieg
card-thief = Złodziej
card-assassin = Skrytobójca
card-priest = Kapłan
card-ambassador = Ambasador
card-merchant = Kupiec
card-minstrel = Minstrel
card-jester = Błazen
card-village-idiot = Wioskowy głupek
card-black-knight = Czarny rycerz
card-soldier = Żołnierz
card-captain = Kapitan
card-traitor = Zdrajca
card-ghost = Duch
card-sentry = Wartownik
card-magician = Czarodziej
card-archer = Łucznik
card-witch = Czarownica
card-alchemist = Alchemik
card-siege-engine = Machina oblężnicza
card-barbarian = Barbarzyńca
card-dragon = Smok
card-enchanter = Czarnoksiężnik
card-fairy = Wróżka
card-herald = Herold
card-knight = Rycerz

## Zones

zone-court = Dziedziniec
zone-walls = Mury
zone-towers = Wieże
zone-outside = Przedpole
zone-any = Dowolna strefa
