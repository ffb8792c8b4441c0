## Мастерская

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
ui-shop-used = { $n ->
    [one] { $n } стол
    [few] { $n } стола
    [many] { $n } столов
   *[other] { $n } стола
}
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
