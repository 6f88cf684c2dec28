import type { Figure, MonitorAlert, MonitorLine } from '@campus/contract/dashboard';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture } from '../jobfair/apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const read = async (what: string) => (await fixture.get('school', `/dashboard/monitor/${what}`)).result;
const codes = async () => ((await read('now')).alerts as MonitorAlert[]).map(({ key }) => key);
const figure = async (key: string): Promise<Figure> =>
  ((await read('now')).figures as Figure[]).find((one) => one.key === key) as Figure;

describe('real-time monitoring', () => {
  it('names running fairs with their arrivals, and warns when few have come after an hour', async () => {
    const fair = await fixture.fair({ title: '秋季双选会' });
    const id = await fixture.confirmed(fair.id);
    await fixture.confirmed(fair.id, companies.second);
    for (let n = 0; n < 2; n += 1) await fixture.confirmed(fair.id, await fixture.company());
    expect((await read('fairs')).fairs).toEqual([]);
    fixture.travel('2025-10-25 09:30:00');
    const before = { id: fair.id, title: '秋季双选会', expected: 4, arrived: 0, students: 0, isLow: false };
    expect((await read('fairs')).fairs).toMatchObject([before]);
    fixture.travel('2025-10-25 10:00:00');
    expect((await read('now')).sentence.fairs).toBe(1);
    expect(await codes()).toContain('fairs');
    const code = await fixture.code(id);
    await fixture.post('school', '/jobFair/fairAttendance/check', { fairId: fair.id, code });
    expect(await codes()).toContain('fairs');
    const other = { fairId: fair.id, companyId: companies.second, reason: '补签' };
    expect((await fixture.post('school', '/jobFair/fairAttendance/check', other)).message).toBe('签到成功');
    expect(await codes()).not.toContain('fairs');
    expect((await read('fairs')).fairs).toMatchObject([{ arrived: 2, isLow: false }]);
  });

  it('counts check-ins of today and draws them in their minute', async () => {
    const fair = await fixture.fair();
    const code = await fixture.code(await fixture.confirmed(fair.id));
    fixture.travel('2025-10-25 08:30:30');
    await fixture.post('school', '/jobFair/fairAttendance/check', { fairId: fair.id, code });
    fixture.travel('2025-10-25 08:32:10');
    expect(await figure('checkIns')).toMatchObject({ value: 1, previous: 0 });
    const { times, lines } = await read('series');
    expect(times).toHaveLength(60);
    expect(times.at(-1)).toBe('08:32');
    const line = (lines as MonitorLine[]).find(({ key }) => key === 'checkIns');
    expect(line?.values.slice(-3)).toEqual([1, 0, 0]);
    const { events } = await read('events');
    expect(events[0]).toMatchObject({
      kind: '签到',
      time: '2025-10-25 08:30:30',
      text: expect.stringContaining(fair.title),
    });
    fixture.travel('2025-10-26 08:00:00');
    expect(await figure('checkIns')).toMatchObject({ value: 0, previous: 0 });
    fixture.travel('2025-10-26 09:00:00');
    expect(await figure('checkIns')).toMatchObject({ value: 0, previous: 1 });
  });

  it('tells of a company that has only registered, without its name', async () => {
    await sql`
      insert into rc_company (id, tenant_id, create_by, create_time, contact_name, contact_mobile, audit_status)
      values ('begun', 2, 'begun', '2025-10-15 09:59:00+08', '李雷', '14000000001', 0)`.execute(fixture.db);
    expect((await read('events')).events.map(({ text }: { text: string }) => text)).toContain('新企业注册');
    await sql`delete from rc_company where id = 'begun'`.execute(fixture.db);
  });
  it('warns of notices that no sender has taken for five minutes', async () => {
    const fair = await fixture.fair();
    await fixture.applied(fair.id);
    expect(await codes()).not.toContain('outbox');
    await sql`update rc_outbox set done_time = null, create_time = create_time - interval '6 minutes'`.execute(
      fixture.db,
    );
    expect(await codes()).toContain('outbox');
  });

  it('hides students as long as none can sign in', async () => {
    expect((await read('now')).figures.map(({ key }: Figure) => key)).not.toContain('students');
    expect((await figure('companies')).value).toBeGreaterThanOrEqual(0);
  });

  it.each(['hr1', 'college'] as const)('is closed to %s', async (who) => {
    for (const what of ['now', 'series', 'fairs', 'lives', 'events'])
      expect((await fixture.get(who, `/dashboard/monitor/${what}`)).code, what).toBe(510);
  });
});
