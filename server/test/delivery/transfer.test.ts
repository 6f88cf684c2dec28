import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliveryFixture } from './delivery-fixture.ts';
import { companies, type Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const transfer = (who: Who, resumeId: string, postId: string | null, more: object = {}) =>
  fixture.post(who, '/companyPost/companyPost/resumeTransferToPost', { resumeId, postId, ...more });
const theOther = async (id: string): Promise<string> => {
  const { rows } = await sql<{ id: string }>`select id from rc_delivery where ref_id = ${id}`.execute(fixture.db);
  return rows[0]?.id as string;
};

describe('a transfer inside a company', () => {
  it('ends the old delivery and begins a confirmed one that points back', async () => {
    const student = await fixture.student();
    const [from, to] = [await fixture.vacancy({ name: '前端工程师' }), await fixture.vacancy({ name: '测试工程师' })];
    const old = await fixture.deliver(student, from);
    expect(await transfer('hr1', old, to.id)).toMatchObject({ success: true, message: '转岗成功' });
    const made = await theOther(old);
    expect(await fixture.row(old)).toMatchObject({ status: 6, step: 10, stepResult: 0 });
    expect(await fixture.row(made)).toMatchObject({
      postId: to.id,
      source: 5,
      refId: old,
      status: 1,
      step: 10,
      studentConfirm: 1,
      resumeSnapshot: (await fixture.row(old)).resumeSnapshot,
    });
    expect((await fixture.history(old)).at(-1)).toMatchObject({
      action: 'transferOut',
      refId: made,
      actorName: '人事hr1',
    });
    const shown = async (id: string) => (await fixture.get('hr1', '/resume/delivery/steps', { id })).result.at(-1);
    expect(await shown(old)).toMatchObject({ action: 'transferOut', refPostName: '测试工程师' });
    expect(await shown(made)).toMatchObject({ action: 'submit', refPostName: '前端工程师' });
    expect(await fixture.history(made)).toMatchObject([{ seq: 1, action: 'submit', refId: old, refType: 'delivery' }]);
    expect(await fixture.notifications()).toEqual(['D01 hr1', 'D01 hr1', `D11 ${student.mobile}`, 'D11 hr1'].sort());
    const { rows } = await sql<{ content: string }>`
      select params->>'a' || '→' || (params->>'b') as content from rc_outbox where code = 'D11' limit 1`.execute(
      fixture.db,
    );
    expect(rows[0]?.content).toBe('前端工程师→测试工程师');
    const { rows: counts } = await sql<{ id: string; n: number }>`
      select id, todo_count as n from rc_company_post order by todo_count`.execute(fixture.db);
    expect(counts).toEqual([
      { id: from.id, n: 0 },
      { id: to.id, n: 1 },
    ]);
  });
  it('does not confirm in the student’s place what he has not confirmed yet', async () => {
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 });
    await transfer('hr1', id, (await fixture.vacancy()).id);
    expect(await fixture.row(await theOther(id))).toMatchObject({ studentConfirm: 0 });
  });
  it('keeps résumés that have got further, at their new beginning', async () => {
    const id = await fixture.deliveryAt({ status: 1, step: 30 });
    await transfer('hr1', id, (await fixture.vacancy()).id);
    expect(await fixture.row(id)).toMatchObject({ status: 6, step: 30 });
    expect(await fixture.row(await theOther(id))).toMatchObject({ status: 1, step: 10 });
  });
  it('takes a paused post, and with a waiver a student who does not fit', async () => {
    const student = await fixture.student({ gradYear: 2024, eduLevel: '41' });
    const id = await fixture.deliveryAt({ status: 1 }, { student });
    const to = await fixture.vacancy({ postStatus: 2 });
    expect((await transfer('hr1', id, to.id)).message).toBe('毕业年份不符合岗位要求');
    expect((await transfer('hr1', id, to.id, { waive: 1 })).success).toBe(true);
    expect(await fixture.history(await theOther(id))).toMatchObject([{ remark: '已知不符合要求，仍要转岗' }]);
  });
});

describe('a transfer across companies', () => {
  it('is the school’s, and waits for the student to confirm', async () => {
    const student = await fixture.student();
    const id = await fixture.deliveryAt({ status: 1 }, { student });
    const to = await fixture.vacancy({ companyId: companies.second });
    expect((await transfer('hr1', id, to.id)).message).toBe('不能转入其他企业的岗位');
    expect((await transfer('staff', id, to.id)).success).toBe(true);
    expect(await fixture.row(await theOther(id))).toMatchObject({
      companyId: companies.second,
      studentConfirm: 0,
      confirmDeadline: '2025-10-20 10:00:00',
    });
    expect(await fixture.notifications()).toEqual(
      ['D01 hr2', `D02 ${student.mobile}`, `D11 ${student.mobile}`, 'D11 hr2'].sort(),
    );
  });
  it('moves a résumé that is at no post yet', async () => {
    const student = await fixture.student();
    const to = await fixture.vacancy();
    expect((await transfer('school', student.resumeId, to.id)).success).toBe(true);
    const { rows } = await sql`
      select source, ref_id, student_confirm from rc_delivery where employ_id = ${student.id}`.execute(fixture.db);
    expect(rows).toEqual([{ source: 5, refId: null, studentConfirm: 0 }]);
  });
});

describe('a transfer is refused', () => {
  it('without a post, to several, to its own post, to one that is missing or closed', async () => {
    const vacancy = await fixture.vacancy();
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy });
    const say = async (postId: string | null) => (await transfer('hr1', id, postId)).message;
    expect(await say(null)).toBe('请选择要转入的岗位');
    expect(await say(' , ')).toBe('请选择要转入的岗位');
    expect(await say(`${vacancy.id},x`)).toBe('只能选择一个岗位');
    expect(await say(vacancy.id)).toBe('不能转入原岗位');
    expect(await say('no-such-post')).toBe('岗位不存在');
    for (const postStatus of [0, 3, 4, 5])
      expect(await say((await fixture.vacancy({ postStatus })).id), String(postStatus)).toBe('岗位已停止招聘');
    expect((await transfer('hr1', 'no-such-delivery', (await fixture.vacancy()).id)).message).toBe('简历不存在');
    expect(await fixture.row(id)).toMatchObject({ status: 1, version: 0 });
  });
  it('when the caller may not see the delivery or lacks the code', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const to = await fixture.vacancy();
    for (const who of ['hr2', 'limited1', 'other'] as const)
      expect(['简历不存在', '岗位不存在', '不能转入其他企业的岗位'], who).toContain(
        (await transfer(who, id, to.id)).message,
      );
    for (const who of ['college', 'auditor', 'viewer', 'look1'] as const)
      expect((await transfer(who, id, to.id)).code, who).toBe(510);
    expect(await fixture.row(id)).toMatchObject({ status: 1 });
  });
  it('where the student stands already, and then for all that were meant', async () => {
    const [from, to] = [await fixture.vacancy(), await fixture.vacancy()];
    const student = await fixture.student();
    const free = await fixture.deliveryAt({ status: 1 }, { vacancy: from });
    const taken = await fixture.deliveryAt({ status: 1 }, { vacancy: from, student });
    await fixture.deliveryAt({ status: 1 }, { vacancy: to, student });
    expect((await transfer('hr1', `${free},${taken}`, to.id)).message).toBe('已投递该岗位，请勿重复投递');
    expect(await fixture.row(free)).toMatchObject({ status: 1 });
    expect((await transfer('hr1', free, to.id)).success).toBe(true);
  });
  it('never leaves a student at more posts than before, also when two cross', async () => {
    const [a, b] = [await fixture.vacancy(), await fixture.vacancy()];
    const [atA, atB] = [
      await fixture.deliveryAt({ status: 1 }, { vacancy: a }),
      await fixture.deliveryAt({ status: 1 }, { vacancy: b }),
    ];
    await fixture.token('hr1');
    await Promise.all([transfer('hr1', atA, b.id), transfer('hr1', atB, a.id)]);
    expect(await fixture.count('rc_delivery', 'status = 6')).toBe(2);
    expect(await fixture.count('rc_delivery', 'status = 1 and source = 5')).toBe(2);
  });
});

describe('the posts to choose from', () => {
  const pick = (who: Who, resumeId: string, more: Record<string, string> = {}) =>
    fixture.get(who, '/postMethod/methodCollet/queryList', { resumeId, pageSize: 50, ...more });
  it('are the open ones, a company’s own ones only, and those the student already delivered to are disabled', async () => {
    const student = await fixture.student();
    const [here, there, paused] = [
      await fixture.vacancy(),
      await fixture.vacancy(),
      await fixture.vacancy({ postStatus: 2 }),
    ];
    const foreign = await fixture.vacancy({ companyId: companies.second });
    await fixture.vacancy({ postStatus: 5 });
    const id = await fixture.deliveryAt({ status: 1 }, { student, vacancy: here });
    await fixture.deliveryAt({ status: 3 }, { student, vacancy: there });
    const rows = (await pick('hr1', id)).result.records;
    expect(rows.map((r: { id: string }) => r.id).sort()).toEqual([here.id, there.id, paused.id].sort());
    expect(rows.filter((r: { disabled?: boolean }) => r.disabled)).toMatchObject([
      { id: here.id, disabledReason: '已投递该岗位' },
    ]);
    const all = (await pick('school', student.resumeId)).result.records.map((r: { id: string }) => r.id);
    expect(all).toContain(foreign.id);
    expect((await pick('college', id)).code).toBe(510);
    const meant = await pick('hr1', id, { postId: `${there.id},${foreign.id},nothing,'` });
    expect(meant.result).toMatchObject({ total: 1, records: [{ id: there.id }] });
  });
});
