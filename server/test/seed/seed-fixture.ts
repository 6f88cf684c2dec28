import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import type { EngineApi } from '../../src/kit/context.ts';
import type { SeedRow } from '../../src/seed/bulk.ts';
import { seedCompanies } from '../../src/seed/companies.ts';
import { type SeedOptions, seed } from '../../src/seed/index.ts';
import { seedPostLists } from '../../src/seed/post-lists.ts';
import { seedPosts } from '../../src/seed/posts.ts';
import { seedPipeline } from '../../src/seed/sections/students.ts';
import { createSeedContext } from '../../src/seed/seed-context.ts';
import { seedStudents } from '../../src/seed/students.ts';
import { seedVenues } from '../../src/seed/venues.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

export const anchor = '2025-10-15';
const at = (time: string) => () => new Date(`${anchor}T${time}+08:00`);
export const open = (options: SeedOptions, time = '10:00:00'): Promise<TestApp> =>
  createTestApp({ seed: (engine) => seed(engine, { anchor, ...options }), now: at(time) });
/** The rows that other test files begin with, too. */
export const openCopy = (filled: 'tinyOctober' | 'smallOctober'): Promise<TestApp> =>
  createTestApp({ filled, now: at('10:00:00') });

/**
 * The deliveries of another volume or day, computed without writing them, which takes most of a first start. The engine
 * needs the rows of the system seed only.
 */
export async function planDeliveries(
  engine: EngineApi,
  options: { readonly anchor: string; readonly scale: number },
): Promise<readonly SeedRow[]> {
  const context = await createSeedContext(engine, { seed: 20_250_901, passwordHash: '', ...options });
  const lists = seedPostLists(context);
  const admitted = seedCompanies(context);
  const posts = seedPosts(context, admitted.companies, lists.leaves);
  const sources = { lists, admitted, posts, venues: seedVenues(context) };
  return seedPipeline(context, seedStudents(context), sources).deliveries.delivery;
}

/** A tenth of the sample data, opened for the tests of a file, and what they ask of its tables. */
export function useSeeded() {
  let app: TestApp;
  beforeAll(async () => {
    app = await openCopy('smallOctober');
  });
  afterAll(() => app.close());

  type Data = Record<string, unknown>;
  const loadRows = async <T = Data>(query: string): Promise<T[]> =>
    (await sql.raw<T>(query).execute(app.engine.db)).rows;
  /** Rows that break a rule: the query finds none. */
  const expectNone = async (query: string): Promise<void> => expect(await loadRows(query)).toEqual([]);
  const counted = async (table: string, group: string): Promise<Record<string, number>> =>
    Object.fromEntries(
      (
        await loadRows<{ key: unknown; n: number }>(
          `select ${group} as key, count(*)::int as n from ${table} group by 1`,
        )
      ).map(({ key, n }) => [String(key), n]),
    );
  const total = async (table: string, condition = 'true'): Promise<number> =>
    (await loadRows<{ n: number }>(`select count(*)::int as n from ${table} where ${condition}`))[0]?.n ?? 0;
  return {
    get app() {
      return app;
    },
    loadRows,
    expectNone,
    counted,
    total,
  };
}
