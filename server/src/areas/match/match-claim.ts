import { chinaTime } from '@campus/contract/kit';
import { matchJobStates as states } from '@campus/contract/match';
import { sql } from 'kysely';
import type { EngineApi } from '../../kit/context.ts';

/** Queued runs of one kind and tenant that are computed together. */
export interface ClaimedRun {
  readonly tenantId: number;
  readonly kind: 'post' | 'student' | 'all';
  readonly jobIds: readonly string[];
  readonly refIds: readonly string[];
  /** Where an interrupted run of everything goes on. */
  readonly lastPostId: string;
  readonly done: number;
}
interface JobRow {
  readonly id: string;
  readonly tenantId: number;
  readonly kind: ClaimedRun['kind'];
  readonly refId: string;
  readonly status: number;
  readonly lastPostId: string | null;
  readonly done: number | null;
}
/** A run without a sign of life for this long is taken over. */
const lostAfterSeconds = 120;
const mostAtOnce = 500;

/**
 * Claims the next runs: those of everything first, then the oldest with the others of their kind. An interrupted run goes on
 * without those that wait: they begin with the first post. A tenant has one run at a time, so a result is never replaced by
 * one of an older state.
 */
export function claimRun({ db, now }: EngineApi): Promise<ClaimedRun | undefined> {
  const at = chinaTime(now());
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('match claim', 0))`.execute(tx);
    const isLost = sql`seen_time < ${at}::timestamptz - make_interval(secs => ${lostAfterSeconds}::int)`;
    const { rows } = await sql<JobRow>`
      select id, tenant_id, kind, ref_id, status, last_post_id, done from rc_match_job j
      where del_flag = 0 and (status = ${states.waiting}::int or (status = ${states.running}::int and ${isLost}))
        and not exists (select 1 from rc_match_job o where o.tenant_id = j.tenant_id and o.del_flag = 0
          and o.status = ${states.running}::int and not (o.seen_time < ${at}::timestamptz - make_interval(secs => ${lostAfterSeconds}::int)))
      order by kind <> 'all', create_time, id limit 1`.execute(tx);
    const [first] = rows;
    if (!first) return undefined;
    const { rows: jobs } = await sql<{ id: string; refId: string }>`
      update rc_match_job set status = ${states.running}::int, seen_time = ${at}::timestamptz
      where id in (select id from rc_match_job where del_flag = 0 and tenant_id = ${first.tenantId}::int
        and kind = ${first.kind} and (id = ${first.id}
          or (status = ${first.status}::int and (status = ${states.waiting}::int or ${isLost})))
        order by id <> ${first.id}, create_time, id limit ${mostAtOnce}::int)
      returning id, ref_id`.execute(tx);
    return {
      tenantId: first.tenantId,
      kind: first.kind,
      jobIds: jobs.map(({ id }) => id).toSorted((a) => (a === first.id ? -1 : 0)),
      refIds: jobs.map(({ refId }) => refId),
      lastPostId: first.lastPostId ?? '',
      done: first.done ?? 0,
    };
  });
}

/** Records how far a run is; it is alive. */
export async function recordProgress(
  run: ClaimedRun,
  progress: { readonly total: number; readonly done: number; readonly lastPostId: string },
  { db, now }: EngineApi,
): Promise<void> {
  const [head] = run.jobIds;
  await sql`
    update rc_match_job set seen_time = ${chinaTime(now())}::timestamptz,
      total = case when id = ${head} then ${progress.total}::int else 0 end,
      done = case when id = ${head} then ${progress.done}::int else 0 end,
      last_post_id = case when id = ${head} then ${progress.lastPostId} end
    where id = any(${[...run.jobIds]}::text[])`.execute(db);
}
/** Ends the runs; with `error` they failed. */
export async function finishRun(run: ClaimedRun, error: string | null, { db, now }: EngineApi): Promise<void> {
  await sql`
    update rc_match_job set status = ${error === null ? states.done : states.failed}::int, error = ${error},
      end_time = ${chinaTime(now())}::timestamptz
    where id = any(${[...run.jobIds]}::text[])`.execute(db);
}
/** Runs end in the queue for a week. */
export async function removeOldRuns({ db, now }: EngineApi): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from rc_match_job where status = any(${[states.done, states.failed]}::int[])
      and end_time < ${chinaTime(now())}::timestamptz - interval '7 days'`.execute(db);
  return Number(numAffectedRows ?? 0);
}
