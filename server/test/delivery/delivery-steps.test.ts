import { postFlow } from '@campus/contract/post';
import { foldSteps } from '@campus/contract/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addSeconds } from '../../src/platform/sign-in/moments.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import type { Place } from './delivery-history.ts';
import { companies, scopedPost, type Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';
const act = (who: Who, action: string, body: object) => fixture.post(who, `${path}/${action}`, body);
const noPermission = '没有权限，请联系管理员分配权限！';
const notThere = '数据不存在或无权访问';

const places: readonly (Place & { label: string })[] = [
  { status: 1, step: 10, label: '进行中·简历' },
  { status: 1, step: 20, label: '进行中·面试' },
  { status: 1, step: 30, label: '进行中·录用' },
  { status: 1, step: 40, label: '进行中·推送派遣' },
  { status: 1, step: 50, label: '进行中·签约' },
  { status: 1, step: 60, label: '进行中·评价结果' },
  { status: 2, step: 60, label: '已完成·评价结果' },
  { status: 3, step: 10, label: '未通过·简历' },
  { status: 3, step: 20, label: '未通过·面试' },
  { status: 3, step: 30, label: '未通过·录用' },
  { status: 4, step: 10, label: '学生撤回·简历' },
  { status: 5, step: 10, label: '已关闭·简历' },
  { status: 6, step: 10, label: '已转岗·简历' },
];
const at = ({ status, step = 10 }: Place): string => `${status}/${step}`;
/** Every action of the first step: its name in refusals, who takes it, where it is allowed, where it leads. */
interface Action {
  readonly label: string;
  readonly from: readonly string[];
  readonly to?: (place: string) => string;
  /** Places where it is refused in words of its own. */
  readonly besides?: readonly string[];
  readonly take: Take;
}
const actions: Readonly<Record<string, Action>> = {
  // At 面试 the refusal has words of its own.
  pass: {
    label: '通过',
    from: ['1/10'],
    to: () => '1/20',
    besides: ['1/20'],
    take: (id) => act('hr1', 'pass', { id }),
  },
  skip: {
    label: '越级推进',
    from: ['1/10', '1/20'],
    to: () => '1/30',
    take: (id) => act('head1', 'skip', { id, reason: '已在线下面谈' }),
  },
  reject: {
    label: '判为不通过',
    from: ['1/10', '1/20', '1/30'],
    to: (place) => place.replace('1/', '3/'),
    take: (id) => act('hr1', 'reject', { id, reasonCode: 2 }),
  },
  restore: {
    label: '恢复',
    from: ['3/10', '3/20', '3/30'],
    to: (place) => place.replace('3/', '1/'),
    take: (id) => act('hr1', 'restore', { id }),
  },
  close: {
    label: '关闭',
    from: ['1/40', '1/50'],
    to: (place) => place.replace('1/', '5/'),
    take: (id) => act('hr1', 'close', { id, reasonCode: 2, reason: '双方协商一致' }),
  },
  withdraw: {
    label: '撤回',
    from: ['1/10', '1/20', '1/30'],
    take: async (id) => fixture.behalf((await fixture.row(id)).employId, 'withdraw', { id }),
  },
  confirm: {
    label: '确认',
    from: [],
    take: async (id) => fixture.behalf((await fixture.row(id)).employId, 'confirm', { id }),
  },
  decline: {
    label: '谢绝',
    from: [],
    take: async (id) => fixture.behalf((await fixture.row(id)).employId, 'decline', { id }),
  },
  transfer: {
    label: '转岗',
    from: ['1/10', '1/20', '1/30'],
    take: async (id) =>
      fixture.post('hr1', '/companyPost/companyPost/resumeTransferToPost', {
        postId: (await fixture.vacancy()).id,
        resumeId: id,
      }),
  },
};
type Take = (id: string) => ReturnType<typeof act>;

describe.each(Object.entries(actions))('%s', (_name, { label, from, to, besides = [], take }) => {
  it.each(places.filter((place) => from.includes(at(place))))('is taken at $status/$step', async (place) => {
    const id = await fixture.deliveryAt(place);
    expect(await take(id)).toMatchObject({ success: true });
    const row = await fixture.row(id);
    if (to) expect(at({ status: row.status, step: row.step ?? 0 })).toBe(to(at(place)));
    expect(foldSteps(await fixture.history(id))).toEqual({
      status: row.status,
      step: row.step,
      stepResult: row.stepResult,
    });
  });
  it.each(places.filter((place) => ![...from, ...besides].includes(at(place))))(
    'is refused at $status/$step',
    async (place) => {
      const id = await fixture.deliveryAt(place);
      const before = await fixture.row(id);
      expect(await take(id)).toMatchObject({
        success: false,
        code: 500,
        message: `当前状态为“${place.label}”，不能${label}`,
        result: { errorCode: 'RC_STATE' },
      });
      expect(await fixture.row(id)).toEqual(before);
      expect(await fixture.notifications()).toEqual([]);
    },
  );
});

describe('a recruiter who decides', () => {
  it('passes a résumé to the interviews, or skips them when the post plans none', async () => {
    const planned = await fixture.deliveryAt({ status: 1 });
    expect(await act('hr1', 'pass', { id: planned })).toMatchObject({ success: true, message: '已通过' });
    expect(await fixture.row(planned)).toMatchObject({ status: 1, step: 20, stepResult: 0, readFlag: 1 });
    const none = await fixture.deliveryAt({ status: 1 }, { vacancy: await fixture.vacancy({ interviewRounds: 0 }) });
    await act('hr1', 'pass', { id: none });
    expect(await fixture.row(none)).toMatchObject({ status: 1, step: 30 });
  });
  it('waits for the student to confirm', async () => {
    const id = await fixture.deliveryAt({ status: 1, studentConfirm: 0 });
    expect((await act('hr1', 'pass', { id })).message).toBe('学生尚未确认，暂不能推进');
  });
  it('requires a reason of the list for a rejection', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    expect((await act('hr1', 'reject', { id })).message).toBe('请选择不通过原因!');
    expect((await act('hr1', 'reject', { id, reasonCode: 77 })).message).toBe('不通过原因的值不在可选范围内!');
    expect((await act('hr1', 'reject', { id, reasonCode: 1, reason: '长'.repeat(201) })).message).toBe(
      '补充说明最多200个字符!',
    );
    expect(await act('hr1', 'reject', { id, reasonCode: 1, reason: '专业不符' })).toMatchObject({
      success: true,
      message: '已标记为不通过',
    });
    const [, last] = await fixture.history(id);
    expect(last).toMatchObject({
      seq: 2,
      action: 'reject',
      fromStatus: 1,
      toStatus: 3,
      fromResult: 0,
      toResult: 2,
      reasonCode: 1,
      remark: '专业不符',
      actorType: 2,
      actorName: '人事hr1',
      notified: 1,
    });
  });
  it('notifies the student of a rejection unless switched off, and always of an approval', async () => {
    const student = await fixture.student();
    const [notified, silent, passed] = [
      await fixture.deliveryAt({ status: 1 }, { student }),
      await fixture.deliveryAt({ status: 1 }, { student }),
      await fixture.deliveryAt({ status: 1 }, { student }),
    ];
    await act('hr1', 'reject', { id: notified, reasonCode: 1 });
    await act('hr1', 'reject', { id: silent, reasonCode: 1, notify: 0 });
    await act('hr1', 'pass', { id: passed });
    expect(await fixture.notifications()).toEqual([`D05 ${student.mobile}`, `D06 ${student.mobile}`]);
  });
  it('restores a rejected delivery to its previous state', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const before = await fixture.row(id);
    await act('hr1', 'reject', { id, reasonCode: 8, reason: '期望过高' });
    expect(await act('hr1', 'restore', { id })).toMatchObject({ success: true, message: '已恢复' });
    const timeless = ({ version, updateBy, updateTime, stageTime, waitSince, ...row }: typeof before) => row;
    expect(timeless(await fixture.row(id))).toEqual(timeless(before));
  });
  it('can restore within seven days after the rejection, regardless of later marks', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    await act('hr1', 'reject', { id, reasonCode: 8 });
    fixture.passDays(6);
    await act('hr1', 'star', { id, starFlag: 1 });
    expect((await act('hr1', 'restore', { id })).success).toBe(true);
    await act('hr1', 'reject', { id, reasonCode: 8 });
    fixture.passDays(4);
    await act('hr1', 'star', { id, starFlag: 0 });
    fixture.passDays(4);
    expect(await act('hr1', 'restore', { id })).toMatchObject({
      message: '已超过可恢复期限',
      result: { errorCode: 'RC_EXPIRED' },
    });
  });
  it('sends until when a rejection can be undone, by the setting', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const read = async () => (await fixture.get('hr1', `${path}/queryById`, { id })).result;
    expect(await read()).not.toHaveProperty('restoreUntil');
    await act('hr1', 'reject', { id, reasonCode: 8 });
    const { result: steps } = await fixture.get('hr1', `${path}/steps`, { id });
    const { occurTime } = steps.find(({ action }: { action: string }) => action === 'reject');
    expect((await read()).restoreUntil).toBe(addSeconds(occurTime, 7 * 86_400));
    const { records } = (await fixture.get('hr1', `${path}/list`, {})).result;
    expect(records[0].restoreUntil).toBe(addSeconds(occurTime, 7 * 86_400));
    await fixture.setting('delivery.restoreDays', 2);
    expect((await read()).restoreUntil).toBe(addSeconds(occurTime, 2 * 86_400));
    await sql`update rc_company_post set post_status = ${postFlow.states.closed.code}`.execute(fixture.db);
    expect(await read()).not.toHaveProperty('restoreUntil');
  });
  it('cannot restore at an ended post or when the pair has a new delivery', async () => {
    const ended = await fixture.deliveryAt({ status: 3 }, { vacancy: await fixture.vacancy({ postStatus: 5 }) });
    expect((await act('hr1', 'restore', { id: ended })).message).toBe('岗位已停止招聘');
    const [student, vacancy] = [await fixture.student(), await fixture.vacancy()];
    const old = await fixture.deliveryAt({ status: 3 }, { student, vacancy });
    await fixture.deliveryAt({ status: 1 }, { student, vacancy });
    expect(await act('hr1', 'restore', { id: old })).toMatchObject({
      message: '已投递该岗位，请勿重复投递',
      result: { errorCode: 'RC_DELIVERY_DUP' },
    });
    for (const id of [ended, old])
      expect((await fixture.get('hr1', `${path}/queryById`, { id })).result).not.toHaveProperty('restoreUntil');
  });
  it('is refused with a stale version, but not after a colleague’s view', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    const { version } = await fixture.row(id);
    await act('head1', 'read', { id });
    expect((await act('hr1', 'pass', { id, version: version + 1 })).result.errorCode).toBe('RC_STALE');
    expect((await act('hr1', 'pass', { id, version })).success).toBe(true);
    expect((await act('hr1', 'reject', { id, version, reasonCode: 1 })).message).toBe('数据已被他人修改，请刷新后重试');
  });
});

describe('permission to decide', () => {
  it.each(['pass', 'reject', 'restore'])('%s is the company’s alone', async (action) => {
    const id = await fixture.deliveryAt({ status: action === 'restore' ? 3 : 1 });
    const body = { id, ...(action === 'reject' && { reasonCode: 1 }) };
    for (const who of ['school', 'staff', 'college', 'auditor', 'viewer', 'look1'] as const)
      expect(await act(who, action, body), who).toMatchObject({ code: 510, message: noPermission });
    // Not even all codes help: no user of the school owns the post.
    expect(await act('admin', action, body)).toMatchObject({ code: 510 });
    expect((await act('hr2', action, body)).message).toBe(notThere);
    expect((await act('limited1', action, body)).message).toBe(notThere);
    expect((await act('hr1', action, body)).success).toBe(true);
  });
  it('a recruiter with posts of his own decides on those', async () => {
    const id = await fixture.deliveryAt({ status: 1 }, { vacancy: await fixture.vacancy({ id: scopedPost }) });
    expect((await act('limited1', 'pass', { id })).success).toBe(true);
  });
  it('returns the same failure for a delivery that does not exist', async () => {
    expect((await act('hr1', 'pass', { id: '1790000000000000009' })).message).toBe(notThere);
  });
});

describe('a batch', () => {
  it('processes its deliveries one by one and lists those that failed', async () => {
    const ids = [
      await fixture.deliveryAt({ status: 1 }),
      await fixture.deliveryAt({ status: 3 }),
      await fixture.deliveryAt({ status: 1, studentConfirm: 0 }),
      await fixture.deliveryAt({ status: 1 }, { vacancy: await fixture.vacancy({ companyId: companies.second }) }),
      await fixture.deliveryAt({ status: 1 }),
    ];
    const loadName = async (id?: string) => {
      const { realname, postName } = (await fixture.get('hr1', `${path}/queryById`, { id: id as string })).result;
      return `${realname} · ${postName}`;
    };
    const { result } = await act('hr1', 'pass', { ids });
    expect(result).toEqual({
      ok: 2,
      failed: [
        { id: ids[1], name: await loadName(ids[1]), message: '当前状态为“未通过·简历”，不能通过' },
        { id: ids[2], name: await loadName(ids[2]), message: '学生尚未确认，暂不能推进' },
        { id: ids[3], name: ids[3], message: notThere },
      ],
    });
    expect(result.ok + result.failed.length).toBe(ids.length);
  });
  it('leaves the same rows as the single calls in order', async () => {
    const student = await fixture.student();
    const make = async () => [
      await fixture.deliveryAt({ status: 1 }, { student }),
      await fixture.deliveryAt({ status: 4 }, { student }),
      await fixture.deliveryAt({ status: 1 }, { student }),
    ];
    const [together, apart] = [await make(), await make()];
    await act('hr1', 'reject', { ids: together, reasonCode: 3 });
    for (const id of apart) await act('hr1', 'reject', { id, reasonCode: 3 });
    const shown = async (ids: string[]) => {
      const rows = await Promise.all(ids.map((id) => fixture.row(id)));
      const histories = await Promise.all(ids.map((id) => fixture.actions(id)));
      return rows.map(({ status, step, stepResult, rejectReason }, i) => ({
        ...{ status, step, stepResult, rejectReason },
        history: histories[i],
      }));
    };
    expect(await shown(together)).toEqual(await shown(apart));
  });
  it('accepts 1 to 200 deliveries and batch steps only', async () => {
    expect((await act('hr1', 'pass', { ids: Array.from({ length: 201 }, (_, i) => `x${i}`) })).message).toBe(
      '一次最多处理200条',
    );
    expect((await act('hr1', 'pass', { ids: [] })).message).toBe('参数不识别！');
    expect((await act('hr1', 'restore', { ids: ['a', 'b'] })).message).toBe('参数不识别！');
  });
});
