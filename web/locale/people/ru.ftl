## Люди

ui-person = Игрок
ui-scope-all = Все
ui-all-games = Все игры
ui-rating-over-all = рейтинг по всем играм, ± { $reach }
ui-unrated = Рейтинговых партий ещё не было
ui-since = в Cenote с { $day }
ui-curve-spoken = { $n ->
    [one] После { $n } рейтинговой партии
    [few] После { $n } рейтинговых партий
    [many] После { $n } рейтинговых партий
   *[other] После { $n } рейтинговых партий
}: { $points }; высший был { $best }
ui-curve-none = Кривая начнётся с первой публичной партии между людьми, которую доиграют до конца.
ui-best = высший { $points }
ui-finished-games = Законченные партии
ui-finished-none = Законченных партий ещё нет.
ui-more-games = Более старые партии
ui-solo = соло
ui-left-to-code = До конца доигрывала программа: засчитывается последнее место
ui-not-kept = не сохранено
ui-results = Результаты
ui-results-none = Считать пока нечего.
ui-games-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
ui-percent = { $n } %
ui-placed = { $place ->
    [1] первых мест
    [2] вторых
    [3] третьих
    [4] четвёртых
   *[other] пятых
}: { $n }
ui-nth = { $n ->
    [1] первое
    [2] второе
    [3] третье
    [4] четвёртое
   *[other] пятое
}
ui-by-players = Игроки
ui-players-count = { $n ->
    [1] в одиночку
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
ui-nth-games = Партии
ui-average = Среднее
ui-best-score = Лучшее
ui-rivals = Соперники
ui-rivals-none = Соперников ещё не было.
ui-rivals-about = Сколько раз выше стоял игрок { $name }, а сколько соперник.
ui-rival-score = { $name } выше { $ahead ->
    [one] { $ahead } раз
    [few] { $ahead } раза
    [many] { $ahead } раз
   *[other] { $ahead } раза
}, { $rival } { $behind ->
    [one] { $behind } раз
    [few] { $behind } раза
    [many] { $behind } раз
   *[other] { $behind } раза
}
ui-games-last = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}, последняя { $day }
ui-fact-finished = Закончено партий
ui-fact-won = Выиграно
ui-fact-streak = Самая длинная серия побед
ui-fact-streak-now = Побед подряд сейчас
ui-fact-days = Больше всего дней подряд
ui-fact-pace = Обычный темп
ui-fact-within = Редко дольше, чем
ui-fact-left = Оставлено программе
ui-page-shut = Эту страницу вам не показывают
ui-page-brief = Гости видят имя и рейтинг. Чтобы увидеть партии, создайте учётную запись.
ui-shown-to = Кто может видеть эту страницу?
ui-shown-nobody = Никто
ui-shown-nobody-about = Видите только вы; в рейтингах у других вас нет.
ui-shown-rivals = С кем я играл(а)
ui-shown-rivals-about = Все, кто сидел с вами за одним столом. Приватные партии остаются приватными.
ui-shown-everybody = Все
ui-shown-everybody-about = Каждый, у кого есть учётная запись; гости видят имя и рейтинг. Приватные партии остаются приватными.
ui-ratings-about = По публичным партиям между людьми: в каждой игре и по всем вместе. Новичок начинает с 1500.
ui-ratings-none = Здесь ещё никто не показывает рейтинга. Сыграйте с кем-нибудь публичную партию и откройте свою страницу.
ui-ratings-hidden = { $n ->
    [one] { $n } игрок с рейтингом не показывает своей страницы.
    [few] { $n } игрока с рейтингом не показывают своих страниц.
    [many] { $n } игроков с рейтингом не показывают своих страниц.
   *[other] { $n } игрока с рейтингом не показывают своих страниц.
}
ui-range = от { $low } до { $high }
ui-anchor = опора
ui-anchor-about = Уровень программы измерен в 100 партиях каждой игры против соседнего уровня и не движется.
