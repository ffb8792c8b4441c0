refusal-go-on-missing = Немає файлу «{ $file }», з якого можна було б продовжити; він лежить поруч із мережею, яку навчали тут.
refusal-go-on-damaged = З файлу «{ $file }» продовжити не можна: він пошкоджений або записаний іншою версією.
refusal-network-shape = Мережа у файлі «{ $file }» має шари { $theirs }, а мережа цього навчання — { $ours }; це задають --small і --set width=… depth=….
refusal-recipe-setting = У рецепті немає «{ $name }»; є { $known }.
refusal-recipe-value = «{ $value }» — неможливе значення для { $name } у рецепті.
refusal-stages-missing = Немає файлу «{ $file }», який каже, як навчатися гри.
refusal-stages-syntax = { $file } — не правильний TOML: { $error }.
refusal-stages-none = У файлі { $file } немає етапів; кожен починається з [[stage]].
refusal-stages-name = { $where }: тут ніщо не зветься «{ $name }»; сказати можна { $known }.
refusal-stages-value = { $where }: «{ $name }» не може бути { $value }.
refusal-stages-wrong = { $where }: { $error }
refusal-stages-with = З --whole це кажуть етапи; приберіть { $option }.
