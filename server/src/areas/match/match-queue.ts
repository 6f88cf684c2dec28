import { matchJob, matchJobStates } from '@campus/contract/match';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { newId } from '../../kit/write/new-id.ts';
import { matchTask } from './match-task.ts';

/** What a run computes: one post, one student, or every pair of the tenant. */
type MatchJobKind = 'post' | 'student' | 'all';

/**
 * Queues a run at the end of the transaction of the change that asks for it, once however often it is asked for, and starts
 * it after the commit. Nothing is queued while the tenant has no active rule.
 */
export function queueMatch(kind: MatchJobKind, refId: string, context: Context): void {
  const { session, now, services } = context;
  const statement = sql`
    insert into rc_match_job (id, tenant_id, create_by, create_time, kind, ref_id, status, total, done)
    select ${newId()}, ${session.tenantId}::int, ${session.username}, ${now}::timestamptz, ${kind}, ${refId},
      ${matchJobStates.waiting}::int, 0, 0
    where exists (select 1 from rc_match_rule where tenant_id = ${session.tenantId}::int and active = 1 and del_flag = 0)
      and not exists (select 1 from rc_match_job j where ${context.live(matchJob, 'j')} and j.kind = ${kind}
        and j.ref_id = ${refId} and j.status = ${matchJobStates.waiting}::int)
    on conflict do nothing returning id`;
  const written = () => context.later(async () => services.background.wake(matchTask));
  context.endWrites.add(`match ${session.tenantId} ${kind} ${refId}`, { statement, written });
}
