import { demoOrder } from '@campus/contract/demo';
import { questCategory } from '@campus/contract/interaction';
import type { AnyEntity } from '@campus/contract/kit';
import { postType } from '@campus/contract/post';
import { sysCategory, sysDepart, sysPermission } from '@campus/contract/system';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBroken } from '../../src/kit/write/tree-repair.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

/*
 * Trees under edits that run at once: no cycle, no row below a deleted parent, no 系统繁忙. On PostgreSQL the calls run on
 * several connections; the embedded database takes them one after the other.
 */
let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  admin = await app.signIn('admin');
});
afterAll(() => app.close());

const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  (await app.call({ method, url: `/server${url}`, as: admin, ...(payload && { payload }) })).body;

interface TreeCase {
  readonly entity: AnyEntity;
  readonly draft: (name: string, parent: string | null) => object;
  /** False: the definition forbids another parent. */
  readonly moves: boolean;
  readonly remove?: (id: string) => string;
}
/** How often each pair of acts meets: enough to meet in every order; the embedded database has one. */
const rounds = process.env.DATABASE_URL ? 12 : 3;
let count = 0;
const unique = (): string => {
  count += 1;
  return String(count).padStart(4, '0');
};
const trees: readonly TreeCase[] = [
  {
    entity: postType,
    moves: true,
    draft: (name, parentId) => ({ name, code: `T${unique()}`, category: '10', parentId, status: 1 }),
  },
  { entity: questCategory, moves: true, draft: (name, parentId) => ({ name, parentId }) },
  {
    entity: demoOrder,
    moves: true,
    draft: (name, parentId) => ({
      orderNo: `D${unique()}`,
      name,
      customer: '云湖',
      amount: '1.00',
      orderDate: '2026-01-01',
      parentId,
    }),
  },
  {
    entity: sysPermission,
    moves: true,
    draft: (name, parentId) => ({
      name,
      menuType: parentId ? 1 : 0,
      url: `/tree/${unique()}`,
      component: 'layouts/RouteView',
      parentId,
    }),
  },
  {
    entity: sysDepart,
    moves: false,
    draft: (departName, parentId) => ({ departName, parentId, orgCategory: parentId ? '2' : '1' }),
  },
  { entity: sysCategory, moves: false, draft: (name, pid) => ({ name, pid: pid ?? '0' }) },
];

async function add(tree: TreeCase, name: string, parent: string | null): Promise<string> {
  const { entity, draft } = tree;
  const answer = await call('POST', `${entity.path}/add`, draft(name, parent));
  expect(answer, answer.message).toMatchObject({ success: true });
  return answer.result.id;
}
const addBare = (tree: TreeCase, name: string, parent: string) =>
  call('POST', `${tree.entity.path}/add`, tree.draft(name, parent));
const move = (tree: TreeCase, draft: object, id: string, parent: string) =>
  call('PUT', `${tree.entity.path}/edit`, { ...draft, id, [tree.entity.tree as string]: parent });
const remove = ({ entity }: TreeCase, id: string) => call('DELETE', `${entity.path}/delete?id=${id}`);

async function brokenRows({ entity }: TreeCase) {
  const parent = entity.tree as string;
  const { rows } = await sql<{ id: string; parent: string | null; name: string }>`
    select id, ${sql.ref(parent)} as parent, id as name from ${sql.table(entity.table)} where del_flag = 0`.execute(
    app.engine.db,
  );
  return findBroken(rows, (entity.fields[parent]?.default as string | undefined) ?? null);
}
const whole = { cycles: [], orphans: [] };
const assertNotBusy = (answers: readonly { message: string }[]) => {
  for (const { message } of answers) expect(message).not.toMatch(/系统繁忙|系统异常/);
};

describe.each(trees)('$entity.title', (tree) => {
  it.runIf(tree.moves)('gets no cycle from two moves at once', async () => {
    for (let i = 0; i < rounds; i += 1) {
      const [top] = [await add(tree, `上${i}`, null)];
      const nested = tree.entity === sysPermission;
      const drafts = [tree.draft(`甲${i}`, nested ? top : null), tree.draft(`乙${i}`, nested ? top : null)] as const;
      const ids: string[] = [];
      for (const draft of drafts) ids.push((await call('POST', `${tree.entity.path}/add`, draft)).result.id);
      const [a = '', b = ''] = ids;
      const answers = await Promise.all([move(tree, drafts[0], a, b), move(tree, drafts[1], b, a)]);
      assertNotBusy(answers);
      expect(answers.filter(({ success }) => success).length, JSON.stringify(answers)).toBe(1);
    }
    expect(await brokenRows(tree)).toEqual(whole);
  });

  it('gets no orphan when a parent is deleted while a child is added', async () => {
    const parents: string[] = [];
    for (let i = 0; i < rounds; i += 1) parents.push(await add(tree, `父${i}`, null));
    for (const [i, parent] of parents.entries()) {
      const answers = await Promise.all(
        i % 2 === 0
          ? [remove(tree, parent), addBare(tree, `子${i}`, parent)]
          : [addBare(tree, `子${i}`, parent), remove(tree, parent)],
      );
      assertNotBusy(answers);
    }
    expect(await brokenRows(tree)).toEqual(whole);
  });
});

it('covers every tree of the product', () => {
  const { entities } = app.engine.registry;
  expect(trees.map(({ entity }) => entity.name).sort()).toEqual(
    entities.flatMap((e) => (e.tree ? [e.name] : [])).sort(),
  );
});

describe('the repair of trees', () => {
  it('ends cycles, frees orphans, and says which rows it moved', async () => {
    const [tree] = trees as [TreeCase];
    const a = await add(tree, '循环甲', null);
    const b = await add(tree, '循环乙', a);
    const gone = await add(tree, '已删上级', null);
    const orphan = await add(tree, '孤儿', gone);
    await sql`update rc_post_type set parent_id = ${b} where id = ${a}`.execute(app.engine.db);
    await sql`update rc_post_type set del_flag = 1 where id = ${gone}`.execute(app.engine.db);
    const { result } = await call('POST', '/sys/tree/repair', {});
    expect(result).toEqual([
      { entity: 'postType', title: postType.title, cycles: [expect.stringMatching(/^循环/)], orphans: ['孤儿'] },
    ]);
    expect(await brokenRows(tree)).toEqual(whole);
    const { rows } = await sql`select parent_id from rc_post_type where id = ${orphan}`.execute(app.engine.db);
    expect(rows).toEqual([{ parentId: null }]);
    expect((await call('POST', '/sys/tree/repair', {})).result).toEqual([]);
  });

  it('is refused without its code', async () => {
    const { body } = await app.call({
      method: 'POST',
      url: '/server/sys/tree/repair',
      as: await app.signIn('school'),
      payload: {},
    });
    expect(body).toMatchObject({ success: false, code: 510 });
  });
});
