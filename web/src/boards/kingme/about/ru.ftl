by = автор — Стефано Луперто
minutes = 15 мин
about = Ведите придворных к трону. Коронуйте тайных фаворитов, голосуйте против чужих.
option-rounds = Раунды
option-rounds-says = Полная игра — три раунда; один — чтобы попробовать.
choice-rounds-3 = три
choice-rounds-1 = один
option-moonshot = Ноль за 33
option-moonshot-says = В партии из одного раунда 0 очков считается за 33. В партии из трёх это и так действует в последнем.
choice-moonshot-none = как в правилах
choice-moonshot-true = да
choice-moonshot-false = нет
option-placement = Начало
option-placement-says = Придворных расселяют сами игроки или жребий.
choice-placement-players = игроки
choice-placement-random = жребий
compare-goals = Фавориты
compare-goals-new = новые в каждом раунде, очки складываются
compare-goals-one = одна цель, один счёт
compare-nothing = 0 очков
compare-nothing-last = в последнем раунде считается за 33
compare-nothing-agreed = считается за 33, только если так условились
compare-start = До восшествия на престол
compare-start-players = игроки по очереди расселяют придворных
compare-start-random = ждать нечего: оно начинается сразу
compare-floors = Где они начинают
compare-floors-players = на этажах 1–4, остальные внизу
compare-floors-random = где угодно на этажах 0–3
gallery-courtiers = Придворные
gallery-floors = Этажи
gallery-worth = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
