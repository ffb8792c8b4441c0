## Сервер столов

guest = Гость
no-page = В этой установке нет приложения для браузера. Сами столы есть: смотрите /api/games.

## В чём отказывают за столом

refusal-no-such-table = Такого стола нет, или он закрытый, а ссылка неверна.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-not-your-seat = Это видит только тот, кто там сидит.
refusal-confirm-first = Ваш ход сыгран; подтвердите его или что-нибудь отмените.
refusal-turn-not-over = Ваш ход ещё не закончен.
refusal-nothing-to-undo = Отменять нечего.
refusal-nothing-to-redo = Повторять нечего.
refusal-nothing-to-take-back = { $n ->
        [one] Принято лишь { $n } решение
        [few] Принято лишь { $n } решения
       *[many] Принято лишь { $n } решений
    }, так что там нечего возвращать.
refusal-no-proposal = Этого уже никто не предлагает.
refusal-not-started = Игра ещё не началась.
refusal-game-over = Игра окончена.
refusal-not-over = Игра не окончена. Её запись содержит всё скрытое, поэтому её выдают в конце.
refusal-already-started = Игра уже началась.
refusal-already-seated = Вы уже сидите за этим столом.
refusal-not-seated = Вы не сидите за этим столом.
refusal-no-free-seat = Это место занято.
refusal-no-seat-there = За столом нет места { $seat }.
refusal-two-seats = Один человек занимает одно место; для нескольких людей за одним экраном выберите общие места.
refusal-many-gathering = Игроков уже ждут ваши столы: { $most }; отмените один из них или начните игру.
refusal-still-playing = Вы играете за этим столом; убрать его можно после игры или когда вы выйдете.
refusal-clock-no-more = Время на каждый ход не растёт и не возвращается; это для часов на всю игру.
refusal-clock-no-holidays = Отпуск бывает только с запасом дней.
refusal-no-holidays = За этим столом у вас больше нет отпуска.
refusal-terms-fixed = За этим столом этого уже не изменить.
refusal-not-all-ready = Ещё не все готовы.
refusal-too-few-people = { $players } слишком мало; нужно хотя бы { $least }.
refusal-no-seat-to-free = Это место нельзя освободить.
refusal-sent-away = Хозяин стола попросил вас уйти.
refusal-open-unlisted = Стол, свободный для всех, — открытый или закрытый по ссылке; вне списка бывают лишь столы, где все уже сидят.
refusal-hotseat-public = Столу за одним экраном не место в зале: к нему никто не подсядет.
refusal-code-alone = Чтобы за столом играл только код, нужна учётная запись; сядьте за стол сами или создайте её.
refusal-time-is-out = Ваше время на эту игру истекло.
refusal-not-the-host = Это может сделать только тот, кто создал стол.
refusal-no-such-position = В игре нет такой позиции.
refusal-empty-chat = Сообщение пустое.
refusal-seats-of-record = { $players ->
        [one] В игре из записи { $players } место.
        [few] В игре из записи { $players } места.
       *[many] В игре из записи { $players } мест.
    }
refusal-clock-too-short = Часы должны давать не меньше { $seconds } с.
refusal-table-data = За этим столом играли с компонентами, которых у этого сервера нет.
refusal-table-log = Запись { $entry } журнала этого стола не следует из предыдущих; партию можно посмотреть до этого места, но не продолжить.
refusal-table-rules = За этим столом играли по версии { $rules } правил, а этот сервер играет по версиям с { $oldest } по { $newest }.
refusal-newest-elsewhere = По новейшим правилам эта партия идёт иначе уже после { $number ->
        [one] { $number } решения
       *[other] { $number } решений
    }: играйте дальше оттуда или с более ранних ходов.

## В чём отказывают по дороге

refusal-bad-message = Сообщение не удалось понять.
refusal-bad-request = Запрос не удалось понять ({ $where }).
refusal-not-found = Здесь ничего нет.
refusal-wrong-method = Здесь этого сделать нельзя.
refusal-not-json = Запрос должен быть в формате JSON.
refusal-too-big = Это слишком много за один раз.
refusal-too-slow = Запрос не пришёл целиком за { $seconds } с; отправьте его ещё раз.
refusal-too-often = Слишком часто; попробуйте ещё раз через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
       *[many] { $seconds } секунд
    }.
refusal-other-origin = Запрос пришёл со страницы другого сайта.
refusal-other-host = Этот сервер не знает себя под именем «{ $host }»; кто его запустил, может дать ему это имя через --origin.
refusal-nobody-absent = Никто не отсутствует настолько долго.
refusal-unavailable = Сервер сейчас не может это записать; попробуйте через мгновение.
refusal-unknown = Пока неизвестно, сделано ли это; спросите через мгновение.
refusal-who-are-you = Сначала назовите себя.
refusal-no-such-person = Здесь нет никого с таким именем или эту страницу вам не показывают.
refusal-kept-apart = Вы и кто-то за этим столом держитесь порознь.
refusal-not-over-yet = Игра ещё не закончена.
refusal-bad-name = Имя — это одна строка от 1 до { $longest } букв.
refusal-name-taken = Имя «{ $name }» уже кому-то принадлежит.
refusal-account-already = У вас уже есть учётная запись.
refusal-account-name = Имя учётной записи меняют в её настройках.
refusal-password-length = Пароль имеет от { $shortest } до { $longest } символов.
refusal-password-weak = Такой пароль угадывают одним из первых; возьмите несколько слов, которые не подходят друг к другу.
refusal-password-name = Пароль слишком похож на имя.
refusal-wrong-password = Это не ваш пароль.
refusal-account-needed = Для этого нужна учётная запись с паролем.
refusal-reset-spent = Эта ссылка уже использована или устарела; попросите новую.
reset-title = Cenote: новый пароль
reset-text = Кто-то попросил новый пароль для игрока { $who }. По ссылке ниже его можно задать один раз в течение часа. Если это были не вы, ничего не делайте: всё останется как есть.
refusal-wrong-login = Имя и пароль не подходят друг к другу.

## cenote serve

serve-help = открыть столы для людей, в браузере
serve-description = Запускает сервер столов. Всё хранится в одном файле SQLite в вашей папке данных или в PostgreSQL, если указать его URL. Ctrl-C останавливает сервер; после следующего запуска игры продолжаются.
serve-host = адрес, на котором слушать (127.0.0.1: только этот компьютер; 0.0.0.0: все)
serve-port = порт, на котором слушать (8123)
serve-database = файл SQLite или postgresql://user:password@host/name
serve-workers = сколько процессов обслуживают; для более чем одного нужен PostgreSQL (1)
serve-thinkers = сколько процессов думают за программных игроков (на один меньше, чем ядер)
serve-data = ваш файл компонентов игры, наложенный на наш
serve-secret-file = файл с ключом всех cookie; создаётся, если его нет
serve-origin = адрес этого сервера в интернете (https://cenote.example)
serve-keep = через сколько дней выбрасывать ненужное (gathering, idle, finished, guests, sessions, commands, notices; 0: никогда)
serve-absent = через сколько дней без решения за игрока играет программа, если другие ждут и часов нет (14; 0: никогда)
serve-mail = сервер SMTP для почты: smtp://user:password@host:587/?from=cenote@example.org (или в CENOTE_MAIL)
serve-notice-after = сколько секунд ход ждёт незамеченным, прежде чем позвать игрока (120)
serve-allow-private-targets = разрешить отправлять уведомления в частные сети и без https
serve-backup = самому делать резервные копии в эту папку: ПАПКА,every=24h,keep=7
serve-log-json = писать журнал строками JSON
serve-no-limits = не ограничивать, как часто можно спрашивать
serve-open = открыть браузер
serve-ready = Cenote готов: { $address }

refusal-server-workers = Процессов должно быть не меньше 1, а не { $workers }.
refusal-server-sqlite-workers = Файл SQLite обслуживает 1 процесс, а не { $workers }; для нескольких укажите URL базы PostgreSQL.
refusal-server-database = Базы данных вида «{ $database }» нет; назовите файл SQLite или URL, который начинается с postgresql://.
refusal-server-database-in-use = { $file } уже использует другой сервер.
refusal-server-secret = Ключ в { $file } слишком короткий; нужно не меньше 32 символов.
refusal-server-address = На { $host }, порт { $port }, слушать не удалось; не работает ли там другой сервер?
refusal-server-port = Порт — это число от 0 до 65535, а не { NUMBER($port, useGrouping: 0) }.
refusal-server-keep = «{ $keep }» не говорит, сколько что хранить; пишите ВИД=ДНИ, из { $kinds }.
refusal-server-backup = «{ $backup }» не говорит, куда делать копии; пишите ПАПКА,every=24h,keep=7 (m, h или d).
refusal-server-data = «{ $data }» не говорит, для какой игры этот файл; пишите ИГРА=ФАЙЛ.
refusal-server-no-database = Базы данных { $file } нет.
refusal-server-database-away = База данных недоступна: { $error }
refusal-server-database-foreign = База данных { $database } принадлежит другой программе.
refusal-server-database-broken = { $file } не база данных Cenote или повреждён: { $error }
refusal-server-database-newer = Базу данных записала более новая версия Cenote.

## cenote backup, cenote restore, cenote export

backup-help = записать всё, что хранит сервер, в один файл
backup-description = Записывает людей, столы, игры и разговоры в один файл, пока сервер работает, перечитывает его, чтобы убедиться, что он цел, и лишь тогда даёт ему имя. Файл можно восстановить в SQLite или PostgreSQL. Сохраните и файл с ключом, иначе всем придётся входить заново.
backup-file = файл, который записать; сжатый, если имя кончается на .gz
backup-to = вместо файла: папка; копия названа по времени, а самые старые убираются
backup-keep = сколько копий оставлять в папке (7; 0: все)
backup-force = писать поверх имеющегося
backup-done = { $rows ->
        [one] { $rows } строка записана
        [few] { $rows } строки записаны
       *[many] { $rows } строк записано
    } в { $file }.

restore-help = восстановить резервную копию в пустую базу
restore-description = Восстанавливает резервную копию в пустую базу: того же вида или чтобы перейти с SQLite на PostgreSQL и обратно.
restore-file = файл, записанный командой «cenote backup»
restore-done = { $rows ->
        [one] { $rows } строка восстановлена
        [few] { $rows } строки восстановлены
       *[many] { $rows } строк восстановлено
    } из { $file }.

export-help = записать игру одного стола
export-description = Записывает оконченную игру так, чтобы её прочли «cenote verify» и «cenote replay».
export-table = идентификатор стола, как в его адресе
export-out = файл, который записать (иначе печатается)
export-unfinished = также неоконченную игру; её запись выдаёт всё скрытое

refusal-backup-nothing = База пуста; копировать нечего.
refusal-backup-where = Назовите либо файл, либо папку с --to.
refusal-backup-disk = Не удалось записать { $file }: { $error }. То, что там было, осталось.
refusal-backup-not-one = { $file } — не копия, сделанная командой «cenote backup».
refusal-backup-newer = { $file } происходит из более новой версии Cenote.
refusal-backup-incomplete = { $file } неполон; ничего не восстановлено.
refusal-backup-not-empty = База не пуста; восстанавливайте в новую.
refusal-export-not-over = Игра не окончена. Её запись выдаёт всё скрытое; с --unfinished она всё же будет записана.

## cenote doctor

doctor-help = осмотреть настройки сервера и сказать, что сделать
doctor-description = Осматривает сервер с теми же настройками, что и «cenote serve»: базу, часы, ключи, файлы, диск, резервные копии, процессы, адрес, прокси, почту и push. О каждом говорит одним предложением, что сделать. Код завершения 1, если что-то не так.
doctor-json = сказать в JSON
doctor-well = хорошо
doctor-mind = внимание
doctor-wrong = ПЛОХО
doctor-sum = { $wrong ->
    [0] Всё в порядке.
    [one] Не в порядке { $wrong } вещь.
    [few] Не в порядке { $wrong } вещи.
   *[many] Не в порядке { $wrong } вещей.
}
check-settings = настройки
check-database = база
check-clock = часы
check-secret = ключ
check-files = файлы
check-disk = диск
check-backups = копии
check-leftovers = остатки
check-processes = процессы
check-server = сервер
check-origin = адрес
check-proxy = прокси
check-mail = почта
check-push = push

doctor-database-well = Базу можно читать и писать, и она имеет вид, которого ждёт программа ({ $schema }).
doctor-database-new = Базы ещё нет; первый «cenote serve» создаст { $file }.
doctor-database-older = База имеет вид { $schema }, а программа — { $newest }: сделайте резервную копию и перезапустите сервер, он обновит базу.
doctor-database-readonly = Базу можно читать, но не писать ({ $error }): разрешите писать пользователю, от которого работает сервер.
doctor-connections = PostgreSQL разрешает { $most } соединений, а может понадобиться { $needed }: увеличьте max_connections или запустите меньше процессов.
doctor-folder = В { $folder } ничего нельзя записать: создайте папку и отдайте её пользователю, от которого работает сервер.
doctor-clock-well = Часы идут так, как ждёт база.
doctor-clock-apart = Часы этого компьютера и базы расходятся на { $seconds } с: пусть и те и другие сверяются с сервером времени (NTP).
doctor-clock-back = В базе есть игры, которые на { $minutes } мин опережают часы этого компьютера: поставьте часы верно, прежде чем запускать сервер.
doctor-key-well = Ключ в { $file } хорош, и никто другой его не прочтёт.
doctor-key-new = Ключа ещё нет; первый «cenote serve» создаст { $file }.
doctor-file-open = { $file } могут читать другие: сделайте chmod 600.
doctor-file-foreign = { $file } нельзя читать и писать: отдайте его пользователю, от которого работает сервер, и запускайте эту команду от него же.
doctor-root = Это работает от root, а серверу он не нужен: запускайте от отдельного пользователя.
doctor-files-well = { $files ->
    [one] Осмотрен { $files } файл сервера.
    [few] Осмотрены { $files } файла сервера.
   *[many] Осмотрено { $files } файлов сервера.
}
doctor-disk-well = В { $folder } свободно { $left } МБ.
doctor-disk-little = В { $folder } свободно лишь { $left } МБ: скоро освободите место.
doctor-disk-full = В { $folder } свободно лишь { $left } МБ: освободите место сейчас, иначе скоро ничего не удастся записать.
doctor-backups-none = Резервных копий никто не делает: запустите сервер с --backup ПАПКА или время от времени делайте «cenote backup --to ПАПКА».
doctor-backups-new = В { $folder } ещё нет копий; первую сервер сделает за минуту после запуска.
doctor-backups-old = Самой новой копии в { $folder } { $hours } ч: посмотрите в журнале сервера, почему, и попробуйте «cenote backup».
doctor-backups-well = { $count ->
    [one] Есть { $count } копия
    [few] Есть { $count } копии
   *[many] Есть { $count } копий
}, самой новой { $hours } ч.
doctor-leftover = { $file } остался от сервера, который убили; он исчезнет сам, или удалите его.
doctor-leftovers-none = Ничего лишнего не осталось.
doctor-workers-well = Процессов: { $workers }, ядер: { $cores }.
doctor-workers-many = Процессов: { $workers }, а ядер: { $cores }; хватит меньшего числа процессов.
doctor-processes-none = Нельзя запустить процессы для программных игроков и копий ({ $error }): дайте серверу /dev/shm, в который он может писать.
doctor-open-files = Процесс может открыть { $allowed } файлов, а для всех соединений нужно { $wanted }: поднимите предел (LimitNOFILE, ulimit -n).
doctor-server-well = Сервер отвечает на { $address } (версия { $version }).
doctor-server-none = На { $address } ни один сервер не отвечает: запустите «cenote serve».
doctor-server-other = На { $address } отвечает другая программа: выберите другой --port.
doctor-server-sick = Сервер на { $address } говорит, что не может писать: взгляните на базу и диск.
doctor-server-old = Работает сервер версии { $running }, а эта программа — { $here }: перезапустите сервер.
doctor-origin-well = Сервер известен как { $origin }.
doctor-origin-here = Сервер служит только этому компьютеру, так что адрес в интернете не нужен.
doctor-origin-none = У сервера нет имени в интернете: если люди приходят оттуда, назовите его: --origin https://….
doctor-origin-bad = «{ $origin }» — не адрес сервера: пишите https://cenote.example и ничего после имени.
doctor-origin-plain = { $origin } без шифрования: поставьте перед сервером прокси с https и назовите тот адрес.
doctor-proxy-well = { $origin } ведёт к серверу: имя, адрес, https и сокеты доходят.
doctor-proxy-away = { $origin } не отвечает ({ $error }): проверьте, ведёт ли имя сюда и работают ли прокси и сервер.
doctor-proxy-name = Прокси на { $origin } не передаёт имени: пусть посылает заголовок Host.
doctor-proxy-other = На { $origin } отвечает не Cenote: пусть прокси ведёт к этому серверу.
doctor-proxy-scheme = Сервер не знает, что { $origin } шифруется: пусть прокси посылает X-Forwarded-Proto, а его адрес назовите в FORWARDED_ALLOW_IPS.
doctor-proxy-forged = Прокси на { $origin } передаёт адреса, выдуманные посетителями: пусть сам заново ставит X-Forwarded-For.
doctor-proxy-socket = Прокси на { $origin } не пропускает WebSocket: пусть передаёт Upgrade и Connection.
doctor-mail-well = Почтовый сервер { $host } принимает письма от { $sender }.
doctor-mail-none = Почтовый сервер не назван, так что почтой никого не зовут; его называет --mail.
doctor-mail-bad = Почтовый сервер { $host } не работает ({ $error }): проверьте адрес в --mail.
doctor-push-plain = Для push нужен https: назовите адрес сервера: --origin https://….

## Разбор и подсказки

refusal-analysis-not-over = Игра ещё не окончена. Разбор раскрывает скрытое, поэтому его делают в конце.
refusal-hint-people = Подсказки бывают только в играх против кода.
refusal-hint-confirm = Ваш ход полон; подтвердите его или что-нибудь отмените.
refusal-hint-other = Сейчас этот ход невозможен.
refusal-advice-stale = Игра с тех пор ушла вперёд; спросите ещё раз.

## Files of components

refusal-no-such-file = На этом сервере нет такого файла компонентов.
refusal-file-digest = У другого файла тот же отпечаток; измените что-нибудь в своём.
refusal-files-full = Здесь можно хранить { $files } файлов, вместе { $size } КиБ; удалите тот, которым не играет ни один стол.
refusal-file-game = Файл предназначен для другой игры («{ $game }»).
refusal-file-not-yours = Файл не ваш и не открыт для всех.
refusal-file-not-shared = Со своим файлом стол не может быть открытым; владелец сервера может открыть файл для всех.
refusal-not-owner = Это может делать только владелец сервера.
refusal-file-used = { $tables ->
    [one] Файлом играет { $tables } стол; он остаётся.
    [few] Файлом играют { $tables } стола; он остаётся.
   *[many] Файлом играют { $tables } столов; он остаётся.
}
refusal-file-shared = Файл открыт для всех; сначала владелец сервера должен его закрыть.
owner-help = назначить владельца сервера
owner-description = Назначает учётные записи, владеющие сервером: они могут открывать файлы исправленных компонентов для всех столов. Без имени показывает, кто это.
owner-name = имя учётной записи
owner-remove = больше не владелец
owner-all = Владельцы этого сервера: { $names }.
owner-none = У этого сервера ещё нет владельца.
refusal-no-such-account = Здесь нет учётной записи «{ $name }»; гости не могут владеть сервером.
moderator-help = сказать, кто присматривает за сервером
moderator-description = Говорит, какие учётные записи — модераторы: они могут закрывать столы, лишать слова и не пускать людей, на /host в браузере. Без имени показывает, кто они.
moderator-remove = больше не модератор
moderator-all = Модераторы этого сервера: { $names }.
moderator-none = У этого сервера нет модераторов.
refusal-not-host = Это для тех, кто присматривает за сервером.
refusal-person-gone = Такого человека здесь больше нет.
refusal-not-yours-to-judge = О { $name } вы этого сделать не можете.
refusal-muted = Вы не можете здесь писать: те, кто присматривает за сервером, лишили вас слова.
refusal-blocked = Те, кто присматривает за сервером, не пускают эту учётную запись.

## Турниры

refusal-no-such-tournament = Такого турнира нет.
refusal-tournament-begun = Турнир уже начался.
refusal-tournament-over = Турнир завершён.
refusal-tournament-clock = Турниру нужны часы, чтобы каждый тур когда-нибудь закончился.
refusal-tournament-full = Все места в этом турнире заняты: их { $most }.
refusal-tournament-too-few = Чтобы начать, нужно участников не меньше: { $least }.
refusal-tournament-no-people = Турниров из одних программ здесь нет: должен играть хотя бы один человек.
refusal-tournament-sent-away = Организатор вывел вас из этого турнира.
refusal-tournament-kept-apart = Вы и кто-то в этом турнире держитесь порознь.
refusal-already-entered = Вы уже участвуете.
refusal-not-entered = Вы не участвуете в этом турнире.
refusal-no-such-entrant = Такого участника больше нет.
refusal-not-the-organizer = Это может только организатор турнира.
refusal-many-tournaments = Ваших незавершённых турниров уже { $most }; завершите один, прежде чем открывать новый.

## Уведомления

notice-turn = Ваш ход: { $title }
notice-urgent = Ваше время на исходе: { $title }
notice-invited = { $who } приглашает вас: { $title }
notice-tournament = Начался тур { $round } турнира «{ $tournament }»: { $title }
notice-over = Игра окончена: { $title }
notice-chat = Вам написали: { $title }
notice-with = За столом: { $names }.
notice-round = Ход { $turn }.
notice-left-minutes = { $minutes ->
    [one] Осталась { $minutes } минута.
    [few] Осталось { $minutes } минуты.
   *[other] Осталось { $minutes } минут.
}
notice-left-hours = { $hours ->
    [one] Остался { $hours } час.
    [few] Осталось { $hours } часа.
   *[other] Осталось { $hours } часов.
}
notice-stop = Чтобы больше не получать таких писем:
notice-trial = Cenote: работает
notice-trial-text = Так здесь будут звать игрока { $who }.
notice-confirm = Cenote: подтвердите этот адрес
notice-confirm-text = { $who } хочет получать здесь уведомления об играх. Код: { $code }. Если это были не вы, ничего не делайте: больше ничего не придёт.
refusal-notice-address = На этот адрес ничего нельзя отправить; нужен полный адрес https в интернете или адрес электронной почты.
refusal-notice-no-mail = Этот сервер не умеет отправлять таким способом.
refusal-notice-telegram = Для Telegram нужны токен бота (123456:ABC…) и чат: число или @канал.
refusal-notice-matrix = Для Matrix нужны комната (!id:server) и токен доступа.
refusal-notice-ntfy = Адрес темы ntfy выглядит так: https://ntfy.sh/topic.
refusal-notice-push = Браузер дал негодный ключ.
refusal-notice-zone = Такого часового пояса нет.
refusal-notice-many = Достаточно { $most } способов; сначала уберите один.
refusal-notice-code = Это не тот код, или он устарел; попросите прислать новый.
refusal-notice-stopped = Эта ссылка уже использована, или с тех пор уведомления настроены заново.
refusal-no-such-channel = Такого способа здесь нет.
refusal-server-mail = Адрес почтового сервера должен выглядеть так: smtp://user:password@host:587/?from=cenote@example.org.
refusal-server-push-key = { $file } — не ключ для push; уберите его, и будет сделан новый.

## cenote password

password-help = создать ссылку для того, кто забыл пароль
password-description = Печатает ссылку, по которой владелец учётной записи один раз в течение суток задаёт новый пароль. Дайте её только этому человеку: у кого ссылка, у того и учётная запись.
password-done = { $name } задаёт новый пароль здесь, один раз, в течение суток: { $link }

## cenote ratings

ratings-help = показать силу игроков сервера или доказать её
ratings-description = Показывает рейтинги сервера: по всем играм вместе или по одной. Всё в них следует из журналов законченных партий и может быть вычислено заново.
ratings-game = игра (иначе все вместе)
ratings-recompute = воспроизвести по журналу каждую законченную партию и записать результаты и рейтинги заново
ratings-check = то же, но только сказать, сходится ли сохранённое; если нет, код завершения 1
ratings-place = место
ratings-name = имя
ratings-rating = рейтинг
ratings-games = партии
ratings-replayed = { $games ->
        [one] Воспроизведена { $games } партия
        [few] Воспроизведены { $games } партии
       *[other] Воспроизведено { $games } партий
    } по журналу; отсюда { $steps ->
        [one] { $steps } изменение рейтинга
        [few] { $steps } изменения рейтинга
       *[other] { $steps } изменений рейтинга
    }.
ratings-lost = { $games ->
        [one] { $games } результат
        [few] { $games } результата
       *[other] { $games } результатов
    } столов, которых больше нет, взято как сохранено.
ratings-unread = Эти журналы программа не может воспроизвести: { $tables }
ratings-right = Результаты и рейтинги сходятся с журналами до последней цифры.
ratings-wrong = Результатов не хватало или они были неверны: { $tables }
ratings-off = { $steps ->
        [one] { $steps } изменение рейтинга
        [few] { $steps } изменения рейтинга
       *[other] { $steps } изменений рейтинга
    } не сходится; «cenote ratings --recompute» это исправит.
ratings-mended = { $steps ->
        [one] { $steps } изменение рейтинга
        [few] { $steps } изменения рейтинга
       *[other] { $steps } изменений рейтинга
    } не сходилось; теперь всё так, как говорят журналы.

## cenote reports

reports-help = прочитать, что люди рассказали хозяину о других
reports-description = Показывает, что люди рассказали хозяину о других, от самого старого.
reports-all = также улаженные
reports-settle = это улажено
reports-one = { $id }  { $at } UTC  о { $about }, от { $by }, стол { $table }
reports-none = Читать нечего.
refusal-no-such-report = Нет жалобы «{ $id }».
