import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture, applyPath } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const allocate = (boothId: string | undefined, applyId: string, who: 'school' | 'hr1' = 'school') =>
  fixture.post(who, '/jobFair/fairBooth/allocate', { boothId, applyId });
const swap = (boothId: string | undefined, otherId: string | undefined) =>
  fixture.post('school', '/jobFair/fairBooth/swap', { boothId, otherId });
const approved = async (fairId: string, companyId: string, more: Record<string, unknown> = {}): Promise<string> => {
  const id = await fixture.applied(fairId, companyId, more);
  await fixture.approve(id);
  return id;
};
const users = async (fairId: string) =>
  (await fixture.boothRows(fairId)).map(({ applyId, slotNo, status }) => [applyId, slotNo, status]);
const notices = async () => (await fixture.notices()).filter((line) => line.startsWith('F08'));

describe('the allocation of a booth', () => {
  it('is won by one of two companies at the same moment, and announced', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [booth] = await fixture.booths(fair.id, 2);
    const ids = [await approved(fair.id, companies.first), await approved(fair.id, companies.second)];
    const replies = await Promise.all(ids.map((id) => allocate(booth, id)));
    expect(replies.map(({ message }) => message).toSorted()).toEqual(['展位已分配', '该展位已被占用'].toSorted());
    const winner = ids[replies.findIndex(({ success }) => success)] as string;
    expect(await users(fair.id)).toEqual([
      [winner, 1, 2],
      [null, null, 0],
    ]);
    expect((await fixture.row(winner)).boothNos).toBe('A01');
    expect((await fixture.fairRow(fair.id)).usedBooth).toBe(1);
    expect(await notices()).toHaveLength(1);
  });

  it('gives a company at most the booths it asked for, also when they come at once', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const booths = await fixture.booths(fair.id, 3);
    const id = await approved(fair.id, companies.first);
    await sql`update rc_fair_apply set booth_count = 2 where id = ${id}`.execute(fixture.db);
    const replies = await Promise.all(booths.map((booth) => allocate(booth, id)));
    expect(replies.filter(({ success }) => success)).toHaveLength(2);
    expect(replies.find(({ success }) => !success)?.message).toBe('该企业申请的2个展位已全部分配');
    const slots = (await users(fair.id)).map(([, slotNo]) => slotNo);
    expect(slots.filter((slot) => slot !== null).toSorted()).toEqual([1, 2]);
  });

  it('is refused for an application that is not approved, a disabled booth, another fair and a company', async () => {
    const [fair, other] = [await fixture.fair({ boothMode: 2 }), await fixture.fair({ boothMode: 2 })];
    const [booth, disabled] = await fixture.booths(fair.id, 2);
    const waiting = await fixture.applied(fair.id, companies.first);
    expect((await allocate(booth, waiting)).message).toBe('报名待审核，不能分配展位');
    await fixture.approve(waiting);
    await fixture.post('school', '/jobFair/fairBooth/disable', { id: disabled });
    expect((await allocate(disabled, waiting)).message).toBe('该展位已停用');
    expect((await allocate(booth, await approved(other.id, companies.second))).message).toBe('报名记录不属于该招聘会');
    expect((await allocate(booth, waiting, 'hr1')).success).toBe(false);
    fixture.travel('2025-10-25 16:00:00');
    expect((await allocate(booth, waiting)).message).toBe('招聘会已结束，不能调整展位');
    expect(await users(fair.id)).toEqual([
      [null, null, 0],
      [null, null, 3],
    ]);
  });

  it('ends with a release, after which the application names no booth', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [booth] = await fixture.booths(fair.id, 1);
    const id = await approved(fair.id, companies.first);
    await allocate(booth, id);
    expect((await fixture.post('school', '/jobFair/fairBooth/release', { id: booth })).success).toBe(true);
    expect((await fixture.row(id)).boothNos).toBeNull();
    expect((await allocate(booth, id)).message).toBe('展位已分配');
  });
});

describe('a swap', () => {
  it('changes the companies of two booths, or moves one to a free booth, and tells who is moved', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [one, other, free] = await fixture.booths(fair.id, 3);
    const ids = [await approved(fair.id, companies.first), await approved(fair.id, companies.second)];
    await allocate(one, ids[0] as string);
    await allocate(other, ids[1] as string);
    expect((await swap(one, other)).message).toBe('展位已调换');
    expect((await swap(free, one)).message).toBe('展位已调换');
    expect((await users(fair.id)).map(([applyId]) => applyId)).toEqual([null, ids[0], ids[1]]);
    expect((await Promise.all(ids.map((id) => fixture.row(id)))).map(({ boothNos }) => boothNos)).toEqual([
      'A02',
      'A03',
    ]);
    expect((await fixture.fairRow(fair.id)).usedBooth).toBe(2);
    expect(await notices()).toHaveLength(5);
  });

  it('keeps each company one booth when several come at once', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const booths = await fixture.booths(fair.id, 4);
    const ids = [await approved(fair.id, companies.first), await approved(fair.id, companies.second)];
    for (const [at, id] of ids.entries()) await allocate(booths[at], id);
    const pairs = [
      [0, 1],
      [1, 2],
      [0, 3],
      [3, 2],
    ] as const;
    await Promise.all(pairs.map(([one, other]) => swap(booths[one], booths[other])));
    const taken = (await users(fair.id)).filter(([applyId]) => applyId !== null);
    expect(taken.map(([applyId]) => applyId).toSorted()).toEqual(ids.toSorted());
    expect(taken.every(([, , status]) => status === 2)).toBe(true);
  });

  it('is refused without an allocated booth, with a held one, with itself and after the end', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [one, other, held] = await fixture.booths(fair.id, 3);
    await allocate(one, await approved(fair.id, companies.first));
    await sql`update rc_fair_booth set status = 1, hold_by = 'hr2', hold_until = '2025-10-15 10:30:00+08',
      company_id = ${companies.second} where id = ${held}`.execute(fixture.db);
    expect((await swap(other, held)).message).toBe('该展位已被占用');
    expect((await swap(one, one)).message).toBe('请选择另一个展位');
    fixture.travel('2025-10-15 10:31:00');
    expect((await swap(other, held)).message).toBe('请选择已分配的展位');
    fixture.travel('2025-10-25 16:00:00');
    expect((await swap(one, other)).message).toBe('招聘会已结束，不能调整展位');
  });
});

it('leaves a booth to its holder up to the last second, by every reading', async () => {
  const fair = await fixture.fair({ boothMode: 2 });
  const [allocated, held] = await fixture.booths(fair.id, 2);
  const [first, second] = [await approved(fair.id, companies.first), await approved(fair.id, companies.second)];
  await allocate(allocated, first);
  // Companies hold booths only at fairs where they choose them.
  await sql`update rc_job_fair set booth_mode = 1 where id = ${fair.id}`.execute(fixture.db);
  await sql`update rc_fair_booth set status = 1, hold_by = 'hr2', hold_until = '2025-10-15 10:30:00+08',
    company_id = 'c9' where id = ${held}`.execute(fixture.db);
  const readings = async () => ({
    map: (await fixture.get('school', '/jobFair/jobFair/boothMap', { fairId: fair.id })).result.booths.find(
      ({ id }: { id: string }) => id === held,
    ).state,
    form: (await fixture.get('hr1', `${applyPath}/booths`, { fairId: fair.id })).result.find(
      ({ id }: { id: string }) => id === held,
    ).state,
    hold: (await fixture.act('hr1', 'holdBooth', { boothId: held as string })).message,
    swap: (await swap(allocated, held)).success,
    allocate: (await allocate(held, second)).success,
  });
  fixture.travel('2025-10-15 10:30:00');
  expect(await readings()).toEqual({
    map: 'held',
    form: 'held',
    hold: '该展位刚刚被其他企业选择，请重新选择',
    swap: false,
    allocate: false,
  });
  fixture.base.clock.pass(1);
  expect((await allocate(held, second)).success).toBe(true);
});

describe('the companies of a fair', () => {
  it('are known to everybody with booths and posts, and with their applications to the school alone', async () => {
    const fair = await fixture.fair({ boothMode: 2 });
    const [booth] = await fixture.booths(fair.id, 1);
    const id = await approved(fair.id, companies.first);
    await fixture.applied(fair.id, companies.second);
    await allocate(booth, id);
    const read = (who: 'school' | 'hr2', call: string) =>
      fixture.get(who, `/jobFair/jobFair/${call}`, { fairId: fair.id });
    const known = { id: companies.first, boothNos: ['A01'], posts: [{ headcount: 5 }] };
    expect((await read('school', 'companies')).result).toMatchObject([{ ...known, apply: { id, status: 2 } }]);
    expect((await read('hr2', 'companies')).result).toMatchObject([{ ...known, apply: null }]);
    expect((await read('hr2', 'posts')).result).toMatchObject([{ boothNos: 'A01', headcount: 5 }]);
    const open = await fixture.base.app.call({ method: 'GET', url: `/server/jobFair/jobFair/public?id=${fair.id}` });
    expect(open.body.result.companies).toMatchObject([known]);
    expect(JSON.stringify(open.body.result)).not.toContain('13900000001');
    const map = await fixture.get('school', '/jobFair/jobFair/boothMap', { fairId: fair.id });
    expect(map.result.booths).toMatchObject([{ state: 'taken', posts: expect.any(String) }]);
    await sql`update rc_fair_apply set status = 6 where id = ${id}`.execute(fixture.db);
    const lit = await fixture.get('school', '/jobFair/jobFair/boothMap', { fairId: fair.id });
    expect(lit.result.booths).toMatchObject([{ state: 'arrived' }]);
  });
});
