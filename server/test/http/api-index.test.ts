import { entities } from '@campus/contract';
import { type AnyEntity, formNames } from '@campus/contract/kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, seedSession } from '../../src/areas/system/seed.ts';
import { addUser } from '../../src/platform/sign-in/account-writes.ts';
import { hashPassword } from '../../src/platform/sign-in/password-hash.ts';
import type { AnyJson } from '../support/any-json.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { xlsxUpload } from '../support/xlsx-upload.ts';
import { apiIndex, type IndexRow } from './api-index.ts';
import { type CallSequence, callSequences, type IndexFixture } from './call-sequences.ts';
import type { Make, Sample } from './index-fixtures.ts';
import { samples } from './index-requests.ts';
import { notOfferedYet, refusedAlone } from './index-rest.ts';

/*
 * Every row of the catalogue of calls, under both prefixes: a caller without permission gets the answer of the access
 * class, a caller with permission the catalogue's answer. Calls not offered yet are on a list with their reason.
 */
const prefixes = ['/server', '/jeecg-boot'] as const;
type Prefix = (typeof prefixes)[number];
let fixture: AppFixture;
let facts: IndexFixture;
let admin = '';
let withoutCodes = '';
beforeAll(async () => {
  fixture = await AppFixture.open({ API_COMPAT: '1', GATEWAY_HOSTS: 'service.example.edu.cn' });
  const passwordHash = await hashPassword(demoPassword);
  await fixture.app.engine.runAs(seedSession(1), async (context) => {
    for (const name of ['nobody', ...spares])
      await addUser(context, {
        username: name,
        realname: `无权限${name}`,
        userType: '1',
        tenants: [1],
        departs: ['A01A01A01'],
        phone: null,
        passwordHash,
      });
  });
  admin = await fixture.token('admin');
  withoutCodes = await fixture.token('nobody');
  facts = await makeFacts();
});
afterAll(() => fixture.close());

/** Accounts for calls that end what they are made with: one for each of them. */
const spares = apiIndex.flatMap((row, i) =>
  /logout$|updatePassword$|lockScreen$/i.test(row.path) ? [`spare${i}a`, `spare${i}b`] : [],
);
let spent = 0;

interface Made {
  readonly http: number;
  readonly type: string;
  readonly body: AnyJson;
  readonly content: Buffer;
}
async function send(method: IndexRow['method'], url: string, token?: string, payload: object = {}): Promise<Made> {
  const response = await fixture.app.server.inject({
    method,
    url,
    headers: token === undefined ? {} : { 'x-access-token': token },
    // Who says nothing of himself is refused before his body is looked at.
    ...(token !== undefined && (method === 'POST' || method === 'PUT') && { payload }),
  });
  const type = String(response.headers['content-type']);
  const body = type.startsWith('application/json') && response.body ? response.json() : undefined;
  return { http: response.statusCode, type, body, content: response.rawPayload };
}
const filled = (path: string, parts: Sample['parts'] = {}): string =>
  path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parts[name] ?? 'nothing'));
const asked = (query: Readonly<Record<string, string>> | undefined): string =>
  query ? `?${new URLSearchParams(query)}` : '';
const getName = ({ method, path }: Pick<IndexRow, 'method' | 'path'>): string => `${method} ${path}`;

/** One row of each kind that good requests name, made by the administrator. */
async function makeFacts(): Promise<IndexFixture> {
  const by = { token: admin };
  const first = async (statement: string): Promise<string> =>
    (await sql<{ id: string }>`${sql.raw(statement)}`.execute(fixture.database.db)).rows[0]?.id ?? '';
  const made = async (path: string, body: Record<string, unknown>): Promise<string> => {
    const { success, message, result } = await fixture.post(path, body, by);
    if (!success) throw new Error(`${path}: ${message}`);
    return result?.id;
  };
  const loadUser = (name: string) => first(`select id from sys_user where username = '${name}'`);
  const loadPage = (component: string) =>
    first(`select id from sys_permission where component = '${component}' and del_flag = 0 order by side`);
  const departId = await first(`select id from sys_depart where org_code = 'A01A01A01'`);
  const viewerId = await loadUser('viewer');
  const pageId = await loadPage('system/SysPositionList');
  const roleId = await made('/sys/role/add', { roleCode: 'front', roleName: '前台' });
  const grant = { permissionIds: pageId, lastpermissionIds: '' };
  await made('/sys/permission/addPermissionRule', {
    permissionId: pageId,
    ruleName: '本人',
    ruleColumn: 'createBy',
    ruleConditions: '=',
    ruleValue: '#{sys_user_code}',
  });
  await made('/sys/permission/saveRolePermission', { roleId, ...grant });
  await made('/sys/permission/saveDepartPermission', { departId, ...grant });
  const ruleId = await first(`select id from sys_permission_data_rule where permission_id = '${pageId}'`);
  await made('/sys/sysDepartPermission/datarule', { permissionId: pageId, departId, dataRuleIds: ruleId });
  const departRoleId = await made('/sys/sysDepartRole/add', { departId, roleCode: 'clerk', roleName: '文员' });
  await made('/sys/sysDepartPermission/saveDeptRolePermission', { roleId: departRoleId, ...grant });
  const announcement = {
    titile: '通告',
    msgCategory: '1',
    msgType: 'USER',
    userIds: (await loadUser('admin')) as string,
    priority: 'L',
    endTime: '2025-12-31 18:00:00',
    msgAbstract: '摘要',
    msgContent: '<p>内容</p>',
  };
  const announcementId = await made('/sys/annountCement/add', announcement);
  const sendId = await made('/sys/sysAnnouncementSend/add', {
    anntId: announcementId,
    userId: await loadUser('admin'),
  });
  await made('/sys/checkRule/add', {
    ruleName: '任意',
    ruleCode: 'everything',
    ruleJson: '[{"digits":"*","pattern":"^.*$","message":"不会"}]',
  });
  await made('/sys/sysUserAgent/add', {
    userName: 'school',
    agentUserName: 'auditor',
    startTime: '2025-10-16 08:00:00',
    endTime: '2025-10-20 18:00:00',
  });
  await made('/sys/message/sysMessageTemplate/add', {
    templateCode: 'HELLO',
    templateName: '问候',
    templateType: '4',
    templateContent: '<p>您好</p>',
  });
  return {
    admin: { id: await loadUser('admin') },
    viewerId,
    schoolId: await loadUser('school'),
    departId,
    roleId,
    dictId: await made('/sys/dict/add', { dictName: '颜色', dictCode: 'colour' }),
    pageId,
    parentId: await first(`select parent_id as id from sys_permission where id = '${pageId}'`),
    ruleId,
    otherPageId: await loadPage('system/UserList'),
    departRoleId,
    categoryId: await made('/sys/category/add', { pid: '0', name: '类别' }),
    positionId: await first(`select id from sys_position where tenant_id = 1`),
    jobId: await first(`select id from sys_quartz_job where job_class_name = 'SessionClean'`),
    announcementId,
    sendId,
  };
}

const make: Make = Object.assign(
  async (method: IndexRow['method'], url: string, body?: Readonly<Record<string, unknown>>) => {
    const { success, message, result } = await fixture.call(method, url, { token: admin }, body);
    if (!success) throw new Error(`${url}: ${message}`);
    return result;
  },
  { signIn: async (username: string) => (await fixture.login(username)).result },
);

const isMissing = (row: IndexRow): boolean => notOfferedYet.some(({ rows }) => rows.test(getName(row)));
const offered = apiIndex.filter((row) => !isMissing(row));
const getCall = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const standard = /^(list|rootList|queryById|add|edit|delete|deleteBatch|exportXls|importExcel)$/;
const findWalk = ({ path }: IndexRow): CallSequence | undefined =>
  standard.test(getCall(path))
    ? callSequences.find(({ base }) => path.slice(0, path.lastIndexOf('/')) === base)
    : undefined;

describe.each(prefixes)('under %s', (prefix) => {
  describe('callers without permission', () => {
    it.each(offered)('$method $path', async (row) => {
      const ask = samples(facts)[getName(row)];
      const { parts, query }: Sample = typeof ask === 'function' ? {} : (ask ?? {});
      const url = prefix + filled(row.path, parts) + asked(query);
      const anonymous = await send(row.method, url);
      const isOpen = /[PFR]/.test(row.access) && row.access !== 'L/R';
      if (isOpen) expect([401, 510]).not.toContain(anonymous.http);
      else expect(anonymous).toMatchObject({ http: 401, body: { success: false, code: 401 } });
      if (row.access !== 'A' || refusedAlone[getName(row)]) return;
      expect((await send(row.method, url, withoutCodes)).body).toMatchObject({
        success: false,
        code: 510,
        message: '没有权限，请联系管理员分配权限！',
      });
    });
  });

  describe('callers with permission', () => {
    it.each(offered.filter((row) => !findWalk(row)))('$method $path', async (row) => {
      const ask = samples(facts)[getName(row)] ?? {};
      const { parts, query, body, message, spare, raw, absent, refused }: Sample =
        typeof ask === 'function' ? await ask(make) : ask;
      const token = spare ? await fixture.token(spares[spent++] as string) : admin;
      const url = prefix + filled(row.path, parts) + asked(query);
      const answer = await send(row.method, url, token, body);
      const refusal = refused ?? refusedAlone[getName(row)];
      if (refusal !== undefined) return expect(answer.body).toMatchObject({ success: false, message: refusal });
      if (absent) return expect(answer).toMatchObject({ http: 404, body: { code: 404 } });
      if (raw) return expect(answer.http).toBe(200);
      if (answer.type.startsWith('application/vnd')) return expect(answer.content.length).toBeGreaterThan(500);
      expect(answer.body).toMatchObject({ success: true, code: 200, timestamp: expect.any(Number) });
      expect(answer.body.message).toBe(message ?? answer.body.message);
    });
  });

  it.each(callSequences)('rows of $base are made, read, changed, exported, deleted and brought back', async (walk) => {
    await take(walk, prefix);
  });
});

async function take(walk: CallSequence, prefix: Prefix): Promise<void> {
  const n = (prefixes.indexOf(prefix) + 1) * 10;
  let made = 0;
  const { base, done = {}, list = 'list' } = walk;
  const rows = offered.filter((row) => findWalk(row) === walk);
  const methods = (call: string) => rows.filter(({ path }) => getCall(path) === call).map(({ method }) => method);
  const url = (call: string, query?: Record<string, string>) => `${prefix}${base}/${call}${asked(query)}`;
  if (base === '/sys/quartzJob')
    await sql`update sys_quartz_job set del_flag = 1 where job_class_name = 'AuditVerify'`.execute(fixture.database.db);
  const add = async (): Promise<string> => {
    const { body } = await send('POST', url('add'), admin, walk.row(facts, n + made));
    expect(body).toMatchObject({ success: true, code: 200, message: done.add ?? '添加成功！' });
    made += 1;
    return String(body.result.id);
  };
  const table = entities.find(({ path }) => path === base)?.table as string;
  const ids = async (): Promise<string[]> => {
    const found = sql<{ id: string }>`select id from ${sql.table(table)} where del_flag = 0`;
    return (await found.execute(fixture.database.db)).rows.map((row) => row.id);
  };
  const id = await add();
  for (const method of methods(list)) {
    const { body } = await send(method, url(list), admin);
    expect(body).toMatchObject({ success: true });
    expect(Array.isArray(body.result) || Array.isArray(body.result.records)).toBe(true);
  }
  for (const method of methods('queryById'))
    expect(String((await send(method, url('queryById', { id }), admin)).body.result.id)).toBe(id);
  if (prefix === '/jeecg-boot') await sendListedRowBack({ walk, url, table, id, n });
  for (const method of methods('edit'))
    expect((await send(method, url('edit'), admin, { id, ...walk.change(n) })).body).toMatchObject({
      success: true,
      message: done.edit ?? '编辑成功！',
    });
  let sheet: Buffer | undefined;
  for (const method of methods('exportXls')) {
    const { http, type, content } = await send(method, url('exportXls', { selections: id }), admin);
    expect({ http, type }).toEqual({ http: 200, type: 'application/vnd.ms-excel' });
    sheet = content;
  }
  for (const method of methods('delete'))
    expect((await send(method, url('delete', { id }), admin)).body).toMatchObject({
      success: true,
      message: done.delete ?? '删除成功！',
    });
  if (methods('importExcel').length > 0) {
    const before = new Set(await ids());
    const payload = await xlsxUpload(walk.sheet?.(facts, n) ?? (sheet as Buffer));
    const answer = await fixture.app.server.inject({
      method: 'POST',
      url: url('importExcel'),
      ...payload,
      headers: { ...payload.headers, 'x-access-token': admin },
    });
    expect(answer.json()).toMatchObject({
      success: true,
      code: 200,
      message: expect.stringContaining('文件导入成功！数据行数：1'),
    });
    const brought = (await ids()).find((one) => !before.has(one));
    await send('DELETE', url('delete', { id: brought ?? '' }), admin);
  }
  const again = methods('deleteBatch').length > 0 ? await add() : undefined;
  for (const method of again ? methods('deleteBatch') : [])
    expect((await send(method, url('deleteBatch', { ids: `${again},` }), admin)).body).toMatchObject({
      success: true,
      message: done.deleteBatch ?? '批量删除成功！',
    });
}

interface Listed {
  readonly walk: CallSequence;
  readonly url: (call: string, query?: Record<string, string>) => string;
  readonly table: string;
  readonly id: string;
  readonly n: number;
}
/** A framework client fills its edit dialog from the row of the list and sends all of it back. */
async function sendListedRowBack({ walk, url, table, id, n }: Listed): Promise<void> {
  const e = entities.find((one) => one.table === table) as AnyEntity;
  const row = async (): Promise<Record<string, unknown>> => {
    const { body } = await send('GET', url(walk.list ?? 'list', { pageSize: '1000' }), admin);
    const rows: Record<string, unknown>[] = body.result.records ?? body.result;
    return rows.find((one) => one.id === id) as Record<string, unknown>;
  };
  if (!e.calls.includes('list') || !e.calls.includes('edit')) return;
  const before = await row();
  const kept = formNames(e).filter((name) => !e.fields[name]?.secret);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(kept));
  const changes = walk.change(n);
  const { body } = await send('PUT', url('edit'), admin, { ...before, ...changes, slotTitle: '', _X_ID: 'row_1' });
  expect(body).toMatchObject({ success: true });
  const after = await row();
  for (const name of kept) if (!Object.hasOwn(changes, name)) expect(after[name], name).toEqual(before[name]);
}

describe('rows that are not offered yet', () => {
  it.each(apiIndex.filter(isMissing))('$method $path', async ({ method, path }) => {
    const { http } = await send(method, `/server${filled(path)}`, admin);
    expect([404, 405], `${method} ${path} is offered now: take it off the list`).toContain(http);
  });
  it('are no more than the list names', () => {
    for (const { rows } of notOfferedYet) expect(apiIndex.some((row) => rows.test(getName(row)))).toBe(true);
  });
});
