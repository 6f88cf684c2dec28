import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employmentJob } from '../../src/areas/statistics/employment-job.ts';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import type { Who } from '../delivery/delivery-people.ts';
import type { Reply } from '../support/reply.ts';
import { runJob } from '../support/run-job.ts';
import { EmploymentFixture, freelance, seeking } from './employment-fixture.ts';

let fixture: EmploymentFixture;
let hash: string;
beforeAll(async () => {
  fixture = await EmploymentFixture.open();
  hash = await hashPassword(demoPassword, Buffer.alloc(16, 7));
});
beforeEach(async () => {
  await fixture.clear();
  await sql`delete from sys_user where user_type = '3'`.execute(fixture.db);
});
afterAll(() => fixture.close());

/** Calls of a student with an account. */
async function signedIn(employId: string): Promise<(path: string, body?: object) => Promise<Reply>> {
  await fixture.students.post('school', '/employ/employUser/openAccount', { ids: employId });
  const { rows } = await sql<{ id: string; username: string }>`
    select u.id, u.username from rc_employ_user e join sys_user u on u.id = e.user_id where e.id = ${employId}`.execute(
    fixture.db,
  );
  const [account] = rows as [{ id: string; username: string }];
  await sql`update sys_user set password = ${hash}, phone = null where id = ${account.id}`.execute(fixture.db);
  const token = await fixture.students.app.signIn(account.username);
  return async (url, payload) => {
    const method = payload ? ('POST' as const) : ('GET' as const);
    const sent = { method, url: `/server/api/stu/${url}`, as: token, ...(payload && { payload }) };
    return (await fixture.students.app.call(sent)).body as Reply;
  };
}

describe('a student', () => {
  it('files, reads and confirms the own destination, and no other one', async () => {
    const own = await fixture.destination();
    const other = await fixture.destination(3);
    const call = await signedIn(own.employId);
    expect(await call('employment/submit', seeking)).toMatchObject({ success: true, result: { id: own.id } });
    expect(await fixture.row(own.id)).toMatchObject({ audit: 1, destCategory: '70', noneReason: 1 });
    expect((await call('employment/submit', freelance)).success).toBe(false);
    expect((await call('employment/confirm', { id: own.id })).message).toBe('当前状态为“待院系审核”，不能确认去向');
    expect((await call('employment/confirm', { id: other.id })).success).toBe(false);
    expect((await fixture.row(other.id)).studentConfirmTime).toBeNull();
    await fixture.done('college', 'collegePass', { id: own.id });
    await fixture.done('school', 'schoolPass', { id: own.id });
    expect(await call('employment/confirm', { id: own.id })).toMatchObject({ success: true });
    expect((await call('employment/confirm', { id: own.id })).message).toBe('您已确认毕业去向');
    expect((await call('my/employment')).result).toMatchObject({
      id: own.id,
      audit_dictText: '已通过',
      destCategory_dictText: '待就业',
      deadline: '2026-08-31',
    });
  });
  it('is refused what the category lacks, and nothing of it is saved', async () => {
    const { id, employId } = await fixture.destination();
    const call = await signedIn(employId);
    expect((await call('employment/submit', { destCategory: '72' })).message).toBe('请选择未就业原因!');
    expect(await fixture.row(id)).toMatchObject({ audit: 0, destCategory: '76' });
  });
  it('is acted for by staff with a remark, in the own subtree alone', async () => {
    const { id, employId } = await fixture.destination();
    const foreign = await fixture.destination(0, freelance, { sysOrgCode: 'A02A08' });
    expect((await fixture.behalf(employId, 'submit', { ...seeking, remark: '' })).success).toBe(false);
    expect((await fixture.behalf(foreign.employId, 'submit', seeking, 'college')).success).toBe(false);
    expect(await fixture.behalf(employId, 'submit', seeking, 'college')).toMatchObject({ success: true });
    expect((await fixture.row(id)).audit).toBe(1);
    const passed = await fixture.destination(3);
    expect(await fixture.behalf(passed.employId, 'confirm', { id: passed.id })).toMatchObject({ success: true });
    expect((await fixture.behalf(passed.employId, 'confirm', { id: passed.id }, 'auditor')).success).toBe(false);
  });
});

describe('reminders', () => {
  it('reach students with something to file once a day', async () => {
    const [open, returned, waiting] = [
      await fixture.destination(0),
      await fixture.destination(4),
      await fixture.destination(1),
    ];
    const ids = [open, returned, waiting].map(({ id }) => id).join(',');
    const before = (await fixture.students.notifications()).filter((line) => line.startsWith('E01')).length;
    expect((await fixture.act('school', 'remind', { ids })).result).toMatchObject({
      ok: 2,
      failed: [{ id: waiting.id, message: '该学生已提交毕业去向' }],
    });
    await fixture.act('college', 'remind', { ids });
    const sent = (await fixture.students.notifications()).filter((line) => line.startsWith('E01'));
    expect(sent).toHaveLength(before + 2);
  });
  it('go out once a week: students in spring, colleges while something waits for them', async () => {
    await fixture.destination(0);
    await fixture.destination(1);
    await fixture.destination(3);
    const codes = async () =>
      (await fixture.students.notifications()).map((line) => line.slice(0, 3)).filter((code) => code !== 'E04');
    const autumn = await codes();
    await runJob(fixture.students.engine, employmentJob);
    expect((await codes()).filter((code) => code === 'E01')).toEqual([]);
    expect((await codes()).filter((code) => code === 'E05').length).toBeGreaterThan(0);
    fixture.students.passDays(190);
    await runJob(fixture.students.engine, employmentJob);
    const spring = await codes();
    expect(spring.filter((code) => code === 'E01')).toHaveLength(1);
    expect(spring.filter((code) => code === 'E06').length).toBe(autumn.filter((code) => code === 'E06').length + 1);
    await runJob(fixture.students.engine, employmentJob);
    expect(await codes()).toEqual(spring);
  });
});

const acts: readonly (readonly [Who, string])[] = [
  ['school', 'edit'],
  ['college', 'submit'],
  ['college', 'collegePass'],
  ['college', 'return'],
  ['auditor', 'schoolPass'],
  ['school', 'return'],
  ['school', 'reopen'],
];
const categories = [freelance, seeking, { destCategory: '72', noneReason: 3 }];

describe('the journal', () => {
  it('leads to the state of the row, whatever was done', async () => {
    const act = fc.record({ one: fc.constantFrom(...acts), values: fc.constantFrom(...categories) });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (sequence) => {
        const { id } = await fixture.destination();
        for (const {
          one: [who, step],
          values,
        } of sequence) {
          const needsReason = step === 'return' || step === 'reopen';
          const body = { id, ...(step === 'edit' && values), ...(needsReason && { reason: '材料不清晰' }) };
          await (step === 'edit' ? fixture.edit(body, who) : fixture.act(who, step, body));
          const { row, fold } = await fixture.states(id);
          expect(row).toEqual(fold);
        }
      }),
      { numRuns: 12 },
    );
  });
  it('cannot be changed', async () => {
    await fixture.destination(2);
    await expect(sql`update rc_employment_log set audit = 3`.execute(fixture.db)).rejects.toThrow();
    await expect(sql`delete from rc_employment_log`.execute(fixture.db)).rejects.toThrow();
  });
  it('takes over another group when a setting moves a category', async () => {
    const { id } = await fixture.destination(0);
    await sql`update rc_employment set dest_category = '12', dest_group = 1 where id = ${id}`.execute(fixture.db);
    await runJob(fixture.students.engine, employmentJob);
    const { row, fold } = await fixture.states(id);
    expect(row).toEqual({ category: '12', destGroup: 3, audit: 0 });
    expect(fold).toEqual(row);
  });
});

describe('merging two students', () => {
  const merge = (keepId: string, dropId: string) =>
    fixture.students.post('school', '/employ/employUser/merge', { keepId, dropId, fields: '' });

  it('keeps the record whose destination is confirmed', async () => {
    const filed = await fixture.destination(1);
    const confirmed = await fixture.destination(3);
    expect((await merge(filed.employId, confirmed.employId)).message).toContain('毕业去向已审核通过，请保留该学生');
    expect((await merge(confirmed.employId, filed.employId)).success).toBe(true);
    expect(await fixture.row(confirmed.id)).toMatchObject({ employId: confirmed.employId, audit: 3 });
    expect(await fixture.row(filed.id)).toMatchObject({ employId: filed.employId, audit: 1 });
  });
});
