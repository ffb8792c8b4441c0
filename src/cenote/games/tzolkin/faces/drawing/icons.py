"""Small pictures of goods, actions and tiles, each drawn in a box of 24 by 24."""

from __future__ import annotations

from cenote.drawing.palette import SLAB
from cenote.drawing.shapes import n
from cenote.games.tzolkin.faces.drawing.shapes import cogwheel

# Parts: "fill" is painted, "line" drawn in the colour of the icon, "cut" and "hole" taken out of it.
Parts = tuple[tuple[str, str], ...]

ICONS: dict[str, Parts] = {
    "corn": (
        ("fill", "M12 1.2c-3 0-4.5 4-4.5 8 0 4 1.6 7.6 4.5 7.6s4.5-3.6 4.5-7.6c0-4-1.5-8-4.5-8z"),
        ("cut", "M8.8 5.5h6.4M7.8 9h8.4M8.5 12.5h7M12 2v14"),
        ("fill", "M4.8 9c-1.4 6.4 1.4 12 7.2 14 5.8-2 8.6-7.6 7.2-14-1.4 5-3.7 8-7.2 9.8C8.5 17 6.2 14 4.8 9z"),
    ),
    "wood": (
        ("fill", "M6 6.5h13c4 0 4 11 0 11H6z"),
        ("cut", "M5.8 6.5a3.6 5.5 0 1 0 .2 0zM12 10.5h7M13.5 13.8h6"),
        ("fill", "M5.8 7.7a2.7 4.3 0 1 0 .2 0z"),
        ("hole", "M5.8 10.2a1.1 1.9 0 1 0 .2 0z"),
    ),
    "stone": (
        ("fill", "M12 2.5l8.5 4.3L12 11 3.5 6.8z"),
        ("fill", "M3.2 8.6l8 4v9.2l-8-4.2z"),
        ("fill", "M20.8 8.6l-8 4v9.2l8-4.2z"),
    ),
    "gold": (
        ("fill", "M7.5 5h9l1.6 4H5.9z"),
        ("fill", "M5.2 10.5h13.6L21.5 19h-19z"),
        ("cut", "M7 13.2h10"),
    ),
    "skull": (
        (
            "fill",
            "M12 2.2c-5.4 0-9 3.6-9 8.3 0 3.1 1.5 5.2 3.6 6.4V21h10.8v-4.1"
            "c2.1-1.2 3.6-3.3 3.6-6.4 0-4.7-3.6-8.3-9-8.3z",
        ),
        ("hole", "M8.3 9a2.2 2.2 0 1 0 .1 0zM15.7 9a2.2 2.2 0 1 0 .1 0zM12 13.5l-1.4 2.5h2.8z"),
        ("cut", "M10 18v3M14 18v3"),
    ),
    "temple": (
        ("fill", "M9.5 3h5v3.5H17V10h2.5v4H22v6.5H2V14h2.5v-4H7V6.5h2.5z"),
        ("hole", "M10.6 11h2.8v9.5h-2.8z"),
    ),
    "monument": (("fill", "M12 2.5l10.5 18h-21z"), ("cut", "M8.5 10h7M6 14.2h12M12 10v4.2M9 14.2v6M15 14.2v6")),
    "building": (("fill", "M12 2.5L1.8 11.5h3.4v9h13.6v-9h3.4z"), ("hole", "M9.8 13.5h4.4v7H9.8z")),
    "worker": (
        (
            "fill",
            "M12 2.2a3.7 3.7 0 0 1 3.5 5c2.8.9 6 2.1 6 4 0 1.3-1.7 1.7-4 1.6l2.7 8.7h-6L12 17.3l-2.2 4.2h-6l2.7-8.7"
            "c-2.3.1-4-.3-4-1.6 0-1.9 3.2-3.1 6-4a3.7 3.7 0 0 1 3.5-5z",
        ),
    ),
    "technology": (("line", "M4.5 12.5L12 5l7.5 7.5M4.5 20L12 12.5 19.5 20"),),
    "market": (
        ("line", "M12 3v17M7.5 20.5h9M4.5 6.5h15"),
        (
            "fill",
            "M.8 14.5L5 6.5l4.2 8c-.6 2-2 3-4.2 3s-3.6-1-4.2-3zM14.8 14.5l4.2-8 4.2 8c-.6 2-2 3-4.2 3s-3.6-1-4.2-3z",
        ),
        ("hole", "M3 13.8L5 9.8l2 4zM17 13.8l2-4 2 4z"),
    ),
    "gear": (("fill", cogwheel(12, 12, 8, 8.4, 2.4, 0)), ("hole", "M12 8.8a3.2 3.2 0 1 0 .1 0z")),
    "sun": (
        ("fill", "M12 6.5a5.5 5.5 0 1 0 .1 0z"),
        ("hole", "M12 9.3a2.7 2.7 0 1 0 .1 0z"),
        (
            "line",
            "M12 1.2v3M12 19.8v3M1.2 12h3M19.8 12h3"
            "M4.4 4.4l2.1 2.1M17.5 17.5l2.1 2.1M4.4 19.6l2.1-2.1M17.5 6.5l2.1-2.1",
        ),
    ),
    "agriculture": (
        ("line", "M12 23V9"),
        (
            "fill",
            "M12 1.5c2 2 2 5 0 7-2-2-2-5 0-7z"
            "M11 13.5C8 13 6.2 11 6 7.8c3 .4 4.8 2.5 5 5.7zM13 13.5c3-.5 4.8-2.5 5-5.7-3 .4-4.8 2.5-5 5.7z"
            "M11 20c-3-.5-4.8-2.5-5-5.7 3 .4 4.8 2.5 5 5.7zM13 20c3-.5 4.8-2.5 5-5.7-3 .4-4.8 2.5-5 5.7z",
        ),
    ),
    "extraction": (
        ("line", "M6 21.5L15.5 8"),
        ("fill", "M5 5.5C11 .8 19 3.5 21.5 12c-3-3.8-6-5.8-9.3-6.5C9.5 5 7.3 5 5 5.5z"),
    ),
    "architecture": (("fill", "M3.5 3.5h11l5.5 3-1.2 3.5h-15.3z"), ("fill", "M9.3 11.3h4l.5 11h-5z")),
    "theology": (
        ("line", "M1.8 12.5c4.8-7.5 15.6-7.5 20.4 0-4.8 7.5-15.6 7.5-20.4 0z"),
        ("fill", "M12 8.7a3.8 3.8 0 1 0 .1 0z"),
        ("line", "M12 1v2.5M5 3l1.3 2M19 3l-1.3 2"),
    ),
    "fish": (
        ("fill", "M1.5 12c4.5-6.5 11-6.5 15.5-1.5L22.5 6v12L17 13.5C12.5 18.5 6 18.5 1.5 12z"),
        ("hole", "M7 9.7a1.2 1.2 0 1 0 .1 0z"),
    ),
    "double": (("fill", "M2.5 4.5L11.5 12l-9 7.5zM12 4.5l9 7.5-9 7.5z"),),
    "ahead": (("line", "M5.5 16.5a8 8 0 1 1 13 0"), ("fill", "M14.5 15.5l7.5-1.5-2 7.5z")),
    "farm": (("fill", "M4.5 20.5v-9a7.5 7.5 0 0 1 15 0v9z"), ("hole", "M9.8 13.5h4.4v7H9.8z"), ("cut", "M6 10h12")),
    "public": (
        ("fill", "M1.2 12.5l5-5.5 5 5.5v8h-10zM12.5 10L17.5 3.5 22.8 10v10.5H12.5z"),
        ("hole", "M4.7 15h3v5.5h-3zM16 13h3.2v7.5H16z"),
    ),
    "tomb": (("fill", "M5.5 21V9.5a6.5 6.5 0 0 1 13 0V21z"), ("cut", "M9 11h6M12 8v8")),
    "shrine": (
        ("fill", "M12 1.5c3.3 4.2 5 6.6 5 9.2a5 5 0 0 1-10 0c0-2.6 1.7-5 5-9.2zM4 17.5h16V21H4z"),
        ("hole", "M12 9c1.3 1.7 1.9 2.5 1.9 3.5a1.9 1.9 0 0 1-3.8 0c0-1 .6-1.8 1.9-3.5z"),
    ),
}


def icon(name: str, x: float, y: float, size: float, colour: str, ground: str = SLAB) -> str:
    """An icon with its middle at x, y; what is cut out of it shows the ground."""
    paints = {
        "fill": f'fill="{colour}"',
        "hole": f'fill="{ground}"',
        "line": f'fill="none" stroke="{colour}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"',
        "cut": f'fill="none" stroke="{ground}" stroke-width="1.4"',
    }
    body = "".join(f'<path d="{d}" {paints[kind]}/>' for kind, d in ICONS[name])
    return f'<g transform="translate({n(x - size / 2)} {n(y - size / 2)}) scale({size / 24:.3f})">{body}</g>'
