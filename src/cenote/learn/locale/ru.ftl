refusal-go-on-missing = Нет файла «{ $file }», с которого можно было бы продолжить; он лежит рядом с сетью, которую учили здесь.
refusal-go-on-damaged = С файла «{ $file }» продолжить нельзя: он повреждён или записан другой версией.
refusal-network-shape = У сети в файле «{ $file }» слои { $theirs }, а у сети этого обучения — { $ours }; это задают --small и --set width=… depth=….
refusal-recipe-setting = В рецепте нет «{ $name }»; есть { $known }.
refusal-recipe-value = «{ $value }» — невозможное значение для { $name } в рецепте.
refusal-stages-missing = Нет файла «{ $file }», который говорит, как учиться игре.
refusal-stages-syntax = { $file } — не правильный TOML: { $error }.
refusal-stages-none = В файле { $file } нет этапов; каждый начинается с [[stage]].
refusal-stages-name = { $where }: здесь ничто не называется «{ $name }»; сказать можно { $known }.
refusal-stages-value = { $where }: «{ $name }» не может быть { $value }.
refusal-stages-wrong = { $where }: { $error }
refusal-stages-with = С --whole это говорят этапы; уберите { $option }.
