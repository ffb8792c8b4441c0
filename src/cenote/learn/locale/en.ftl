refusal-go-on-missing = There is no “{ $file }” to go on with; it lies beside a network that was taught here.
refusal-go-on-damaged = “{ $file }” is damaged, or another version wrote it: no run can go on with it.
refusal-network-shape = The network in “{ $file }” has layers of { $theirs }, that of this run { $ours }; --small and --set width=… depth=… say how they are made.
refusal-recipe-setting = The recipe has no “{ $name }”; it has { $known }.
refusal-recipe-value = “{ $value }” is not possible for { $name } in the recipe.
refusal-stages-missing = There is no file “{ $file }” that tells how the game is learnt.
refusal-stages-syntax = { $file } is not valid TOML: { $error }.
refusal-stages-none = { $file } has no stages; each of them is headed by [[stage]].
refusal-stages-name = { $where }: nothing is called “{ $name }” there; what can be said is { $known }.
refusal-stages-value = { $where }: “{ $name }” cannot be { $value }.
refusal-stages-wrong = { $where }: { $error }
refusal-stages-with = With --whole the stages say this; leave { $option } out.
