/** Things that lie in a row keep their places while some are taken away: nothing slides under the pointer. */
export type Places = (string | null)[];

/** What is gone leaves a hole, what is new fills the first one. */
export function kept(before: Places, now: string[]): Places {
  const places = before.map((id) => (id !== null && now.includes(id) ? id : null));
  for (const id of now.filter((each) => !places.includes(each))) {
    const hole = places.indexOf(null);
    if (hole >= 0) places[hole] = id;
    else places.push(id);
  }
  return places;
}
