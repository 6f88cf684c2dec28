import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import { colleges, companies, scopedPost, type Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';

/** Deliveries of two colleges at two companies, one of them at the limited recruiter's post. */
async function mixed(): Promise<Record<'own' | 'scoped' | 'foreign' | 'computing', string>> {
  const foreign = await fixture.vacancy({ companyId: companies.second });
  const computing = await fixture.student({ sysOrgCode: colleges.computing });
  return {
    own: await fixture.deliveryAt({ status: 1 }),
    scoped: await fixture.deliveryAt({ status: 3 }, { vacancy: await fixture.vacancy({ id: scopedPost }) }),
    foreign: await fixture.deliveryAt({ status: 1 }, { vacancy: foreign }),
    computing: await fixture.deliveryAt({ status: 4 }, { student: computing }),
  };
}

const getSheet = async (who: Who): Promise<Buffer> =>
  (
    await fixture.app.server.inject({
      method: 'GET',
      url: `/server${path}/exportXls`,
      headers: { 'x-access-token': await fixture.token(who) },
    })
  ).rawPayload;

async function exported(who: Who): Promise<number> {
  // Colleges list and may export; callers without the code get an envelope.
  const { batches } = await readSheet(await getSheet(who), { headings: ['投递编号'] });
  let n = 0;
  for await (const { rows } of batches) n += rows.length;
  return n;
}

describe('visibility of a delivery', () => {
  it('is limited by side: the centre all, a college its students, a company its own, a recruiter the own posts', async () => {
    const d = await mixed();
    const all = Object.values(d).sort();
    expect(await fixture.listIds('school')).toEqual(all);
    expect(await fixture.listIds('admin')).toEqual(all);
    expect(await fixture.listIds('college')).toEqual([d.own, d.scoped, d.foreign].sort());
    expect(await fixture.listIds('hr1')).toEqual([d.own, d.scoped, d.computing].sort());
    expect(await fixture.listIds('limited1')).toEqual([d.scoped]);
    expect(await fixture.listIds('hr2')).toEqual([d.foreign]);
    expect(await fixture.listIds('other')).toEqual([]);
    expect(await fixture.listIds('auditor')).toEqual(all);
    expect((await fixture.get('look1', `${path}/list`)).code).toBe(510);
  });
  it('is the same for every call: detail, history, counts, board, posts and export', async () => {
    const d = await mixed();
    const all = await fixture.list('school');
    const seenBy = {
      hr1: (r: { companyId: string }) => r.companyId === companies.first,
      limited1: (r: { postId: string }) => r.postId === scopedPost,
      college: (r: { id: string }) => r.id !== d.computing,
    } as const;
    for (const [who, sees] of Object.entries(seenBy) as [Who, (r: never) => boolean][]) {
      const mine = all.records.filter(sees as (r: unknown) => boolean);
      const ids = mine.map((r: { id: string }) => r.id).sort();
      expect(await fixture.listIds(who)).toEqual(ids);
      for (const { id } of all.records) {
        const visible = ids.includes(id);
        expect((await fixture.get(who, `${path}/queryById`, { id })).success, `${who} ${id}`).toBe(visible);
        expect((await fixture.get(who, `${path}/steps`, { id })).success, `${who} ${id}`).toBe(visible);
      }
      expect((await fixture.get(who, `${path}/counts`)).result.total).toBe(ids.length);
      expect((await fixture.board(who)).flatMap((p) => p.records.map((r) => r.id)).sort()).toEqual(ids);
      const posts = (await fixture.get(who, `${path}/postList`)).result;
      expect(posts.records.reduce((n: number, p: { total: number }) => n + p.total, 0)).toBe(ids.length);
      expect(posts.total).toBe(new Set(mine.map((r: { postId: string }) => r.postId)).size);
      expect(await exported(who)).toBe(ids.length);
    }
  });
});

describe('deliveries whose interview can be planned', () => {
  it('are those at 面试, and at 简历 of a post with rounds once the student agreed', async () => {
    const [with1, without] = [
      await fixture.vacancy({ interviewRounds: 1 }),
      await fixture.vacancy({ interviewRounds: 0 }),
    ];
    const make = async (place: Parameters<typeof fixture.deliveryAt>[0], vacancy: typeof with1) =>
      fixture.deliveryAt(place, { student: await fixture.student(), vacancy });
    const wanted = [await make({ status: 1 }, with1), await make({ status: 1, step: 20 }, without)];
    await make({ status: 1 }, without);
    await make({ status: 1, studentConfirm: 0 }, with1);
    await make({ status: 1, step: 30 }, with1);
    await make({ status: 3 }, with1);
    const { records } = (await fixture.get('hr1', `${path}/list`, { plannable: '1' })).result;
    expect(records.map(({ id }: { id: string }) => id).sort()).toEqual(wanted.sort());
  });
});

describe('the sheet of deliveries', () => {
  it('says when each came to its steps and when it ended', async () => {
    const vacancy = await fixture.vacancy({ interviewRounds: 2 });
    const moved = await fixture.deliver(await fixture.student(), vacancy);
    const waiting = await fixture.deliver(await fixture.student(), vacancy);
    const act = (step: string, body: object) => fixture.post('hr1', `${path}/${step}`, { id: moved, ...body });
    fixture.passDays(1);
    expect((await act('pass', {})).success).toBe(true);
    fixture.passDays(1);
    expect((await act('reject', { reasonCode: 4, notify: 0 })).success).toBe(true);
    const lines = (await sheetLines(await getSheet('hr1'))).map(({ cells }) => cells);
    const heads = lines.find((cells) => cells.includes('投递编号')) ?? [];
    const columns = ['进入面试时间', '进入录用时间', '进入评价时间', '结束时间'].map((title) => heads.indexOf(title));
    expect(Math.min(...columns)).toBeGreaterThan(0);
    const of = async (id: string) => {
      const { deliveryNo } = await fixture.row(id);
      const line = lines.find((cells) => cells.includes(String(deliveryNo))) ?? [];
      return columns.map((at) => line[at] ?? '');
    };
    const history = (await fixture.get('hr1', `${path}/steps`, { id: moved })).result;
    const time = (action: string) =>
      (history as { action: string; occurTime: string }[]).find((one) => one.action === action)?.occurTime;
    expect(await of(moved)).toEqual([time('pass'), '', '', time('reject')]);
    expect(await of(waiting)).toEqual(['', '', '', '']);
  });
  it('has the times of the list, which every reader of the history gets', async () => {
    const vacancy = await fixture.vacancy({ interviewRounds: 2 });
    const moved = await fixture.deliver(await fixture.student(), vacancy);
    fixture.passDays(2);
    expect((await fixture.post('hr1', `${path}/pass`, { id: moved })).success).toBe(true);
    fixture.passDays(3);
    for (const who of ['school', 'college', 'hr1'] as const) {
      const { result } = await fixture.get(who, `${path}/steps`, { id: moved });
      const passed = (result as { action: string; occurTime: string }[]).find(({ action }) => action === 'pass');
      const [row] = (await fixture.list(who)).records;
      const none = { cameToHire: null, cameToDispatch: null, cameToSign: null, cameToEvaluation: null, endedAt: null };
      expect(row, who).toMatchObject({ id: moved, cameToInterview: passed?.occurTime, daysInStep: 3, ...none });
    }
    expect((await fixture.post('hr1', `${path}/reject`, { id: moved, reasonCode: 4, notify: 0 })).success).toBe(true);
    const [ended] = (await fixture.list('hr1')).records;
    expect(ended).toMatchObject({ endedAt: expect.any(String), daysInStep: null });
  });
});

describe('overdue deliveries', () => {
  it('are listed after a week without a decision of the company, and nothing else is', async () => {
    const at = (days: number) => ({ more: { stepTime: `2025-10-${String(15 - days).padStart(2, '0')} 09:59:59` } });
    const late = await fixture.deliveryAt({ status: 1 }, at(7));
    await fixture.deliveryAt({ status: 1 }, at(6));
    // Whose turn it is matters, not the step: the student's answer is no delay of the company.
    await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, at(9));
    await fixture.deliveryAt({ status: 3 }, at(9));
    expect(await fixture.listIds('hr1', { overdue: 1 })).toEqual([late]);
    expect(await fixture.listIds('hr1', { overdue: 'x' })).toHaveLength(4);
    const [row] = (await fixture.list('hr1', { overdue: 1 })).records;
    expect(row).toMatchObject({ stayedDays: 7, waitedDays: 7, overdue: 1, overdueDays: 1, dueDate: '2025-10-15' });
    const flags = (await fixture.list('hr1')).records.map((r: { overdue?: number }) => r.overdue);
    // Only what waits may be late.
    expect(flags.toSorted()).toEqual([0, 1, undefined, undefined]);
  });
  it('are counted as they are listed at every minute', async () => {
    for (const time of ['08 09:59:59', '08 10:00:00', '08 10:00:01', '08 10:59:30', '08 11:00:00', '08 11:20:00'])
      await fixture.deliveryAt({ status: 1 }, { more: { stepTime: `2025-10-${time}` } });
    const seen: number[] = [];
    for (const minutes of [0, 1, 29, 30, 1, 60]) {
      fixture.clock.pass(minutes);
      const { overdue } = (await fixture.get('hr1', `${path}/counts`)).result;
      expect(overdue, `${minutes}`).toBe((await fixture.listIds('hr1', { overdue: 1 })).length);
      seen.push(overdue);
    }
    expect(seen).toEqual([1, 3, 3, 4, 5, 6]);
  });
});

describe('the posts with deliveries', () => {
  it('are sorted by open deliveries, searched by post or company, and paged', async () => {
    const [quiet, full] = [await fixture.vacancy({ name: '安静岗' }), await fixture.vacancy({ name: '繁忙岗' })];
    await fixture.deliveryAt({ status: 3 }, { vacancy: quiet });
    await fixture.deliveryAt({ status: 1 }, { vacancy: full, more: { stepTime: '2025-10-05 09:00:00' } });
    await fixture.deliveryAt({ status: 1, step: 20 }, { vacancy: full });
    const posts = async (query: Record<string, string | number> = {}) =>
      (await fixture.get('hr1', `${path}/postList`, query)).result;
    expect((await posts()).records).toMatchObject([
      { name: '繁忙岗', companyName: '示例企业1有限公司', total: 2, waiting: 2, passed: 1, failed: 0, oldestDays: 10 },
      { name: '安静岗', total: 1, waiting: 0, failed: 1, oldestDays: null },
    ]);
    expect(await posts({ keyword: '安静' })).toMatchObject({ total: 1, records: [{ id: quiet.id }] });
    expect((await posts({ keyword: '示例企业1' })).total).toBe(2);
    expect((await posts({ keyword: '%' })).total).toBe(0);
    expect(await posts({ pageNo: 2, pageSize: 1 })).toMatchObject({ total: 2, records: [{ id: quiet.id }] });
    expect(await posts({ pageNo: 9, pageSize: 1 })).toMatchObject({ total: 2, records: [] });
  });
});
