import { agreement, effectiveAgreements, fullTime } from '@campus/contract/resume';
import { agreementTypes } from '@campus/contract/rules';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** Whether a tripartite agreement in force excludes the student from posts of this nature. */
export async function hasSignedFor(
  nature: number | null | undefined,
  employId: string,
  context: Context,
): Promise<boolean> {
  if (nature !== fullTime) return false;
  const { rows } = await sql`
    select 1 from rc_agreement where ${context.live(agreement)} and employ_id = ${employId}
      and type = ${agreementTypes.tripartite} and ${await context.meets(agreement, effectiveAgreements)} limit 1`.execute(
    context.db,
  );
  return rows.length > 0;
}
