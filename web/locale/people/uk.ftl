## Люди

ui-person = Гравець
ui-scope-all = Усі
ui-all-games = Усі ігри
ui-rating-over-all = рейтинг за всіма іграми, ± { $reach }
ui-unrated = Рейтингових партій ще не було
ui-since = у Cenote з { $day }
ui-curve-spoken = { $n ->
    [one] Після { $n } рейтингової партії
    [few] Після { $n } рейтингових партій
    [many] Після { $n } рейтингових партій
   *[other] Після { $n } рейтингових партій
}: { $points }; найвищий був { $best }
ui-curve-none = Крива почнеться з першої публічної партії між людьми, яку дограють до кінця.
ui-best = найвищий { $points }
ui-finished-games = Завершені партії
ui-finished-none = Завершених партій ще немає.
ui-more-games = Давніші партії
ui-solo = соло
ui-left-to-code = До кінця догравала програма: зараховується останнє місце
ui-not-kept = не збережено
ui-results = Результати
ui-results-none = Рахувати ще нічого.
ui-games-count = { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}
ui-percent = { $n } %
ui-placed = { $place ->
    [1] перших місць
    [2] других
    [3] третіх
    [4] четвертих
   *[other] п’ятих
}: { $n }
ui-nth = { $n ->
    [1] перше
    [2] друге
    [3] третє
    [4] четверте
   *[other] п’яте
}
ui-by-players = Гравці
ui-players-count = { $n ->
    [1] наодинці
    [one] { $n } гравець
    [few] { $n } гравці
    [many] { $n } гравців
   *[other] { $n } гравця
}
ui-nth-games = Партії
ui-average = Середнє
ui-best-score = Найкраще
ui-rivals = Суперники
ui-rivals-none = Суперників ще не було.
ui-rivals-about = Скільки разів вище стояв гравець { $name }, а скільки суперник.
ui-rival-score = { $name } вище { $ahead ->
    [one] { $ahead } раз
    [few] { $ahead } рази
    [many] { $ahead } разів
   *[other] { $ahead } раза
}, { $rival } { $behind ->
    [one] { $behind } раз
    [few] { $behind } рази
    [many] { $behind } разів
   *[other] { $behind } раза
}
ui-games-last = { $n ->
    [one] { $n } партія
    [few] { $n } партії
    [many] { $n } партій
   *[other] { $n } партії
}, остання { $day }
ui-fact-finished = Завершено партій
ui-fact-won = Виграно
ui-fact-streak = Найдовша серія перемог
ui-fact-streak-now = Перемог поспіль зараз
ui-fact-days = Найбільше днів поспіль
ui-fact-pace = Звичний темп
ui-fact-within = Рідко довше, ніж
ui-fact-left = Полишено програмі
ui-page-shut = Цю сторінку вам не показують
ui-page-brief = Гості бачать ім’я та рейтинг. Щоб побачити партії, створіть обліковий запис.
ui-shown-to = Хто може бачити цю сторінку?
ui-shown-nobody = Ніхто
ui-shown-nobody-about = Бачите лише ви; у рейтингах інших вас немає.
ui-shown-rivals = З ким я грав(ла)
ui-shown-rivals-about = Усі, хто сидів з вами за одним столом. Приватні партії лишаються приватними.
ui-shown-everybody = Усі
ui-shown-everybody-about = Кожен, хто має обліковий запис; гості бачать ім’я та рейтинг. Приватні партії лишаються приватними.
ui-ratings-about = За публічними партіями між людьми: у кожній грі та за всіма разом. Новачок починає з 1500.
ui-ratings-none = Тут ще ніхто не показує рейтингу. Зіграйте з кимось публічну партію і відкрийте свою сторінку.
ui-ratings-hidden = { $n ->
    [one] { $n } гравець з рейтингом не показує своєї сторінки.
    [few] { $n } гравці з рейтингом не показують своїх сторінок.
    [many] { $n } гравців з рейтингом не показують своїх сторінок.
   *[other] { $n } гравця з рейтингом не показують своїх сторінок.
}
ui-range = від { $low } до { $high }
ui-anchor = опора
ui-anchor-about = Рівень програми виміряно у 100 партіях кожної гри проти сусіднього рівня, і він не рухається.
