import { fairFlow, mostBooths } from '@campus/contract/jobfair';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sheetLines } from '../support/sheet-cells.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { boothPath, FairFixture, type Who } from './fair-fixture.ts';

let fixture: FairFixture;
beforeAll(async () => {
  fixture = await FairFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

type Line = Readonly<Record<string, string>>;
const line = (fair: string, boothNo: string, more: Line = {}): Line => ({
  ...{ 招聘会: fair, 展位号: boothNo, 展区: 'A', 排: '9', 列: boothNo.replace(/\D/g, '') || '1', 展位类型: '标准展位' },
  ...{ 横向位置: '0', 纵向位置: '0', 宽: '1', 深: '1', '费用（元）': '', 电源: '是', 网络: '否', 备注: '' },
  ...more,
});
async function upload(lines: readonly Line[], who: Who = 'staff') {
  const { payload, headers } = await xlsxUpload(lines);
  const { token } = await fixture.caller(who);
  const url = `/server${boothPath}/importExcel`;
  const reply = await fixture.app.app.server.inject({
    ...{ method: 'POST', url, payload },
    headers: { ...headers, 'x-access-token': token ?? '' },
  });
  return reply.json();
}
/** What the report says of the refused rows. */
async function reasons(fileUrl: string): Promise<string[]> {
  const { token } = await fixture.caller('staff');
  const file = await fixture.app.app.server.inject({
    url: `/server${fileUrl}`,
    headers: { 'x-access-token': token ?? '' },
  });
  const lines = await sheetLines(file.rawPayload);
  return lines.slice(1).map(({ cells }) => cells.at(-1) ?? '');
}
/** A fair with one booth, so that its plan has zone A. */
async function planned() {
  const id = await fixture.draft();
  await fixture.generate(id, { rows: 1, cols: 1 });
  const { title } = await fixture.row(id);
  const layout = { v: 1, w: 60, h: 60, marks: [], zones: [] };
  const zone = { key: 'A', name: 'A区', color: '#1677ff', x: 0, y: 0, w: 60, h: 60, type: 1, fee: null };
  await fixture.post(`${boothPath}/layout`, {
    ...{ fairId: id, layout: { ...layout, zones: [zone] }, booths: [], version: (await fixture.row(id)).version },
  });
  return { id, title: title ?? '' };
}
const numbers = async (id: string) => (await fixture.booths(id)).map(({ boothNo }) => boothNo);

it('booths of a sheet are drawn into the fair they name, under the rules of the form', async () => {
  const { id, title } = await planned();
  const sheet = [
    line(title, 'A01'),
    line(title, 'A02', { 横向位置: '1' }),
    line(title, 'A03', { 横向位置: '1' }),
    line(title, 'A04', { 横向位置: '3', 展区: 'B' }),
    line(title, 'A05', { 横向位置: '70' }),
    line(title, 'A01', { 横向位置: '5', 列: '20' }),
    line(title, 'A06', { 横向位置: '7', 列: '1' }),
    line('没有的招聘会', 'A07', { 横向位置: '9' }),
    line(title, 'A08', { 横向位置: '11', 宽: '0' }),
  ];
  const { result } = await upload(sheet);
  expect(result).toMatchObject({ totalCount: 9, successCount: 2, errorCount: 7 });
  expect(await reasons(result.fileUrl)).toEqual([
    expect.stringContaining('展位位置与A02重叠!'),
    expect.stringContaining('展位图中没有展区B'),
    expect.stringContaining('展位A05不在展区A内'),
    expect.stringContaining('展位号'),
    expect.stringContaining('该排列已有展位'),
    expect.stringContaining('招聘会'),
    expect.stringContaining('宽'),
  ]);
  expect(await numbers(id)).toEqual(['A01', 'A02']);
  expect((await fixture.row(id)).boothCount).toBe(2);
  const again = await upload([line(title, 'A01', { 横向位置: '20', 列: '30' })]);
  expect(again.result).toMatchObject({ successCount: 0, errorCount: 1 });
});
it('a fair whose booths are fixed, and a full one, take none', async () => {
  const { id, title } = await planned();
  const refusal = async () => (await reasons((await upload([line(title, 'A01')])).result.fileUrl))[0];
  await sql`update rc_job_fair set status = ${fairFlow.states.cancelled.code} where id = ${id}`.execute(fixture.db);
  expect(await refusal()).toContain('已取消');
  await sql`update rc_job_fair set status = 0, booth_count = ${mostBooths} where id = ${id}`.execute(fixture.db);
  expect(await refusal()).toContain('一场招聘会最多2000个展位');
  await sql`update rc_job_fair set booth_count = 0 where id = ${id}`.execute(fixture.db);
  expect((await upload([line(title, 'A01')])).result).toMatchObject({ added: 1 });
});
it('is for those who draw the plan; the template holds its headings', async () => {
  const { title } = await planned();
  expect((await upload([line(title, 'A01')], 'college')).success).toBe(false);
  const { token } = await fixture.caller('staff');
  const template = await fixture.app.app.server.inject({
    url: `/server${boothPath}/exportXls?template=1`,
    headers: { 'x-access-token': token ?? '' },
  });
  expect(template.statusCode).toBe(200);
});
