import { describe, expect, it } from 'vitest';
import { prepareEchoServer, unfit } from './echo-server.ts';

const server = prepareEchoServer();

describe('the envelope', () => {
  it('is the shape of a success', async () => {
    const { status, body } = await server.add({ name: '甲公司' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, code: 200, message: '添加成功！', result: { name: '甲公司' } });
    expect(Object.keys(body).sort()).toEqual(['code', 'message', 'result', 'success', 'timestamp']);
    expect(Math.abs(Date.now() - body.timestamp)).toBeLessThan(60_000);
  });

  it('names every failing field and carries the first one as message', async () => {
    const { status, body } = await server.add({ name: '', rank: 12 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      code: 500,
      message: '请输入名称!',
      result: { errorCode: 'RC_FIELD', fields: { name: '请输入名称!', rank: '级别应在0到9之间!' } },
    });
  });

  it('hides a defect behind a request number that the log knows', async () => {
    const { status, body, text, headers } = await server.call({
      method: 'GET',
      url: '/server/test/defect',
      as: 'staff',
    });
    expect(status).toBe(500);
    expect(body).toMatchObject({ success: false, code: 500, message: '操作失败，系统异常，请联系管理员' });
    expect(body.result.requestId).toBe(headers['x-request-id']);
    expect(text).not.toContain('secret detail');
    expect(server.log.lines.find((line) => line.includes('secret detail'))).toContain(body.result.requestId);
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
    const { status, body } = await server.call({ method, url, as: 'staff' });
    expect({ status, code: body.code, message: body.message }).toEqual({ status: http, code, message });
  });

  it.each([
    ['no token', {}, '请求头中没有token', ''],
    ['an unknown token', { 'x-access-token': 'forged' }, 'Token失效，请重新登录!', ''],
    ['a token in the address', {}, '请求头中没有token', '?token=staff'],
  ] as const)('%s', async (_name, headers, message, query) => {
    const { status, body } = await server.call({ method: 'GET', url: `/server/sample/firm/list${query}`, headers });
    expect(status).toBe(401);
    expect(body).toMatchObject({ success: false, code: 401, message });
  });

  it.each([
    ['tenant-id', '2', 401, '用户租户信息变更,请重新登陆!'],
    ['tenant-id', 'x', 200, '租户参数不合法'],
    ['tenant_id', '2', 401, '用户租户信息变更,请重新登陆!'],
    ['x-tenant-id', '2', 401, '用户租户信息变更,请重新登陆!'],
  ])('a tenant that is not the caller’s (%s: %s)', async (header, value, http, message) => {
    const { status, body } = await server.call({
      method: 'GET',
      url: '/server/sample/firm/list',
      as: 'staff',
      headers: { [header]: value },
    });
    expect(status).toBe(http);
    expect(body.message).toBe(message);
  });

  it('a call without its permission code, in the body of a 200', async () => {
    const { status, body } = await server.add({ name: '甲公司' }, { as: 'withoutCodes' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: false, code: 510, message: '没有权限，请联系管理员分配权限！' });
  });

  it('a registration call without a live registration token', async () => {
    const without = await server.call({ method: 'POST', url: '/server/test/registration', as: 'staff' });
    expect(without.body.message).toBe('操作已超时，请返回登录页重新验证');
    const withOne = await server.call({
      method: 'POST',
      url: '/server/test/registration',
      headers: { 'x-register-token': 'rt_live' },
    });
    expect(withOne.body.result).toMatchObject({ username: 'newcomer' });
  });

  it('learns nothing of the body before it knows the caller', async () => {
    const { status } = await server.call({
      method: 'POST',
      url: '/server/sample/firm/add',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(401);
  });
});

describe('addresses', () => {
  it('take the first value of a name, trimmed, without the client’s time stamp and empty values', async () => {
    const { body } = await server.call({
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
    const { status, body } = await server.call({
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
    const { body } = await server.call({ method: 'GET', url: `/server/sample/firm/${name}`, as: 'staff' });
    expect(body.success, body.message).toBe(isFound);
  });

  it.each(["1' or '1'='1", '../../etc/passwd', '1;drop table sample_firm', 'a'.repeat(65)])(
    'with the id %s answer as for one that no row has',
    async (id) => {
      const answer = (value: string) =>
        server.call({
          method: 'GET',
          url: `/server/sample/firm/queryById?id=${encodeURIComponent(value)}`,
          as: 'staff',
        });
      const [odd, missing] = [await answer(id), await answer('1790000000000000001')];
      expect({ ...odd.body, timestamp: 0 }).toEqual({ ...missing.body, timestamp: 0 });
    },
  );

  it('with an odd id among several are refused as a whole', async () => {
    const { body } = await server.call({
      method: 'DELETE',
      url: '/server/sample/firm/deleteBatch?ids=1,2)%20or%20(1=1',
      as: 'staff',
    });
    expect(body).toMatchObject({ success: false, message: '参数不识别！' });
  });
});

describe('the operation log', () => {
  it('names call, person and cost, and hides secrets and numbers of persons', async () => {
    server.ports.records.length = 0;
    await server.add({ name: '甲公司', phone: '13800001234', password: 'Campus@2026' });
    const [record] = server.ports.records;
    expect(record).toMatchObject({ title: '示例企业', operateType: 2, method: 'POST', path: '/sample/firm/add' });
    expect(record?.session?.username).toBe('staff');
    expect(record?.params).toEqual({ name: '甲公司', phone: '138****1234', password: '***' });
    expect(record?.failed).toBe('不支持的字段：password');
  });

  it('is not written for reads', async () => {
    server.ports.records.length = 0;
    await server.call({ method: 'GET', url: '/server/sample/firm/list', as: 'staff' });
    expect(server.ports.records).toEqual([]);
  });

  it('leaves no canary in the request log', async () => {
    server.log.lines.length = 0;
    const token = `eyJhbGciOiJIUzI1NiJ9.${'a1'.repeat(20)}`;
    await server.call({
      method: 'GET',
      url: `/server/sys/thirdLogin/getLoginUser/${token}/x?captcha=123456&mobile=13800001234&s=signature&x=a%0aINFO%20fake`,
    });
    const line = server.log.lines.find((entry) => entry.includes('thirdLogin')) as string;
    for (const canary of [token, '123456', '13800001234', 'signature']) expect(line).not.toContain(canary);
    expect(line).not.toContain('\n');
    expect(line).toContain('138****1234');
  });
});
