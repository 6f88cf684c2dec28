import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { Context } from '../../src/kit/context.ts';
import { ownerOf } from '../../src/kit/write/lock-rows.ts';
import { lockAfter } from '../../src/kit/write/lock-visible.ts';
import { expectCounted } from '../support/counters.ts';
import { waitForLock } from '../support/lock-wait.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { staff, useSampleFixture } from '../support/sample-fixture.ts';

/* What a transaction locks is what it goes on with: statements that lock also read. */
const fixture = useSampleFixture();
const run = <T>(work: (context: Context) => Promise<T>): Promise<T> => fixture.engine.runAs(staff, work);
beforeEach(async () => {
  for (const id of ['f1', 'f2']) await run((c) => c.engine.insert(firm, { id, name: id } as never, c));
  for (const id of ['b2', 'b1'])
    await run((c) => c.engine.insert(booth, { id, title: id, firmId: 'f1', indoor: 0 } as never, c));
});

it('reads the node of a tree as the edit left it for which it waited', async () => {
  const edit = (rank: number) => run((c) => c.engine.edit(firm, { id: 'f1', rank, version: 0 }, c));
  const ended = await Promise.allSettled([edit(1), edit(2), edit(3)]);
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of ended) if (one.status === 'rejected') expect(one.reason).toMatchObject({ key: 'stale' });
});

it('replaces the child rows that the edit left for which it waited', async () => {
  const edit = (n: number) =>
    run((c) => c.engine.edit(booth, { id: 'b1', notes: [{ words: `甲${n}` }, { words: `乙${n}` }] }, c));
  await Promise.all([1, 2, 3, 4].map(edit));
  const { rows } = await sql`select 1 from ${sql.table('sample_note')} where del_flag = 0`.execute(fixture.database.db);
  expect(rows).toHaveLength(2);
});

it('locks rows of several tables by one statement, live ones, by id', async () => {
  await run((c) => c.engine.remove(firm, 'f2', c));
  const [booths, firms] = await run((c) => {
    const all = sql`true`;
    return c.engine.lockRows(
      [booth, firm].map((entity) => ({ entity, where: all })),
      c,
    );
  });
  expect(booths).toMatchObject([
    { id: 'b1', indoor: 0, version: 0, price: null },
    { id: 'b2', indoor: 0 },
  ]);
  expect(firms?.map(({ id }) => id)).toEqual(['f1']);
  const [owners] = await run((c) => c.engine.lockRows([ownerOf(booth, 'b1', 'firmId', firm, c)], c));
  expect(owners).toMatchObject([{ id: 'f1', name: 'f1' }]);
});

it('locks a row after others by one statement, and reads it as the change left it for which it waited', async () => {
  const { database } = fixture;
  const [hasFirm, isWaiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const change = run(async (c) => {
    await c.engine.lock(firm, 'f1', c);
    hasFirm.resolve();
    await isWaiting.promise;
    // Its row is still free: the other transaction waits for what comes before it.
    await c.engine.set(booth, 'b1', { title: '新名' } as never, c);
  });
  await hasFirm.promise;
  const locked = run((c) => lockAfter(booth, 'b1', [ownerOf(booth, 'b1', 'firmId', firm, c)], c));
  if (database.kind === 'postgres') await waitForLock(database.db);
  isWaiting.resolve();
  await change;
  const { before, first } = await locked;
  expect(before).toMatchObject({ title: '新名', version: 1 });
  expect(before).not.toHaveProperty('locked0');
  expect(first(firm)).toMatchObject([{ id: 'f1' }]);
  expect(first(booth)).toEqual([]);
});

it('counts by the row as it is, when it changed since it was locked', async () => {
  await run(async (c) => {
    const known = await c.engine.lock(booth, 'b1', c);
    await c.engine.set(booth, 'b1', { status: 2 } as never, c);
    await c.engine.set(booth, 'b1', { status: 1, firmId: 'f2' } as never, c, known);
  });
  await expectCounted(fixture.engine);
});
