### «Царь горы» по-русски

game = Царь горы

## Придворные, этажи, голоса

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

phase-placing = расселение
phase-ascent = восшествие
phase-vote = голосование
phase-vote-on = голосование: { $courtier }
phase-over = конец игры

## Количества

points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## Что происходит

event-dealt = { $seat } получает цель { $goal }: { $courtiers }.
event-dealt-veiled = { $seat } получает цель.
event-placed = { $seat } заселяет на этаж «{ $floor }»: { $courtier }.
event-stood = Этаж «{ $floor }»: { $courtiers }.
event-moved = { $seat } продвигает на этаж «{ $floor }»: { $courtier }.
event-nominated = { $seat } берёт корону и предлагает в цари: { $courtier }. Голосуют все.
event-voted = { $seat } голосует тайно: «{ $vote }».
event-voted-veiled = { $seat } голосует тайно.
event-agreed = «За»: { $seats }.
event-objected = «Против»: { $seats }.
event-crowned = Новый царь — { $courtier }, кандидат игрока { $by }.
event-rejected = Выбывает до конца раунда: { $courtier }, кандидат игрока { $by }.
event-scored = { $seat } показывает цель { $goal } ({ $courtiers }): { points }, всего { $total }.
event-soared = { $seat } показывает цель { $goal } ({ $courtiers }): ни одного очка, поэтому засчитывается { points }, всего { $total }.
event-began = Начинается раунд { $round }. Первый ход: { $seat }.
event-finished = Игра окончена. Победа: { $seats }.

## Вид стола

portrait-round = раунд { $number } из { $rounds }, { $phase }
portrait-goal = Ваша цель { $goal }, сейчас это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }:
portrait-round-score = Раунд { $number }
portrait-waiting = Ещё не во дворце:
portrait-out = Выбыли, и кто был против:
portrait-gone = Цели прошлых раундов:
legend = ▶ ждём хода   ♛ корона   ★ ваш фаворит   ✗3 осталось карт «Против»   ✓ ✗ ■ голос: «За», «Против», тайный
column-goal = Цель
column-total = Всего

describe-place = Заселить: { $courtier }, этаж { $number }, «{ $floor }»
describe-ascend = Продвинуть: { $courtier }, этаж { $number }, «{ $floor }»
describe-nominate = Предложить в цари: { $courtier }
describe-yes = Голосовать «За»
describe-no = Голосовать «Против»

## Отказы

refuse-only-yes = карт «Против» больше нет, поэтому голосовать можно только «За»: yes
refuse-vote-now = сейчас все голосуют, yes («За») или no («Против»), а не { $typed }
refuse-no-vote-now = голосования сейчас нет: оно начнётся, когда кто-нибудь войдёт в Тронный зал
refuse-no-placing = { $typed } — это не ход: заселите придворного на этаж, например K@3
refuse-no-ascent = { $typed } — это не ход: продвиньте придворного, например K^
refuse-no-courtier = { $typed } — такого придворного нет, а есть { $initial }
refuse-not-yet-up = пока идёт расселение, никого не продвигают: заселите придворного, например K@3
refuse-placed-already = { $courtier } уже во дворце
refuse-no-such-floor = придворных заселяют на этажи с 1 по 4, а не на этаж { $floor }
refuse-floor-full = на этаже { $floor } уже четверо, и { $courtier } туда не поместится
refuse-placing-over = расселение окончено: продвиньте придворного, например K^
refuse-out-of-round = { $courtier } до конца раунда среди выбывших

## Что даёт ход, коротко

brief-dealt = { "" }
brief-dealt-veiled = { "" }
brief-placed = { "" }
brief-stood = { "" }
brief-moved = { "" }
brief-nominated = все голосуют
brief-voted = { "" }
outlook-goal = ваши очки за раунд: { $before } → { $after }
outlook-same = ваши очки за раунд: по-прежнему { $before }
outlook-nominated = ваши очки за раунд: { $crowned }, если все «За», и { $out }, если нет
outlook-no = { $courtier } выбывает; ваши очки за раунд: { $before } → { $out }
outlook-yes = если все «За», { $courtier } — царь, ваши очки за раунд: { $crowned }; если нет: { $out }

## Почему победа

won-most = Побеждает тот, у кого больше всего очков в сумме.
won-favourites = Суммы равны: побеждает тот, у кого во дворце больше фаворитов последнего раунда.
won-shared = Равны и суммы, и число фаворитов во дворце: победа общая.

## О чём можно спросить

topic-goals = цели, цель, фавориты, очки, goals
topic-noes = против, карты против, вето, noes
topic-seats = места, игроки, порядок, seats, ход, ждём хода
topic-placing = расселение, заселить, placing, ещё не во дворце
topic-floors = этажи, этаж, дворец, floors
topic-ascent = восшествие, престол, продвинуть, придворные, ascent
topic-crown = корона, предложить, crown
topic-throne = трон, тронный зал, throne
topic-votes = голосование, голос, за, votes, выборы, выбыли, тайный
topic-king = царь, король, king
topic-scoring = подсчёт, счёт, scoring, сейчас это
topic-moonshot = тридцать три, ноль, moonshot
topic-rounds = раунды, раунд, rounds
topic-end = конец, победа, end, победитель, итого

## Как победить

howto =
    Ваша тайная цель — шесть фаворитов, они отмечены звездой. Чем выше они стоят, когда
    появится царь, тем больше очков: номер этажа, а за царя 10.
    Сначала все расселяют придворных по этажам с 1 по 4, не больше четырёх на этаж.
    Потом каждый в свой ход продвигает кого угодно на один этаж вверх.
    Того, кто вошёл в тронный зал, ставят на голосование — тайно, и голосуют все сразу. Если все
    «За», царь избран и раунд подсчитывают; хоть одно «Против» — и кандидат выбывает.
    Карт «Против» мало, и они не возвращаются; без них можно только «За».
    После трёх раундов побеждает тот, у кого больше всего очков. Двигайте своих, но не
    выдавайте их: тот, в ком узнали вашего фаворита, получит «Против».

## Подсказки тренера перед ходом

coach-unplaced = Ваших фаворитов ещё не расселено: { $favourites }.
coach-all-placed = Все ваши фавориты уже во дворце. Остальные вам ничего не принесут: заселяйте их пониже.
coach-top-floor = Самый высокий этаж, где есть место, — «{ $floor }» (свободно: { $room }): фаворит там принесёт { $points }.
coach-noes = { $noes ->
        [0] Карт «Против» у вас нет: голосовать можно только «За».
       *[other] Карт «Против» у вас: { $noes }.
    }
coach-noes-of-others = { $noes ->
        [0] Больше ни у кого нет карт «Против».
       *[other] Карт «Против» у всех остальных вместе: { $noes }.
    }
coach-near-favourite = { $courtier } — ваш фаворит и стоит прямо под тронным залом: если станет царём, раунд даст вам { $crowned } вместо { $points }.
coach-near-stranger = { $courtier } — не ваш фаворит, но стоит прямо под тронным залом: если станет царём, раунд кончится, а у вас будет { $points }.
coach-low-favourites = Ваших фаворитов не выше этажа «{ $floor }»: { $favourites }.
coach-vote-favourite = { $courtier } — ваш фаворит: если станет царём, раунд даст вам { $points }, а если выбудет — { $out }.
coach-vote-stranger = { $courtier } — не ваш фаворит: если станет царём, раунд кончится, а у вас будет { $points }.
coach-points-now = Сейчас ваши фавориты дают за этот раунд: { $points }.

## К чему ведёт ход, а иначе другой
reason-round-points = Очков за раунд: около { $better }, иначе { $other }.
reason-rival-points = Очков за раунд у лучшего из соперников: около { $better }, иначе { $other }.
reason-own-noes = Своих карт «Против», открытых за раунд: около { $better }, иначе { $other }.
reason-rival-noes = Карт «Против» у всех остальных, открытых за раунд: около { $better }, иначе { $other }.
reason-favourite-crowned = { $courtier } (фаворит) становится царём: в { $better } % продолжений, иначе в { $other } %.
reason-favourite-out = { $courtier } (фаворит) выбывает: в { $better } % продолжений, иначе в { $other } %.
reason-stranger-crowned = { $courtier } (не фаворит) становится царём: в { $better } % продолжений, иначе в { $other } %.
expected-points = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
