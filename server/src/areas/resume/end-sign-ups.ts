import type { AnyEntity, StepName } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { stepEach } from '../../kit/write/step-each.ts';

/** What a student signs up for, and how a sign-up ends. */
interface SignUps<E extends AnyEntity> {
  readonly entity: E;
  /** What the sign-ups are for; `column` of them holds its id. */
  readonly event: AnyEntity;
  readonly column: string;
  /** Sign-ups that hold a place or wait for one. */
  readonly open: RawBuilder<unknown>;
  readonly step: StepName<E>;
}
/** Gives back the places of a student, who is locked, at what has not begun. */
export async function endSignUps<E extends AnyEntity>(
  { entity, event, column, open, step }: SignUps<E>,
  employId: string,
  input: Readonly<Record<string, unknown>>,
  context: Context,
): Promise<void> {
  const own = sql`employ_id = ${employId} and ${open}`;
  const coming = sql`start_time > ${context.now}::timestamptz`;
  const signedUpFor = sql`select ${sql.ref(column)} from ${sql.table(entity.table)} where ${context.live(entity)} and ${own}`;
  // All by id before the first step, so that two students of the same ones do not wait for each other.
  await context.engine.lockRows([{ entity: event, where: sql`id in (${signedUpFor}) and ${coming}` }], context);
  const where = sql`${own} and ${sql.ref(column)} in (select id from ${sql.table(event.table)} where ${coming})`;
  await stepEach(entity, step, where, input, context);
}
