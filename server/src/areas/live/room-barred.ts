import { liveRoom, roomFlow, liveWords as words } from '@campus/contract/live';
import { sql } from 'kysely';
import { listen } from '../../kit/listener.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companyBarred } from '../enterprise/company-barred.ts';

/** A company that may recruit no longer is on no air: the school lifts a ban by hand. What waits for the school is cancelled. */
export const banRoomsWithCompany = listen(companyBarred, async ({ id: companyId }, context) => {
  const input = { reason: words.companyBarred };
  const announced = sql`company_id = ${companyId} and ${inStates(roomFlow, ['planned', 'live', 'interrupted'])}`;
  await stepEach(liveRoom, 'ban', announced, input, context);
  const waiting = sql`company_id = ${companyId} and ${inStates(roomFlow, ['waiting'])}`;
  await stepEach(liveRoom, 'cancel', waiting, input, context);
});
