import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { seedDocTemplates } from '../../src/areas/video/template-seed.ts';
import { pdfText } from '../support/pdf-text.ts';
import { AgreementFixture, path } from './agreement-fixture.ts';

let fixture: AgreementFixture;
beforeAll(async () => {
  fixture = await AgreementFixture.open();
  await fixture.deliveries.as(seedDocTemplates);
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

type Who = Parameters<AgreementFixture['deliveries']['token']>[0];
/** The PDF, or the refusal. */
async function download(
  who: Who,
  url: string,
  more: { employId?: string; payload?: object } = {},
): Promise<{ file: Buffer; type: string }> {
  const { deliveries } = fixture;
  const reply = await deliveries.app.server.inject({
    method: more.payload ? 'POST' : 'GET',
    url: `/server${url}`,
    headers: {
      'x-access-token': await deliveries.token(who),
      ...(more.employId && { 'x-behalf-employ': more.employId }),
    },
    ...(more.payload && { payload: more.payload }),
  });
  return { file: reply.rawPayload, type: String(reply.headers['content-type']) };
}
const flat = (file: Buffer): string => pdfText(file).replaceAll(/\s/g, '');
const verify = async (code: string) => {
  const { deliveries } = fixture;
  const reply = await deliveries.app.server.inject({
    method: 'GET',
    url: `/server/common/document/verify?code=${code}`,
  });
  return reply.json() as { success: boolean; message: string; result: Record<string, unknown> };
};
async function loadCode(bizId: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`select code from biz_qr_code where biz_id = ${bizId}`.execute(
    fixture.deliveries.db,
  );
  return rows[0]?.code ?? '';
}

it('issues the letter with the offer: company, school and student get the same bytes', async () => {
  const { deliveryId, student } = await fixture.offers.candidate();
  const id = await fixture.offers.issued(deliveryId, { content: '<p>欢迎加入</p>' });
  const { file, type } = await download('hr1', `/resume/offer/document?id=${id}`);
  expect(type).toBe('application/pdf');
  const { offerNo } = await fixture.offers.row(id);
  for (const shown of [
    '录用通知书',
    offerNo,
    '示例企业1有限公司',
    '前端工程师',
    '9000元/月',
    '2026年7月1日',
    '欢迎加入',
  ])
    expect(flat(file)).toContain(shown);
  expect((await download('school', `/resume/offer/document?id=${id}`)).file.equals(file)).toBe(true);
  const own = await download('school', `/api/stu/offer/document?id=${id}`, { employId: student.id });
  expect(own.file.equals(file)).toBe(true);
  const stranger = await fixture.deliveries.student();
  for (const { file: refusal } of [
    await download('hr2', `/resume/offer/document?id=${id}`),
    await download('other', `/resume/offer/document?id=${id}`),
    await download('school', `/api/stu/offer/document?id=${id}`, { employId: stranger.id }),
  ])
    expect(refusal.toString()).toContain('"success":false');
});
it('shows the letter before it is issued and stores nothing', async () => {
  const { deliveryId } = await fixture.offers.candidate();
  const payload = {
    ...{ deliveryId, position: '后端工程师', salary: '8000.00', workplace: '北京市', onboardDate: '2026-07-01' },
    deadline: '2025-10-22 10:00:00',
  };
  const { file } = await download('hr1', '/resume/offer/preview', { payload });
  expect(flat(file)).toContain('后端工程师');
  expect(flat(file)).toContain('未发放');
  expect(await fixture.deliveries.count('biz_document', `biz_id = '${deliveryId}'`)).toBe(0);
  expect((await download('hr2', '/resume/offer/preview', { payload })).file.toString()).toContain('"success":false');
  expect((await download('school', '/resume/offer/preview', { payload })).file.toString()).toContain('"code":510');
});
it('shows no letter to a student who cannot get one: who left, or is not at 录用 yet', async () => {
  const terms = {
    ...{ position: '后端工程师', salary: '8000.00', workplace: '北京市', onboardDate: '2026-07-01' },
    deadline: '2025-10-22 10:00:00',
  };
  const [left, early] = [await fixture.offers.candidate(), await fixture.offers.candidate({ step: 10 })];
  await fixture.deliveries.behalf(left.student.id, 'withdraw', { id: left.deliveryId });
  for (const { deliveryId } of [left, early]) {
    const { file } = await download('hr1', '/resume/offer/preview', { payload: { deliveryId, ...terms } });
    expect(file.toString()).toContain('"errorCode":"RC_STATE"');
  }
});
it('issues the agreement when it takes effect, and the one on its end, under one code', async () => {
  const { id, student } = await fixture.effective();
  const { agreementNo } = await fixture.row(id);
  const { file } = await download('hr1', `${path}/document?id=${id}`);
  for (const shown of [String(agreementNo), '全国普通高等学校毕业生就业协议书', '北京市人才服务中心', '3年', '6个月'])
    expect(flat(file)).toContain(shown);
  expect(flat(file)).toContain('电子图样，不等同于可靠电子签名');
  const code = await loadCode(id);
  const { result } = await verify(code);
  expect(result).toMatchObject({ no: agreementNo, company: '示例企业1有限公司', kind: '就业协议书', state: '已生效' });
  expect(result.name).toMatch(/^王\*+$/);
  const [print] = result.prints as { digest: string }[];
  expect(flat(file)).toContain(print?.digest);
  await fixture.step('hr1', 'endApply', id, { reasonCode: 1, endFile: 'agreement/end.pdf' });
  await fixture.answer(student.id, 'endAgree', { id });
  fixture.deliveries.clock.pass(5);
  await fixture.step('auditor', 'endPass', id);
  expect(flat((await download('hr1', `${path}/document?id=${id}&part=termination`)).file)).toContain('解除就业协议书');
  expect((await download('hr1', `${path}/document?id=${id}`)).file.equals(file)).toBe(true);
  expect((await verify(code)).result).toMatchObject({ state: '已解约', kind: '解约协议', prints: [{}, {}] });
});
it('shows no personal data besides the masked name, and says that a revoked offer is revoked', async () => {
  const { deliveryId, student } = await fixture.offers.candidate();
  const id = await fixture.offers.issued(deliveryId);
  const code = await loadCode(id);
  const { result } = await verify(code);
  expect(Object.keys(result).toSorted()).toEqual(['company', 'kind', 'name', 'no', 'prints', 'state']);
  expect(JSON.stringify(result)).not.toContain(student.id);
  expect(result.state).toBe('待学生确认');
  await fixture.offers.revoke(id);
  expect((await verify(code)).result.state).toBe('已撤回');
});
it.each([
  ['is switched off', sql`status = 0`],
  ['is past its time', sql`expire_time = '2025-10-01'`],
  ['is deleted', sql`del_flag = 1`],
  ['belongs to a row of another tenant', sql`tenant_id = tenant_id + 1`],
])('knows no code that %s', async (_name, change) => {
  const { deliveryId } = await fixture.offers.candidate();
  const code = await loadCode(await fixture.offers.issued(deliveryId));
  expect(await verify(code)).toMatchObject({ success: true });
  await sql`update biz_qr_code set ${change} where code = ${code}`.execute(fixture.deliveries.db);
  expect(await verify(code)).toMatchObject({ success: false, message: '核验码无效或已停用' });
});
it('leads a scan of the code to its page, and knows no other codes', async () => {
  const { deliveryId } = await fixture.offers.candidate();
  const id = await fixture.offers.issued(deliveryId);
  const code = await loadCode(id);
  const { headers } = await fixture.deliveries.app.server.inject({ method: 'GET', url: `/q/${code}` });
  expect(headers.location).toBe(`/verify/${code}`);
  for (const wrong of ['0000000000', "'; --", code.toLowerCase() === code ? code.toUpperCase() : code.toLowerCase()])
    expect(await verify(encodeURIComponent(wrong))).toMatchObject({ success: false });
});
