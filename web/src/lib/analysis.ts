/** The analysis of a finished game, as the server tells it. Everything is by seat. */

export interface Prospect {
  turn: number;
  seat: number | null;
  scores: number[];
  wins: number[];
}

export interface CostlyMove {
  turn: number;
  seat: number;
  decision: number;
  move: string;
  better: string;
  rule: string;
  /** Expected after the move, and after the better one. */
  score: [number, number];
  win: [number, number];
  cost: number;
  /** Where the better move brings how many more points. */
  reasons: [source: string, points: number][];
}

export interface Stroke {
  turn: number;
  seat: number;
  decision: number;
  move: string;
  points: number;
}

export interface Balance {
  start: number;
  own: number;
  others: number;
  luck: number;
  final: number;
}

export interface Analysis {
  seats: string[];
  /** Whether there is a chance to win worth telling: alone there is none. */
  wins: boolean;
  turns: Prospect[];
  balance: Balance[];
  strokes: Stroke[][];
  costly: CostlyMove[][];
}

export interface Study {
  status: 'working' | 'done' | 'failed';
  done: number;
  total: number;
  analysis: Analysis | null;
}
