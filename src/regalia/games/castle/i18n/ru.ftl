### «Королевский двор» по-русски

game = Королевский двор
seat = Место { $number }

## Cards

card-king = Король
card-queen = Королева
card-prince = Принц
card-princess = Принцесса
card-prince-charming = Прекрасный принц
card-mistress = Фаворитка
card-lady-in-waiting = Фрейлина
card-courtier = Придворный
card-courtesan = Куртизанка
card-advisor = Советник короля
card-schemer = Интриган
card-spy = Шпион
card-thief = Вор
card-assassin = Убийца
card-priest = Священник
card-ambassador = Посол
card-merchant = Торговец
card-minstrel = Менестрель
card-jester = Шут
card-village-idiot = Деревенский дурачок
card-black-knight = Чёрный рыцарь
card-soldier = Солдат
card-captain = Капитан
card-traitor = Предатель
card-ghost = Призрак
card-sentry = Дозорный
card-magician = Волшебник
card-archer = Лучник
card-witch = Ведьма
card-alchemist = Алхимик
card-siege-engine = Осадное орудие
card-barbarian = Варвар
card-dragon = Дракон
card-enchanter = Чародей
card-fairy = Фея
card-herald = Глашатай
card-knight = Рыцарь

## Zones

zone-court = Двор
zone-walls = Стены
zone-towers = Башни
zone-outside = Окрестности
zone-any = Любая зона

## Slots for engines

place-north = север
place-east = восток
place-south = юг
place-west = запад
goal-north = север
goal-east = восток
goal-south = юг
goal-west = запад

## What happens

event-drew = { $seat } берёт из колоды: { $card }.
event-drew-veiled = { $seat } берёт карту из колоды.
event-laid-down = { $seat } кладёт в резерв: { $card }.
event-took-up = { $seat } берёт из резерва: { $card }.
event-played = { $seat } играет: { $card } ({ $place }).
event-entered = { $seat } вводит в игру из резерва: { $card } ({ $place }).
event-returned = { $card } ({ $place }) возвращается на руку. Владелец: { $to }.
event-shelved = { $card } ({ $place }) уходит в резерв.
event-killed = { $card } ({ $place }) выбывает из игры.
event-moved = { $card } перемещается: { $place } → { $goal }.
event-changed-places = Две карты меняются местами: { $cards } ({ $places }).
event-tokens-changed = Два жетона меняются местами: { $cards } ({ $places }).
event-untokened = { $card } ({ $place }) остаётся без жетона. Прежний владелец: { $from }.
event-claimed = { $seat } заменяет жетон: { $card } ({ $place }). Прежний владелец: { $from }.
event-gained = { $seat } получает ещё одно действие в этот ход.
event-gave = { $seat } отдаёт карту из резерва: { $card }. Получает: { $to }.
event-sealed = { $seat } выбирает карту для передачи: { $card }.
event-sealed-veiled = { $seat } выбирает карту для передачи.
event-passed = { $seat } отдаёт: { $card }. Получает: { $to }.
event-passed-veiled = { $seat } отдаёт карту. Получает: { $to }.
event-drawn-from = { $seat } берёт случайную карту: { $card }. Отдаёт: { $from }.
event-drawn-from-veiled = { $seat } берёт случайную карту. Отдаёт: { $from }.
event-blocked = Никто не может продвинуться: побеждает тот, у кого меньше карт.
event-finished = Игра окончена. Победа: { $seats }.

## The picture of the table

portrait-turn = Ход: { $seat } · осталось действий: { $actions }
portrait-asks = { $card }: выбирает { $seats }
portrait-over = Игра окончена · Победа: { $seats }
portrait-engines = Позиции
portrait-outside = Окрестности
portrait-reserve = Резерв
portrait-removed = Выбыли
portrait-hand = Ваша рука
portrait-sealed = Для передачи
portrait-holds = рука { $hand }, колода { $deck }
portrait-known = известны
portrait-legend = ▶ ждём выбора   [1] жетон игрока   [ ] без жетона   ♞2 рыцарь сверху и его жетон   · двор   # стена   ^ башня

## Moves to choose from

gloss-draw = Взять верхнюю карту своей колоды
gloss-done = Оставить жетоны как есть
gloss-swap = Обменять: { $card } → { $other }
gloss-play = Сыграть: { $card } ({ $place })
gloss-play-out = Сыграть в окрестностях: { $card }
gloss-enter = Ввести в игру: { $card } ({ $place })
gloss-enter-out = Ввести в игру в окрестностях: { $card }
gloss-return = Вернуть на руку: { $card } ({ $place }), владелец: { $to }
gloss-return-reserve = Вернуть в резерв: { $card } ({ $place })
gloss-kill = Удалить из игры: { $card } ({ $place })
gloss-shelve = Отправить в резерв: { $card } ({ $place })
gloss-move = Переместить: { $card }, { $place } → { $goal }
gloss-move-out = Переместить в окрестности: { $card } ({ $place })
gloss-change = Поменять местами: { $card } ({ $place }) и { $other } ({ $goal })
gloss-tokens = Поменять жетоны: { $card } ({ $place }) и { $other } ({ $goal })
gloss-untoken = Убрать жетон: { $card } ({ $place })
gloss-claim = Положить свой жетон: { $card } ({ $place })
gloss-trade = Отдать за случайную карту: { $card }, получает { $to }
gloss-pass = Передать: { $card }, получает { $to }
gloss-give = Отдать: { $card }, получает { $to }
gloss-exchange = Обменять: { $card } → { $other }
