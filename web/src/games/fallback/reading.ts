/** What can be read from the view of a game that has no board of its own here. */
import type { View } from '../../lib/protocol';
import type { Words } from '../../lib/words';

interface PlayerView {
  goods?: Record<string, number>;
}

export function playerOf(view: View, seat: number): PlayerView | undefined {
  const players = view.players;
  return Array.isArray(players) ? (players[seat] as PlayerView | undefined) : undefined;
}

/** Numbers and words of the view that the game has a short message for: "Round 12", "Age I". */
export function status(view: View, words: Words): string[] {
  const plain = Object.fromEntries(
    Object.entries(view).filter(([, value]) => ['number', 'string'].includes(typeof value)),
  );
  return Object.keys(plain)
    .map((key) => words.format(`pic-${key.replaceAll('_', '-')}`, plain))
    .filter((text) => text !== null);
}

/** The position in words: where the game stands, then every player with points and goods. */
export function describe(view: View, words: Words, names: string[], scores: (number | null)[]): string[] {
  const players = names.map((name, seat) => {
    const goods = playerOf(view, seat)?.goods;
    return words.say('ui-describe-player', { name, score: scores[seat] ?? 0, goods: goods ?? {} });
  });
  return [status(view, words).join(', '), ...players].filter(Boolean);
}
