## Везде

ui-skip = К содержанию
ui-close = Закрыть
ui-language = Язык
ui-theme = Тема
ui-theme-auto = Как в системе
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
ui-copied = Ссылка скопирована
ui-rule = правило { $rule }
ui-source = Источник
ui-unofficial = Неофициально и некоммерчески; издатели этих игр к проекту не причастны.

## Кто вы

ui-guest = Гость
ui-you = вы
ui-name = Имя
ui-password = Пароль
ui-account = Ваше имя и учётная запись
ui-account-about = Чтобы играть, достаточно имени. С паролем это имя и его столы будут вашими в любом браузере.
ui-account-signed-in = Вы вошли как { $name }.
ui-login = Войти
ui-logout = Выйти
ui-register = Создать учётную запись
ui-rename = Взять это имя
ui-ask-name = Как вас называть?
ui-sit-down = Сесть за стол
ui-not-now = Не сейчас
# Предложения для гостей, через черту
ui-guest-names = Тихая Цапля | Ранняя Ара | Терпеливый Тапир | Счастливая Носуха | Золотой Кетцаль | Любопытный Оцелот | Спокойный Ламантин | Проворная Игуана | Яркий Тукан | Мудрый Ягуар
# Имена программ, по одному на место
ui-agent-names = Филин | Ягуар | Ара | Тапир | Носуха

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
ui-waiting-for = Думает { $name }
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

ui-new-title = Новый стол
ui-new-game = Игра
ui-new-players = Игроки
ui-new-seat = Место { $n }
ui-new-agent = Какой соперник
ui-new-options = Варианты
ui-new-clock = Часы
ui-new-clock-none = Без часов
ui-new-clock-turn = На каждый ход
ui-new-clock-game = На всю игру
ui-new-span = Сколько времени
ui-new-who = Кто это видит
ui-new-more = Ещё
ui-new-seed = Зерно случая
ui-new-seed-about = Число или слово, которое определяет все случайности. Для честной игры оставьте пустым: стол показывает, что зерно выбрано.
ui-new-create = Начать игру
ui-new-create-open = Открыть стол
ui-kind-me = Я
ui-kind-agent = Программа
ui-kind-open = Свободно для всех
ui-kind-hotseat = За этим экраном
ui-visibility-public = Открытый
ui-visibility-unlisted = Не в списке
ui-visibility-private = Закрытый
ui-told-open-public = Стол виден в зале: каждый может занять свободное место, каждый может смотреть.
ui-told-open-private = В зале стола не видно: войдут только те, у кого есть ссылка.
ui-told-screen-unlisted = Только за этим экраном: в зале не виден, больше никто не сядет.
ui-told-full-unlisted = В зале стола не видно; смотреть может тот, кто знает адрес.
ui-told-full-public = Стол виден в зале: смотреть может каждый.
ui-told-full-private = В зале стола не видно: смотреть могут только те, у кого есть ссылка.
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
ui-seat-auto = за это место играет программа
ui-leave = Встать из-за стола
ui-cancel = Отменить стол
ui-cancelled = Этот стол отменён.

## За столом

ui-players = { $n ->
    [one] { $n } игрок
    [few] { $n } игрока
    [many] { $n } игроков
   *[other] { $n } игрока
}
ui-rail = Игроки
ui-board = Поле
ui-parts = Части стола
ui-sheet = Сделать эту часть выше или ниже
ui-in-words = Позиция словами
ui-describe-player = { $name }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
    [many] { $score } очков
   *[other] { $score } очка
}, имеет { $goods }
ui-origin-seed = случай задан заранее
ui-origin-record = из записи
ui-unplayable = Этот стол относится к другим правилам или картам, чем есть у этого сервера. Его можно смотреть, но не играть.
ui-watching = Вы смотрите
ui-watchers = { $n ->
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
    [many] Смотрят { $n } человек
   *[other] Смотрит { $n } человека
}
ui-away = сейчас не здесь
ui-turn = ход
ui-score = Очки
ui-tab-turn = Ход
ui-turn-done = Ход сделан
ui-turn-done-hint = Завершите его или вернитесь на шаг.
ui-game-over = Игра окончена
ui-moves = Ходы
ui-moves-more = Ещё ходы
ui-blocked = Сейчас нельзя
ui-choose = Какой ход?
ui-draft = Выбрано в этом ходу
ui-undo = Назад
ui-undo-closed = Открылось нечто скрытое, поэтому сделанное раньше уже не вернуть
ui-redo = Повторить
ui-end-turn = Завершить ход
ui-end-final = Отменить будет нельзя: откроется скрытое
ui-end-not-yet = Сначала решите, о чём спрашивают
ui-end-then = Затем: { $changes }
ui-end-unused = Не использовано: { $what }
ui-end-or-else = Или сделайте ещё что-нибудь
ui-log = Журнал
ui-log-filter = Чьи ходы
ui-log-news = С вашего прошлого хода
ui-log-before = Раньше
ui-log-empty = Ещё ничего не произошло.
ui-look = Показать этот момент
ui-moment-again = Показать ещё раз
ui-note-takeback = Ходы возвращены с общего согласия
ui-note-handover = { $why ->
    [away] Долго нет; дальше играет программа
    [left] Место оставлено; дальше играет программа
    [over] Время вышло; игра окончена
    [turn] Время вышло; этот ход делает программа
   *[game] Время вышло; дальше играет программа
}
ui-note-return = Снова в игре
ui-past = Ход { $n } из { $most }
ui-past-hint = Момент из прошлого; здесь ходить нельзя.
ui-past-back = К настоящему
ui-chat = Чат
ui-chat-empty = Никто ещё ничего не сказал.
ui-chat-say = Скажите что-нибудь
ui-chat-send = Отправить
ui-zoom-in = Увеличить
ui-zoom-out = Всё поле
ui-link-lost = Связь потеряна. Пробуем ещё раз…
ui-link-refused = Стол не отвечает.
ui-link-now = Попробовать сейчас
ui-link-unsure = Сервер не ответил наверняка; спрашиваем ещё раз. Ничто не будет сделано дважды.
ui-curtain = { $name }, ваш ход
ui-curtain-about = Остальным сейчас лучше не смотреть.
ui-curtain-open = Я { $name }
ui-holiday = В отпуске (осталось { $span })
ui-resting = в отпуске
ui-curtain-use = Занавес между игроками
ui-settings = Настройки
ui-sound = Звук на мой ход
ui-notify = Уведомление на мой ход
ui-notify-not = Браузер здесь не разрешает уведомлений
ui-confirm-turns = Подтверждать каждый ход
ui-copy-link = Скопировать ссылку на стол
ui-takeback = Попросить вернуть мой последний ход
ui-absent = { $name } не делает выбора уже { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[other] { $days } дней
    }.
ui-absent-replace = Пусть играет программа до возвращения
ui-absent-agreed = Вы согласны; спрашиваем остальных
ui-takeback-asked = { $name } просит вернуть { $steps ->
    [one] последнее действие
    [few] последние { $steps } действия
    [many] последние { $steps } действий
   *[other] последние { $steps } действия
}.
ui-agree = Согласиться
ui-refuse = Отказать
ui-withdraw = Отозвать
ui-leave-running = Уйти; дальше за меня играет программа
ui-leave-ask = Покинуть стол?
ui-leave-meaning = Пока за столом есть другие люди, за вас играет программа; если никого нет, игра ждёт. Вернуться можно в любой момент через это меню.
ui-leave-stay = Остаться
ui-come-back = Вернуться на своё место
ui-keys = Клавиши
ui-keys-move = сделать ход
ui-keys-rule = прочитать правило

## После игры

ui-winner = { $n ->
    [one] Побеждает { $names }
   *[other] Победу делят { $names }
}
ui-place = { $n }-е место
ui-total = Всего
ui-plot = Как росли очки
ui-result = Итог
ui-again = Ещё одна игра
ui-replay = Повтор
ui-replay-play = Играть
ui-replay-pause = Пауза
ui-replay-back = На действие назад
ui-replay-forward = На действие вперёд
ui-replay-turn-back = На ход назад
ui-replay-turn-forward = На ход вперёд
ui-replay-scrub = Момент игры
ui-replay-speed = Скорость
ui-replay-eyes = Глазами
ui-replay-spectator = зрителя
ui-instead = Вместо этого: шаг { $at } из { $of }
ui-instead-back = Назад к партии
ui-save-record = Сохранить запись
ui-play-on = Играть отсюда
ui-play-on-newest = По новейшим правилам
ui-version = Правила { $rules }, компоненты { $data }.
ui-version-newest = Новый стол по новейшим правилам
ui-import = Принести запись
ui-import-about = Запись (.quipu) хранит целую игру. Посмотрите её или играйте дальше с любого хода.
ui-import-file = Выберите файл или бросьте его сюда
ui-import-text = Или вставьте текст
ui-import-from = Играть дальше после хода
ui-import-end = последнего
ui-import-newest = По новейшим правилам и с новейшими компонентами
ui-import-go = Открыть

## Правила и благодарности

ui-rules-sections = Разделы
ui-rules-search = Искать в правилах
ui-rules-count = { $n ->
    [one] { $n } правило
    [few] { $n } правила
    [many] { $n } правил
   *[other] { $n } правила
}
ui-rules-none = Такого в правилах нет.
ui-rules-about = Правила нашими словами. Для печатной игры главные правила издателя; пометкой «(трактовка)» отмечено то, что они оставляют открытым.
ui-credits = Благодарности
ui-credits-about = Слова, рисунки и код Cenote наши собственные, под лицензией MIT. Проект стоит на работе других:
ui-credits-icons = Пиктограммы
ui-credits-display = Шрифт заголовков
ui-credits-text = Шрифт всего остального
ui-credits-code = Из чего сделаны страницы
ui-credits-words = Благодаря чему страницы говорят на трёх языках

## Разбор и подсказки

ui-analyse = Разобрать
ui-analyse-about = Где решилась игра, какие ходы стоили больше всего и что было удачей?
ui-analyse-failed = Разбор не удался; попробуйте ещё раз.
ui-analyse-chance = победа { $rate }
ui-analysing = Обдумываем: { $done } из { $total }
ui-hint = Подсказка
ui-hint-thinking = Думаем…
ui-hint-told = Подсказка: { $what }
ui-hint-why = Взвешиваю почему…
ui-hint-better = Ожидаемые очки: на { $points } больше, чем «{ $what }».
ui-hint-even = Ожидаемые очки: { $score }, примерно как «{ $what }».

## Показ ходов

ui-film = Ходы соперников
ui-film-slow = медленно
ui-film-normal = обычно
ui-film-fast = быстро
ui-film-off = не показывать
ui-film-again = Показать ещё раз
ui-film-skip = Пропустить
ui-film-back = На шаг назад
ui-film-play = Показывать
ui-film-pause = Пауза
ui-film-on = На шаг вперёд
ui-keys-step = Шаг за шагом
ui-last-round = Начинается последний раунд
ui-moment-goods = Ресурсы

## Вблизи

ui-cost = Цена
ui-you-have = у вас { $n }
ui-ladder-rung = засчитано { $count }: очков { $points }
ui-ladder-about = Вверху — сколько засчитано, внизу — очки за это. Игроки стоят там, где были бы сейчас, будь это у каждого.
ui-now = Сейчас
ui-rule-word = Правило
ui-more-moves = { $n ->
    [one] ещё { $n }
    [few] ещё { $n }
    [many] ещё { $n }
   *[other] ещё { $n }
}
ui-inspect = Рассмотреть то, на чём фокус
ui-inspect-before = Предыдущее
ui-inspect-after = Следующее
ui-tableau = Всё, что есть у игрока { $name }
ui-tableau-tip = Всё, что есть у этого игрока
ui-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
ui-legend = Что означают значки
ui-rule-sheet = Правила игры «{ $game }»
ui-rule-before = Раньше
ui-rule-after = Дальше
ui-rule-book = Все правила

ui-thing-animal = животное
ui-thing-action = действие
ui-thing-card = карта
ui-thing-chief = вождь
ui-thing-setup = карта подготовки
ui-thing-stone = священный камень
ui-thing-tile = жетон
ui-thing-glacier = жетон ледника
ui-thing-token = жетон
ui-thing-nomad = карта кочевника
ui-thing-colony = колония
ui-thing-hall = ратуша
ui-thing-ship = жетон морской торговли
ui-thing-scholar = учёный
ui-thing-bishop = епископ
ui-thing-mission = миссия
ui-thing-dock = причал
ui-thing-building = здание
ui-thing-road = дорога
ui-thing-specialist = специалист
ui-thing-temple = храм
ui-thing-district = район
ui-thing-army = карта армии
ui-thing-statue = статуя
ui-thing-conquest = место завоевания
ui-thing-node = задание
ui-thing-space = клетка
ui-thing-permanent = постоянное здание
ui-thing-production = производственное здание
ui-thing-cell = ячейка
ui-thing-step = ступень храма
ui-thing-weaving = узор
ui-thing-monument = монумент
ui-thing-wealth = Тайл Начального Богатства
ui-thing-worker = рабочий

## Мастерская

ui-nav-workshop = Мастерская
ui-shop-title = Мастерская компонентов
ui-shop-about = Держите коробку рядом с экраном и отмечайте, что совпадает.
ui-shop-games = Игры в мастерской
ui-shop-of = { $n } из { $total }
ui-shop-against-box = сверено с коробкой
ui-shop-of-verified = { $n } сверено с коробкой
ui-shop-of-rulebook = { $n } из правил
ui-shop-of-known = { $n } из открытых списков
ui-shop-of-reconstructed = { $n } восстановлено
ui-shop-loading = Минутку…
ui-shop-search = Искать компоненты
ui-shop-kinds = Виды
ui-shop-other-kinds = Другие виды…
ui-shop-sources = Источники
ui-shop-all = Все
ui-shop-only-unverified = не сверенные
ui-shop-only-reconstructed = только восстановленные
ui-shop-only-verified = сверенные
ui-shop-only-mine = исправленные вами
ui-shop-found = { $n } из { $total } компонентов
ui-shop-hidden = { $n ->
    [one] Поиск скрывает ещё { $n } компонент.
    [few] Поиск скрывает ещё { $n } компонента.
    [many] Поиск скрывает ещё { $n } компонентов.
   *[other] Поиск скрывает ещё { $n } компонента.
}
ui-shop-clear = Показать все
ui-shop-next = Следующий не сверенный
ui-shop-all-verified = Здесь всё сверено.
ui-shop-unsaved = ещё не сохранено
ui-shop-live = Рисунок вживую
ui-shop-size = Размер на столе
ui-shop-no-fields = У этого компонента нет своих значений.
ui-shop-less = Меньше
ui-shop-more = Больше
ui-shop-up = Сдвинуть вверх
ui-shop-down = Сдвинуть вниз
ui-shop-remove = Убрать
ui-shop-add = Добавить…
ui-shop-none = ничего
ui-shop-yes = да
ui-shop-no = нет
ui-shop-effect-text = Другой эффект, словами файла данных
ui-shop-patterns = Например:
ui-shop-put = Поставить { $n }
ui-shop-put-back = Вернуть, как было
ui-shop-insist = В коробке правда { $n }
ui-shop-to-correct = { $n ->
    [one] { $n } поле исправить
    [few] { $n } поля исправить
    [many] { $n } полей исправить
   *[other] { $n } поля исправить
}
ui-shop-source = Откуда это известно
ui-shop-source-verified = Сверено с коробкой
ui-shop-source-verified-about = держу его в руке
ui-shop-source-rulebook = Правила
ui-shop-source-rulebook-about = текст или рисунок, с номером страницы
ui-shop-source-reconstructed = Восстановлено
ui-shop-source-reconstructed-about = нигде не найдено, подобрано
ui-shop-by = Кто сверял
ui-shop-against = Какая коробка
ui-shop-against-hint = русская, второе издание
ui-shop-page = Какие правила, какая страница
ui-shop-undo = Отменить
ui-shop-ours = Вернуть наше
ui-shop-save-next = Сохранить и дальше
ui-shop-draft = { $n ->
    [one] Вы сверили { $n } компонент; он хранится в этом браузере
    [few] Вы сверили { $n } компонента; они хранятся в этом браузере
    [many] Вы сверили { $n } компонентов; они хранятся в этом браузере
   *[other] Вы сверили { $n } компонента; они хранятся в этом браузере
}
ui-shop-draft-none = Вы ещё не сверили ни одного компонента.
ui-shop-files = Сохранить, поделиться, играть
ui-shop-your-draft = Ваши исправления
ui-shop-draft-about = Они живут в этом браузере, пока вы не сделаете из них файл. В файле есть только то, что отличается от нашего, кто это сверил и когда.
ui-shop-file-title = Название файла
ui-shop-download = Скачать
ui-shop-keep = Сохранить на сервере
ui-shop-kept = Файл на сервере.
ui-shop-play = Начать стол с этими картами
ui-shop-play-short = Новый стол
ui-shop-upload = Открыть файл…
ui-shop-too-large = Файл больше { $n } КБ: это не может быть файл исправлений.
ui-shop-opened = Файл открыт: теперь его исправления ваши.
ui-shop-on-server = Файлы на этом сервере
ui-shop-no-files = Пока нет.
ui-shop-open = Открыть
ui-shop-share = Дать всем
ui-shop-unshare = Больше не давать
ui-shop-drop = Удалить
ui-shop-shared-by = общий, автор: { $who }
ui-shop-kept-by = ваш собственный, автор: { $who }
ui-shop-used = { $n ->
    [one] { $n } стол
    [few] { $n } стола
    [many] { $n } столов
   *[other] { $n } стола
}
ui-shop-file-does = { $changed ->
    [one] меняет { $changed } компонент
    [few] меняет { $changed } компонента
    [many] меняет { $changed } компонентов
   *[other] меняет { $changed } компонента
}, сверено { $verified }
ui-shop-merge = Объединить оба
ui-shop-merged = Теперь это один файл.
ui-shop-conflicts = { $n ->
    [one] Файлы расходятся в { $n } значении. Какое верно?
    [few] Файлы расходятся в { $n } значениях. Какие верны?
    [many] Файлы расходятся в { $n } значениях. Какие верны?
   *[other] Файлы расходятся в { $n } значения. Какие верны?
}
ui-shop-no-conflicts = Файлы не противоречат друг другу.
ui-shop-conflicts-left = { $n ->
    [one] Ещё решить: { $n }
    [few] Ещё решить: { $n }
    [many] Ещё решить: { $n }
   *[other] Ещё решить: { $n }
}
ui-shop-mine = У вас
ui-shop-theirs = В файле
ui-shop-all-mine = Всё, как у вас
ui-shop-all-theirs = Всё, как в файле
ui-shop-cancel = Назад
ui-put-right = Есть коробка? Исправьте
ui-version-file = Игра с исправленными компонентами: { $file }.
ui-with-file = Компоненты: { $file }
ui-new-file = Компоненты
ui-new-file-ours = Наши
ui-new-file-ours-about = Все компоненты такие, какими их знает Cenote, в том числе восстановленные.
ui-new-file-own = Собственный файл годится для столов, которые не открыты для всех.

## Присмотр за сервером

ui-host = Присмотр за сервером
ui-host-about = Закрывать столы, лишать слова, не пускать. Всё сделанное записано в журнале вместе с причиной.
ui-host-people = Люди
ui-host-find = Имя человека
ui-host-search = Найти
ui-host-nobody = Таких здесь нет.
ui-host-is-owner = владелец
ui-host-is-moderator = модератор
ui-host-is-muted = без слова
ui-host-is-blocked = не пускаем
ui-host-mute = Лишить слова
ui-host-unmute = Вернуть слово
ui-host-block = Не пускать
ui-host-unblock = Пускать
ui-host-appoint = Сделать модератором
ui-host-dismiss = Больше не модератор
ui-host-tables = Столы
ui-host-no-tables = Ни один стол не собирает игроков и не играет.
ui-host-gathering = собирает игроков
ui-host-running = идёт
ui-host-close = Закрыть
ui-host-because = Почему?
ui-host-because-about = Это прочтут все, кто присматривает за сервером.
ui-host-do = Сделать
ui-host-log = Что сделано
ui-host-no-log = Пока ничего.
ui-host-who = Кто
ui-host-what = Что
ui-host-why = Почему
ui-host-command-line = командная строка
ui-host-did-mute = слово отнято
ui-host-did-unmute = слово возвращено
ui-host-did-block = не пускать
ui-host-did-unblock = снова пускать
ui-host-did-appoint = теперь модератор
ui-host-did-dismiss = больше не модератор
ui-host-did-close = стол закрыт
ui-host-did-call-off = турнир отменён
ui-host-did-own = теперь владелец
ui-host-did-disown = больше не владелец

## Уведомления

ui-notices = Уведомления
ui-notices-about = Как вас звать, когда вкладка с вашим столом закрыта. Уведомление называет игру и игроков, больше ничего.
ui-notice-what = Когда звать
ui-notice-turn = Мой ход
ui-notice-turn-about = { $minutes ->
    [one] если я { $minutes } минуту этого не вижу
    [few] если я { $minutes } минуты этого не вижу
   *[many] если я { $minutes } минут этого не вижу
}
ui-notice-urgent = Время на исходе
ui-notice-urgent-about = осталось меньше десятой части
ui-notice-over = Игра окончена
ui-notice-invited = Меня приглашают
ui-notice-chat = Мне пишут
ui-notice-chat-about = только за моими столами
ui-notice-none = Пока вас некуда звать. Добавьте способ: этот браузер, электронную почту или вебхук.
ui-quiet = Тихие часы
ui-quiet-from = с { $begins } до { $ends }, срочное всё равно приходит
ui-quiet-none = нет
ui-quiet-begins = Начало тихих часов
ui-quiet-ends = Конец тихих часов
ui-channels = Ваши способы
ui-channel-add = Добавить способ
ui-channel-on = Работает.
ui-channel-new = Не подтверждено: введите присланный туда код или откройте присланную ссылку.
ui-channel-new-push = Ждём, пока сюда придёт первое сообщение.
ui-channel-off = Остановлено ссылкой из уведомления.
ui-channel-dead = Отключено: { $why }
ui-channel-failing = Ничего не доходит, первая неудача { $since }: { $why } Время от времени пробуем снова.
ui-channel-try = Попробовать
ui-channel-again = Прислать снова
ui-channel-back = Включить снова
ui-channel-drop = Убрать
ui-channel-code = Код
ui-channel-confirm = Подтвердить
ui-channel-send-code = Прислать код
ui-channel-enters = Ссылка впускает меня без пароля
ui-channel-enters-about = Один раз; только там, где никто другой не читает.
ui-trial-well = Ответ { NUMBER($status, useGrouping: 0) } за { $milliseconds } мс.
ui-trouble-slow = Другая сторона отвечала слишком долго.
ui-trouble-forbidden = Адрес ведёт в частную сеть.
ui-trouble-certificate = У другой стороны нет действующего сертификата.
ui-trouble-unreachable = Другая сторона недоступна.
ui-trouble-refused = Другая сторона отказала.
ui-trouble-redirected = Адрес перенаправляет на другой; укажите тот.
ui-trouble-gone = Этого адреса больше нет.
ui-trouble-recipient = Такого ящика нет.
ui-trouble-stopped = Остановлено ссылкой.
ui-trouble-no-mail = Сейчас этот сервер не отправляет почту.
ui-trouble-no-push = Сейчас этот сервер не отправляет push-сообщений.
ui-way-of-push = Браузер
ui-way-of-mail = Почта
ui-way-of-discord = Discord
ui-way-of-slack = Slack
ui-way-of-telegram = Telegram
ui-way-of-matrix = Matrix
ui-way-of-ntfy = ntfy
ui-way-of-json = Вебхук
ui-sort-push = Этот браузер
ui-sort-mail = Почта
ui-sort-hook = Вебхук
ui-push-about = Этот браузер покажет уведомление, даже когда Cenote закрыт. Он спросит у вас разрешения.
ui-push-cannot = Этот браузер нельзя позвать, или страница открыта не по https. На iPhone сначала добавьте Cenote на экран «Домой».
ui-push-add = Звать здесь
ui-push-refused = Браузер не разрешил. Это можно изменить в его настройках для этой страницы.
ui-mail-address = Адрес электронной почты
ui-mail-about = Сначала придёт письмо с кодом; пока вы его не подтвердите, больше ничего не будет.
ui-hook-form = Для
ui-hook-address = Адрес вебхука
ui-hook-homeserver = Адрес вашего сервера Matrix
ui-hook-topic = Адрес темы
ui-hook-chat = Чат (число или @канал)
ui-hook-room = Комната (!id:server)
ui-hook-bot = Токен вашего бота
ui-hook-token = Токен доступа
ui-hook-token-maybe = Токен, если нужен
ui-hook-about = Сначала придёт сообщение с кодом; пока вы его не подтвердите, больше ничего не будет.
ui-come-title = Ссылка для игрока { $name }
ui-come-asks = Эта ссылка прислана игроку { $name }, а вы здесь как { $here }.
ui-come-guest = У { $here } нет пароля: если продолжить под другим именем, вернуться как { $here } не получится.
ui-come-stay = Остаться как { $here }
ui-come-switch = Продолжить как { $name }
ui-come-spent = Ссылка уже использована, поэтому она никого не впускает.
ui-come-entered = Вы здесь как { $name }.
ui-try-again = Попробовать снова
ui-confirm-title = Уведомления о ваших играх
ui-confirm-about = Присылать сюда уведомления Cenote? Их можно остановить в любой момент.
ui-confirm-go = Да, присылать сюда
ui-confirm-done = Подтверждено
ui-confirm-done-about = Теперь вас будут звать этим способом.
ui-stop-title = Больше не уведомлять?
ui-stop-about = { $way }, { $place }: туда больше ничего не придёт.
ui-stop-go = Остановить
ui-stop-done = Остановлено
ui-stop-done-about = Этим способом больше ничего не придёт. Его можно в любой момент включить снова.
ui-offline-page = Нет соединения
ui-offline-page-about = В Cenote играют вместе, поэтому нужна связь с сервером. Ваши игры ждут вас.

## Люди

ui-nav-ratings = Рейтинги
ui-person = Игрок
ui-own-page = Моя страница
ui-former-player = бывший игрок
ui-code-level = Программа, { $level }
ui-scope-all = Все
ui-all-games = Все игры
ui-rating = Рейтинг
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
ui-finish = { $n }-е
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
ui-anchor-about = Ромб — уровень программы: он измерен в 100 партиях каждой игры против соседнего уровня и не движется.

## Своя учётная запись

ui-me = Учётная запись и настройки
ui-me-account = Ваша учётная запись в каждом браузере, где вы вошли.
ui-me-guest = В этом браузере вы гость. С паролем имя, столы, партии и рейтинг будут с вами всюду.
ui-me-nobody = Здесь никто не вошёл.
ui-register-about = Всё сыгранное останется вашим.
ui-save = Сохранить
ui-saved = Сохранено
ui-password-old = Нынешний пароль
ui-password-new = Новый пароль
ui-password-about = Не меньше 8 знаков; хорошо подходят несколько слов, которые не сочетаются друг с другом. Из остальных браузеров вы выйдете.
ui-password-change = Сменить пароль
ui-password-done = Пароль изменён; из остальных браузеров вы вышли
ui-password-forgot = Забыли пароль?
ui-forgot-done = Если у этой учётной записи есть подтверждённый адрес почты, ссылка уже в пути. Иначе обратитесь к хозяину сервера.
ui-mail = Электронная почта
ui-mail-good = Подтверждено. Через неё можно восстановить забытый пароль.
ui-mail-none = Без подтверждённого адреса с забытым паролем поможет только хозяин сервера.
ui-mail-never = Этот сервер не отправляет почту; с забытым паролем поможет его хозяин.
ui-mail-change = Добавить или изменить адрес
ui-language-about = Следует за вашей учётной записью в каждый браузер.
ui-sessions = Где вы вошли
ui-sessions-about = { $n ->
    [one] В { $n } браузере, считая этот.
    [few] В { $n } браузерах, считая этот.
    [many] В { $n } браузерах, считая этот.
   *[other] В { $n } браузера, считая этот.
}
ui-everywhere = Выйти везде
ui-everywhere-done = Вы вышли всюду
ui-data = Ваши данные
ui-data-about = Всё, что этот сервер знает о вас, одним файлом. Или конец: партии останутся с «бывшим игроком», всё личное исчезнет.
ui-export = Скачать всё
ui-delete = Удалить учётную запись
ui-delete-ask = Удалить { $name }?
ui-delete-about = Вы встанете из-за всех столов, за вас доиграет программа. Имя, адреса, сообщения, страница и рейтинг исчезнут сразу, вернуть их нельзя.
ui-delete-go = Удалить навсегда
ui-reset = Новый пароль
ui-reset-for = Для игрока { $name }. Из всех браузеров будет выполнен выход.

## Люди между людьми

ui-tie-friend = Друг
ui-tie-mute = Не слышать
ui-tie-block = Блокировать
ui-tie-friend-add = Добавить в друзья
ui-untie-friend = Убрать из друзей
ui-untie-mute = Слышать снова
ui-untie-block = Разблокировать
ui-tie-friend-done = { $name }: теперь среди ваших друзей
ui-tie-friend-undone = { $name }: больше не среди ваших друзей
ui-tie-mute-done = { $name }: написанное вам не показывается
ui-tie-mute-undone = { $name }: написанное снова показывается
ui-tie-block-done = { $name }: отныне вы держитесь порознь
ui-tie-block-undone = { $name }: вы снова можете встретиться
ui-report = Сказать хозяину
ui-report-ask = Что хозяину следует знать? Игрок: { $name }
ui-report-go = Отправить
ui-report-done = Хозяин этого сервера это прочтёт
ui-people-here = Люди за этим столом
ui-people-none = Других людей здесь нет.
ui-people-about = Никого не извещают. Заблокированы: ни один из двоих не садится за столы другого, не приглашает и не шепчет. Не слышать: написанное ими вам не показывают.
ui-invite-name = Пригласить по имени
ui-invite-go = Пригласить
ui-invite-about = Кто включил извещения, того позовут. Кого именно удалось позвать, не сообщается.
ui-invite-to = Пригласить за стол: { $name }
ui-invite-no-table = Ни один ваш стол не ждёт людей.
ui-invite-open = Открыть стол
ui-invite-somebody = Пригласить за стол
ui-invited = Приглашено
ui-invited-all = Приглашено: { $names }
ui-known = Друзья и недавние соперники
ui-people-known = Кого вы знаете
ui-known-none = Здесь появятся те, кто играет с вами.
ui-friends = Друзья
ui-recent = Недавно встречали
ui-kept-away = Держите на расстоянии
ui-rematch = Реванш, места по кругу
ui-rematch-join = К реваншу
ui-rated = Рейтинговая: учитывается, если двое людей или больше доиграют до конца.
ui-not-rated = Без рейтинга.
