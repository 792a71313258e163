### «Тридцать одно» по-русски

game = Тридцать одно

## Что происходит

event-drew = { $seat } берёт из колоды { $card }.
event-drew-veiled = { $seat } берёт карту из колоды.
event-took = { $seat } берёт из сброса { $card }.
event-discarded = { $seat } сбрасывает { $card }.
event-knocked = { $seat } стучит: у остальных ещё по одному ходу.
event-showed = { $seat } открывает { $cards }: { $points }.
event-finished = Игра окончена. Победа: { $seats }.

## Картина стола

stock = { $cards ->
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[other] в колоде { $cards } карт
    }
pile = сверху в сбросе: { $card }
nothing = ничего
knocked = уже стучит

## Ходы на выбор

describe-draw = карта из колоды
describe-take = { $card } из сброса
describe-knock = остальным по одному ходу
describe-discard = { $card } в сброс

## Отказы

refuse-no-move = { $typed } — не ход: draw, take, knock или discard и карта, например discard 7h
refuse-draw-first = сначала возьмите карту или постучите
refuse-discard-now = у вас лишняя карта: сбросьте одну
refuse-knocked-already = { $seat } уже стучит
refuse-no-card = { $typed } — не карта: карты пишутся так: 7h, 10s, Kd
refuse-just-taken = { $card } только что взята из сброса и не может сразу вернуться туда
refuse-not-in-hand = { $card } нет у вас на руке

## Как страница называет поля стола

field-turn = Ходы
field-knocker = Постучал
field-stock = Колода
field-pile = Сброс
field-taken = Только что взята
field-hands = Рука
