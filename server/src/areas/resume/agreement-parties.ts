import type { Row } from '@campus/contract/kit';
import { agreement, delivery, deliveryFlow, fullTime } from '@campus/contract/resume';
import { isEmployment, pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { lockDeliveries } from './delivery-parties.ts';

export type Agreement = Row<typeof agreement>;
interface Parties {
  readonly deliveryId: string;
  readonly employId: string;
}

/** The student's other deliveries to full-time posts that an agreement in force closes, oldest first. */
export async function deliveriesClosedBy(
  { employId, deliveryId }: Pick<Parties, 'employId' | 'deliveryId'>,
  context: Context,
): Promise<Parties[]> {
  const { rows } = await sql<Parties>`
    select d.id as delivery_id, d.employ_id
    from rc_delivery d join rc_company_post p on p.id = d.post_id
    where ${context.live(delivery, 'd')} and d.employ_id = ${employId} and d.id <> ${deliveryId}
      and ${inStates(deliveryFlow, ['active'], 'd')}
      and d.step <= ${pipeline.sign} and p.nature = ${fullTime} order by d.id`.execute(context.db);
  return rows;
}

/** Locks what a step of an agreement touches, before its row; with the deliveries that its effect closes. */
export async function lockPartiesOfAgreement(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Parties & { type: number }>`
    select delivery_id, employ_id, type from rc_agreement
    where ${context.live(agreement)} and id = ${id}`.execute(context.db);
  const [row] = rows;
  if (!row) return;
  const others = isEmployment(row.type) ? await deliveriesClosedBy(row, context) : [];
  await lockDeliveries(
    [row, ...others].map(({ deliveryId }) => deliveryId),
    context,
    { withCompanies: true },
  );
}
