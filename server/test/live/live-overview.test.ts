import type { RoomOverview } from '@campus/contract/live';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LiveFixture } from './live-fixture.ts';

let fixture: LiveFixture;
beforeAll(async () => {
  fixture = await LiveFixture.open();
  await fixture.clear();
});
afterAll(() => fixture.close());

const overview = async (
  who: 'school' | 'hr1' | 'hr2',
  query: Readonly<Record<string, string>> = {},
): Promise<RoomOverview> => {
  const reply = await fixture.base.get(who, '/live/liveRoom/overview', query);
  if (!reply.success) throw new Error(reply.message);
  return reply.result as RoomOverview;
};
/** A room that went on the air at a time, with its views. */
async function onAir(startAt: string, viewCount: number, more: object = {}, who: 'hr1' | 'school' = 'hr1') {
  const id = await fixture.add(more, who);
  await fixture.done('school', 'publish', { id });
  await fixture.done('school', 'start', { id });
  await sql`update live_stream set start_at = ${startAt}::timestamptz, view_count = ${viewCount}::int where owner_id = ${id}`.execute(
    fixture.db,
  );
  return id;
}
const figureOf = ({ figures }: RoomOverview, key: string) => figures.find((figure) => figure.key === key);

describe('the overview of live rooms', () => {
  let [own, schools, before]: string[] = [];
  beforeAll(async () => {
    own = await onAir('2025-10-14 09:00:00', 30, { liveType: '1' });
    schools = await onAir('2025-10-15 09:30:00', 50, { liveType: '2' }, 'school');
    before = await onAir('2025-09-10 09:00:00', 7);
    await fixture.done('school', 'finish', { id: before });
    await fixture.planned();
    const waiting = await fixture.add();
    await fixture.done('hr1', 'submit', { id: waiting });
  });
  it('counts rooms now and those of the period, compared with the one before', async () => {
    const found = await overview('school', { range: 'month' });
    const values = Object.fromEntries(found.figures.map(({ key, value, previous }) => [key, [value, previous]]));
    expect(values).toEqual({
      ...{ live: [2, null], planned: [1, null], waiting: [1, null] },
      ...{ held: [2, 1], ended: [0, 1], views: [80, 7] },
    });
    expect(found.top.map(({ id, viewCount }) => [id, viewCount])).toEqual([
      [schools, 50],
      [own, 30],
    ]);
  });
  it('draws types and days that link to the rooms they count', async () => {
    const { series } = await overview('school', { range: 'custom', from: '2025-10-14', to: '2025-10-15' });
    const [types, days] = series;
    expect(types?.data.filter(({ y }) => y > 0).map(({ x, y, name }) => [x, y, name])).toEqual([
      ['1', 1, '企业展示'],
      ['2', 1, '招聘直播'],
    ]);
    expect(days?.data.map(({ x, y }) => [x, y])).toEqual([
      ['2025-10-14', 30],
      ['2025-10-15', 50],
    ]);
    for (const { data, drill } of series) {
      const listed = async (query: Readonly<Record<string, string>>) =>
        (await fixture.base.get('school', '/live/liveRoom/list', query)).result.total;
      expect(await listed(drill.query)).toBe(2);
      for (const { y, link } of data.filter((point) => point.y > 0)) {
        expect(link.path).toBe('/live/liveRoom');
        expect(await listed(link.query), `${y}`).toBe(1);
      }
    }
  });
  it('shows a company its own rooms, and follows the parameters of the list', async () => {
    const found = await overview('hr1', { range: 'month' });
    expect(figureOf(found, 'views')).toMatchObject({ value: 30, previous: 7 });
    expect(found.top.map(({ id }) => id)).toEqual([own]);
    expect(figureOf(await overview('hr2', { range: 'year' }), 'held')?.value).toBe(0);
    const ofType = await overview('school', { range: 'month', filter: 'liveType=2' });
    expect(ofType.top.map(({ id }) => id)).toEqual([schools]);
    expect(figureOf(ofType, 'views')?.value).toBe(50);
  });
  it.each([
    'title=%00',
    'title=*%00*',
    'quickFind=%00',
    'planStartTime_begin=tomorrow',
    'liveType=%ED%A0%80,%00',
    'status=live',
    'superQueryParams=%7B',
    'viewPassword=246810',
    '__proto__=1&constructor=2',
  ])('takes and refuses the parameters of the list as the list does: %s', async (filter) => {
    const call = (path: string, query: Readonly<Record<string, string>>) =>
      fixture.base.get('school', `/live/liveRoom/${path}`, query);
    const [counted, listed] = [
      await call('overview', { range: 'year', filter }),
      await call('list', Object.fromEntries(new URLSearchParams(filter))),
    ];
    expect([counted.success, counted.success || counted.message]).toEqual([
      listed.success,
      listed.success || listed.message,
    ]);
  });
  it('refuses a reversed period', async () => {
    const query = { range: 'custom', from: '2025-10-15', to: '2025-10-01' };
    expect((await fixture.base.get('school', '/live/liveRoom/overview', query)).message).toBe(
      '结束日期应晚于开始日期!',
    );
  });
});
