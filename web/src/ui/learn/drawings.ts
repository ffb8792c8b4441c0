/** The drawings that the lesson of a game needs besides those of its table. */
import { hang } from '../../lib/sprite';

const sprites = import.meta.glob<string>('../../games/*/learn/icons.json', { query: '?sprite', import: 'default' });

export async function drawLesson(game: string): Promise<void> {
  const sprite = await sprites[`../../games/${game}/learn/icons.json`]?.();
  if (sprite) hang(sprite);
}
