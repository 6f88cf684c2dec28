import { isBarredFromRecruiting } from '@campus/contract/enterprise';
import { preach, preachFlow } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companyBlacklisted } from '../enterprise/company-blacklisted.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';

const open = [preachFlow.states.requested.code, preachFlow.states.waiting.code];

/** A company that may recruit no longer loses its requests and the sessions that have not started. */
async function dropPreaches(companyId: string, context: Context): Promise<void> {
  const where = sql`
    company_id = ${companyId} and (status = any(${open}::int[])
      or status = ${preachFlow.states.approved.code} and start_time > ${context.now}::timestamptz)`;
  await stepEach(preach, 'drop', where, {}, context);
}
export const dropPreachesWithCompany = listen(companySuspended, ({ id }, context) => dropPreaches(id, context));
export const dropPreachesWithBlacklist = listen(companyBlacklisted, async ({ id, scope }, context) => {
  if (isBarredFromRecruiting(scope)) await dropPreaches(id, context);
});
