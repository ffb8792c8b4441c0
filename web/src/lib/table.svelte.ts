/** One table as this browser knows it: what the socket told, and what may be said to it. */
import { api, Refused } from './api';
import { catalogue } from './catalogue.svelte';
import { Link, tableSocket, type LinkState } from './link';
import { litSpots, readMove, readMoves, type Move } from './moves';
import {
  isAbsent,
  isProposal,
  type Absent,
  type ChatEntry,
  type ClientMessage,
  type ClockPlan,
  type Command,
  type Draft,
  type LogEntry,
  type Moment,
  type Options,
  type Position,
  type Proposal,
  type Result,
  type ServerMessage,
  type TableInfo,
  type WhyReason,
} from './protocol';
import { newId } from './plain';
import { nameOf } from './say';
import { toasts } from './toast.svelte';
import { capital, type Words } from './words';

interface Answer {
  reason: WhyReason | null;
  text: string;
}

type Unnumbered<C> = C extends Command ? Omit<C, 'id'> : never;

/** Pauses before a command is asked for again of which nobody knows whether it was done. */
const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;

const NO_DRAFT: Draft = { type: 'draft', seat: null, moves: [], events: [] };

export class TableStore {
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  draft = $state.raw<Draft>(NO_DRAFT);
  chat = $state.raw<ChatEntry[]>([]);
  /** Lines of the chat that were there before the reader came; null until that is known. */
  chatBefore = $state<number | null>(null);
  online = $state.raw<boolean[]>([]);
  watchers = $state(0);
  takeback = $state.raw<Proposal | null>(null);
  absent = $state.raw<Absent | null>(null);
  result = $state.raw<Result | null>(null);
  link = $state<LinkState>('connecting');
  /** The words of the game in the reader's language. */
  words = $state.raw<Words | null>(null);
  /** A moment of the past that is being looked at. */
  past = $state.raw<Moment | null>(null);
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Refused | null>(null);
  /** When the last position came, in this browser's time: clocks run on from there. */
  heard = $state(0);
  /** The command that is under way, so that nothing is asked twice. */
  private pending = $state.raw<Command | null>(null);
  private interrupted = false;
  /** Lines of the chat that are not answered yet. */
  private readonly said = new Map<string, Command>();
  /** Is it being asked again whether something was done? */
  unsure = $state(false);
  private pause = FIRST_PAUSE;
  private asking: ReturnType<typeof setTimeout> | undefined;
  private readonly questions = new Map<string, (answer: Answer | null) => void>();
  private line: Link<ServerMessage, ClientMessage> | null = null;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {}

  private readonly game = $derived(catalogue.game(this.info?.game ?? ''));
  /** Moves cannot be read, nor said, before the catalogue has told what they are made of. */
  readonly legible = $derived(this.game !== undefined);
  readonly verbs = $derived(this.game?.verbs ?? {});
  readonly moves: Move[] = $derived(this.past ? [] : readMoves(this.position?.moves ?? [], this.verbs));
  readonly lit = $derived(litSpots(this.moves));
  /** The move that does nothing but end the turn: it has a button, and no row. */
  readonly finish = $derived(
    this.moves.find(({ verb, ends, changes }) => verb === 'done' && ends && !Object.keys(changes).length) ?? null,
  );
  readonly rows = $derived(this.moves.filter((move) => move.text !== this.finish?.text));
  /** A move that cannot be undone: it is made by the button of the turn, once it was chosen. */
  armed = $state.raw<Move | null>(null);
  readonly names = $derived(this.info?.seats.map(nameOf) ?? []);
  readonly mine = $derived(this.info?.seats.filter((seat) => seat.you).map((seat) => seat.seat) ?? []);
  readonly busy = $derived(this.pending !== null || this.link !== 'open');
  readonly view = $derived(this.past?.view ?? this.position?.view ?? null);
  readonly yours = $derived(Boolean(this.position?.yours) && !this.past);

  async open(): Promise<void> {
    try {
      this.info = await api.table(this.id, this.invite);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refused = error;
      if (error.status !== 0) return;
    }
    this.line = new Link(tableSocket(this.id, this.invite), {
      message: (message) => this.receive(message),
      state: (state) => {
        this.link = state;
        if (state !== 'open') this.interrupted = true;
        else {
          this.chat = []; // they are told anew each time
          this.absent = null;
        }
      },
      greeting: () => ({ type: 'hello', have: this.log.at(-1)?.k ?? null }),
    });
  }

  close(): void {
    clearTimeout(this.asking);
    this.line?.close();
  }

  reconnect(): void {
    this.line?.now();
  }

  /** The reader has become somebody else at this table. */
  introduce(): void {
    this.line?.again();
  }

  /** Make a decision; who confirms turns is asked once more before something that cannot be undone. */
  play(move: Move): void {
    if (move.text === this.finish?.text) this.send(move, true);
    else if (move.reveals && this.info?.confirm) this.armed = move;
    else this.send(move);
  }

  /** The one button: make what was chosen and cannot be undone, or end the turn. */
  endTurn(): void {
    if (this.armed) this.send(this.armed);
    else if (this.position?.can_confirm) this.command({ type: 'confirm', seq: this.position.seq });
    else if (this.finish) this.send(this.finish, true);
  }

  private send(move: Move, end = false): void {
    if (this.position) this.command({ type: 'play', move: move.text, seq: this.position.seq, end });
  }

  undo(): void {
    if (this.position?.can_undo) this.command({ type: 'undo', seq: this.position.seq });
  }

  redo(): void {
    if (this.position?.can_redo) this.command({ type: 'redo', seq: this.position.seq });
  }

  /** What stands against a move; null if nothing does, or if nobody answers. */
  ask(move: string): Promise<Answer | null> {
    const id = newId();
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      if (!this.line?.send({ type: 'why', id, move })) this.settle(id, null);
    });
  }

  /** The same, said aloud. */
  async why(move: string): Promise<void> {
    const answer = await this.ask(move);
    if (answer) this.explain(answer);
  }

  say(text: string): void {
    const line: Command = { type: 'chat', id: newId(), text };
    if (this.line?.send(line)) this.said.set(line.id, line);
  }

  askTakeback(to: number): void {
    if (this.position) this.command({ type: 'takeback', to, seq: this.position.seq });
  }

  answer(accept: boolean): void {
    if (this.takeback) this.command({ type: 'answer', accept, to: this.takeback.to });
  }

  /** Let code play for the one who is long absent, or no longer. */
  replace(accept: boolean): void {
    if (this.absent) this.command({ type: 'replace', seat: this.absent.seat, accept });
  }

  /** Before the game: it may begin for me, or not yet. */
  ready(ready: boolean): void {
    this.command({ type: 'ready', ready });
  }

  give(seat: number, agent: string): void {
    this.command({ type: 'give', seat, agent });
  }

  free(seat: number): void {
    this.command({ type: 'free', seat });
  }

  arrange(options: Options, clock: ClockPlan): void {
    this.command({ type: 'arrange', options, clock });
  }

  start(): void {
    this.command({ type: 'start' });
  }

  rest(on: boolean): void {
    this.command({ type: 'holiday', on });
  }

  wantConfirm(confirm: boolean): void {
    this.command({ type: 'settings', confirm });
  }

  /** Show the position after the first n decisions; null goes back to now. */
  async look(n: number | null): Promise<void> {
    if (n === null) {
      this.past = null;
      return;
    }
    try {
      this.past = await api.at(this.id, n, undefined, this.invite);
    } catch (error) {
      toasts.failure(error);
    }
  }

  /** A move from its notation, for boards that ask why something is not possible. */
  move(text: string): Move {
    return readMove(text, this.verbs);
  }

  private command(command: Unnumbered<Command>): void {
    if (this.busy) return;
    this.pending = { ...command, id: newId() };
    this.line?.send(this.pending);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message;
        this.refused = null;
        break;
      case 'position':
        this.position = message;
        this.armed = null;
        this.heard = performance.now();
        if (!message.drafting) this.draft = NO_DRAFT;
        // A later position may come before the answer: the command is done or stale by then, and the next one may be said.
        if (this.pending && 'seq' in this.pending && this.pending.seq !== message.seq) this.pending = null;
        this.repeat();
        break;
      case 'log':
        this.log = [...this.log.filter((entry) => entry.k <= message.from), ...message.entries];
        break;
      case 'draft':
        this.draft = message;
        break;
      case 'chat':
        this.chat = [...this.chat, ...message.entries];
        break;
      case 'presence':
        this.chatBefore ??= this.chat.length;
        this.online = message.seats;
        this.watchers = message.watchers;
        break;
      case 'takeback':
        this.takeback = isProposal(message) ? message : null;
        break;
      case 'absent':
        this.absent = isAbsent(message) ? message : null;
        break;
      case 'over':
        this.result = message;
        break;
      case 'unknown':
        if (!this.settle(message.id, null)) this.askAgain();
        return;
      case 'why':
        this.settle(message.id, message.reason && { reason: message.reason, text: message.text ?? '' });
        break;
      case 'refused':
        if (!this.settle(message.id ?? '', null)) this.explain(message);
        break;
    }
    if ('id' in message) this.answered(message.id);
  }

  private answered(id: string | null): void {
    this.said.delete(id ?? '');
    if (id === this.pending?.id) this.pending = null;
    this.unsure = false;
    this.pause = FIRST_PAUSE;
  }

  /** Nobody knows whether it was done: with the same id it is done once, however often it is asked for. */
  private askAgain(): void {
    this.unsure = true;
    clearTimeout(this.asking);
    this.asking = setTimeout(() => {
      for (const line of this.said.values()) this.line?.send(line);
      if (this.pending) this.line?.send(this.pending);
      else if (!this.said.size) this.unsure = false;
    }, this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  /** After the line was down: what was not answered is said again, with its id, so that it counts once. */
  private repeat(): void {
    if (this.pending && this.interrupted) this.line?.send(this.pending);
    this.interrupted = false;
  }

  /** Give a question its answer; false if nobody asked. */
  private settle(id: string, answer: Answer | null): boolean {
    const resolve = this.questions.get(id);
    this.questions.delete(id);
    resolve?.(answer);
    return resolve !== undefined;
  }

  private explain(said: { reason: WhyReason | null; text: string | null }): void {
    const { reason, text } = said;
    const ours = reason && this.words?.format(`why-${reason.key}`, reason.args);
    if (ours || text)
      toasts.show({ kind: 'why', text: capital(ours || text || ''), rule: reason?.rule, game: this.info?.game });
  }
}
