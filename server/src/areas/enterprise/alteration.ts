import { accountAlteration, alterationFlow, company } from '@campus/contract/enterprise';
import { behaviour } from '../../kit/behaviour.ts';
import { decided } from '../../kit/write/audit.ts';
import { notify } from '../../platform/messages/notify.ts';
import { markWaits } from '../../platform/waits.ts';
import { applyAlteration, typeName } from './alteration-effects.ts';
import { holdersOf } from './people.ts';

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
    approve: (_row, _input, context) => decided(context),
    reject: (_row, { reason }, context) => ({ ...decided(context, reason), newPasswordHash: null }),
  },
  async afterStep(step, row, context) {
    const type = await typeName(row, context);
    if (step === 'finish' || step === 'approve') await applyAlteration(row, context);
    if (step === 'submit') {
      const held = row.companyId ? await context.engine.lock(company, row.companyId, context) : undefined;
      const params = { company: held?.companyName, type };
      const usernames = await holdersOf('school_auditor', context);
      await notify(context, { code: 'C07', refId: row.id, receivers: { usernames }, params });
    }
    if (step === 'reject' && row.newMobile) {
      const params = { type, reason: row.auditReason };
      await notify(context, { code: 'C12', refId: row.id, receivers: { mobiles: [row.newMobile] }, params });
    }
  },
});
