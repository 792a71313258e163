### Что говорят эти страницы по-русски, какой бы ни была игра
back = В лобби
tools = Инструменты
theme = Тема
theme-system = как на устройстве
theme-light = светлая
theme-dark = тёмная
sound = Звук
sound-off = выключен
sound-ask = Играть со звуком?
sound-yes = Включить
sound-no = Нет, спасибо
rules = Правила
gallery = Галерея
language = Язык
language-en = English
language-ru = Русский
language-de = Deutsch
language-pl = Polski
menu = Настройки
settings = Настройки
speed = Анимация
speed-normal = обычная
speed-quick = быстрая
speed-none = выключена
fast = Быстрые ходы
fast-says = Повторное нажатие отправляет ход.
notify = Сообщать, когда мой ход
shortcuts = Команды одной клавишей
shortcuts-says = Буквы, цифры и знаки действуют сразу. Стрелки, Enter и Escape работают всегда.
close = Закрыть
failed = Не получилось
try-again = Попробовать снова
to-the-hall = В лобби
page-lost = Страница не загрузилась. Возможно, нет связи.
board-lost = Игровое поле не загрузилось. Партия сохранена на сервере — попробуйте ещё раз.
nothing-here = По этому адресу ничего нет.
no-answer = Сервер не отвечает. Возможно, он скоро вернётся.
no-such-table = Такого стола нет.
too-many = Слишком много запросов: подождите немного.
not-now = Сейчас это невозможно.
not-accepted = Не принято. Проверьте, что вы ввели.
not-allowed = С этого места так сделать нельзя.
too-large = Это слишком много, чтобы отправить.
server-failed = На сервере произошла ошибка, она записана. Попробуйте ещё раз.
name-unseen = Такое имя не годится: в нём нужна видимая буква или цифра.
link-used = Эта ссылка уже использована или устарела.
link = Ссылка
copy-link = Копировать ссылку
send-link = Отправить ссылку
copied = Скопировано
qr = QR-код ссылки
qr-says = Или наведите на этот код камеру.
you = вы
open = Открыть
guest = Гость
your-name = Ваше имя

bot-number = Бот { $number }
bot-easy = Лёгкий бот
bot-medium = Средний бот
bot-hard = Сильный бот
bot-master = Бот-мастер
bot-greedy = Жадный бот
bot-random = Случайный бот
level = Соперник
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-master = Мастер
character-tilda = Тильда
character-hugo = Гуго
character-ruth = Рут
character-ulric = Ульрих
character-freya = Фрея
character-sigmund = Зигмунд
level-tilda = Тильда, смелая
level-hugo = Гуго, бережливый
level-ruth = Рут, осторожная
level-ulric = Ульрих, мстительный
level-freya = Фрея, смелая
level-sigmund = Зигмунд, невозмутимый
ladder = Соперники, от самого слабого
levels = Уровни
next-opponent = Следующий соперник: { $name }

hall = Три королевские игры
hall-says = Одно нажатие — и вы за столом. Без регистрации и установки.
it-is-your-turn = Ваш ход:
go-on = Продолжить
play-now = Играть сейчас против ботов
play = Играть
your-games = Ваши игры
on-this-device = хранятся на этом устройстве
no-games-yet = Игр пока нет. Нажмите «Играть», и вы за столом.
result = Итог
open-tables = Открытые столы
no-open-tables = Сейчас никто не ждёт игроков.
seats-free = { $count ->
        [one] { $count } место свободно
        [few] { $count } места свободны
       *[other] { $count } мест свободно
    }
with-friends = С друзьями
with-friends-says = Откройте стол и пошлите ссылку. Друзья играют сразу, а остальные места займут боты.
open-a-table = Открыть стол
watch = Смотреть
nothing-to-watch = Открытых партий сейчас нет.
learn = Как играть
replay = Повтор
replay-says = Законченная партия ход за ходом

seats = Места
who-sits = Кто сидит на месте { $seat }
name-of = Имя на месте { $seat }
sits-person = человек
sits-bot = бот
sits-open = свободно
sits-open-says = для тех, у кого есть ссылка
one-screen = Если вы играете на одном устройстве, передавайте его друг другу: между ходами экран закрыт, чужих карт не видно.
variants = Варианты
house-rules = Настройки стола
clock = Контроль времени
clock-none = нет
clock-move = 1 минута на ход
clock-short = 5 минут + 5 секунд на ход
clock-long = 20 минут + 10 секунд на ход
clock-days = 3 дня на ход
allow-help = Предпросмотр
allow-help-says = сколько даст ход и какой сейчас счёт
allow-hints = Подсказки
allow-hints-says = три хода, которые сделал бы сильный игрок
allow-undo = Отмена хода
allow-undo-says = пока никто другой не сходил и не открылось ничего нового
allow-chat = Чат
allow-chat-says = сидящие за столом могут писать друг другу
allow-pace = Боты не торопятся
allow-pace-says = чтобы за их ходами можно было следить
allow-absence = Бот подменяет
allow-absence-says = того, кого нет полторы минуты, пока он не вернётся
allow-listed = Виден всем
allow-listed-says = стол видят в лобби все; иначе он доступен только по ссылке
open-the-table = Открыть стол

waiting-table = { $count ->
        [one] Игра начнётся, когда сядет ещё { $count } человек.
        [few] Игра начнётся, когда сядут ещё { $count } человека.
       *[other] Игра начнётся, когда сядут ещё { $count } человек.
    }
open-seat = свободно
sit-down = Сесть
sit-beside = Ещё один игрок за этим устройством
sit-beside-says = Отдаёт свободное место второму человеку за этим устройством. Друзьям со своим устройством нужна ссылка.
their-name = Имя второго игрока
seat-beside = Посадить за это устройство
left-open = { $name }: место снова свободно.
left-bot = { $name }: теперь играет бот.
invite = Пригласить
invite-says = Кто откроет эту ссылку, тот сможет сесть.
start-with-bots = { $count ->
        [1] Начать: свободное место займёт бот
       *[other] Начать: свободные места займут боты
    }
link-alone = Эту ссылку может открыть только этот компьютер.
link-alone-start = Чтобы впустить других в вашей сети, запустите
get-up = Встать из-за стола

table = Стол
beside = Рядом со столом
this-table = Этот стол
choice = Ваш выбор
your-turn = Ваш ход
turn-of = Ходит { $name }
waiting-for = Ждём: { $names }
watching = Вы зритель
choose-move = { $count ->
        [one] Возможен { $count } ход.
        [few] Возможны { $count } хода.
       *[other] Возможно { $count } ходов.
    }
sending = Отправляем
take-back = Шаг назад
confirm = Подтвердить
undo = Отменить ход
hint = Подсказка
hints = Сильный игрок сходил бы так
hint-chance = шанс на победу { $share }
hint-why = Почему?
all-moves = Все ходы
for-you-now = Для вас сейчас
rule = Правило { $rule }
log = Журнал
nothing-yet = Пока ничего не произошло.
tell-all = Подробнее
chat = Чат
unread = { $count ->
        [one] { $count } непрочитанное
       *[other] { $count } непрочитанных
    }
nobody-spoke = Пока никто ничего не сказал.
say-something = Скажите что-нибудь
send = Отправить
mute = скрыть сообщения
unmute = Снова показывать все сообщения
phrase-1 = Здравствуйте!
phrase-2 = Удачи!
phrase-3 = Отлично сыграно!
phrase-4 = Спасибо!
phrase-5 = О нет!
phrase-6 = Минуту, пожалуйста.
phrase-7 = Вы ещё здесь?
phrase-8 = Ещё партию?
who-is-here = Кто здесь
watchers = { $count ->
        [0] Никто не смотрит
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
seat-open = пока никого
seat-bot = бот
seat-here = здесь
seat-away = нет на месте
clock-left = осталось { $time }
net-down = Связи нет. Пробуем снова
net-kept = Связи нет; ваш ход сохранён. Пробуем снова
net-back = { $count ->
        [one] Связь восстановлена. Вы пропустили { $count } ход.
        [few] Связь восстановлена. Вы пропустили { $count } хода.
       *[other] Связь восстановлена. Вы пропустили { $count } ходов.
    }
show-them = Показать
seat-lost = Это место перенесено на другое устройство.
link-to-watch = Ссылка на этот стол
open-on-device = Откройте это на другом устройстве (действует один раз)
move-seat = Перенести моё место на другое устройство
terms-no-clock = Без контроля времени.
terms-clock-move = Контроль времени: { $time } на ход.
terms-clock-game = Контроль времени: { $time } на всю игру.
terms-clock-more = Контроль времени: { $time } на всю игру и { $more } на ход.
terms-undo = Ходы можно отменять.
terms-no-undo = Ходы не отменяются.
terms-hints = Подсказки есть.
terms-no-hints = Подсказок нет.
terms-help = Видно, сколько даст ход и какой сейчас счёт.
terms-no-help = До выбора чисел не видно; что принесёт выбранный ход, видно всегда.
terms-absence = Если игрока нет { $seconds } секунд, за него играет бот.
handoff = { $name }, ваш ход
handoff-says = Остальные, отвернитесь, пожалуйста.
handoff-open = Я — { $name }
pause-limited = Через десять секунд игра продолжится сама.
pause-shared = Теперь могут смотреть все.

keys = Клавиши
key-help = Справка о выбранном
one-click = Отправлять ход по щелчку
one-click-says = В этой игре щелчок, завершающий ход, сразу его и отправляет, без золотой кнопки.
thinks = думает
away = отсутствует { $time }
away-short = нет { $time }, бот в { $bot }
away-bot = отсутствует { $time }, в { $bot } сыграет бот
bot-plays = За вас играет бот.
take-seat-back = Вернуть место
sit-again = Сесть снова
answers-stand = Этот выбор нельзя отменить.
compare = Сравнение

is-over = Игра окончена
you-win = Вы победили!
wins = { $count ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
you-win-by = Вы победили { $lead }
wins-by = { $name } побеждает { $lead }
farewell = Достойная игра: ваше знамя с честью возвращается домой.
rematch = Сыграть ещё раз
to-the-rematch = К новой партии
review = Разбор
look-at-board = Поле
save-record = Сохранить запись
share-picture = Картинка с результатом
how-it-adds-up = Из чего сложился счёт
shuffle-honest = Карты перемешаны честно: порядок задан секретом, закреплённым до начала, и числами игроков.
shuffle-bad = Порядок карт не подходит к секрету, закреплённому до начала: карты перемешаны не так, как было обещано.
shuffle-unknown = Здесь браузер не может проверить перемешивание; это делает «regalia verify» по сохранённой записи.

contents = Содержание
search = Искать в правилах
print = Напечатать
rules-found = { $count ->
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
nothing-found = Правила с такими словами нет.
seen-by = Чьими глазами
all-seeing = Всё открыто
as-spectator = Как видел зритель
as-seen-by = Как видел игрок { $name }
first = В начало
previous = На ход назад
play-on = Воспроизвести
next = На ход вперёд
last = В конец
move-of = Ход { $at } из { $last }
choose-file = Выбрать файл
no-record = Это не запись игры, или она повреждена.
drop-record = Перетащите сюда запись игры или выберите файл.

## Разбор законченной игры

review-begin = Разобрать игру
review-says = Сильный бот оценивает каждый ход по тому, что игрок мог тогда знать.
review-waiting = Ждём свободного бота
review-progress = Оценено ходов: { $done } из { $moves }
review-failed = Разобрать игру не удалось. Попробуйте ещё раз.
review-none = Явных ошибок не нашлось.
review-chances = Шансы на победу
review-graph = { $count ->
        [0] Шансы всех мест, ход за ходом. Переломных ходов нет.
        [one] Шансы всех мест, ход за ходом. Переломный ход: { $moves }.
       *[other] Шансы всех мест, ход за ходом. Переломные ходы: { $moves }.
    }
review-numbers = Числа
review-move = Ход
review-moves = Ходы
review-turning = переломные ходы
review-gave-away = потеряно { $points }
review-of-move = Ход { $number }
review-played = сыграно
review-better = лучше
review-better-brings = При лучшем ходе:
review-played-brings = При сыгранном:
review-expects = По тому, что было известно: { $better } шансов на победу вместо { $played }.
review-fine = Ничего явно лучшего не нашлось.
review-forced = Другого хода не было.
review-points-lost = Выиграть было почти нельзя, поэтому важен итог: на что можно было рассчитывать.
reasons = Лучше, чем «{ $move }»:
reasons-but = Но:
review-considered = Рассмотренные ходы
review-instead = Что можно было сыграть на ходу { $number }
review-play-on = Играть отсюда
review-play-on-says = Отдельный стол продолжит игру с этой позиции. Вы играете за место «{ $name }», боты — за остальных.
look-at-move = Вы смотрите ход { $at } из { $last }
look-since = { $count ->
        [one] С тех пор сделан { $count } ход.
        [few] С тех пор сделано { $count } хода.
       *[other] С тех пор сделано { $count } ходов.
    }
look-last = Это последний ход.
back-to-now = Вернуться к игре
decided = Что решило исход
decided-line = { $line }: { $name } — { $more }, { $other } — { $less }.
decided-lead = { $line }: { $name } — { $more }, { $other } — { $less }, разница { $by }.
decided-total = Всего
decided-slip = Ход { $number }: { $name } теряет { $points } шансов на победу.
decided-see = Посмотреть
decided-ask = Найти переломные ходы
continued = Продолжение другой игры с хода { $moves }, поэтому проверять тасовку не нужно.

## С клавиатуры

key-next = К следующему доступному
key-look = К следующему элементу
key-board = Назад к полю

## Первая игра с подсказками

lesson = Первая игра с подсказками
lesson-new-here = Впервые здесь? Научитесь за 5 минут
lesson-says = Первая игра с подсказками за настоящим столом. Ошибочные ходы объясняют, и их можно попробовать.
lesson-continue = { $game }: продолжить
lesson-step = Шаг { $at } из { $last }
lesson-next = Дальше
lesson-end = Играть дальше
lesson-skip = Пропустить
lesson-wait = Ходят соперники
lesson-astray = Вы отошли от урока, это не страшно. Отмените ход, чтобы учиться дальше, или играйте, как хотите.
lesson-back = Вернуться к уроку
lesson-leave = Играть свободно
lesson-whole = Целая партия

## The page of the operator

operator = Для администратора
operator-token = Токен администратора
operator-open = Открыть
operator-leave = Забыть токен
operator-nodes = Узлы
operator-node = Узел { $number }
operator-version = Версия
operator-since = Работает с
operator-tables = Столов в памяти
operator-people = Подключено людей
operator-spectators = Зрителей
operator-queue = Очередь / процессы ботов
operator-moves = Ходов за { $minutes } мин
operator-refusals = Отказов за { $minutes } мин
operator-errors = Ошибок сервера за { $minutes } мин
operator-failed-bots = Сбоев ботов
operator-move-latency = Ход: медиана / 99 %
operator-store-latency = Запись: медиана / 99 %
operator-bot-latency = Раздумье бота: медиана / 99 %
operator-store = База данных
operator-stored = столы: открыты { $open }, идут { $running }, окончены { $over }
operator-warnings = Последние предупреждения
operator-no-warnings = Нет.
operator-refused = Это не токен администратора.
operator-off = Этот сервер запущен без токена администратора.

## The coach

coach = Тренер
coach-says = Подсказывает перед ходом, что сейчас важно, и замечает дорогие ошибки; в первых двух играх говорит, пока вы его не выключите.
coach-off = Выключить тренера
coach-waits = В ваш ход тренер скажет, что сейчас важно.
coach-better = Лучше было бы:
coach-shares = Такой ход побеждает примерно в { $better } игр, ваш — в { $played }.
coach-look-back = Посмотреть

## How fast bots move, and what they did

pace = Боты ходят
pace-slow = медленно
pace-normal = обычно
pace-quick = быстро
pace-tap = по касанию
pace-waits = Сейчас ходит бот
pace-waits-says = Коснитесь стола или нажмите Enter, чтобы увидеть его ход.
pace-tap-on = Следующий ход
recap = Итоги
recap-you = Вам:
recap-nothing = После вашего хода никто ещё не ходил.
