/** Where the lesson is played: kept by the browser, so that it goes on after a break. */
const KEY = 'cenote-learn-tzolkin';

export function remembered(): string | null {
  return localStorage.getItem(KEY);
}

export function remember(table: string): void {
  localStorage.setItem(KEY, table);
}

export function forget(): void {
  localStorage.removeItem(KEY);
}
