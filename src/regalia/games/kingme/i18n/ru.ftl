### «Царь горы» по-русски

game = Царь горы

## Courtiers, floors, votes

courtier-A = Ангела
courtier-B = Бернард
courtier-V = Вольдемар
courtier-G = Григор
courtier-D = Димитрий
courtier-J = Жанетта
courtier-I = Изабелла
courtier-K = Каспар
courtier-L = Люциан
courtier-M = Мерлин
courtier-N = Николай
courtier-O = Оскар
courtier-P = Пётр

initial-A = А
initial-B = Б
initial-V = В
initial-G = Г
initial-D = Д
initial-J = Ж
initial-I = И
initial-K = К
initial-L = Л
initial-M = М
initial-N = Н
initial-O = О
initial-P = П

floor-servants = Слуги
floor-craftsmen = Мастеровые
floor-merchants = Купцы
floor-guards = Стражники
floor-dignitaries = Сановники
floor-nobles = Дворяне
floor-throne = Тронный зал

vote-yes = За
vote-no = Против

phase-placing = расстановка
phase-ascent = восхождение
phase-vote = голосование
phase-vote-on = голосование: { $courtier }
phase-over = конец игры

## Amounts

points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## What happens

event-dealt = { $seat } получает цель { $goal }: { $courtiers }.
event-dealt-veiled = { $seat } получает цель.
event-placed = { $seat } ставит на этаж «{ $floor }»: { $courtier }.
event-stood = Этаж «{ $floor }»: { $courtiers }.
event-moved = { $seat } поднимает на этаж «{ $floor }»: { $courtier }.
event-nominated = { $seat } берёт корону и предлагает в цари: { $courtier }. Голосуют все.
event-voted = { $seat } голосует тайно: «{ $vote }».
event-voted-veiled = { $seat } голосует тайно.
event-agreed = «За»: { $seats }.
event-objected = «Против»: { $seats }.
event-crowned = Новый царь — { $courtier }. Предложение: { $by }.
event-rejected = Выбывает до конца раунда: { $courtier }. Предложение: { $by }.
event-scored = { $seat } показывает цель { $goal } ({ $courtiers }): { points }, всего { $total }.
event-soared = { $seat } показывает цель { $goal } ({ $courtiers }): ни одного очка, поэтому засчитывается { points }, всего { $total }.
event-began = Начинается раунд { $round }. Первый ход: { $seat }.
event-finished = Игра окончена. Победа: { $seats }.

## The picture

portrait-round = раунд { $number } из { $rounds }, { $phase }
portrait-goal = Ваша цель { $goal }, сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }:
portrait-round-score = Раунд { $number }
portrait-waiting = Ещё не во дворце:
portrait-out = Вне раунда, и кто был против:
portrait-gone = Цели прошлых раундов:
legend = ▶ ждём хода   ♛ корона   ★ ваш фаворит   ✗3 осталось карт «Против»   ✓ ✗ ■ голос: «За», «Против», тайный
column-goal = Цель
column-total = Всего

describe-place = Поставить: { $courtier }, этаж { $number }, «{ $floor }»
describe-ascend = Поднять: { $courtier }, этаж { $number }, «{ $floor }»
describe-nominate = Предложить в цари: { $courtier }
describe-yes = Голосовать «За»
describe-no = Голосовать «Против»

## Refusals

refuse-only-yes = карт «Против» больше нет, поэтому голосовать можно только «За»: yes
refuse-vote-now = сейчас все голосуют, yes («За») или no («Против»), а не { $typed }
refuse-no-vote-now = голосования сейчас нет: оно начнётся, когда кто-нибудь войдёт в Тронный зал
refuse-no-placing = { $typed } — это не ход: поставьте придворного на этаж, например K@3
refuse-no-ascent = { $typed } — это не ход: поднимите придворного, например K^
refuse-no-courtier = { $typed } — такого придворного нет, а есть { $initial }
refuse-not-yet-up = пока не расставлены все, никто не поднимается: поставьте придворного, например K@3
refuse-placed-already = { $courtier } уже стоит во дворце
refuse-no-such-floor = придворных ставят на этажи с 1 по 4, а не на этаж { $floor }
refuse-floor-full = на этаже { $floor } уже четверо, и { $courtier } туда не поместится
refuse-placing-over = расстановка окончена: поднимите придворного, например K^
refuse-out-of-round = { $courtier } до конца раунда вне игры

## Что даёт ход, коротко

brief-dealt = { "" }
brief-dealt-veiled = { "" }
brief-placed = { "" }
brief-stood = { "" }
brief-moved = { "" }
brief-nominated = все голосуют
brief-voted = { "" }
outlook-goal = ваша цель: { $before } → { $after }
outlook-same = ваша цель: по-прежнему { $before }
outlook-nominated = ваша цель: { $crowned }, если все «За», и { $out }, если нет
outlook-no = { $courtier } вне раунда; ваша цель: { $before } → { $out }
outlook-yes = если все «За», { $courtier } — царь: ваша цель { $crowned }; если нет: { $out }

## Почему победа

won-most = Побеждает наибольшая сумма (K17).
won-favourites = Суммы равны: побеждает тот, у кого во дворце больше фаворитов последнего раунда (K17).
won-shared = Равны и суммы, и число фаворитов во дворце: победа общая (K17).

## О чём можно спросить

topic-goals = цели, цель, фавориты, очки, goals
topic-noes = против, карты против, вето, noes
topic-seats = места, игроки, порядок, seats, ход, ждём хода
topic-placing = расстановка, поставить, placing, ещё не стоят
topic-floors = этажи, этаж, дворец, floors
topic-ascent = подъём, восхождение, поднять, придворные, ascent
topic-crown = корона, предложить, crown
topic-throne = трон, тронный зал, throne
topic-votes = голосование, голос, за, votes, вне раунда, тайный
topic-king = царь, король, king
topic-scoring = подсчёт, счёт, scoring, сейчас это
topic-moonshot = тридцать три, moonshot
topic-rounds = раунды, раунд, rounds
topic-end = конец, победа, end, победитель, итого

## Как победить

howto =
    Ваша тайная цель — шесть фаворитов, они отмечены звездой. Чем выше они стоят, когда
    появится царь, тем больше очков: номер этажа, а за царя 10.
    Сначала все расставляют придворных по этажам с 1 по 4, не больше четырёх на этаж.
    Потом каждый в свой ход поднимает кого угодно на один этаж.
    За того, кто вошёл в тронный зал, голосуют — тайно и все сразу. Если все «За», царь
    избран и раунд подсчитывают; хоть одно «Против» — и он вне раунда.
    Карт «Против» мало, и они не возвращаются; без них можно только «За».
    После трёх раундов побеждает наибольшая сумма. Двигайте своих, но не выдавайте их:
    тот, в ком узнали вашего фаворита, получит «Против».
