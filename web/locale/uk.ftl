## Скрізь

ui-skip = До змісту
ui-close = Закрити
ui-copied = Посилання скопійовано
ui-language = Мова
ui-theme-light = Світла
ui-theme-dark = Темна
ui-nav = Сторінки
ui-nav-tables = Столи
ui-nav-records = Записи
ui-nav-tournaments = Турніри
ui-tournament = Турнір
ui-nav-rules = Правила
ui-to-lobby = До зали
ui-lost = За цією адресою нічого немає
ui-offline = Сервер зараз недоступний
ui-failed = Не вийшло
ui-rule = правило { $rule }
ui-source = Джерело
ui-unofficial = Неофіційно й некомерційно; видавці цих ігор до проєкту не причетні.

## Хто ви

ui-guest = Гість
ui-you = ви
ui-name = Ім’я
ui-account = Ваше ім’я та обліковий запис
ui-me = Обліковий запис і налаштування
ui-own-page = Моя сторінка
ui-ask-name = Як вас називати?
ui-sit-down = Сісти за стіл
ui-not-now = Не зараз
# Пропозиції для гостей, розділені рисками
ui-guest-names = Тиха Чапля | Рання Ара | Терплячий Тапір | Щаслива Носуха | Золотий Кетцаль | Допитливий Оцелот | Спокійний Ламантин | Спритна Ігуана | Яскравий Тукан | Мудрий Ягуар
# Імена програм, по одному на місце
ui-agent-names = Сич | Ягуар | Ара | Тапір | Носуха
ui-code-level = Програма, { $level }

## Зала

ui-lobby-title = Сідайте за стіл
ui-lobby-about = Чотири великі гри про давню Америку. { $n ->
    [0] Ваш стіл може бути сьогодні першим.
    [one] Зараз грають за { $n } столом.
   *[other] Зараз грають за { $n } столами.
}
ui-poster = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
    [many] гравців
   *[other] гравця
} · { $minutes } хв
ui-tables-count = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
    [many] { $n } столів
   *[other] { $n } столу
}
ui-not-yet = Ще не можна грати
ui-play = Грати
ui-play-now = Зіграти зараз проти програми: { $game }
ui-new-table = Новий стіл: { $game }
ui-learn = Навчитися грати: { $game }, перша партія з підказками
ui-mine = Ваші столи
ui-mine-none = Тут поки порожньо. Натисніть «Грати», і ви вже за столом.
ui-own-play = Грати
ui-own-look = Глянути
ui-own-enter = Увійти
ui-own-result = Підсумок
ui-own-over = закінчено { $ago }
ui-finish = { $n ->
    [1] 1-ше
    [2] 2-ге
    [3] 3-тє
   *[other] { $n }-те
}
ui-own-change = рейтинг { $change }
ui-rating = Рейтинг
ui-own-gathering = чекає на гравців
ui-own-taken = { $taken } з { $all }
ui-own-taken-about = місць зайнято
ui-own-time = лишилося вам
ui-own-time-of = ходить { $name }
ui-own-waits = чекає на вас
ui-own-thinks = думає { $name }
ui-own-put-away = Прибрати
ui-own-get-back = Повернути
ui-own-away = Прибрані
ui-own-away-none = Нічого не прибрано.
ui-stage-setup = підготовка
ui-stage-round = раунд { $n }
ui-stage-year = рік { $n }
ui-stage-ceremonies = { $n ->
    [0] до першої церемонії
    [1] проведено 1 церемонію з 3
   *[other] проведено { $n } церемонії з 3
}
ui-calling = { $n ->
    [one] { $n } чекає на вас
   *[other] { $n } чекають на вас
}
ui-your-turn = Ваш хід
ui-turn-number = Хід { $n }
ui-missing = { $n ->
    [0] Усі на місці
    [one] Бракує ще { $n } гравця
   *[other] Бракує ще { $n } гравців
}
ui-join = Сісти
ui-lobby-more = Більше столів
ui-lists = Які столи
ui-list-open = Відкриті столи
ui-list-open-short = Відкриті
ui-list-open-none = Зараз ніхто не чекає на гравців. Створіть стіл, і він з’явиться тут.
ui-list-running = Зараз грають
ui-list-running-short = Дивитися
ui-list-running-none = Зараз немає відкритих для глядачів ігор.
ui-list-finished = Завершені ігри
ui-list-finished-short = Завершені
ui-list-finished-none = Жодної відкритої гри ще не завершено.
ui-ways = Почати зараз
ui-way-quick = Швидка гра
ui-way-quick-about = З тими, хто чекає, або з програмою
ui-way-code = Проти програми
ui-way-code-about = Суперники-програми, без чекання
ui-way-hotseat = Один екран на всіх
ui-way-hotseat-about = Передавайте ноутбук по колу
ui-way-private = Закритий стіл
ui-way-private-about = Лише для тих, хто має посилання
ui-way-learn = Ваша перша гра
ui-way-learn-about = Крок за кроком, з підказками

## Новий стіл

ui-visibility-public = Відкритий
ui-visibility-unlisted = Не в списку
ui-visibility-private = Закритий
ui-clock-none = без годинника
ui-clock-turn = { $span } на хід
ui-clock-bank = запас { $span }
ui-clock-game = { $span } на гравця
ui-span-seconds = { $n } с
ui-span-minutes = { $n } хв
ui-span-hours = { $n ->
    [one] { $n } година
    [few] { $n } години
    [many] { $n } годин
   *[other] { $n } години
}
ui-span-days = { $n ->
    [one] { $n } день
    [few] { $n } дні
    [many] { $n } днів
   *[other] { $n } дня
}
ui-days-hours = { $days } д { $hours } год
ui-seat-open = Вільно

## За столом

ui-link-lost = Зв’язок утрачено. Пробуємо ще раз…
ui-link-now = Спробувати зараз

## Після гри

ui-replay = Повтор

## Правила та подяки

ui-credits = Подяки

## Майстерня

ui-nav-workshop = Майстерня
ui-shop-title = Майстерня компонентів
ui-shop-shared-by = спільний, автор: { $who }
ui-shop-kept-by = ваш власний, автор: { $who }
ui-shop-file-does = { $changed ->
    [one] змінює { $changed } компонент
    [few] змінює { $changed } компоненти
    [many] змінює { $changed } компонентів
   *[other] змінює { $changed } компонента
}, звірено { $verified }
ui-with-file = Компоненти: { $file }

## Догляд за сервером

ui-host = Догляд за сервером

## Сповіщення

ui-notices = Сповіщення
ui-try-again = Спробувати знову
ui-offline-page = Немає з’єднання
ui-offline-page-about = У Cenote грають разом, тож потрібен зв’язок із сервером. Ваші ігри чекають на вас.

## Люди

ui-nav-ratings = Рейтинги
ui-former-player = колишній гравець
