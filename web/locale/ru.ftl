## Везде

ui-skip = К содержанию
ui-close = Закрыть
ui-copied = Ссылка скопирована
ui-language = Язык
ui-theme-light = Светлая
ui-theme-dark = Тёмная
ui-nav = Страницы
ui-nav-tables = Столы
ui-nav-records = Записи
ui-nav-tournaments = Турниры
ui-tournament = Турнир
ui-nav-rules = Правила
ui-to-lobby = В зал
ui-lost = По этому адресу ничего нет
ui-offline = Сервер сейчас недоступен
ui-failed = Не получилось
ui-rule = правило { $rule }
ui-source = Источник
ui-unofficial = Неофициально и некоммерчески; издатели этих игр к проекту не причастны.

## Кто вы

ui-guest = Гость
ui-you = вы
ui-name = Имя
ui-account = Ваше имя и учётная запись
ui-me = Учётная запись и настройки
ui-own-page = Моя страница
ui-ask-name = Как вас называть?
ui-sit-down = Сесть за стол
ui-not-now = Не сейчас
# Предложения для гостей, через черту
ui-guest-names = Тихая Цапля | Ранняя Ара | Терпеливый Тапир | Счастливая Носуха | Золотой Кетцаль | Любопытный Оцелот | Спокойный Ламантин | Проворная Игуана | Яркий Тукан | Мудрый Ягуар
# Имена программ, по одному на место
ui-agent-names = Филин | Ягуар | Ара | Тапир | Носуха
ui-code-level = Программа, { $level }

## Зал

ui-lobby-title = Садитесь за стол
ui-lobby-about = Четыре большие игры о древней Америке. { $n ->
    [0] Ваш стол может стать сегодня первым.
    [one] Сейчас играют за { $n } столом.
   *[other] Сейчас играют за { $n } столами.
}
ui-poster = { $least }–{ $most } { $most ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
} · { $minutes } мин
ui-tables-count = { $n ->
    [one] { $n } стол
    [few] { $n } стола
    [many] { $n } столов
   *[other] { $n } стола
}
ui-not-yet = Играть пока нельзя
ui-play = Играть
ui-play-now = Сыграть сейчас против программы: { $game }
ui-new-table = Новый стол: { $game }
ui-learn = Научиться играть: { $game }, первая партия с подсказками
ui-mine = Ваши столы
ui-mine-none = Здесь пока пусто. Нажмите «Играть», и вы уже за столом.
ui-own-play = Играть
ui-own-look = Взглянуть
ui-own-enter = Войти
ui-own-result = Итог
ui-own-over = окончена { $ago }
ui-finish = { $n }-е
ui-own-change = рейтинг { $change }
ui-rating = Рейтинг
ui-own-gathering = ждёт игроков
ui-own-taken = { $taken } из { $all }
ui-own-taken-about = мест занято
ui-own-time = осталось вам
ui-own-time-of = ходит { $name }
ui-own-waits = ждёт вас
ui-own-thinks = думает { $name }
ui-own-put-away = Убрать
ui-own-get-back = Вернуть
ui-own-away = Убранные
ui-own-away-none = Ничего не убрано.
ui-stage-setup = подготовка
ui-stage-round = раунд { $n }
ui-stage-year = год { $n }
ui-stage-ceremonies = { $n ->
    [0] до первой церемонии
    [1] проведена 1 церемония из 3
   *[other] проведено { $n } церемонии из 3
}
ui-calling = { $n ->
    [one] { $n } ждёт вас
   *[other] { $n } ждут вас
}
ui-your-turn = Ваш ход
ui-turn-number = Ход { $n }
ui-missing = { $n ->
    [0] Все на месте
    [one] Не хватает ещё { $n } игрока
   *[other] Не хватает ещё { $n } игроков
}
ui-join = Сесть
ui-lobby-more = Больше столов
ui-lists = Какие столы
ui-list-open = Открытые столы
ui-list-open-short = Открытые
ui-list-open-none = Сейчас никто не ждёт игроков. Создайте стол, и он появится здесь.
ui-list-running = Сейчас играют
ui-list-running-short = Смотреть
ui-list-running-none = Сейчас нет открытых для зрителей игр.
ui-list-finished = Завершённые игры
ui-list-finished-short = Завершённые
ui-list-finished-none = Ни одна открытая игра ещё не завершена.
ui-ways = Начать сразу
ui-way-quick = Быстрая игра
ui-way-quick-about = С теми, кто ждёт, или с программой
ui-way-code = Против программы
ui-way-code-about = Соперники-программы, без ожидания
ui-way-hotseat = Один экран на всех
ui-way-hotseat-about = Передавайте ноутбук по кругу
ui-way-private = Закрытый стол
ui-way-private-about = Только для тех, у кого есть ссылка
ui-way-learn = Ваша первая игра
ui-way-learn-about = Шаг за шагом, с подсказками

## Новый стол

ui-visibility-public = Открытый
ui-visibility-unlisted = Не в списке
ui-visibility-private = Закрытый
ui-clock-none = без часов
ui-clock-turn = { $span } на ход
ui-clock-bank = запас { $span }
ui-clock-game = { $span } на игрока
ui-span-seconds = { $n } с
ui-span-minutes = { $n } мин
ui-span-hours = { $n ->
    [one] { $n } час
    [few] { $n } часа
    [many] { $n } часов
   *[other] { $n } часа
}
ui-span-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
ui-days-hours = { $days } д { $hours } ч
ui-seat-open = Свободно

## За столом

ui-link-lost = Связь потеряна. Пробуем ещё раз…
ui-link-now = Попробовать сейчас

## После игры

ui-replay = Повтор

## Правила и благодарности

ui-credits = Благодарности

## Мастерская

ui-nav-workshop = Мастерская
ui-shop-title = Мастерская компонентов
ui-shop-shared-by = общий, автор: { $who }
ui-shop-kept-by = ваш собственный, автор: { $who }
ui-shop-file-does = { $changed ->
    [one] меняет { $changed } компонент
    [few] меняет { $changed } компонента
    [many] меняет { $changed } компонентов
   *[other] меняет { $changed } компонента
}, сверено { $verified }
ui-with-file = Компоненты: { $file }

## Присмотр за сервером

ui-host = Присмотр за сервером

## Уведомления

ui-notices = Уведомления
ui-try-again = Попробовать снова
ui-offline-page = Нет соединения
ui-offline-page-about = В Cenote играют вместе, поэтому нужна связь с сервером. Ваши игры ждут вас.

## Люди

ui-nav-ratings = Рейтинги
ui-former-player = бывший игрок
