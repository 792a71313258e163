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
