/** As many as an application of a test has connections. */
const width = 4;

/**
 * Runs `work` for every item, several at a time, and returns the results in the order of the items: a call waits for the
 * database most of its time. After an error no more begin, and it is thrown when those that have begun are over.
 */
export async function mapSideBySide<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const open = [...items.entries()].reverse();
  const run = async (): Promise<void> => {
    for (let next = open.pop(); next; next = open.pop()) {
      const [i, item] = next;
      results[i] = await work(item, i);
    }
  };
  const runs = Array.from({ length: width }, () =>
    run().catch((error: unknown) => {
      open.length = 0;
      throw error;
    }),
  );
  const failed = (await Promise.allSettled(runs)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return results;
}
