import { companyPost } from '@campus/contract/post';
import { seededSkills, skillKey } from '@campus/contract/resume';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedSkills } from '../../src/areas/resume/skill.ts';
import { without } from '../support/bare-engine.ts';
import { sheetFile } from '../support/sheet-files.ts';
import { ResumeFixture } from './resume-fixture.ts';
import { otherTenant, recruiter, school } from './resume-people.ts';

let fixture: ResumeFixture;
beforeAll(async () => {
  fixture = await ResumeFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const base = '/match/skill';
const add = (more: Record<string, unknown>, who = school) =>
  fixture.call(who, 'POST', `${base}/add`, { category: '编程语言', ...more });

describe('a skill', () => {
  it('stands once for its name, whatever the case and width of its letters', async () => {
    expect((await add({ name: 'Java' })).success).toBe(true);
    for (const name of ['java', 'JAVA', 'Ｊａｖａ', ' Java '])
      expect(await add({ name })).toMatchObject({
        message: '技能名称已存在!',
        result: { fields: { name: '技能名称已存在!' } },
      });
    expect((await add({ name: 'JavaScript' })).success).toBe(true);
    expect((await add({ name: 'Java' }, otherTenant)).success).toBe(true);
  });
  it('is added once by parallel requests', async () => {
    const replies = await Promise.all(['Go', 'GO', 'go', 'Ｇｏ'].map((name) => add({ name })));
    expect(replies.filter((r) => r.success)).toHaveLength(1);
  });
  it('has aliases that are no other skill’s name or alias', async () => {
    await add({ name: 'Kubernetes', aliases: 'K8s，kube' });
    expect(await add({ name: 'Docker', aliases: 'k8S' })).toMatchObject({
      message: '别名与“Kubernetes”重复!',
      result: { fields: { aliases: '别名与“Kubernetes”重复!' } },
    });
    expect((await add({ name: 'Docker', aliases: 'kubernetes' })).message).toBe('别名与“Kubernetes”重复!');
    expect((await add({ name: 'Docker', aliases: 'docker' })).message).toBe('别名与“Docker”重复!');
    expect((await add({ name: 'Docker', aliases: '容器,容器' })).message).toBe('别名与“Docker”重复!');
    expect((await add({ name: 'KUBE' })).message).toBe('技能名称已存在!');
    expect((await add({ name: 'Docker', aliases: '容器、集装箱' })).result.aliases).toBe('容器,集装箱');
  });
  it('is unchanged by the import of its exported file', async () => {
    await add({ name: 'Kubernetes', aliases: 'K8s，kube' });
    await add({ name: 'C++' });
    const snapshot = async () => (await sql`select * from rc_skill order by id`.execute(fixture.database.db)).rows;
    const before = await snapshot();
    fixture.clock.pass(60);
    const file = await fixture.inject(school, { method: 'GET', url: `/server${base}/exportXls` });
    expect(await fixture.upload(school, `${base}/importExcel`, 'back.xls', file.rawPayload)).toMatchObject({
      code: 200,
      message: '文件导入成功！数据行数：2（新增0行，更新0行，未变2行）',
    });
    expect(await snapshot()).toEqual(before);
  });
  it('may be renamed in its own letters', async () => {
    const { result } = await add({ name: 'mysql', aliases: '麦色扣' });
    expect((await fixture.call(school, 'PUT', `${base}/edit`, { id: result.id, name: 'MySQL' })).success).toBe(true);
  });
  it('is kept while a résumé names it', async () => {
    const student = await fixture.student();
    const { id } = await fixture.skill('Java');
    await fixture.resume(student.id, { skills: [{ skillId: id, level: 1 }] });
    expect((await fixture.call(school, 'DELETE', `${base}/delete`, { id })).message).toBe('技能已被使用，不能删除!');
  });
  it('counts the posts that ask for it, until they are deleted', async () => {
    const { id } = await fixture.skill('Java');
    const uses = async () =>
      (await sql<{ useCount: number }>`select use_count from rc_skill where id = ${id}`.execute(fixture.database.db))
        .rows[0]?.useCount;
    const values = { id: 'p1', name: '后端工程师', companyId: 'c1', postStatus: 0, skillIds: id };
    await fixture.engine.runAs(school, (c) => c.engine.insert(companyPost, values as never, c));
    expect(await uses()).toBe(1);
    await fixture.engine.runAs(school, (c) => c.engine.remove(companyPost, 'p1', c));
    expect(await uses()).toBe(0);
  });
  it('is known by its name to an import', async () => {
    await fixture.skill('Java');
    const file = await sheetFile(
      'xlsx',
      ['技能名称', '别名', '分类', '启用'],
      [
        ['JAVA', '爪哇', '编程语言', '是'],
        ['Rust', '', '编程语言', '否'],
      ],
    );
    expect((await fixture.upload(school, `${base}/importExcel`, 'a.xlsx', file)).code).toBe(200);
    const { rows } = await sql`select name, aliases, status from rc_skill order by name`.execute(fixture.database.db);
    expect(rows).toEqual([
      { name: 'JAVA', aliases: '爪哇', status: 1 },
      { name: 'Rust', aliases: null, status: 0 },
    ]);
  });
});

describe('the library', () => {
  it('starts with 320 skills in sixteen categories, no name or alias twice', async () => {
    expect(seededSkills).toHaveLength(320);
    const categories = Map.groupBy(seededSkills, (s) => s.category);
    expect([...categories.values()].map((list) => list.length)).toEqual(Array.from({ length: 16 }, () => 20));
    const keys = seededSkills.flatMap((s) => [s.name, ...(s.aliases ?? '').split(',').filter(Boolean)]).map(skillKey);
    expect(new Set(keys).size).toBe(keys.length);
    await fixture.engine.runAs(school, seedSkills);
    await fixture.engine.runAs(school, seedSkills);
    const { rows } = await sql`select 1 from rc_skill`.execute(fixture.database.db);
    expect(rows).toHaveLength(320);
  });
  it('offers its skills to both sides, those switched off left out', async () => {
    await fixture.skill('Java', { aliases: '爪哇' });
    await fixture.skill('COBOL', { status: 0 });
    const options = async (who = school) => (await fixture.call(who, 'GET', `${base}/options`)).result;
    const offered = [{ id: expect.any(String), name: 'Java', aliases: '爪哇', category: '编程语言' }];
    expect(await options()).toEqual(offered);
    expect(await options(recruiter('c1'))).toEqual(offered);
    expect(await options(otherTenant)).toEqual([]);
  });
  it('is written by those who hold the code', async () => {
    expect((await add({ name: 'Java' }, without(school, 'match:skill:add'))).code).toBe(510);
  });
});
