import { boardColumns } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';
import { companies } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';

describe('the board', () => {
  it('has no cards in a column that it does not know', async () => {
    expect(await fixture.board('hr1', { boardColumn: 'step99' })).toEqual([]);
  });
  it('matches the list in every column and with every search', async () => {
    const vacancy = await fixture.vacancy({ name: '算法工程师' });
    for (const place of [
      ...[{ status: 1 }, { status: 1 }, { status: 1, step: 20 }, { status: 1, step: 30 }, { status: 2, step: 60 }],
      ...[{ status: 3 }, { status: 4 }, { status: 5 }, { status: 6 }],
    ])
      await fixture.deliveryAt(place, { vacancy });
    const late = { deliverTime: '2025-09-01 09:00:00', stepTime: '2025-09-01 09:00:00' };
    await fixture.deliveryAt({ status: 1 }, { more: late });
    const queries: Record<string, Record<string, string | number>> = {
      everything: {},
      byPost: { postName: '*算法*' },
      byPostId: { postId: vacancy.id },
      byTime: { deliverTime_begin: '2025-10-01', deliverTime_end: '2025-10-31' },
      overdue: { overdue: 1 },
      byStudent: { realname: '*王*' },
    };
    const conditions: Record<string, Record<string, string>> = {
      ...Object.fromEntries([10, 20, 30, 40, 50, 60].map((n) => [`step${n}`, { status: '1,2', step: String(n) }])),
      failed: { status: '3' },
      ended: { status: '4,5,6' },
    };
    for (const [name, query] of Object.entries(queries)) {
      const parts = await fixture.board('hr1', query);
      expect(parts.map((p) => p.column)).toEqual([...boardColumns]);
      for (const { column, total, records } of parts) {
        const listed = await fixture.listIds('hr1', { ...query, ...conditions[column] });
        expect(records.map((r) => r.id).sort(), `${name} ${column}`).toEqual(listed);
        expect(total, `${name} ${column}`).toBe(listed.length);
      }
      expect(parts.reduce((n, p) => n + p.total, 0)).toBe((await fixture.list('hr1', query)).total);
      const { result: counts } = await fixture.get('hr1', `${path}/counts`, query);
      for (const { column, total } of parts) expect(counts[column], `${name} ${column}`).toBe(total);
      expect(counts.overdue, name).toBe((await fixture.listIds('hr1', { ...query, overdue: 1 })).length);
      expect(counts.total, name).toBe((await fixture.list('hr1', query)).total);
      expect(counts.waiting, name).toBe((await fixture.list('hr1', { ...query, waitFor: '1' })).total);
    }
    const { result } = await fixture.get('hr1', `${path}/counts`);
    expect(result).toEqual({
      ...{ total: 10, waiting: 5, step10: 3, step20: 1, step30: 1, step40: 0, step50: 0, step60: 1 },
      ...{ failed: 1, ended: 3, overdue: 1 },
    });
  });
  it('shows twenty cards per column, longest wait first, and loads more on demand', async () => {
    const vacancy = await fixture.vacancy();
    for (let day = 1; day <= 23; day += 1)
      await fixture.deliveryAt(
        { status: 1 },
        { vacancy, more: { stepTime: `2025-09-${String(day).padStart(2, '0')} 10:00:00` } },
      );
    const [waiting] = await fixture.board('hr1');
    expect(waiting).toMatchObject({ column: 'step10', total: 23, medianDays: 33 });
    expect(waiting?.records).toHaveLength(20);
    const [more] = await fixture.board('hr1', { boardColumn: 'step10', offset: 20 });
    expect(more?.records).toHaveLength(3);
    const times = [...(waiting?.records ?? []), ...(more?.records ?? [])].map(
      (r) => (r as { stepTime?: string }).stepTime,
    );
    expect(times).toEqual([...times].sort());
    expect((await fixture.board('hr1', { postName: '*没有*' }))[0]).toMatchObject({
      total: 0,
      medianDays: null,
      records: [],
    });
  });
  it('has the days in the middle of every column, also after writes and as time passes', async () => {
    const middles = async () =>
      Object.fromEntries((await fixture.board('hr1')).map(({ column, medianDays }) => [column, medianDays]));
    /** The plain statement for the rows of a condition. */
    const plain = async (rows: string) => {
      const { rows: found } = await sql<{ days: number | null }>`
        select round((percentile_cont(0.5) within group (order by extract(epoch from ${fixture.clock.now().toISOString()}::timestamptz - step_time)) / 86400)::numeric, 1)::float8 as days
        from rc_delivery where company_id = ${companies.first} and ${sql.raw(rows)}`.execute(fixture.db);
      return found[0]?.days ?? null;
    };
    const places = [{ status: 1 }, { status: 1, step: 20 }, { status: 3 }, { status: 4 }] as const;
    for (let n = 0; n < 14; n += 1) {
      const stepTime = `2025-09-${String(1 + ((n * 7) % 29)).padStart(2, '0')} ${String((n * 5) % 24).padStart(2, '0')}:17:23`;
      const place = places[n % 4] as (typeof places)[number];
      const id = await fixture.deliveryAt(place, { more: { stepTime } });
      if (n === 9) await sql`update rc_delivery set step_time = null where id = ${id}`.execute(fixture.db);
      if (n % 3 === 0) fixture.clock.pass(97);
      expect(await middles(), String(n)).toEqual({
        ...{ step30: null, step40: null, step50: null, step60: null },
        step10: await plain('status in (1, 2) and step = 10'),
        step20: await plain('status in (1, 2) and step = 20'),
        failed: await plain('status = 3'),
        ended: await plain('status > 3'),
      });
    }
  });
});
