import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deadlines } from '../../src/platform/jobs/deadlines.ts';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { expectCounted } from '../support/counters.ts';
import { runJob } from '../support/run-job.ts';
import { content, DispatchFixture, path } from './dispatch-fixture.ts';

let fixture: DispatchFixture;
beforeAll(async () => {
  fixture = await DispatchFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());
const close = (id: string, who: Who = 'hr1') =>
  fixture.deliveries.post(who, '/resume/delivery/close', { id, reasonCode: 1, reason: '学生另有去向' });

describe('accepting a full-time offer', () => {
  it('begins a dispatch with what the offer and the company say, for the college to push', async () => {
    const { id, deliveryId, student } = await fixture.hired();
    expect(await fixture.row(id)).toMatchObject({
      status: 0,
      deliveryId,
      employId: student.id,
      companyId: companies.first,
      resumeId: student.resumeId,
      reportDate: '2026-07-01',
      isEnded: 0,
      remindTime: '2025-10-22 10:00:00',
    });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 40, dispatchStatus: 0, waitFor: 3 });
  });
  it('of an internship begins none', async () => {
    const of = await fixture.offers.candidate({ post: { nature: 2 } });
    await fixture.offers.answer(of.student.id, 'accept', { id: await fixture.offers.issued(of.deliveryId) });
    expect(await fixture.deliveries.row(of.deliveryId)).toMatchObject({ step: 50, dispatchId: null });
    expect(await fixture.deliveries.count('rc_dispatch')).toBe(0);
  });
});

describe('a push', () => {
  it('hands the approved form to the company, which is waited for', async () => {
    const { id, deliveryId } = await fixture.hired();
    expect((await fixture.push(id, {}, 'college')).message).toBe('已推送给企业');
    expect(await fixture.row(id)).toMatchObject({ ...content, status: 1, formNo: 'TJ2026S1' });
    expect((await fixture.row(id)).pushTime).toBe('2025-10-15 10:00:00');
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 40, dispatchStatus: 1, waitFor: 1 });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'push',
      actorType: 3,
      refType: 'dispatch',
      refId: id,
    });
    expect(await fixture.deliveries.notifications()).toContain('D18 hr1');
  });
  it.each([0, 1, 3])('is refused while the form is in state %i', async (formAudit) => {
    const { id } = await fixture.hired({ formAudit });
    expect((await fixture.push(id)).message).toBe('就业推荐表未审核通过');
    expect((await fixture.row(id)).status).toBe(0);
  });
  it.each([
    ['without the archive unit', { archiveUnit: '' }, '请输入档案接收单位!'],
    ['without the archive address', { archiveAddress: null }, '请输入档案接收地址!'],
    ['without the contact', { contact: '' }, '请输入企业联系人!'],
    ['without a phone', { contactMobile: '' }, '请输入联系电话!'],
    ['without the day', { reportDate: null }, '请选择报到日期!'],
    ['for a day that is over', { reportDate: '2025-10-14' }, '报到日期不能早于今天!'],
  ])('is refused %s', async (_case, more, message) => {
    const { id } = await fixture.hired();
    expect(await fixture.push(id, more)).toMatchObject({ success: false, message });
  });
  it('of several rows takes what is filled in and reports the others by name', async () => {
    const rows = [await fixture.hired(), await fixture.hired(), await fixture.hired({ formAudit: 1 })];
    const [full, empty, unapproved] = rows.map(({ id }) => id) as [string, string, string];
    for (const id of [full, unapproved]) {
      const reply = await fixture.deliveries.post('college', `${path}/edit`, { id, ...content });
      expect(reply.message).toBe('派遣信息已保存');
    }
    const report = await fixture.deliveries.post('college', `${path}/pushBatch`, { ids: rows.map(({ id }) => id) });
    expect(report.result).toMatchObject({
      ok: 1,
      failed: [
        { id: empty, message: '请输入档案接收单位!' },
        { id: unapproved, message: '就业推荐表未审核通过' },
      ],
    });
    expect(report.result.failed[0].name).toMatch(/^王小/);
    expect(await fixture.row(full)).toMatchObject({ ...content, status: 1 });
    const many = Array.from({ length: 201 }, (_, i) => `x${i}`);
    expect((await fixture.deliveries.post('college', `${path}/pushBatch`, { ids: many })).success).toBe(false);
  });
});

describe('every state', () => {
  const states = ['waiting', 'pushed', 'received', 'returned', 'revoked'] as const;
  const open: Readonly<Record<string, readonly string[]>> = {
    push: ['waiting', 'returned', 'revoked'],
    receive: ['pushed'],
    return: ['pushed'],
    revoke: ['pushed'],
  };
  const parties: Readonly<Record<string, readonly Who[]>> = {
    push: ['school', 'staff', 'college'],
    revoke: ['school', 'staff', 'college'],
    receive: ['hr1', 'head1'],
    return: ['hr1', 'head1'],
  };
  const everyone = ['school', 'staff', 'college', 'auditor', 'plain', 'hr1', 'head1', 'look1'] as const;
  const bodies: Readonly<Record<string, object>> = {
    push: content,
    receive: {},
    return: { reason: '档案单位名称有误' },
    revoke: { reason: '接收单位需要核对' },
  };
  it.each(states)('%s allows its steps to their parties and refuses all others', async (state) => {
    for (const [step, from] of Object.entries(open)) {
      const fresh = async () => {
        const { id } = await fixture.hired();
        await fixture.bring(state, id);
        return id;
      };
      let id = await fresh();
      for (const who of everyone) {
        const reply = await fixture.step(step, id, who, bodies[step]);
        const isParty = parties[step]?.includes(who) === true;
        const outcome = reply.success ? 'done' : reply.code === 510 ? 'forbidden' : 'wrong state';
        const expected = !isParty ? 'forbidden' : from.includes(state) ? 'done' : 'wrong state';
        expect([step, who, outcome]).toEqual([step, who, expected]);
        if (reply.success) id = await fresh();
      }
    }
  });
  it('tells a pusher who is too late that the company has received', async () => {
    const { id } = await fixture.hired();
    await fixture.bring('received', id);
    expect((await fixture.revoke(id)).message).toBe('企业已接收，不能撤回');
    expect((await fixture.push(id)).message).toBe('当前状态为“企业已接收”，不能推送');
  });
});

describe('the answer of the company', () => {
  it('by receiving moves the delivery on to 签约', async () => {
    const { id, deliveryId } = await fixture.hired();
    await fixture.push(id);
    const preview = await fixture.deliveries.get('hr1', `${path}/stepPreview`, { id, step: 'receive' });
    expect(preview.result.sentence).toBe('报到日期 2026-07-02。接收后投递进入“签约”环节。');
    expect((await fixture.receive(id)).message).toBe('已接收，投递进入签约环节');
    expect(await fixture.row(id)).toMatchObject({ status: 2, receiveTime: '2025-10-15 10:00:00' });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      status: 1,
      step: 50,
      dispatchStatus: 2,
      waitFor: 1,
    });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'receive',
      fromStep: 40,
      toStep: 50,
      refId: id,
    });
    const days = { start: '2026-07-01', end: '2026-07-31' };
    const events = await fixture.deliveries.get('hr1', '/calendar/enterprise/report/queryEvents', days);
    expect(events.result.events).toMatchObject([{ kind: 'report', start: '2026-07-02', statusText: '待报到' }]);
    await expectCounted(fixture.deliveries.engine);
  });
  it('by returning leaves it with the school, whose pusher reads the reason', async () => {
    const { id, deliveryId } = await fixture.hired();
    await fixture.push(id);
    expect((await fixture.returnIt(id, 'hr1', '')).message).toBe('请填写退回原因!');
    expect((await fixture.returnIt(id)).message).toBe('已退回学校');
    expect(await fixture.row(id)).toMatchObject({ status: 3, returnReason: '档案单位名称有误', isReminded: 0 });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 40, dispatchStatus: 3, waitFor: 3 });
    expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
      action: 'return',
      remark: '档案单位名称有误',
      actorType: 2,
    });
    expect(await fixture.deliveries.notifications()).toContain('D19 demo_school_admin_2');
    expect((await fixture.push(id)).success).toBe(true);
    expect((await fixture.row(id)).returnReason).toBeNull();
  });
  it('and revoking at the same moment: one of them wins', async () => {
    const { id, deliveryId } = await fixture.hired();
    await fixture.push(id);
    const [receive, revoke] = await Promise.all([fixture.receive(id), fixture.revoke(id)]);
    expect([receive.success, revoke.success].filter(Boolean)).toHaveLength(1);
    const { status } = await fixture.row(id);
    expect(status).toBe(receive.success ? 2 : 4);
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({
      step: receive.success ? 50 : 40,
      dispatchStatus: status,
    });
    expect((receive.success ? revoke : receive).message).toBe(
      receive.success ? '企业已接收，不能撤回' : '当前状态为“已撤回”，不能接收',
    );
  });
  it('and closing the delivery at the same moment: the dispatch ends with it', async () => {
    const { id, deliveryId } = await fixture.hired();
    await fixture.push(id);
    const [, closed] = await Promise.all([fixture.receive(id), close(deliveryId)]);
    expect(closed.success, closed.message).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 4, isEnded: 1 });
    expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 5, dispatchStatus: 4, waitFor: 0 });
  });
});

it('a revoked push waits for the school again, and the contact of the post is notified', async () => {
  const { id, deliveryId } = await fixture.hired();
  await fixture.push(id);
  expect((await fixture.revoke(id)).message).toBe('推送已撤回');
  expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ step: 40, dispatchStatus: 4, waitFor: 3 });
  expect(await fixture.deliveries.lastEntry(deliveryId)).toMatchObject({
    action: 'pushRevoke',
    remark: '接收单位需要核对',
  });
  expect(await fixture.deliveries.notifications()).toContain('D19 hr1');
});
it('a push that is overdue reminds the college once', async () => {
  const { id } = await fixture.hired();
  fixture.deliveries.clock.pass(7 * 24 * 60 + 1);
  expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(1);
  expect(await runJob(fixture.deliveries.engine, deadlines)).toBe(0);
  expect((await fixture.deliveries.notifications()).filter((line) => line.startsWith('D31'))).toEqual([
    'D31 demo_college_staff_2',
  ]);
  expect(await fixture.row(id)).toMatchObject({ status: 0, isReminded: 1 });
});

describe('a delivery that is closed', () => {
  it.each(['waiting', 'pushed', 'received', 'returned', 'revoked'] as const)(
    'takes a dispatch that is %s with it, for good',
    async (state) => {
      const { id, deliveryId } = await fixture.hired();
      await fixture.bring(state, id);
      expect((await close(deliveryId, 'school')).success).toBe(true);
      expect(await fixture.row(id)).toMatchObject({ status: 4, isEnded: 1 });
      expect(await fixture.deliveries.row(deliveryId)).toMatchObject({ status: 5, dispatchStatus: 4 });
      expect((await fixture.push(id)).message).toBe('当前环节不允许推送');
      const edited = await fixture.deliveries.post('school', `${path}/edit`, { id, ...content });
      expect(edited.message).toBe('投递已结束，不能修改');
    },
  );
  it('by a revoked offer too', async () => {
    const { id, offerId } = await fixture.hired();
    expect((await fixture.offers.revoke(offerId, 'head1')).success).toBe(true);
    expect(await fixture.row(id)).toMatchObject({ status: 4, isEnded: 1 });
  });
});

describe('who sees a dispatch', () => {
  const total = async (who: Who) => (await fixture.deliveries.get(who, `${path}/list`)).result?.total;
  it('are the school, the student’s college and the company of the post', async () => {
    await fixture.hired();
    for (const who of ['school', 'staff', 'college', 'plain', 'hr1'] as const)
      expect([who, await total(who)]).toEqual([who, 1]);
    for (const who of ['hr2', 'limited1', 'other'] as const) expect([who, await total(who)]).toEqual([who, 0]);
    expect((await fixture.deliveries.get('look1', `${path}/list`)).code).toBe(510);
  });
  it('keeps drafts from the company, and the phone from those who only read', async () => {
    const { id, deliveryId } = await fixture.hired();
    await fixture.deliveries.post('school', `${path}/edit`, { id, ...content });
    const read = async (who: Who) => (await fixture.deliveries.get(who, `${path}/queryById`, { id })).result;
    expect(await read('hr1')).toMatchObject({ archiveUnit: null, household: null, contactMobile: null, note: null });
    const part = () => fixture.deliveries.get('hr1', `${path}/ofDelivery`, { deliveryId });
    expect((await part()).result).toMatchObject({ status: 0, reportDate: null, formNo: null });
    await fixture.push(id);
    expect(await read('hr1')).toMatchObject({ archiveUnit: content.archiveUnit, contactMobile: '13900001234' });
    expect((await part()).result).toMatchObject({ status: 1, reportDate: '2026-07-02', formNo: 'TJ2026S1' });
    expect(await read('plain')).toMatchObject({ contactMobile: '139****1234' });
    await fixture.revoke(id);
    expect(await read('hr1')).toMatchObject({ archiveUnit: null, contactMobile: null, formNo: null });
    expect((await fixture.deliveries.get('hr2', `${path}/ofDelivery`, { deliveryId })).result).toBeNull();
  });
  it('and tells each side what waits for it', async () => {
    const { id } = await fixture.hired();
    const tasks = async (who: Who) => {
      const { result } = await fixture.deliveries.get(who, '/dashboard/task/todo');
      return result;
    };
    expect(JSON.stringify(await tasks('college'))).toContain('待推送派遣');
    await fixture.push(id);
    expect(JSON.stringify(await tasks('hr1'))).toContain('待接收派遣');
  });
});
