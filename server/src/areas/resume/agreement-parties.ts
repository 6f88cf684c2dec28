import type { Row } from '@campus/contract/kit';
import { agreement, delivery, deliveryFlow, fullTime } from '@campus/contract/resume';
import { employmentTypes, pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context, WantedRows } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { partiesOfDeliveries } from './delivery-parties.ts';

export type Agreement = Row<typeof agreement>;
interface Parties {
  readonly deliveryId: string;
  readonly employId: string;
}

/** Deliveries `d` to full-time posts `p` that an agreement of their student closes when it comes into force. */
const areClosed = (
  context: Context,
) => sql`${context.live(delivery, 'd')} and ${inStates(deliveryFlow, ['active'], 'd')}
  and d.step <= ${pipeline.sign} and p.nature = ${fullTime}`;

/** The student's other deliveries to full-time posts that an agreement in force closes, oldest first. */
export async function deliveriesClosedBy(
  { employId, deliveryId }: Pick<Parties, 'employId' | 'deliveryId'>,
  context: Context,
): Promise<Parties[]> {
  const { rows } = await sql<Parties>`
    select d.id as delivery_id, d.employ_id from rc_delivery d join rc_company_post p on p.id = d.post_id
    where d.employ_id = ${employId} and d.id <> ${deliveryId} and ${areClosed(context)} order by d.id`.execute(
    context.db,
  );
  return rows;
}

/** What an agreement touches, before its row; with the deliveries that its effect closes. */
export function partiesOfAgreement(id: string, context: Context): WantedRows[] {
  const isNamed = sql`${context.live(agreement, 'a')} and a.id = ${id}`;
  const deliveries = sql`array(
    select a.delivery_id from rc_agreement a where ${isNamed}
    union select d.id from rc_agreement a join rc_delivery d on d.employ_id = a.employ_id
      join rc_company_post p on p.id = d.post_id
    where ${isNamed} and a.type = any(${[...employmentTypes]}::int[]) and ${areClosed(context)})`;
  return partiesOfDeliveries(deliveries, context, { withCompanies: true });
}
