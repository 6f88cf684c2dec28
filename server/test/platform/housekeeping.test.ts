import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditAnchors } from '../../src/platform/log/audit-anchors.ts';
import { servicesOf } from '../../src/platform/services.ts';
import { AppWorld } from '../support/app-world.ts';
import { runJob } from '../support/run-job.ts';

let world: AppWorld;
let admin: { token: string };
beforeAll(async () => {
  world = await AppWorld.open();
  admin = { token: await world.token('admin') };
}, 60_000);
afterAll(() => world.close());

const run = (name: string) => runJob(world.app.engine, servicesOf(world.app.engine).jobs.types.find(name));
const day = 24 * 60;

describe('the jobs of the platform', () => {
  it('are those that the documents name', () => {
    const names = servicesOf(world.app.engine)
      .jobs.types.all()
      .map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['RecycleClean', 'VisitDaily', 'AuditVerify', 'SessionClean', 'FileClean', 'Vacuum']),
    );
  });

  it('VisitDaily: counts past days once, and the figures outlive the log', async () => {
    world.clock.pass(2 * day);
    admin = { token: await world.token('admin') };
    await world.token('viewer');
    world.clock.pass(day);
    admin = { token: await world.token('admin') };
    const before = (await world.get('/sys/visitInfo', admin)).result;
    const total = (await world.get('/sys/loginfo', admin)).result;
    expect(await run('VisitDaily')).toBe(2);
    expect(await run('VisitDaily')).toBe(0);
    expect((await world.get('/sys/visitInfo', admin)).result).toEqual(before);
    expect((await world.get('/sys/loginfo', admin)).result).toEqual(total);
    await sql`delete from sys_log where log_type = 1 and create_time < ${'2025-10-18'}::timestamptz`.execute(world.db);
    expect((await world.get('/sys/visitInfo', admin)).result).toEqual(before);
    expect((await world.get('/sys/loginfo', admin)).result).toEqual(total);
    expect(before.map((one: { visit: number }) => one.visit)).toEqual([0, 0, 0, 1, 0, 2, 1]);
  });

  it('RecycleClean: deletes for good what was deleted half a year ago and nothing names, saying so', async () => {
    const add = async (code: string) =>
      (await world.post('/sys/position/add', { code, name: code, postRank: '1' }, admin)).result.id as string;
    const [old, recent, alive] = [await add('old'), await add('recent'), await add('alive')];
    const dict = (await world.post('/sys/dict/add', { dictName: '旧字典', dictCode: 'old_dict' }, admin)).result?.id;
    const { rows: dicts } = await sql<{ id: string }>`select id from sys_dict where dict_code = 'old_dict'`.execute(
      world.db,
    );
    const dictId = dict ?? dicts[0]?.id;
    await world.post('/sys/dictItem/add', { dictId, itemText: '项', itemValue: '1', sortOrder: 1, status: 1 }, admin);
    const dropped = (table: string, id: string, ago: string) =>
      sql`
      update ${sql.table(table)} set del_flag = 1, update_time = ${'2025-10-18'}::timestamptz - ${ago}::interval where id = ${id}`.execute(
        world.db,
      );
    await dropped('sys_position', old, '181 days');
    await dropped('sys_position', recent, '100 days');
    await dropped('sys_dict', dictId, '200 days');
    await sql`update sys_user set del_flag = 1, update_time = '2020-01-01' where username = 'viewer'`.execute(world.db);
    expect(await run('RecycleClean')).toBe(1);
    const { rows } = await sql<{
      id: string;
    }>`select id from sys_position where id in (${old}, ${recent}, ${alive})`.execute(world.db);
    expect(rows.map(({ id }) => id).sort()).toEqual([recent, alive].sort());
    // Its item still names it; people stay, since old rows name them.
    expect((await sql`select 1 from sys_dict where id = ${dictId}`.execute(world.db)).rows).toHaveLength(1);
    expect((await sql`select 1 from sys_user where username = 'viewer'`.execute(world.db)).rows).toHaveLength(1);
    await sql`update sys_dict_item set del_flag = 1, update_time = '2025-01-01' where dict_id = ${dictId}`.execute(
      world.db,
    );
    expect(await run('RecycleClean')).toBe(2);
    expect((await sql`select 1 from sys_dict where id = ${dictId}`.execute(world.db)).rows).toEqual([]);
    const { rows: acts } = await sql<{ content: { tables: object } }>`
      select content from sys_audit where act = 'recycle.clean' order by seq`.execute(world.db);
    expect(acts.map(({ content }) => content.tables)).toEqual([{ sys_position: 1 }, { sys_dict_item: 1, sys_dict: 1 }]);
  });

  it('AuditVerify: notes where the chain stands, and tells of the first row that is not right', async () => {
    expect((await world.get('/sys/log/auditState', admin)).result).toMatchObject({
      rows: expect.any(Number),
      firstBroken: null,
      lastTime: expect.stringMatching(/^2025-10-18/),
    });
    await run('AuditVerify');
    const anchors = await servicesOf(world.app.engine).anchors.all();
    expect(anchors).toHaveLength(1);
    await sql`alter table sys_audit disable trigger all`.execute(world.db);
    await sql`update sys_audit set actor = 'nobody' where seq = 2`.execute(world.db);
    await sql`alter table sys_audit enable trigger all`.execute(world.db);
    await expect(run('AuditVerify')).rejects.toThrow('number 2');
    expect((await world.get('/sys/log/auditState', admin)).result.firstBroken).toBe(2);
    const { rows } = await sql<{ params: { error: string } }>`
      select params from rc_outbox where code = 'JOB_FAILED' and ref_id = 'AuditVerify'`.execute(world.db);
    expect(rows[0]?.params.error).toBe('审计链自第2条起断裂');
    expect(await servicesOf(world.app.engine).anchors.all()).toHaveLength(1);
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
    const fresh = await AppWorld.open();
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
