import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusal } from '@campus/contract/kit';
import { sysAudit, sysDataLog, sysLog } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import { maskNumbers, maskParams, maskPath } from '../../src/kit/http/masking.ts';
import { archiveAudit } from '../../src/platform/log/audit-archive.ts';
import { AuditLog } from '../../src/platform/log/audit-log.ts';
import { dataLog } from '../../src/platform/log/data-log.ts';
import { jsonLines } from '../../src/platform/log/json-lines.ts';
import { OperationLog, recordSignIn } from '../../src/platform/log/operation-log.ts';
import { bareEngine, Clock, someone } from '../support/bare-engine.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { createMissingTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

let database: Database;
let engine: Engine;
const clock = new Clock('2026-11-20T10:00:00+08:00');
const now = (): string => '2026-11-20 10:00:00';
beforeAll(async () => {
  database = await openTestDatabase();
  await createMissingTables(database.db, [sysLog, sysDataLog, sysAudit]);
  engine = bareEngine(database, clock);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`alter table sys_audit disable trigger all`.execute(database.db);
  await sql`delete from sys_audit`.execute(database.db);
  await sql`alter table sys_audit enable trigger all`.execute(database.db);
  await sql`truncate sys_log`.execute(database.db);
});

describe('the audit log', () => {
  const audit = new AuditLog(Buffer.alloc(32, 'k'));
  const act = (name: string) =>
    engine.runAs(someone('admin'), async (context) =>
      audit.write(context, name, { 导出: '学生', n: 3, b: { z: 1, a: [2] } }),
    );
  const broken = () => audit.findBroken(database.db);
  const tamper = async (statement: string) => {
    await sql`alter table sys_audit disable trigger all`.execute(database.db);
    await sql.raw(statement).execute(database.db);
    await sql`alter table sys_audit enable trigger all`.execute(database.db);
  };

  it('numbers and seals one act after the other', async () => {
    for (const name of ['export', 'grant', 'reveal']) await act(name);
    const { rows } = await sql<Record<string, unknown>>`select * from sys_audit order by seq`.execute(database.db);
    expect(rows).toMatchObject([
      { seq: 1, act: 'export', actor: 'admin', prevHash: '0'.repeat(64) },
      { seq: 2, act: 'grant', prevHash: rows[0]?.hash },
      { seq: 3, act: 'reveal', prevHash: rows[1]?.hash },
    ]);
    expect(await broken()).toBeUndefined();
  });

  it('keeps its order when many act at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, i) => act(`act${i}`)));
    const { rows } = await sql<{ seq: number }>`select seq from sys_audit order by seq`.execute(database.db);
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(await broken()).toBeUndefined();
  });

  it.each([
    ['a changed row', `update sys_audit set actor = 'nobody' where seq = 2`, 2],
    ['changed content', `update sys_audit set content = '{"n": 4}' where seq = 3`, 3],
    ['a missing row', 'delete from sys_audit where seq = 2', 2],
    ['rows changed places', `update sys_audit set seq = 10 where seq = 2`, 2],
  ])('shows %s', async (_name, statement, first) => {
    for (const name of ['a', 'b', 'c', 'd']) await act(name);
    await tamper(statement);
    expect(await broken()).toBe(first);
  });

  it('is neither changed nor emptied through the database', async () => {
    await act('export');
    await expect(sql`update sys_audit set actor = 'x'`.execute(database.db)).rejects.toThrow(/sys_audit/);
    await expect(sql`delete from sys_audit`.execute(database.db)).rejects.toThrow(/sys_audit/);
  });

  it('shows that its end was cut off, by the anchors outside the database', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await act(name);
    const { seq, hash } = await audit.head(database.db);
    const anchors = [{ time: now(), seq, hash }];
    expect(await audit.findBroken(database.db, anchors)).toBeUndefined();
    await tamper('delete from sys_audit where seq > 2');
    expect(await broken()).toBeUndefined();
    expect(await audit.findBroken(database.db, anchors)).toBe(3);
    // Appended again with the right key, but with other content.
    await act('x');
    await act('y');
    expect(await audit.findBroken(database.db, anchors)).toBe(4);
  });

  it('goes on after the archived entries, and shows an archive without an entry of its own', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-archive-'));
    clock.set('2022-01-01T10:00:00+08:00');
    for (const name of ['a', 'b', 'c']) await act(name);
    clock.set('2026-11-20T10:00:00+08:00');
    for (const name of ['d', 'e']) await act(name);
    const archive = (before: string) =>
      engine.runAs(someone('system'), (context) => archiveAudit(audit, context, folder, before));
    expect(await archive('2023-01-01 00:00:00')).toBe(3);
    expect(await archive('2023-01-01 00:00:00')).toBe(0);
    const lines = readFileSync(join(folder, 'audit-1-3.jsonl'), 'utf8').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { seq: 1, act: 'a' },
      { seq: 2 },
      { seq: 3, act: 'c' },
    ]);
    const { rows } = await sql<{ seq: number; act: string }>`select seq, act from sys_audit order by seq`.execute(
      database.db,
    );
    expect(rows.map((row) => [row.seq, row.act])).toEqual([
      [4, 'd'],
      [5, 'e'],
      [6, 'audit.archive'],
    ]);
    expect(await broken()).toBeUndefined();
    await expect(sql`delete from sys_audit where seq = 4`.execute(database.db)).rejects.toThrow(/sys_audit/);
    await tamper('delete from sys_audit where seq = 4');
    expect(await broken()).toBe(4);
    // A forged entry without the key hides nothing.
    await tamper(`update sys_audit set content = '{"upTo": 99, "hash": "x"}' where seq = 6`);
    expect(await broken()).toBeDefined();
    rmSync(folder, { recursive: true });
  });

  it('seals the acts of one transaction in their order, without those of a part that was undone', async () => {
    await engine.runAs(someone('admin'), async (context) => {
      audit.write(context, 'first', {});
      await context.attempt(async () => {
        audit.write(context, 'undone', {});
        throw refusal('undone');
      });
      await context.attempt(async () => audit.write(context, 'second', {}));
      audit.write(context, 'third', {});
    });
    const { rows } = await sql<{ act: string }>`select act from sys_audit order by seq`.execute(database.db);
    expect(rows.map((row) => row.act)).toEqual(['first', 'second', 'third']);
    expect(await broken()).toBeUndefined();
  });

  it('refuses an act outside a transaction, which it could not undo', () => {
    const context = engine.context({ session: someone('admin'), ip: '', userAgent: '', requestId: '' });
    expect(() => audit.write(context, 'export', {})).toThrow('needs a transaction');
  });

  it('has no row of an act that was rolled back', async () => {
    const failing = engine.runAs(someone('admin'), async (context) => {
      audit.write(context, 'export', {});
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    const { rows } = await sql`select 1 from sys_audit`.execute(database.db);
    expect(rows).toEqual([]);
  });
});

describe('the operation log', () => {
  const entry = {
    title: '岗位',
    operateType: 2,
    method: 'POST',
    path: '/post/add',
    params: { a: 1 },
    ip: '192.0.2.1',
    costMs: 12,
  } as const;
  it('says who did what, with which outcome', async () => {
    const log = new OperationLog(database.db, now);
    await log.record({ ...entry, session: someone('anna') });
    await log.record({ ...entry, operateType: 4, failed: '没有权限' });
    await recordSignIn(database.db, { content: '用户名: anna,登录成功！', username: 'anna', ip: '192.0.2.1' }, now());
    const { rows } = await sql<Record<string, unknown>>`select * from sys_log order by id`.execute(database.db);
    expect(rows).toMatchObject([
      {
        logType: 2,
        operateType: 2,
        logContent: '岗位-添加',
        userid: 'anna',
        username: 'anna',
        tenantId: 1,
        costTime: 12,
        requestParam: '{"a":1}',
      },
      { logType: 2, operateType: 4, logContent: '岗位-删除，失败：没有权限', userid: null, tenantId: 1 },
      { logType: 1, logContent: '用户名: anna,登录成功！', userid: 'anna' },
    ]);
  });
  it('writes entries that come while a statement runs together', async () => {
    const log = new OperationLog(database.db, now);
    const observe = vi.spyOn(database.slow, 'observe');
    const titles = Array.from({ length: 20 }, (_, i) => `一起${i}`);
    const writes = titles.map((title) => log.record({ ...entry, title }));
    await log.settled();
    await Promise.all(writes);
    expect(observe).toHaveBeenCalledTimes(2);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from sys_log where log_content like '一起%'`.execute(database.db);
    expect(rows).toEqual([{ n: titles.length }]);
  });
  it('loses only the entry that the database refuses', async () => {
    const log = new OperationLog(database.db, now);
    const outcome = await Promise.allSettled([
      log.record({ ...entry, title: '之前' }),
      log.record({ ...entry, title: '坏', costMs: 0.5 }),
      log.record({ ...entry, title: `${'长'.repeat(999)}😀` }),
    ]);
    expect(outcome.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('the data log', () => {
  it('numbers versions of a row from 0, without what is secret or encrypted', async () => {
    const { version, insert } = dataLog(clock.now);
    const row = { id: '5', name: '甲', secretNo: '110101199001011234', hidden: 'x' };
    const write = async (...versions: ReturnType<typeof version>[]) =>
      (await insert(versions, database.db)).execute(database.db);
    await write(version(firm, row, someone('anna')), version(booth, { id: '5', title: '丙' }, someone('anna')));
    const changes = ['乙', '丁'].map((name) => version(firm, { ...row, name }, someone('anna')));
    await write(...changes);
    const { rows } = await sql<
      Record<string, unknown>
    >`select * from sys_data_log order by data_table, data_version`.execute(database.db);
    expect(rows.map((r) => [r.dataTable, r.dataId, r.dataVersion, JSON.parse(String(r.dataContent))])).toEqual([
      ['sample_booth', '5', '0', { id: '5', title: '丙' }],
      ['sample_firm', '5', '0', { id: '5', name: '甲' }],
      ['sample_firm', '5', '1', { id: '5', name: '乙' }],
      ['sample_firm', '5', '2', { id: '5', name: '丁' }],
    ]);
  });
});

describe('log lines', () => {
  it('are JSON, one each, whatever the values hold', () => {
    const lines: string[] = [];
    const log = jsonLines('info', (line) => lines.push(line));
    log.info('request', { path: 'a\nINFO fake' });
    log.error('failed', new Error('boom', { cause: new Error('why') }), { requestId: 'r1' });
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(lines[1] as string)).toMatchObject({
      level: 'error',
      requestId: 'r1',
      error: { message: 'boom', cause: { message: 'why' } },
    });
  });

  it('below the level are not written', () => {
    const lines: string[] = [];
    const log = jsonLines('error', (line) => lines.push(line));
    log.info('a');
    log.warn('b');
    expect(lines).toEqual([]);
  });
});

describe('masking', () => {
  it('hides secrets by name at every depth, long values, and numbers of persons', () => {
    expect(
      maskParams({
        username: 'anna',
        Password: 'x',
        confirm_password: 'x',
        smscode: '123456',
        accessToken: 'x',
        nested: { secretKey: 'x', phone: '13800001234', ids: ['110101199001011234'] },
        long: 'a'.repeat(501),
        postId: '1790000000000000001',
      }),
    ).toEqual({
      username: 'anna',
      Password: '***',
      confirm_password: '***',
      smscode: '***',
      accessToken: '***',
      nested: { secretKey: '***', phone: '138****1234', ids: ['110***********1234'] },
      long: '[501]',
      postId: '1790000000000000001',
    });
  });

  it('leaves ids and times alone', () => {
    expect(maskNumbers('1790000000000000001 1767225600000 20261120')).toBe(
      '1790000000000000001 1767225600000 20261120',
    );
    expect(maskPath('/sys/user/1790000000000000001/13800001234')).toBe('/sys/user/1790000000000000001/138****1234');
  });
});
