import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import { clearLimit, releaseLimit, removeExpiredLimits, takeLimit } from '../../src/kit/http/shared-limits.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => void (await sql`delete from sys_limit`.execute(database.db)));
afterAll(() => database.close());

const at = (second: number): string =>
  `2025-10-15 09:${String(Math.floor(second / 60)).padStart(2, '0')}:${String(second % 60).padStart(2, '0')}`;
const limit = { seconds: 60, most: 3 };
const take = (second: number, of: { seconds: number; most: number; blockSeconds?: number } = limit) =>
  takeLimit(database.db, 'someone', of, at(second));

it('grants as many places as the window has, and says how long to wait', async () => {
  expect([await take(0), await take(10), await take(20), await take(30)]).toEqual([0, 0, 0, 30]);
  expect([await take(60), await take(61)]).toEqual([0, 9]);
});
it('grants no place too many when all are asked for at once', async () => {
  const waits = await Promise.all(Array.from({ length: 50 }, () => take(0)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});
it('blocks with the last place', async () => {
  const blocking = { seconds: 60, most: 2, blockSeconds: 600 };
  expect([await take(0, blocking), await take(30, blocking), await take(90, blocking)]).toEqual([0, 0, 540]);
  expect(await take(630, blocking)).toBe(0);
});
it('takes a place back with the block it caused', async () => {
  const blocking = { seconds: 60, most: 2, blockSeconds: 600 };
  await take(0, blocking);
  await take(1, blocking);
  await releaseLimit(database.db, 'someone');
  expect([await take(2, blocking), await take(3, blocking)]).toEqual([0, 599]);
  await clearLimit(database.db, 'someone');
  expect(await take(4, blocking)).toBe(0);
});
it('keeps a subject until it limits nothing any more', async () => {
  await take(0);
  expect(await removeExpiredLimits(database.db, at(59))).toBe(0);
  expect(await removeExpiredLimits(database.db, at(60))).toBe(1);
});
