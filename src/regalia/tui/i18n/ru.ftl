### The terminal in Russian

welcome = { $game }. Введите ход, как в списке, или: помощь, ходы, стол, совет, ? и слово, выход.
interpreted = Движок работает без компиляции: скомпилированного нет, и боты думают медленно.
help-title = Помощь
help =
    Ход вводится так, как он записан в списке, заглавными или строчными буквами; хватит начала, если оно понятно, а карты можно называть по-русски. Начало нескольких ходов покажет их все.
    ходы       показать ходы ещё раз
    стол       показать стол ещё раз
    ?          о чём можно спросить; ? и слово или номер правила — объяснение
    совет      подсказать ход; почему — объяснить причины
    отмена     отменить свой последний ход
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
command-undo = отмена, назад
command-log = журнал
command-repeat = повтор
command-goal = цель
command-light = свет
command-say = скажи, сказать
command-talk = чат, разговор, беседа
command-quit = выход, q, exit

## Advice

hint = Попробуйте { $move }: { $meaning }.
bare-hint = Попробуйте { $move }.
why-title = Почему
only-move = Взвешивать нечего: ход всего один — { $meaning }.
as-good = Одинаково хороши:
in-common = Все они дают: { $brings }.
it-brings = Он даёт: { $brings }.
then = Ожидаемый ответ, в { $often ->
        [one] { $often } случае
       *[other] { $often } случаях
    } из 10: { $answer }
fewer-wins = на { $lost ->
        [one] { $lost } победу
        [few] { $lost } победы
       *[many] { $lost } побед
    } меньше в 100 партиях
weaker-answer = Ответ будет таким: { $answer }
no-move = Так нельзя: { $reason }.
no-topic = Об этом ничего нет. Введите ? — и увидите список.
topics = Спросите с помощью ? о таких словах: { $topics }
now = Сейчас: { $move } ⇒ { $brings }
now-ways = { $count ->
        [1] Сейчас: { $move }
        [one] Сейчас { $count } способ, например: { $move }
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
keys-visit = ↑↓ выбор · ← назад · ? что · u отмена · t сказать · c чат · / ввод · q выход
make-it = ещё раз { $key } или Enter — сделать этот ход · ← другое
keys-over = ↑↓ Enter выбор · l журнал · u отмена · q выход
keys-replay = ←→ ход · ↑↓ круг · Home End · s кто смотрит · / к ходу · l журнал · q выход
close = Enter или Esc — закрыть
leads-to = { $name }… { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }: { $next }
thinking = { $name } думает…
advising = Советник думает…
over = Игра окончена
after-again = Сыграть ещё раз
after-rematch = Сыграть ещё раз с теми же людьми
after-replay = Пересмотреть партию
after-quit = Выйти
log-title = Что произошло
repeat-title = После вашего хода
undone = Ваш последний ход отменён.
nothing-to-undo = У вас нет хода, который можно отменить.
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
level-tilda = Тильда, девушка из свиты, смелая: её обыграет и новичок
level-hugo = Гуго, повар, бережливый: ровня новичку
level-ruth = Рут, стражница, осторожная: знает, что важно
level-ulric = Ульрих, сокольничий, мстительный: редко ошибается
level-freya = Фрея, воевода, смелая: обыграть трудно
level-sigmund = Зигмунд, канцлер, невозмутимый: думает секунду
name-easy = Лёгкий
name-medium = Средний
name-hard = Сильный
name-master = Мастер
name-greedy = Жадный
name-random = Случайный
name-tilda = Тильда
name-hugo = Гуго
name-ruth = Рут
name-ulric = Ульрих
name-freya = Фрея
name-sigmund = Зигмунд
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

sent = Ждём ответа сервера…
kept = Связь восстанавливается… ваш ход сохранён.
reconnecting = Нет связи…
connected = Связь восстановлена.
here = здесь
away = нет на месте
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
