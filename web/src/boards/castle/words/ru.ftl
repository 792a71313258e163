### Поле «Королевского двора» по-русски

board-to-go = Осталось карт
board-first-to-none = первый без карт побеждает
board-removed = Вне игры
board-nobody = Пока никого.
board-hand = Ваши карты
board-hand-empty = На руке нет карт.
board-in-deck = в колоде { $cards }
board-reserve = Резерв
board-open = { $cards ->
        [one] { $cards } карта, видна всем
        [few] { $cards } карты, видны всем
       *[many] { $cards } карт, видны всем
    }
board-castle = Замок
board-place = { $place }: { $cards }
board-empty = { $place }, свободно
board-beneath = { $place }, снизу: { $card }
board-standing = { $card } ({ $owner })
board-choose-seat = Выбрать: { $seat }
board-idle = { $actions ->
        [0] Последнее действие
       *[other] После этого ещё { $actions }
    }: { $can ->
        [play] выберите свою карту
        [draw] возьмите карту
       *[both] выберите свою карту или возьмите новую
    }.

## Лист хода

sheet-draw = Взять верхнюю карту своей колоды
sheet-swap = Обменять
sheet-swap-for = Выберите нужную карту в резерве.
sheet-to-go = { $card }: осталось карт { $before } → { $after }
sheet-touch = { $places ->
        [1] выберите подсвеченное место
       *[other] выберите одно из подсвеченных мест: { $places }
    }
sheet-beneath = { $card } ({ $place }, снизу)
act-draw = Взять
act-swap = Обменять
act-play = Сыграть
act-choose = Выбрать
act-done = Готово

## О чём спрашивает карта

ask-return = какая карта вернётся к владельцу?
ask-move = какая карта переместится и куда?
ask-kill = какая карта покинет игру?
ask-shelve = какая карта уйдёт в резерв?
ask-tokens = какие два жетона поменяются местами?
ask-untoken = какая карта потеряет жетон?
ask-claim = какой жетон заменить своим?
ask-trade = какую карту отдать и кому?
ask-pass = какую карту передать налево?
ask-give = какую карту резерва и кому?
ask-exchange = какую карту на какую из резерва?
ask-enter = какая карта резерва вступит в игру и где?
ask-action = действие

## Справка и конец

help-places = Мест для неё сейчас: { $places }
end-to-go = { $cards ->
        [0] карт не осталось
        [one] осталась { $cards } карта
        [few] осталось { $cards } карты
       *[other] осталось { $cards } карт
    }
end-left = Оставшиеся карты: { $seat }
end-in-play = Жетоны в игре
column-known = Известные карты на руке
keys-hand = К картам на руке
keys-reserve = К резерву
help-protected = Под защитой: { $card } ({ $place })
board-under = под ней { $card }
board-known = известна на руке: { $card }

# Названия карт с переносами, допустимыми на узкой карте

syllables-king = Король
syllables-queen = Коро|ле|ва
syllables-prince = Принц
syllables-princess = Прин|цес|са
syllables-prince-charming = Пре|крас|ный принц
syllables-mistress = Фаво|рит|ка
syllables-lady-in-waiting = Фрей|ли|на
syllables-courtier = При|двор|ный
syllables-courtesan = Кур|ти|зан|ка
syllables-advisor = Советник короля
syllables-schemer = Интри|ган
syllables-spy = Шпион
syllables-thief = Вор
syllables-assassin = Убийца
syllables-priest = Свя|щен|ник
syllables-ambassador = Посол
syllables-merchant = Тор|го|вец
syllables-minstrel = Менес|трель
syllables-jester = Шут
syllables-village-idiot = Дере|вен|ский дурачок
syllables-black-knight = Чёрный рыцарь
syllables-soldier = Солдат
syllables-captain = Капи|тан
syllables-traitor = Пре|да|тель
syllables-ghost = При|зрак
syllables-sentry = Дозор|ный
syllables-magician = Вол|шеб|ник
syllables-archer = Лучник
syllables-witch = Ведьма
syllables-alchemist = Алхи|мик
syllables-siege-engine = Осадное орудие
syllables-barbarian = Варвар
syllables-dragon = Дракон
syllables-enchanter = Чаро|дей
syllables-fairy = Фея
syllables-herald = Гла|ша|тай
syllables-knight = Рыцарь
