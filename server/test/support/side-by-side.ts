import { Readable } from 'node:stream';

/** As many as an application of a test has connections. */
const concurrency = 4;

/** Runs `work` for every item, several at a time, as a call waits for the database most of its time. Results keep the order of the items. */
export function mapSideBySide<T, R>(items: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const entries: Readable = Readable.from(items.entries());
  return entries.map(([i, item]: [number, T]) => work(item, i), { concurrency }).toArray();
}
