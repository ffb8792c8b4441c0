# Что говорит каждый наставник.

coach-about = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[other] { $turns } ходов
} с наставником за настоящим столом, около пятнадцати минут. Он советует, что делать, и объясняет почему; вы всегда можете поступить иначе. Потом эту игру можно доиграть самостоятельно.
coach-begin = Начать
coach-continue = Продолжить урок
coach-again = Начать заново
coach-rules = Лучше почитаю правила
coach-others = Другие первые игры
coach-name = Наставник
coach-progress = Ход { $step } из { $steps }
coach-skip = Пропустить
coach-skip-about = Наставник сыграет этот ход за вас
coach-leave = Выйти
coach-leave-about = К столам; продолжить можно позже
coach-why = Почему?
coach-text = О чём этот ход
coach-confirm = Посмотрите и подтвердите. До этого всё можно отменить.
coach-wait = Ходит соперник.
coach-thinking = Минутку, наставник думает …
coach-silent = Наставник сейчас не отвечает. Ходите, как считаете нужным.
coach-ask-again = Спросить ещё раз
coach-otherwise = Вы выбрали другое: «{ $chosen }».
coach-closing-text = Вы увидели, из чего состоят ходы. Что вы успели:
coach-coming = Что впереди
coach-play-on = Играть дальше
coach-new-game = Новая игра
