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
refusal-no-such-person = Тут немає нікого з таким ім’ям або вам не показують цієї сторінки.
refusal-kept-apart = Ви і хтось за цим столом тримаєтеся нарізно.
refusal-not-over-yet = Гру ще не завершено.
refusal-bad-name = Ім’я — це один рядок від 1 до { $longest } літер.
refusal-name-taken = Ім’я «{ $name }» вже комусь належить.
refusal-account-already = У вас уже є обліковий запис.
refusal-account-name = Ім’я облікового запису змінюють у його налаштуваннях.
refusal-password-length = Пароль має від { $shortest } до { $longest } символів.
refusal-password-weak = Такий пароль вгадують серед перших; візьміть кілька слів, що не пасують одне до одного.
refusal-password-name = Пароль надто схожий на ім’я.
refusal-wrong-password = Це не ваш пароль.
refusal-account-needed = Для цього потрібен обліковий запис із паролем.
refusal-reset-spent = Це посилання вже використано або воно застаріло; попросіть нове.
reset-title = Cenote: новий пароль
reset-text = Хтось попросив новий пароль для гравця { $who }. За посиланням нижче його можна задати один раз протягом години. Якщо це були не ви, нічого не робіть: усе лишиться, як є.
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
serve-allow-private-targets = дозволити надсилати сповіщення в приватні мережі й без https
serve-backup = самому робити резервні копії в цю теку: ТЕКА,every=24h,keep=7
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
refusal-server-backup = «{ $backup }» не каже, куди робити копії; пишіть ТЕКА,every=24h,keep=7 (m, h або d).
refusal-server-data = «{ $data }» не каже, для якої гри цей файл; пишіть ГРА=ФАЙЛ.
refusal-server-no-database = Бази даних { $file } немає.
refusal-server-database-away = База даних недоступна: { $error }
refusal-server-database-foreign = База даних { $database } належить іншій програмі.
refusal-server-database-broken = { $file } не є базою даних Cenote або пошкоджений: { $error }
refusal-server-database-newer = Базу даних записала новіша версія Cenote.

## cenote backup, cenote restore, cenote export

backup-help = записати все, що зберігає сервер, в один файл
backup-description = Записує людей, столи, ігри та розмови в один файл, поки сервер працює, перечитує його, щоб переконатися, що він цілий, і лише тоді дає йому назву. Файл можна відновити в SQLite або PostgreSQL. Збережіть і файл із ключем, інакше всім доведеться входити знову.
backup-file = файл, який записати; стиснений, якщо назва закінчується на .gz
backup-to = замість файлу: тека; копію названо за часом, а найстаріші прибираються
backup-keep = скільки копій лишати в теці (7; 0: усі)
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
refusal-backup-where = Назвіть або файл, або теку з --to.
refusal-backup-disk = Не вдалося записати { $file }: { $error }. Те, що там було, лишилося.
refusal-backup-not-one = { $file } — не копія, зроблена командою «cenote backup».
refusal-backup-newer = { $file } походить із новішої версії Cenote.
refusal-backup-incomplete = { $file } неповний; нічого не відновлено.
refusal-backup-not-empty = База не порожня; відновлюйте в нову.
refusal-export-not-over = Гру не закінчено. Її запис виказує все приховане; з --unfinished його все ж буде записано.

## cenote doctor

doctor-help = оглянути налаштування сервера й сказати, що зробити
doctor-description = Оглядає сервер із тими самими налаштуваннями, що й «cenote serve»: базу, годинник, ключі, файли, диск, резервні копії, процеси, адресу, проксі, пошту й push. Про кожне каже одним реченням, що зробити. Код завершення 1, якщо щось негаразд.
doctor-json = сказати у JSON
doctor-well = добре
doctor-mind = увага
doctor-wrong = ЗЛЕ
doctor-sum = { $wrong ->
    [0] Усе гаразд.
    [one] Негаразд { $wrong } річ.
    [few] Негаразд { $wrong } речі.
   *[many] Негаразд { $wrong } речей.
}
check-settings = налаштування
check-database = база
check-clock = годинник
check-secret = ключ
check-files = файли
check-disk = диск
check-backups = копії
check-leftovers = залишки
check-processes = процеси
check-server = сервер
check-origin = адреса
check-proxy = проксі
check-mail = пошта
check-push = push

doctor-database-well = Базу можна читати й писати, і вона має вигляд, якого чекає програма ({ $schema }).
doctor-database-new = Бази ще немає; перший «cenote serve» створить { $file }.
doctor-database-older = База має вигляд { $schema }, а програма — { $newest }: зробіть резервну копію й перезапустіть сервер, він оновить базу.
doctor-database-readonly = Базу можна читати, але не писати ({ $error }): дозвольте писати користувачеві, від якого працює сервер.
doctor-connections = PostgreSQL дозволяє { $most } з’єднань, а може знадобитися { $needed }: збільште max_connections або запустіть менше процесів.
doctor-folder = У { $folder } нічого не можна записати: створіть теку й віддайте її користувачеві, від якого працює сервер.
doctor-clock-well = Годинник іде так, як чекає база.
doctor-clock-apart = Годинники цього комп’ютера й бази розходяться на { $seconds } с: нехай обидва звіряються із сервером часу (NTP).
doctor-clock-back = У базі є ігри, які на { $minutes } хв випереджають годинник цього комп’ютера: виставте годинник, перш ніж запускати сервер.
doctor-key-well = Ключ у { $file } добрий, і ніхто інший його не прочитає.
doctor-key-new = Ключа ще немає; перший «cenote serve» створить { $file }.
doctor-file-open = { $file } можуть читати інші: зробіть chmod 600.
doctor-file-foreign = { $file } не можна читати й писати: віддайте його користувачеві, від якого працює сервер, і запускайте цю команду від нього ж.
doctor-root = Це працює від root, а серверові він не потрібен: запускайте від окремого користувача.
doctor-files-well = { $files ->
    [one] Оглянуто { $files } файл сервера.
    [few] Оглянуто { $files } файли сервера.
   *[many] Оглянуто { $files } файлів сервера.
}
doctor-disk-well = У { $folder } вільно { $left } МБ.
doctor-disk-little = У { $folder } вільно лише { $left } МБ: невдовзі звільніть місце.
doctor-disk-full = У { $folder } вільно лише { $left } МБ: звільніть місце зараз, бо скоро нічого не вдасться записати.
doctor-backups-none = Резервних копій ніхто не робить: запустіть сервер із --backup ТЕКА або час від часу робіть «cenote backup --to ТЕКА».
doctor-backups-new = У { $folder } ще немає копій; першу сервер зробить за хвилину після запуску.
doctor-backups-old = Найновішій копії в { $folder } { $hours } год: подивіться в журналі сервера, чому, і спробуйте «cenote backup».
doctor-backups-well = { $count ->
    [one] Є { $count } копія
    [few] Є { $count } копії
   *[many] Є { $count } копій
}, найновішій { $hours } год.
doctor-leftover = { $file } лишився від сервера, який вбили; він зникне сам, або видаліть його.
doctor-leftovers-none = Нічого зайвого не лишилося.
doctor-workers-well = Процесів: { $workers }, ядер: { $cores }.
doctor-workers-many = Процесів: { $workers }, а ядер: { $cores }; вистачить менше процесів.
doctor-processes-none = Не можна запустити процесів для програмних гравців і копій ({ $error }): дайте серверові /dev/shm, у який він може писати.
doctor-open-files = Процес може відкрити { $allowed } файлів, а для всіх з’єднань потрібно { $wanted }: підніміть межу (LimitNOFILE, ulimit -n).
doctor-server-well = Сервер відповідає на { $address } (версія { $version }).
doctor-server-none = На { $address } жоден сервер не відповідає: запустіть «cenote serve».
doctor-server-other = На { $address } відповідає інша програма: оберіть інший --port.
doctor-server-sick = Сервер на { $address } каже, що не може писати: погляньте на базу й диск.
doctor-server-old = Працює сервер версії { $running }, а ця програма — { $here }: перезапустіть сервер.
doctor-origin-well = Сервер відомий як { $origin }.
doctor-origin-here = Сервер служить лише цьому комп’ютеру, тож адреса в інтернеті не потрібна.
doctor-origin-none = Сервер не має імені в інтернеті: якщо люди приходять звідти, назвіть його: --origin https://….
doctor-origin-bad = «{ $origin }» — не адреса сервера: пишіть https://cenote.example і нічого після імені.
doctor-origin-plain = { $origin } без шифрування: поставте перед сервером проксі з https і назвіть ту адресу.
doctor-proxy-well = { $origin } веде до сервера: ім’я, адреса, https і сокети доходять.
doctor-proxy-away = { $origin } не відповідає ({ $error }): перевірте, чи ім’я веде сюди та чи працюють проксі й сервер.
doctor-proxy-name = Проксі на { $origin } не передає імені: нехай надсилає заголовок Host.
doctor-proxy-other = На { $origin } відповідає не Cenote: нехай проксі веде до цього сервера.
doctor-proxy-scheme = Сервер не знає, що { $origin } шифрується: нехай проксі надсилає X-Forwarded-Proto, а його адресу назвіть у FORWARDED_ALLOW_IPS.
doctor-proxy-forged = Проксі на { $origin } передає адреси, вигадані відвідувачами: нехай сам заново ставить X-Forwarded-For.
doctor-proxy-socket = Проксі на { $origin } не пропускає WebSocket: нехай передає Upgrade і Connection.
doctor-mail-well = Поштовий сервер { $host } приймає листи від { $sender }.
doctor-mail-none = Поштового сервера не названо, тож поштою нікого не кличуть; його називає --mail.
doctor-mail-bad = Поштовий сервер { $host } не працює ({ $error }): перевірте адресу в --mail.
doctor-push-plain = Для push потрібен https: назвіть адресу сервера: --origin https://….

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
moderator-help = сказати, хто доглядає сервер
moderator-description = Каже, які облікові записи є модераторами: вони можуть закривати столи, позбавляти слова й не пускати людей, на /host у браузері. Без імені показує, хто вони.
moderator-remove = більше не модератор
moderator-all = Модератори цього сервера: { $names }.
moderator-none = Цей сервер не має модераторів.
refusal-not-host = Це для тих, хто доглядає сервер.
refusal-person-gone = Такої людини тут більше немає.
refusal-not-yours-to-judge = Щодо { $name } ви цього зробити не можете.
refusal-muted = Ви не можете тут писати: ті, хто доглядає сервер, позбавили вас слова.
refusal-blocked = Ті, хто доглядає сервер, не пускають цей обліковий запис.

## Турніри

refusal-no-such-tournament = Такого турніру немає.
refusal-tournament-begun = Турнір уже почався.
refusal-tournament-over = Турнір завершено.
refusal-tournament-clock = Турніру потрібен годинник, щоб кожен тур колись закінчився.
refusal-tournament-full = Усі місця в цьому турнірі зайнято: їх { $most }.
refusal-tournament-too-few = Щоб почати, потрібно щонайменше учасників: { $least }.
refusal-tournament-no-people = Турнірів із самих програм тут немає: має грати принаймні одна людина.
refusal-tournament-sent-away = Організатор вивів вас із цього турніру.
refusal-tournament-kept-apart = Ви і хтось у цьому турнірі тримаєтеся нарізно.
refusal-already-entered = Ви вже берете участь.
refusal-not-entered = Ви не берете участі в цьому турнірі.
refusal-no-such-entrant = Такого учасника вже немає.
refusal-not-the-organizer = Це може лише організатор турніру.
refusal-many-tournaments = Ваших незавершених турнірів уже { $most }; завершіть один, перш ніж відкривати новий.

## Сповіщення

notice-turn = Ваш хід: { $title }
notice-urgent = Ваш час спливає: { $title }
notice-invited = { $who } запрошує вас: { $title }
notice-tournament = Почався тур { $round } турніру «{ $tournament }»: { $title }
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

## cenote password

password-help = створити посилання для того, хто забув пароль
password-description = Друкує посилання, за яким власник облікового запису один раз протягом доби задає новий пароль. Дайте його лише цій людині: хто має посилання, той має і обліковий запис.
password-done = { $name } задає новий пароль тут, один раз, протягом доби: { $link }

## cenote ratings

ratings-help = показати силу гравців сервера або довести її
ratings-description = Показує рейтинги сервера: за всіма іграми разом або за однією. Усе в них випливає з журналів завершених партій і може бути обчислене наново.
ratings-game = гра (інакше всі разом)
ratings-recompute = відтворити з журналу кожну завершену партію і записати результати та рейтинги наново
ratings-check = те саме, але лише сказати, чи збігається збережене; якщо ні, код завершення 1
ratings-place = місце
ratings-name = ім’я
ratings-rating = рейтинг
ratings-games = партії
ratings-replayed = { $games ->
        [one] Відтворено { $games } партію
        [few] Відтворено { $games } партії
       *[other] Відтворено { $games } партій
    } з журналу; звідси { $steps ->
        [one] { $steps } зміна рейтингу
        [few] { $steps } зміни рейтингу
       *[other] { $steps } змін рейтингу
    }.
ratings-lost = { $games ->
        [one] { $games } результат
        [few] { $games } результати
       *[other] { $games } результатів
    } столів, яких уже немає, взято як збережено.
ratings-unread = Ці журнали програма не може відтворити: { $tables }
ratings-right = Результати й рейтинги збігаються з журналами до останньої цифри.
ratings-wrong = Бракувало результатів або вони були хибні: { $tables }
ratings-off = { $steps ->
        [one] { $steps } зміна рейтингу
        [few] { $steps } зміни рейтингу
       *[other] { $steps } змін рейтингу
    } не збігається; «cenote ratings --recompute» це виправить.
ratings-mended = { $steps ->
        [one] { $steps } зміна рейтингу
        [few] { $steps } зміни рейтингу
       *[other] { $steps } змін рейтингу
    } не збігалося; тепер усе так, як кажуть журнали.

## cenote reports

reports-help = прочитати, що люди розповіли господареві про інших
reports-description = Показує, що люди розповіли господареві про інших, від найдавнішого.
reports-all = також залагоджені
reports-settle = це залагоджено
reports-one = { $id }  { $at } UTC  про { $about }, від { $by }, стіл { $table }
reports-none = Читати нічого.
refusal-no-such-report = Немає скарги «{ $id }».
