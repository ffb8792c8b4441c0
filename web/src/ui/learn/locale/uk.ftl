# Що каже кожен наставник.

coach-about = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[other] { $turns } ходів
} із наставником за справжнім столом, близько п’ятнадцяти хвилин. Він радить, що робити, і пояснює чому; ви завжди можете вчинити інакше. Потім цю гру можна дограти самостійно.
coach-begin = Почати
coach-continue = Продовжити урок
coach-again = Почати спочатку
coach-rules = Краще почитаю правила
coach-others = Інші перші ігри
coach-name = Наставник
coach-progress = Хід { $step } із { $steps }
coach-skip = Пропустити
coach-skip-about = Наставник зіграє цей хід за вас
coach-leave = Вийти
coach-leave-about = До столів; продовжити можна пізніше
coach-why = Чому?
coach-text = Про що цей хід
coach-confirm = Перегляньте й підтвердьте. До того все можна скасувати.
coach-wait = Ходить суперник.
coach-thinking = Хвилинку, наставник думає …
coach-silent = Наставник зараз не відповідає. Ходіть, як вважаєте за потрібне.
coach-ask-again = Запитати ще раз
coach-otherwise = Ви обрали інше: «{ $chosen }».
coach-closing-text = Ви побачили, з чого складаються ходи. Що ви встигли:
coach-coming = Що попереду
coach-play-on = Грати далі
coach-new-game = Нова гра
