import {
  changeAuditBatch,
  changeFlow,
  company,
  companyChange,
  companyFlow,
  companyRefusals,
} from '@campus/contract/enterprise';
import { failure, getCodes, getState, type Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { listen } from '../../kit/listener.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import { assertPicture } from '../../platform/documents/document-pictures.ts';
import { companyMembers, usersWithRole } from '../../platform/messages/receivers.ts';
import { recordDecision } from './audit-trail.ts';
import { assertChange, type Change, describeChange, valuesOfChange } from './change-values.ts';
import { loadCompanyName } from './company-name.ts';
import { companyRoles } from './company-roles.ts';
import { companySuspended } from './company-suspended.ts';

type Company = Row<typeof company>;
const waiting = getCodes(changeFlow, 'waiting')[0] as number;
const admitted = getCodes(companyFlow, 'approved')[0];

/** The company of a change, locked. Throws when it is not admitted. */
async function lockAdmitted(companyId: string, context: Context): Promise<Company> {
  const held = await context.engine.lock(company, companyId, context);
  if (!held) throw failure('notFound');
  if (held.auditStatus !== admitted)
    throw failure(
      'wrongState',
      companyFlow.states[getState(companyFlow, held.auditStatus)].label,
      companyRefusals.change,
    );
  return held;
}

/** Writes the certified values of an approved change to its company. */
async function applyChange(row: Change, context: Context): Promise<Company> {
  const { engine } = context;
  const held = await engine.set(company, row.companyId, valuesOfChange(row), context);
  context.endWrites.addVersion(company, { ...held }, context.session);
  await recordDecision(held, { action: 'change', fromStatus: held.auditStatus, reason: row.items }, context);
  return held;
}

/** Changes of certified data: compared with the company when asked, checked again and applied when approved. */
export const companyChangeBehaviour = behaviour(companyChange, {
  async beforeSave(draft, context) {
    const held = await lockAdmitted(context.session.companyId ?? '', context);
    await assertPicture('seal', 'sealImg', draft.sealImg, context);
    Object.assign(draft, { companyId: held.id }, await describeChange(draft, held, context));
    await assertChange(held, valuesOfChange(draft), context);
  },
  lockFirst: (id, context) => [ownerOf(companyChange, id, 'companyId', company, context)],
  steps: {
    async approve(row, _input, context) {
      await assertChange(await lockAdmitted(row.companyId, context), valuesOfChange(row), context);
    },
  },
  async afterStep(step, row, context) {
    if (step === 'approve') await applyChange(row, context);
  },
  async notice(name, row, context) {
    if (name !== 'waiting') {
      const usernames = await companyMembers(row.companyId, context, companyRoles.administrator);
      return { receivers: { usernames }, params: { id: row.id, what: row.items, reason: row.auditReason } };
    }
    const usernames = await usersWithRole('school_auditor', context);
    const params = { id: row.id, company: await loadCompanyName(row.companyId, context), what: row.items };
    return { receivers: { usernames }, params };
  },
});

export const changeAuditBatchAnswer = auditBatchAnswer(changeAuditBatch, companyChange, 'changeNo');

/** A disabled company cannot answer questions about its change. */
export const lapseChanges = listen(companySuspended, async ({ id }, context) => {
  const { rows } = await sql<{ id: string }>`
    select id from rc_company_change where ${context.live(companyChange)} and company_id = ${id}
      and status = ${waiting} order by id`.execute(context.db);
  for (const change of rows) await context.engine.step(companyChange, 'lapse', change.id, {}, context, true);
});
