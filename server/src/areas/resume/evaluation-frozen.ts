import { evaluation } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** The evaluations of a delivery whose agreement has ended can be changed no more. */
export async function freezeEvaluations(deliveryId: string, context: Context): Promise<void> {
  const { engine, db, now } = context;
  const { rows } = await sql<{ id: string }>`
    select id from rc_evaluation where ${context.live(evaluation)} and delivery_id = ${deliveryId}
      and edit_until > ${now}::timestamptz order by id`.execute(db);
  for (const { id } of rows) await engine.set(evaluation, id, { editUntil: now }, context);
}
