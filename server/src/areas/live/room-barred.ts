import { isBarredFromRecruiting } from '@campus/contract/enterprise';
import { liveRoom, roomFlow, liveWords as words } from '@campus/contract/live';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companyBlacklisted } from '../enterprise/company-blacklisted.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';

/** A company that may recruit no longer is on no air: the school lifts a ban by hand. What waits for the school is cancelled. */
async function banRooms(companyId: string, context: Context): Promise<void> {
  const input = { reason: words.companyBarred };
  const announced = sql`company_id = ${companyId} and ${inStates(roomFlow, ['planned', 'live', 'interrupted'])}`;
  await stepEach(liveRoom, 'ban', announced, input, context);
  const waiting = sql`company_id = ${companyId} and ${inStates(roomFlow, ['waiting'])}`;
  await stepEach(liveRoom, 'cancel', waiting, input, context);
}
export const banRoomsWithCompany = listen(companySuspended, ({ id }, context) => banRooms(id, context));
export const banRoomsWithBlacklist = listen(companyBlacklisted, async ({ id, scope }, context) => {
  if (isBarredFromRecruiting(scope)) await banRooms(id, context);
});
