import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
  fixture.sheet('/jobFair/fairAttendee/visitors', fairId, who);

describe('the people whom a fair announces at the gate of the school', () => {
  it('are those of the companies that come, with their cars', async () => {
    const [fair, other] = [
      await fixture.fair(),
      await fixture.fair({ startTime: '2025-10-26 09:00:00', endTime: '2025-10-26 16:00:00' }),
    ];
    const id = await fixture.confirmed(fair.id);
    const [person] = fixture.people(1, { name: '赵司机', plate: '浙AD12345' });
    expect((await fixture.saveTeam(id, [person as object])).success).toBe(true);
    await fixture.applied(fair.id, companies.second);
    await fixture.confirmed(other.id, await fixture.company());
    const lines = (await sheetLines(await load(fair.id))).map(({ cells }) => cells.join('|'));
    expect(lines[0]).toContain('入校报备表');
    expect(lines[2]).toBe('单位|姓名|手机号|车牌号');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toMatch(/\|赵司机\|1390001\d{4}\|浙AD12345$/);
  });
  it('have plates as cars do', async () => {
    const id = await fixture.confirmed((await fixture.fair()).id);
    for (const plate of ['12345', '浙A<b>', 'ABCDEFG'])
      expect((await fixture.saveTeam(id, fixture.people(1, { plate }))).message).toBe('第1行：请输入正确的车牌号');
  });
  it('are those of the own company for a company, and none for a fair that is not there', async () => {
    const fair = await fixture.fair();
    await fixture.confirmed(fair.id);
    await fixture.confirmed(fair.id, companies.second);
    expect(await sheetLines(await load(fair.id, 'hr1'))).toHaveLength(4);
    expect(JSON.parse((await load('none')).toString()).success).toBe(false);
  });
});
