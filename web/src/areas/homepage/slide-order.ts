/** The ids with `moved` at the position of `place`. */
export function moveTo(ids: readonly string[], moved: string, place: string): string[] {
  const [from, to] = [ids.indexOf(moved), ids.indexOf(place)];
  if (from < 0 || to < 0) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** The ids with `moved` shifted by one; undefined at either end. */
export function moveBy(ids: readonly string[], moved: string, by: -1 | 1): string[] | undefined {
  const place = ids[ids.indexOf(moved) + by];
  return place === undefined ? undefined : moveTo(ids, moved, place);
}
