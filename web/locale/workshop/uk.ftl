## Майстерня

ui-shop-about = Тримайте коробку біля екрана й відмічайте, що збігається.
ui-shop-games = Ігри в майстерні
ui-shop-of = { $n } з { $total }
ui-shop-against-box = звірено з коробкою
ui-shop-of-verified = { $n } звірено з коробкою
ui-shop-of-rulebook = { $n } з правил
ui-shop-of-known = { $n } з відкритих списків
ui-shop-of-reconstructed = { $n } відновлено
ui-shop-loading = Хвилинку…
ui-shop-search = Шукати компоненти
ui-shop-kinds = Види
ui-shop-other-kinds = Інші види…
ui-shop-sources = Джерела
ui-shop-all = Усі
ui-shop-only-unverified = не звірені
ui-shop-only-reconstructed = лише відновлені
ui-shop-only-verified = звірені
ui-shop-only-mine = виправлені вами
ui-shop-found = { $n } з { $total } компонентів
ui-shop-hidden = { $n ->
    [one] Пошук приховує ще { $n } компонент.
    [few] Пошук приховує ще { $n } компоненти.
    [many] Пошук приховує ще { $n } компонентів.
   *[other] Пошук приховує ще { $n } компонента.
}
ui-shop-clear = Показати всі
ui-shop-next = Наступний не звірений
ui-shop-all-verified = Тут усе звірено.
ui-shop-unsaved = ще не збережено
ui-shop-live = Малюнок наживо
ui-shop-size = Розмір на столі
ui-shop-no-fields = Цей компонент не має власних значень.
ui-shop-less = Менше
ui-shop-more = Більше
ui-shop-up = Пересунути вгору
ui-shop-down = Пересунути вниз
ui-shop-remove = Прибрати
ui-shop-add = Додати…
ui-shop-none = нічого
ui-shop-yes = так
ui-shop-no = ні
ui-shop-effect-text = Інший ефект, словами файлу даних
ui-shop-patterns = Наприклад:
ui-shop-put = Поставити { $n }
ui-shop-put-back = Повернути, як було
ui-shop-insist = У коробці справді { $n }
ui-shop-to-correct = { $n ->
    [one] { $n } поле виправити
    [few] { $n } поля виправити
    [many] { $n } полів виправити
   *[other] { $n } поля виправити
}
ui-shop-source = Звідки це відомо
ui-shop-source-verified = Звірено з коробкою
ui-shop-source-verified-about = тримаю його в руці
ui-shop-source-rulebook = Правила
ui-shop-source-rulebook-about = текст або малюнок, із номером сторінки
ui-shop-source-reconstructed = Відновлено
ui-shop-source-reconstructed-about = ніде не знайдено, дібрано
ui-shop-by = Хто звіряв
ui-shop-against = Яка коробка
ui-shop-against-hint = українська, друге видання
ui-shop-page = Які правила, яка сторінка
ui-shop-undo = Скасувати
ui-shop-ours = Повернути наше
ui-shop-save-next = Зберегти й далі
ui-shop-draft = { $n ->
    [one] Ви звірили { $n } компонент; він зберігається в цьому браузері
    [few] Ви звірили { $n } компоненти; вони зберігаються в цьому браузері
    [many] Ви звірили { $n } компонентів; вони зберігаються в цьому браузері
   *[other] Ви звірили { $n } компонента; вони зберігаються в цьому браузері
}
ui-shop-draft-none = Ви ще не звірили жодного компонента.
ui-shop-files = Зберегти, поділитися, грати
ui-shop-your-draft = Ваші виправлення
ui-shop-draft-about = Вони живуть у цьому браузері, доки ви не зробите з них файл. У файлі є лише те, що відрізняється від нашого, хто це звірив і коли.
ui-shop-file-title = Назва файлу
ui-shop-download = Завантажити
ui-shop-keep = Зберегти на сервері
ui-shop-kept = Файл на сервері.
ui-shop-play = Почати стіл із цими картами
ui-shop-play-short = Новий стіл
ui-shop-upload = Відкрити файл…
ui-shop-too-large = Файл більший за { $n } КБ: це не може бути файл виправлень.
ui-shop-opened = Файл відкрито: тепер його виправлення ваші.
ui-shop-on-server = Файли на цьому сервері
ui-shop-no-files = Поки що немає.
ui-shop-open = Відкрити
ui-shop-share = Дати всім
ui-shop-unshare = Більше не давати
ui-shop-drop = Видалити
ui-shop-used = { $n ->
    [one] { $n } стіл
    [few] { $n } столи
    [many] { $n } столів
   *[other] { $n } стола
}
ui-shop-merge = Об’єднати обидва
ui-shop-merged = Тепер це один файл.
ui-shop-conflicts = { $n ->
    [one] Файли розходяться в { $n } значенні. Яке правильне?
    [few] Файли розходяться в { $n } значеннях. Які правильні?
    [many] Файли розходяться в { $n } значеннях. Які правильні?
   *[other] Файли розходяться в { $n } значення. Які правильні?
}
ui-shop-no-conflicts = Файли не суперечать один одному.
ui-shop-conflicts-left = { $n ->
    [one] Ще вирішити: { $n }
    [few] Ще вирішити: { $n }
    [many] Ще вирішити: { $n }
   *[other] Ще вирішити: { $n }
}
ui-shop-mine = У вас
ui-shop-theirs = У файлі
ui-shop-all-mine = Усе, як у вас
ui-shop-all-theirs = Усе, як у файлі
ui-shop-cancel = Назад
