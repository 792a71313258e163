### Majesty in English

game = Majesty
seat = Seat { $number }

## People and buildings

card-miller = Miller
card-brewer = Brewer
card-witch = Witch
card-guard = Guard
card-knight = Knight
card-innkeeper = Innkeeper
card-noble = Noble

building-mill = Mill
building-brewery = Brewery
building-cottage = Cottage
building-guardhouse = Guardhouse
building-barracks = Barracks
building-inn = Inn
building-castle = Castle
building-infirmary = Infirmary

## Amounts

coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
workers = { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }

## What happens


