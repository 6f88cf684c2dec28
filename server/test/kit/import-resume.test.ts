import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatementError } from '../../src/kit/database/statement-error.ts';
import { translateDatabaseError } from '../../src/kit/schema/database-failure.ts';
import { removeExpiredImports } from '../../src/kit/spreadsheet/import-progress.ts';
import { ResumeFixture } from '../resume/resume-fixture.ts';
import { school } from '../resume/resume-people.ts';
import { sheetFile } from '../support/sheet-files.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.clear();
  await sql`delete from sys_import_progress`.execute(fixture.database.db);
});

const path = '/match/skill/importExcel';
const titles = ['技能名称', '别名', '分类', '启用'];
const nameOf = (n: number): string => `技能${String(n).padStart(4, '0')}`;
const good = (n: number): string[] => [nameOf(n), '', '编程语言', '是'];
const bad = (n: number): string[] => [nameOf(n), '', '编程语言', '大概'];

const send = async (rows: readonly (readonly string[])[], who = school, name = 'a.xlsx') =>
  fixture.upload(who, path, name, await sheetFile('xlsx', titles, rows));
/** Runs `work` while the row of this name is met by an error of the database with this code. */
async function withError<T>(at: number, code: string, work: () => Promise<T>): Promise<T> {
  const run = (statement: string) => sql.raw(statement).execute(fixture.database.db);
  await run(`create function break_at() returns trigger language plpgsql as $$
    begin
      raise exception 'broken' using errcode = '${code}';
    end $$`);
  await run(`create trigger break_at before insert on rc_skill for each row when (new.name = '${nameOf(at)}')
    execute function break_at()`);
  try {
    return await work();
  } finally {
    await run('drop function break_at cascade');
  }
}
/** Sends a sheet whose row of this name ends the import like a crash. */
async function interrupt(rows: readonly (readonly string[])[], at: number): Promise<void> {
  const { result } = await withError(at, 'XX000', () => send(rows));
  expect(result).toMatchObject({ errorCode: 'RC_UNEXPECTED' });
}
async function readSkills() {
  const { rows } = await sql<{ name: string; version: number }>`
    select name, version from rc_skill where name like '技能%' order by name`.execute(fixture.database.db);
  return rows;
}
const countProgress = async (): Promise<number> => {
  const { rows } = await sql`select id from sys_import_progress`.execute(fixture.database.db);
  return rows.length;
};

/** Two batches of 200 rows and a part. */
const total = 420;
const numbers = Array.from({ length: total }, (_, n) => n);

describe('an import that breaks off', () => {
  it.each([
    ['in the first batch', 120, 0],
    ['at the first row of a batch', 200, 200],
    ['in the last batch', 419, 400],
  ])('goes on where it stopped when the file is sent again: %s', async (_where, at, written) => {
    await interrupt(numbers.map(good), at);
    expect(await readSkills()).toHaveLength(written);
    const { result, message } = await send(numbers.map(good));
    expect(result).toMatchObject({ successCount: total, errorCount: 0, added: total, updated: 0, unchanged: 0 });
    expect(message.includes('接着上次中断处导入')).toBe(written > 0);
    expect(await readSkills()).toEqual(numbers.map((n) => ({ name: nameOf(n), version: 0 })));
    expect(await countProgress()).toBe(0);
  });

  it('reports the rows that were refused before and after, each once', async () => {
    const rows = numbers.map((n) => (n % 150 === 7 ? bad(n) : good(n)));
    await interrupt(rows, 330);
    // Rows are written in fifties once a row was refused: 0 to 299, of which 7, 157 are bad, and not the fifty of the row that broke.
    expect(await readSkills()).toHaveLength(300 - 2);
    const { message } = await send(rows);
    expect(message).toContain(`总上传行数：${total}，已导入行数：${total - 3}，错误行数：3（新增${total - 3}行，`);
    expect((await readSkills()).map(({ version }) => version)).toEqual(Array(total - 3).fill(0));
  });

  it('knows the rows of the first part when a later row repeats one', async () => {
    const rows = numbers.map((n) => good(n === 410 ? 3 : n));
    await interrupt(rows, 405);
    const { message } = await send(rows);
    expect(message).toContain(`错误行数：1（新增${total - 1}行，更新0行，未变0行，接着上次中断处导入）`);
  });

  it('saves a row that was refused and is accepted by now', async () => {
    const rows = numbers.map((n) => (n === 5 ? [nameOf(n), 'Java', '编程语言', '是'] : good(n)));
    const { id } = await fixture.skill('Java');
    await interrupt(rows, 330);
    await sql`delete from rc_skill where id = ${id}`.execute(fixture.database.db);
    const { result } = await send(rows);
    expect(result).toMatchObject({ added: total, errorCount: 0 });
    expect(await readSkills()).toHaveLength(total);
  });

  it('starts again with another file, another user, or after a day', async () => {
    await interrupt(numbers.map(good), 330);
    const other = await send([...numbers.map(good), good(700)]);
    expect(other.result).toMatchObject({ added: total + 1 - 200, unchanged: 200 });
    await sql`update sys_import_progress set expire_time = now() - interval '1 second'`.execute(fixture.database.db);
    const later = await send(numbers.map(good));
    expect(later.result).toMatchObject({ added: 0, unchanged: total });
    expect(later.message).not.toContain('接着上次中断处导入');
  });

  it('writes the rows around refused ones in few transactions', async () => {
    const rows = numbers.map((n) => (n % 150 === 7 ? bad(n) : good(n)));
    const observe = vi.spyOn(fixture.database.slow, 'observe');
    const { message } = await send(rows);
    const begun = observe.mock.calls.filter(([statement]) => statement === 'begin');
    observe.mockRestore();
    expect(message).toContain(`错误行数：3（新增${total - 3}行，`);
    // The first batch is tried without savepoints; then four, four and one of up to fifty rows.
    expect(begun).toHaveLength(1 + 4 + 4 + 1);
  });

  it('ends when it does not learn whether a batch is written, and goes on with what is', async () => {
    const { engine } = fixture;
    const real = engine.transaction.bind(engine);
    const lost = vi.spyOn(engine, 'transaction').mockImplementationOnce(async (...asked) => {
      await real(...asked);
      throw translateDatabaseError(new StatementError({ code: '08006', message: 'the answer of the commit was lost' }));
    });
    expect((await send(numbers.map(good))).success).toBe(false);
    lost.mockRestore();
    expect(await readSkills()).toHaveLength(200);
    const { result, message } = await send(numbers.map(good));
    expect(result).toMatchObject({ added: total, updated: 0, unchanged: 0, errorCount: 0 });
    expect(message).toContain('接着上次中断处导入');
    expect((await readSkills()).map(({ version }) => version)).toEqual(Array(total).fill(0));
  });

  it('leaves out the one row that always meets another transaction', async () => {
    const { message } = await withError(230, '40P01', () => send(numbers.map(good)));
    expect(message).toContain(`错误行数：1（新增${total - 1}行，`);
    const names = (await readSkills()).map(({ name }) => name);
    expect(names).toEqual(numbers.filter((n) => n !== 230).map(nameOf));
  });

  it('is forgotten by the clean-up after a day', async () => {
    await interrupt(numbers.map(good), 330);
    expect(await removeExpiredImports(fixture.database.db)).toBe(0);
    await sql`update sys_import_progress set expire_time = now() - interval '1 second'`.execute(fixture.database.db);
    expect(await removeExpiredImports(fixture.database.db)).toBe(1);
  });
});

it('writes every row once when the same file is sent several times at once', async () => {
  const rows = numbers.map((n) => (n % 150 === 7 ? bad(n) : good(n)));
  const replies = await Promise.all([1, 2, 3].map(() => send(rows)));
  const skills = await readSkills();
  expect(skills.map(({ version }) => version)).toEqual(Array(total - 3).fill(0));
  expect(replies.some(({ success }) => success)).toBe(true);
  for (const { success, message } of replies) if (!success) expect(message).toBe('该文件正由另一次导入继续处理');
});
