import type { CalendarEvent } from '@campus/contract/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Clock } from '../support/bare-engine.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const clock = new Clock('2025-10-15T10:00:00+08:00');
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    filled: 'tinyOctober',
    now: clock.now,
    env: { RATE_LIMITS: 'on', CONSOLE_URL: 'http://localhost' },
  });
});
afterAll(() => app.close());

/** Signs in once per user: the limits are on. */
const tokens = new Map<string, Promise<string>>();
function loadToken(username: string): Promise<string> {
  const token = tokens.get(username) ?? app.signIn(username);
  tokens.set(username, token);
  return token;
}
const post = async (username: string, path: string, body: object) =>
  (await app.call({ method: 'POST', url: `/server${path}`, payload: body, as: await loadToken(username) })).body;
const create = (username: string, kinds = 'employment,resume') => post(username, '/calendar/feed/create', { kinds });
const list = async (username: string) =>
  (await app.call({ method: 'GET', url: '/server/calendar/feed/list', as: await loadToken(username) })).body.result;
/** Each reader has an address of its own, so that the limit of one does not reach another. */
let readers = 0;
async function read(path: string, headers: Readonly<Record<string, string>> = {}) {
  readers += 1;
  const url = `/server${path}`;
  return app.server.inject({ method: 'GET', url, headers, remoteAddress: `10.1.${readers >> 8}.${readers & 255}` });
}
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('a calendar feed', () => {
  it('is read without a session and holds the events of its user', async () => {
    const { result } = await create('hr01', 'employment');
    expect(result.path).toMatch(/^\/calendar\/feed\/[\w-]{43}\.ics$/);
    const answer = await read(result.path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const token = await loadToken('hr01');
    const query = new URLSearchParams({ start: '2025-10-15', end: '2025-12-10' });
    const url = `/server/calendar/enterprise/employment/queryEvents?${query}`;
    const { events } = (await app.call({ method: 'GET', url, as: token })).body.result;
    expect(events.length).toBeGreaterThan(0);
    const deadlines = (events as CalendarEvent[]).filter(({ kind }) => kind === 'postDeadline');
    expect(deadlines.length).toBeGreaterThan(0);
    const uids = [...unfolded(answer.body).matchAll(/^UID:(.*)@/gm)].map(([, uid]) => uid);
    // A feed holds no bands: they belong to another calendar.
    for (const { refId } of (events as CalendarEvent[]).filter(({ isBand }) => !isBand))
      expect(
        uids.some((uid) => uid?.endsWith(refId)),
        refId,
      ).toBe(true);
    expect(new Set(uids).size, 'each event has an id of its own').toBe(uids.length);
  });
  it('links to the configured address of the console', async () => {
    const { result } = await create('hr01', 'employment');
    const text = unfolded((await read(result.path, { host: 'LOCALHOST:80', 'x-forwarded-proto': 'https' })).body);
    expect([...text.matchAll(/^URL:(\w+:\/\/[^/]*)/gm)].map(([, site]) => site)).toContain('http://localhost');
    expect(text).not.toMatch(/https:|LOCALHOST/);
    expect(text).toMatch(/^UID:.*@localhost$/m);
  });
  it('keeps the events to come when there are too many', async () => {
    const { result } = await create('hr01', 'employment');
    const listUids = async () =>
      [...unfolded((await read(result.path)).body).matchAll(/^UID:companyPost-postDeadline-(.*)@/gm)].map(
        ([, uid]) => uid,
      );
    const coming = await listUids();
    expect(coming.length).toBeGreaterThan(0);
    await sql`
      insert into rc_company_post select r.* from (select to_jsonb(c) as post from rc_company_post c
        where id = any(${coming}::text[]) order by end_date desc limit 1) p, generate_series(1, 2000) n,
      jsonb_populate_record(null::rc_company_post, p.post || jsonb_build_object('id', 'old' || n, 'post_no', 'old' || n, 'end_date', '2025-09-01')) r`.execute(
      app.engine.db,
    );
    expect((await listUids()).filter((uid) => coming.includes(uid))).toEqual(coming);
    await sql`delete from rc_company_post where id like 'old%'`.execute(app.engine.db);
  });
  it('stores a hash only and is answered once', async () => {
    const { result } = await create('hr01');
    const token = /feed\/(.*)\.ics/.exec(result.path)?.[1] ?? '';
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(f)::text as row from rc_calendar_feed f where id = ${result.id}`.execute(app.engine.db);
    expect(rows[0]?.row).not.toContain(token);
    const shown = (await list('hr01')).find(({ id }: { id: string }) => id === result.id);
    expect(Object.keys(shown).sort()).toEqual(['createTime', 'expireTime', 'id', 'kinds', 'lastTime']);
  });
  it('names candidates by their family name for companies', async () => {
    const { result } = await create('hr01', 'resume');
    const { rows } = await sql<{ id: string; realname: string }>`
      select d.id, u.realname from rc_delivery d join rc_employ_user u on u.id = d.employ_id
      join rc_company c on c.id = d.company_id join sys_user s on s.company_id = c.id and s.username = 'hr01'
      where d.del_flag = 0 and d.tenant_id = 1 and d.status = 1 order by d.id limit 1`.execute(app.engine.db);
    const [row] = rows;
    await sql`update rc_delivery set student_confirm = 0, confirm_deadline = '2025-10-20 09:00:00+08'
      where id = ${row?.id}`.execute(app.engine.db);
    const text = unfolded((await read(result.path)).body);
    expect(text).toContain(`UID:delivery-${row?.id}@`);
    expect(text).toContain('同学');
    expect(text).not.toContain(row?.realname);
  });
  it('answers 304 while nothing changed, and the new text afterwards', async () => {
    const { result } = await create('school', 'employment');
    const first = await read(result.path);
    const etag = String(first.headers.etag);
    const again = await read(result.path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await sql`update rc_company_post set end_date = '2025-11-03', version = version + 1 where id = (
      select id from rc_company_post where post_status = 1 and del_flag = 0 and tenant_id = 1 order by id limit 1)`.execute(
      app.engine.db,
    );
    expect((await read(result.path, { 'if-none-match': etag })).statusCode).toBe(200);
  });
  it('asks for the rights at every reading', async () => {
    const { result } = await create('viewer', 'employment');
    expect((await read(result.path)).body).toContain('BEGIN:VEVENT');
    await sql`delete from sys_role_permission where permission_id in (
      select id from sys_permission where perms = 'calendar:school:list') and role_id in (
      select id from sys_role where role_code = 'viewer')`.execute(app.engine.db);
    await app.engine.services.permissions.reload();
    const answer = await read(result.path);
    expect([answer.statusCode, answer.body.includes('BEGIN:VEVENT')]).toEqual([200, false]);
  });
});

describe('addresses that lead nowhere', () => {
  const guessed = `/calendar/feed/${'a'.repeat(43)}.ics`;
  const loadBody = async (path: string) => {
    const { statusCode, body } = await read(path);
    const { timestamp: _timestamp, ...rest } = JSON.parse(body);
    return { statusCode, ...rest };
  };
  const change = (set: 'frozen' | 'thawed') =>
    sql`update sys_user set status = ${set === 'frozen' ? 2 : 1} where username = 'auditor'`.execute(app.engine.db);
  it('answer alike, whether frozen, revoked, expired, foreign or guessed', async () => {
    const nothing = await loadBody(guessed);
    expect(nothing).toMatchObject({ statusCode: 404, success: false });
    const { result: frozen } = await create('auditor', 'employment');
    expect((await read(frozen.path)).statusCode).toBe(200);
    await change('frozen');
    expect(await loadBody(frozen.path)).toEqual(nothing);
    await change('thawed');
    const { result: revoked } = await create('auditor', 'employment');
    expect((await post('auditor', '/calendar/feed/revoke', { id: revoked.id })).success).toBe(true);
    expect(await loadBody(revoked.path)).toEqual(nothing);
    await sql`update rc_calendar_feed set expire_time = '2025-10-15 09:00:00+08' where id = ${frozen.id}`.execute(
      app.engine.db,
    );
    expect(await loadBody(frozen.path)).toEqual(nothing);
    const { result: foreign } = await create('hr02', 'employment');
    await sql`update rc_company set audit_status = 5 where id = (
      select company_id from sys_user where username = 'hr02')`.execute(app.engine.db);
    expect(await loadBody(foreign.path)).toEqual(nothing);
    for (const path of ['/calendar/feed/x.ics', `/calendar/feed/${"a'".repeat(21)}b.ics`, `${guessed}.txt`])
      expect(await loadBody(path)).toEqual(nothing);
  });
  it('cannot be revoked by another user', async () => {
    const { result } = await create('school', 'employment');
    expect((await post('hr01', '/calendar/feed/revoke', { id: result.id })).success).toBe(false);
    expect((await read(result.path)).statusCode).toBe(200);
  });
  it('are refused when one address asks too often', async () => {
    const ask = () => app.server.inject({ method: 'GET', url: `/server${guessed}`, remoteAddress: '10.9.9.9' });
    const codes: number[] = [];
    for (let i = 0; i < 61; i += 1) codes.push((await ask()).statusCode);
    expect(codes.slice(0, 60)).toEqual(Array<number>(60).fill(404));
    expect((await ask()).headers['retry-after']).toBeDefined();
  });
});

describe('creating a feed', () => {
  it.each([
    ['hr01', 'employment,secret', '不支持的日历：secret'],
    ['hr01', ',', '请选择订阅内容'],
    ['org01', 'employment', '没有权限，请联系管理员分配权限！'],
  ])('is refused to %s for %s', async (username, kinds, message) => {
    const answer = await create(username, kinds);
    expect([answer.success, answer.message]).toEqual([false, message]);
  });
  it('keeps to ten feeds in use when calls run in parallel', async () => {
    const kept = (await list('hr03')).length;
    const answers = await Promise.all(Array.from({ length: 14 }, () => create('hr03', 'employment')));
    expect(answers.filter(({ success }) => success)).toHaveLength(10 - kept);
    expect(await list('hr03')).toHaveLength(10);
  });
});

describe('the file of one event', () => {
  const file = async (username: string, query: Readonly<Record<string, string>>) =>
    app.server.inject({
      method: 'GET',
      url: `/server/calendar/event/ics?${new URLSearchParams(query)}`,
      headers: { 'x-access-token': await loadToken(username) },
    });
  it('holds this event for a reader of its row, and nothing for others', async () => {
    const { rows } = await sql<{ id: string }>`
      select p.id from rc_company_post p join sys_user u on u.company_id = p.company_id and u.username = 'hr01'
      where p.post_status = 1 and p.del_flag = 0 limit 1`.execute(app.engine.db);
    const query = { kind: 'postDeadline', id: rows[0]?.id ?? '' };
    const own = await file('hr01', query);
    expect(own.headers['content-disposition']).toContain("filename*=UTF-8''");
    expect(own.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect((await file('hr03', { ...query, kind: 'companyAudit' })).json().success).toBe(false);
    const { rows: foreign } = await sql<{ id: string }>`
      select p.id from rc_company_post p where p.post_status = 1 and p.del_flag = 0 and p.company_id <> (
        select company_id from sys_user where username = 'hr01') limit 1`.execute(app.engine.db);
    expect((await file('hr01', { kind: 'postDeadline', id: foreign[0]?.id ?? '' })).json().success).toBe(false);
  });
});
