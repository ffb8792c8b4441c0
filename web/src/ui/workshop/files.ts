/** How a file of corrections is called. */

export function titleOf(about: { title: string; by: string }, digest: string): string {
  return about.title || about.by || digest;
}
