# --- play, replay, show ---

help-usage = Використання:
help-arguments = Аргументи
help-options = Параметри
help-commands = Команди
help-command = КОМАНДА
help-help = показати цю довідку
help-lang = мова: en, uk або ru
help-version = показати версію
help-cenote = Складні настільні ігри про давню Америку: грайте, записуйте партії, змагайтеся з програмами.
refusal-usage-unknown = Немає такого параметра чи аргументу: { $what }.
refusal-usage-missing = Бракує: { $what }.
refusal-usage-no-value = Для { $what } потрібне значення.
refusal-usage-choice = «{ $value }» не підходить для { $what }; можливі значення: { $known }.
refusal-usage-value = «{ $value }» не може бути значенням для { $what }.
refusal-usage-together = { $what } і { $other } не можна вказувати разом.
refusal-usage-wrong = Це незрозуміло; «{ $command } --help» підкаже, що можна написати.

file-missing = Немає файлу { $file }.
file-forbidden = Файл { $file } не дозволено відкрити.
file-folder = { $file } – це тека, а не файл.
file-exists = Файл { $file } уже є; виберіть іншу назву.
file-trouble = Файл { $file } не вдається ні прочитати, ні записати.

seat-person = Гравець { $letter }
refusal-seat-kind = Місце не може зайняти «{ $seat }»; можливі: { $known }, а також me:ІМ’Я для людини.
refusal-seat-name = «{ $seat }» не підходить як ім’я: напишіть me:ІМ’Я, не довше за { $longest } літери.

play-help = зіграти партію в терміналі
play-description = Зіграти партію в терміналі: проти програм або з іншими за однією клавіатурою.
play-help-game = гра (якщо не вказано – { $game })
play-help-seats = хто грає: me, me:ІМ’Я або програма, через кому (якщо не вказано – { $seats })
play-help-seed = зерно, що визначає всі випадковості; без нього – будь-яке
play-help-data = власний файл компонентів поверх нашого
play-help-rules = за старішою версією правил і компонентів
version-older = Зіграно за версією { $rules } правил і компонентів ({ $data }); найновіша версія — { $newest }.
play-help-load = продовжити збережену партію
play-help-confirm = питати перед кінцем ходу (звично в терміналі)
play-help-no-confirm = завершувати хід без запитання
refusal-load-with = Збережена партія має свої місця, зерно та правила, тож --{ $option } не можна вказувати разом із --load.
refusal-load-game = Це збережена партія гри { $game }, а не { $wanted }.
play-begin = { $title }: { $seats }. Зерно { $seed }.
play-curtain = Передайте клавіатуру: { $name }. Потім натисніть Enter.
play-news = Від вашого останнього рішення:
play-hint = Номер або хід. u назад, ? правило, чому ХІД, b поле, q вийти, h довідка.
play-choose = { $n ->
    [one] Введіть 1 або хід; h покаже, що ще можна ввести.
   *[other] Введіть номер від 1 до { $n } або хід; h покаже, що ще можна ввести.
}
play-no-number = { $n ->
    [one] Є тільки хід 1.
   *[other] Є тільки ходи від 1 до { $n }.
}
play-not-understood = «{ $text }» – не хід і не команда; h покаже, що можна ввести.
play-no-undo = Вам нема чого повертати: відкрито щось приховане або вже ходив хтось інший.
play-no-redo = Нічого не було повернуто.
play-no-rule = Немає ні правила, ні плитки «{ $text }».
play-legal = Цей хід можливий.
play-why = Напишіть після цього хід, наприклад «чому place tikal».
play-quit = У який файл зберегти? Enter: { $file }; риска «-»: не зберігати.
play-keep = Гру закінчено. Зберегти? Назва файлу, наприклад { $file }, або просто Enter.
play-saved = Партію збережено у файл { $file }.
play-confirm = { $name }, ваш хід закінчено. Enter: далі; u: назад.
play-place = Місце
play-player = Гравець
play-points = Очки
play-score = { $points }
log-secret = таємний вибір

play-help-number = 3             зробити хід із цим номером
play-help-notation = place tikal   зробити хід, записаний так
play-help-undo = u, г          повернути своє останнє рішення, аж до прихованого
play-help-redo = r, к          зробити його знову
play-help-rule = ?             правило цього рішення; ? T29 будь-яке правило; ? A1-04 плитка
play-help-why = чому ХІД      чому хід неможливий: чому place tikal
play-help-board = b, и          поле ще раз
play-help-log = l, д          останні ходи; l 20 більше ходів
play-help-save = s, і ФАЙЛ     зберегти партію
play-help-quit = q, й          вийти з-за столу
play-help-help = h, р          ця довідка

replay-help = показати записану партію хід за ходом
replay-description = Показати записану партію хід за ходом; поза терміналом – її журнал і останню позицію.
replay-help-file = запис партії
replay-help-seat = чиїми очима дивитися: A, B … (без цього – глядача)
replay-help-turn = почати з цього ходу (або закінчити ним журнал)
replay-help-step = крок за кроком навіть поза терміналом
replay-turn = Хід { $turn } із { $last }
replay-keys = Enter або n: далі; p: назад; номер: до цього ходу; q: вийти.
refusal-no-such-turn = Немає ходу «{ $turn }»; ходи мають номери від 0 до { $last }.

show-help = показати одну позицію в терміналі або як SVG
show-description = Показати одну позицію запису або збережену позицію JSON у терміналі чи як малюнок SVG.
show-help-file = запис партії або позиція в JSON
show-help-svg = записати малюнок у цей файл
show-help-turn = позиція після цього ходу (без цього – остання)
show-written = Малюнок у файлі { $file }.
refusal-turn-of-position = Позиція не має ходів на вибір; --turn – для записів.

new-game-help = почати власну гру
new-game-description = Покласти до теки з кодом Cenote маленьку гру, у яку відразу можна грати, щоб переробити її на іншу: правила, тести й поле. Далі веде docs/tinkering.md.
new-game-help-name = ключ гри: від 2 до 20 малих латинських літер і цифр, першою літера
new-game-done = У { $name } вже можна грати. Кімната гри: { $room }, тести: { $tests }, поле: { $web }; що робити далі, каже docs/tinkering.md.
refusal-new-game-checkout = Нову гру можна покласти лише до теки з кодом Cenote, а { $folder } нею не є.
refusal-new-game-name = «{ $name }» не може бути ключем гри; потрібно від 2 до 20 малих латинських літер і цифр, першою літера, і не слово мови Python.
refusal-new-game-taken = Назва «{ $name }» зайнята: { $path } вже є.
refusal-new-game-module = Назва «{ $name }» зайнята модулем Python, який тести гри затулили б.
refusal-new-game-word = «{ $name }» не може бути ключем гри, бо { $word } у кожній кімнаті означає щось інше.

# --- workshop ---

workshop-help = звірити компоненти з коробкою
workshop-description = Показує компоненти гри й те, звідки вони відомі, і записує сказане коробкою у ваш власний файл, який приймають --data і сервер.
workshop-list = компоненти, усі або ті, що відповідають слову
workshop-show = один компонент із його полями
workshop-set = змінити поля компонента
workshop-verify = позначити компонент звіреним із коробкою
workshop-check = чи можна грати з файлом
workshop-merge = зробити з кількох файлів один
workshop-progress-help = скільки компонентів звідки відомо
workshop-search = частина номера, назви чи опису
workshop-id = номер або ВИД/НОМЕР, якщо він є в кількох видів
workshop-values = поля та їхні значення: cost wood=2,stone=1 effects "market; vp 6"
workshop-by = хто дивився в коробку
workshop-against = яка коробка: другий наклад, англійська
workshop-on = день, якщо не названо, то сьогодні: 2026-11-17
workshop-file = файл виправлень
workshop-own = ваш файл виправлень
workshop-out = куди записати спільний файл
workshop-take = де файли не згодні, правий файл N
workshop-field = поле
workshop-value = значення
workshop-ours = у нас
workshop-sound = З { $file } можна грати.
workshop-progress = Звірено з коробкою { $n } з { $total }.
workshop-conflicts = Нічого не записано: файли розходяться, полів: { $n }. Скажіть через --take, який файл правий.
workshop-count-verified = звірено
workshop-count-rulebook = правила
workshop-count-known = відкриті джерела чи пам’ять
workshop-count-reconstructed = відтворено
workshop-count-total = разом
refusal-no-such-component = У «{ $game }» немає компонента «{ $id }».
refusal-several-components = Компонентів із номером «{ $id }» кілька: { $known }.
refusal-no-such-field = «{ $id }» не має поля «{ $field }»; його поля: { $known }.
refusal-value-missing = «{ $field }» без значення: пишіть поля і значення по черзі.
refusal-no-such-take = Немає файлу номер { $take }; усього їх { $most }.
