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
board-awaited = голоса ещё нет
board-palace = Дворец
board-floor = { $floor }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
board-throne = Трон
board-courtier = { $courtier }
board-favourite = { $courtier }, ваш фаворит
board-place-here = Заселить на этаж: { $floor }
board-favourites = Ваши фавориты
board-all-favourites = Фавориты всех
board-only-you = видите только вы
board-if-now = Если бы раунд кончился сейчас
board-soars = 0 очков в этом раунде считаются за 33
board-now = сейчас
board-out = выбывает
board-waits = ждёт
board-out-now = Выбыли в этом раунде
board-round = Раунд { $round }
board-round-of = раунд { $round } из { $rounds }
board-idle-up = Выберите придворного: увидите, что даст его продвижение.
board-idle-place = Выберите ожидающего придворного, затем подсвеченный этаж.

## Лист хода

sheet-for-king = { $courtier } в цари?
sheet-nominates = На трон: { $courtier }
sheet-to = { $courtier } → { $floor }
sheet-floor = Выберите подсвеченный этаж.
sheet-round = ваши очки за раунд: { $before } → { $after }
sheet-yours = среди ваших фаворитов
sheet-not-yours = не из ваших фаворитов
sheet-crowned = коронация: у вас { $points }
sheet-refused = отказ: { $points }
act-seal = Отдать голос
act-place = Заселить
act-up = Продвинуть
act-nominate = На голосование

## Справка

help-throne = Вошедшего тут же ставят на голосование. Царь приносит 10 очков тем, чей он фаворит.
help-floor = Вмещает четырёх придворных; каждый приносит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } тем, чей он фаворит.
help-yours = Ваш фаворит, сейчас стоит { $points }.
help-not-yours = Не из ваших фаворитов.
keys-courtier = Придворный — по первой букве
keys-floor = Этаж, пока идёт расселение
keys-vote = Голосовать
board-total = сумма
board-crown = с короной

## Голоса

board-votes = Голоса
vote-sealed = тайный
ballot-yes = вернётся
ballot-no = { $noes ->
        [0] больше нет
        [1] последняя
       *[other] одна из { $noes }
    }
sheet-by = предлагает { $name }
sheet-sealed = Ваш голос: { $vote }
sheet-sealed-of = отдано голосов: { $sealed } из { $seats }
sheet-king = { $courtier } на троне!
sheet-out = { $courtier } выбывает: «Против» × { $noes }
sheet-against = { $name }: «Против», осталось { $noes }
sheet-keep = у вас пока { $points }

## Конец раунда

round-goals = Раунд { $round }: цели
round-columns = этот раунд · сумма
round-soared = ноль засчитан как 33
round-lead = { $count ->
        [one] Впереди { $names }: { points }
       *[other] Впереди { $names }: по { points }
    }
round-next = К раунду { $round }
