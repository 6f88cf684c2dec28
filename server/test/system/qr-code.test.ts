import { company } from '@campus/contract/enterprise';
import { companyPost } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { qrPng } from '../../src/platform/qr/qr-png.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let admin: string;
let companyId: string;
let postId: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
  const loadId = async (table: string) =>
    (
      await sql<{
        id: string;
      }>`select id from ${sql.table(table)} where del_flag = 0 and tenant_id = 1 order by id limit 1`.execute(
        app.engine.db,
      )
    ).rows[0]?.id as string;
  companyId = await loadId(company.table);
  postId = await loadId(companyPost.table);
});
afterAll(() => app.close());

const get = async (query: string, as = admin) =>
  (await app.call({ method: 'GET', url: `/server/common/qrcode/get?${query}`, as })).body;
const scan = async (code: string) => {
  const { status, headers } = await app.call({ method: 'GET', url: `/q/${code}` });
  return { status, to: headers.location };
};
const findCode = async (type: string, id: string) =>
  (
    await sql<{ code: string; scanCount: number; n: number }>`
    select code, scan_count, count(*) over ()::int as n from biz_qr_code where biz_type = ${type} and biz_id = ${id}`.execute(
      app.engine.db,
    )
  ).rows[0];

describe('a QR code', () => {
  it('is one for each object, also when several ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => get(`bizType=company&bizId=${companyId}&size=300`)),
    );
    const codes = new Set(answers.map(({ result }) => result.code));
    expect(codes.size).toBe(1);
    const { code, url, png } = answers[0].result;
    expect(code).toMatch(/^[0-9A-Za-z]{10}$/);
    expect(url.endsWith(`/q/${code}`)).toBe(true);
    expect(png.startsWith('data:image/png;base64,')).toBe(true);
    expect(await findCode('company', companyId)).toMatchObject({ code, n: 1 });
  });

  it('opens the page of its object and counts every scan', async () => {
    const { code, scanCount } = (await get(`bizType=company&bizId=${companyId}`)).result;
    const scans = await Promise.all(Array.from({ length: 5 }, () => scan(code)));
    expect(scans[0]).toEqual({ status: 302, to: `/companyVideo/CompanyDetail?id=${companyId}` });
    expect((await findCode('company', companyId))?.scanCount).toBe(scanCount + 5);
    const post = (await get(`bizType=post&bizId=${postId}`)).result;
    expect((await scan(post.code)).to).toBe(`/post/detail/${postId}`);
  });

  it('says that it is invalid when it is unknown, off or past its time', async () => {
    const invalid = { status: 302, to: '/qrInvalid' };
    for (const code of ['AAAAAAAAAA', 'x', "'%20or%201", '..%2f..']) expect(await scan(code)).toEqual(invalid);
    const { code } = (await get(`bizType=company&bizId=${companyId}`)).result;
    await sql`update biz_qr_code set expire_time = '2026-01-01' where code = ${code}`.execute(app.engine.db);
    expect(await scan(code)).toEqual(invalid);
    await sql`update biz_qr_code set expire_time = null, status = 0 where code = ${code}`.execute(app.engine.db);
    expect(await scan(code)).toEqual(invalid);
    await sql`update biz_qr_code set status = 1 where code = ${code}`.execute(app.engine.db);
    expect((await scan(code)).to).toContain(companyId);
  });

  it('is given only for objects that the caller may read', async () => {
    expect((await get(`bizType=company&bizId=nowhere`)).success).toBe(false);
    expect((await get(`bizType=nothing&bizId=${companyId}`)).message).toBe('该对象没有二维码');
    expect((await get(`bizType=company&bizId=${companyId}&size=5000`)).success).toBe(false);
    const other = await app.signIn('demo_school_finance_1');
    expect((await get(`bizType=post&bizId=${postId}`, other)).success).toBe(false);
  });

  it('is drawn as a PNG of the asked size', () => {
    const png = qrPng('https://example.com/q/abcdefghij', 430);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([430, 430]);
  });
});
