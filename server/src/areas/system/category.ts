import { fieldFailure, type Row } from '@campus/contract/kit';
import { parentTreeCode } from '@campus/contract/rules';
import { categoryRefusals as refused, sysCategory } from '@campus/contract/system';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { treeCache } from '../../platform/dictionary/trees.ts';
import { nextCategoryCode } from '../../platform/rules/fill-rules.ts';

export type Category = Row<typeof sysCategory>;
export const rootPid = '0';

export const findCategory = async ({ db }: Context, id: string): Promise<Category | undefined> =>
  db.selectFrom('sys_category').where('id', '=', id).where('delFlag', '=', 0).selectAll().executeTakeFirst();
const byCode = async ({ db }: Context, code: string): Promise<Category | undefined> =>
  db.selectFrom('sys_category').where('code', '=', code).where('delFlag', '=', 0).selectAll().executeTakeFirst();

function dropTree(context: Context): void {
  context.services.caches.changed(context, treeCache('category'));
}
/** Updates the stored flag whether a node has children; `gone` are about to be deleted. */
async function markChildren({ db }: Context, id: string, gone: readonly string[] = []): Promise<void> {
  await sql`
    update sys_category p set has_child = case when exists (
      select 1 from sys_category c where c.pid = p.id and c.del_flag = 0 and not c.id = any(${[...gone]}::text[])) then '1' else '0' end
    where p.id = ${id}`.execute(db);
}

/** Category trees: a node's code is its parent's code plus one block and never changes. */
export const categoryBehaviour = behaviour(sysCategory, {
  async validate(draft, context) {
    const { before } = context;
    if (before) {
      // A node's code is its path from the root.
      if (draft.pid !== before.pid) throw fieldFailure('pid', refused.moved);
      return;
    }
    const pid = draft.pid ?? rootPid;
    const parent = pid === rootPid ? undefined : await findCategory(context, pid);
    if (pid !== rootPid && !parent) throw fieldFailure('pid', refused.parentGone);
    const parentCode = parent?.code ?? '';
    if (!draft.code) return;
    if (!draft.code.startsWith(parentCode)) throw fieldFailure('code', refused.codePrefix(parentCode));
    if (parentTreeCode(draft.code) !== parentCode) throw fieldFailure('code', refused.codeBlock(parentCode));
  },
  async beforeSave(draft, context) {
    if (context.before) return;
    // Serialises parallel inserts: the siblings of one parent are numbered in sequence.
    await sql`select pg_advisory_xact_lock(hashtext(${`category ${draft.pid}`}))`.execute(context.db);
    draft.code ??= await nextCategoryCode(context, draft.pid ?? rootPid);
  },
  async afterSave(row, context) {
    await markChildren(context, row.pid);
    dropTree(context);
  },
  async beforeDelete(row, context) {
    const { db, session, now } = context;
    const { rows } = await sql<{ id: string }>`
      with recursive below as (
        select id from sys_category where pid = ${row.id} and del_flag = 0
        union select c.id from sys_category c join below on c.pid = below.id where c.del_flag = 0
      ) select id from below`.execute(db);
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await db
        .updateTable('sys_category')
        .set({ delFlag: 1, updateBy: session.username, updateTime: now })
        .where('id', 'in', ids)
        .execute();
    await markChildren(context, row.pid, [row.id]);
    dropTree(context);
  },
  async importRow(draft, cells, context) {
    const code = cells[sysCategory.fields.code.label]?.trim() ?? '';
    if (code === '') return;
    const known = await byCode(context, code);
    if (known) {
      draft.id = known.id;
      delete draft.code;
      return;
    }
    const parent = parentTreeCode(code);
    if (parent === '') return;
    const above = await byCode(context, parent);
    if (!above) throw fieldFailure('code', refused.codeUnknown(parent));
    draft.pid = above.id;
  },
});
