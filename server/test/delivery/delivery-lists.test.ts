import { boardColumns } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet } from '../../src/kit/excel/sheet-reader.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { DeliveryFixture } from './delivery-fixture.ts';
import { colleges, companies, scopedPost, type Who } from './delivery-people.ts';

let fixture: DeliveryFixture;
beforeAll(async () => {
  fixture = await DeliveryFixture.open();
}, 60_000);
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/resume/delivery';
const list = async (who: Who, query: Record<string, string | number> = {}) =>
  (await fixture.get(who, `${path}/list`, { pageSize: 100, ...query })).result;
const loadIds = async (who: Who, query: Record<string, string | number> = {}): Promise<string[]> =>
  (await list(who, query)).records.map((r: { id: string }) => r.id).sort();
interface Part {
  column: string;
  total: number;
  medianDays: number | null;
  records: { id: string }[];
}
const board = async (who: Who, query: Record<string, string | number> = {}): Promise<Part[]> =>
  (await fixture.get(who, `${path}/board`, query)).result;

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

describe('visibility of a delivery', () => {
  it('is limited by side: the centre all, a college its students, a company its own, a recruiter the own posts', async () => {
    const d = await mixed();
    const all = Object.values(d).sort();
    expect(await loadIds('school')).toEqual(all);
    expect(await loadIds('admin')).toEqual(all);
    expect(await loadIds('college')).toEqual([d.own, d.scoped, d.foreign].sort());
    expect(await loadIds('hr1')).toEqual([d.own, d.scoped, d.computing].sort());
    expect(await loadIds('limited1')).toEqual([d.scoped]);
    expect(await loadIds('hr2')).toEqual([d.foreign]);
    expect(await loadIds('other')).toEqual([]);
    expect(await loadIds('auditor')).toEqual(all);
    expect((await fixture.get('look1', `${path}/list`)).code).toBe(510);
  });
  it('is the same for every call: detail, history, counts, board, posts and export', async () => {
    const d = await mixed();
    const all = await list('school');
    const seenBy = {
      hr1: (r: { companyId: string }) => r.companyId === companies.first,
      limited1: (r: { postId: string }) => r.postId === scopedPost,
      college: (r: { id: string }) => r.id !== d.computing,
    } as const;
    for (const [who, sees] of Object.entries(seenBy) as [Who, (r: never) => boolean][]) {
      const mine = all.records.filter(sees as (r: unknown) => boolean);
      const ids = mine.map((r: { id: string }) => r.id).sort();
      expect(await loadIds(who)).toEqual(ids);
      for (const { id } of all.records) {
        const visible = ids.includes(id);
        expect((await fixture.get(who, `${path}/queryById`, { id })).success, `${who} ${id}`).toBe(visible);
        expect((await fixture.get(who, `${path}/steps`, { id })).success, `${who} ${id}`).toBe(visible);
      }
      expect((await fixture.get(who, `${path}/counts`)).result.total).toBe(ids.length);
      expect((await board(who)).flatMap((p) => p.records.map((r) => r.id)).sort()).toEqual(ids);
      const posts = (await fixture.get(who, `${path}/postList`)).result;
      expect(posts.records.reduce((n: number, p: { total: number }) => n + p.total, 0)).toBe(ids.length);
      expect(posts.total).toBe(new Set(mine.map((r: { postId: string }) => r.postId)).size);
      expect(await exported(who)).toBe(ids.length);
    }
  });
});
const getSheet = async (who: Who): Promise<Buffer> =>
  (
    await fixture.app.server.inject({
      method: 'GET',
      url: `/server${path}/exportXls`,
      headers: { 'x-access-token': await fixture.token(who) },
    })
  ).rawPayload;

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
      const [row] = (await list(who)).records;
      const none = { cameToHire: null, cameToDispatch: null, cameToSign: null, cameToEvaluation: null, endedAt: null };
      expect(row, who).toMatchObject({ id: moved, cameToInterview: passed?.occurTime, daysInStep: 3, ...none });
    }
    expect((await fixture.post('hr1', `${path}/reject`, { id: moved, reasonCode: 4, notify: 0 })).success).toBe(true);
    const [ended] = (await list('hr1')).records;
    expect(ended).toMatchObject({ endedAt: expect.any(String), daysInStep: null });
  });
});
async function exported(who: Who): Promise<number> {
  // Colleges list and may export; callers without the code get an envelope.
  const { batches } = await readSheet(await getSheet(who), { headings: ['投递编号'] });
  let n = 0;
  for await (const { rows } of batches) n += rows.length;
  return n;
}

describe('student fields readable by a company', () => {
  it('includes all but the school’s own fields after the confirmation, with masked contacts before', async () => {
    const student = await fixture.student({ nation: '08', political: '03', difficultyType: 3, domicile: '某某路9号' });
    const asked = await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, { student });
    const row = (await fixture.get('hr1', `${path}/queryById`, { id: asked })).result;
    expect(row).toMatchObject({ mobile: `140****${student.mobile.slice(-4)}`, schoolName: '云湖大学' });
    expect(JSON.stringify(row)).not.toContain(student.mobile);
    const own = await fixture.deliver(student, await fixture.vacancy());
    for (const id of [own, asked]) {
      const known = (await fixture.get('hr1', `${path}/queryById`, { id })).result;
      expect(known.mobile).toBe(student.mobile);
      for (const secret of ['某某路9号', '藏族', '共青团员']) expect(JSON.stringify(known)).not.toContain(secret);
    }
  });
  it.each([
    ['withdrew', { status: 4 }],
    ['declined', { status: 5, studentConfirm: 2 }],
    ['never answered', { status: 5, studentConfirm: 3 }],
  ] as const)('is his surname alone when he %s', async (_name, place) => {
    const student = await fixture.student({ realname: '欧阳若水' });
    const id = await fixture.deliveryAt(place, { student });
    await sql`insert into rc_delivery_step (id, tenant_id, create_by, create_time, delivery_id, seq, action, to_status, to_step, to_result, actor_type, actor_name, occur_time)
      values ('own-step', 2, 'x', now(), ${id}, 9, 'withdraw', 4, 10, 0, 1, '欧阳若水', now())`.execute(fixture.db);
    const answers = [
      (await fixture.get('hr1', `${path}/queryById`, { id })).result,
      (await list('hr1')).records[0],
      (await board('hr1')).flatMap((p) => p.records)[0],
      (await fixture.get('hr1', `${path}/steps`, { id })).result,
    ];
    for (const answer of answers) {
      const text = JSON.stringify(answer);
      for (const gone of ['欧阳若水', student.mobile, '云湖大学', '080901', '踏实肯干'])
        expect(text).not.toContain(gone);
    }
    expect(answers[0]).toMatchObject({ realname: '欧同学', mobile: null, email: null, resumeSnapshot: null });
    expect((await fixture.get('school', `${path}/queryById`, { id })).result).toMatchObject({
      realname: '欧阳若水',
      mobile: student.mobile,
    });
  });
  it('finds no withdrawn or declined student for the company with any condition', async () => {
    const student = await fixture.student({ realname: '欧阳若水' });
    const gone = [
      await fixture.deliveryAt({ status: 4 }, { student }),
      await fixture.deliveryAt({ status: 5, studentConfirm: 2 }, { student }),
    ];
    const kept = await fixture.deliveryAt({ status: 1 });
    const conditions: Record<string, string>[] = [
      { realname: '欧阳*' },
      { schoolName: '云湖*' },
      { eduLevel: '31' },
      { majorCode: '080901' },
      { gradYear: '2026' },
      { gradYear_begin: '2000', gradYear_end: '2100' },
      { sysOrgCode: 'A02*' },
      { superQueryParams: JSON.stringify([{ field: 'schoolName', rule: 'filled' }]) },
      { superQueryParams: JSON.stringify([{ field: 'sysOrgCode', rule: 'like', val: 'A' }]) },
    ];
    for (const query of conditions) {
      const found = await loadIds('hr1', query);
      for (const id of gone) expect(found, JSON.stringify(query)).not.toContain(id);
    }
    const shown = (await list('hr1', { column: 'schoolName', order: 'asc' })).records;
    expect(shown.map(({ id }: { id: string }) => id)[0]).toBe(kept);
    expect(await loadIds('hr1', { realname: '!无此人' })).toEqual([kept]);
    expect((await board('hr1', { realname: '欧阳*' })).every(({ total }) => total === 0)).toBe(true);
    expect(await loadIds('school', { realname: '欧阳*' })).toEqual(gone.toSorted());
  });
  it('never holds the address of a file', async () => {
    const student = await fixture.student();
    const snapshot = {
      photo: 'photo/a.png',
      file: 'resume/own.pdf',
      certs: [{ name: '六级', file: 'resume/cert.pdf' }],
    };
    const id = await fixture.deliveryAt({ status: 1 }, { student, more: { resumeSnapshot: snapshot } });
    const shown = (await fixture.get('hr1', `${path}/queryById`, { id })).result.resumeSnapshot;
    expect(shown).toMatchObject({ file: null, certs: [{ name: '六级', file: null }] });
    expect(shown.photo).toContain('photo/a.png');
    expect((await fixture.get('school', `${path}/queryById`, { id })).result.resumeSnapshot.file).toContain(
      'resume/own.pdf',
    );
  });
  it('of the school is complete with the contact permission and masked without it', async () => {
    const student = await fixture.student();
    await fixture.deliveryAt({ status: 1 }, { student });
    expect((await list('school')).records[0].mobile).toBe(student.mobile);
    expect((await list('plain')).records[0].mobile).toBe(`140****${student.mobile.slice(-4)}`);
  });
});

describe('a company’s own marks', () => {
  it('are read by the company only', async () => {
    const id = await fixture.deliveryAt({ status: 1 });
    await fixture.post('hr1', `${path}/star`, { id, starFlag: 1 });
    await fixture.post('hr1', `${path}/tag`, { id, tags: '重点,复试' });
    expect((await list('head1')).records[0]).toMatchObject({ starFlag: 1, tags: '重点,复试' });
    for (const row of [
      (await list('school')).records[0],
      (await fixture.get('college', `${path}/queryById`, { id })).result,
    ])
      for (const mark of ['starFlag', 'tags']) expect(row).not.toHaveProperty(mark);
    expect((await loadIds('hr1', { starFlag: 1 })).length).toBe(1);
    expect((await fixture.post('hr2', `${path}/star`, { id, starFlag: 0 })).message).toBe('数据不存在或无权访问');
    expect((await fixture.post('hr1', `${path}/tag`, { id, tags: '长'.repeat(101) })).message).toBe(
      '标签最多100个字符!',
    );
  });
});

describe('the board', () => {
  it('has no cards in a column that it does not know', async () => {
    expect(await board('hr1', { boardColumn: 'step99' })).toEqual([]);
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
      const parts = await board('hr1', query);
      expect(parts.map((p) => p.column)).toEqual([...boardColumns]);
      for (const { column, total, records } of parts) {
        const listed = await loadIds('hr1', { ...query, ...conditions[column] });
        expect(records.map((r) => r.id).sort(), `${name} ${column}`).toEqual(listed);
        expect(total, `${name} ${column}`).toBe(listed.length);
      }
      expect(parts.reduce((n, p) => n + p.total, 0)).toBe((await list('hr1', query)).total);
      const { result: counts } = await fixture.get('hr1', `${path}/counts`, query);
      for (const { column, total } of parts) expect(counts[column], `${name} ${column}`).toBe(total);
      expect(counts.overdue, name).toBe((await loadIds('hr1', { ...query, overdue: 1 })).length);
      expect(counts.total, name).toBe((await list('hr1', query)).total);
      expect(counts.waiting, name).toBe((await list('hr1', { ...query, waitFor: '1' })).total);
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
    const [waiting] = await board('hr1');
    expect(waiting).toMatchObject({ column: 'step10', total: 23, medianDays: 33 });
    expect(waiting?.records).toHaveLength(20);
    const [more] = await board('hr1', { boardColumn: 'step10', offset: 20 });
    expect(more?.records).toHaveLength(3);
    const times = [...(waiting?.records ?? []), ...(more?.records ?? [])].map(
      (r) => (r as { stepTime?: string }).stepTime,
    );
    expect(times).toEqual([...times].sort());
    expect((await board('hr1', { postName: '*没有*' }))[0]).toMatchObject({ total: 0, medianDays: null, records: [] });
  });
  it('has the days in the middle of every column, also after writes and as time passes', async () => {
    const middles = async () =>
      Object.fromEntries((await board('hr1')).map(({ column, medianDays }) => [column, medianDays]));
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

describe('overdue deliveries', () => {
  it('are listed after a week without a decision of the company, and nothing else is', async () => {
    const at = (days: number) => ({ more: { stepTime: `2025-10-${String(15 - days).padStart(2, '0')} 09:59:59` } });
    const late = await fixture.deliveryAt({ status: 1 }, at(7));
    await fixture.deliveryAt({ status: 1 }, at(6));
    // Whose turn it is matters, not the step: the student's answer is no delay of the company.
    await fixture.deliveryAt({ status: 1, studentConfirm: 0 }, at(9));
    await fixture.deliveryAt({ status: 3 }, at(9));
    expect(await loadIds('hr1', { overdue: 1 })).toEqual([late]);
    expect(await loadIds('hr1', { overdue: 'x' })).toHaveLength(4);
    const [row] = (await list('hr1', { overdue: 1 })).records;
    expect(row).toMatchObject({ stayedDays: 7, waitedDays: 7, overdue: 1, overdueDays: 1, dueDate: '2025-10-15' });
    const flags = (await list('hr1')).records.map((r: { overdue?: number }) => r.overdue);
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
      expect(overdue, `${minutes}`).toBe((await loadIds('hr1', { overdue: 1 })).length);
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
