import type { LiveStream } from '@campus/contract/live';
import { liveOwners } from '@campus/contract/live';
import { attendeeFlow, attendeeSources, preachAttendee } from '@campus/contract/preach';
import { employUser } from '@campus/contract/resume';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { withWholeTenant } from '../../kit/whole-tenant.ts';
import { newCheckInCode } from '../interview/check-in-code.ts';
import { findAttendee } from './attendee-rules.ts';
import type { Preach } from './preach-parts.ts';

/** Share of a stream that a student watches to have attended. */
const watchedShare = 0.6;
interface Watched {
  readonly employId: string;
  readonly watchSeconds: number;
  readonly firstEnter: string;
  readonly lastLeave: string;
}
/** What each student watched; visits at the same time in two windows count up to the length of the stream. */
async function listWatched({ id }: Preach, length: number, { db, session }: Context): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select e.id as employ_id, least(sum(w.watch_seconds), ${length}::int)::int as watch_seconds,
      min(w.enter_time) as first_enter, max(coalesce(w.leave_time, w.last_time)) as last_leave
    from live_watch w join rc_employ_user e on e.user_id = w.user_id and e.del_flag = 0 and e.tenant_id = w.tenant_id
    where w.owner_type = ${liveOwners.preach} and w.owner_id = ${id} and w.tenant_id = ${session.tenantId}
    group by e.id order by e.id`.execute(db);
  return rows;
}
const { checkedIn } = attendeeFlow.states;

/** Notes what students watched; those who watched enough have attended. */
export async function creditWatchers(row: Preach, { durationSec }: LiveStream, own: Context): Promise<void> {
  const context = withWholeTenant(own);
  const length = durationSec ?? 0;
  for (const { employId, ...watched } of await listWatched(row, length, context))
    await creditOne(row, employId, { ...watched, isEnough: watched.watchSeconds >= length * watchedShare }, context);
}
async function creditOne(
  row: Preach,
  employId: string,
  { isEnough, ...watched }: Omit<Watched, 'employId'> & { readonly isEnough: boolean },
  context: Context,
): Promise<void> {
  const { engine, now } = context;
  const known = await findAttendee(row.id, employId, context);
  if (known) {
    await engine.set(preachAttendee, known.id, watched, context);
    if (isEnough && known.status !== checkedIn.code)
      await engine.step(preachAttendee, 'watch', known.id, { bySystem: true }, context, true);
    return;
  }
  if (!isEnough) return;
  const student = await engine.lock(employUser, employId, context);
  await engine.insert(
    preachAttendee,
    {
      ...watched,
      preachId: row.id,
      employId,
      companyId: row.companyId,
      source: attendeeSources.live,
      status: checkedIn.code,
      checkinTime: now,
      checkinCode: newCheckInCode(),
      sysOrgCode: student?.sysOrgCode ?? null,
    },
    context,
  );
}
