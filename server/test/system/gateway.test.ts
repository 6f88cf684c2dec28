import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppFixture } from '../support/app-fixture.ts';
import { fakePartner } from '../support/fake-partner.ts';

const long = JSON.stringify('x'.repeat(5_000));
let partner: Awaited<ReturnType<typeof fakePartner>>;
let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  partner = await fakePartner((url) =>
    url.pathname === '/svc/long'
      ? { body: long, headers: { 'content-type': 'application/json' } }
      : { body: `asked ${url.pathname}` },
  );
  fixture = await AppFixture.open({ GATEWAY_HOSTS: `${partner.url},https://service.example.edu.cn` });
  admin = { token: await fixture.token('admin') };
});
afterAll(async () => {
  await fixture.close();
  await partner.close();
});
beforeEach(async () => {
  await sql`delete from sys_gateway_route`.execute(fixture.db);
  await fixture.post('/sys/gatewayRoute/clearRedis', {}, admin);
});

const base = '/sys/gatewayRoute';
const router = (more: object = {}) => ({
  routerId: 'svc',
  name: '服务',
  uri: partner.url,
  predicates: [{ name: 'Path', args: ['/svc/**'] }],
  filters: [],
  status: 1,
  ...more,
});
const save = (more: object = {}, caller = admin) => fixture.post(`${base}/updateAll`, { router: router(more) }, caller);
const list = async () => (await fixture.get(`${base}/list`, admin)).result;
const through = async (path: string, token = admin.token) => {
  const response = await fixture.app.server.inject({
    method: 'GET',
    url: `/gateway${path}`,
    headers: { 'x-access-token': token },
  });
  return [response.statusCode, response.body];
};
const acts = async () => {
  const { rows } = await sql<{ act: string }>`
    select act from sys_audit where act like 'gateway.%' order by seq desc`.execute(fixture.db);
  return rows.map(({ act }) => act);
};

describe('网关路由', () => {
  it('adds, answers parsed, changes and deletes one route, which takes effect at once', async () => {
    const added = await save();
    expect(added).toMatchObject({
      success: true,
      message: '操作成功！',
      result: { routerId: 'svc', open: 0, version: 0 },
    });
    expect(await through('/svc/a')).toEqual([200, 'asked /svc/a']);
    const { id, version } = added.result;
    const changed = await save({
      id,
      version,
      filters: [{ name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] }],
    });
    expect(changed.success).toBe(true);
    expect(await list()).toMatchObject([
      {
        id,
        status: 1,
        predicates: [{ name: 'Path', args: ['/svc/**'] }],
        filters: [{ name: 'StripPrefix', args: [{ key: 'parts', value: '1' }] }],
      },
    ]);
    expect(await through('/svc/a')).toEqual([200, 'asked /a']);
    expect((await save({ id, version, name: '迟到' })).message).toBe('数据已被他人修改，请刷新后重试');
    expect(await fixture.call('DELETE', `${base}/delete?id=${id}`, admin)).toMatchObject({ message: '删除路由成功' });
    expect((await through('/svc/a'))[0]).toBe(404);
    expect((await acts()).slice(0, 3)).toEqual(['gateway.delete', 'gateway.edit', 'gateway.add']);
    expect((await fixture.call('DELETE', `${base}/delete?id=${id}`, admin)).message).toBe('未找到路由');
  });

  it('leaves an answer as its target wrote it, whatever the caller could unpack', async () => {
    await save();
    const { headers, body } = await fixture.app.server.inject({
      url: '/gateway/svc/long',
      headers: { 'x-access-token': admin.token, 'accept-encoding': 'gzip, br' },
    });
    expect([headers['content-encoding'], body]).toEqual([undefined, long]);
  });

  it('takes what a client of the framework sends, under its prefix', async () => {
    const response = await fixture.app.server.inject({
      method: 'POST',
      url: `/jeecg-boot${base}/updateAll`,
      headers: { 'x-access-token': admin.token },
      payload: { router: router({ id: '', retryable: 1, stripPrefix: 1, persistable: 1, showApi: 1 }) },
    });
    expect(response.json()).toMatchObject({ success: true });
    expect((await save({ routerId: 'b', stripPrefix: 1 })).message).toBe('不支持的字段：stripPrefix');
  });

  it('asks for the password before a route is opened to everybody', async () => {
    const { rows } = await sql<{ id: string }>`
      update sys_session set password_proof_at = null where revoked_at is null returning id`.execute(fixture.db);
    expect(rows.length).toBeGreaterThan(0);
    expect(await save({ open: true })).toMatchObject({ code: 510, message: '请先验证密码' });
    expect((await save()).success).toBe(true);
    expect((await through('/svc/a', ''))[0]).toBe(401);
    const again = { token: await fixture.token('admin') };
    const [{ id }] = await list();
    expect(await save({ id, open: true }, again)).toMatchObject({ success: true, result: { open: 1 } });
    expect(await through('/svc/a', '')).toEqual([200, 'asked /svc/a']);
    admin = again;
  });

  it.each([
    ['an address of this machine', { uri: 'http://127.0.0.1:9' }, '路由地址不允许'],
    ['a host that is not listed', { uri: 'https://other.example.edu.cn' }, '路由地址不允许'],
    ['another scheme of a listed host', { uri: 'http://service.example.edu.cn' }, '路由地址不允许'],
    ['another port of a listed host', { uri: 'https://service.example.edu.cn:8443' }, '路由地址不允许'],
    ['a service of the framework', { uri: 'lb://jeecg-system' }, '路由地址不允许'],
    ['a file', { uri: 'file:///etc/passwd' }, '路由地址不允许'],
    [
      'a path in the address',
      { uri: 'https://service.example.edu.cn/x' },
      '路由地址只写协议、主机和端口，路径请用过滤器添加',
    ],
    [
      'user and password',
      { uri: 'https://a:b@service.example.edu.cn' },
      '路由地址只写协议、主机和端口，路径请用过滤器添加',
    ],
    ['no id', { routerId: '' }, '请输入路由ID!'],
    ['an id with a slash', { routerId: 'a/b' }, '路由ID只能包含字母、数字、点、下划线和短横线'],
    ['no conditions', { predicates: [] }, '请至少添加一个路由条件'],
    ['an unknown condition', { predicates: [{ name: 'Weight', args: [] }] }, '不支持的路由条件：Weight'],
    ['an unknown filter', { filters: [{ name: 'Rewrite', args: [] }] }, '不支持的过滤器：Rewrite'],
    ['a state there is not', { status: 7 }, undefined],
  ])('refuses %s', async (_name, more, sentence) => {
    const refused = await save(more);
    expect(refused).toMatchObject({ success: false, code: 500 });
    if (sentence !== undefined) expect(refused.message).toBe(sentence);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{}],
    [{ router: null }],
    [{ router: 'x' }],
    [{ router: [] }],
    [{ router: { id: { a: 1 } } }],
    [{ router: { __proto__: null, id: 5 } }],
  ])('refuses a body that is no route: %j', async (body) => {
    const refused = await fixture.post(`${base}/updateAll`, body as never, admin);
    expect(refused).toMatchObject({ success: false });
    expect(refused.message).toMatch(/\p{Script=Han}/u);
    expect(refused.http).toBe(200);
  });

  it('keeps ids apart, copies switched off, takes back from the bin, and purges', async () => {
    const { id } = (await save()).result;
    expect((await save()).message).toBe('路由ID已存在');
    const copied = await fixture.post(`${base}/copyRoute`, { id }, admin);
    expect(copied.result).toMatchObject({ routerId: 'svc_copy', name: '服务（副本）', status: 0, open: 0 });
    expect((await fixture.get(`${base}/copyRoute?id=${id}`, admin)).result.routerId).toBe('svc_copy2');
    await fixture.call('DELETE', `${base}/delete?id=${id}`, admin);
    expect((await fixture.get(`${base}/deleteList`, admin)).result).toMatchObject([{ id, routerId: 'svc' }]);
    const other = (await save()).result.id;
    const back = () => fixture.call('PUT', `${base}/putRecycleBin`, admin, { ids: id });
    expect((await back()).message).toBe('路由ID已存在');
    await fixture.call('DELETE', `${base}/delete?id=${other}`, admin);
    expect((await back()).success).toBe(true);
    expect(await through('/svc/a')).toEqual([200, 'asked /svc/a']);
    expect((await fixture.call('DELETE', `${base}/deleteRecycleBin?ids=${other},${id}`, admin)).success).toBe(false);
    expect((await fixture.call('DELETE', `${base}/deleteRecycleBin?ids=${other}`, admin)).success).toBe(true);
    expect((await fixture.get(`${base}/deleteList`, admin)).result).toEqual([]);
  });

  it('says how targets are, whether the proxy is on, and where it may lead', async () => {
    await save();
    await save({ routerId: 'off', status: 0 });
    const health = await fixture.get(`${base}/health`, admin);
    expect(health.result).toMatchObject([
      { routerId: 'svc', state: 'up', status: 200, failures: 0, time: '2025-10-15 09:00:00' },
      { routerId: 'off', state: 'off', status: null, time: null },
    ]);
    expect((await fixture.get(`${base}/state`, admin)).result).toEqual({
      isOn: true,
      origins: [partner.url, 'https://service.example.edu.cn'],
    });
  });

  it('is for holders of its codes alone', async () => {
    const { id } = (await save()).result;
    for (const username of ['viewer', 'school']) {
      const caller = { token: await fixture.token(username) };
      expect((await fixture.get(`${base}/list`, caller)).code, username).toBe(510);
      expect((await save({ id }, caller)).code, username).toBe(510);
      expect((await fixture.call('DELETE', `${base}/delete?id=${id}`, caller)).code, username).toBe(510);
      expect((await fixture.get(`${base}/health`, caller)).code, username).toBe(510);
    }
  });
});
