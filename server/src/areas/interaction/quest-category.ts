import { questAns, questCategory, questRefusals } from '@campus/contract/interaction';
import { fieldFailure, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';

async function hasChildren(id: string, context: Context): Promise<boolean> {
  const { rows } = await sql`
    select 1 from qa_category where ${context.live(questCategory)} and parent_id = ${id} limit 1`.execute(context.db);
  return rows.length > 0;
}

/** Categories of questions: two levels; a category in use cannot be deleted. */
export const questCategoryBehaviour = behaviour(questCategory, {
  async validate(draft, context) {
    if (!draft.parentId) return;
    const { rows } = await sql<{ parentId: string | null }>`
      select parent_id from qa_category where ${context.live(questCategory)} and id = ${draft.parentId}`.execute(
      context.db,
    );
    const isThird = rows[0]?.parentId != null;
    const isParent = context.before !== undefined && (await hasChildren(context.before.id, context));
    if (isThird || isParent) throw fieldFailure('parentId', questRefusals.categoryLevels);
  },
  async beforeDelete(row, context) {
    if (await hasChildren(row.id, context)) throw refusal(questRefusals.categoryHasChildren);
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from qa_quest_ans where ${context.live(questAns)} and category = ${row.id}`.execute(
      context.db,
    );
    const n = Number(rows[0]?.n ?? 0);
    if (n > 0) throw refusal(questRefusals.categoryInUse(n));
  },
});
