import {
  cents,
  fairApply,
  fairApplyFlow,
  fairExpense,
  fairExpenseItem,
  fairFlow,
  jobFair,
  opinionSteps,
  expenseWords as words,
  yuan,
} from '@campus/contract/jobfair';
import { type Draft, failure, fieldFailure, refusal, type StepName } from '@campus/contract/kit';
import { sql } from 'kysely';
import { behaviour } from '../../kit/behaviour.ts';
import type { Context } from '../../kit/context.ts';
import { notify } from '../../platform/messages/notify.ts';
import { usersWithRight } from '../../platform/messages/receivers.ts';
import { loadNames, notifyCompany } from './apply-notices.ts';
import { type Apply, lockParties, partiesOf } from './apply-parties.ts';
import { assertBudget, assertSubmittable, type Expense, expenseDeadline, itemsOf, loadCap } from './expense-rules.ts';
import type { Fair } from './fair-events.ts';

type Step = StepName<typeof fairExpense>;
type Input = Readonly<Record<string, unknown>>;

/** What a claim is about: an attended fair that pays for it, within its time. */
async function prepare(draft: Draft<typeof fairExpense>, context: Context & { before: Expense | undefined }) {
  const { engine, session, now, before } = context;
  const { rows } = await sql<Apply>`
    select * from rc_fair_apply where ${context.live(fairApply)} and id = ${String(draft.applyId)}`.execute(context.db);
  if (!rows[0] || rows[0].companyId !== session.companyId) throw failure('notFound');
  const { firm, fair } = await lockParties(rows[0], context);
  const apply = (await engine.lock(fairApply, rows[0].id, context)) as Apply;
  if (fair.status === fairFlow.states.archived.code) throw refusal(words.archived, 'RC_STATE');
  if (fair.reimburse !== 1) throw refusal(words.notReimbursed, 'RC_STATE');
  if (apply.status !== fairApplyFlow.states.arrived.code) throw refusal(words.notArrived, 'RC_STATE');
  if (String(fair.endTime) > now) throw refusal(words.early, 'RC_FAIR_WINDOW');
  if (!before && (await expenseDeadline(fair, context)) < now) throw refusal(words.late, 'RC_EXPIRED');
  if (draft.payee !== firm.companyName) throw fieldFailure('payee', words.payee);
  draft.companyId = apply.companyId;
  draft.fairId = apply.fairId;
}
/** The amount is the sum of the items. */
async function sumItems(row: Expense, context: Context): Promise<void> {
  const items = await itemsOf(row.id, context);
  const used = items.flatMap(({ invoiceNo }) => (invoiceNo ? [invoiceNo] : []));
  const { rows } = await sql<{ invoiceNo: string }>`
    select invoice_no from rc_fair_expense_item where ${context.live(fairExpenseItem)} and live = 1
      and invoice_no = any(${used}::text[]) and expense_id <> ${row.id} limit 1`.execute(context.db);
  if (rows[0]) throw fieldFailure('items', words.invoiceUsed(rows[0].invoiceNo), 'RC_EXPENSE_INVOICE');
  for (const { id, live } of items) if (live === 0) await context.engine.set(fairExpenseItem, id, { live: 1 }, context);
  const amount = yuan(items.reduce((sum, item) => sum + cents(item.amount), 0));
  if (cents(row.amount) !== cents(amount)) await context.engine.set(fairExpense, row.id, { amount }, context);
}

async function fairOfClaim({ fairId }: Expense, context: Context): Promise<Fair> {
  const fair = await context.engine.lock(jobFair, String(fairId), context);
  if (!fair) throw failure('notFound');
  return fair;
}

/** The claim with one more opinion. */
const noteOpinion = (
  row: Expense,
  step: keyof typeof opinionSteps,
  { opinion = null, amount = null }: { readonly opinion?: string | null; readonly amount?: string | null },
  { now, session }: Context,
) => ({
  opinions: [...(row.opinions ?? []), { step: opinionSteps[step], by: session.realname, time: now, opinion, amount }],
});

async function submit(row: Expense, context: Context) {
  const fair = await fairOfClaim(row, context);
  if (fair.status === fairFlow.states.archived.code) throw refusal(words.archived, 'RC_STATE');
  await assertSubmittable(row, fair, context);
  const more = noteOpinion(row, 'submit', { amount: row.amount }, context);
  return { ...more, submitTime: context.now, approvedAmount: null, reviewBy: null };
}
async function pass(row: Expense, input: Input, context: Context) {
  const amount = cents(String(input.approvedAmount));
  if (amount > cents(row.amount)) throw fieldFailure('approvedAmount', words.approved);
  const cap = await loadCap(row, await itemsOf(row.id, context), context);
  if (amount > cap) throw fieldFailure('approvedAmount', words.overCap(yuan(cap)), 'RC_EXPENSE_CAP');
  await assertBudget(await fairOfClaim(row, context), row, amount, context);
  const said = { opinion: (input.opinion as string | null) ?? null, amount: yuan(amount) };
  return {
    ...noteOpinion(row, 'pass', said, context),
    approvedAmount: yuan(amount),
    reviewBy: context.session.username,
  };
}
const finance = (row: Expense, input: Input, context: Context) =>
  noteOpinion(row, 'finance', { opinion: (input.opinion as string | null) ?? null }, context);

/** Invoices of a void claim can be used again. */
async function freeInvoices(id: string, context: Context): Promise<void> {
  await sql`update rc_fair_expense_item set live = 0 where ${context.live(fairExpenseItem)} and expense_id = ${id}`.execute(
    context.db,
  );
}
async function notifyStep(step: Step, row: Expense, input: Input, context: Context): Promise<void> {
  const names = await loadNames({ fairId: String(row.fairId), companyId: String(row.companyId) }, context);
  if (step === 'submit') {
    const usernames = await usersWithRight(fairExpense.can.pass, context);
    const params = { ...names, amount: row.amount };
    return notify(context, { code: 'X01', refId: row.id, seq: row.version, receivers: { usernames }, params });
  }
  const of = { ...row, fairId: String(row.fairId), companyId: String(row.companyId) };
  if (step === 'pay') return notifyCompany('X02', of, context, { amount: row.approvedAmount });
  if (step === 'refuse' || step === 'refuseReviewed')
    return notifyCompany('X03', of, context, { reason: String(input.reason ?? '') });
}

/** Claims: within limits and the budget of the fair, reviewed by two people, paid with a voucher. */
export const fairExpenseBehaviour = behaviour(fairExpense, {
  lockFirst: (id, context) => partiesOf(fairExpense, id, context),
  beforeSave: prepare,
  afterSave: sumItems,
  steps: {
    submit: (row, _input, context) => submit(row, context),
    pass,
    finance,
    pay: (row, { payNo, payVoucher }, context) => ({
      ...noteOpinion(row, 'pay', { opinion: payNo, amount: row.approvedAmount }, context),
      payNo,
      payVoucher,
      payTime: context.now,
    }),
    payFail: (row, { reason }, context) => noteOpinion(row, 'payFail', { opinion: reason }, context),
    refuse: (row, { reason }, context) => noteOpinion(row, 'refuse', { opinion: reason }, context),
    refuseReviewed: (row, { reason }, context) => noteOpinion(row, 'refuse', { opinion: reason }, context),
    void: (row, _input, context) => noteOpinion(row, 'void', {}, context),
  },
  async afterStep(step, row, context) {
    if (step === 'void') await freeInvoices(row.id, context);
    await notifyStep(step, row, context.input, context);
  },
});
