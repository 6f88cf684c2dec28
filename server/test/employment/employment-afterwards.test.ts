import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employmentJob } from '../../src/areas/statistics/employment-job.ts';
import { runJob } from '../support/run-job.ts';
import { EmploymentFixture, freelance } from './employment-fixture.ts';

/* Records after graduation leave the destination and its figures alone. */
let fixture: EmploymentFixture;
beforeAll(async () => {
  fixture = await EmploymentFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

describe('登记档案与合同', () => {
  const sent = { archiveSent: '2025-10-10', archiveWay: 1, archiveNo: 'JY20251010' };
  it('keeps what a later act leaves open, and writes no entry of the journal', async () => {
    const { id, employId } = await fixture.destination(3);
    const before = await fixture.journal(employId);
    await fixture.done('college', 'record', { id, ...sent });
    await fixture.done('school', 'record', { id, contractSigned: '1' });
    expect(await fixture.row(id)).toMatchObject({ ...sent, contractSigned: '1', audit: 3 });
    expect(await fixture.journal(employId)).toEqual(before);
  });
  it('asks for one value at least, and for a day that is not in the future', async () => {
    const { id } = await fixture.destination(3);
    expect((await fixture.act('school', 'record', { id })).message).toBe('请至少填写一项');
    const late = await fixture.act('school', 'record', { id, archiveSent: '2025-10-16' });
    expect(late.message).toBe('档案寄出日期不能晚于今天');
  });
  it('is refused before the destination has passed', async () => {
    const { id } = await fixture.destination(2);
    expect((await fixture.act('school', 'record', { id, ...sent })).message).toContain('待学校审核');
  });
});

describe('the labour contract', () => {
  const questions = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from rc_outbox where code = 'E09'`.execute(
      fixture.db,
    );
    return rows[0]?.n ?? 0;
  };
  const reportedOn = (id: string, day: string) =>
    sql`update rc_employment set dest_category = '10', unit_name = '示例科技', report_date = ${day}::date where id = ${id}`.execute(
      fixture.db,
    );
  it('is asked for once, 90 days after the report', async () => {
    const [due, later, other] = [
      await fixture.destination(3),
      await fixture.destination(3),
      await fixture.destination(3, freelance),
    ];
    await reportedOn(due.id, '2025-07-17');
    await reportedOn(later.id, '2025-07-18');
    const before = await questions();
    await runJob(fixture.students.engine, employmentJob);
    await runJob(fixture.students.engine, employmentJob);
    expect((await questions()) - before).toBe(1);
    expect(other.id).not.toBe(due.id);
  });
  it('is answered by the student, of an agreement only, and asked for no more', async () => {
    const { id, employId } = await fixture.destination(3);
    const refused = await fixture.behalf(employId, 'contract', { id, contractSigned: '1' });
    expect(refused.message).toBe('仅签就业协议形式就业需要登记劳动合同');
    await reportedOn(id, '2025-01-01');
    const answered = await fixture.behalf(employId, 'contract', { id, contractSigned: '0' });
    expect(answered.success, answered.message).toBe(true);
    expect((await fixture.row(id)).contractSigned).toBe('0');
    const before = await questions();
    await runJob(fixture.students.engine, employmentJob);
    expect(await questions()).toBe(before);
  });
});
