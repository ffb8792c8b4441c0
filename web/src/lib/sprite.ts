/** Drawings hang in the page as symbols, out of sight; `Icon` uses them by name. */
import shared from '../ui/icons.json?sprite';

const hung = new Set<string>();

export function hang(name: string, symbols: string): void {
  if (hung.has(name)) return;
  hung.add(name);
  const sheet = document.createElement('div');
  sheet.hidden = true;
  sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`;
  document.body.append(sheet);
}

/** The drawings that every page uses. */
export function hangShared(): void {
  hang('shared', shared);
}
