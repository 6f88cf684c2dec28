import type { AnyEntity, StepName } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import { withWholeTenant } from '../whole-tenant.ts';

/**
 * Takes a step on every live row of the tenant that meets the condition, in the order of ids, as the system: rows that the
 * user cannot see are among them. The rows are chosen before the first step.
 */
export async function stepEach<E extends AnyEntity>(
  e: E,
  step: StepName<E>,
  where: RawBuilder<unknown>,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(e.table)} where ${context.live(e)} and (${where}) order by id`.execute(context.db);
  const all = withWholeTenant(context);
  for (const { id } of rows) await context.engine.step(e, step, id, { ...input, bySystem: true }, all, true);
}
