### The terminal in Russian

welcome = { $game }. Введите ход, как в списке, или: помощь, ходы, стол, совет, ? и слово, выход.
interpreted = Движок работает без компиляции: скомпилированного нет, и боты думают медленно.
help-title = Помощь
help =
    Ход вводится так, как он записан в списке, любыми буквами; хватит начала, если оно понятно, а карты можно называть по-русски. Начало нескольких ходов покажет их все.
    ходы       показать ходы ещё раз
    стол       показать стол ещё раз
    ?          о чём можно спросить; ? и слово или номер правила — объяснение
    совет      подсказать ход; почему — объяснить причины
    назад      взять свой последний ход обратно
    повтор     ещё раз, что было после вашего хода; журнал — всё с начала
    цель       как победить
    свет       тёмный или светлый экран
    выход      встать из-за стола; партия сохранена

## Commands

command-help = помощь
command-moves = ходы
command-table = стол
command-hint = совет, подсказка
command-why = почему
command-undo = назад, отмена
command-log = журнал
command-repeat = повтор
command-goal = цель
command-light = свет
command-say = скажи, сказать
command-talk = разговор, беседа
command-quit = выход, q, exit

## Advice

hint = Попробуйте { $move }: { $meaning }.
bare-hint = Попробуйте { $move }.
why-title = Почему
only-move = Взвешивать нечего: ход всего один — { $meaning }.
as-good = Одинаково хороши: { $moves }.
in-common = Все они дают: { $brings }.
only-this = Только { $meaning }: { $brings }.
it-brings = Он даёт: { $brings }.
then = Ожидаемый ответ, в { $often } случаях из 10: { $answer }
weaker = { $meaning } — на { $lost } побед из 100 меньше. Этот ход даёт: { $brings }.
weaker-answer = { $meaning } — на { $lost } побед из 100 меньше. Ответ будет таким: { $answer }
weaker-bare = { $meaning } — на { $lost } побед из 100 меньше: скажется позже.
no-move = Так нельзя: { $reason }.
no-topic = Об этом ничего нет. Введите ? — и увидите список.
topics = Спросите с помощью ? о таких словах: { $topics }
now = Сейчас: { $move } ⇒ { $brings }
now-ways = { $count ->
        [one] Сейчас: { $move }
        [few] Сейчас { $count } способа, например: { $move }
       *[many] Сейчас { $count } способов, например: { $move }
    }
no-howto = Эта игра не рассказывает, как в ней победить. Её правила: regalia rules.
howto-keys = Выбирайте стрелками и Enter, цифрами или мышью; ? объяснит то, что отмечено.
many-moves = Введите начало хода, чтобы увидеть только такие ходы и их смысл.
several = Это может значить разное: { $moves }

## The screen

too-small = Столу нужно { $wide }×{ $high }, а в окне { $now }. Увеличьте окно.
keys = ↑↓ выбор · ← назад · ? что · h совет · w почему · u отмена · / ввод · q выход
keys-visit = ↑↓ выбор · ← назад · ? что · u отмена · t сказать · c беседа · / ввод · q выход
make-it = ещё раз { $key } или Enter — сделать этот ход · ← другое
keys-over = ↑↓ Enter выбор · l журнал · u отмена · q выход
keys-replay = ←→ ход · ↑↓ круг · Home End · s кто смотрит · / к ходу · l журнал · q выход
close = Enter или Esc — закрыть
leads-to = { $name } … { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
thinking = { $name } думает …
advising = Советник думает …
over = Игра окончена
after-again = Сыграть ещё раз
after-rematch = Сыграть ещё раз с теми же людьми
after-replay = Пересмотреть партию
after-quit = Выйти
log-title = Что произошло
repeat-title = После вашего хода
undone = Ваш последний ход взят обратно.
nothing-to-undo = У вас нет хода, который можно взять обратно.
pace = Пауза после хода бота: { $seconds } с
not-now = Сейчас так нельзя.

## Beginning

ask-game = Какая игра?
ask-seats = Сколько игроков за столом?
ask-against = Против кого?
ask-language = Какой язык?
choosing = ↑↓ Enter выбор · Esc назад · q выход
go-on = Продолжить: { $what }
level-easy = лёгкий: ошибается
level-medium = средний: играет хорошо
level-hard = сильный: думает секунду
level-master = мастер: думает пять секунд
guest = Гость
left = Вы встали из-за стола.
saved = Партия сохранена в файле { $file }.
how-to-go-on = Партия сохранена. Продолжить: { $command }
nothing-saved = Сохранённых партий, которые можно продолжить, нет.
saved-game = { $game }, { $names } — { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, { $when }
which-one = Какую? (номер; Enter — никакую)

## At a server's table

sent = Ждём ответа сервера …
kept = Связь восстанавливается … ваш ход сохранён.
reconnecting = Нет связи …
connected = Связь восстановлена.
here = здесь
away = вышел
seat-open = свободно
watchers = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
       *[many] { $count } зрителей
    }
rematch-offered = Остальные играют ещё раз: можно и вам.
talk-title = О чём говорили
no-talk = Пока никто ничего не сказал. Введите: скажи и ваши слова.
watching = Вы смотрите: свободных мест за этим столом нет.
waiting = Вы за столом. Игра начнётся, когда все соберутся; свободных мест: { $open }.
come-back = Вернуться: { $command }
no-tables = На этом сервере нет столов в списке. Открыть свой: { $command }
listed-table = { $game }, { $names } — свободных мест: { $open }

## Looking back

everything = все карты открыты
spectator = зритель
looks = Смотрит: { $who }
at-move = Ход { $number } из { $moves }
no-such-number = Такого хода в партии нет: от 0 до { $moves }.
