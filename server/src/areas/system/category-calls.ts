import { type Filter, failure, refusal } from '@campus/contract/kit';
import { parseSqlRule } from '@campus/contract/rules';
import {
  type CategoryNode,
  categoryAll,
  categoryChildBatch,
  categoryChildList,
  categoryChildren,
  categoryCodeCheck,
  categoryLevel,
  categoryNames,
  categoryOne,
  categoryRootList,
  categoryRoots,
  dictRefusals,
  categoryRefusals as refused,
  sysCategory,
} from '@campus/contract/system';
import type { Context } from '../../kit/context.ts';
import { answer, type BoundEndpoint } from '../../kit/http/answer.ts';
import type { Call } from '../../kit/http/route.ts';
import { listPage } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import { where } from '../../kit/read/where.ts';
import { type Category, findCategory, rootPid } from './category.ts';
import { conditionOfJson } from './table-dictionary.ts';

const mostRows = 1000;
const mostKeys = 500;
const getList = (ids: string | null): string[] => [...new Set((ids ?? '').split(',').filter(Boolean))];
const below = ({ db }: Context, pids: readonly string[]) =>
  db
    .selectFrom('sys_category')
    .where('delFlag', '=', 0)
    .where('pid', 'in', ['', ...pids])
    .selectAll()
    .orderBy('code')
    .orderBy('id');
/** The live category with this code and its descendants; `''` for all. */
const under = ({ db }: Context, code: string) =>
  db
    .selectFrom('sys_category')
    .where('delFlag', '=', 0)
    .where('code', 'like', `${code.replace(/[\\%_]/g, '\\$&')}%`)
    .selectAll()
    .orderBy('code')
    .orderBy('id');

function getNode({ id, code, name, pid, hasChild }: Category, children: CategoryNode[] | null = null): CategoryNode {
  const leaf = hasChild !== '1';
  return {
    key: id,
    value: id,
    id,
    code,
    name,
    title: name,
    label: name,
    leaf,
    isLeaf: leaf,
    parentId: pid,
    pid,
    children,
  };
}
function buildTree(rows: readonly Category[], pid: string): CategoryNode[] {
  return rows.filter((row) => row.pid === pid).map((row) => getNode(row, buildTree(rows, row.id)));
}
/** Id of the category with this code; the root id without one. */
async function loadParent(context: Context, pcode: string | null): Promise<{ id: string; code: string }> {
  if (pcode === null || pcode === rootPid) return { id: rootPid, code: '' };
  const row = await context.db
    .selectFrom('sys_category')
    .where('code', '=', pcode)
    .where('delFlag', '=', 0)
    .select(['id', 'code'])
    .executeTakeFirst();
  if (!row) throw refusal(refused.codeUnknown(pcode));
  return { id: row.id, code: row.code ?? '' };
}
const oneFields = ['id', 'code', 'name'] as const;
const isColumn = (name: string): boolean => (oneFields as readonly string[]).includes(name);

async function loadCategory({ db }: Context, field: string | null, value: string | null): Promise<Category> {
  const name = oneFields.find((known) => known === field);
  if (!name) throw refusal(refused.field((field ?? '').slice(0, 30)));
  const rows = await db
    .selectFrom('sys_category')
    .where(name, '=', value ?? '')
    .where('delFlag', '=', 0)
    .selectAll()
    .limit(2)
    .execute();
  if (rows.length > 1) throw refusal(refused.several(name, value ?? ''));
  if (!rows[0]) throw refusal(refused.none);
  return rows[0];
}

async function level(
  context: Context,
  { pid, pcode, condition }: { pid: string | null; pcode: string | null; condition: string | null },
): Promise<CategoryNode[]> {
  if (pid === null && pcode === null) throw refusal(refused.treeData('null'));
  const parts = conditionOfJson(condition).map((text) => parseSqlRule(text, isColumn));
  const filters = parts.filter((part): part is Filter => part !== undefined);
  if (filters.length < parts.length) throw refusal(refused.field('condition'));
  const parent = pid ?? (await loadParent(context, pcode).catch(() => undefined))?.id;
  if (parent === undefined) throw refusal(refused.treeData('code'));
  const scope = context.engine.scope(context.session);
  const rows = await below(context, [parent])
    .where(await where(sysCategory, { all: filters }, scope))
    .limit(mostRows)
    .execute();
  return rows.map((row) => getNode(row));
}

/** Requires a session or a running registration. */
function assertReader({ session, registration }: Call): void {
  if (!session && !registration) throw failure('tokenMissing');
}

/** Categories for pickers and for administration. */
export const categoryAnswers: readonly BoundEndpoint[] = [
  answer(categoryRoots, async ({ async: isStepwise, pcode }, context, call) => {
    assertReader(call);
    const parent = await loadParent(context, pcode);
    if (isStepwise) return (await below(context, [parent.id]).limit(mostRows).execute()).map((row) => getNode(row));
    return buildTree(await under(context, parent.code).execute(), parent.id);
  }),
  answer(categoryChildren, async ({ pid }, context, call) => {
    assertReader(call);
    return (
      await below(context, [pid ?? rootPid])
        .limit(mostRows)
        .execute()
    ).map((row) => getNode(row));
  }),
  answer(categoryOne, ({ field, val }, context) => loadCategory(context, field, val)),
  answer(categoryLevel, (input, context) => level(context, input)),
  answer(categoryNames, async ({ ids, delNotExist }, { db }, call) => {
    assertReader(call);
    const wanted = getList(ids);
    if (wanted.length === 0) throw refusal(refused.noIds);
    if (wanted.length > mostKeys) throw refusal(dictRefusals.tooManyKeys);
    const rows = await db
      .selectFrom('sys_category')
      .where('id', 'in', wanted)
      .where('delFlag', '=', 0)
      .select(['id', 'name'])
      .execute();
    const names = new Map(rows.map((row) => [row.id, row.name]));
    const kept = delNotExist === 'false' ? wanted : wanted.filter((id) => names.has(id));
    return kept.map((id) => names.get(id) ?? id);
  }),
  answer(categoryAll, async ({ code }, context, call) => {
    assertReader(call);
    const prefix = code === null || code === rootPid ? '' : code;
    const rows = await under(context, prefix).limit(mostRows).execute();
    if (rows.length === 0) throw refusal(refused.noData(code ?? ''));
    return rows.map(({ id, name }) => ({ value: id, text: name, title: name, label: name }));
  }),
  answer(categoryCodeCheck, async ({ pid, code }, context) => {
    if (code === null) throw refusal(refused.codeEmpty);
    const parent = pid === null || pid === rootPid ? undefined : await findCategory(context, pid);
    if (parent && !code.startsWith(parent.code ?? '')) throw refusal(refused.codePrefix(parent.code ?? ''));
    return null;
  }),
  answer(categoryRootList, async ({ pid, name, code, pageNo, pageSize }, context) => {
    const maskText = (value: string | null): string => (value === null ? '' : `*${value.replaceAll('*', '')}*`);
    const isSearch = name !== null || code !== null;
    const query = {
      ...(isSearch ? {} : { pid: pid ?? rootPid }),
      name: maskText(name),
      code: maskText(code),
      pageNo: String(pageNo ?? 1),
      pageSize: String(pageSize ?? 10),
    };
    const { engine, session } = context;
    const asked = listQuery(engine, sysCategory, query, session);
    return listPage<Category>(engine.db, sysCategory, asked, engine.scope(session));
  }),
  answer(categoryChildList, ({ pid }, context) => below(context, [pid ?? rootPid]).execute()),
  answer(categoryChildBatch, async ({ parentIds }, context) => {
    const ids = getList(parentIds);
    if (ids.length > mostKeys) throw failure('tooManyIds', mostKeys);
    const records = await below(context, ids).execute();
    return { records, total: records.length, size: records.length, current: 1, pages: 1 };
  }),
];
