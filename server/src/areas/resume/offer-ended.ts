import { offer, openOffers, standingOffers, offerSentences as words } from '@campus/contract/resume';
import { sql } from 'kysely';
import { listen } from '../../kit/listener.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { offersLeft } from './delivery-left.ts';

/** A delivery that ends takes its offer with it. */
export const dropOffersWithDelivery = listen(offersLeft, async ({ id }, context) =>
  stepEach(
    offer,
    'drop',
    sql`delivery_id = ${id} and ${await context.meets(offer, standingOffers)}`,
    { reason: words.deliveryEnded },
    context,
  ),
);
/** A disabled company has no user who could keep the promise; accepted offers go on to signing. */
export const dropOffersWithCompany = listen(companySuspended, async ({ id }, context) =>
  stepEach(
    offer,
    'drop',
    sql`company_id = ${id} and ${await context.meets(offer, openOffers)}`,
    { reason: words.companyDisabled, tellsStudent: true },
    context,
  ),
);
