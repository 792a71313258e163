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
vote-sealed = закрыт

phase-placing = расстановка
phase-ascent = восхождение
phase-vote = голосование
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

portrait-title = { $game } — раунд { $number } из { $rounds }, { $phase }
portrait-waiting = Ещё не во дворце:
portrait-out = Вне раунда: { $courtier } — «Против»:
portrait-gone = Цели прошлых раундов:
portrait-legend = ▶ ждём хода   ♛ корона   ★ ваш фаворит
portrait-winners = Победа:
column-goal = Цель
column-noes = Карты «Против»
column-vote = Голос
column-scores = Раунды
column-total = Всего

describe-place = Поставить: { $courtier }, этаж { $number }, «{ $floor }»
describe-ascend = Поднять: { $courtier }, этаж { $number }, «{ $floor }»
describe-nominate = Предложить в цари: { $courtier }
describe-yes = Голосовать «За»
describe-no = Голосовать «Против»
