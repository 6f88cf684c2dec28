/** Where a row of an ordered list goes. */
export type Move = 'up' | 'down' | 'top';

/** The ids with `moved` at the position of `place`. */
export function moveTo(ids: readonly string[], moved: string, place: string): string[] {
  const [from, to] = [ids.indexOf(moved), ids.indexOf(place)];
  if (from < 0 || to < 0) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The ids with `moved` shifted by one or put first; undefined at the end it would leave. */
export function moveBy(ids: readonly string[], moved: string, by: Move): string[] | undefined {
  const at = ids.indexOf(moved);
  const place = by === 'top' ? (at > 0 ? ids[0] : undefined) : ids[at + (by === 'up' ? -1 : 1)];
  return at < 0 || place === undefined ? undefined : moveTo(ids, moved, place);
}
