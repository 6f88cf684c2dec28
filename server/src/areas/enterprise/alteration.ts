import { accountAlteration } from '@campus/contract/enterprise';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { usersWithRole } from '../../platform/messages/receivers.ts';
import { lockPartiesOfAlteration } from './alteration-account.ts';
import { type Alteration, applyAlteration, typeName } from './alteration-effects.ts';
import { loadCompanyName } from './company-name.ts';

async function lockPartiesOf(id: string, context: Context): Promise<void> {
  const { rows } = await sql<Alteration>`
    select * from rc_account_alteration where ${context.live(accountAlteration)} and id = ${id}`.execute(context.db);
  if (rows[0]) await lockPartiesOfAlteration(rows[0], context);
}

/** Account alterations: effects of starting, submitting and deciding one. */
export const alterationBehaviour = behaviour(accountAlteration, {
  beforeLock: lockPartiesOf,
  steps: {
    timeout: () => ({ newPasswordHash: null, ticket: null }),
    reject: () => ({ newPasswordHash: null }),
  },
  async afterStep(step, row, context) {
    if (step === 'finish' || step === 'approve') await applyAlteration(row, context);
  },
  async notice(name, row, context) {
    const type = await typeName(row, context);
    if (name === 'reject')
      return {
        receivers: { mobiles: row.newMobile ? [row.newMobile] : [] },
        params: { type, reason: row.auditReason },
      };
    const usernames = await usersWithRole('school_auditor', context);
    return { receivers: { usernames }, params: { company: await loadCompanyName(row.companyId, context), type } };
  },
});
