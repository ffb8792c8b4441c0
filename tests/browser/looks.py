"""What a board looks like to somebody who reads it: how large its words are, and what is cut or lies over something."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

SMALLEST = 11
SMALLEST_LETTER = 8

LOOK = r"""
() => {
  const board = document.querySelector('.board');
  const name = (element) => element.getAttribute('class') ?? element.tagName;
  const words = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    const text = node.textContent.trim();
    if (!text || element.closest('.visually-hidden')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (!box.width || !box.height || style.visibility === 'hidden') continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.hypot(matrix.c, matrix.d) : element.currentCSSZoom ?? 1;
    words.push({ text, box, element, size: parseFloat(style.fontSize) * scale });
  }
  const outside = (inner, outer, x, y) => inner.left < outer.left - x || inner.right > outer.right + x
    || inner.top < outer.top - y || inner.bottom > outer.bottom + y;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const cut = words.filter(({ box }) => outside(box, screen, 1, 1)).map(({ text }) => text);
  for (const { text, box, element } of words)
    for (let around = element; around && around !== board.parentElement; around = around.parentElement)
      if (getComputedStyle(around).overflowX !== 'visible' && outside(box, around.getBoundingClientRect(), 1.5, 3))
        cut.push(`${text} by ${name(around)}`);
  for (const part of board.querySelectorAll('button, section'))
    if (part.scrollWidth > part.clientWidth + 2 || part.scrollHeight > part.clientHeight + 2)
      cut.push(`${name(part)}: ${part.textContent.trim().slice(0, 40)}`);
  const core = ({ box }) => ({ left: box.left + 1, right: box.right - 1,
    top: box.top + box.height * 0.22, bottom: box.bottom - box.height * 0.22 });
  const over = words.flatMap((one, i) => words.slice(i + 1).filter((other) => {
    const [a, b] = [core(one), core(other)];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((other) => `${one.text} / ${other.text}`));
  return { cut, over, sizes: words.map(({ text, size }) => [text, size]) };
}
"""


def look(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(LOOK)
    return found


def too_small(seen: dict[str, Any]) -> list[str]:
    """Words that cannot be read. Letters of seats stand on small pieces."""
    return [
        f"{text}: {size:.1f}"
        for text, size in seen["sizes"]
        if size < (SMALLEST_LETTER if text in tuple("ABCDE") else SMALLEST) - 0.1
    ]
