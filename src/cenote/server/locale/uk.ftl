## Сервер столів

guest = Гість
no-page = У цій установці немає застосунку для браузера. Самі столи є: дивіться /api/games.

## У чому відмовляють за столом

refusal-no-such-table = Такого столу немає, або він приватний, а посилання неправильне.
refusal-not-your-turn = Зараз не ваш хід.
refusal-not-your-seat = Це бачить лише той, хто там сидить.
refusal-confirm-first = Ваш хід зіграно; підтвердьте його або щось скасуйте.
refusal-turn-not-over = Ваш хід ще не закінчено.
refusal-nothing-to-undo = Скасовувати нічого.
refusal-nothing-to-redo = Повторювати нічого.
refusal-nothing-to-take-back = { $n ->
        [one] Прийнято лише { $n } рішення
        [few] Прийнято лише { $n } рішення
       *[many] Прийнято лише { $n } рішень
    }, тож там нічого повертати.
refusal-no-proposal = Цього вже ніхто не пропонує.
refusal-not-started = Гра ще не почалася.
refusal-game-over = Гру закінчено.
refusal-not-over = Гру не закінчено. Її запис містить усе приховане, тому його видають наприкінці.
refusal-already-started = Гра вже почалася.
refusal-already-seated = Ви вже сидите за цим столом.
refusal-not-seated = Ви не сидите за цим столом.
refusal-no-free-seat = Це місце зайняте.
refusal-no-seat-there = За столом немає місця { $seat }.
refusal-two-seats = Одна людина займає одне місце; для кількох людей за одним екраном оберіть спільні місця.
refusal-many-gathering = На гравців уже чекають ваші столи: { $most }; скасуйте котрийсь або почніть гру.
refusal-still-playing = Ви граєте за цим столом; прибрати його можна після гри або коли ви вийдете.
refusal-clock-no-more = Час на кожен хід не росте й не повертається; це для годинника на всю гру.
refusal-clock-no-holidays = Відпустка буває лише із запасом днів.
refusal-no-holidays = За цим столом у вас більше немає відпустки.
refusal-terms-fixed = За цим столом цього вже не змінити.
refusal-not-all-ready = Ще не всі готові.
refusal-too-few-people = { $players } замало; потрібно щонайменше { $least }.
refusal-no-seat-to-free = Це місце не можна звільнити.
refusal-sent-away = Господар стола попросив вас піти.
refusal-open-unlisted = Стіл, вільний для всіх, — відкритий або закритий за посиланням; поза списком бувають лише столи, де всі вже сидять.
refusal-hotseat-public = Столу за одним екраном не місце в залі: до нього ніхто не підсяде.
refusal-code-alone = Щоб за столом грав лише код, потрібен обліковий запис; сядьте за стіл самі або створіть його.
refusal-time-is-out = Ваш час на цю гру вичерпано.
refusal-not-the-host = Це може зробити лише той, хто створив стіл.
refusal-no-such-position = У грі немає такої позиції.
refusal-empty-chat = Повідомлення порожнє.
refusal-seats-of-record = { $players ->
        [one] У грі із запису { $players } місце.
        [few] У грі із запису { $players } місця.
       *[many] У грі із запису { $players } місць.
    }
refusal-clock-too-short = Годинник має давати щонайменше { $seconds } с.
refusal-table-data = За цим столом грали з компонентами, яких цей сервер не має.
refusal-table-log = Запис { $entry } журналу цього столу не випливає з попередніх; гру можна переглянути до цього місця, але не продовжити.
refusal-table-rules = За цим столом грали за версією { $rules } правил, а цей сервер грає за версіями з { $oldest } по { $newest }.
refusal-newest-elsewhere = За найновішими правилами ця партія йде інакше вже після { $number ->
        [one] { $number } рішення
       *[other] { $number } рішень
    }: грайте далі звідти або з раніших ходів.

## У чому відмовляють дорогою

refusal-bad-message = Повідомлення не вдалося зрозуміти.
refusal-bad-request = Запит не вдалося зрозуміти ({ $where }).
refusal-not-found = Тут нічого немає.
refusal-wrong-method = Тут цього зробити не можна.
refusal-not-json = Запит має бути у форматі JSON.
refusal-too-big = Це забагато за один раз.
refusal-too-slow = Запит не надійшов повністю за { $seconds } с; надішліть його ще раз.
refusal-too-often = Надто часто; спробуйте ще раз за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
       *[many] { $seconds } секунд
    }.
refusal-other-origin = Запит надійшов зі сторінки іншого сайту.
refusal-other-host = Цей сервер не знає себе на ім’я «{ $host }»; хто його запустив, може дати йому це ім’я через --origin.
refusal-nobody-absent = Ніхто не відсутній настільки довго.
refusal-unavailable = Сервер зараз не може цього записати; спробуйте за мить.
refusal-unknown = Ще невідомо, чи це зроблено; запитайте за мить.
refusal-who-are-you = Спершу назвіть себе.
refusal-bad-name = Ім’я — це один рядок від 1 до { $longest } літер.
refusal-name-taken = Ім’я «{ $name }» вже комусь належить.
refusal-account-already = У вас уже є обліковий запис.
refusal-account-name = Ім’я облікового запису не змінюється.
refusal-password-length = Пароль має від { $shortest } до { $longest } символів.
refusal-wrong-login = Ім’я та пароль не підходять одне до одного.

## cenote serve

serve-help = відкрити столи для людей, у браузері
serve-description = Запускає сервер столів. Усе зберігається в одному файлі SQLite у вашій теці даних або в PostgreSQL, якщо вказати його URL. Ctrl-C зупиняє сервер; після наступного запуску ігри тривають далі.
serve-host = адреса, на якій слухати (127.0.0.1: лише цей комп’ютер; 0.0.0.0: усі)
serve-port = порт, на якому слухати (8123)
serve-database = файл SQLite або postgresql://user:password@host/name
serve-workers = скільки процесів обслуговують; для більш ніж одного потрібен PostgreSQL (1)
serve-thinkers = скільки процесів думають за програмних гравців (на один менше, ніж ядер)
serve-data = ваш файл компонентів гри, накладений на наш
serve-secret-file = файл із ключем усіх cookie; створюється, якщо його немає
serve-origin = адреса цього сервера в інтернеті (https://cenote.example)
serve-keep = через скільки днів викидати непотрібне (gathering, idle, finished, guests, sessions, commands, notices; 0: ніколи)
serve-absent = через скільки днів без рішення за гравця грає програма, якщо інші чекають і годинника немає (14; 0: ніколи)
serve-mail = сервер SMTP для пошти: smtp://user:password@host:587/?from=cenote@example.org (або в CENOTE_MAIL)
serve-notice-after = скільки секунд хід чекає непоміченим, перш ніж покликати гравця (120)
serve-private-targets = дозволити надсилати сповіщення в приватні мережі й без https
serve-log-json = писати журнал рядками JSON
serve-no-limits = не обмежувати, як часто можна питати
serve-open = відкрити браузер
serve-ready = Cenote готовий: { $address }

refusal-server-workers = Процесів має бути щонайменше 1, а не { $workers }.
refusal-server-sqlite-workers = Файл SQLite обслуговує 1 процес, а не { $workers }; для кількох вкажіть URL бази PostgreSQL.
refusal-server-database = Бази даних виду «{ $database }» немає; назвіть файл SQLite або URL, що починається з postgresql://.
refusal-server-database-in-use = { $file } уже використовує інший сервер.
refusal-server-secret = Ключ у { $file } закороткий; потрібно щонайменше 32 символи.
refusal-server-address = На { $host }, порт { $port }, слухати не вдалося; чи не працює там інший сервер?
refusal-server-port = Порт — це число від 0 до 65535, а не { NUMBER($port, useGrouping: 0) }.
refusal-server-keep = «{ $keep }» не каже, скільки що зберігати; пишіть ВИД=ДНІ, з { $kinds }.
refusal-server-data = «{ $data }» не каже, для якої гри цей файл; пишіть ГРА=ФАЙЛ.
refusal-server-no-database = Бази даних { $file } немає.
refusal-server-database-away = База даних недоступна: { $error }
refusal-server-database-foreign = База даних { $database } належить іншій програмі.
refusal-server-database-broken = { $file } не є базою даних Cenote або пошкоджений: { $error }
refusal-server-database-newer = Базу даних записала новіша версія Cenote.

## cenote backup, cenote restore, cenote export

backup-help = записати все, що зберігає сервер, в один файл
backup-description = Записує людей, столи, ігри та розмови в один файл, поки сервер працює. Файл можна відновити в SQLite або PostgreSQL. Збережіть і файл із ключем, інакше всім доведеться входити знову.
backup-file = файл, який записати; стиснений, якщо назва закінчується на .gz
backup-force = писати поверх наявного
backup-done = { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    } записано у { $file }.

restore-help = відновити резервну копію в порожню базу
restore-description = Відновлює резервну копію в порожню базу: того самого виду або щоб перейти з SQLite на PostgreSQL чи назад.
restore-file = файл, записаний командою «cenote backup»
restore-done = { $rows ->
        [one] { $rows } рядок
        [few] { $rows } рядки
       *[many] { $rows } рядків
    } відновлено з { $file }.

export-help = записати гру одного столу
export-description = Записує закінчену гру так, щоб її прочитали «cenote verify» і «cenote replay».
export-table = ідентифікатор столу, як у його адресі
export-out = файл, який записати (інакше друкується)
export-unfinished = також незакінчену гру; її запис виказує все приховане

refusal-backup-nothing = База порожня; копіювати нічого.
refusal-backup-not-one = { $file } — не копія, зроблена командою «cenote backup».
refusal-backup-newer = { $file } походить із новішої версії Cenote.
refusal-backup-incomplete = { $file } неповний; нічого не відновлено.
refusal-backup-not-empty = База не порожня; відновлюйте в нову.
refusal-export-not-over = Гру не закінчено. Її запис виказує все приховане; з --unfinished його все ж буде записано.

## Аналіз і підказки

refusal-analysis-not-over = Гру ще не завершено. Аналіз розкриває приховане, тож його роблять наприкінці.
refusal-hint-people = Підказки бувають лише в іграх проти коду.
refusal-hint-confirm = Ваш хід повний; підтвердьте його або щось скасуйте.
refusal-hint-other = Зараз цей хід неможливий.
refusal-advice-stale = Гра відтоді пішла далі; запитайте ще раз.

## Files of components

refusal-no-such-file = На цьому сервері немає такого файлу компонентів.
refusal-file-digest = Інший файл має той самий відбиток; змініть щось у своєму.
refusal-files-full = Тут можна зберігати { $files } файлів, разом { $size } КіБ; видаліть той, яким не грає жоден стіл.
refusal-file-game = Файл призначено для іншої гри («{ $game }»).
refusal-file-not-yours = Файл не ваш і не відкритий для всіх.
refusal-file-not-shared = Зі своїм файлом стіл не може бути відкритим; власник сервера може відкрити файл для всіх.
refusal-not-owner = Це може робити лише власник сервера.
refusal-file-used = { $tables ->
    [one] Файлом грає { $tables } стіл; він залишається.
    [few] Файлом грають { $tables } столи; він залишається.
   *[many] Файлом грають { $tables } столів; він залишається.
}
refusal-file-shared = Файл відкрито для всіх; спершу власник сервера має його закрити.
owner-help = призначити власника сервера
owner-description = Призначає облікові записи, що володіють сервером: вони можуть відкривати файли виправлених компонентів для всіх столів. Без імені показує, хто це.
owner-name = ім’я облікового запису
owner-remove = більше не власник
owner-all = Власники цього сервера: { $names }.
owner-none = Цей сервер ще не має власника.
refusal-no-such-account = Тут немає облікового запису «{ $name }»; гості не можуть володіти сервером.

## Сповіщення

notice-turn = Ваш хід: { $title }
notice-urgent = Ваш час спливає: { $title }
notice-invited = { $who } запрошує вас: { $title }
notice-over = Гру завершено: { $title }
notice-chat = Вам написали: { $title }
notice-with = За столом: { $names }.
notice-round = Хід { $turn }.
notice-left-minutes = { $minutes ->
    [one] Залишилася { $minutes } хвилина.
    [few] Залишилося { $minutes } хвилини.
   *[other] Залишилося { $minutes } хвилин.
}
notice-left-hours = { $hours ->
    [one] Залишилася { $hours } година.
    [few] Залишилося { $hours } години.
   *[other] Залишилося { $hours } годин.
}
notice-stop = Щоб більше не отримувати таких листів:
notice-trial = Cenote: працює
notice-trial-text = Так тут кликатимуть гравця { $who }.
notice-confirm = Cenote: підтвердьте цю адресу
notice-confirm-text = { $who } хоче отримувати тут сповіщення про ігри. Код: { $code }. Якщо це були не ви, нічого не робіть: більше нічого не надійде.
refusal-notice-address = На цю адресу нічого не можна надіслати; потрібна повна адреса https в інтернеті або адреса електронної пошти.
refusal-notice-no-mail = Цей сервер не вміє надсилати таким способом.
refusal-notice-telegram = Для Telegram потрібні токен бота (123456:ABC…) і чат: число або @канал.
refusal-notice-matrix = Для Matrix потрібні кімната (!id:server) і токен доступу.
refusal-notice-ntfy = Адреса теми ntfy має вигляд https://ntfy.sh/topic.
refusal-notice-push = Браузер дав непридатний ключ.
refusal-notice-zone = Такого часового поясу немає.
refusal-notice-many = Досить { $most } способів; спершу приберіть один.
refusal-notice-code = Це не той код або він застарів; попросіть надіслати новий.
refusal-notice-stopped = Це посилання вже використано, або відтоді сповіщення налаштовано наново.
refusal-no-such-channel = Такого способу тут немає.
refusal-server-mail = Адреса поштового сервера має виглядати так: smtp://user:password@host:587/?from=cenote@example.org.
refusal-server-push-key = { $file } — не ключ для push; приберіть його, і буде створено новий.
