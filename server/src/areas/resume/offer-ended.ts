import { offer, openOffers, standingOffers, offerSentences as words } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { offersLeft } from './delivery-left.ts';
import { withWholeTenant } from './whole-tenant.ts';

async function dropAll(
  condition: ReturnType<typeof sql<boolean>>,
  input: { readonly reason: string; readonly tellsStudent?: true },
  context: Context,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_offer where ${context.live(offer)} and ${condition} order by id`.execute(context.db);
  const all = withWholeTenant(context);
  for (const { id } of rows) await context.engine.step(offer, 'drop', id, { ...input, bySystem: true }, all, true);
}

/** A delivery that ends takes its offer with it. */
export const dropOffersWithDelivery = listen(offersLeft, async ({ id }, context) =>
  dropAll(
    sql<boolean>`delivery_id = ${id} and ${await context.meets(offer, standingOffers)}`,
    { reason: words.deliveryEnded },
    context,
  ),
);
/** A disabled company has no user who could keep the promise; accepted offers go on to signing. */
export const dropOffersWithCompany = listen(companySuspended, async ({ id }, context) =>
  dropAll(
    sql<boolean>`company_id = ${id} and ${await context.meets(offer, openOffers)}`,
    { reason: words.companyDisabled, tellsStudent: true },
    context,
  ),
);
