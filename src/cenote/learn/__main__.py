"""`python -m cenote.learn GAME`: teach a network a game by letting it play itself."""

from __future__ import annotations

import sys

from cenote.core.refusal import Refusal
from cenote.learn.order import learn, parser


def main(arguments: list[str] | None = None) -> None:
    words = sys.argv[1:] if arguments is None else arguments
    reader = parser()
    args = reader.parse_args(words)
    try:
        if args.whole is None:
            learn(args, words)
        else:
            from cenote.learn.whole import whole  # torch takes its time to load

            whole(args)
    except Refusal as refusal:
        reader.exit(2, f"{refusal}\n")


if __name__ == "__main__":
    main()
