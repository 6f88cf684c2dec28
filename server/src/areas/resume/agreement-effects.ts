import { getCodes } from '@campus/contract/kit';
import { companyPost, postFlow } from '@campus/contract/post';
import { agreement, delivery, effectiveAgreements, employUser } from '@campus/contract/resume';
import { agreementTypes, intentions, isEmployment } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { setting } from '../../platform/settings.ts';
import { agreementEffective, agreementEnded } from './agreement-events.ts';
import { type Agreement, deliveriesClosedBy } from './agreement-parties.ts';
import { closedBecause } from './delivery-closed.ts';
import { freezeEvaluations } from './evaluation-frozen.ts';

const reference = ({ id }: Agreement) => ({ refId: id, refType: 'agreement' });

async function setIntention(row: Agreement, intentionStatus: number, context: Context): Promise<void> {
  await context.engine.set(employUser, row.employId as string, { intentionStatus }, context);
}

/** Closes the student's other deliveries to full-time posts, with what they lead to. */
export async function closeOthers(row: Agreement, context: Context): Promise<void> {
  if ((await setting(context, 'sign.autoCloseOthers')) !== 1) return;
  const of = { employId: row.employId as string, deliveryId: row.deliveryId };
  for (const { deliveryId } of await deliveriesClosedBy(of, context)) {
    const end = { closeReason: closedBecause.signedElsewhere, bySystem: true };
    await context.engine.step(delivery, 'end', deliveryId, end, withWholeTenant(context), true);
  }
}

/** Closes the post, which is locked, when its agreements in force reach the headcount. */
async function closeFullPost({ postId }: Agreement, context: Context): Promise<void> {
  if ((await setting(context, 'post.autoCloseWhenFull')) !== 1) return;
  const post = await context.engine.lock(companyPost, postId as string, context);
  if (!post || !getCodes(postFlow, 'active', 'paused').includes(post.postStatus)) return;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from rc_agreement where ${context.live(agreement)} and post_id = ${post.id}
      and ${await context.meets(agreement, effectiveAgreements)}`.execute(context.db);
  if ((rows[0]?.n ?? 0) < post.headcount) return;
  await context.engine.step(companyPost, 'full', post.id, { bySystem: true }, withWholeTenant(context), true);
}

/** What follows from an agreement that takes effect. */
export async function takeEffect(row: Agreement, input: Readonly<Record<string, unknown>>, context: Context) {
  const all = withWholeTenant(context);
  const entry = { ...reference(row), onBehalf: input.onBehalf, remark: input.remark };
  await context.engine.step(delivery, 'signEffective', row.deliveryId, entry, all, true);
  if (isEmployment(row.type)) {
    await setIntention(row, intentions.signed, all);
    await context.engine.emit(agreementEffective, row, all);
  }
  if (row.type === agreementTypes.tripartite) await closeOthers(row, all);
  await closeFullPost(row, all);
}

async function otherInForce(row: Agreement, context: Context): Promise<Agreement | undefined> {
  const { rows } = await sql<Agreement>`
    select * from rc_agreement where ${context.live(agreement)} and employ_id = ${row.employId} and id <> ${row.id}
      and type in (${agreementTypes.tripartite}, ${agreementTypes.labor})
      and ${await context.meets(agreement, effectiveAgreements)} order by type, effective_time limit 1`.execute(
    context.db,
  );
  return rows[0];
}
/** What follows from the end of an agreement. */
export async function endEffect(row: Agreement, context: Context): Promise<void> {
  const all = withWholeTenant(context);
  await context.engine.step(
    delivery,
    'signEnd',
    row.deliveryId,
    { ...reference(row), reason: row.endRemark },
    all,
    true,
  );
  await freezeEvaluations(row.deliveryId, all);
  if (!isEmployment(row.type)) return;
  const next = await otherInForce(row, all);
  if (!next) await setIntention(row, intentions.seeking, all);
  await context.engine.emit(agreementEnded, { ended: row, next }, all);
}
