/** Where the lesson of a game is played: kept by the browser, so that it goes on after a break. */
const key = (game: string) => `cenote-learn-${game}`;

export function remembered(game: string): string | null {
  return localStorage.getItem(key(game));
}

export function remember(game: string, table: string): void {
  localStorage.setItem(key(game), table);
}

export function forget(game: string): void {
  localStorage.removeItem(key(game));
}
