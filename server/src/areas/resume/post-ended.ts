import { closeReasons } from '@campus/contract/post';
import { delivery, deliveryFlow, recommend, recommendFlow } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { closedBecause } from './delivery-closed.ts';
import { withWholeTenant } from './whole-tenant.ts';

async function openAt(table: 'rc_delivery' | 'rc_recommend', postId: string, { db }: Context): Promise<string[]> {
  const open =
    table === 'rc_delivery'
      ? sql`${inStates(deliveryFlow, ['active'])} and step = ${sql.lit(pipeline.resume)}`
      : sql`${inStates(recommendFlow, ['sent', 'read'])} and del_flag = 0`;
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where post_id = ${postId} and ${open} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends deliveries in the first step of a closed post; later steps continue. */
export async function endWithPost(
  post: { readonly id: string; readonly closeReason: number | null },
  context: Context,
): Promise<void> {
  const disabled = post.closeReason === closeReasons.companyDisabled;
  const closeReason = disabled ? closedBecause.companyDisabled : closedBecause.postEnded;
  const all = withWholeTenant(context);
  for (const id of await openAt('rc_delivery', post.id, context))
    await context.engine.step(delivery, 'end', id, { closeReason, bySystem: true }, all, true);
  for (const id of await openAt('rc_recommend', post.id, context))
    await context.engine.step(recommend, 'void', id, {}, all, true);
}
