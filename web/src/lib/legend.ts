/** How the legend of a game is put together from the tables that its drawings use. */
import type { LegendGroup } from '../games';

type Signs = LegendGroup['signs'];
type Look = string | { icon: string; colour?: string };

/** One sign for each entry of a table; its name is a message of the game. Icons without a name of their own are left out. */
export function signsOf(
  looks: Record<string, Look>,
  name: (key: string) => string,
  colours: Record<string, string> = {},
): Signs {
  return Object.entries(looks).map(([key, look]) => {
    const { icon, colour } = typeof look === 'string' ? { icon: look, colour: undefined } : look;
    return { icon, name: name(key), colour: colour ?? colours[icon] ?? colours[key] };
  });
}
