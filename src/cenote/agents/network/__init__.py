"""Players that have learnt by playing: a network proposes and judges. Needs numpy."""
