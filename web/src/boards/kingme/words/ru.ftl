### Поле «Царя горы» по-русски

end-lead = с перевесом в { $by ->
        [one] { $by } очко
        [few] { $by } очка
       *[many] { $by } очков
    }
board-table = За столом
board-columns = карты «Против» · сумма
board-you = вы
board-noes = Осталось карт «Против»: { $noes }
board-awaited = ещё не проголосовал
board-palace = Дворец
board-floor = { $floor }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-throne = Трон
board-courtier = { $courtier }
board-favourite = { $courtier }, ваш любимец
board-place-here = Поставить на этаж: { $floor }
board-favourites = Ваши любимцы
board-all-favourites = Любимцы всех
board-only-you = видите только вы
board-if-now = Если бы раунд кончился
board-now = сейчас
board-out = выбыл
board-waits = ждёт
board-out-now = Выбыли в этом раунде
board-round = Раунд { $round }
board-round-of = раунд { $round } из { $rounds }
board-idle-up = Коснитесь придворного: увидите, что даст его подъём.
board-idle-place = Коснитесь ожидающего придворного, затем освещённого этажа.

## Лист хода

sheet-for-king = { $courtier } в цари?
sheet-nominates = На трон: { $courtier }
sheet-to = { $courtier } → { $floor }
sheet-floor = Коснитесь освещённого этажа.
sheet-round = ваш раунд: { $before } → { $after }
sheet-yours = среди ваших любимцев
sheet-not-yours = не из ваших любимцев
sheet-crowned = коронован: у вас { $points }
sheet-refused = отвергнут: { $points }
act-seal = Запечатать
act-place = Поставить
act-up = Поднять
act-nominate = Голосовать

## Справка

help-throne = О вошедшем тут же голосуют. Царь приносит 10 очков тем, чей он любимец.
help-floor = Вмещает четырёх придворных; каждый приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } тем, чей он любимец.
help-yours = Ваш любимец, сейчас стоит { $points }.
help-not-yours = Не из ваших любимцев.
keys-courtier = Придворный — по первой букве
keys-floor = Этаж, пока придворных расставляют
keys-vote = Голосовать
board-total = сумма
board-crown = с короной

## Голоса

board-votes = Голоса
vote-sealed = запечатан
ballot-yes = вернётся
ballot-no = { $noes ->
        [0] больше нет
        [1] последняя
       *[other] одна из { $noes }
    }
sheet-by = предлагает { $name }
sheet-sealed = Запечатано: { $vote }
sheet-sealed-of = запечатано голосов: { $sealed } из { $seats }
sheet-king = { $courtier } на троне!
sheet-out = { $courtier } вне игры: «Против» × { $noes }
sheet-against = { $name }: «Против», осталось { $noes }
sheet-keep = у вас пока { $points }
