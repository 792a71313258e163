### Majesty по-русски

game = Majesty

## Персонажи и здания

card-miller = Крестьянка
card-brewer = Пивовар
card-witch = Ведьма
card-guard = Стража
card-knight = Рыцарь
card-innkeeper = Трактирщик
card-noble = Дворянка

building-mill = Мельница
building-brewery = Пивоварня
building-cottage = Ведьмин дом
building-guardhouse = Сторожевая башня
building-barracks = Казармы
building-inn = Трактир
building-castle = Замок
building-infirmary = Лазарет

## Количества, в винительном падеже

coins = { $coins ->
        [one] { $coins } очко
        [few] { $coins } очка
       *[many] { $coins } очков
    }
# Одушевлённые: двух работников, но двадцать два работника.
workers = { $workers ->
        [2] { $workers } работников
        [3] { $workers } работников
        [4] { $workers } работников
        [one] { $workers } работника
        [few] { $workers } работника
       *[many] { $workers } работников
    }
paid = { $paid ->
        [2] { $paid } работников
        [3] { $paid } работников
        [4] { $paid } работников
        [one] { $paid } работника
        [few] { $paid } работника
       *[many] { $paid } работников
    }
gained = { $gained ->
        [2] { $gained } работников
        [3] { $gained } работников
        [4] { $gained } работников
        [one] { $gained } работника
        [few] { $gained } работника
       *[many] { $gained } работников
    }
buildings = { $buildings ->
        [one] { $buildings } здание
        [few] { $buildings } здания
       *[many] { $buildings } зданий
    }
# Сколько стоит обмен работников.
coin-each = { $workers ->
        [1] за 1 очко
       *[other] по 1 очку за каждого
    }

## Что происходит

event-took = { $seat } берёт карту { $place } «{ $card }»{ $paid ->
        [0] { "" }
       *[other] , отдаёт { paid }
    }{ $gained ->
        [0] { "" }
       *[other] , получает { gained }
    }.
event-turned-up = Новая карта на рынке: { $card }.
event-placed = { $seat } кладёт карту «{ $card }» под здание «{ $building }».
event-earned = { $seat } получает { coins } ({ $building }).
event-recruited = { $seat } получает { workers } ({ $building }).
event-bought = { $seat } покупает { workers } { coin-each }.
event-sold = { $seat } продаёт { workers } { coin-each }.
event-healed = { $seat } исцеляет карту «{ $card }»: она возвращается под здание «{ $building }».
event-wounded = { $by } нападает: { $seat } отправляет в Лазарет карту «{ $card }» ({ $building }).
event-withstood = { $by } нападает, но { $seat } отбивается: стражи достаточно.
event-spared = { $by } нападает, но { $seat } ничего не теряет: карт под зданиями нет.
event-dismissed = { $seat } возвращает в запас { workers } { coin-each }.
event-tended = { $seat } теряет { coins } за раненых.
event-varied = { $seat } получает { coins } за разнообразие: { buildings }.
event-led = { $seat } получает { coins } за большинство ({ $building }).
event-finished = Игра окончена. Победа: { $seats }.

## Вид стола

turn = Ход { $turn } из { $turns }
over = Игра окончена
taken = Взята и ещё не положена карта «{ $card }»
deck = { $cards ->
        [0] колода пуста
        [one] в колоде { $cards } карта
        [few] в колоде { $cards } карты
       *[many] в колоде { $cards } карт
    }
label-played = По ходу игры
label-wounded = Раненые
label-variety = Разнообразие
label-majorities = Большинство
label-total = Итого
legend = ¢ очко   ● работник   −2● стоит 2   ✗2● слишком дорого   ■ карта   ■/Ведьма двойная карта   ★ большинство   Лазарет: последнего лечат первым

## Ходы на выбор

describe-take = карта { $place }, { $card }
describe-take-as = карта { $place }, { $card } как { $character }
describe-lay = { $card } под здание «{ $building }»
describe-pays = отдаёт { paid }
describe-gets = получает { gained }
describe-swaps = отдаёт { paid }, получает { $gained }
describe-heals = исцеляет «{ $card }»
describe-heals-as = исцеляет «{ $card }» как { $character }
describe-buys = покупает { workers }
describe-sells = продаёт { workers }
describe-trades-nothing = без обмена

## Отказы

refuse-no-move = { $typed } — это не ход: возьмите карту, например 3, 4:guard, 2:witch+brewer или 3$-2
refuse-taken-already = карта уже взята; теперь скажите, куда она идёт
refuse-take-first = сначала возьмите карту рынка, от 1 до 6
refuse-no-card = карты { $typed } на рынке нет
refuse-too-dear = карта { $place } стоит { paid }, а у вас { $workers }
refuse-take-alone = сначала возьмите карту: { $place }; остальное — отдельный ход
refuse-one-character = на карте «{ $card }» один персонаж, выбирать половину не из чего
refuse-choose-half = «{ $card }» — двойная карта: выберите половину после двоеточия
refuse-not-on-card = { $typed } — этого персонажа нет на карте «{ $card }»
refuse-choose-healing = выздоравливает «{ $card }»: выберите здание после плюса
refuse-not-on-healed = { $typed } — этого персонажа нет на выздоравливающей карте «{ $card }»
refuse-no-healing = этот ход не лечит двойную карту, поэтому плюс лишний
refuse-no-trade = этот ход не ведёт в Замок B, поэтому менять нечего
refuse-trade-of-nothing = обмен на ноль не пишется
refuse-trade-range = обмен возможен от -{ $sold } до +{ $bought } работников, а не { $typed }

## Что даёт ход, коротко

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ coins }
brief-recruited = +{ workers }
brief-bought = +{ workers } { coin-each }
brief-sold = продаёт { workers } { coin-each }
brief-healed = исцеляется «{ $card }»
brief-wounded = теряет карту «{ $card }»
brief-withstood = стражи достаточно, потерь нет
brief-spared = { "" }
brief-dismissed = { workers } в запас { coin-each }
brief-tended = −{ coins } за раненых
brief-varied = +{ coins } за разнообразие
brief-led = +{ coins } за большинство ({ $building })
brief-finished = игра кончается, победа: { $seats }

## Почему победа

won-most = Побеждает тот, у кого больше всего очков (M42).
won-workers = Очков поровну: побеждает тот, у кого осталось больше работников (M42).
won-shared = Очков поровну: победа общая (M42).
won-level = Поровну и очков, и оставшихся работников: победа общая (M42).

## О чём можно спросить

topic-row = рынок, ряд, карты, цена, row, колода, двойная карта, двойная, дорого, ход
topic-workers = работники, работник, workers
topic-infirmary = лазарет, раненые, infirmary
topic-attack = нападение, атака, защита, attack
topic-healing = лечение, исцеление, healing, лечат
topic-end = конец, победа, разнообразие, большинство, очки, счёт, end, итого, победитель, за игру, игра

## Как победить

howto =
    Побеждает тот, у кого после двенадцати ходов больше всех очков.
    В свой ход возьмите одну карту с рынка. Карта 1 бесплатна, любая другая стоит по работнику
    за каждую карту перед ней. Работники, стоящие на карте, достаются вам вместе с ней.
    Карта ложится под своё здание, и оно сразу платит: чем больше у вас нужных людей, тем
    больше. Двойная карта ложится под одно из двух своих зданий.
    Рыцари нападают: у кого стражи меньше, чем у вас рыцарей, тот теряет карту — она уходит
    в Лазарет. Ведьмы лечат последнего из раненых.
    В конце платят за разнообразие (число занятых зданий в квадрате) и за большинство в каждом
    здании: его цена стоит у названия, лидер отмечен звездой. Раненые стоят очков.
