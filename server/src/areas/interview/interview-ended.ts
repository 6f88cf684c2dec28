import { interview, interviewSentences, openInterviews } from '@campus/contract/interview';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { interviewsLeft } from '../resume/delivery-left.ts';
import { withWholeTenant } from '../resume/whole-tenant.ts';

async function dropAll(
  of: { readonly column: 'deliveryId' | 'companyId'; readonly id: string },
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_interview where ${context.live(interview)} and ${await context.meets(interview, openInterviews)}
      and ${sql.ref(of.column)} = ${of.id} order by id`.execute(context.db);
  const all = withWholeTenant(context);
  for (const { id } of rows) await context.engine.step(interview, 'drop', id, { ...input, bySystem: true }, all, true);
}

/** A delivery that ends or goes past 面试 takes its interviews with it. */
export const dropWithDelivery = listen(interviewsLeft, ({ id }, context) =>
  dropAll({ column: 'deliveryId', id }, { reason: interviewSentences.deliveryEnded, keepsDelivery: true }, context),
);
/** The members of a disabled company cannot hold them. */
export const dropWithCompany = listen(companySuspended, ({ id }, context) =>
  dropAll({ column: 'companyId', id }, { reason: interviewSentences.companyDisabled }, context),
);
