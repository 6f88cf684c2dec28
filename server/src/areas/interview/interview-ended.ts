import { interview, interviewSentences, openInterviews } from '@campus/contract/interview';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { interviewsLeft } from '../resume/delivery-left.ts';

async function dropAll(
  of: { readonly column: 'deliveryId' | 'companyId'; readonly id: string },
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const open = await context.meets(interview, openInterviews);
  await stepEach(interview, 'drop', sql`${open} and ${sql.ref(of.column)} = ${of.id}`, input, context);
}

/** A delivery that ends or goes past 面试 takes its interviews with it. */
export const dropWithDelivery = listen(interviewsLeft, ({ id }, context) =>
  dropAll({ column: 'deliveryId', id }, { reason: interviewSentences.deliveryEnded, keepsDelivery: true }, context),
);
/** The members of a disabled company cannot hold them. */
export const dropWithCompany = listen(companySuspended, ({ id }, context) =>
  dropAll({ column: 'companyId', id }, { reason: interviewSentences.companyDisabled }, context),
);
