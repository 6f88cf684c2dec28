import { matchFlow, matchResult } from '@campus/contract/match';
import { delivery, deliveryFlow } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { setting } from '../../platform/settings.ts';

/** The students of each post who have a history with it: the gate 已有投递或筛选记录. */
export type TakenPairs = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Active and finished deliveries, rejections of the last `delivery.redeliverDays`, and matches that were screened.
 * `reopened`: a match whose own 未通过 does not count.
 */
export async function loadTakenPairs(
  postIds: readonly string[],
  context: Context,
  reopened: string | null = null,
): Promise<TakenPairs> {
  const days = await setting(context, 'delivery.redeliverDays');
  const screened = [matchFlow.states.passed.code, matchFlow.states.notPassed.code];
  const { rows } = await sql<{ postId: string; employId: string }>`
    select d.post_id, d.employ_id from rc_delivery d
    where ${context.live(delivery, 'd')} and d.post_id = any(${[...postIds]}::text[])
      and (${inStates(deliveryFlow, ['active', 'finished'], 'd')} or (
      ${inStates(deliveryFlow, ['failed'], 'd')}
        and exists (select 1 from rc_delivery_step s where s.delivery_id = d.id and s.action = 'reject'
        and s.occur_time > ${context.now}::timestamptz - make_interval(days => ${days}::int))))
    union
    select m.post_id, m.employ_id from rc_match_result m
    where ${context.live(matchResult, 'm')} and m.post_id = any(${[...postIds]}::text[])
      and m.screen = any(${screened}::int[]) and m.id is distinct from ${reopened}`.execute(context.db);
  const taken = new Map<string, Set<string>>();
  for (const { postId, employId } of rows) taken.set(postId, (taken.get(postId) ?? new Set()).add(employId));
  return taken;
}
