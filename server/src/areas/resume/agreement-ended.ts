import { agreement, agreementSentences as words } from '@campus/contract/resume';
import { agreementStatuses } from '@campus/contract/rules';
import { sql } from 'kysely';
import { listen } from '../../kit/listener.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { closeOthers } from './agreement-effects.ts';
import { destinationVerified } from './agreement-events.ts';
import type { Agreement } from './agreement-parties.ts';
import { agreementsLeft } from './delivery-left.ts';

const { invited, college, school, returned } = agreementStatuses;

/** A delivery that ends takes an agreement with it that is not in force. */
export const voidAgreementsWithDelivery = listen(agreementsLeft, ({ id }, context) =>
  stepEach(
    agreement,
    'void',
    sql`delivery_id = ${id} and status in (${invited}, ${college}, ${school}, ${returned})`,
    { reason: words.deliveryEnded },
    context,
  ),
);
/** A disabled company has no user who could change what the student has not signed; signed agreements go on. */
export const voidAgreementsWithCompany = listen(companySuspended, ({ id }, context) =>
  stepEach(
    agreement,
    'void',
    sql`company_id = ${id} and status in (${invited}, ${returned})`,
    { reason: words.companyDisabled },
    context,
  ),
);
/** A contract that the school has verified closes the student's other deliveries, as a certified agreement does. */
export const closeOthersWhenVerified = listen(destinationVerified, async ({ agreementId }, context) => {
  const { rows } = await sql<Agreement>`
    select * from rc_agreement where ${context.live(agreement)} and id = ${agreementId}`.execute(context.db);
  if (rows[0]) await closeOthers(rows[0], context);
});
