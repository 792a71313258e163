## Cards

card-king = King
card-queen = Queen
card-prince = Prince
card-princess = Princess
card-prince-charming = Prince Charming
card-mistress = Mistress
card-lady-in-waiting = Lady-in-Waiting
card-courtier = Courtier
card-courtesan = Courtesan
card-advisor = Advisor
card-schemer = Schemer
card-spy = Spy
card-thief = Thief
card-assassin = Assassin
card-priest = Priest
card-ambassador = Ambassador
card-merchant = Merchant
card-minstrel = Minstrel
card-jester = Jester
card-village-idiot = Village Idiot
card-black-knight = Black Knight
card-soldier = Soldier
card-captain = Captain
card-traitor = Traitor
card-ghost = Ghost
card-sentry = Sentry
card-magician = Magician
card-archer = Archer
card-witch = Witch
card-alchemist = Alchemist
card-siege-engine = Siege Engine
card-barbarian = Barbarian
card-dragon = Dragon
card-enchanter = Enchanter
card-fairy = Fairy
card-herald = Herald
card-knight = Knight

## Zones

zone-court = Court
zone-walls = Walls
zone-towers = Towers
zone-outside = Outside
zone-any = Any zone
