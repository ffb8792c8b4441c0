/** A position of Santa Maria as the server shows it. */
import type { View } from '../../lib/protocol';
import type { PlayerState, Position } from './view';

export { DISTRICTS, DOCKS, GOODS, SHAPES, STORED } from './view';
export type {
  DistrictName as District,
  DockName as Dock,
  GoodName as Good,
  PlayerState,
  Position,
  StoredName as Stored,
} from './view';

export const YEARS = 3;
export const VALUES = [1, 2, 3, 4, 5, 6] as const;

export type LineName = 'column' | 'row' | 'diagonal' | 'road';

/** Row and column, or road and site, as people count them. */
export type Place = [number, number];

export type ColonyState = NonNullable<PlayerState['colony']>;
export type CityState = NonNullable<Position['city']>;
export type Offer = NonNullable<CityState['offer']>;
export type MonkPlace = Position['places'][number];

/** What lies on a building: so many coins, a die, a high priest, or nothing. */
export type On = ColonyState['on'][number];

/** What is being done at this moment: the tile or die in hand, the line that is being activated, a walk on the roads. */
export type Doing = Position['doing'];
export type DieName = NonNullable<Doing['die']>['die'];

export function read(view: View): Position {
  return view as unknown as Position;
}

/** The seat whose colony or city lies before the reader: the reader's own, else that of whoever is to decide. */
export function homeSeat(position: Position): number {
  return position.you ?? position.seat ?? position.first;
}

/** Colonies are being handed out, or town halls. */
export function isChoosing(position: Position): boolean {
  return position.players.some(
    ({ colony }) => colony && (colony.board === null || (position.pairs.length > 0 && colony.hall === null)),
  );
}
