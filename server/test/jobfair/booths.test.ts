import type { FairLayout, LayoutBooth } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { boothPath, FairFixture, path } from './fair-fixture.ts';

let fixture: FairFixture;
beforeAll(async () => {
  fixture = await FairFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const zone = (key: string, x: number, y: number, w = 100, h = 100) => ({
  ...{ key, name: `${key}区`, color: '#1677ff', x, y, w, h },
  ...{ type: 1, fee: null },
});
const layoutOf = (zones: FairLayout['zones'], more: Partial<FairLayout> = {}): FairLayout => ({
  ...{ v: 1, w: 400, h: 400 },
  zones,
  marks: [],
  ...more,
});
const booth = (n: number, more: Partial<LayoutBooth> = {}): LayoutBooth => ({
  ...{ boothNo: `A${n}`, zone: 'A', rowNo: Math.floor(n / 100) + 1, colNo: (n % 100) + 1, type: 1 },
  ...{ x: (n % 100) * 2, y: Math.floor(n / 100) * 4, w: 2, h: 4, fee: null, power: 1, network: 0, remark: null },
  ...more,
});
const save = async (fairId: string, layout: unknown, booths: unknown, version?: number) =>
  fixture.post(`${boothPath}/layout`, {
    ...{ fairId, layout, booths },
    version: version ?? (await fixture.row(fairId)).version,
  });
const wide = layoutOf([zone('A', 0, 0, 200, 100)]);
const use = (boothNo: string) =>
  sql`update rc_fair_booth set status = 2, apply_id = 'a1', company_id = 'c1' where booth_no = ${boothNo}`.execute(
    fixture.db,
  );

describe('saving a layout', () => {
  it('takes two thousand booths in a moment and counts them; one more is refused whole', async () => {
    const fairId = await fixture.draft();
    const booths = Array.from({ length: 2000 }, (_, i) => booth(i));
    expect((await save(fairId, wide, booths)).result).toMatchObject({ booths: 2000 });
    expect((await fixture.row(fairId)).boothCount).toBe(2000);
    expect((await save(fairId, wide, [...booths, booth(2000)])).message).toBe('一场招聘会最多2000个展位');
    expect(await fixture.booths(fairId)).toHaveLength(2000);
  });
  it.each([
    ['zones that overlap', layoutOf([zone('A', 0, 0), zone('B', 99, 99)]), [], '展区A与B重叠'],
    ['a zone outside of the hall', layoutOf([zone('A', 350, 0)]), [], '展区A超出展位图'],
    ['a zone twice', layoutOf([zone('A', 0, 0), zone('A', 200, 0)]), [], '展区A重复'],
    ['a zone without a letter', layoutOf([zone('甲', 0, 0)]), [], '展区编号应为A到Z的一个字母'],
    ['unknown keys', { ...wide, script: '<script>' }, [], '展位图格式不正确'],
    ['a picture from elsewhere', { ...wide, background: 'https://example.com/a.png' }, [], '展位图格式不正确'],
    ['a hall that is too large', { ...wide, w: 401 }, [], '展位图的长和宽应在10到400格之间'],
    ['a booth outside of its zone', wide, [booth(0, { x: 199 })], '展位A0不在展区A内'],
    ['a booth of no zone', wide, [booth(0, { zone: 'C' })], '展位图中没有展区C'],
    ['booths that overlap', wide, [booth(0), booth(1, { x: 1 })], '展位位置与A0重叠!'],
    ['one number twice', wide, [booth(0), booth(1, { boothNo: 'A0' })], '展位号A0重复'],
    ['one place twice', wide, [booth(0), booth(1, { colNo: 1 })], '展位A1的排列重复'],
    ['a booth of half a unit', wide, [booth(0, { w: 0.5 })], '展位A0：'],
    ['a booth with a state', wide, [{ ...booth(0), status: 2 }], '展位格式不正确'],
    ['no booths', wide, 'x', '展位'],
  ])('refuses %s and keeps what there is', async (_case, layout, booths, message) => {
    const fairId = await fixture.draft();
    await fixture.generate(fairId);
    const refused = await save(fairId, layout, booths);
    expect(refused).toMatchObject({ success: false });
    expect(refused.message).toContain(message);
    expect(await fixture.booths(fairId)).toHaveLength(10);
  });
  it('moves, swaps, adds and removes in one go, and refuses an older version', async () => {
    const fairId = await fixture.draft();
    await save(fairId, wide, [booth(0), booth(1), booth(2)]);
    const [first, second] = await fixture.booths(fairId);
    const swapped = [
      booth(0, { id: first?.id as string, x: 2, colNo: 2 }),
      booth(1, { id: second?.id as string, x: 0, colNo: 1 }),
      booth(9),
    ];
    const { version } = await fixture.row(fairId);
    const [one, other] = await Promise.all([1, 2].map(() => save(fairId, wide, swapped, version)));
    expect([one?.success, other?.success].sort()).toEqual([false, true]);
    expect([one, other].find((reply) => !reply?.success)?.result.errorCode).toBe('RC_STALE');
    const after = await fixture.booths(fairId);
    expect(after.map(({ id, boothNo, x }) => [id, boothNo, x])).toEqual([
      [first?.id, 'A0', 2],
      [second?.id, 'A1', 0],
      [expect.any(String), 'A9', 18],
    ]);
  });
  it('keeps the number of a booth that a company has', async () => {
    const fairId = await fixture.draft();
    await save(fairId, wide, [booth(0), booth(1)]);
    await use('A1');
    const [first, used] = (await fixture.booths(fairId)).map(({ id }) => id) as [string, string];
    expect((await save(fairId, wide, [booth(0, { id: first })])).message).toBe('展位A1已被占用，不能改号或删除');
    const moved = [booth(0, { id: first }), booth(1, { id: used, x: 10 })];
    expect((await save(fairId, wide, moved)).success).toBe(true);
    expect((await fixture.booths(fairId))[1]).toMatchObject({ x: 10, status: 2, companyId: 'c1' });
  });
  it('is refused once the fair is over', async () => {
    const fairId = await fixture.published();
    fixture.at('2025-11-08 15:59:00');
    expect(await fixture.generate(fairId)).toMatchObject({ success: true });
    fixture.at('2025-11-08 16:00:00');
    const over = '招聘会已结束，不能调整展位';
    expect((await save(fairId, wide, [])).message).toBe(over);
    expect((await fixture.generate(fairId)).message).toBe(over);
    const id = (await fixture.booths(fairId))[0]?.id;
    expect((await fixture.post(`${boothPath}/edit`, { id, power: 1 })).message).toBe(over);
    expect(
      (await fixture.app.call('DELETE', `${boothPath}/delete?id=${id}`, await fixture.caller('staff'))).message,
    ).toBe(over);
  });
  it('is refused while the fair is audited and without the right', async () => {
    const fairId = await fixture.draft();
    await fixture.generate(fairId);
    await fixture.step('submit', { id: fairId });
    expect((await save(fairId, wide, [])).message).toBe('招聘会待审核，不能修改展位');
    const body = { fairId, layout: wide, booths: [], version: 0 };
    expect((await fixture.post(`${boothPath}/layout`, body, 'auditor')).code).toBe(510);
  });
});

describe('generating booths', () => {
  it('numbers a zone row by row, leaves numbers out and has room for aisles', async () => {
    const fairId = await fixture.draft();
    const made = await fixture.generate(fairId, { rows: 2, cols: 4, aisleEvery: 2, skip: [4], startNo: 3 });
    expect(made.result.generated).toBe(8);
    const booths = await fixture.booths(fairId);
    expect(booths.map(({ boothNo }) => boothNo)).toEqual(['A03', 'A05', 'A06', 'A07', 'A08', 'A09', 'A10', 'A11']);
    const [, second, third] = booths;
    expect((third?.x ?? 0) - (second?.x ?? 0)).toBe((second?.w ?? 0) + 4);
    const second2 = await fixture.generate(fairId, { zone: 'B', rows: 1, cols: 3 });
    expect(second2.result.generated).toBe(3);
    expect((await fixture.row(fairId)).layout?.zones.map(({ key }) => key)).toEqual(['A', 'B']);
  });
  it('replaces the booths of the zone unless a company has one of them', async () => {
    const fairId = await fixture.draft();
    await fixture.generate(fairId);
    expect((await fixture.generate(fairId, { rows: 1, cols: 3 })).success).toBe(true);
    expect(await fixture.booths(fairId)).toHaveLength(3);
    await use('A02');
    expect(await fixture.generate(fairId)).toMatchObject({
      message: '展位A02已被占用，不能重新生成',
      result: { errorCode: 'RC_BOOTH_TAKEN' },
    });
    expect((await fixture.generate(fairId, { zone: 'B', rows: 50, cols: 50 })).message).toBe(
      '展位图已没有空间，请先调整展区',
    );
  });
});

describe('a booth', () => {
  const add = (fairId: string, more: Record<string, unknown> = {}) =>
    fixture.post(`${boothPath}/add`, { fairId, ...booth(0), boothNo: 'A90', rowNo: 9, colNo: 9, ...more });
  it('overlaps no other one, whatever is added at the same moment', async () => {
    const fairId = await fixture.draft();
    await save(fairId, wide, []);
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => add(fairId, { boothNo: `A9${i}`, colNo: i + 1, x: i % 2, w: 2 })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    for (const { success, message } of replies) if (!success) expect(message).toMatch(/^展位位置与A9\d重叠!$/);
    // The constraint holds without the check, too.
    const twin = sql`insert into rc_fair_booth (id, tenant_id, create_by, create_time, fair_id, booth_no, x, y, w, h, status)
      select 'twin', tenant_id, create_by, create_time, fair_id, 'Z1', x, y, w, h, 0 from rc_fair_booth`;
    await expect(twin.execute(fixture.db)).rejects.toThrow('ex_rc_fair_booth_area');
  });
  it('that a company has is neither disabled nor deleted; released it is', async () => {
    const fairId = await fixture.published();
    await use('A01');
    const id = (await fixture.booths(fairId))[0]?.id;
    const act = (name: string) => fixture.post(`${boothPath}/${name}`, { id });
    expect((await act('disable')).message).toBe('已占用的展位不能停用');
    expect((await act('release')).success).toBe(true);
    expect((await fixture.booths(fairId))[0]).toMatchObject({ status: 0, applyId: null, companyId: null });
    expect((await act('disable')).success).toBe(true);
    expect((await act('release')).message).toBe('当前状态为“停用”，不能释放');
    expect((await act('enable')).success).toBe(true);
  });
});

describe('the map', () => {
  it('shows states, and a lapsed hold as free', async () => {
    const fairId = await fixture.published();
    fixture.at('2025-10-20 10:00:00');
    await use('A01');
    await sql`
      update rc_fair_booth set status = 1, hold_by = 'u1', company_id = 'c2',
        hold_until = case booth_no when 'A02' then '2025-10-20 10:00:00+08'::timestamptz else '2025-10-20 09:59:59+08' end
      where booth_no in ('A02', 'A03')`.execute(fixture.db);
    const { result } = await fixture.get(`${path}/boothMap?fairId=${fairId}`);
    const states = result.booths.slice(0, 4).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['taken', 'held', 'free', 'free']);
    expect(result.layout.zones).toHaveLength(1);
    const seen = await fixture.get(`${path}/boothMap?fairId=${fairId}`, 'college');
    expect(seen.result.booths[1]).toMatchObject({ state: 'held', companyName: null, holdUntil: null });
  });
  it('of a fair that is not published is the school’s', async () => {
    const fairId = await fixture.draft();
    expect((await fixture.get(`${path}/boothMap?fairId=${fairId}`, 'college')).success).toBe(false);
  });
});
