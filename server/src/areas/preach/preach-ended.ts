import { isBarredFromRecruiting } from '@campus/contract/enterprise';
import { preach, preachFlow } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { companyBlacklisted } from '../enterprise/company-blacklisted.ts';
import { companySuspended } from '../enterprise/company-suspended.ts';
import { withWholeTenant } from '../resume/whole-tenant.ts';

const open = [preachFlow.states.requested.code, preachFlow.states.waiting.code];

/** A company that may recruit no longer loses its requests and the sessions that have not started. */
async function dropPreaches(companyId: string, context: Context): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_preach where ${context.live(preach)} and company_id = ${companyId}
      and (status = any(${open}::int[])
        or status = ${preachFlow.states.approved.code} and start_time > ${context.now}::timestamptz)
    order by id`.execute(context.db);
  const all = withWholeTenant(context);
  for (const { id } of rows) await context.engine.step(preach, 'drop', id, { bySystem: true }, all, true);
}
export const dropPreachesWithCompany = listen(companySuspended, ({ id }, context) => dropPreaches(id, context));
export const dropPreachesWithBlacklist = listen(companyBlacklisted, async ({ id, scope }, context) => {
  if (isBarredFromRecruiting(scope)) await dropPreaches(id, context);
});
