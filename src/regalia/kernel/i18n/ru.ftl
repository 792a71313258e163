### Что говорит сам стол по-русски, какой бы ни была игра

seat = Место { $number }
won = Победа: { $seats }

refuse-over = игра окончена
refuse-stale = это решение уже принято
refuse-not-pending = сейчас ходит не { $seat }. Очередь: { $others }
refuse-no-such-seat = номер места за этим столом меньше { $seats }
refuse-no-such-move = { $typed } — сейчас это не ход
refuse-too-long = ход не бывает длиннее { $most } знаков
