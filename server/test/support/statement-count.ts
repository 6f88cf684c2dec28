import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';

const recorded = new AsyncLocalStorage<true>();

/** The text of the statements that `work` sends to the database, in order; not those of jobs that run meanwhile. */
async function record(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const own: string[] = [];
  const observe = vi.spyOn(database.slow, 'observe').mockImplementation((statement) => {
    if (recorded.getStore()) own.push(statement);
  });
  try {
    await recorded.run(true, work);
    return own;
  } finally {
    observe.mockRestore();
  }
}

/** Those that read or carry a read. */
export const recordQueries = async (database: Database, work: () => Promise<unknown>): Promise<string[]> =>
  (await record(database, work)).filter((statement) => /^\s*(select|with)\b/i.test(statement));

/**
 * Those of a call that changes rows: every statement between `begin` and `commit`. What follows the commit keeps no lock,
 * and the answer does not wait for the operation log.
 */
export async function recordWrites(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await record(database, work);
  const [first, last] = [statements.indexOf('begin'), statements.indexOf('commit')];
  return statements.slice(first + 1, last);
}
