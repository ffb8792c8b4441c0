/** Drawings hang in the page as symbols, out of sight; `Icon` uses them by name. */
import shared from '../ui/icons.json?sprite';

const SYMBOL = /<symbol id="([^"]*)".*?<\/symbol>/gs;
const hung = new Set<string>();

/** Each drawing hangs once, however many sets have it. */
export function hang(symbols: string): void {
  const fresh = [...symbols.matchAll(SYMBOL)].filter(([, id = '']) => !hung.has(id));
  if (!fresh.length) return;
  for (const [, id = ''] of fresh) hung.add(id);
  const sheet = document.createElement('div');
  sheet.hidden = true;
  sheet.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg">${fresh.map(([symbol]) => symbol).join('')}</svg>`;
  document.body.append(sheet);
}

/** The drawings that every page uses. */
export function hangShared(): void {
  hang(shared);
}

/** Those of all pages but the lobby. */
export async function hangTools(): Promise<void> {
  const { default: tools } = await import('../ui/table/icons.json?sprite');
  hang(tools);
}
