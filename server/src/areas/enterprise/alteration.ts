import { accountAlteration, alterationFlow, company } from '@campus/contract/enterprise';
import { behaviour } from '../../kit/behaviour.ts';
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
    pass: (_row, _input, { now, session }) => ({ auditTime: now, auditBy: session.username, auditReason: null }),
    refuse: (_row, { reason }, { now, session }) => ({
      auditTime: now,
      auditBy: session.username,
      auditReason: reason,
      newPasswordHash: null,
    }),
  },
  async afterStep(step, row, context) {
    const type = await typeName(row, context);
    if (step === 'finish' || step === 'pass') await applyAlteration(row, context);
    if (step === 'hand') {
      const held = row.companyId ? await context.engine.lock(company, row.companyId, context) : undefined;
      const params = { company: held?.companyName, type };
      const usernames = await holdersOf('school_auditor', context);
      await notify(context, { code: 'C07', refId: row.id, receivers: { usernames }, params });
    }
    if (step === 'refuse' && row.newMobile) {
      const params = { type, reason: row.auditReason };
      await notify(context, { code: 'C12', refId: row.id, receivers: { mobiles: [row.newMobile] }, params });
    }
  },
});
