/** The ten turns, in order. */
export const LESSONS = [
  { key: 'wealth', icon: 'wax-seal' },
  { key: 'placing', icon: 'meeple' },
  { key: 'waiting', icon: 'big-gear' },
  { key: 'acting', icon: 'fishing' },
  { key: 'food', icon: 'corn' },
  { key: 'technologies', icon: 'upgrade' },
  { key: 'buildings', icon: 'hut' },
  { key: 'temples', icon: 'mayan-pyramid' },
  { key: 'skulls', icon: 'death-skull' },
  { key: 'first', icon: 'aztec-calendar-sun' },
] as const;
