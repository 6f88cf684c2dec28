import { creditCodeCheckDigit } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { employmentJob } from '../../src/areas/statistics/employment-job.ts';
import type { Who } from '../delivery/delivery-people.ts';
import { runJob } from '../support/run-job.ts';
import { EmploymentFixture, freelance, path, seeking } from './employment-fixture.ts';

let fixture: EmploymentFixture;
beforeAll(async () => {
  fixture = await EmploymentFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const noPermission = '没有权限，请联系管理员分配权限！';
const reason = '材料不清晰';
const other = 'A02A08';
const first17 = '91330100799655058';

describe('the rows', () => {
  it('begin with the season of their cohort, once per student', async () => {
    const due = await fixture.students.student({}, null);
    const later = await fixture.students.student({ gradYear: 2028, gradDate: '2028-06-30' }, null);
    const merged = await fixture.students.student({ mergedInto: due.id }, null);
    await runJob(fixture.students.engine, employmentJob);
    await runJob(fixture.students.engine, employmentJob);
    const { rows } = await sql<{ employId: string; destCategory: string; audit: number }>`
      select employ_id, dest_category, audit from rc_employment`.execute(fixture.db);
    expect(rows).toEqual([{ employId: due.id, destCategory: '70', audit: 0 }]);
    expect([later.id, merged.id]).not.toContain(rows[0]?.employId);
    expect(await fixture.journal(due.id)).toEqual([{ action: 'create', category: '70', destGroup: 5, audit: 0 }]);
  });
  it('are made for an added student, follow to another college and go with the student', async () => {
    const { rows: departs } = await sql<{ id: string; orgCode: string }>`
      select id, org_code from sys_depart where org_code in ('A02A02', ${other}) order by org_code`.execute(fixture.db);
    const [language, computing] = departs.map(({ id }) => id);
    const form = {
      ...{ realname: '王小明', studentNo: 'N1', sex: 1, mobile: '13900001111', schoolName: '云湖大学', eduLevel: '31' },
      ...{ departId: language, majorCode: '080901', gradDate: '2026-06-30', originCode: '110101' },
    };
    const { result } = await fixture.students.post('school', '/employ/employUser/add', form);
    const loadRow = async () =>
      (
        await sql<{ sysOrgCode: string; delFlag: number }>`
          select sys_org_code, del_flag from rc_employment where employ_id = ${result.id}`.execute(fixture.db)
      ).rows;
    expect(await loadRow()).toEqual([{ sysOrgCode: 'A02A02', delFlag: 0 }]);
    await fixture.students.post('school', '/employ/employUser/edit', { id: result.id, departId: computing });
    expect(await loadRow()).toEqual([{ sysOrgCode: other, delFlag: 0 }]);
    const removed = await fixture.students.app.call({
      method: 'DELETE',
      url: `/server/employ/employUser/delete?id=${result.id}`,
      as: await fixture.students.token('school'),
    });
    expect(removed.body.success).toBe(true);
    expect(await loadRow()).toEqual([{ sysOrgCode: other, delFlag: 1 }]);
  });
  it('have no call that adds or deletes one', async () => {
    const { id } = await fixture.destination();
    for (const call of ['add', 'delete', 'deleteBatch'])
      expect((await fixture.act('school', call, { id, ids: id, ...freelance })).success).toBe(false);
    expect((await fixture.row(id)).destCategory).toBe('76');
  });
});

/** Who takes a step in the state in which it is open. */
const parties: readonly (readonly [call: string, from: number, to: number, who: readonly Who[], label: string])[] = [
  ['submit', 0, 1, ['school', 'staff', 'college'], '提交'],
  ['submit', 4, 1, ['school', 'staff', 'college'], '提交'],
  ['collegePass', 1, 2, ['college'], '院系通过'],
  ['return', 1, 4, ['college'], '退回'],
  ['schoolPass', 2, 3, ['school', 'auditor'], '学校通过'],
  ['return', 2, 4, ['school', 'auditor'], '退回'],
  ['reopen', 3, 4, ['school', 'auditor'], '撤销通过'],
];
const getBody = (call: string, id: string) => (call === 'return' || call === 'reopen' ? { id, reason } : { id });
const everyone: readonly Who[] = ['school', 'staff', 'college', 'auditor', 'plain', 'hr1', 'other'];

describe('the audit', () => {
  for (const [call, from, to, allowed] of parties)
    it(`takes ${call} from ${from} by ${allowed.join(', ')} alone`, async () => {
      for (const who of everyone.filter((one) => !allowed.includes(one))) {
        const { id } = await fixture.destination(from);
        expect((await fixture.act(who, call, getBody(call, id))).success).toBe(false);
        expect((await fixture.row(id)).audit).toBe(from);
      }
      for (const who of allowed) {
        const { id } = await fixture.destination(from);
        expect(await fixture.act(who, call, getBody(call, id))).toMatchObject({ success: true });
        expect((await fixture.row(id)).audit).toBe(to);
      }
    });
  it('refuses every step from every other state', async () => {
    const names = ['未填报', '待院系审核', '待学校审核', '已通过', '已退回'];
    for (const audit of [0, 1, 2, 3, 4]) {
      const { id } = await fixture.destination(audit);
      for (const call of new Set(parties.map(([name]) => name))) {
        const rows = parties.filter(([name]) => name === call);
        if (rows.some(([, from]) => from === audit)) continue;
        const [, , , who, label] = rows[0] as (typeof parties)[number];
        expect((await fixture.act(who[0] as Who, call, getBody(call, id))).message).toBe(
          `当前状态为“${names[audit]}”，不能${label}`,
        );
      }
      expect((await fixture.row(id)).audit).toBe(audit);
    }
  });
  it('needs a reason to return and to reopen', async () => {
    const { id } = await fixture.destination(1);
    expect((await fixture.act('college', 'return', { id })).message).toBe('请填写退回原因!');
    const passed = await fixture.destination(3);
    expect((await fixture.act('school', 'reopen', { id: passed.id })).message).toBe('请填写撤销原因!');
  });
  it('reports the rows of a batch', async () => {
    const [one, two] = [await fixture.destination(1), await fixture.destination(2)];
    const reply = await fixture.act('college', 'collegePass', { ids: `${one.id},${two.id}` });
    expect(reply.result).toMatchObject({
      ok: 1,
      failed: [{ id: two.id, message: '当前状态为“待学校审核”，不能院系通过' }],
    });
    const returned = await fixture.act('college', 'return', { ids: `${one.id},${two.id}`, reason });
    expect(returned.result).toMatchObject({ ok: 0, failed: [{ message: noPermission }, { message: noPermission }] });
  });
  it('lets one of a pass and a return at the same time win', async () => {
    for (const [who, pass, audit] of [
      ['college', 'collegePass', 1],
      ['school', 'schoolPass', 2],
    ] as const) {
      const { id } = await fixture.destination(audit);
      const replies = await Promise.all([
        fixture.act(who, pass, { id }),
        fixture.act(who, 'return', { id, reason }),
        fixture.act(who, pass, { id }),
      ]);
      expect(replies.filter(({ success }) => success)).toHaveLength(1);
      const { row, fold } = await fixture.states(id);
      expect(row).toEqual(fold);
    }
  });
  it('notifies the student of decisions and asks for the confirmation', async () => {
    const { id, mobile } = await fixture.destination(1);
    await fixture.done('college', 'collegePass', { id });
    await fixture.done('school', 'schoolPass', { id });
    expect(await fixture.students.notifications()).toEqual([`E04 ${mobile}`, `E04 ${mobile}`, `E06 ${mobile}`]);
  });
});

describe('requirements of a category', () => {
  it('is asked for when it is saved', async () => {
    const { id } = await fixture.destination();
    expect((await fixture.edit({ id, destCategory: '11' })).message).toMatch(/请(填写|选择)/);
    expect((await fixture.edit({ id, destCategory: '80', destSub: '801' })).message).toBe('请填写升学院校!');
    expect((await fixture.edit({ id, destCategory: '70', unitName: '示例公司' })).message).toBe(
      '该去向类别无需填写单位信息!',
    );
  });
  it('asks for proofs and reasons when it is submitted', async () => {
    const { id } = await fixture.destination(0, {
      ...{ destCategory: '80', destSub: '801', unitName: '云湖大学', unitRegion: '110101' },
    });
    expect((await fixture.act('college', 'submit', { id })).message).toBe('请上传证明材料!');
    const none = await fixture.destination(0, { destCategory: '72' });
    expect((await fixture.act('college', 'submit', { id: none.id })).message).toBe('请选择未就业原因!');
  });
  it('adds an entry to the journal when what the employer is changes, and none for its phone', async () => {
    const employer = {
      unitName: '示例科技',
      unitCreditCode: first17 + creditCodeCheckDigit(first17),
      unitNature: '39',
      unitIndustry: '34',
      unitRegion: '110101',
      jobCategory: '13',
    };
    const { id, employId } = await fixture.destination(0, { destCategory: '11', ...employer });
    const entries = async () => {
      const { rows } = await sql<Record<string, string | null>>`
        select unit_nature, unit_industry, unit_region from rc_employment_log where employ_id = ${employId} order by seq`.execute(
        fixture.db,
      );
      return rows;
    };
    const before = await entries();
    expect(before.at(-1)).toEqual({ unitNature: '39', unitIndustry: '34', unitRegion: '110101' });
    expect((await fixture.edit({ id, unitPhone: '010-12345678' })).success).toBe(true);
    expect(await entries()).toEqual(before);
    expect((await fixture.edit({ id, unitRegion: '310101' })).success).toBe(true);
    expect(await entries()).toEqual([...before, { ...before.at(-1), unitRegion: '310101' }]);
  });
  it('clears the values of the former category', async () => {
    const { id } = await fixture.destination(0, {
      ...{ destCategory: '80', destSub: '801', unitName: '云湖大学', unitRegion: '110101' },
    });
    expect(await fixture.edit({ id, ...seeking })).toMatchObject({ success: true });
    expect(await fixture.row(id)).toMatchObject({ unitName: null, destSub: null, unitRegion: null, destGroup: 5 });
  });
});

describe('after the last day for changes', () => {
  const graduated = { gradYear: 2025, gradDate: '2025-06-30' };
  it('an administrator changes it with a reason, and no other user', async () => {
    fixture.students.passDays(-60);
    const { id } = await fixture.destination(0, freelance, graduated);
    fixture.students.passDays(60);
    expect((await fixture.edit({ id, ...seeking }, 'college')).message).toBe(
      '2025-08-31之后的去向变更由就业中心管理员办理',
    );
    expect((await fixture.edit({ id, ...seeking })).message).toBe('请填写变更原因!');
    expect(await fixture.edit({ id, ...seeking, changeReason: '补登记' })).toMatchObject({ success: true });
    expect((await fixture.act('college', 'submit', { id })).success).toBe(false);
    expect(await fixture.act('school', 'submit', { id })).toMatchObject({ success: true });
  });
});

describe('visibility', () => {
  it('covers the subtree of a college, the tenant of the school, and nothing of other parties', async () => {
    const own = await fixture.destination();
    const foreign = await fixture.destination(0, freelance, { sysOrgCode: other });
    const ids = async (who: Who) =>
      ((await fixture.students.get(who, `${path}/list`)).result?.records ?? []).map(({ id }: { id: string }) => id);
    expect(await ids('college')).toEqual([own.id]);
    expect((await ids('school')).sort()).toEqual([own.id, foreign.id].sort());
    expect(await ids('auditor')).toHaveLength(2);
    expect(await ids('plain')).toHaveLength(2);
    expect(await ids('other')).toEqual([]);
    expect((await fixture.students.get('hr1', `${path}/list`)).message).toBe(noPermission);
    const calls = [
      fixture.edit({ id: foreign.id, ...seeking }, 'college'),
      fixture.act('college', 'submit', { id: foreign.id }),
      fixture.students.get('college', `${path}/queryById`, { id: foreign.id }),
    ];
    for (const reply of await Promise.all(calls)) expect(reply.success).toBe(false);
    expect((await fixture.students.get('college', `${path}/rates`, { gradYear: 2026 })).result.rates.total).toBe(1);
    expect((await fixture.students.get('school', `${path}/rates`)).result).toMatchObject({
      gradYear: 2026,
      seasonYear: 2026,
      rates: { total: 2, placed: { part: 0, whole: 2, rate: 0 }, seeking: { part: 2, rate: 100 } },
    });
    expect((await fixture.students.get('college', `${path}/counts`)).result).toEqual({ '0': 1 });
  });
  it('leaves out merged students in list, counts and rates', async () => {
    const { employId } = await fixture.destination(3);
    await fixture.destination(3);
    await sql`update rc_employ_user set merged_into = 'kept' where id = ${employId}`.execute(fixture.db);
    expect((await fixture.students.get('school', `${path}/list`)).result.total).toBe(1);
    expect((await fixture.students.get('school', `${path}/counts`)).result).toEqual({ '3': 1 });
    expect((await fixture.students.get('school', `${path}/rates`)).result.rates.total).toBe(1);
    expect((await fixture.students.get('school', `${path}/check`)).result.checked).toBe(1);
  });
  it('counts approved destinations alone in the rates', async () => {
    await fixture.destination(3);
    await fixture.destination(2);
    const { rates } = (await fixture.students.get('school', `${path}/rates`, { gradYear: 2026 })).result;
    expect(rates).toMatchObject({ flexible: { part: 1, rate: 50 }, placed: { rate: 50 }, seeking: { rate: 50 } });
  });
  it('lists submitted rows that contradict the rules', async () => {
    const { id } = await fixture.destination(3);
    expect((await fixture.students.get('school', `${path}/check`)).result).toMatchObject({ checked: 1, total: 0 });
    await sql`update rc_employment set dest_category = '11', proof_files = ${'destination/实习证明.pdf'} where id = ${id}`.execute(
      fixture.db,
    );
    const { rows } = (await fixture.students.get('school', `${path}/check`)).result;
    expect(rows).toMatchObject([{ id, problems: expect.arrayContaining(['实习证明不能作为就业的证明材料']) }]);
  });
});

it.each([
  ['college', 'college'],
  ['school', 'staff'],
  ['hr1', 'enterprise'],
  ['look1', 'interviewer'],
] as const)('the console learns whose steps %s has', async (who, audience) => {
  const { result } = await fixture.students.get(who, '/sys/user/getUserInfo');
  expect(result.userInfo).toMatchObject({ audience });
});
