/** A table that is being set up. */
import { api } from './api';
import { ClockChoice } from './clock.svelte';
import type { GameInfo, OptionInfo, Options, PlannedKind, SeatPlan, Visibility } from './protocol';

export interface Chair {
  kind: PlannedKind;
  agent: string;
  name: string;
}

export class Setup {
  game = $state.raw<GameInfo | null>(null);
  chairs = $state<Chair[]>([]);
  options = $state<Options>({});
  readonly clock = new ClockChoice();
  /** Who may see it, if somebody has said so. */
  wish = $state<Visibility | null>(null);
  /** Shall it count for ratings, if it can? */
  rated = $state(true);
  seed = $state('');
  /** The file of corrected components that it is played with; null for ours. */
  file = $state<string | null>(null);

  /** A game with its usual options, or those of another table: the reader and `others` at the other seats. */
  choose(game: GameInfo, others: Chair['kind'], as: { players?: number; options?: Options } = {}): void {
    if (this.game?.key === game.key) {
      this.game = game;
      return;
    }
    if (this.game) this.file = null;
    this.game = game;
    const asked = (option: OptionInfo) => option.values.find((value) => value === as.options?.[option.key]);
    this.options = Object.fromEntries(game.options.map((option) => [option.key, asked(option) ?? option.default]));
    this.chairs = [];
    const players = game.players.find((count) => count === as.players);
    this.seat(players ?? (game.players.includes(3) ? 3 : (game.players[0] ?? 1)), others);
  }

  /** Have so many seats; those that come new are of this kind. */
  seat(players: number, kind: Chair['kind']): void {
    const chairs = this.chairs.slice(0, players);
    while (chairs.length < players) chairs.push(this.chair(chairs.length ? others(kind) : 'me'));
    this.chairs = chairs;
  }

  /** Nobody sits there yet: the table waits for people. */
  readonly open = $derived(this.chairs.some((chair) => chair.kind === 'open'));
  /** Everybody sits at one screen. */
  readonly oneScreen = $derived(!this.open && this.chairs.some((chair) => chair.kind === 'hotseat'));
  /** Who may see it, the usual first: what is open for anybody is listed or needs the link, one screen is neither. */
  readonly circles: Visibility[] = $derived(
    this.open ? ['public', 'private'] : this.oneScreen ? ['unlisted'] : ['unlisted', 'public', 'private'],
  );
  readonly visibility: Visibility = $derived(
    this.circles.find((each) => each === this.wish) ?? this.circles[0] ?? 'unlisted',
  );
  /** The message that says who will see it and who may sit down. */
  readonly told = $derived(`ui-told-${this.open ? 'open' : this.oneScreen ? 'screen' : 'full'}-${this.visibility}`);

  async create(): Promise<string> {
    const made = await api.create({
      game: this.game?.key ?? '',
      options: this.fitted(),
      seats: this.chairs.map(written),
      clock: this.clock.plan,
      visibility: this.visibility,
      rated: this.rated,
      ...(this.file ? { file: this.file } : {}),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
    });
    return made.id;
  }

  /** What was chosen for another number of players goes no further. */
  private fitted(): Options {
    const kept = this.game ? fitting(this.game, this.chairs.length) : [];
    return Object.fromEntries(kept.map(({ key, default: usual }) => [key, this.options[key] ?? usual]));
  }

  private chair(kind: Chair['kind']): Chair {
    return { kind, agent: this.game?.opponent ?? '', name: '' };
  }
}

/** The options that there are for so many players. */
export function fitting(game: GameInfo, players: number): OptionInfo[] {
  return game.options.filter((option) => players === 1 || !option.solo);
}

/** The reader sits at one seat only. */
function others(kind: Chair['kind']): Chair['kind'] {
  return kind === 'me' ? 'agent' : kind;
}

function written(chair: Chair): SeatPlan {
  if (chair.kind === 'agent') return { kind: 'agent', agent: chair.agent };
  if (chair.kind === 'hotseat') return { kind: 'hotseat', ...(chair.name.trim() ? { name: chair.name.trim() } : {}) };
  return { kind: chair.kind };
}
