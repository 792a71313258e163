## Cards

card-king = Король
card-queen = Королева
card-prince = Принц
card-princess = Принцесса
card-prince-charming = Прекрасный принц
card-mistress = Фаворитка
card-lady-in-waiting = Фрейлина
card-courtier = Придворный
card-courtesan = Куртизанка
card-advisor = Советник короля
card-schemer = Интриган
card-spy = Шпион
card-thief = Вор
card-assassin = Убийца
card-priest = Священник
card-ambassador = Посол
card-merchant = Торговец
card-minstrel = Менестрель
card-jester = Шут
card-village-idiot = Деревенский дурачок
card-black-knight = Чёрный рыцарь
card-soldier = Солдат
card-captain = Капитан
card-traitor = Предатель
card-ghost = Призрак
card-sentry = Дозорный
card-magician = Волшебник
card-archer = Лучник
card-witch = Ведьма
card-alchemist = Алхимик
card-siege-engine = Осадное орудие
card-barbarian = Варвар
card-dragon = Дракон
card-enchanter = Чародей
card-fairy = Фея
card-herald = Глашатай
card-knight = Рыцарь

## Zones

zone-court = Двор
zone-walls = Стены
zone-towers = Башни
zone-outside = Окрестности
zone-any = Любая зона
