## Список

tournament-about = Швейцарська система або кожен із кожним, люди й програми, за вечір чи за кілька тижнів.
tournament-new = Відкрити турнір
tournament-list-open = Запис триває
tournament-list-running = Тривають
tournament-list-finished = Завершені
tournament-none = Турнірів ще немає. Відкрити турнір може кожен, хто має обліковий запис.
tournament-count = { $n ->
    [one] { $n } учасник
    [few] { $n } учасники
    [many] { $n } учасників
   *[other] { $n } учасника
}
tournament-yours = ваш
tournament-unlisted = за посиланням

## Який він

tournament-form-swiss = Швейцарська система
tournament-form-round-robin = Кожен із кожним
tournament-form-swiss-about = У кожному турі зустрічаються ті, хто стоїть поруч у таблиці.
tournament-form-round-robin-about = Кожен зустрінеться з кожним.
tournament-rounds = { $n ->
    [one] { $n } тур
    [few] { $n } тури
    [many] { $n } турів
   *[other] { $n } туру
}
tournament-round-of = Тур { $round } із { $rounds }
tournament-by = Організовує { $name }
tournament-tables-of = Столи по { $n }
tournament-status-open = Запис триває
tournament-status-running = Триває
tournament-status-over = Завершено
tournament-status-cancelled = Скасовано
tournament-rated = Ігри враховуються в рейтингах
tournament-not-rated = Ігри не впливають на рейтинги
tournament-missing = Такого турніру немає.

## Що зробити

tournament-join = Взяти участь
tournament-leave = Передумати
tournament-drop-out = Вибути
tournament-drop-out-ask = Вибути з турніру? Вашу гру дограє програма, а повернутися вже не вийде.
tournament-start = Почати перший тур
tournament-cancel = Скасувати
tournament-cancel-ask = Скасувати турнір? Ігри, що тривають, буде дограно.
tournament-cancel-why = Чому турнір скасовано? Причина залишиться в журналі сервера.
tournament-remove = Вивести: { $name }
tournament-remove-ask = Вивести з турніру: { $name }? Повернутися вже не вийде.
tournament-add-code = Додати програму
tournament-level = Рівень
tournament-copy = Скопіювати посилання
tournament-your-game = Ваша гра цього туру триває.
tournament-your-turn = До свого столу

## Хто грає

tournament-who = Учасники
tournament-places = Зайнято місць: { $taken } із { $most }
tournament-nobody = Ще ніхто не записався.
tournament-waits = Турнір починає { $name }. До того часу можна записатися або передумати.
tournament-out = вибув

## Тури

tournament-rounds-title = Тури
tournament-round = Тур { $n }
tournament-now = зараз
tournament-table = Стіл { $n }
tournament-watch = Дивитися
tournament-play = Грати
tournament-look = Переглянути
tournament-closed = закрито до кінця гри, очки порівну
tournament-gone = запису вже немає
tournament-bye = Без пари, 1 очко
tournament-free = Цього туру не грає

## Таблиця

tournament-standings = Таблиця
tournament-final = Підсумкова таблиця
tournament-name = Ім’я
tournament-games = Ігри
tournament-points = Очки
tournament-strength = Сила
tournament-beaten = Здолані
tournament-wins = Перемоги
tournament-points-about = перемога — 1, останнє місце — 0, решта рівномірно між ними; тур без пари рахується за перемогу
tournament-strength-about = очки тих, із ким ви зустрілися
tournament-beaten-about = очки тих, кого ви випередили, і половина очок тих, із ким поділили місце
tournament-wins-about = перші місця; поділене рахується частково
tournament-order-about = За рівних очок вирішує сила, потім здолані, потім перемоги; хто й тоді рівний, ділить місце.

## Новий турнір

tournament-new-about = Сервер сам проводить жеребкування, накриває столи й кличе всіх до гри.
tournament-new-name = Назва турніру
tournament-new-players = Гравців за столом
tournament-new-form = Система
tournament-new-rounds = Турів
tournament-new-public = Відкритий, у списку
tournament-new-unlisted = За посиланням, не в списку
tournament-account = Щоб відкрити турнір, потрібен обліковий запис; щоб узяти участь — ні.
tournament-to-account = До облікового запису
