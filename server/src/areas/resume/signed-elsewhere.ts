import { agreement, agreementFlow, effectiveStates, fullTime } from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Context, SessionContext } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';

/** Whether a tripartite agreement in force excludes the student from posts of this nature, as a condition. */
export const isSignedFor = (
  nature: Expression<unknown>,
  employId: Expression<unknown>,
  { live }: SessionContext,
): RawBuilder<boolean> => sql<boolean>`
  (${nature} = ${fullTime} and exists (
    select 1 from rc_agreement a where ${live(agreement, 'a')} and a.employ_id = ${employId}
      and a.type = ${agreementTypes.tripartite} and ${inStates(agreementFlow, effectiveStates, 'a')}))`;

export async function hasSignedFor(
  nature: number | null | undefined,
  employId: string,
  context: Context,
): Promise<boolean> {
  if (nature !== fullTime) return false;
  const { rows } = await sql`
    select 1 where ${isSignedFor(sql`${nature}::int`, sql.val(employId), context)}`.execute(context.db);
  return rows.length > 0;
}
