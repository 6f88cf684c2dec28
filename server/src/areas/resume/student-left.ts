import { delivery, deliveryFlow, studentStatuses } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { closedBecause } from './delivery-closed.ts';
import { studentLeft } from './student-saved.ts';

interface Standing {
  readonly status: number | null;
}
/**
 * Ends the deliveries of a student who leaves, with their interviews, and what other areas have arranged; deliveries that
 * were signed are ended by termination.
 */
export async function endWithStudent(
  before: Standing | undefined,
  row: Standing & { readonly id: string },
  context: Context,
): Promise<void> {
  if (!before || before.status === studentStatuses.left || row.status !== studentStatuses.left) return;
  const where = sql`
    employ_id = ${row.id} and ${inStates(deliveryFlow, ['active'])} and step < ${pipeline.evaluation}`;
  await stepEach(delivery, 'end', where, { closeReason: closedBecause.studentLeft }, context);
  await context.engine.emit(studentLeft, row, context);
}
