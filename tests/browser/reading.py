"""What can be read on a board: how large its text is, whether any is cut off, and whether any lies on another."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SMALLEST = 11  # pixels, as they come out on the screen
SMALLEST_LETTER = 8  # of a seat, on its piece

FIND = """
([root, least, letters]) => {
  const found = [];
  const texts = [];
  const name = (element) => String(element.className?.baseVal ?? element.className);
  for (const board of document.querySelectorAll(root)) {
    const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const element = walk.currentNode.parentElement;
      const text = walk.currentNode.data.trim();
      if (!text || element.closest('.visually-hidden, defs')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const drawn = element instanceof SVGElement;
      const scale = drawn ? element.getScreenCTM().a : element.currentCSSZoom;
      const size = parseFloat(getComputedStyle(element).fontSize) * scale;
      const most = drawn && /^[A-E]$/.test(text) ? letters : least;
      if (size < most - 0.05) found.push(`small: ${text} (${size.toFixed(1)} px, ${name(element)})`);
      const range = document.createRange();
      range.selectNodeContents(walk.currentNode);
      for (const box of range.getClientRects()) if (box.width >= 1) texts.push({ text, element, box, board });
    }
  }
  for (const { text, element, box, board } of texts)
    for (let at = element; at !== board.parentElement; at = at.parentElement) {
      const frames = at instanceof HTMLElement && getComputedStyle(at).overflow !== 'visible';
      if (!frames && !at.matches('button, .panel, .section')) continue;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      const out = Math.max(left - box.left, box.right - right, top - box.top - 1, box.bottom - bottom - 1);
      if (out > 1.5) { found.push(`cut: ${text} (by ${out.toFixed(1)} px, ${name(at)})`); break; }
    }
  texts.forEach(({ text, element, box: a }, i) => {
    for (const { text: other, element: second, box: b } of texts.slice(i + 1)) {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 3 && element !== second) found.push(`on one another: ${text} and ${other}`);
    }
  });
  return found;
}
"""


def unreadable(page: Page, root: str = ".board") -> list[str]:
    """All that is too small, cut off, or hidden by other text within these parts of the page."""
    found: Any = page.evaluate(FIND, [root, SMALLEST, SMALLEST_LETTER])
    return list(found)
