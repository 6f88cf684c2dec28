import { accountAlteration, company } from '@campus/contract/enterprise';
import { behaviour } from '../../kit/behaviour.ts';
import { usersWithRole } from '../../platform/messages/receivers.ts';
import { applyAlteration, typeName } from './alteration-effects.ts';

/** Account alterations: effects of starting, submitting and deciding one. */
export const alterationBehaviour = behaviour(accountAlteration, {
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
    const held = row.companyId ? await context.engine.lock(company, row.companyId, context) : undefined;
    const usernames = await usersWithRole('school_auditor', context);
    return { receivers: { usernames }, params: { company: held?.companyName, type } };
  },
});
