import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { prepareEchoServer, unfit } from './echo-server.ts';

const server = prepareEchoServer();
const nested = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('bodies', () => {
  it.each([
    ['broken JSON', '{"name":', '参数不识别！'],
    ['an array', '[{"name":"甲"}]', '参数不识别！'],
    ['a bare value', '"甲"', '参数不识别！'],
    ['the character NUL', '{"name":"a\\u0000b"}', unfit],
    ['NUL in a key', '{"na\\u0000me":"a"}', unfit],
    ['another control character', '{"name":"a\\u0008b"}', unfit],
    ['half a pair', '{"name":"\\ud83d"}', unfit],
    ['half a pair deep inside', '{"name":[{"a":["\\udc00"]}]}', unfit],
    ['33 levels', nested(33), '参数不识别！'],
    ['100,000 levels', nested(100_000), '参数不识别！'],
    ['a prototype key', '{"__proto__":{"admin":true},"name":"甲"}', '参数不识别！'],
    ['a key that every object has', '{"name":{"toString":"x"}}', '参数不识别！'],
    ['a constructor key', '{"constructor":{"prototype":{"admin":true}}}', '参数不识别！'],
    ['half a character', Buffer.from([0x7b, 0x22, 0x6e, 0x22, 0x3a, 0x22, 0xe7, 0x22, 0x7d]), '参数不识别！'],
    ['a wrong type', '{"name":{"a":1}}', '名称格式不正确!'],
    ['a wrong number', '{"name":"甲","rank":"x"}', '级别格式不正确!'],
    ['a number beyond its column', '{"name":"甲","rank":99999999999}', '级别应在0到9之间!'],
    ['nothing', '', '请输入名称!'],
    ['too long a value', `{"name":"${'长'.repeat(21)}"}`, '名称最多20个字符!'],
    ['an unknown field', '{"name":"甲","isAdmin":1}', '不支持的字段：isAdmin'],
  ])('%s', async (_name, payload, message) => {
    const { status, body } = await server.raw(payload, 'application/json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 500, message });
    const { body: list } = await server.call({ method: 'GET', url: '/server/sample/firm/list', as: 'staff' });
    expect(list.result.total).toBe(0);
  });

  it('accept 32 levels as far as depth goes', async () => {
    const { body } = await server.raw(nested(31), 'application/json');
    expect(body.message).toBe('名称格式不正确!');
  });

  it('over 2 MiB are refused with a sentence, before the token is looked at', async () => {
    const { status, body } = await server.call({
      method: 'POST',
      url: '/server/sample/firm/add',
      payload: { name: 'x'.repeat(2 * 1024 * 1024) },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 413, message: '文件大小超出2MB限制, 请压缩或降低文件质量! ' });
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/xml',
    'application/jsonx',
    'application/json\tx',
    'text/json',
  ])('of the type %s are refused', async (type) => {
    const { status, body } = await server.raw('{"name":"甲"}', type);
    expect(status).toBe(415);
    expect(body).toMatchObject({ success: false, code: 415, message: '不支持的请求格式' });
  });

  it.each([
    ['a declared call', { words: '早' }, '不支持的字段：isAdmin'],
    ['a declared call, after what it lacks', { whom: '甲' }, '请输入问候语!'],
  ])('of %s are held to its fields', async (_name, sent, message) => {
    const greet = (url: string) =>
      server.call({
        method: 'POST',
        url,
        as: 'staff',
        payload: { ...sent, isAdmin: 1, version: 3, kind_dictText: '甲' },
      });
    expect((await greet('/server/test/greet/you')).body).toMatchObject({ success: false, code: 500, message });
    const { body } = await greet('/jeecg-boot/test/greet/you');
    if (!('words' in sent)) expect(body.message).toBe(message);
    else
      expect(body.result).toEqual({
        input: { whom: 'you', words: '早' },
        body: { words: '早', version: 3, kind_dictText: '甲' },
      });
  });

  it('of a step are held to what the step takes', async () => {
    const { body: added } = await server.call({
      method: 'POST',
      url: '/server/sample/booth/add',
      as: 'staff',
      payload: { title: '展位', firmId: (await server.add({ name: '甲公司' })).body.result.id },
    });
    const submit = (prefix: string, more: object) =>
      server.call({
        method: 'POST',
        url: `${prefix}/sample/booth/submit`,
        as: 'staff',
        payload: { id: added.result.id, ...more },
      });
    expect((await submit('/server', { surprise: 1 })).body.message).toBe('不支持的字段：surprise');
    expect((await submit('/server', { title: '展位', firmId_dictText: '甲公司' })).body.success).toBe(true);
  });

  it('drop unknown fields under the old prefix', async () => {
    const { body } = await server.add({ name: '甲公司', isAdmin: 1 }, { url: '/jeecg-boot/sample/firm/add' });
    expect(body.result).toMatchObject({ name: '甲公司' });
    expect(body.result).not.toHaveProperty('isAdmin');
  });

  it('of an outdated version change nothing', async () => {
    const { body: added } = await server.add({ name: '甲公司' });
    const edit = (name: string) =>
      server.call({
        method: 'PUT',
        url: '/server/sample/firm/edit',
        as: 'staff',
        payload: { id: added.result.id, name, version: 0 },
      });
    expect((await edit('乙公司')).body.message).toBe('编辑成功！');
    expect((await edit('丙公司')).body).toMatchObject({
      message: '数据已被他人修改，请刷新后重试',
      result: { errorCode: 'RC_STALE' },
    });
    const { body } = await server.call({
      method: 'GET',
      url: `/server/sample/firm/queryById?id=${added.result.id}`,
      as: 'staff',
    });
    expect(body.result.name).toBe('乙公司');
  });

  it('that repeat a unique value name its field', async () => {
    await server.add({ name: '甲公司' });
    expect((await server.add({ name: '甲公司' })).body).toMatchObject({
      message: '名称已存在!',
      result: { fields: { name: '名称已存在!' } },
    });
  });
});
