import { chinaTime } from '@campus/contract/kit';
import { liveLimits, liveRoom, playbackFlow, roomFlow } from '@campus/contract/live';
import { sql } from 'kysely';
import type { Job } from '../../kit/area-server.ts';
import type { Context } from '../../kit/context.ts';
import type { Handle } from '../../kit/handle.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { endSilentVisits } from '../../platform/live/watch.ts';
import { addSeconds, day, minute } from '../../platform/sign-in/moments.ts';
import { failLatePlaybacks } from './live-playback.ts';

const { live, interrupted } = roomFlow.states;
type Due = { readonly id: string; readonly tenantId: number; readonly step: 'finish' | 'interrupt' };

/** Running rooms that are over, or whose stream stays away; of one room with `id`. */
async function listDue(now: string, db: Handle, id?: string): Promise<readonly Due[]> {
  const late = addSeconds(now, -liveLimits.lateMinutes * minute);
  const { rows } = await sql<Due>`
    select r.id, r.tenant_id, case when r.plan_end_time < ${late}::timestamptz or s.lost_at < ${late}::timestamptz
      then 'finish' else 'interrupt' end as step
    from live_room r join live_stream s on s.id = r.stream_id
    where r.del_flag = 0 and r.status in (${live.code}, ${interrupted.code}) ${id === undefined ? sql`` : sql`and r.id = ${id}`}
      and (r.plan_end_time < ${late}::timestamptz or s.lost_at < ${late}::timestamptz
        or (r.status = ${live.code} and s.provider <> 'demo' and s.client_id is null
          and s.start_at < ${addSeconds(now, -liveLimits.lostSeconds)}::timestamptz))
    order by r.id`.execute(db);
  return rows;
}
/** Takes the step of a room that is still due: its publisher may be back, or its owner may have ended it meanwhile. */
async function endRoom(id: string, now: string, context: Context): Promise<number> {
  await context.engine.lock(liveRoom, id, context);
  const [due] = await listDue(now, context.db, id);
  if (due) await context.engine.step(liveRoom, due.step, id, {}, context, true);
  return due ? 1 : 0;
}

/** Ends streams that are over or lost, and visits without a report. */
export const liveTimeout: Job = {
  name: 'LiveTimeout',
  title: '直播超时处理',
  cron: '0 * * * * ? *',
  async run(engine, systemSession, { signal }) {
    const now = chinaTime(engine.now());
    let taken = 0;
    for (const { id, tenantId } of await listDue(now, engine.db)) {
      if (signal.aborted) return taken;
      taken += await engine.runAs(systemSession(tenantId), (context) => endRoom(id, now, context));
    }
    const late = addSeconds(now, -liveLimits.lateMinutes * minute);
    const tenants = await sql<{ tenantId: number }>`
      select distinct tenant_id from live_playback where ${inStates(playbackFlow, ['processing'])}
        and del_flag = 0`.execute(engine.db);
    for (const { tenantId } of tenants.rows)
      taken += await engine.runAs(systemSession(tenantId), (context) => failLatePlaybacks(late, context));
    return taken + (await endSilentVisits(engine));
  },
};

/** Clears the text of chats that ended long ago; the rows stay for the figures. */
export const liveChatClean: Job = {
  name: 'LiveChatClean',
  title: '清理直播聊天',
  cron: '0 30 3 * * ? *',
  async run(engine) {
    const before = addSeconds(chinaTime(engine.now()), -liveLimits.retentionDays * day);
    const { numAffectedRows } = await sql`
      update live_chat c set content = '', hit_words = null from live_stream s
      where s.owner_type = c.owner_type and s.owner_id = c.owner_id and s.end_at < ${before}::timestamptz
        and c.content <> ''`.execute(engine.db);
    return Number(numAffectedRows ?? 0);
  },
};
