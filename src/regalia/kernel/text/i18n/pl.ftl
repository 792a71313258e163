### Co mówi sam stół po polsku, bez względu na grę

seat = Miejsce { $number }
won = { $count ->
        [one] Wygrywa: { $seats }
       *[other] Wygrywają: { $seats }
    }

refuse-over = gra jest skończona
refuse-stale = ta decyzja już zapadła
refuse-not-pending = ruch należy teraz nie do: { $seat }, lecz do: { $others }
refuse-no-such-seat = miejsce przy tym stole to liczba mniejsza niż { $seats }
refuse-no-such-move = { $typed } nie jest teraz możliwym ruchem
refuse-too-long = żaden ruch nie jest dłuższy niż { $most } znaków
refuse-not-begun = gra jeszcze się nie zaczęła: jest wolne miejsce
refuse-not-your-seat = to nie jest twoje miejsce
refuse-undo-off = przy tym stole nie cofa się ruchów
refuse-undo-not-yours = ostatni ruch nie był twój
refuse-undo-passed = za późno na cofnięcie: tura już przeszła dalej
refuse-undo-shown = za późno na cofnięcie: ten ruch pokazał coś nowego
refuse-chat-off = czat jest tu wyłączony
refuse-hints-off = przy tym stole nie ma podpowiedzi
refuse-coach-off = przy tym stole nie ma trenera
refuse-too-fast = to było za szybko: poczekaj chwilę
refuse-busy = serwer jest zajęty: spróbuj ponownie za chwilę
