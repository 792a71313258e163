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

# what a card does, in a line
power-king = Возвращает карту замка; владелец Фаворитки — ещё одну.
power-queen = Возвращает другую карту двора.
power-prince = Заменяет Короля, пока того нет при дворе.
power-princess = Перемещает Рыцаря.
power-prince-charming = Перемещает женщину.
power-mistress = Перемещает Короля и одного Рыцаря.
power-lady-in-waiting = Возвращает мужчину рядом с собой.
power-courtier = Возвращает карту замка рядом с собой.
power-courtesan = Меняет карту с руки на случайную у другого игрока.
power-advisor = Вводит карту резерва: свойство работает, жетона нет.
power-schemer = Меняет местами жетоны двух других карт.
power-spy = Переставляет жетоны на картах рядом с собой.
power-thief = Снимает жетон с карты рядом с собой.
power-assassin = Удаляет из игры карту рядом с собой, но не Короля.
power-priest = Защищает карты рядом с собой с таким же жетоном.
power-ambassador = Занимает последнюю клетку двора и всегда защищён.
power-merchant = Даёт ещё одно действие; три чужих жетона станут вашими.
power-minstrel = Меняет местами две карты двора рядом с собой.
power-jester = Все передают по карте с руки налево.
power-village-idiot = Все тянут случайную карту у соседа справа.
power-black-knight = Возвращает Рыцаря рядом с собой.
power-soldier = Четвёртый солдат стены возвращает орудие напротив.
power-captain = Солдат; защищает остальных солдат своей стены.
power-traitor = Солдат; возвращает карту двора рядом с собой.
power-ghost = Возвращает единственную карту башни и занимает её место.
power-sentry = Перемещает солдата на свободную клетку любой стены.
power-magician = Отправляет другую карту в игре в резерв.
power-archer = Возвращает карту с подступов.
power-witch = Отдаёт карту резерва на руку любому игроку.
power-alchemist = Обменивает две карты с руки на две из резерва.
power-siege-engine = Четвёртое орудие возвращает всех незащищённых солдат.
power-barbarian = Возвращает карту из башни или со стены.
power-dragon = Возвращает другую карту на подступах, затем карту башни или стены.
power-enchanter = Возвращает карту, положенную последней перед ним.
power-fairy = Перемещает карту замка на подступы.
power-herald = У кого в начале хода на руке Король, обязан его сыграть.
power-knight = Ложится на другую карту и защищает её.

## Области

zone-court = Двор
zone-walls = Стены
zone-towers = Башни
zone-outside = Подступы
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
event-blocked = Патовая ситуация: побеждает тот, у кого меньше всего карт на руке, а при равенстве — в колоде.
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
over-blocked = Игра окончена: патовая ситуация
beneath = Под Рыцарями:
engines = Орудия:
outside = Подступы:
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
touch-out = подступы

## Ходы на выбор

standing = «{ $card }» ({ $place }, { $owner })
no-token = без жетона
where = { $zone ->
        [court] во двор, { $place }
        [walls] на стену, { $place }
        [towers] в башню, { $place }
        [slots] на подступы, { $place }
       *[outside] на подступы
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
describe-move-out = переместить карту { $card } на подступы
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

won-empty = Побеждает тот, у кого не осталось карт ни на руке, ни в колоде.
won-blocked = Патовая ситуация: побеждает тот, у кого меньше карт на руке.
won-decks = Патовая ситуация, карт на руках поровну: побеждает тот, у кого меньше карт в колоде.
won-shared = Патовая ситуация, карт на руках и в колодах поровну: победа общая.
left-in-hand = осталось на руке: { $cards }

## О чём можно спросить

topic-board = поле, замок, двор, стены, стена, башни, башня, подступы, области, места, board, свободно
topic-deal = раздача, резерв, рука, колода, deal
topic-actions = действия, действие, взять, обмен, actions, ход, осталось
topic-powers = свойства, свойство, powers, выбыли из игры
topic-return = возврат, жетон, владелец, return
topic-move = перемещение, move
topic-stack = стопка, снизу, stack
topic-protection = защита, под защитой, protection
topic-end = конец, победа, пат, патовая, тупик, end, победитель, игра
topic-knowledge = знание, известные карты, knowledge

## Как победить

howto =
    Побеждает тот, у кого не осталось карт: ни на руке, ни в колоде.
    В свой ход вы делаете два действия, каждое — одно из трёх: взять карту из своей колоды,
    обменять одну из своих карт в резерве или сыграть карту.
    У каждой карты своя область: двор внутри, стены, четыре башни, подступы. На неё кладут ваш
    жетон, и срабатывает её свойство.
    Чаще всего свойства отправляют карты обратно: карта возвращается на руку тому, чей на ней
    жетон. Искусство в том, чтобы возвращать чужое.
    Рыцарей кладут поверх других карт, чтобы их защитить; ◆ — карту нельзя вернуть.
    Цифра на карте — место её владельца; рядом с именами стоит, сколько карт на руке
    и в колоде.

## Подсказки тренера перед ходом

coach-herald = Глашатай обязывает: сейчас нужно сыграть Короля.
coach-cards-to-go = Вам осталось избавиться от { $cards ->
        [one] { $cards } карты
       *[many] { $cards } карт
    }: на руке { $hand }, в колоде { $deck }.
coach-rival = { $seat }: до победы { $cards ->
        [one] осталась { $cards } карта
        [few] остались { $cards } карты
       *[many] осталось { $cards } карт
    }.
coach-own-tokens = Карт с вашим жетоном в игре: { $cards }. Та, которую вернут, придёт к вам на руку.
coach-playable = { $hand ->
        [1] Вашу единственную карту сейчас можно сыграть.
       *[other] Сейчас можно сыграть карт: { $cards } из { $hand } на руке.
    }
coach-nothing-playable = Сейчас нельзя сыграть ни одной карты с руки{ $reserve ->
        [0] { "" }
       *[other] ; в резерве таких, что можно: { $reserve }. Обменяйте одну
    }.
coach-returns = Карта «{ $card }» наверняка вернёт соперникам { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
coach-last-action = Это последнее действие вашего хода.

## К чему ведёт ход, а иначе другой
reason-cards = Карт до победы к следующему своему ходу: около { $better }, иначе { $other }.
reason-rival-cards = Карт до победы у самого близкого к ней соперника: около { $better }, иначе { $other }.
reason-exposed = Карт на поле, которые другие смогут вернуть: около { $better }, иначе { $other }.
reason-returned = Карта «{ $card }» возвращается на руку: в { $better } % продолжений, иначе в { $other } %.
reason-wins = Победа ещё до следующего хода: в { $better } % продолжений, иначе в { $other } %.
reason-rival-wins = { $seat } побеждает раньше: в { $better } % продолжений, иначе в { $other } %.
expected-points = { $points ->
        [one] осталась { $points } карта
        [few] остались { $points } карты
       *[other] осталось { $points } карт
    }
