import { getCodes } from '@campus/contract/kit';
import { attendeeFlow, preach, preachAttendee } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { addSeconds, hour } from '../../platform/sign-in/moments.ts';
import { notifyStudents } from './preach-notices.ts';

interface Waiting {
  readonly id: string;
  readonly employId: string;
}
/** The first of the waiting list. */
async function findFirst(preachId: string, context: Context): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    select id, employ_id from rc_preach_attendee where ${context.live(preachAttendee)} and preach_id = ${preachId}
      and status = ${getCodes(attendeeFlow, 'waiting')[0]}::int order by wait_no, id limit 1`.execute(context.db);
  return rows[0];
}

/** Gives free seats to those who wait, in their order; returns how many. */
export async function promoteWaiting(preachId: string, context: Context): Promise<number> {
  const { engine, now } = context;
  const row = await engine.lock(preach, preachId, context);
  if (!row?.startTime || row.startTime <= now) return 0;
  const isUrgent = row.startTime <= addSeconds(now, 14 * hour);
  return engine.quota(preach, 'seats', context).promote(preachId, async () => {
    const first = await findFirst(preachId, context);
    if (!first) return undefined;
    return {
      admit: async () => {
        await engine.step(preachAttendee, 'admit', first.id, { bySystem: true }, context, true);
        await notifyStudents('H08', row, [first.employId], context, { isUrgent });
      },
    };
  });
}
