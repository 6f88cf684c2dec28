import { closeReasons } from '@campus/contract/post';
import { delivery, deliveryFlow, recommend, recommendFlow } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { closedBecause } from './delivery-closed.ts';

/** Ends deliveries in the first step of a closed post; later steps continue. */
export async function endWithPost(
  post: { readonly id: string; readonly closeReason: number | null },
  context: Context,
): Promise<void> {
  const disabled = post.closeReason === closeReasons.companyDisabled;
  const closeReason = disabled ? closedBecause.companyDisabled : closedBecause.postEnded;
  const unscreened = sql`
    post_id = ${post.id} and ${inStates(deliveryFlow, ['active'])} and step = ${sql.lit(pipeline.resume)}`;
  await stepEach(delivery, 'end', unscreened, { closeReason }, context);
  const unanswered = sql`post_id = ${post.id} and ${inStates(recommendFlow, ['sent', 'read'])}`;
  await stepEach(recommend, 'void', unanswered, {}, context);
}
