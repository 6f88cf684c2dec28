import { entities } from '@campus/contract';
import { isMasked } from '@campus/contract/kit';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillPinyin } from '../../src/kit/read/pinyin.ts';
import { ResumeFixture, type Student } from './resume-fixture.ts';
import { college, otherTenant, recruiter, school } from './resume-people.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const found = async (quickFind: string, who = school): Promise<string[]> => {
  const { result } = await fixture.call(who, 'GET', '/employ/employUser/list', { quickFind });
  return result.records.map((row: Student) => row.realname).sort();
};
/** The stored pinyin of a student. */
const spelling = async (id: string): Promise<string | null> =>
  (
    await sql<{ p: string | null }>`select realname_pinyin as p from rc_employ_user where id = ${id}`.execute(
      fixture.database.db,
    )
  ).rows[0]?.p ?? null;

it.each([
  ['张三', ['张三丰']],
  ['三', ['张三丰']],
  ['zhangsanfeng', ['张三丰']],
  ['zhang san', ['张三丰']],
  ['ZhangS', ['张三丰']],
  ['sanf', ['张三丰']],
  ['zsf', ['张三丰']],
  ['sf', ['张三丰']],
  // The surname, not the word; a syllable is begun at its beginning.
  ['shanxiong', ['单雄信']],
  ['danx', []],
  ['hangsan', []],
  ['z', ['张三丰']],
  ['%', []],
  ['.*', []],
  ['zs|x', []],
  ["zhang'san", ['张三丰']],
  ['ann', ['Ann·李']],
])('%s finds %j', async (word, names) => {
  await fixture.student({ realname: '张三丰' });
  await fixture.student({ realname: '单雄信' });
  await fixture.student({ realname: 'Ann·李' });
  expect(await found(word)).toEqual(names);
});

it('finds no student whom the session may not see', async () => {
  await fixture.student({ realname: '张三丰', departId: 'd2', sysOrgCode: 'A02' });
  expect(await found('zsf')).toEqual(['张三丰']);
  expect(await found('zsf', college('A01'))).toEqual([]);
  expect(await found('zsf', otherTenant)).toEqual([]);
  expect(await found('zsf', recruiter('c1'))).toEqual([]);
});

it('follows a change of the name, and never leaves the server', async () => {
  const { result } = await fixture.call(
    school,
    'POST',
    '/employ/employUser/add',
    fixture.studentForm({ realname: '张三' }),
  );
  expect(await found('zs')).toEqual(['张三']);
  const edited = await fixture.call(school, 'PUT', '/employ/employUser/edit', { id: result.id, realname: '李四' });
  expect(edited.success).toBe(true);
  expect(await found('zs')).toEqual([]);
  expect(await found('lisi')).toEqual(['李四']);
  const { result: one } = await fixture.call(school, 'GET', '/employ/employUser/queryById', { id: result.id });
  for (const answer of [result, edited.result, one])
    expect(Object.keys(answer ?? {}).filter((key) => /pinyin/i.test(key))).toEqual([]);
});

it('is given to rows that were written before there was one, and only to those', async () => {
  const old = await fixture.student({ realname: '张三丰' });
  const other = await fixture.student({ realname: '李四' });
  await sql`update rc_employ_user set realname_pinyin = null where id = ${old.id}`.execute(fixture.database.db);
  await sql`update rc_employ_user set realname_pinyin = 'kept|k' where id = ${other.id}`.execute(fixture.database.db);
  await fillPinyin(fixture.database.db, [employUser], AbortSignal.abort());
  expect(await spelling(old.id)).toBeNull();
  await fillPinyin(fixture.database.db, [employUser], new AbortController().signal);
  expect(await spelling(old.id)).toBe('zhang san feng|zsf');
  expect(await spelling(other.id)).toBe('kept|k');
});

it('is offered by the name of an entity alone, never by a masked or hidden one', () => {
  const offered = entities.filter((e) => e.quickFind !== undefined);
  expect(offered.map((e) => e.name)).toEqual(expect.arrayContaining(['company', 'companyPost', 'employUser']));
  for (const e of offered) {
    const field = e.fields[e.display as string];
    expect(field, e.name).toMatchObject({ pinyin: expect.stringMatching(/^(person|words)$/) });
    expect(field && isMasked(field), e.name).toBe(false);
    expect(field?.secret ?? field?.encrypted, e.name).toBeUndefined();
    expect(e.quickFind, e.name).toContain(':id');
    expect(e.calls, e.name).toContain('list');
  }
});
