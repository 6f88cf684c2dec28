import { interview, interviewFlow, resultStates } from '@campus/contract/interview';
import { type Session, stepRefusal } from '@campus/contract/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { at, InterviewFixture, path } from './interview-fixture.ts';

let fixture: InterviewFixture;
beforeAll(async () => {
  fixture = await InterviewFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const recruiter: Session = {
  userId: 'hr1',
  username: 'hr1',
  realname: '人事hr1',
  audience: 'enterprise',
  tenantId: 2,
  companyId: companies.first,
  roles: [],
  codes: new Set([`${interview.code}:result`]),
};
type Shown = Record<string, unknown> & { readonly id: string };
const list = async (query: Record<string, string> = {}): Promise<Shown[]> =>
  (await fixture.deliveries.get('hr1', `${path}/list`, query)).result.records;
const ids = async (query: Record<string, string>) => (await list(query)).map(({ id }) => id);
const counts = async () => (await fixture.deliveries.get('hr1', `${path}/counts`)).result;
const tasks = async () => {
  // The tasks are kept for a minute.
  fixture.deliveries.clock.pass(5);
  const { result } = await fixture.deliveries.get('hr1', '/dashboard/task/todo');
  const found = result.tasks.find(({ key }: { key: string }) => key === 'interview');
  return found?.count ?? 0;
};
const now = () => fixture.deliveries.engine.context({ session: recruiter, ip: '', userAgent: '', requestId: '' }).now;
/** Why the row offers no 登记结果; undefined when it does. */
const buttonRefusal = (row: Shown | undefined, step = 'result') =>
  stepRefusal(interview.code, interviewFlow, step, row ?? {}, recruiter, now())?.message;

/** An interview that was held, without a result. */
async function held(rounds = 1) {
  const { deliveryId, student } = await fixture.candidate({ rounds });
  const id = await fixture.planned(deliveryId);
  await fixture.answer(student.id, 'accept', { id });
  await fixture.travel('2025-10-17 09:40:00');
  expect((await fixture.act('hr1', 'complete', { id })).success).toBe(true);
  return { id, deliveryId, student };
}
const enter = (id: string, result: number) => fixture.act('hr1', 'result', { id, result, ignoreMissing: 1 });
const onDelivery = (action: string, body: Record<string, unknown>, who: Who = 'hr1') =>
  fixture.deliveries.post(who, `/resume/delivery/${action}`, body);

describe('an interview without a result', () => {
  it('waits for its company while the delivery is at 面试', async () => {
    const { id } = await held();
    const missing = String(resultStates.missing);
    expect(await ids({ resultState: missing })).toEqual([id]);
    expect(await ids({ todo: '1' })).toEqual([id]);
    expect(await counts()).toMatchObject({ todo: 1, open: 1, done: 0 });
    expect(await tasks()).toBe(1);
    expect(buttonRefusal((await list())[0])).toBeUndefined();
    expect((await enter(id, 3)).success).toBe(true);
    expect(await ids({ resultState: missing })).toEqual([]);
    expect(await counts()).toMatchObject({ todo: 0, open: 0, done: 1 });
    expect(buttonRefusal((await list())[0])).toBeUndefined();
  });
  it.each([
    ['rejected', ({ deliveryId }) => onDelivery('reject', { ids: deliveryId, reasonCode: 1, notify: 0 })],
    ['moved on', ({ deliveryId }) => onDelivery('skip', { ids: deliveryId, reason: '部门直接录用该学生' }, 'head1')],
    [
      'withdrawn by its student',
      ({ deliveryId, student }) => fixture.deliveries.behalf(student.id, 'withdraw', { id: deliveryId }),
    ],
  ] satisfies [string, (of: Awaited<ReturnType<typeof held>>) => Promise<{ success: boolean; message?: string }>][])(
    'waits for nothing once its delivery was %s',
    async (_case, end) => {
      const one = await held();
      const reply = await end(one);
      expect(reply.success, reply.message).toBe(true);
      const [row] = await list();
      expect(row).toMatchObject({ id: one.id, status: 4, result: 0, resultState: resultStates.left });
      expect(await ids({ resultState: String(resultStates.missing) })).toEqual([]);
      expect(await ids({ todo: '1' })).toEqual([]);
      expect(await counts()).toMatchObject({ total: 1, todo: 0, open: 0, done: 1 });
      expect(await tasks()).toBe(0);
      const sentence = '投递已离开面试环节，不能更改结果';
      expect([buttonRefusal(row), (await enter(one.id, 1)).message]).toEqual([sentence, sentence]);
    },
  );
});

it('a result cannot be changed after a later round is planned: the button and the call follow the same row', async () => {
  const { id, deliveryId } = await held(2);
  await enter(id, 1);
  expect(buttonRefusal((await list())[0])).toBeUndefined();
  const second = await fixture.planned(deliveryId, { round: 2, ...at('14:00', '14:30') });
  const first = async () => (await list()).find((row) => row.id === id);
  expect(await first()).toMatchObject({ resultState: resultStates.followed });
  const sentence = '已安排后续轮次，不能更改结果';
  expect([buttonRefusal(await first()), (await enter(id, 3)).message]).toEqual([sentence, sentence]);
  await fixture.act('hr1', 'cancel', { id: second, reason: '面试官出差' });
  expect(await first()).toMatchObject({ resultState: resultStates.changeable });
  expect([buttonRefusal(await first()), (await enter(id, 3)).success]).toEqual([undefined, true]);
});

it('a student can be marked absent from ten minutes after the start on, and that is corrected within a day', async () => {
  const { deliveryId } = await fixture.candidate();
  const id = await fixture.planned(deliveryId);
  const [row] = await list();
  await fixture.travel('2025-10-17 09:09:59');
  const early = '面试开始10分钟后才能标记缺席';
  expect([buttonRefusal(row, 'absent'), (await fixture.act('hr1', 'absent', { id })).message]).toEqual([early, early]);
  await fixture.travel('2025-10-17 09:10:00');
  expect([buttonRefusal(row, 'absent'), (await fixture.act('hr1', 'absent', { id })).success]).toEqual([
    undefined,
    true,
  ]);
  const correct = () => fixture.act('hr1', 'complete', { id, reason: '学生在另一间会议室' });
  const refusals = async () => buttonRefusal((await list())[0], 'complete');
  await fixture.travel('2025-10-18 09:10:00');
  expect(await refusals()).toBeUndefined();
  await fixture.travel('2025-10-18 09:10:01');
  const late = '标记缺席超过24小时，不能更正';
  expect([await refusals(), (await correct()).message]).toEqual([late, late]);
});
