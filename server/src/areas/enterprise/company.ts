import { blackScopes, company, companyFlow, companyRefusals, enterpriseTexts } from '@campus/contract/enterprise';
import { fromChinaTime, type Row, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { recordDecision, recordedAction } from './audit-trail.ts';
import { checkItems } from './check-panel.ts';
import {
  appointAdministrator,
  companyReceivers,
  createAdministrator,
  lockWithPosts,
  suspendCompany,
} from './company-effects.ts';
import { assertNoBusiness, removeMembers } from './company-removal.ts';
import { assertCertifiedUnchanged, assertCompany } from './company-rules.ts';
import { assertCreditCodeFree } from './credit-code.ts';

type Company = Row<typeof company>;
/** Minutes during which an application opened by an auditor cannot be withdrawn. */
const openMinutes = 5;

async function assertNotBlocked(row: Company, context: Context): Promise<void> {
  const blocked = (await checkItems(row, context))
    .filter((check) => check.level === 'block')
    .map((check) => check.name);
  if (blocked.length === 0) return;
  const taken = blocked.includes('信用代码重复');
  throw refusal(enterpriseTexts.auditPage.blocked(blocked.join('、')), taken ? 'RC_COMPANY_DUP' : undefined);
}

function assertNotOpen(row: Company, context: Context): void {
  if (!row.auditOpenTime || row.auditOpenBy === context.session.username) return;
  const since = fromChinaTime(context.now).getTime() - fromChinaTime(row.auditOpenTime).getTime();
  if (since < openMinutes * 60_000) throw refusal(companyRefusals.opened);
}

/** Companies: registration and approval. */
export const companyBehaviour = behaviour(company, {
  async beforeLock(id, context, steps = []) {
    if (steps.includes('disable')) await lockWithPosts(id, context);
  },
  validate(draft, context) {
    if (context.before) assertCertifiedUnchanged(draft, context.before);
    assertCompany(draft, context.before, context);
  },
  async beforeSave(draft, context) {
    const { before, session, now } = context;
    if (!before || draft.creditCode !== before.creditCode)
      await assertCreditCodeFree(draft.creditCode, before?.id, context);
    if (before) return undefined;
    const figures = { postCount: 0, deliveryCount: 0, hireCount: 0, violationPoints: 0, blackFlag: 0 };
    Object.assign(draft, { submitTime: now, auditTime: now, auditBy: session.username, ...figures });
    return { to: 'approved' };
  },
  async afterSave(row, context) {
    if (context.before) return;
    await recordDecision(row, { action: 'pass', fromStatus: 0, reason: '学校新增' }, context);
    await createAdministrator(row, context);
  },
  async beforeDelete(row, context) {
    await assertNoBusiness(row.id, context);
    await removeMembers(row.id, context);
  },
  steps: {
    submit: (_row, _input, { now }) => ({ submitTime: now, auditReason: null, auditOpenTime: null, auditOpenBy: null }),
    save: () => ({ auditReason: null }),
    withdraw: (row, _input, context) => {
      assertNotOpen(row, context);
      return { auditReason: null };
    },
    approve: (row, _input, context) => assertNotBlocked(row, context),
    disable: (_row, { reason }) => ({ auditReason: reason }),
    enable: (row) => {
      if (row.blackScope === blackScopes.account) throw refusal(companyRefusals.blacklisted, 'RC_BLACKLISTED');
      return { auditReason: null };
    },
  },
  async afterStep(step, row, context) {
    const { before, input } = context;
    if (step === 'save') return;
    const action = recordedAction(step);
    const words = { reasonCodes: input.reasonCodes as string | null, reason: input.reason as string | null };
    await recordDecision(row, { action, fromStatus: before.auditStatus, ...words }, context);
    if (step === 'approve') await appointAdministrator(row, context);
    if (step === 'disable') await suspendCompany(row, context);
  },
  notice: async (name, row, context) => ({
    receivers: { usernames: await companyReceivers(name, row, context) },
    params: { id: row.id, company: row.companyName, reason: row.auditReason },
  }),
  async importRow(draft, _cells, context) {
    const { rows } = await sql<{ id: string }>`
      select id from rc_company where ${context.live(company)} and credit_code = ${draft.creditCode ?? ''}
        and ${inStates(companyFlow, ['waiting', 'approved', 'disabled'])}`.execute(context.db);
    if (rows[0]) draft.id = rows[0].id;
  },
});
