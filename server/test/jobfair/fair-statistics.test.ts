import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { sheetLines } from '../support/sheet-cells.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const load = (fairId: string, who?: Who): Promise<Buffer> =>
  fixture.sheet('/jobFair/fairAttendance/statistics', fairId, who);

it('counts what a fair came to: companies, posts, people and incidents', async () => {
  const fair = await fixture.fair({ expectVisitors: 300, studentLimit: 5 });
  const other = await fixture.fair({ startTime: '2025-10-26 09:00:00', endTime: '2025-10-26 16:00:00' });
  const id = await fixture.confirmed(fair.id);
  await fixture.confirmed(fair.id, companies.second);
  await fixture.confirmed(other.id);
  fixture.travel('2025-10-25 09:10:00');
  const code = (await fixture.get('hr1', '/jobFair/fairApply/entryCode', { id })).result.code;
  expect((await fixture.post('school', '/jobFair/fairAttendance/check', { fairId: fair.id, code })).success).toBe(true);
  const incident = { fairId: fair.id, kind: 2, level: 2, place: '东门', content: '东门排队过长' };
  expect((await fixture.post('school', '/jobFair/fairIncident/add', incident)).message).toBe('添加成功！');
  const lines = (await sheetLines(await load(fair.id))).map(({ cells }) => cells.join('|'));
  expect(lines[0]).toContain('会后统计');
  expect(lines.slice(3)).toEqual([
    '应到企业|2|家',
    '实到企业|1|家',
    '到场率|50|%',
    '提供岗位|2|个',
    expect.stringMatching(/^招聘人数\|[1-9]\d*\|人$/),
    '预计人数|300|人',
    '报名学生|0|人',
    '到场学生|0|人',
    '现场投递|0|份',
    '现场面试|0|场',
    '现场情况|1|条',
    '违规记录|0|条',
  ]);
});

it('counts for a company what it may see, and is no sheet of a fair that is not there', async () => {
  const fair = await fixture.fair();
  await fixture.confirmed(fair.id);
  await fixture.confirmed(fair.id, companies.second);
  const own = (await sheetLines(await load(fair.id, 'hr1'))).map(({ cells }) => cells.join('|'));
  expect(own[3]).toBe('应到企业|1|家');
  expect(JSON.parse((await load('none')).toString()).success).toBe(false);
});
