/** The workbench: the components of one game, the draft of their corrections, and what the server says of it. */
import { api, Refused } from '../api';
import type {
  Checked,
  ComponentInfo,
  ComponentStatus,
  Doubt,
  Entries,
  FieldForm,
  KindForm,
  Lang,
  Piece,
  Progress,
  Trouble,
  Workshop,
} from '../protocol';
import {
  countOf,
  type Draft,
  infosOf,
  insistence,
  keyOf,
  mended,
  newDraft,
  openValues,
  remember,
  remembered,
  same,
  savedStatus,
  savedValues,
  type Source,
  today,
  type Values,
  withOpen,
} from './draft';

/** A component as the gallery shows it. */
export interface Shown {
  key: string;
  piece: Piece;
  info: ComponentInfo;
  /** The form has changes of it that are not saved. */
  open: boolean;
  corrected: boolean;
}

const PAUSE = 200;
const STEPS = 100;

export class Bench {
  workshop = $state.raw<Workshop | null>(null);
  draft = $state.raw<Draft>(newDraft());
  chosen = $state<string | null>(null);
  /** What the server says of the draft with the component in the form, and of the saved draft. */
  private live = $state.raw<Checked | null>(null);
  private settled = $state.raw<Checked | null>(null);
  /** Does the server know of the newest change? */
  fresh = $state(true);
  private past = $state.raw<Draft[]>([]);
  private timer = 0;
  private asked = 0;

  constructor(
    readonly game: string,
    private lang: Lang,
  ) {
    this.draft = remembered(game);
  }

  async load(lang: Lang): Promise<void> {
    this.lang = lang;
    this.workshop = await api.workshop(this.game, lang);
    await Promise.all([this.settle(), this.look()]);
  }

  readonly kinds = $derived(new Map<string, KindForm>((this.workshop?.kinds ?? []).map((kind) => [kind.key, kind])));
  readonly all = $derived(this.show(this.workshop?.pieces ?? [], this.draft.entries, this.settled));
  /** The components as they are saved, for the drawings of the gallery. */
  readonly components = $derived(infosOf(this.all));
  readonly current = $derived(this.all.find(({ key }) => key === this.chosen) ?? null);
  readonly form = $derived(this.current ? (this.kinds.get(this.current.piece.kind) ?? null) : null);
  readonly values = $derived(this.current ? openValues(this.current.piece, this.draft) : {});
  /** The source that saving gives: what was chosen, else that the box agrees. */
  readonly source = $derived.by((): Source => {
    const chosen = this.draft.open[this.chosen ?? '']?.source;
    if (chosen) return chosen;
    return this.current && this.isSaved(this.current.piece) ? (this.current.info.status as Source) : 'verified';
  });
  readonly info = $derived.by((): ComponentInfo | null => {
    if (!this.current) return null;
    const told = this.live?.pieces.find((piece) => keyOf(piece) === this.chosen);
    const { name, text } = told ?? this.current.info;
    return { ...this.current.info, name, text, data: this.values };
  });
  readonly progress = $derived<Progress | null>(this.settled?.progress ?? this.workshop?.progress ?? null);
  readonly corrections = $derived(countOf(this.draft.entries));

  private show(pieces: Piece[], entries: Entries, told: Checked | null): Shown[] {
    const said = new Map(told?.pieces.map((piece) => [keyOf(piece), piece]));
    return pieces.map((piece) => {
      const key = keyOf(piece);
      const { name, text } = said.get(key) ?? piece;
      const status = savedStatus(piece, entries);
      const info = { kind: piece.kind, name, text, status, data: savedValues(piece, entries) };
      return { key, piece, info, open: key in this.draft.open, corrected: this.isSaved(piece) };
    });
  }

  private isSaved({ kind, id }: Piece): boolean {
    return this.draft.entries[kind]?.[id] !== undefined;
  }

  field(kind: string, key: string): FieldForm | undefined {
    return this.kinds.get(kind)?.fields.find((field) => field.key === key);
  }

  /** What the fields of a kind and their values are called, for drawings. */
  labels(kind: string): Record<string, string> {
    const fields = this.kinds.get(kind)?.fields ?? [];
    return Object.fromEntries(
      fields.flatMap(({ key, label, labels }) => [
        [key, label],
        ...Object.entries(labels).map(([choice, name]) => [`${key}/${choice}`, name]),
      ]),
    );
  }

  // --- what stands against the component in the form ---

  get troubles(): Trouble[] {
    return (this.live?.troubles ?? []).filter((trouble) => keyOf(trouble) === this.chosen);
  }

  get doubts(): Doubt[] {
    return (this.live?.doubts ?? []).filter(
      (doubt) => keyOf(doubt) === this.chosen && !this.draft.insisted.includes(insistence(doubt)),
    );
  }

  // --- changes ---

  choose(key: string | null): void {
    this.chosen = key;
    this.live = null;
    void this.look();
  }

  set(field: string, value: unknown): void {
    this.reopen((open) => ({ ...open, values: { ...open.values, [field]: value } }));
  }

  setSource(source: Source): void {
    this.reopen((open) => ({ ...open, source }));
  }

  hold(holder: Partial<Draft['holder']>): void {
    this.keep({ ...this.draft, holder: { ...this.draft.holder, ...holder } });
  }

  /** Back to what the component had before the draft touched it. */
  repair({ field }: Trouble): void {
    const piece = this.current?.piece;
    if (piece) this.set(field, piece.values[field]);
  }

  mend(doubt: Doubt): void {
    const piece = this.current?.piece;
    if (piece) this.set(doubt.field, mended(this.values[doubt.field], doubt) ?? piece.values[doubt.field]);
  }

  insist(doubt: Doubt): void {
    this.change({ ...this.draft, insisted: [...this.draft.insisted, insistence(doubt)] });
  }

  /** The component goes back to ours: nothing saved, nothing open. */
  reset(): void {
    const { current } = this;
    if (!current) return;
    const { kind, id } = current.piece;
    const kept = { ...this.draft.entries[kind] };
    delete kept[id];
    this.change({ ...this.draft, entries: { ...this.draft.entries, [kind]: kept }, open: this.without(current.key) });
    void this.settle();
  }

  /** Puts the component into the draft, if nothing stands against it. */
  async save(): Promise<boolean> {
    const { current } = this;
    if (!current) return false;
    await this.look();
    if (this.troubles.length || this.doubts.length || !this.fresh) return false;
    const entries = withOpen(this.draft, current.piece, this.source, today());
    this.change({ ...this.draft, entries, open: this.without(current.key) });
    await this.settle();
    return true;
  }

  /** Other entries in place of all that is saved, as a file brings them. */
  async take(entries: Entries, holder: Partial<Draft['holder']>): Promise<void> {
    const named = Object.fromEntries(Object.entries(holder).filter(([, text]) => text));
    this.change({ ...this.draft, entries, open: {}, holder: { ...this.draft.holder, ...named } });
    await this.settle();
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.keep(before);
    void this.settle();
    this.soon();
  }

  private without(key: string): Draft['open'] {
    return Object.fromEntries(Object.entries(this.draft.open).filter(([each]) => each !== key));
  }

  /** Changes what is open of the chosen component; what is as before is not open any more. */
  private reopen(change: (open: { values: Values; source?: Source }) => { values: Values; source?: Source }): void {
    const { current } = this;
    if (!current) return;
    const open = change(this.draft.open[current.key] ?? { values: {} });
    const saved = savedValues(current.piece, this.draft.entries);
    const values = Object.fromEntries(
      Object.entries(open.values).filter(([field, value]) => !same(value, saved[field])),
    );
    const others = this.without(current.key);
    const some = Object.keys(values).length > 0 || open.source !== undefined;
    this.change({ ...this.draft, open: some ? { ...others, [current.key]: { ...open, values } } : others });
  }

  private change(draft: Draft): void {
    this.past = [...this.past, this.draft].slice(-STEPS);
    this.keep(draft);
    this.soon();
  }

  private keep(draft: Draft): void {
    this.draft = draft;
    remember(this.game, draft);
  }

  // --- the server's word ---

  private soon(): void {
    this.fresh = false;
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.look(), PAUSE);
  }

  /** Ask about the draft with what is in the form. */
  private async look(): Promise<void> {
    clearTimeout(this.timer);
    const { current } = this;
    if (!current) {
      this.fresh = true;
      return;
    }
    const turn = ++this.asked;
    const told = await this.ask(withOpen(this.draft, current.piece, this.source, today()));
    if (turn !== this.asked) return;
    this.live = told ?? this.live;
    this.fresh = told !== null;
  }

  private async settle(): Promise<void> {
    this.settled = this.corrections ? await this.ask(this.draft.entries) : null;
  }

  /** The file that the saved draft makes. Raises Refused where the server does not answer. */
  async file(): Promise<Checked> {
    return api.check(this.game, this.lang, { entries: this.draft.entries, about: this.about() });
  }

  about(): { title: string; by: string; on: string; against: string } {
    return { ...this.draft.holder, on: today() };
  }

  private async ask(entries: Entries): Promise<Checked | null> {
    try {
      return await api.check(this.game, this.lang, { entries, about: this.about() });
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** The next component whose source is not the box, after the chosen one. */
  next(among: Shown[]): Shown | null {
    const at = among.findIndex(({ key }) => key === this.chosen);
    const order = [...among.slice(at + 1), ...among.slice(0, Math.max(at, 0))];
    return order.find(({ info }) => !isVerified(info.status)) ?? null;
  }
}

export function isVerified(status: ComponentStatus): boolean {
  return status === 'verified';
}
