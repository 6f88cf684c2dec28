/** Scroll offsets at which the same block is at the top of two views. */
export type Pair = readonly [from: number, to: number];

/**
 * Reachable pairs, increasing in both views, from both starts to both ends, so that scrolling one view to its end also
 * scrolls the other one there.
 */
export function reachablePairs(pairs: readonly Pair[], [mostFrom, mostTo]: Pair): Pair[] {
  const kept: Pair[] = [[0, 0]];
  for (const pair of pairs) {
    const [from, to] = kept.at(-1) as Pair;
    if (pair[0] > from && pair[1] > to && pair[0] < mostFrom && pair[1] < mostTo) kept.push(pair);
  }
  return [...kept, [mostFrom, mostTo]];
}

/** Interpolates the other view's offset for `at`. */
export function interpolate(pairs: readonly Pair[], at: number): number {
  const next = pairs.findIndex(([from]) => from > at);
  if (next === -1) return pairs.at(-1)?.[1] ?? 0;
  const [[fromA, toA], [fromB, toB]] = [pairs[next - 1] ?? [0, 0], pairs[next] as Pair];
  return toA + ((at - fromA) / (fromB - fromA)) * (toB - toA);
}

export const reversePairs = (pairs: readonly Pair[]): Pair[] => pairs.map(([from, to]) => [to, from]);
