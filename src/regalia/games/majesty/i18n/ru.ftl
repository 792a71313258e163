### Majesty по-русски

game = Majesty

## Персонажи и постройки

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
side-A = А
side-B = Б

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
        [one] { $buildings } постройка
        [few] { $buildings } постройки
       *[many] { $buildings } построек
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
event-placed = { $seat } кладёт карту «{ $card }» под постройку «{ $building }».
event-earned = { $seat } получает { coins } ({ $building }).
event-recruited = { $seat } получает { workers } ({ $building }).
event-bought = { $seat } покупает { workers } { coin-each }.
event-sold = { $seat } продаёт { workers } { coin-each }.
event-healed = { $seat } исцеляет карту «{ $card }»: она возвращается под постройку «{ $building }».
event-wounded = { $by } атакует: { $seat } отправляет в Лазарет карту «{ $card }» ({ $building }).
event-withstood = { $by } атакует, но { $seat } отбивается: стражи достаточно.
event-spared = { $by } атакует, но { $seat } ничего не теряет: карт под постройками нет.
event-dismissed = { $seat } возвращает в общий резерв { workers } { coin-each }.
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
legend = ¢ очко   ● работник   −2● стоит 2   ✗2● слишком дорого   ■ карта   ■/Ведьма двойная карта   ★ большинство   Лазарет: последнего исцеляют первым

## Ходы на выбор

describe-take = карта { $place }, { $card }
describe-take-as = карта { $place }, { $card } как { $character }
describe-lay = { $card } под постройку «{ $building }»
describe-pays = отдаёт { paid }
describe-gets = получает { gained }
describe-swaps = отдаёт { paid }, получает { $gained }
describe-heals = исцеляет «{ $card }»
describe-heals-as = исцеляет «{ $card }» как { $character }
describe-buys = покупает { workers }
describe-sells = продаёт { workers }
describe-trades-nothing = без обмена
describe-if-now = { $by }, если бы игра кончилась сейчас

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
refuse-choose-healing = исцеляется «{ $card }»: выберите постройку после плюса
refuse-not-on-healed = { $typed } — этого персонажа нет на исцеляемой карте «{ $card }»
refuse-no-healing = этот ход не исцеляет двойную карту, поэтому плюс лишний
refuse-no-trade = этот ход не ведёт в Замок Б, поэтому менять нечего
refuse-trade-of-nothing = обмен на ноль не пишется
refuse-trade-range = обмен возможен от -{ $sold } до +{ $bought } работников, а не { $typed }

## Что даёт ход, коротко

brief-took = { "" }
brief-turned-up = { "" }
brief-placed = { "" }
brief-earned = +{ coins }
brief-recruited = +{ $workers ->
        [one] { $workers } работник
        [few] { $workers } работника
       *[many] { workers }
    }
brief-bought = +{ $workers ->
        [one] { $workers } работник
        [few] { $workers } работника
       *[many] { workers }
    } { coin-each }
brief-sold = продаёт { workers } { coin-each }
brief-healed = исцеляется «{ $card }»
brief-wounded = теряет карту «{ $card }»
brief-withstood = стражи достаточно, потерь нет
brief-spared = { "" }
brief-dismissed = { workers } в общий резерв { coin-each }
brief-tended = −{ coins } за раненых
brief-varied = +{ coins } за разнообразие
brief-led = +{ coins } за большинство ({ $building })
brief-finished = игра кончается, победа: { $seats }

## Почему победа

won-most = Побеждает тот, у кого больше всего очков.
won-workers = Очков поровну: побеждает тот, у кого осталось больше работников.
won-shared = Очков поровну: победа общая.
won-level = Поровну и очков, и оставшихся работников: победа общая.

## О чём можно спросить

topic-row = рынок, ряд, карты, цена, row, колода, двойная карта, двойная, дорого, ход
topic-workers = работники, работник, workers
topic-infirmary = лазарет, раненые, infirmary
topic-attack = атака, нападение, защита, attack
topic-healing = исцеление, лечение, healing, исцеляют
topic-end = конец, победа, разнообразие, большинство, очки, счёт, end, итого, победитель, за игру, игра

## Как победить

howto =
    Побеждает тот, у кого после двенадцати ходов больше всех очков.
    В свой ход возьмите одну карту с рынка. Карта 1 бесплатна, любая другая стоит по работнику
    за каждую карту перед ней. Работники, стоящие на карте, достаются вам вместе с ней.
    Карта ложится под свою постройку, и та сразу приносит очки: чем больше у вас нужных
    персонажей, тем больше. Двойная карта ложится под одну из двух своих построек.
    Рыцари атакуют: у кого стражи меньше, чем у вас рыцарей, тот теряет карту — она уходит
    в Лазарет. Ведьма исцеляет того, кто попал туда последним.
    В конце дают очки за разнообразие (число занятых построек, умноженное само на себя) и за
    большинство в каждой постройке: его ценность стоит у названия, лидер отмечен звездой.
    Раненые отнимают очки.

## Подсказки тренера перед ходом

coach-nth = { $next ->
        [1] Первый
        [2] Второй
        [3] Третий
        [4] Четвёртый
        [5] Пятый
        [6] Шестой
       *[other] Седьмой
    }
coach-threat = { $seat }: рыцарей на { $more } больше, чем у вас стражи. Атака отправит вашу карту в Лазарет.
coach-attack = Карта { $place } как рыцарь прошла бы мимо стражи { $victims ->
        [one] { $victims } соперника
       *[other] { $victims } соперников
    }.
coach-new-kind = { coach-nth } вид персонажей добавит в конце { $more }: карта { $place } ляжет под вашу пустую постройку «{ $building }».
coach-majority = Карта { $place } дала бы вам большинство ({ $building }, { $count } против { $most }): { $value } в конце.
coach-majority-shared = Карта { $place } дала бы вам равную долю в большинстве ({ $building }, { $count } против { $most }): { $value } в конце.
coach-healing = Карта { $place } как Ведьма исцелила бы вашу карту «{ $card }».
coach-wounded = Раненых у вас: { $wounded }. Если их не исцелить, в конце они отнимут { $cost }.
coach-reach = { $workers ->
        [0] Работников у вас нет: можно взять только бесплатную карту 1.
       *[other] Работников у вас: { $workers }. Хватит на карты до { $place } включительно.
    }
coach-rich-card = На карте { $place } стоят работники ({ $workers }): они достанутся тому, кто её возьмёт.
coach-last-turns = { $turns ->
        [1] Это ваш последний ход.
       *[other] Ходов у вас осталось: { $turns }, считая этот.
    }
coach-behind = Если бы игра кончилась сейчас, { $seat } опережает вас на { coins }.
coach-ahead = Если бы игра кончилась сейчас, вы впереди на { coins }; ближе всех { $seat }.
coach-level = Если бы игра кончилась сейчас, у вас было бы поровну с соперником: { $seat }.

## К чему ведёт ход, а иначе другой
reason-lead = Отрыв от лучшего из соперников в конце: около { $better }, иначе { $other }.
reason-coins = Очков в конце: около { $better }, иначе { $other }.
reason-coins-now = Очков сразу: { $better }, иначе { $other }.
reason-rival-coins = Очков у лучшего из соперников в конце: около { $better }, иначе { $other }.
reason-variety = Очков за разнообразие в конце: около { $better }, иначе { $other }.
reason-majorities = Очков за большинство в конце: около { $better }, иначе { $other }.
reason-infirmary = Очков за раненых в конце: около { $better }, иначе { $other }.
reason-workers = Работников к следующему своему ходу: около { $better }, иначе { $other }.
reason-wounded = { $seat } ранит карту раньше, чем очередь вернётся: в { $better } % продолжений, иначе в { $other } %.
reason-taken = { $seat } берёт следом карту «{ $card }»: в { $better } % продолжений, иначе в { $other } %.
expected-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
