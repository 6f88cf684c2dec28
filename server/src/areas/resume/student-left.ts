import { delivery, deliveryFlow, studentStatuses } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { closedBecause } from './delivery-closed.ts';
import { withWholeTenant } from './whole-tenant.ts';

interface Standing {
  readonly status: number | null;
}
/** Ends the deliveries of a student who leaves, with their interviews; those that were signed are ended by termination. */
export async function endWithStudent(
  before: Standing | undefined,
  row: Standing & { readonly id: string },
  context: Context,
): Promise<void> {
  if (!before || before.status === studentStatuses.left || row.status !== studentStatuses.left) return;
  const { rows } = await sql<{ id: string }>`
    select id from rc_delivery where ${context.live(delivery)} and employ_id = ${row.id}
      and ${inStates(deliveryFlow, ['active'])}
      and step < ${pipeline.evaluation} order by id`.execute(context.db);
  const all = withWholeTenant(context);
  for (const { id } of rows)
    await context.engine.step(
      delivery,
      'end',
      id,
      { closeReason: closedBecause.studentLeft, bySystem: true },
      all,
      true,
    );
}
