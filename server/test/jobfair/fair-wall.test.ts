import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { companies } from '../delivery/delivery-people.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterEach(() => vi.restoreAllMocks());
afterAll(() => fixture.close());

const path = '/jobFair/fairAttendance';
const opening = '2025-10-25 08:30:00';
const check = (fairId: string, more: object) => fixture.post('school', `${path}/check`, { fairId, ...more });
const wall = async (fairId: string) => (await fixture.get('school', '/jobFair/fairIncident/wall', { fairId })).result;

describe('the screen of a fair', () => {
  it('counts arrivals by minute, who is still expected and what happened', async () => {
    const fair = await fixture.fair({ studentLimit: 5 });
    const first = await fixture.confirmed(fair.id);
    await fixture.confirmed(fair.id, companies.second);
    const [came, late] = [(await fixture.base.student({}, null)).id, (await fixture.base.student({}, null)).id];
    await fixture.post('school', '/jobFair/fairStudent/saveBatch', { fairId: fair.id, employIds: `${came},${late}` });
    fixture.travel(opening);
    await check(fair.id, { code: await fixture.code(first) });
    await check(fair.id, { employId: came, reason: '未带手机' });
    const content = '东门排队过长';
    const add = { fairId: fair.id, kind: 2, level: 2, place: '东门', content };
    expect((await fixture.post('school', '/jobFair/fairIncident/add', add)).message).toBe('添加成功！');
    fixture.travel('2025-10-25 08:32:10');
    const shown = await wall(fair.id);
    expect(shown).toMatchObject({
      ...{ companiesExpected: 2, companiesArrived: 1, studentsExpected: 2, studentsArrived: 1, queue: 1 },
      incidents: [{ kind: '秩序', level: 2, place: '东门', content, isOpen: true }],
    });
    expect(shown.minutes).toHaveLength(120);
    expect(shown.minutes.at(-1).time).toBe('08:32');
    expect(shown.minutes.filter((one: { students: number }) => one.students > 0)).toEqual([
      { time: '08:30', companies: 1, students: 1 },
    ]);
  });

  it('shows the last two hours of a fair that is over', async () => {
    const fair = await fixture.fair();
    fixture.travel('2025-10-27 10:00:00');
    const { minutes } = await wall(fair.id);
    expect([minutes[0].time, minutes.at(-1).time]).toEqual(['14:01', '16:00']);
  });

  it('is notified of arrivals, of one taken back and of incidents, each once and after the commit', async () => {
    const fair = await fixture.fair();
    const id = await fixture.confirmed(fair.id);
    const code = await fixture.code(id);
    fixture.travel(opening);
    const { topics } = fixture.base.engine.services.live;
    const sent = vi.spyOn(topics, 'send');
    const { attendanceId } = (await check(fair.id, { code })).result;
    await check(fair.id, { code });
    expect(sent.mock.calls).toEqual([[`fair:${fair.id}`, { cmd: 'fairDay', fairId: fair.id, msgTxt: '' }]]);
    await fixture.post('school', `${path}/undo`, { id: attendanceId, reason: '扫错企业' });
    expect(sent).toHaveBeenCalledTimes(2);
    const add = { fairId: fair.id, kind: 1, level: 1, place: '大厅', content: '闸机故障' };
    const incident = (await fixture.post('school', '/jobFair/fairIncident/add', add)).result;
    expect(sent).toHaveBeenCalledTimes(3);
    await fixture.post('school', '/jobFair/fairIncident/handle', { id: incident.id, result: '已更换' });
    expect(sent).toHaveBeenCalledTimes(4);
  });

  it('is closed to companies', async () => {
    const fair = await fixture.fair();
    expect((await fixture.get('hr1', '/jobFair/fairIncident/wall', { fairId: fair.id })).code).toBe(510);
  });
});
