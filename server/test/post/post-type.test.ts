import { seededPostTypes, seededWords } from '@campus/contract/post';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedPostBasics } from '../../src/areas/post/post-seed.ts';
import { counterRebuild } from '../../src/platform/jobs/counter-rebuild.ts';
import type { Reply } from '../support/reply.ts';
import { runJob } from '../support/run-job.ts';
import { PostFixture } from './post-fixture.ts';
import { recruiter, school, session } from './post-people.ts';

let fixture: PostFixture;
beforeAll(async () => {
  fixture = await PostFixture.open();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.clear());

const path = '/api/posttype';
const add = (more: Record<string, unknown>): Promise<Reply> => fixture.call(school, 'POST', `${path}/add`, more);
const edit = (more: Record<string, unknown>): Promise<Reply> => fixture.call(school, 'PUT', `${path}/edit`, more);
const remove = (id: string): Promise<Reply> => fixture.call(school, 'DELETE', `${path}/delete`, { id });
const added = async (name: string, code: string, parentId?: string): Promise<string> => {
  const reply = await add({ name, code, category: '13', ...(parentId && { parentId }) });
  expect(reply.message).toBe('添加成功！');
  return reply.result.id;
};
const loadCount = async (id: string): Promise<number> =>
  (await fixture.call(school, 'GET', `${path}/queryById`, { id })).result.postCount;

describe('a post type', () => {
  it('is refused where a value is missing, wrong or taken', async () => {
    const root = await added('技术', 'A01');
    expect((await add({ code: 'A02', category: '13' })).result.fields).toEqual({ name: '请输入类别名称!' });
    expect((await add({ name: '产品', code: 'A-02', category: '13' })).result.fields).toEqual({
      code: '类别编码只能包含字母和数字',
    });
    expect((await add({ name: '产品', code: 'A01', category: '13' })).result.fields).toEqual({
      code: '类别编码已存在!',
    });
    expect((await add({ name: '技术', code: 'A02', category: '13' })).result.fields).toEqual({
      name: '类别名称已存在!',
    });
    expect((await add({ name: '技术', code: 'A02', category: '13', parentId: root })).success).toBe(true);
    expect((await add({ name: '产品', code: 'A03' })).result.fields).toEqual({ category: '请选择对应职位类别!' });
    expect((await add({ name: '产品', code: 'A03', category: '13', parentId: '404' })).result.fields).toEqual({
      parentId: '所选上级类别不存在或无权访问!',
    });
  });
  it('has at most three levels, also after a move', async () => {
    const one = await added('技术', 'A01');
    const two = await added('后端开发', 'A01A01', one);
    const three = await added('Java开发', 'A01A01A01', two);
    expect((await add({ name: '更深', code: 'X', category: '13', parentId: three })).result.fields).toEqual({
      parentId: '类别最多三级!',
    });
    const other = await added('产品', 'A02');
    expect((await edit({ id: one, parentId: other })).message).toBe('类别最多三级!');
    expect((await edit({ id: two, parentId: other })).success).toBe(true);
  });
  it('cannot be moved below itself', async () => {
    const one = await added('技术', 'A01');
    const two = await added('后端开发', 'A01A01', one);
    expect((await edit({ id: one, parentId: one })).message).toBe('上级类别不能是自身或其下级');
    expect((await edit({ id: one, parentId: two })).success).toBe(false);
    const { rows } = await sql`select 1 from rc_post_type where parent_id = ${two}`.execute(fixture.database.db);
    expect(rows).toEqual([]);
  });
  it('requires a category only without children', async () => {
    const one = await added('技术', 'A01');
    expect((await edit({ id: one, category: null })).result.fields).toEqual({ category: '请选择对应职位类别!' });
    await added('后端开发', 'A01A01', one);
    expect((await edit({ id: one, category: null })).success).toBe(true);
  });
  it('cannot be deleted while types or posts refer to it', async () => {
    const company = await fixture.company('云湖示例科技有限公司');
    const contact = await fixture.member(company, 'anna');
    const root = await added('技术', 'A01');
    const leaf = await added('后端开发', 'A01A01', root);
    for (let i = 0; i < 2; i += 1) await fixture.stored(company, contact, { postTypeId: leaf });
    expect(await remove(root)).toMatchObject({ message: '请先删除下级类别' });
    expect(await remove(leaf)).toMatchObject({ message: '该类别已被2个岗位使用' });
    await sql`update rc_company_post set del_flag = 1`.execute(fixture.database.db);
    await runJob(fixture.engine, counterRebuild);
    expect((await remove(leaf)).message).toBe('删除成功！');
    expect((await remove(root)).message).toBe('删除成功！');
  });
  it('counts the posts below it when they are added, moved and deleted', async () => {
    const company = await fixture.company('云湖示例科技有限公司');
    const contact = await fixture.member(company, `hr-${company}`);
    const root = await added('技术', 'A01');
    const leaf = await added('后端开发', 'A01A01', root);
    const elsewhere = await added('产品', 'A02');
    const who = recruiter(company);
    const post = (await fixture.post(who, 'add', fixture.form(contact, { postTypeId: leaf }))).result;
    await fixture.post(who, 'copy', { id: post.id });
    expect(await Promise.all([root, leaf, elsewhere].map(loadCount))).toEqual([2, 2, 0]);
    await fixture.call(who, 'PUT', '/companyPost/companyPost/edit', { id: post.id, postTypeId: elsewhere });
    expect(await Promise.all([root, leaf, elsewhere].map(loadCount))).toEqual([1, 1, 1]);
    await fixture.call(who, 'DELETE', '/companyPost/companyPost/delete', { id: post.id });
    expect(await Promise.all([root, leaf, elsewhere].map(loadCount))).toEqual([1, 1, 0]);
    await edit({ id: leaf, parentId: elsewhere });
    expect(await Promise.all([root, leaf, elsewhere].map(loadCount))).toEqual([0, 1, 1]);
    await sql`update rc_post_type set post_count = 99`.execute(fixture.database.db);
    await runJob(fixture.engine, counterRebuild);
    expect(await Promise.all([root, leaf, elsewhere].map(loadCount))).toEqual([0, 1, 1]);
  });
  it('is each tenant’s own', async () => {
    const root = await added('技术', 'A01');
    const abroad = session('abroad', { tenantId: 2 });
    expect((await fixture.call(abroad, 'GET', `${path}/list`)).result.total).toBe(0);
    expect(await fixture.call(abroad, 'PUT', `${path}/edit`, { id: root, name: '改名' })).toMatchObject({
      message: '数据不存在或无权访问',
    });
    expect(
      (await fixture.call(abroad, 'POST', `${path}/add`, { name: '技术', code: 'A01', category: '13' })).success,
    ).toBe(true);
  });
});

describe('the tree', () => {
  it('is answered nested, or one level at a time, without what is out of use', async () => {
    await sql`delete from rc_post_type`.execute(fixture.database.db);
    const root = await added('技术', 'A01');
    const leaf = await added('后端开发', 'A01A01', root);
    const off = await added('旧类别', 'A02');
    await added('旧类别之下', 'A02A01', off);
    await edit({ id: off, status: 0 });
    const withoutCodes = recruiter('1', 'anna', { codes: new Set() });
    const node = {
      id: leaf,
      key: leaf,
      value: leaf,
      title: '后端开发',
      name: '后端开发',
      code: 'A01A01',
      category: '13',
      parentId: root,
      pid: root,
      isLeaf: true,
      leaf: true,
      children: [],
    };
    const tree = await fixture.call(withoutCodes, 'GET', `${path}/queryTreeList`);
    expect(tree.result).toEqual([
      {
        id: root,
        key: root,
        value: root,
        title: '技术',
        name: '技术',
        code: 'A01',
        category: '13',
        parentId: null,
        pid: '0',
        isLeaf: false,
        leaf: false,
        children: [node],
      },
    ]);
    expect((await fixture.call(withoutCodes, 'GET', `${path}/loadChildren`)).result).toMatchObject([
      { id: root, isLeaf: false, children: [] },
    ]);
    expect((await fixture.call(withoutCodes, 'GET', `${path}/loadChildren`, { pid: root })).result).toEqual([node]);
    expect((await fixture.call(withoutCodes, 'GET', `${path}/queryTreeList`, { pid: root })).result).toEqual([node]);
    expect(await fixture.call(withoutCodes, 'GET', `${path}/list`)).toMatchObject({ code: 510 });
  });
  it('is current in the post form as soon as it changed', async () => {
    const company = await fixture.company('云湖示例科技有限公司');
    const contact = await fixture.member(company, `hr-${company}`);
    const leaf = await added('新类别', 'N01');
    const form = fixture.form(contact, { postTypeId: leaf });
    expect((await fixture.post(recruiter(company), 'add', form)).result).toMatchObject({
      postTypeId_dictText: '新类别',
    });
    await added('更细', 'N01A01', leaf);
    expect((await fixture.post(recruiter(company), 'add', form)).result.fields).toEqual({
      postTypeId: '所选岗位类别不存在或无权访问!',
    });
  });
});

describe('the initial data of a tenant', () => {
  it('is written once per tenant', async () => {
    await sql`delete from rc_post_type`.execute(fixture.database.db);
    for (const tenant of [1, 1, 2]) await fixture.asSchool((c) => seedPostBasics(c), tenant);
    const { rows } = await sql<{ tenantId: number; n: number; roots: number }>`
      select tenant_id, count(*)::int as n, count(*) filter (where parent_id is null)::int as roots from rc_post_type group by 1 order by 1`.execute(
      fixture.database.db,
    );
    expect(rows).toEqual([
      { tenantId: 1, n: seededPostTypes.length, roots: 11 },
      { tenantId: 2, n: seededPostTypes.length, roots: 11 },
    ]);
    const words = await sql<{
      n: number;
    }>`select count(*)::int as n from rc_post_forbidden_word where tenant_id = 1 and scene = 1`.execute(
      fixture.database.db,
    );
    expect(words.rows[0]?.n).toBe(seededWords.length);
  });
  it('is not restored after an administrator deleted it', async () => {
    await sql`delete from rc_post_type`.execute(fixture.database.db);
    await fixture.asSchool((c) => seedPostBasics(c));
    await sql`update rc_post_forbidden_word set del_flag = 1`.execute(fixture.database.db);
    await fixture.asSchool((c) => seedPostBasics(c));
    expect((await fixture.call(school, 'GET', '/companyPost/forbiddenWord/list')).result.total).toBe(0);
  });
});

describe('a word of the list', () => {
  const words = '/companyPost/forbiddenWord';
  it('is kept once, with its exceptions in one form', async () => {
    const word = { word: '押金', kind: 5, level: 2, exceptions: '不收押金， 无需押金；' };
    const reply = await fixture.call(school, 'POST', `${words}/add`, word);
    expect(reply.result).toMatchObject({
      exceptions: '不收押金,无需押金',
      hitCount: 0,
      status: 1,
      kind_dictText: '收费',
      level_dictText: '提示审核',
    });
    expect((await fixture.call(school, 'POST', `${words}/add`, word)).result.fields).toEqual({ word: '敏感词已存在!' });
    expect((await fixture.call(school, 'POST', `${words}/add`, { ...word, word: '……' })).result.fields).toEqual({
      word: '敏感词格式不正确!',
    });
    expect(
      (await fixture.call(school, 'PUT', `${words}/edit`, { id: reply.result.id, exceptions: '' })).result.exceptions,
    ).toBeNull();
  });
  it('is allowed for the school only', async () => {
    await fixture.word({ word: '押金' });
    expect((await fixture.call(recruiter('1'), 'GET', `${words}/list`)).result.total).toBe(0);
  });
});
