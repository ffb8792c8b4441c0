"""Players that learn by playing themselves: `python -m cenote.learn tzolkin --minutes 10 --out tzolkin.npz`.

Needs torch, the extra `train`. What comes out is one file, which the agent `network:tzolkin.npz` plays with without
torch; `cenote tournament` examines it. See docs/research.md.
"""
