import { interview, interviewFlow, interviewResults } from '@campus/contract/interview';
import { type Filter, getCodes } from '@campus/contract/kit';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

const held = getCodes(interviewFlow, 'asked', 'agreed', 'done');
/** Past interviews under `i` without a result that the caller has not evaluated. */
export const lacksOwnEvaluation = ({ session, now }: Context): RawBuilder<boolean> => sql<boolean>`
  i.end_time < ${now}::timestamptz and i.status = any(${held}::int[]) and i.result = ${interviewResults.open}
    and not exists (select 1 from rc_interview_evaluation v
      where v.interview_id = i.id and v.user_id = ${session.userId} and v.del_flag = 0)`;

/** The interviews that wait for the caller's own evaluation. */
export async function withoutOwnEvaluation(context: Context): Promise<Filter> {
  const { rows } = await sql<{ id: string }>`
    select i.id from rc_interview i
    join rc_interview_user u on u.interview_id = i.id and u.user_id = ${context.session.userId} and u.del_flag = 0
    where ${await context.visible(interview, 'i')} and ${lacksOwnEvaluation(context)}`.execute(context.db);
  return ['id', 'in', rows.map(({ id }) => id)];
}
