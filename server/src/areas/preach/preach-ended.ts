import { preach, preachFlow } from '@campus/contract/preach';
import { sql } from 'kysely';
import { listen } from '../../kit/listener.ts';
import { stepEach } from '../../kit/write/step-each.ts';
import { companyBarred } from '../enterprise/company-barred.ts';

const open = [preachFlow.states.requested.code, preachFlow.states.waiting.code];

/** A company that may recruit no longer loses its requests and the sessions that have not started. */
export const dropPreachesWithCompany = listen(companyBarred, async ({ id: companyId }, context) => {
  const where = sql`
    company_id = ${companyId} and (status = any(${open}::int[])
      or status = ${preachFlow.states.approved.code} and start_time > ${context.now}::timestamptz)`;
  await stepEach(preach, 'drop', where, {}, context);
});
