import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { form } from '../http/http-fixture.ts';
import { drawnJpeg, sizedPng } from '../platform/drawn-images.ts';
import { AppFixture } from '../support/app-fixture.ts';

let fixture: AppFixture;
let admin: { token: string };
let stranger: { token: string };
let departId: string;
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('demo_school_admin_2') };
  stranger = { token: await fixture.token('demo_school_admin_3') };
  departId = await loadDepart('A02A02');
});
beforeEach(() => sql`delete from rc_depart_seal`.execute(fixture.db));
afterAll(() => fixture.close());

async function loadDepart(orgCode: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from sys_depart where org_code = ${orgCode}`.execute(fixture.db);
  return (rows[0] as { id: string }).id;
}
async function upload(content: Buffer, { token }: { token: string } = admin, biz = 'seal'): Promise<string> {
  const sent = form({}, [{ name: 'seal.png', content }]);
  const reply = await fixture.app.server.inject({
    method: 'POST',
    url: `/server/sys/common/upload?biz=${biz}`,
    ...sent,
    headers: { ...sent.headers, 'x-access-token': token },
  });
  const { success, message } = reply.json() as { success: boolean; message: string };
  if (!success) throw new Error(message);
  return message;
}
const path = '/recruit/departSeal';
const add = async (more: object = {}) =>
  fixture.post(`${path}/add`, { departId, img: await upload(sizedPng(40, 40)), ...more }, admin);
const list = async (who = admin) => (await fixture.get(`${path}/list`, who)).result as Record<string, unknown>[];

it('is added, replaced and removed, each with an entry in the audit log', async () => {
  expect((await add()).message).toBe('添加成功！');
  const [seal] = await list();
  expect(seal).toMatchObject({ departId, departName: '文学院', parentName: '云湖大学' });
  expect(await list(stranger)).toEqual([]);
  const img = await upload(sizedPng(41, 41));
  expect((await fixture.post(`${path}/edit`, { id: seal?.id, img }, admin)).success).toBe(true);
  expect((await list())[0]?.img).toContain(img);
  expect((await fixture.post(`${path}/delete`, { id: seal?.id }, admin)).success).toBe(true);
  expect(await list()).toEqual([]);
  expect((await add()).success).toBe(true);
  const { rows } = await sql<{ act: string }>`
    select act from sys_audit where act like 'departSeal%' order by seq`.execute(fixture.db);
  expect(rows.map(({ act }) => act)).toEqual([
    'departSeal.add',
    'departSeal.edit',
    'departSeal.delete',
    'departSeal.add',
  ]);
});
it('is one for each department, also when several are added at once', async () => {
  const replies = await Promise.all([add(), add(), add(), add()]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  for (const { success, message } of replies) if (!success) expect(message).toBe('该部门已有电子印章');
  expect(await list()).toHaveLength(1);
});
it('needs the right to change the parameters, and reads no one else’s', async () => {
  await add();
  const [seal] = await list();
  const viewer = { token: await fixture.token('viewer') };
  for (const call of [
    fixture.get(`${path}/list`, viewer),
    fixture.post(`${path}/add`, {}, viewer),
    fixture.post(`${path}/edit`, {}, viewer),
    fixture.post(`${path}/delete`, {}, viewer),
  ])
    expect((await call).code).toBe(510);
  const img = await upload(sizedPng(8, 8), stranger);
  expect((await fixture.post(`${path}/edit`, { id: seal?.id, img }, stranger)).success).toBe(false);
  expect((await fixture.post(`${path}/delete`, { id: seal?.id }, stranger)).success).toBe(false);
  const [stored] = String(seal?.img).split('?');
  for (const { token } of [viewer, stranger])
    expect(
      (
        await fixture.app.server.inject({
          url: `/server/sys/common/static/${stored}`,
          headers: { 'x-access-token': token },
        })
      ).statusCode,
    ).not.toBe(200);
});
it.each([
  ['there is no file', () => ({ img: '' })],
  ['its file does not exist', () => ({ img: 'seal/none.png' })],
  ['its file is in a public folder', async () => ({ img: await upload(sizedPng(8, 8), admin, 'company') })],
  ['its file belongs to another tenant', async () => ({ img: await upload(sizedPng(8, 8), stranger) })],
  ['its picture is too large', async () => ({ img: await upload(sizedPng(2001, 2)) })],
  ['its picture expands to more than its pixels', async () => ({ img: await upload(sizedPng(8, 8, 200_000)) })],
  ['the department is unknown', () => ({ departId: 'none' })],
  ['the department belongs to another tenant', async () => ({ departId: await loadDepart('A03A02') })],
])('is refused when %s', async (_when, more) => {
  expect((await add(await more())).success).toBe(false);
  expect(await list()).toEqual([]);
});
it('cannot be uploaded as a picture of another kind or as more than a megabyte', async () => {
  for (const content of [drawnJpeg(), Buffer.concat([sizedPng(8, 8), Buffer.alloc(1_100_000)])])
    await expect(upload(content)).rejects.toThrow();
});
