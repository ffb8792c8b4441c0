/** Which move the coach would play, whatever the reader or the opponent did before. */
import type { Move } from '../../../lib/moves';
import { best, find, type Saying, withVerb } from '../../../ui/learn/script';
import {
  animalGift,
  animalSets,
  card,
  chiefAbility,
  isCulture,
  labourOf,
  landGift,
  stoneScores,
  type Scene,
  strength,
  worth,
} from './scene';

type Adviser = (scene: Scene) => Move | undefined;

/** The column of each turn; on the seventh any, on the eighth the figure rests. */
const COLUMN: Record<number, string> = {
  2: 'hunt',
  3: 'initiate',
  4: 'migrate',
  6: 'develop',
  8: 'rest',
  9: 'develop',
  10: 'initiate',
};
/** What the upper action of a column needs. */
const LABOUR: Record<string, number> = { hunt: 1, initiate: 1, migrate: 1, develop: 3 };

const done: Adviser = (scene) => find(scene, 'done');
const first =
  (verb: string): Adviser =>
  (scene) =>
    withVerb(scene, verb)[0] ?? done(scene);

const ADVISERS: Record<string, Adviser> = {
  'choose-chief': (scene) => scene.moves[0],
  turn,
  act,
  'lay-pile': (scene) =>
    withVerb(scene, 'lay').find((move) => card(scene, move.args.card ?? '').deck === 'starting') ?? done(scene),
  rest: (scene) => find(scene, 'take card') ?? turnAnimal(scene) ?? benefit(scene) ?? done(scene),
  receive: (scene) => benefit(scene) ?? withVerb(scene, 'part')[0] ?? bury(scene) ?? done(scene),
  gain: (scene) => benefit(scene) ?? done(scene),
  arrow: first('megalith'),
  'turn-animals': (scene) => turnAnimal(scene) ?? done(scene),
  'free-stone': (scene) => stone(scene) ?? done(scene),
  'build-village': first('village'),
  'move-camps': (scene) => walk(scene) ?? done(scene),
  'bury-cards': (scene) => bury(scene) ?? done(scene),
  recruit: (scene) => best(withVerb(scene, 'recruit'), (move) => tribeMark(scene, move)) ?? done(scene),
  learn: (scene) => best(withVerb(scene, 'learn'), (move) => card(scene, move.args.card ?? '').points) ?? done(scene),
  catch: (scene) => best(withVerb(scene, 'catch'), (move) => preyMark(scene, move)) ?? done(scene),
  'take-top': first('top'),
  'reveal-animals': first('reveal'),
  'discard-cards': (scene) => best(withVerb(scene, 'discard'), (move) => -keepMark(scene, move.args.card ?? '')),
  'use-pile': first('use'),
  'claim-hexes': (scene) =>
    best(withVerb(scene, 'claim'), (move) => hexMark(scene, move.args.hex ?? '')) ?? done(scene),
  'board-benefits': (scene) => withVerb(scene, 'board')[0] ?? withVerb(scene, 'score')[0] ?? done(scene),
};

export function advise(scene: Scene): Move | undefined {
  return ADVISERS[scene.ask.replace(/^gain-.+/, 'gain')]?.(scene);
}

/** The turn is about something that cannot be paid or is not there now. */
export function later(scene: Scene): Saying | null {
  if (scene.ask !== 'turn') return null;
  const { food, tools, hand } = scene.me;
  if (scene.step === 2 || scene.step === 3) return tools ? null : { key: 'learn-later-tools' };
  if (scene.step === 7) {
    const played = scene.done.some((move) => move.verb === 'culture');
    return played || hand.some((id) => isCulture(scene, id)) ? null : { key: 'learn-later-culture' };
  }
  return scene.step === 9 && !(food && tools) ? { key: 'learn-later-stone' } : null;
}

// --- where the figure goes ---

function turn(scene: Scene): Move | undefined {
  const played = scene.done.some((move) => move.verb === 'culture');
  const culture = withVerb(scene, 'culture')[0];
  if (culture && !played && scene.step >= 7) return culture;
  const column = COLUMN[scene.step] ?? (scene.me.tools ? 'hunt' : 'develop');
  const bound = chiefAbility(scene).some((effect) => effect.startsWith(`${column}:`));
  const order = bound ? ['chief', 'tribe'] : ['tribe', 'chief'];
  return order.map((figure) => find(scene, `place ${figure} ${column}`)).find(Boolean) ?? withVerb(scene, 'place')[0];
}

// --- acting in a column ---

/** First the upper action, with labour from cards; then the middle one, then the lower one. */
function act(scene: Scene): Move | undefined {
  const { column } = scene.position.acting;
  return (
    upper(scene, column) ??
    (wants(scene, column) ? effort(scene, column) : undefined) ??
    middle(scene) ??
    withVerb(scene, 'lower')[0] ??
    done(scene)
  );
}

/** What the column is for, as long as it can be paid. */
function upper(scene: Scene, column: string | null): Move | undefined {
  switch (column) {
    case 'hunt':
      return best(withVerb(scene, 'hunt'), (move) => preyMark(scene, move));
    case 'initiate':
      return scene.step === 10 && acted(scene, 'initiate')
        ? undefined
        : best(withVerb(scene, 'initiate'), (move) => tribeMark(scene, move));
    case 'develop':
      return best(withVerb(scene, 'develop'), (move) => card(scene, move.args.card ?? '').points);
    default:
      return (acted(scene, 'camp') ? undefined : find(scene, 'camp')) ?? walk(scene);
  }
}

function acted(scene: Scene, verb: string): boolean {
  return scene.done.some((move) => move.verb === verb);
}

/** Is the upper action still worth cards? Once is enough; the others wait for another turn. */
function wants(scene: Scene, column: string | null): boolean {
  const need = LABOUR[column ?? ''] ?? 0;
  const tool = column === 'hunt' || column === 'initiate';
  if (tool && !scene.me.tools) return false;
  if (scene.position.acting.section !== 'upper' || acted(scene, column === 'migrate' ? 'move' : (column ?? '')))
    return false;
  return reachable(scene, column) >= need;
}

/** The most labour that cards, chief and food could give now. */
function reachable(scene: Scene, column: string | null): number {
  const hand = scene.me.hand.filter((id) => !isCulture(scene, id));
  const cards = hand.reduce((sum, id) => sum + strength(scene, id, column), 0);
  const ready = scene.me.ready.reduce((sum, id) => sum + labourOf(card(scene, id).action, column), 0);
  const chief = find(scene, 'chief') ? labourOf(chiefAbility(scene), column) : 0;
  return scene.position.acting.labour + cards + ready + chief + (find(scene, 'eat') ? 1 : 0);
}

/** Labour: abilities that are ready, the chief, then the weakest card that suffices, food last. */
function effort(scene: Scene, column: string | null): Move | undefined {
  const ready = withVerb(scene, 'use').find((move) => labourOf(card(scene, move.args.card ?? '').action, column));
  if (ready) return ready;
  const chief = find(scene, 'chief');
  if (chief && labourOf(chiefAbility(scene), column)) return chief;
  const missing = (LABOUR[column ?? ''] ?? 0) - scene.position.acting.labour;
  const mark = (move: Move) => {
    const brings = strength(scene, move.args.card ?? '', column);
    return brings >= missing ? 10 - brings : brings;
  };
  return best(withVerb(scene, 'play'), mark) ?? find(scene, 'eat');
}

function middle(scene: Scene): Move | undefined {
  const { food } = scene.me;
  if (scene.position.acting.column === 'develop') return scene.step >= 9 ? stone(scene) : undefined;
  if (scene.position.acting.column === 'initiate') return food > 2 ? find(scene, 'rites') : undefined;
  return withVerb(scene, 'village')[0];
}

/** A stone that scores already: for camps, megaliths or burials rather than for villages to come. */
function stone(scene: Scene): Move | undefined {
  const marks: Record<string, number> = { 'camp-types': 4, 'board-megaliths': 3, buried: 3, 'idol-steps': 3 };
  return best(withVerb(scene, 'stone'), (move) => marks[stoneScores(scene, move.args.stone ?? '')] ?? 0);
}

// --- what is taken ---

/** The greatest benefit first: a megalith, a card, an idol, a tool, food. */
function benefit(scene: Scene): Move | undefined {
  const megalith = best(withVerb(scene, 'megalith'), (move) => Number(move.args.height));
  return megalith ?? find(scene, 'take card') ?? idol(scene) ?? find(scene, 'take tool') ?? find(scene, 'take food');
}

/** Honour for those who bury, offerings for those who hoard. */
function idol(scene: Scene): Move | undefined {
  const track = scene.me.buried_size >= scene.me.offering / 2 ? 'honour' : 'offering';
  return find(scene, `idol ${track}`) ?? withVerb(scene, 'idol')[0];
}

/** The weakest card goes, from the discard if there is one. */
function bury(scene: Scene): Move | undefined {
  const moves = [...withVerb(scene, 'bury-open'), ...withVerb(scene, 'bury')];
  return best(moves, (move) => -2 * keepMark(scene, move.args.card ?? '') - (move.verb === 'bury' ? 1 : 0));
}

function keepMark(scene: Scene, id: string): number {
  const { labour, points, action } = card(scene, id);
  return labour + points + (action.length ? 0.5 : 0) + (isCulture(scene, id) ? 2 : 0);
}

/** A kind of which one is at home already makes a larger set. */
function preyMark(scene: Scene, move: Move): number {
  const id = move.args.animal ?? '';
  const sets = animalSets(scene, id);
  const have = scene.me.animals[id] ?? 0;
  return (sets[have] ?? 0) - (sets[have - 1] ?? 0) + worth(animalGift(scene, id)) / 10;
}

/** Tribes that the deck does not have yet in hand. */
function tribeMark(scene: Scene, move: Move): number {
  const id = move.args.card ?? '';
  const liked: Record<string, number> = { crafter: 1, explorer: 0.8, hunter: 0.9, elder: 0.5, shaman: 0.6 };
  return (liked[id] ?? 0) - (scene.me.hand.includes(id) ? 1 : 0);
}

/** A lone animal is worth more turned than as a set of one. */
function turnAnimal(scene: Scene): Move | undefined {
  return best(withVerb(scene, 'flip'), (move) => {
    const id = move.args.animal ?? '';
    return worth(animalGift(scene, id)) - (scene.me.animals[id] ?? 0);
  });
}

/** A camp of the base, or a second one of a hex, goes where the land gives most and nobody is stronger. */
function walk(scene: Scene): Move | undefined {
  const moves = withVerb(scene, 'move').filter((move) => {
    const [from = ''] = (move.args.step ?? '').split('-');
    return from === 'c3' || (scene.me.camps[from] ?? 0) > 1;
  });
  return best(moves, (move) => hexMark(scene, (move.args.step ?? '').split('-')[1] ?? ''));
}

function hexMark(scene: Scene, id: string): number {
  const hex = scene.position.terrain.find((each) => each.hex === id);
  if (!hex) return 0;
  const mine = hex.influence[scene.seat] ?? 0;
  const rival = Math.max(0, ...hex.influence.filter((_, seat) => seat !== scene.seat));
  return worth(landGift(scene, hex.tile)) - (mine ? 2 : 0) - (rival > mine + 1 ? 3 : 0);
}
