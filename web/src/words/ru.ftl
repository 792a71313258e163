### Что говорят эти страницы по-русски, какой бы ни была игра
back = Назад в зал
tools = Инструменты
theme = Тема
theme-system = как на устройстве
theme-light = светлая
theme-dark = тёмная
sound = Звук
sound-off = выключен
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
fast-says = Повторное касание отправляет ход.
notify = Сообщать, когда мой ход
shortcuts = Команды одной клавишей
shortcuts-says = Буквы, цифры и знаки действуют сразу. Стрелки, Enter и Escape работают всегда.
close = Закрыть
failed = Не получилось
try-again = Попробовать снова
to-the-hall = В зал
page-lost = Страница не загрузилась. Возможно, нет связи.
board-lost = Игровое поле не загрузилось. Партия сохранена на сервере — попробуйте ещё раз.
nothing-here = По этому адресу ничего нет.
no-line = Сервер не отвечает. Возможно, он скоро вернётся.
no-such-table = Такого стола нет.
too-many = Слишком много запросов: подождите немного.
not-now = Сейчас это невозможно.
link-used = Эта ссылка уже использована или устарела.
link = Ссылка
copy-link = Копировать ссылку
send-link = Отправить ссылку
copied = Скопировано
qr = Ссылка в виде кода для камеры
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
level = Уровень ботов
level-easy = Лёгкий
level-medium = Средний
level-hard = Сильный
level-master = Мастер

hall = Три королевские игры
hall-says = Одно касание — и вы за столом. Без регистрации и установки.
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
learn = Научиться
replay = Повтор
replay-says = Законченная партия ход за ходом

seats = Места
who-sits = Кто сидит на месте { $seat }
name-of = Имя на месте { $seat }
sits-person = человек
sits-bot = бот
sits-open = открыто
sits-open-says = для тех, у кого есть ссылка
one-screen = Если за этим устройством несколько человек, между ними опускается занавес.
variants = Варианты
house-rules = За этим столом
clock = Часы
clock-none = без часов
clock-move = 1 минута на ход
clock-short = 5 минут + 5 секунд на ход
clock-long = 20 минут + 10 секунд на ход
clock-days = 3 дня на ход
allow-help = Числа на столе
allow-help-says = что принёс бы ход и как обстоят дела
allow-hints = Подсказки
allow-hints-says = три хода, которые сделал бы сильный игрок
allow-undo = Отмена хода
allow-undo-says = пока не пошёл другой и не открылось новое
allow-chat = Разговор
allow-chat-says = сидящие за столом могут писать друг другу
allow-pace = Боты не торопятся
allow-pace-says = чтобы за их ходами можно было следить
allow-absence = Бот подменяет
allow-absence-says = того, кого нет полторы минуты, пока он не вернётся
allow-listed = В списке
allow-listed-says = стол видят в зале все; иначе он доступен только по ссылке
open-the-table = Открыть стол

waiting-table = { $count ->
        [one] Игра начнётся, когда сядет ещё { $count } человек.
        [few] Игра начнётся, когда сядут ещё { $count } человека.
       *[other] Игра начнётся, когда сядут ещё { $count } человек.
    }
open-seat = свободно
sit-down = Сесть
sit-beside = Кто-то ещё за этим экраном
sit-beside-says = Отдаёт свободное место второму человеку за этим устройством. Друзьям со своим устройством нужна ссылка.
their-name = Имя второго игрока
seat-beside = Посадить за этот экран
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
watching = Вы смотрите как зритель
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
all-moves = Все ходы
for-you-now = Для вас сейчас
rule = Правило { $rule }
log = Журнал
nothing-yet = Пока ничего не произошло.
tell-all = Рассказать всё
chat = Разговор
unread = { $count ->
        [one] { $count } непрочитанное
       *[other] { $count } непрочитанных
    }
nobody-spoke = Пока никто ничего не сказал.
say-something = Скажите что-нибудь
send = Отправить
mute = не слышать
unmute = Снова слышать всех
phrase-1 = Здравствуйте!
phrase-2 = Удачи!
phrase-3 = Отличный ход!
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
        [one] Связь есть. Вы пропустили { $count } ход.
        [few] Связь есть. Вы пропустили { $count } хода.
       *[other] Связь есть. Вы пропустили { $count } ходов.
    }
show-them = Показать
seat-lost = Это место больше не на этом устройстве: его перенесли на другое.
link-to-watch = Ссылка на этот стол
open-on-device = Откройте это на другом устройстве, один раз
move-seat = Перенести моё место на другое устройство
terms-no-clock = Игра без часов.
terms-clock-move = Часы: { $time } на ход.
terms-clock-game = Часы: { $time } на всю игру.
terms-clock-more = Часы: { $time } на всю игру и { $more } на ход.
terms-undo = Ходы можно отменять.
terms-no-undo = Ходы не отменяются.
terms-hints = Подсказки есть.
terms-no-hints = Подсказок нет.
terms-help = Стол показывает, что принёс бы ход и как обстоят дела.
terms-no-help = До выбора стол не показывает чисел; что принесёт выбранный ход, видно всегда.
terms-absence = Отсутствующего { $seconds } секунд подменяет бот.
curtain = { $name }, ваш ход
curtain-says = Остальные, отвернитесь, пожалуйста.
curtain-open = Я — { $name }
pause-limited = Через десять секунд игра продолжится сама.
pause-shared = Теперь могут смотреть все.

keys = Клавиши
key-help = Объяснить то, на чём фокус
straight = Мышью — сразу
straight-says = В этой игре щелчок, завершающий ход, сразу его и отправляет, без золотой кнопки.
thinks = думает
away = нет { $time }
away-short = нет { $time } / { $bot }
away-bot = нет { $time }, в { $bot } сыграет бот
bot-plays = За вас играет бот.
take-seat-back = Вернуть место
sit-again = Сесть снова
answers-stand = Отправленные ответы остаются в силе.
compare = Различия рядом

is-over = Игра окончена
you-win = Победа за вами!
wins = { $count ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
you-win-by = Вы побеждаете { $lead }
wins-by = { $name } побеждает { $lead }
rematch = Ещё раз
to-the-rematch = К новой партии
review = Разбор
look-at-board = Доска
save-record = Сохранить запись
how-it-adds-up = Из чего сложился счёт
shuffle-honest = Карты перемешаны честно: порядок следует из секрета и добавок игроков, а секрет подходит к отпечатку, показанному в начале.
shuffle-bad = Перемешивание не подходит к отпечатку: карты перемешаны не так, как было обещано.
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
all-seeing = Со всеми секретами
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
review-says = Сильный бот взвешивает каждый ход по тому, что игрок мог тогда знать.
review-waiting = Ждём свободного бота
review-progress = Взвешено ходов: { $done } из { $moves }
review-failed = Разобрать игру не удалось. Попробуйте ещё раз.
review-none = Ни один ход заведомо ничего не упустил.
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
review-gave-away = упущено { $points }
review-of-move = Ход { $number }
review-played = сыграно
review-better = лучше
review-better-brings = При лучшем ходе:
review-played-brings = При сыгранном:
review-expects = По тому, что знал тогда игрок { $name }, перебор ожидает { $better } вместо { $played }.
review-fine = Ничего явно лучшего не нашлось.
review-forced = Другого хода не было.
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
decided-lead = { $line }: перевес { $by }, { $name } — { $more }, { $other } — { $less }.
decided-total = Всего
decided-slip = Ход { $number }: { $name } упускает { $points } победы.
decided-see = Посмотреть
decided-ask = Найти переломные ходы
continued = Продолжение другой игры с хода { $moves }: своей тасовки, которую можно проверить, здесь нет.

## By keys and by ear

key-walk = К следующему, чего можно коснуться
key-look = К следующему, что бы это ни было
key-board = Назад к столу
