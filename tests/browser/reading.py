"""What can be read on a board: how large its text is, whether any is cut off, and whether any lies on another."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.people import WIDE

SMALLEST = 11  # pixels, as they come out on the screen
SMALLEST_LETTER = 8  # of a seat, on its piece
SIZES = ((1280, 720), (1440, 900), (1024, 768), (820, 1180))

# Text is looked at line by line. Things are cut where they stick out of the window, of a box that hides or scrolls what
# does not fit, or of a button or panel. Lines may share the space between letters, not the letters.
FIND = """
async ([roots, piled, scrolled, least, letters]) => {
  await document.fonts.ready;
  const found = new Set();
  const lines = [];
  const name = (element) => element.getAttribute('class') ?? element.tagName;
  const scale = (element) => {
    if (!(element instanceof SVGElement)) return element.currentCSSZoom;
    const { a, b } = element.getScreenCTM();
    return Math.hypot(a, b);
  };
  const seen = (element) => !element.closest('.visually-hidden, defs')
    && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const sticksOut = (box, hole) => Math.max(
    hole.left - box.left, box.right - hole.right, hole.top - box.top - 1, box.bottom - hole.bottom - 1);
  const hides = (box) => box instanceof HTMLElement && getComputedStyle(box).overflow !== 'visible';
  const holds = (box) => hides(box) || box.matches('button, section, .panel, .section');

  for (const root of document.querySelectorAll(roots)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement;
      const text = walk.currentNode.data.trim();
      if (!text || !seen(element)) continue;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
      const most = element instanceof SVGElement && /^[A-E]$/.test(text) ? letters : least;
      if (size < most - 0.05) found.add(`small: ${text} (${size.toFixed(1)} px, ${name(element)})`);
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const box of range.getClientRects()) if (box.width >= 1) lines.push({ text, element, box, root });
    }
    for (const part of root.querySelectorAll('button, section'))
      if (hides(part) && (part.scrollWidth > part.clientWidth + 2 || part.scrollHeight > part.clientHeight + 2))
        found.add(`cut: ${part.textContent.trim().slice(0, 40)} (does not fit its ${name(part)})`);
    for (const icon of root.querySelectorAll('svg.icon, svg.mark, svg.seat-mark')) {
      const text = icon.querySelector('use')?.getAttribute('href') ?? 'piece';
      const box = icon.getBoundingClientRect();
      if (box.width && seen(icon)) lines.push({ text, element: icon, box, root });
    }
  }
  // Large figures leave air above and below.
  const air = ({ element, box }) => (!element.matches('svg') && box.height > 20 ? box.height * 0.22 : 0);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const { text, element, box, root } of lines) {
    if (scrolled && element.closest(scrolled)) continue;
    if (sticksOut(box, screen) > 1) found.add(`cut: ${text} (by the window)`);
    for (let at = element; at !== root.parentElement; at = at.parentElement) {
      const out = holds(at) ? sticksOut(box, at.getBoundingClientRect()) : 0;
      if (out > 1.5) found.add(`cut: ${text} (by ${out.toFixed(1)} px, ${name(at)})`);
    }
  }
  const apart = lines.filter(({ element }) => !piled || !element.closest(piled));
  apart.forEach((one, i) => {
    const { text, element, box: a } = one;
    for (const next of apart.slice(i + 1)) {
      const { text: other, element: second, box: b } = next;
      if (element.contains(second) || second.contains(element)) continue;
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) - air(one) - air(next);
      const shared = `${wide.toFixed(1)} x ${high.toFixed(1)}`;
      if (wide > 2 && high > 3) found.add(`on one another: ${text} and ${other} (${shared})`);
    }
  });
  return [...found];
}
"""


def unreadable(
    page: Page, roots: str = ".board", piled: str = "", scrolled: str = "", tablet: bool = False
) -> list[str]:
    """All that is too small, cut off, or hidden by something else within these parts of the page.

    Things in `piled` lie on one another as they do on a table; those in `scrolled` are there for who scrolls. A tablet
    may shrink a board that can be enlarged.
    """
    least = (0, 0) if tablet else (SMALLEST, SMALLEST_LETTER)
    found: list[str] = page.evaluate(FIND, [roots, piled, scrolled, *least])
    return found


def unreadable_at_any_size(page: Page) -> list[str]:
    """The same, on a screen, a larger one, and a tablet held both ways."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(2, 2)
        page.wait_for_timeout(300)
        faults = unreadable(page, tablet=width < WIDE["width"])
        found += [f"{width}x{height} {fault}" for fault in faults]
    return found
