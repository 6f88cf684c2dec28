import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { StoredFiles } from '../../src/platform/files/stored-files.ts';
import { sizedPng } from '../platform/drawn-images.ts';
import { EnterpriseFixture } from './enterprise-fixture.ts';
import { hr, school } from './enterprise-people.ts';

let fixture: EnterpriseFixture;
beforeAll(async () => {
  fixture = await EnterpriseFixture.open();
});
beforeEach(() => fixture.clear());
afterAll(() => fixture.close());

const path = '/company/companyChange';
const owner = (id: string, n = 1) =>
  hr(id, `hr${n}`, {
    codes: new Set(['company:companyChange:add', 'company:companyChange:list', 'company:company:edit']),
  });
/** Stores a file of this user. */
async function store(username: string, biz: string, content: Buffer, tenantId = 1): Promise<string> {
  const files = fixture.engine.services.files as StoredFiles;
  const upload = { name: 'seal.png', biz, content: Readable.from([content]) };
  return (await files.saveUpload(upload, { username, tenantId })).path;
}
async function ask(id: string, sealImg: string) {
  const { licenseImg } = await fixture.papers('hr1');
  const sent = { sealImg, proofFiles: licenseImg, reason: '首次备案电子印章' };
  return fixture.call(owner(id), 'POST', `${path}/add`, sent);
}
const loadSeal = async (id: string) => (await fixture.one<Record<string, unknown>>('rc_company', id)).sealImg;

it('becomes the company’s when the school has approved its change', async () => {
  const { id } = await fixture.company(1, 3);
  const sealImg = await store('hr1', 'seal', sizedPng(500, 500));
  const { result, message } = await ask(id, sealImg);
  expect(message).toBe('提交成功，请等待学校审核');
  expect(await loadSeal(id)).toBeNull();
  expect(await fixture.one('rc_company_change', result.id)).toMatchObject({ items: '电子印章', sealImg });
  await fixture.call(school, 'POST', `${path}/audit`, { id: result.id, result: 1 });
  expect(await loadSeal(id)).toBe(sealImg);
  expect((await ask(id, sealImg)).message).toBe('未检测到变更内容');
});
it('is read by the auditors and the administrator of its company alone', async () => {
  const { id } = await fixture.company(1, 3);
  const sealImg = await store('hr1', 'seal', sizedPng(500, 500));
  const { result } = await ask(id, sealImg);
  await fixture.call(school, 'POST', `${path}/audit`, { id: result.id, result: 1 });
  const mine = '/api/pc/bizCompany/myCompany';
  const administrator = hr(id, 'hr1', { roles: ['ent_admin'] });
  expect((await fixture.call(administrator, 'GET', mine)).result.sealImg).toContain(sealImg);
  const recruiter = hr(id, 'hr3', {
    roles: ['ent_hr'],
    codes: new Set(['company:company:list', 'company:company:plain']),
  });
  expect((await fixture.call(recruiter, 'GET', mine)).result.sealImg).toBe('***');
  const viewer = { ...school, codes: new Set(['company:company:list', 'company:companyChange:list']) };
  for (const [url, one] of [
    ['/api/pc/bizCompany/queryById', id],
    [`${path}/queryById`, result.id],
  ] as const)
    expect((await fixture.call(viewer, 'GET', url, { id: one })).result.sealImg).toBe('***');
});
it('changes by no other call: not by the company’s own form, not by the school’s', async () => {
  const { id } = await fixture.company(1, 3);
  const sealImg = await store('hr1', 'seal', sizedPng(500, 500));
  const edit = hr(id, 'hr1', { codes: new Set(['company:company:edit']) });
  await fixture.call(edit, 'POST', '/api/pc/bizCompany/editMyCompany', { sealImg });
  await fixture.call(school, 'POST', '/api/pc/bizCompany/edit', { id, sealImg });
  expect(await loadSeal(id)).toBeNull();
});
it.each([
  ['does not exist', () => Promise.resolve('seal/none.png')],
  ['is in another private folder', () => store('hr1', 'company-license', sizedPng(8, 8))],
  ['is in a public folder', () => store('hr1', 'company', sizedPng(8, 8))],
  ['belongs to another user', () => store('hr2', 'seal', sizedPng(8, 8))],
  ['belongs to another tenant', () => store('hr9', 'seal', sizedPng(8, 8), 2)],
  ['has a side of more than 2,000 pixels', () => store('hr1', 'seal', sizedPng(2001, 2))],
  ['expands to more than its pixels', () => store('hr1', 'seal', sizedPng(8, 8, 200_000))],
  ['is cut', () => store('hr1', 'seal', sizedPng(300, 300).subarray(0, 60))],
])('is refused when its file %s', async (_when, stored) => {
  const { id } = await fixture.company(1, 3);
  const reply = await ask(id, await stored());
  expect(reply.success).toBe(false);
  expect(reply.message).toMatch(/印章/);
});
