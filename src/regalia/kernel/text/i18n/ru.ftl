### Что говорит сам стол по-русски, какой бы ни была игра

seat = Место { $number }
won = { $count ->
        [one] Победитель: { $seats }
       *[other] Победители: { $seats }
    }

refuse-over = игра окончена
refuse-stale = это решение уже принято
refuse-not-pending = сейчас ходит не { $seat }. Очередь: { $others }
refuse-no-such-seat = номер места за этим столом меньше { $seats }
refuse-no-such-move = { $typed } — сейчас это не ход
refuse-too-long = ход не бывает длиннее { $most } знаков
refuse-not-begun = игра ещё не началась: есть свободное место
refuse-not-your-seat = это не ваше место
refuse-undo-off = за этим столом ходы назад не берут
refuse-undo-not-yours = последний ход не ваш, вернуть его нельзя
refuse-undo-passed = этот ход передал очередь, вернуть его нельзя
refuse-undo-shown = этот ход открыл что-то новое, вернуть его нельзя
refuse-chat-off = за этим столом не разговаривают
refuse-hints-off = за этим столом нет подсказок
refuse-too-fast = слишком быстро: подождите немного
refuse-busy = хранилище занято: попробуйте ещё раз чуть позже
