import { failure, isEnterprise, type Row, refusal, stateRefusal } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';
import { companyPost, postFlow } from '@campus/contract/post';
import { delivery, deliveryFlow, deliveryRefusals, resume, resumeTransfer } from '@campus/contract/resume';
import { confirmStates } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { parseIds } from '../../kit/read/parse-ids.ts';
import { withStageText } from '../../kit/write/checked-values.ts';
import { deliver } from './deliver.ts';
import { notifyTransfer } from './delivery-notices.ts';
import { partiesOfDeliveries } from './delivery-parties.ts';
import { sources } from './delivery-rule.ts';

type Delivery = Row<typeof delivery>;
/** Source of a transfer: a delivery, or a résumé without one. */
interface Origin {
  readonly employId: string;
  readonly old: Delivery | undefined;
}

/**
 * The delivery with this id, locked, if visible to the caller; otherwise the résumé with it. Throws when neither
 * exists.
 */
async function loadOrigin(id: string, context: Context): Promise<Origin> {
  const { engine } = context;
  if ((await engine.count(delivery, ['id', 'eq', id], context)) > 0) {
    const old = (await engine.lock(delivery, id, context)) as Delivery;
    return { employId: old.employId, old };
  }
  const [cv] = await engine.find(resume, ['id', 'eq', id], ['employId'], context, 1);
  if (!cv) throw refusal(deliveryRefusals.resumeUnknown, 'RC_NOT_FOUND');
  return { employId: cv.employId as string, old: undefined };
}
/** Locks the target with what comes before the deliveries and these, in the order of all writers of deliveries. */
async function lockMoved(target: string, ids: readonly string[], context: Context): Promise<void> {
  const [posts, ...others] = partiesOfDeliveries(sql`${[...ids]}::text[]`, context);
  const affected = sql`(id = ${target} or ${posts?.where})`;
  await context.engine.lockRows([{ entity: companyPost, where: affected }, ...others], context);
}

/** The target post; for a company, one of its own. The delivery rules check whether it is open. */
async function targetPost(id: string, context: Context): Promise<Row<typeof companyPost>> {
  const post = await context.engine.lock(companyPost, id, context);
  if (!post) throw refusal(deliveryRefusals.postUnknown, 'RC_NOT_FOUND');
  if (!isEnterprise(context.session) || post.companyId === context.session.companyId) return post;
  // Unpublished posts of other companies are not disclosed.
  throw post.postStatus === postFlow.states.active.code
    ? refusal(deliveryRefusals.otherCompany)
    : refusal(deliveryRefusals.postUnknown, 'RC_NOT_FOUND');
}

/** Transfers one row: the old one ends at 6 with the new one's id, the new one starts at step 10. */
async function moveOne(
  { employId, old }: Origin,
  post: Row<typeof companyPost>,
  waived: boolean,
  context: Context,
): Promise<void> {
  const { engine, session } = context;
  if (old?.postId === post.id) throw refusal(deliveryRefusals.samePost);
  const closed =
    old && stateRefusal(deliveryFlow, 'transferOut', await withStageText(delivery, { ...old }, context), session);
  if (closed) throw closed;
  const application = { employId, postId: post.id, source: sources.transfer, waived };
  // Within one company the student's confirmation is carried over.
  const confirmed = old?.companyId === post.companyId && old.studentConfirm === confirmStates.confirmed;
  const made = await deliver(application, context, {
    confirmed,
    ...(old && { origin: { type: 'delivery', id: old.id }, snapshot: old.resumeSnapshot }),
  });
  if (old) await engine.step(delivery, 'transferOut', old.id, { refId: made.id }, context, true);
  const from = old && (await engine.lock(companyPost, old.postId, context));
  await notifyTransfer(from?.name, made.id, context);
}

/** 简历转岗: one target, all résumés or none. */
export const transferAnswer = answer(resumeTransfer, async (input, context) => {
  const [target, ...more] = parseIds(input.postId);
  if (target === undefined) throw refusal(text.job.transfer.none, 'RC_FIELD');
  if (more.length > 0) throw refusal(deliveryRefusals.onePost, 'RC_FIELD');
  const wanted = parseIds(input.resumeId).sort();
  if (wanted.length > 200) throw failure('tooManyIds', 200);
  await lockMoved(target, wanted, context);
  const origins: Origin[] = [];
  for (const id of wanted) origins.push(await loadOrigin(id, context));
  const post = await targetPost(target, context);
  for (const origin of origins) await moveOne(origin, post, input.waive === 1, context);
  return null;
});
