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
refuse-undo-off = за этим столом ходы не отменяют
refuse-undo-not-yours = последний ход не ваш, отменить его нельзя
refuse-undo-passed = ход уже перешёл дальше, отменить нельзя
refuse-undo-shown = после этого хода стало видно новое, отменить нельзя
refuse-chat-off = чат за этим столом отключён
refuse-hints-off = за этим столом нет подсказок
refuse-coach-off = за этим столом нет тренера
refuse-too-fast = слишком быстро: подождите немного
refuse-busy = сервер занят: попробуйте ещё раз чуть позже
