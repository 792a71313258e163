### Co mówi sam stół po polsku, bez względu na grę

seat = Miejsce { $number }
won = Zwycięstwo: { $seats }

refuse-over = gra jest skończona
refuse-stale = ta decyzja już zapadła
refuse-not-pending = ruch należy teraz nie do: { $seat }, lecz do: { $others }
refuse-no-such-seat = miejsce przy tym stole to liczba mniejsza niż { $seats }
refuse-no-such-move = { $typed } nie jest teraz możliwym ruchem
refuse-too-long = żaden ruch nie jest dłuższy niż { $most } znaków
