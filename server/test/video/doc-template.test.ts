import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture, type Caller } from '../support/app-fixture.ts';
import { pdfText } from '../support/pdf-text.ts';
import { richMarks } from '../support/rich-marks.ts';
import { emptyTables } from '../support/tables.ts';

const path = '/media/docTemplate';
let fixture: AppFixture;
let school: Caller;
let clerk: Caller;
let viewer: Caller;
let other: Caller;
beforeAll(async () => {
  fixture = await AppFixture.open();
  const caller = async (username: string): Promise<Caller> => ({ token: await fixture.token(username) });
  school = await caller('demo_school_admin_2');
  clerk = await caller('demo_school_staff_2');
  viewer = await caller('viewer');
  other = await caller('demo_school_admin_1');
});
afterAll(() => fixture.close());
beforeEach(() => emptyTables(fixture.database.db, ['med_template', 'med_template_version', 'biz_document']));

const form = (more: Record<string, unknown> = {}) => ({
  name: '录用通知书（研发）',
  templateType: '4',
  bizType: 'offer',
  formatType: 'html',
  content: '<h1>录用通知书</h1><p>{{name}} 同学</p>',
  ...more,
});
const send = (call: string, body: Record<string, unknown>, who = school) => fixture.post(`${path}/${call}`, body, who);
async function add(more: Record<string, unknown> = {}): Promise<string> {
  const answered = await send('add', form(more));
  expect(answered.message).toBe('添加成功！');
  return answered.result.id;
}
const read = async (id: string, who = school) => (await fixture.get(`${path}/queryById?id=${id}`, who)).result;

describe('a template', () => {
  it('keeps sanitized content and names its variables', async () => {
    const id = await add({ content: `<p>{{post}}{{ name }}</p>${richMarks.join('')}` });
    const row = await read(id);
    expect(row).toMatchObject({ variables: ['post', 'name'], versionNo: 1, defaultFlag: 'N', status: 1, useCount: 0 });
    expect(row.content).not.toMatch(/<(?:script|svg|iframe|style|form)|javascript|\son\w+\s*=/i);
  });
  it.each([
    [
      'an unknown variable',
      { content: '<p>{{name}}{{nope}}{{x y}}</p>' },
      'content',
      '模板含有未定义的变量：nope、x y',
    ],
    ['a variable of another business', { content: '<p>{{campName}}</p>' }, 'content', '模板含有未定义的变量：campName'],
    [
      'a seal outside of a box',
      { content: '<p>{{companySeal}}</p>' },
      'content',
      '变量“用人单位印章”应在签章框中单独成行',
    ],
    ['a QR code within a text', { content: '<p>扫码{{qr}}</p>' }, 'content', '变量“核验二维码”应单独成段'],
    ['a business of another type', { bizType: 'agreement' }, 'bizType', '适用业务的值不在可选范围内!'],
    ['another format', { formatType: 'docx' }, 'formatType', '文件格式的值不在可选范围内!'],
    ['no content', { content: '' }, 'content', '请输入模板内容!'],
  ])('is refused with %s', async (_what, more, field, message) => {
    const answered = await send('add', form(more));
    expect(answered).toMatchObject({ success: false, message });
    expect(answered.result.fields).toEqual({ [field]: message });
  });
  it('has a version per content, and gets an earlier one back', async () => {
    const id = await add();
    const first = (await read(id)).content;
    await send('edit', { id, name: '改名' });
    await send('edit', { id, content: '<p>第二版 {{name}}</p>' });
    await send('changeStatus', { id, status: 0 });
    expect(await read(id)).toMatchObject({ versionNo: 2, name: '改名', status: 0 });
    expect(await send('restore', { id, versionNo: 1 })).toMatchObject({ success: true });
    expect(await read(id)).toMatchObject({ versionNo: 3, content: first });
    const { result } = await fixture.get(`${path}/versions?id=${id}`, clerk);
    expect(result.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual([3, 2, 1]);
    expect(result[0]).toMatchObject({ savedBy: 'demo_school_admin_2', createTime: expect.any(String) });
    expect((await send('restore', { id, versionNo: 9 })).message).toBe('数据不存在或无权访问');
  });
  it('numbers parallel changes in sequence', async () => {
    const id = await add();
    const edits = Array.from({ length: 8 }, (_, i) => send('edit', { id, content: `<p>第${i}版 {{name}}</p>` }));
    for (const answered of await Promise.all(edits)) expect(answered.success).toBe(true);
    const { result } = await fixture.get(`${path}/versions?id=${id}`, school);
    expect(result.map(({ versionNo }: { versionNo: number }) => versionNo)).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });
  it('is copied switched off and never as the default', async () => {
    const id = await add({ name: '长'.repeat(60) });
    await send('setDefault', { id });
    const { result } = await send('copy', { id }, clerk);
    expect(await read(result.id)).toMatchObject({
      name: `${'长'.repeat(56)}（副本）`,
      status: 0,
      defaultFlag: 'N',
      versionNo: 1,
    });
  });
});

describe('the default', () => {
  const defaults = async () =>
    (
      await sql<{ id: string }>`select id from med_template where default_flag = 'Y' and del_flag = 0`.execute(
        fixture.db,
      )
    ).rows.map(({ id }) => id);

  it('is exactly one after parallel choices', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, (_, i) => add({ name: `模板${i}` })));
    const answers = await Promise.all([...ids, ...ids].map((id) => send('setDefault', { id })));
    for (const answered of answers) expect(answered).toMatchObject({ success: true });
    expect(await defaults()).toHaveLength(1);
    // The index holds it for every other way to write the column.
    await expect(sql`update med_template set default_flag = 'Y'`.execute(fixture.db)).rejects.toThrow();
  });
  it('is one for each business, and neither switched off nor deleted', async () => {
    const offer = await add();
    const agreement = await add({ templateType: '3', bizType: 'agreement' });
    for (const id of [offer, agreement]) await send('setDefault', { id });
    expect((await defaults()).sort()).toEqual([offer, agreement].sort());
    const refused = { success: false, message: '默认模板不能停用或删除!' };
    expect(await send('changeStatus', { id: offer, status: 0 })).toMatchObject(refused);
    expect(await send('edit', { id: offer, status: 0 })).toMatchObject(refused);
    expect(await fixture.call('DELETE', `${path}/delete?id=${offer}`, school)).toMatchObject(refused);
    const next = await add({ status: 0 });
    expect((await send('setDefault', { id: next })).message).toBe('当前状态为“停用”，不能设为默认');
    await send('changeStatus', { id: next, status: 1 });
    await send('setDefault', { id: next });
    expect((await fixture.call('DELETE', `${path}/delete?id=${offer}`, school)).success).toBe(true);
  });
  it('stays in use when it is chosen and switched off at the same moment', async () => {
    const id = await add();
    await Promise.all([send('setDefault', { id }), send('changeStatus', { id, status: 0 })]);
    const row = await read(id);
    expect([row.defaultFlag, row.status]).not.toEqual(['Y', 0]);
  });
});

describe('rendering', () => {
  it('escapes values and marks what is missing', async () => {
    const id = await add({ content: '<h2>{{post}}</h2><p>{{name}}，{{school}}</p>' });
    const data = { name: '<img src=x onerror=probe()>{{post}}\u202E"', post: null };
    const { result } = await send('render', { id, data }, clerk);
    expect(result).toEqual({
      html: '<h2><mark>{{post}}</mark></h2><p>&lt;img src=x onerror=probe()&gt;<mark>{{post}}</mark>&quot;，<mark>{{school}}</mark></p>',
      missing: ['post', 'school'],
    });
  });
  it.each([
    ['a list', []],
    ['a text', 'x'],
    ['a value that is no text', { name: {} }],
    ['a value of more than 20,000 characters', { name: '长'.repeat(20_001) }],
  ])('refuses %s as data', async (_what, data) => {
    const id = await add();
    const answered = await send('render', { id, data });
    expect(answered.success).toBe(false);
    expect(answered.message).toMatch(/^数据格式不正确/);
  });
  it('draws a sample, also of an earlier version', async () => {
    const id = await add({ content: '<p>{{name}}</p><blockquote><p>单位</p><p>{{companySeal}}</p></blockquote>' });
    await send('edit', { id, content: '<p>第二版</p>' });
    const sample = async (query: string, who: Caller) => {
      const { app } = fixture;
      const answered = await app.server.inject({
        url: `/server${path}/preview?id=${id}${query}`,
        headers: { 'x-access-token': who.token },
      });
      return answered.headers['content-type'] === 'application/pdf' ? pdfText(answered.rawPayload) : answered.json();
    };
    expect(await sample('', clerk)).toContain('第二版');
    const first = await sample('&versionNo=1', clerk);
    for (const part of ['王小雨', '样张', '【用人单位印章】', '电子图样']) expect(first).toContain(part);
    expect((await sample('&versionNo=x', clerk)).message).toBe('数据不存在或无权访问');
    expect((await sample('', other)).message).toBe('数据不存在或无权访问');
  });
});

describe('access', () => {
  it('is refused without the code', async () => {
    const id = await add();
    for (const [call, body] of [
      ['add', form()],
      ['edit', { id, name: '改' }],
      ['setDefault', { id }],
      ['copy', { id }],
      ['restore', { id, versionNo: 1 }],
    ] as const)
      expect(await send(call, body, viewer), call).toMatchObject({ success: false, code: 510 });
    expect(await fixture.get(`${path}/versions?id=${id}`, viewer)).toMatchObject({ code: 510 });
    expect(await fixture.call('DELETE', `${path}/delete?id=${id}`, clerk)).toMatchObject({ code: 510 });
  });
  it('ends at the tenant', async () => {
    const id = await add();
    for (const [call, body] of [
      ['setDefault', { id }],
      ['copy', { id }],
      ['restore', { id, versionNo: 1 }],
      ['render', { id, data: {} }],
    ] as const)
      expect(await send(call, body, other), call).toMatchObject({ success: false, message: '数据不存在或无权访问' });
  });
});
