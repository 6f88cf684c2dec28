import { accountAlteration, alterationFlow, company } from '@campus/contract/enterprise';
import { behaviour } from '../../kit/behaviour.ts';
import { notify } from '../../platform/messages/notify.ts';
import { usersWithRole } from '../../platform/messages/receivers.ts';
import { markWaits } from '../../platform/waits.ts';
import { applyAlteration, typeName } from './alteration-effects.ts';

/** Account alterations: effects of starting, submitting and deciding one. */
export const alterationBehaviour = behaviour(accountAlteration, {
  present: (rows, context) =>
    markWaits(
      rows,
      'register.auditDays',
      (row) => (row.status === alterationFlow.states.waiting.code ? row.createTime : undefined),
      context,
    ),
  steps: {
    timeout: () => ({ newPasswordHash: null, ticket: null }),
    reject: () => ({ newPasswordHash: null }),
  },
  async afterStep(step, row, context) {
    const type = await typeName(row, context);
    if (step === 'finish' || step === 'approve') await applyAlteration(row, context);
    if (step === 'submit') {
      const held = row.companyId ? await context.engine.lock(company, row.companyId, context) : undefined;
      const params = { company: held?.companyName, type };
      const usernames = await usersWithRole('school_auditor', context);
      await notify(context, { code: 'C07', refId: row.id, receivers: { usernames }, params });
    }
    if (step === 'reject' && row.newMobile) {
      const params = { type, reason: row.auditReason };
      await notify(context, { code: 'C12', refId: row.id, receivers: { mobiles: [row.newMobile] }, params });
    }
  },
});
