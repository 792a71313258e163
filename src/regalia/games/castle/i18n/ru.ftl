### «Королевский двор» по-русски

game = Королевский двор

## Карты

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

# in six letters, for spaces of the castle
short-king = Король
short-queen = Корлва
short-prince = Принц
short-princess = Прнцсс
short-prince-charming = ПрПрнц
short-mistress = Фаворт
short-lady-in-waiting = Фрейл
short-courtier = Придв.
short-courtesan = Куртиз
short-advisor = Советн
short-schemer = Интриг
short-spy = Шпион
short-thief = Вор
short-assassin = Убийца
short-priest = Свящ.
short-ambassador = Посол
short-merchant = Торгов
short-minstrel = Менстр
short-jester = Шут
short-village-idiot = Дурач.
short-black-knight = ЧёрнРц
short-soldier = Солдат
short-captain = Капит.
short-traitor = Предат
short-ghost = Призрк
short-sentry = Дозорн
short-magician = Волшеб
short-archer = Лучник
short-witch = Ведьма
short-alchemist = Алхим.
short-siege-engine = Орудие
short-barbarian = Варвар
short-dragon = Дракон
short-enchanter = Чарод.
short-fairy = Фея
short-herald = Глашат
short-knight = Рыцрь

## Зоны

zone-court = Двор
zone-walls = Стены
zone-towers = Башни
zone-outside = Окрестности
zone-any = Везде
place-north = север
place-east = восток
place-south = юг
place-west = запад

## Что происходит

event-drew = { $seat } берёт из колоды карту «{ $card }».
event-drew-veiled = { $seat } берёт карту из колоды.
event-laid-down = { $seat } кладёт в резерв карту «{ $card }».
event-took-up = { $seat } берёт из резерва карту «{ $card }».
event-played = { $seat } играет карту «{ $card }»: { $place }.
event-entered = { $seat } вводит в игру карту «{ $card }» из резерва: { $place }.
event-returned = Карта «{ $card }» ({ $place }) возвращается на руку: { $to }.
event-shelved = Карта «{ $card }» ({ $place }) уходит в резерв.
event-killed = Карта «{ $card }» ({ $place }) выбывает из игры.
event-moved = Карта «{ $card }» перемещается: { $place } → { $goal }.
event-changed-places = Две карты меняются местами: { $cards } ({ $places }).
event-tokens-changed = Две карты обмениваются жетонами: { $cards } ({ $places }).
event-untokened = Карта «{ $card }» ({ $place }) теряет жетон игрока { $from }.
event-claimed = { $seat } заменяет своим жетон игрока { $from }: «{ $card }» ({ $place }).
event-gained = { $seat } получает ещё одно действие в этот ход.
event-gave = { $seat } выбирает в резерве карту «{ $card }», она уходит на руку: { $to }.
event-sealed = { $seat } откладывает карту «{ $card }», чтобы передать её соседу.
event-sealed-veiled = { $seat } откладывает карту, чтобы передать её соседу.
event-passed = { $seat } отдаёт карту «{ $card }», её получает { $to }.
event-passed-veiled = { $seat } отдаёт карту, её получает { $to }.
event-drawn-from = { $seat } наугад берёт карту «{ $card }» с руки игрока { $from }.
event-drawn-from-veiled = { $seat } наугад берёт карту с руки игрока { $from }.
event-blocked = Игра зашла в тупик: побеждают те, у кого меньше всего карт на руке, а при равенстве — в колоде.
event-finished = Игра окончена. Победа: { $seats }.

## Вид стола

turn = Ход { $turn }: { $seat }
actions = { $actions ->
        [one] осталось { $actions } действие
        [few] осталось { $actions } действия
       *[many] осталось { $actions } действий
    }
actions-after = { $actions ->
        [0] последнее действие
        [one] потом ещё { $actions } действие
        [few] потом ещё { $actions } действия
       *[many] потом ещё { $actions } действий
    }
asks = Свойство карты «{ $card }», выбор:
power = свойство: { $card }
heralded = { card-herald }: сейчас нужно сыграть карту «{ card-king }»
over = Игра окончена
over-blocked = Игра окончена: она зашла в тупик
beneath = Под Рыцарями:
engines = Орудия:
outside = Окрестности:
removed = Выбыли из игры:
hand = Ваша рука ({ $cards })
reserve = Резерв ({ $cards })
column-hand = Рука
column-deck = Колода
legend = 1 жетон места 1   ° без жетона   ¹ карты снизу   ◆ защита   свободно: ♜ башня   ▒ стена   · двор   9+13 карт на руке и в колоде
protected = под защитой
touch-draw = Взять карту
touch-swap = Обмен с резервом
touch-done = Готово
touch-out = окрестности

## Ходы на выбор

standing = «{ $card }» ({ $place }, { $owner })
no-token = без жетона
where = { $zone ->
        [court] во двор, { $place }
        [walls] на стену, { $place }
        [towers] в башню, { $place }
        [slots] в окрестности, { $place }
       *[outside] в окрестности
    }
describe-draw = взять верхнюю карту своей колоды
describe-done = оставить жетоны как есть
describe-swap = положить в резерв карту «{ $card }», взять карту «{ $other }»
describe-play = сыграть карту «{ $card }» { where }
describe-play-onto = сыграть карту «{ $card }» поверх карты { $other }
describe-play-for = сыграть карту «{ $card }» в башню, вернуть карту { $other }
describe-enter = ввести из резерва карту «{ $card }» { where }
describe-enter-onto = ввести из резерва карту «{ $card }» поверх карты { $other }
describe-enter-for = ввести из резерва карту «{ $card }» в башню, вернуть карту { $other }
describe-return = вернуть карту «{ $card }» ({ $place }) на руку: { $seat }
describe-return-untokened = вернуть карту «{ $card }» ({ $place }) без жетона в резерв
describe-kill = убрать из игры карту { $card }
describe-shelve = отправить в резерв карту { $card }
describe-move = переместить карту { $card } на { $place }
describe-move-onto = переместить карту { $card } поверх карты { $other }
describe-move-out = переместить карту { $card } в окрестности
describe-change-places = поменять местами карты { $card } и { $other }
describe-tokens = поменять жетоны карт { $card } и { $other }
describe-untoken = снять жетон игрока { $seat } с карты «{ $card }» ({ $place })
describe-claim = заменить своим жетон игрока { $seat } на карте «{ $card }» ({ $place })
describe-trade = отдать карту «{ $card }» за случайную карту игрока { $seat }
describe-pass = передать карту «{ $card }», её получает { $seat }
describe-give = отдать из резерва карту «{ $card }», её получает { $seat }
describe-keep = взять из резерва карту «{ $card }» себе

## Отказы

refuse-no-move = { $typed } — это не ход: напишите, например, { $example }
refuse-no-power-asks = сейчас ни одна карта ничего не спрашивает: возьмите, обменяйте или сыграйте карту
refuse-king-first = Глашатай велит сначала сыграть Короля, например { $example }
refuse-deck-empty = колода пуста
refuse-hand-full = на руке столько карт, сколько было вначале, и за этим столом больше брать нельзя
refuse-not-in-hand = карты «{ $card }» на этой руке нет
refuse-not-in-reserve = { $typed } — такой карты в резерве нет
refuse-last-merchant = за этим столом Торговец не может быть последней картой
refuse-no-place = для карты «{ $card }» сейчас нет места
refuse-not-there = карту «{ $card }» сейчас нельзя положить сюда: { $typed }
refuse-other-choice = сейчас карта «{ $card }» ждёт хода вроде { $example }
refuse-not-yours-to-pass = { $typed } — такой карты на этой руке нет, передать её нельзя
refuse-nothing-there = на месте { $place } нет карты
refuse-protected = карта на месте { $place } защищена
refuse-none-of-the-choices = { $typed } — карта «{ $card }» такого выбора не даёт

## Что даёт ход, коротко

brief-drew = { "" }
brief-drew-veiled = { "" }
brief-laid-down = { "" }
brief-took-up = { "" }
brief-played = { "" }
brief-entered = { "" }
brief-sealed = { "" }
brief-sealed-veiled = { "" }

## Почему победа

won-empty = Побеждает тот, у кого не осталось карт ни на руке, ни в колоде (C13).
won-blocked = Игра зашла в тупик: побеждает тот, у кого меньше карт на руке (C14).
won-decks = Игра зашла в тупик, карт на руках поровну: побеждает меньшая колода (C14).
won-shared = Игра зашла в тупик, карт на руках и в колодах поровну: победа общая (C14).
left-in-hand = осталось на руке: { $cards }

## О чём можно спросить

topic-board = поле, замок, двор, стены, стена, башни, башня, окрестности, места, board, свободно
topic-deal = раздача, резерв, рука, колода, deal
topic-actions = действия, действие, взять, обмен, actions, ход, осталось
topic-powers = свойства, свойство, powers, выбыли из игры
topic-return = возврат, жетон, владелец, return
topic-move = перемещение, move
topic-stack = стопка, снизу, stack
topic-protection = защита, под защитой, protection
topic-end = конец, победа, тупик, end, победитель, игра
topic-knowledge = знание, известные карты, knowledge

## Как победить

howto =
    Побеждает тот, у кого не осталось карт: ни на руке, ни в колоде.
    В свой ход вы делаете два действия, каждое — одно из трёх: взять карту из своей колоды,
    обменять карту с руки на карту из резерва или сыграть карту.
    У каждой карты своя зона: двор внутри, стены, четыре башни, окрестности. На неё кладут ваш
    жетон, и срабатывает её свойство.
    Чаще всего свойства отправляют карты домой: карта возвращается на руку тому, чей на ней
    жетон. Искусство в том, чтобы возвращать чужое.
    Рыцарей кладут поверх других карт, чтобы их защитить; ◆ — карту нельзя вернуть.
    Цифра на карте — место её владельца; рядом с именами стоит, сколько карт на руке
    и в колоде.
