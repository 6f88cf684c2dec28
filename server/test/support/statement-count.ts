import { vi } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';

/** The text of the queries that `work` sends to the database, in order; their cost without a clock. */
export async function recordQueries(database: Database, work: () => Promise<unknown>): Promise<string[]> {
  const observe = vi.spyOn(database.slow, 'observe');
  try {
    await work();
    return observe.mock.calls
      .map(([statement]) => statement)
      .filter((statement) => /^\s*(select|with)\b/i.test(statement));
  } finally {
    observe.mockRestore();
  }
}
