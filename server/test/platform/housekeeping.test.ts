import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditAnchors } from '../../src/platform/log/audit-anchors.ts';
import { AppFixture } from '../support/app-fixture.ts';
import { runJob } from '../support/run-job.ts';

let fixture: AppFixture;
let admin: { token: string };
beforeAll(async () => {
  fixture = await AppFixture.open();
  admin = { token: await fixture.token('admin') };
});
afterAll(() => fixture.close());

const run = (name: string) => runJob(fixture.app.engine, fixture.app.engine.services.jobs.types.find(name));
const day = 24 * 60;
/** Jobs of recruitment. Deliveries that are finished in time are deadlines, and a hold of a booth ends by the clock. */
const recruitment = {
  RcOutbox: '0/10 * * * * ? *',
  RcDeadline: '0 0/10 * * * ? *',
  RcFairDay: '0 0/5 * * * ? *',
  RcPreachDay: '30 0/5 * * * ? *',
  RcInterview: '0 0/5 * * * ? *',
  RcPostExpire: '0 10 0 * * ? *',
  RcBlacklist: '0 5 0 * * ? *',
  RcLicense: '0 15 0 * * ? *',
  RcStatDaily: '0 30 0 * * ? *',
  RcMatch: '0 0 2 * * ? *',
} as const;

describe('the jobs of the platform', () => {
  it('are those that the documents name', () => {
    const names = fixture.app.engine.services.jobs.types.all().map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'RecycleClean',
        'LogClean',
        'VisitDaily',
        'AuditVerify',
        'SessionClean',
        'FileClean',
        'Vacuum',
      ]),
    );
  });

  it.each(Object.entries(recruitment))('%s runs at %s', (name, cron) => {
    expect(fixture.app.engine.services.jobs.types.find(name)?.cron).toBe(cron);
  });

  it('VisitDaily: counts past days once, and the figures outlive the log', async () => {
    fixture.clock.pass(2 * day);
    admin = { token: await fixture.token('admin') };
    await fixture.token('viewer');
    fixture.clock.pass(day);
    admin = { token: await fixture.token('admin') };
    const before = (await fixture.get('/sys/visitInfo', admin)).result;
    const total = (await fixture.get('/sys/loginfo', admin)).result;
    expect(await run('VisitDaily')).toBe(2);
    expect(await run('VisitDaily')).toBe(0);
    expect((await fixture.get('/sys/visitInfo', admin)).result).toEqual(before);
    expect((await fixture.get('/sys/loginfo', admin)).result).toEqual(total);
    await sql`delete from sys_log where log_type = 1 and create_time < ${'2025-10-18'}::timestamptz`.execute(
      fixture.db,
    );
    expect((await fixture.get('/sys/visitInfo', admin)).result).toEqual(before);
    expect((await fixture.get('/sys/loginfo', admin)).result).toEqual(total);
    expect(before.map((one: { visit: number }) => one.visit)).toEqual([0, 0, 0, 1, 0, 2, 1]);
  });

  it('RecycleClean: purges rows deleted half a year ago without references, and reports them', async () => {
    const add = async (code: string) =>
      (await fixture.post('/sys/position/add', { code, name: code, postRank: '1' }, admin)).result.id as string;
    const [old, recent, alive] = [await add('old'), await add('recent'), await add('alive')];
    const dict = (await fixture.post('/sys/dict/add', { dictName: '旧字典', dictCode: 'old_dict' }, admin)).result?.id;
    const { rows: dicts } = await sql<{ id: string }>`select id from sys_dict where dict_code = 'old_dict'`.execute(
      fixture.db,
    );
    const dictId = dict ?? dicts[0]?.id;
    await fixture.post('/sys/dictItem/add', { dictId, itemText: '项', itemValue: '1', sortOrder: 1, status: 1 }, admin);
    const dropped = (table: string, id: string, ago: string) =>
      sql`
      update ${sql.table(table)} set del_flag = 1, update_time = ${'2025-10-18'}::timestamptz - ${ago}::interval where id = ${id}`.execute(
        fixture.db,
      );
    await dropped('sys_position', old, '181 days');
    await dropped('sys_position', recent, '100 days');
    await dropped('sys_dict', dictId, '200 days');
    expect(await run('RecycleClean')).toBe(3);
    const { rows } = await sql<{
      id: string;
    }>`select id from sys_position where id in (${old}, ${recent}, ${alive})`.execute(fixture.db);
    expect(rows.map(({ id }) => id).sort()).toEqual([recent, alive].sort());
    // Its item goes with it, as it does when a person empties the bin.
    expect((await sql`select 1 from sys_dict where id = ${dictId}`.execute(fixture.db)).rows).toEqual([]);
    expect((await sql`select 1 from sys_dict_item where dict_id = ${dictId}`.execute(fixture.db)).rows).toEqual([]);
    expect(await run('RecycleClean')).toBe(0);
    const { rows: acts } = await sql<{ content: { tables: object } }>`
      select content from sys_audit where act = 'recycle.clean' order by seq`.execute(fixture.db);
    expect(acts.map(({ content }) => content.tables)).toEqual([{ sys_position: 1, sys_dict: 1, sys_dict_item: 1 }]);
  });

  it('RecycleClean: empties the bin of gateway routes', async () => {
    for (const routerId of ['gone', 'stays'])
      await sql`
        insert into sys_gateway_route (id, tenant_id, create_by, create_time, del_flag, version, router_id, name, uri, predicates, filters, status, open)
        values (${routerId}, 0, 'admin', now(), 0, 0, ${routerId}, ${routerId}, 'http://127.0.0.1:9', '[]', '[]', 0, 0)`.execute(
        fixture.db,
      );
    await sql`update sys_gateway_route set del_flag = 1, update_time = '2024-01-01' where router_id = 'gone'`.execute(
      fixture.db,
    );
    expect(await run('RecycleClean')).toBe(1);
    const { rows } = await sql<{ routerId: string }>`
      select router_id from sys_gateway_route where router_id in ('gone', 'stays')`.execute(fixture.db);
    expect(rows).toEqual([{ routerId: 'stays' }]);
  });

  describe('RecycleClean: accounts and tenants', () => {
    const password = 'Ginkgo@2026xy';
    const addUser = async (username: string): Promise<string> => {
      const phone = `1390001${String(1000 + username.length * 37).slice(-4)}`;
      const body = { username, realname: username, workNo: username, phone, password, confirmpassword: password };
      const { success, message, result } = await fixture.post('/sys/user/add', { ...body, relTenantIds: '1' }, admin);
      if (!success) throw new Error(message);
      return result.id;
    };
    const dropUser = (id: string, at = '2025-01-01') =>
      sql`update sys_user set del_flag = 1, update_time = ${at}::timestamptz where id = ${id}`.execute(fixture.db);
    const isThere = async (table: string, column: string, value: string | number): Promise<boolean> => {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text = ${String(value)} limit 1`.execute(
        fixture.db,
      );
      return rows.length > 0;
    };
    const lastAct = async () => {
      const { rows } = await sql<{ act: string; content: object }>`
        select act, content from sys_audit where act like '%.purge' order by seq desc limit 1`.execute(fixture.db);
      return rows[0];
    };

    it('an account that did nothing goes with all that ties it, and its log lines stay', async () => {
      const id = await addUser('idle');
      await fixture.login('idle');
      await sql`
        insert into sys_second_factor (id, create_by, create_time, del_flag, version, user_id, secret, made_at, last_step)
        values ('factor', 'idle', now(), 0, 0, ${id}, 'secret', now(), 0)`.execute(fixture.db);
      await sql`
        insert into sys_recovery_code (id, create_by, create_time, del_flag, version, user_id)
        values ('code', 'idle', now(), 0, 0, ${id})`.execute(fixture.db);
      await sql`
        insert into sys_known_device (id, create_by, create_time, del_flag, version, user_id, session_id, last_used, expires)
        values ('device', 'idle', now(), 0, 0, ${id}, 'session', now(), now())`.execute(fixture.db);
      await dropUser(id);
      expect(await run('RecycleClean')).toBe(1);
      expect(await isThere('sys_user', 'id', id)).toBe(false);
      const owned = ['sys_second_factor', 'sys_recovery_code', 'sys_known_device'];
      for (const table of [...owned, 'sys_user_tenant', 'sys_user_role', 'sys_user_depart', 'sys_session'])
        expect(await isThere(table, 'userId', id)).toBe(false);
      expect(await isThere('sys_log', 'userid', 'idle')).toBe(true);
      expect(await lastAct()).toEqual({ act: 'user.purge', content: { id, name: 'idle' } });
    });

    it('an account that was deleted lately stays', async () => {
      const id = await addUser('lately1');
      await dropUser(id, '2025-09-01');
      expect(await run('RecycleClean')).toBe(0);
      expect(await isThere('sys_user', 'id', id)).toBe(true);
    });

    it.each<
      [string, string, (id: string, name: string) => Promise<unknown>, (id: string, name: string) => Promise<unknown>]
    >([
      [
        'that wrote a row',
        'writer_22',
        (_id, name) => sql`update sys_position set create_by = ${name} where code = 'alive'`.execute(fixture.db),
        () => sql`update sys_position set create_by = 'admin' where code = 'alive'`.execute(fixture.db),
      ],
      [
        'that changed a row',
        'changer_333',
        (_id, name) => sql`update sys_position set update_by = ${name} where code = 'alive'`.execute(fixture.db),
        () => sql`update sys_position set update_by = null where code = 'alive'`.execute(fixture.db),
      ],
      [
        'whose file is kept',
        'uploader_4444',
        (_id, name) =>
          sql`
            insert into sys_oss_file (id, tenant_id, create_by, create_time, del_flag, version, file_name, url, uploader)
            values ('f1', 1, 'admin', now(), 0, 0, 'a', 'temp/a.txt', ${name})`.execute(fixture.db),
        () => sql`delete from sys_oss_file where id = 'f1'`.execute(fixture.db),
      ],
      [
        'that belongs to a company',
        'member_55555',
        (id) =>
          sql`
            insert into rc_company_user (id, tenant_id, create_by, create_time, del_flag, version, user_id, company_id, role)
            values ('m1', 1, 'admin', now(), 0, 0, ${id}, 'c', 1)`.execute(fixture.db),
        () => sql`delete from rc_company_user where id = 'm1'`.execute(fixture.db),
      ],
    ])('an account %s stays until nothing names it', async (_what, username, name, forget) => {
      const id = await addUser(username);
      await dropUser(id);
      await name(id, username);
      expect(await run('RecycleClean')).toBe(0);
      expect(await isThere('sys_user', 'id', id)).toBe(true);
      await forget(id, username);
      expect(await run('RecycleClean')).toBe(1);
      expect(await isThere('sys_user', 'id', id)).toBe(false);
    });

    it('what a new account of the same name has stays with it', async () => {
      const id = await addUser('twice_666666');
      await dropUser(id);
      await sql`
        insert into sys_user_agent (id, tenant_id, create_by, create_time, del_flag, version, user_name, agent_user_name, start_time, end_time, status)
        values ('a1', 1, 'admin', now(), 0, 0, 'twice_666666', 'admin', now(), now(), '1')`.execute(fixture.db);
      await sql`update sys_user set phone = null, work_no = null where id = ${id}`.execute(fixture.db);
      await addUser('twice_666666');
      expect(await run('RecycleClean')).toBe(1);
      expect(await isThere('sys_user_agent', 'id', 'a1')).toBe(true);
      await sql`delete from sys_user_agent where id = 'a1'`.execute(fixture.db);
    });

    it('a tenant goes once there is no row of it anywhere', async () => {
      const add = async (tenantNo: number) => {
        const { success, message } = await fixture.post(
          '/sys/tenant/add',
          { name: `租户${tenantNo}`, tenantNo },
          admin,
        );
        if (!success) throw new Error(message);
        await sql`
          update sys_tenant set del_flag = 1, update_time = '2025-01-01' where id = ${String(tenantNo)}`.execute(
          fixture.db,
        );
      };
      await add(901);
      await add(902);
      await sql`
        insert into sys_position (id, tenant_id, create_by, create_time, del_flag, version, code, name, post_rank)
        values ('p902', 902, 'admin', now(), 0, 0, 'p902', '职务', '1')`.execute(fixture.db);
      expect(await run('RecycleClean')).toBe(1);
      expect(await isThere('sys_tenant', 'id', '901')).toBe(false);
      expect(await isThere('msg_event', 'tenantId', 901)).toBe(false);
      expect(await isThere('rc_holiday', 'tenantId', 901)).toBe(false);
      expect(await isThere('sys_tenant', 'id', '902')).toBe(true);
      expect(await isThere('msg_event', 'tenantId', 902)).toBe(true);
      expect(await lastAct()).toEqual({ act: 'tenant.purge', content: { id: '901', name: '租户901' } });
    });
  });

  it('AuditVerify: notes where the chain stands, and tells of the first row that is not right', async () => {
    expect((await fixture.get('/sys/log/auditState', admin)).result).toMatchObject({
      rows: expect.any(Number),
      firstBroken: null,
      lastTime: expect.stringMatching(/^2025-10-18/),
    });
    await run('AuditVerify');
    const anchors = await fixture.app.engine.services.anchors.all();
    expect(anchors).toHaveLength(1);
    await sql`alter table sys_audit disable trigger all`.execute(fixture.db);
    await sql`update sys_audit set actor = 'nobody' where seq = 2`.execute(fixture.db);
    await sql`alter table sys_audit enable trigger all`.execute(fixture.db);
    await expect(run('AuditVerify')).rejects.toThrow('number 2');
    expect((await fixture.get('/sys/log/auditState', admin)).result.firstBroken).toBe(2);
    const { rows } = await sql<{ params: { error: string } }>`
      select params from rc_outbox where code = 'JOB_FAILED' and ref_id = 'AuditVerify'`.execute(fixture.db);
    expect(rows[0]?.params.error).toBe('审计链自第2条起断裂');
    expect(await fixture.app.engine.services.anchors.all()).toHaveLength(1);
  });

  it('keeps anchors one a line, and none where there is no file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-anchors-'));
    const file = join(folder, 'below', 'anchors.jsonl');
    const anchors = new AuditAnchors(file);
    expect(await anchors.all()).toEqual([]);
    for (const seq of [1, 2]) await anchors.add({ time: '2026-01-01 00:00:00', seq, hash: 'h' });
    expect((await anchors.all()).map(({ seq }) => seq)).toEqual([1, 2]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(3);
    rmSync(folder, { recursive: true });
  });
});

describe('twenty acts at once', () => {
  it('leave one chain, and none without its act', async () => {
    const fresh = await AppFixture.open();
    try {
      const caller = { token: await fresh.token('admin') };
      const before = (await fresh.get('/sys/log/auditState', caller)).result;
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) =>
          fresh.post('/sys/role/add', { roleName: `角色${i}`, roleCode: i < 18 ? `many_${i}` : 'many_0' }, caller),
        ),
      );
      const done = answers.filter(({ success }) => success).length;
      expect(done).toBe(18);
      const after = (await fresh.get('/sys/log/auditState', caller)).result;
      expect(after).toMatchObject({ rows: before.rows + done, lastSeq: before.lastSeq + done, firstBroken: null });
      const { rows } = await sql<{ n: number }>`
        select count(distinct content->>'roleCode')::int as n from sys_audit where act = 'role.add'`.execute(fresh.db);
      expect(rows[0]?.n).toBe(18);
    } finally {
      await fresh.close();
    }
  });
});
