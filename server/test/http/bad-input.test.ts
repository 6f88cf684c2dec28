import { Buffer } from 'node:buffer';
import { endpoint, text, type } from '@campus/contract/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answer } from '../../src/kit/http/answer.ts';
import { ok as answered } from '../../src/kit/http/route.ts';
import { type HttpFixture, httpFixture } from './http-fixture.ts';

let fixture: HttpFixture;
const greeting = answer(
  endpoint({
    method: 'POST',
    path: '/test/greet/:whom',
    title: '问候',
    needs: 'signed-in',
    input: { whom: text({ label: '对象' }), words: text({ label: '问候语', required: true, max: 10 }) },
    output: type<unknown>(),
  }),
  async (input, _context, call) => ({ input, body: call.body }),
  { transaction: false },
);
beforeAll(async () => {
  fixture = await httpFixture({
    answers: [greeting],
    routes: [
      {
        methods: ['GET'],
        path: '/test/defect',
        access: 'signed-in',
        title: '缺陷',
        handle: () => Promise.reject(new Error('secret detail of /var/lib')),
      },
      {
        methods: ['POST'],
        path: '/test/echo/:name',
        access: 'signed-in',
        title: '回显',
        handle: async (call) => answered({ query: call.query, body: call.body, params: call.params }),
      },
      {
        methods: ['POST'],
        path: '/test/registration',
        access: 'registration',
        title: '注册',
        handle: async (call) => answered(call.registration),
      },
    ],
  });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const add = (payload: unknown, more: { url?: string; as?: string } = {}) =>
  fixture.call({
    method: 'POST',
    url: more.url ?? '/server/sample/firm/add',
    as: more.as ?? 'staff',
    payload: payload as object,
  });
const raw = (payload: string | Buffer, type: string) =>
  fixture.call({
    method: 'POST',
    url: '/server/sample/firm/add',
    as: 'staff',
    payload,
    headers: { 'content-type': type },
  });
const unfit = '内容包含不支持的字符，请删除后重试';
const nested = (depth: number): string => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('the envelope', () => {
  it('is the shape of a success', async () => {
    const { status, body } = await add({ name: '甲公司' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: 200, message: '添加成功！', result: { name: '甲公司' } });
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'result', 'success', 'timestamp']);
    expect(Math.abs(Date.now() - body.timestamp)).toBeLessThan(60_000);
  });

  it('names every failing field and carries the first one as message', async () => {
    const { status, body } = await add({ name: '', rank: 12 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      code: 500,
      message: '请输入名称!',
      result: { errorCode: 'RC_FIELD', fields: { name: '请输入名称!', rank: '级别应在0到9之间!' } },
    });
  });

  it('hides a defect behind a request number that the log knows', async () => {
    const { status, body, text, headers } = await fixture.call({
      method: 'GET',
      url: '/server/test/defect',
      as: 'staff',
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 500, message: '操作失败，系统异常，请联系管理员' });
    expect(body.result.requestId).toBe(headers['x-request-id']);
    expect(text).not.toContain('secret detail');
    expect(fixture.log.lines.find((line) => line.includes('secret detail'))).toContain(body.result.requestId);
  });
});

describe('requests rejected before a handler', () => {
  it.each([
    ['an unknown path', 'GET', '/server/nowhere', 404, 404, '路径不存在，请检查路径是否正确'],
    ['an unknown path under the old prefix', 'GET', '/jeecg-boot/nowhere', 404, 404, '路径不存在，请检查路径是否正确'],
    ['another method', 'DELETE', '/server/sample/firm/add', 405, 405, '不支持DELETE请求方法，支持以下POST、'],
    [
      'another method of several',
      'GET',
      '/server/sample/firm/edit',
      405,
      405,
      '不支持GET请求方法，支持以下PUT、POST、',
    ],
  ] as const)('%s', async (_name, method, url, http, code, message) => {
    const { status, body } = await fixture.call({ method, url, as: 'staff' });
    expect({ status, code: body.code, message: body.message }).toEqual({ status: http, code, message });
  });

  it.each([
    ['no token', {}, '请求头中没有token', ''],
    ['an unknown token', { 'x-access-token': 'forged' }, 'Token失效，请重新登录!', ''],
    ['a token in the address', {}, '请求头中没有token', '?token=staff'],
  ] as const)('%s', async (_name, headers, message, query) => {
    const { status, body } = await fixture.call({ method: 'GET', url: `/server/sample/firm/list${query}`, headers });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 401, message });
  });

  it.each([
    ['tenant-id', '2', 401, '用户租户信息变更,请重新登陆!'],
    ['tenant-id', 'x', 200, '租户参数不合法'],
    ['tenant_id', '2', 401, '用户租户信息变更,请重新登陆!'],
    ['x-tenant-id', '2', 401, '用户租户信息变更,请重新登陆!'],
  ])('a tenant that is not the caller’s (%s: %s)', async (header, value, http, message) => {
    const { status, body } = await fixture.call({
      method: 'GET',
      url: '/server/sample/firm/list',
      as: 'staff',
      headers: { [header]: value },
    });
    expect(status).toBe(http);
    expect(body.message).toBe(message);
  });

  it('a call without its permission code, in the body of a 200', async () => {
    const { status, body } = await add({ name: '甲公司' }, { as: 'withoutCodes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 510, message: '没有权限，请联系管理员分配权限！' });
  });

  it('a registration call without a live registration token', async () => {
    const without = await fixture.call({ method: 'POST', url: '/server/test/registration', as: 'staff' });
    expect(without.body.message).toBe('操作已超时，请返回登录页重新验证');
    const withOne = await fixture.call({
      method: 'POST',
      url: '/server/test/registration',
      headers: { 'x-register-token': 'rt_live' },
    });
    expect(withOne.body.result).toMatchObject({ username: 'newcomer' });
  });

  it('learns nothing of the body before it knows the caller', async () => {
    const { status } = await fixture.call({
      method: 'POST',
      url: '/server/sample/firm/add',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(401);
  });
});

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
    const { status, body } = await raw(payload, 'application/json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 500, message });
    const { body: list } = await fixture.call({ method: 'GET', url: '/server/sample/firm/list', as: 'staff' });
    expect(list.result.total).toBe(0);
  });

  it('accept 32 levels as far as depth goes', async () => {
    const { body } = await raw(nested(31), 'application/json');
    expect(body.message).toBe('名称格式不正确!');
  });

  it('over 2 MiB are refused with a sentence, before the token is looked at', async () => {
    const { status, body } = await fixture.call({
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
    const { status, body } = await raw('{"name":"甲"}', type);
    expect(status).toBe(415);
    expect(body).toMatchObject({ success: false, code: 415, message: '不支持的请求格式' });
  });

  it.each([
    ['a declared call', { words: '早' }, '不支持的字段：isAdmin'],
    ['a declared call, after what it lacks', { whom: '甲' }, '请输入问候语!'],
  ])('of %s are held to its fields', async (_name, sent, message) => {
    const greet = (url: string) =>
      fixture.call({
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
    const { body: added } = await fixture.call({
      method: 'POST',
      url: '/server/sample/booth/add',
      as: 'staff',
      payload: { title: '展位', firmId: (await add({ name: '甲公司' })).body.result.id },
    });
    const submit = (prefix: string, more: object) =>
      fixture.call({
        method: 'POST',
        url: `${prefix}/sample/booth/submit`,
        as: 'staff',
        payload: { id: added.result.id, ...more },
      });
    expect((await submit('/server', { surprise: 1 })).body.message).toBe('不支持的字段：surprise');
    expect((await submit('/server', { title: '展位', firmId_dictText: '甲公司' })).body.success).toBe(true);
  });

  it('drop unknown fields under the old prefix', async () => {
    const { body } = await add({ name: '甲公司', isAdmin: 1 }, { url: '/jeecg-boot/sample/firm/add' });
    expect(body.result).toMatchObject({ name: '甲公司' });
    expect(body.result).not.toHaveProperty('isAdmin');
  });

  it('of an outdated version change nothing', async () => {
    const { body: added } = await add({ name: '甲公司' });
    const edit = (name: string) =>
      fixture.call({
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
    const { body } = await fixture.call({
      method: 'GET',
      url: `/server/sample/firm/queryById?id=${added.result.id}`,
      as: 'staff',
    });
    expect(body.result.name).toBe('乙公司');
  });

  it('that repeat a unique value name its field', async () => {
    await add({ name: '甲公司' });
    expect((await add({ name: '甲公司' })).body).toMatchObject({
      message: '名称已存在!',
      result: { fields: { name: '名称已存在!' } },
    });
  });
});

describe('addresses', () => {
  it('take the first value of a name, trimmed, without the client’s time stamp and empty values', async () => {
    const { body } = await fixture.call({
      method: 'POST',
      url: '/server/test/echo/%E7%94%B2?a=1&a=2&b=%20x%20&_t=17&c=',
      as: 'staff',
      payload: {},
    });
    expect(body.result).toMatchObject({ query: { a: '1', b: 'x' }, params: { name: '甲' } });
    expect(Object.keys(body.result.query)).not.toContain('_t');
    expect(Object.keys(body.result.query)).not.toContain('c');
  });

  it.each([
    ['NUL in the query', '/server/sample/firm/list?name=a%00b', 200, unfit],
    ['NUL in the path', '/server/test/echo/a%00b', 200, unfit],
    ['a path out of the folder', '/server/test/echo/..%2f..%2fx', 200, '操作成功！'],
    ['a parameter of 600 characters', `/server/test/echo/${'a'.repeat(600)}`, 414, '参数不识别！'],
    ['broken percent-encoding', '/server/test/echo/%zz', 200, '参数不识别！'],
  ])('with %s are answered in the envelope', async (_name, url, http, message) => {
    const method = url.includes('list') ? 'GET' : 'POST';
    const { status, body } = await fixture.call({
      method,
      url,
      as: 'staff',
      ...(method === 'POST' && { payload: {} }),
    });
    expect({ status, message: body.message }).toEqual({ status: http, message });
  });

  it.each([
    ['list', true],
    ['list?pageNo=1', true],
    ['list/', true],
    ['list/?pageNo=1', true],
    ['li%73t', true],
    ['l%69st/?name=%25', true],
    ['list//', false],
    ['/list', false],
    ['LIST', false],
    ['list;x=1', false],
    ['list%2f', false],
    ['list%3Fx', false],
    ['li%2573t', false],
    ['list%zz', false],
  ])('of a list written as %s are found: %s', async (name, isFound) => {
    const { body } = await fixture.call({ method: 'GET', url: `/server/sample/firm/${name}`, as: 'staff' });
    expect(body.success, body.message).toBe(isFound);
  });

  it.each(["1' or '1'='1", '../../etc/passwd', '1;drop table sample_firm', 'a'.repeat(65)])(
    'with the id %s answer as for one that no row has',
    async (id) => {
      const answer = (value: string) =>
        fixture.call({
          method: 'GET',
          url: `/server/sample/firm/queryById?id=${encodeURIComponent(value)}`,
          as: 'staff',
        });
      const [odd, missing] = [await answer(id), await answer('1790000000000000001')];
      expect({ ...odd.body, timestamp: 0 }).toEqual({ ...missing.body, timestamp: 0 });
    },
  );

  it('with an odd id among several are refused as a whole', async () => {
    const { body } = await fixture.call({
      method: 'DELETE',
      url: '/server/sample/firm/deleteBatch?ids=1,2)%20or%20(1=1',
      as: 'staff',
    });
    expect(body).toMatchObject({ success: false, message: '参数不识别！' });
  });
});

describe('the operation log', () => {
  it('names call, person and cost, and hides secrets and numbers of persons', async () => {
    fixture.ports.records.length = 0;
    await add({ name: '甲公司', phone: '13800001234', password: 'Campus@2026' });
    const [record] = fixture.ports.records;
    expect(record).toMatchObject({ title: '示例企业', operateType: 2, method: 'POST', path: '/sample/firm/add' });
    expect(record?.session?.username).toBe('staff');
    expect(record?.params).toEqual({ name: '甲公司', phone: '138****1234', password: '***' });
    expect(record?.failed).toBe('不支持的字段：password');
  });

  it('is not written for reads', async () => {
    fixture.ports.records.length = 0;
    await fixture.call({ method: 'GET', url: '/server/sample/firm/list', as: 'staff' });
    expect(fixture.ports.records).toEqual([]);
  });

  it('leaves no canary in the request log', async () => {
    fixture.log.lines.length = 0;
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a1'.repeat(20)}`;
    await fixture.call({
      method: 'GET',
      url: `/server/sys/thirdLogin/getLoginUser/${token}/x?captcha=123456&mobile=13800001234&s=signature&x=a%0aINFO%20fake`,
    });
    const line = fixture.log.lines.find((entry) => entry.includes('thirdLogin')) as string;
    for (const canary of [token, '123456', '13800001234', 'signature']) expect(line).not.toContain(canary);
    expect(line).not.toContain('\n');
    expect(line).toContain('138****1234');
  });
});
