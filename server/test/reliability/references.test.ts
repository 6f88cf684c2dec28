import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { waitForLock } from '../support/lock-wait.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { staff, useSampleFixture } from '../support/sample-fixture.ts';

/* A row that is referred to and the rows that refer to it, written at once. */
const fixture = useSampleFixture();

const addFirm = (name: string) => fixture.engine.runAs(staff, (c) => fixture.engine.add(firm, { name }, c));
const addBooth = (firmId: string) =>
  fixture.engine.runAs(staff, (c) => fixture.engine.add(booth, { title: '展位', firmId }, c));
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('a referred row', () => {
  it('waits with its deletion for a transaction that refers to it', async () => {
    const { id } = await addFirm('云湖科技');
    const order: string[] = [];
    let removal: Promise<unknown> = Promise.resolve();
    await fixture.engine.runAs(staff, async (c) => {
      await fixture.engine.add(booth, { title: '展位', firmId: id }, c);
      if (fixture.database.kind === 'postgres') {
        removal = fixture.engine
          .runAs(staff, (other) => fixture.engine.remove(firm, id, other))
          .then(() => order.push('removed'));
        // The deletion is sent and waits for the row lock.
        await waitForLock(fixture.database.db);
      }
      order.push('added');
    });
    await removal;
    expect(order).toEqual(fixture.database.kind === 'postgres' ? ['added', 'removed'] : ['added']);
  });

  it('is refused as a reference once it is deleted, also by a form that was checked before', async () => {
    for (let i = 0; i < 20; i += 1) {
      const { id } = await addFirm(`云湖${i}`);
      const [added, removed] = await Promise.all([
        outcome(addBooth(id)),
        outcome(fixture.engine.runAs(staff, (c) => fixture.engine.remove(firm, id, c))),
      ]);
      expect([added, removed].join()).not.toMatch(/系统繁忙/);
      expect(removed).toBe('done');
      if (added === 'done') {
        // The booth came first: its row was stored while the firm still lived.
        const { rows } = await sql`
          select 1 from sample_booth b join sample_firm f on f.id = b.firm_id where f.id = ${id}`.execute(
          fixture.database.db,
        );
        expect(rows).toHaveLength(1);
      }
    }
  });

  it('may be edited while others refer to it, without a deadlock', async () => {
    const { id } = await addFirm('云湖科技');
    const edit = (rank: number) =>
      fixture.engine.runAs(staff, async (c) => {
        await fixture.engine.add(booth, { title: '展位', firmId: id }, c);
        await fixture.engine.edit(firm, { id, rank }, c);
      });
    const done = await Promise.all(Array.from({ length: 40 }, (_, i) => outcome(edit(i % 9))));
    expect(new Set(done)).toEqual(new Set(['done']));
  });
});
