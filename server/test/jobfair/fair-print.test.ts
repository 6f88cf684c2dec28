import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { companies, type Who } from '../delivery/delivery-people.ts';
import { pdfPages, pdfText } from '../support/pdf-text.ts';
import { ApplyFixture } from './apply-fixture.ts';

let fixture: ApplyFixture;
beforeAll(async () => {
  fixture = await ApplyFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

async function print(fairId: string, kind: string, who: Who = 'school', zone = '') {
  const { app } = fixture.base;
  const response = await app.server.inject({
    ...{ method: 'GET', url: '/server/jobFair/fairAttendance/print', query: { fairId, kind, zone } },
    headers: { 'x-access-token': await fixture.base.token(who) },
  });
  const isPdf = String(response.headers['content-type']).includes('pdf');
  const text = isPdf ? pdfText(response.rawPayload).replaceAll(/\n/g, '') : '';
  return {
    isPdf,
    text,
    pages: isPdf ? pdfPages(response.rawPayload) : 0,
    message: isPdf ? '' : response.json().message,
  };
}
/** A fair with three confirmed companies, of which the first has a booth. */
async function filled(): Promise<string> {
  const fair = await fixture.fair({ boothMode: 2 });
  const [booth] = await fixture.booths(fair.id, 3);
  const id = await fixture.confirmed(fair.id);
  await fixture.confirmed(fair.id, companies.second);
  await fixture.confirmed(fair.id, await fixture.company());
  await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId: booth, applyId: id });
  return fair.id;
}

describe('printed material of a fair', () => {
  it('has two booth cards and eight codes on a page', async () => {
    const fairId = await filled();
    const cards = await print(fairId, 'cards');
    expect(cards.pages).toBe(2);
    for (const part of ['A01', '待定', '招聘岗位：']) expect(cards.text).toContain(part);
    const codes = await print(fairId, 'codes');
    expect(codes.pages).toBe(1);
    const { rows } = await sql<{ code: string }>`
      select entry_code as code from rc_fair_apply where fair_id = ${fairId}`.execute(fixture.db);
    for (const { code } of rows) expect(codes.text).toContain(code);
    // The code of a company is the same on every print.
    const { rows: stored } = await sql`select id from biz_qr_code where biz_type = 'fairApply'`.execute(fixture.db);
    expect(stored).toHaveLength(3);
  });

  it('lists the people of every company, and leaves place for signatures', async () => {
    const fairId = await filled();
    const insure = (value: number) =>
      sql`update rc_job_fair set need_insure = ${value} where id = ${fairId}`.execute(fixture.db);
    await insure(1);
    const people = await print(fairId, 'people');
    for (const part of ['参会企业 3 家，参会人员 3 人', '赵1', '1390001', '社保核验', '待核验'])
      expect(people.text).toContain(part);
    // Nothing waits where the fair asks for no insurance.
    await insure(0);
    const free = await print(fairId, 'people');
    expect(free.text).toContain('赵1');
    expect(free.text).not.toMatch(/社保|待核验/);
    const sheet = await print(fairId, 'signIn');
    for (const part of ['签到人', '签到时间', '赵1']) expect(sheet.text).toContain(part);
    expect(sheet.text).not.toContain('1390001');
  });

  it('prints the companies of one zone only', async () => {
    const fairId = await filled();
    expect((await print(fairId, 'signIn', 'school', 'A')).text).toContain('参会企业 1 家');
    expect((await print(fairId, 'signIn', 'school', 'B')).message).toBe('没有可打印的企业');
    expect((await print(fairId, 'signIn', 'school', '%')).message).toBe('没有可打印的企业');
  });

  it('prints of a company with booths in two zones those of the zone, whatever their numbers begin with', async () => {
    await fixture.base.setting('fair.boothPerCompany', 2);
    const fair = await fixture.fair({ boothMode: 2 });
    const [first, second] = await fixture.booths(fair.id, 2);
    const id = await fixture.confirmed(fair.id, companies.first, { boothCount: 2 });
    for (const boothId of [first, second])
      await fixture.post('school', '/jobFair/fairBooth/allocate', { boothId, applyId: id });
    await sql`update rc_fair_booth set zone = 'C' where id = ${second}`.execute(fixture.db);
    expect((await print(fair.id, 'cards')).text).toMatch(/A01.*A02/);
    const cards = await print(fair.id, 'cards', 'school', 'C');
    expect(cards.text).toContain('A02');
    expect(cards.text).not.toContain('A01');
  });

  it.each([
    ['extremely long', `云湖${'超长名称'.repeat(22)}有限公司`],
    ['one endless word', 'W'.repeat(100)],
    ['emoji', '好公司👨‍👩‍👧🎉❤️'],
    ['right to left', 'שלום\u202eقلعة\u2066公司'],
    ['controls', '公\u0007司\u001b[31m\t\u0085名\ufeff'],
    ['nothing visible', '\u200b\u200d'],
  ])('survives a name that is %s', async (_what, name) => {
    const fairId = await filled();
    await sql`update rc_company set company_name = ${name} where id = ${companies.first}`.execute(fixture.db);
    await sql`update rc_fair_attendee set name = ${name.slice(0, 30)}, position = ${name.slice(0, 30)}`.execute(
      fixture.db,
    );
    for (const kind of ['cards', 'people', 'codes', 'signIn']) {
      const { isPdf, text, pages } = await print(fairId, kind);
      expect(isPdf, kind).toBe(true);
      expect(text, kind).not.toMatch(/[\p{Cc}\p{Cf}□]/u);
      expect(pages, kind).toBeLessThan(8);
    }
  });

  it('is closed to companies and refuses what does not exist', async () => {
    const fairId = await filled();
    expect((await print(fairId, 'people', 'hr1')).message).toBe('没有权限，请联系管理员分配权限！');
    expect((await print(fairId, 'constructor')).message).toBe('不支持的打印材料');
    expect((await print('0', 'people')).isPdf).toBe(false);
    expect((await print((await fixture.fair()).id, 'people')).message).toBe('没有可打印的企业');
  });
});
