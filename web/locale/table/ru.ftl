## Везде

ui-theme = Тема
ui-theme-auto = Как в системе

## Зал

ui-waiting-for = Думает { $name }

## Новый стол

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
ui-link-refused = Стол не отвечает.
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
ui-hint-points = очки
ui-hint-wins = победа
ui-hint-before = Сейчас
ui-hint-after = С этим ходом
ui-hint-both = Сейчас и с этим ходом
ui-hint-even = примерно так же

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

## Мастерская

ui-version-file = Игра с исправленными компонентами: { $file }.

## Люди между людьми

ui-rematch = Реванш, места по кругу
ui-rematch-join = К реваншу
