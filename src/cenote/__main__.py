"""python -m cenote"""

from __future__ import annotations

import sys

from cenote.cli import main

sys.exit(main())
