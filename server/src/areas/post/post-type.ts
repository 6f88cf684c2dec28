import { fieldFailure, type Row, refusal } from '@campus/contract/kit';
import {
  type PostTypeNode,
  postRefusals,
  postType,
  postTypeChildren,
  postTypeLevels,
  postTypeTree,
} from '@campus/contract/post';
import { sql } from 'kysely';
import type { TreeSource } from '../../kit/area-server.ts';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { readAtOnce } from '../../kit/database/read-at-once.ts';
import { answer } from '../../kit/http/answer.ts';
import type { TreeNode } from '../../kit/ports.ts';
import { getNodes, treeCache } from '../../platform/dictionary/trees.ts';

type PostType = Row<typeof postType>;
type Link = Pick<PostType, 'id' | 'parentId'>;

/** Number of levels of a node and its descendants; stops at a cycle, which the kit rejects later. */
function getHeight(id: string, links: readonly Link[], seen: ReadonlySet<string> = new Set()): number {
  if (seen.has(id)) return 0;
  const below = links.filter((link) => link.parentId === id);
  return 1 + Math.max(0, ...below.map((link) => getHeight(link.id, links, new Set([...seen, id]))));
}
function getDepth(id: string | null | undefined, links: readonly Link[]): number {
  const parents = new Map(links.map((link) => [link.id, link.parentId]));
  let depth = 0;
  for (let at = id; at && depth <= postTypeLevels; at = parents.get(at)) depth += 1;
  return depth;
}
async function loadLinks(context: Context): Promise<Link[]> {
  const { rows } = await sql<Link>`select id, parent_id from rc_post_type where ${context.live(postType)}`.execute(
    context.db,
  );
  return rows;
}
/** Drops the cached tree after the commit. */
function dropTree(context: Context): void {
  context.services.caches.changed(context, treeCache('postType'));
}

/** Post types: three levels, leaves with a category. */
export const postTypeBehaviour = behaviour(postType, {
  async validate(draft, context) {
    const id = context.before?.id;
    const links = await loadLinks(context);
    const height = id ? getHeight(id, links) : 1;
    const cycle = id !== undefined && draft.parentId === id;
    if (!cycle && getDepth(draft.parentId, links) + height > postTypeLevels)
      throw fieldFailure('parentId', postRefusals.typeLevels);
    if (height === 1 && !draft.category) throw fieldFailure('category', postRefusals.typeCategory);
  },
  afterSave: (_row, context) => dropTree(context),
  afterSort: dropTree,
  async beforeDelete(row, context) {
    const links = await loadLinks(context);
    if (links.some((link) => link.parentId === row.id)) throw refusal(postRefusals.typeHasChildren);
    const posts = row.postCount ?? 0;
    if (posts > 0) throw refusal(postRefusals.typeInUse(posts));
    dropTree(context);
  },
});

/** The tree behind the category field of posts. */
export const postTypeSource: TreeSource = {
  name: 'postType',
  entity: postType,
  async load(db) {
    const rows = await readAtOnce(
      db,
      sql<{ tenantId: number; value: string; text: string; parent: string | null }>`
        select tenant_id, id as value, name as text, parent_id as parent from rc_post_type where del_flag = 0 order by sort, id`,
    );
    const byTenant = new Map<number, TreeNode[]>();
    for (const tenant of new Set(rows.map((row) => row.tenantId)))
      byTenant.set(
        tenant,
        getNodes(
          rows.filter((row) => row.tenantId === tenant).map(({ value, text, parent }) => ({ value, text, parent })),
        ),
      );
    return byTenant;
  },
};

async function typesInUse(context: Context): Promise<PostType[]> {
  const { rows } = await sql<PostType>`
    select id, parent_id, name, code, category from rc_post_type
    where ${context.live(postType)} and status = 1 order by sort, id`.execute(context.db);
  return rows;
}
/** The nodes below `parent`; descendants of a disabled type are disabled too. */
function below(parent: string | null, types: readonly PostType[], deep: boolean): PostTypeNode[] {
  const parents = new Set(types.map((row) => row.parentId));
  return types
    .filter((row) => row.parentId === parent)
    .map(({ id, name, code, category }) => ({
      id,
      key: id,
      value: id,
      title: name,
      name,
      code,
      category,
      parentId: parent,
      pid: parent ?? '0',
      isLeaf: !parents.has(id),
      leaf: !parents.has(id),
      children: deep ? below(id, types, true) : [],
    }));
}
const getLevel = (pid: string | null): string | null => (pid === null || pid === '0' ? null : pid);

export const postTypeAnswers = [
  answer(postTypeTree, async ({ pid }, context) => below(getLevel(pid), await typesInUse(context), pid === null)),
  answer(postTypeChildren, async ({ pid }, context) => below(getLevel(pid), await typesInUse(context), false)),
];
