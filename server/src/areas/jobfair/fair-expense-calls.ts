import {
  type Claimable,
  cents,
  claimableApplies,
  expenseCap,
  expenseFlow,
  expensePayPath,
  expenseSheetPath,
  expenseSums,
  fairApply,
  fairApplyFlow,
  fairExpense,
  fairExpenseItem,
  fairFlow,
  jobFair,
  expenseWords as words,
  yuan,
} from '@campus/contract/jobfair';
import { type Filter, failure, getCodes, refusal } from '@campus/contract/kit';
import { sql } from 'kysely';
import { rawRoutes } from '../../kit/area-server.ts';
import type { EngineApi } from '../../kit/context.ts';
import { answer, getSession } from '../../kit/http/answer.ts';
import type { Answer, Call } from '../../kit/http/route.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { someRows } from '../../kit/read/list.ts';
import { listQuery } from '../../kit/read/query.ts';
import type { Data } from '../../kit/read/texts.ts';
import { fileAnswer } from '../../kit/spreadsheet/export.ts';
import { sheetRoute } from '../../kit/spreadsheet/sheet-route.ts';
import type { Apply } from './apply-parties.ts';
import { countPeople, expenseDeadline, loadCaps } from './expense-rules.ts';
import type { Fair } from './fair-events.ts';

export const expenseCapAnswer = answer(expenseCap, async ({ applyId }, context) => {
  const apply = await context.engine.one<Apply & { companyName: string }>(fairApply, applyId, context);
  const { rows } = await sql<Fair>`
    select * from rc_job_fair where ${context.live(jobFair)} and id = ${apply.fairId}`.execute(context.db);
  if (!rows[0]) throw failure('notFound');
  const { arrived, insured } = await countPeople(applyId, context);
  return {
    persons: insured,
    arrived,
    ...(await loadCaps(context)),
    deadline: rows[0].endTime === null ? null : await expenseDeadline(rows[0], context),
    payee: apply.companyName,
  };
});

export const expenseSumsAnswer = answer(expenseSums, async ({ fairId }, context) => {
  const { rows } = await sql<{ status: number; count: number; amount: string }>`
    select status, count(*)::int as count, coalesce(sum(coalesce(approved_amount, amount)), 0) as amount
    from rc_fair_expense where ${await context.visible(fairExpense)}
      and (${fairId ?? null}::text is null or fair_id = ${fairId ?? null}) group by status order by status`.execute(
    context.db,
  );
  return rows.map(({ amount, ...row }) => ({ ...row, amount: yuan(cents(amount)) }));
});

export const claimableAnswer = answer(claimableApplies, async (_input, context) => {
  const { rows } = await sql<{ applyId: string; fairTitle: string; endTime: string }>`
    select a.id as apply_id, f.title as fair_title, f.end_time from rc_fair_apply a join rc_job_fair f on f.id = a.fair_id
    where ${await context.visible(fairApply, 'a')} and ${inStates(fairApplyFlow, ['arrived'], 'a')}
      and ${inStates(fairFlow, ['published'], 'f')} and f.reimburse = 1
      and f.end_time <= ${context.now}::timestamptz and not exists (
        select 1 from rc_fair_expense e where e.apply_id = a.id and e.del_flag = 0
          and not ${inStates(expenseFlow, ['void'], 'e')})
    order by f.end_time desc limit 100`.execute(context.db);
  const list: Claimable[] = [];
  for (const { applyId, fairTitle, endTime } of rows) {
    const deadline = await expenseDeadline({ endTime } as Fair, context);
    if (deadline >= context.now) list.push({ applyId, fairTitle, deadline });
  }
  return list;
});

const mostRows = 100_000;
/** `20251017090000`, as the names of all reports end. */
const getStamp = (now: string): string => now.replace(/\D/g, '');
const getText = (row: Data, name: string): string => String(row[`${name}_dictText`] ?? row[name] ?? '');
const text = (title: string, width = 18) => ({ title, kind: 'text' as const, width });
const number = (title: string) => ({ title, kind: 'number' as const, width: 14 });

/** The caller's claims of the list's filters. */
async function listClaims(engine: EngineApi, call: Call, names: readonly string[], more: Filter): Promise<Data[]> {
  const session = getSession(call);
  const { filter } = listQuery(engine, fairExpense, call.query, session);
  const query = { filter: { all: [filter, more] }, sort: [{ name: 'createTime', order: 'asc' as const }] };
  return someRows(engine.context(call).db, fairExpense, names, query, mostRows, 0, engine.scope(session));
}
const sheet = (
  title: string,
  engine: EngineApi,
  call: Call,
  columns: ReturnType<typeof text | typeof number>[],
  rows: (string | number | null)[][],
) =>
  fileAnswer(
    {
      name: `${title}_${getStamp(engine.context(call).now)}`,
      title,
      subtitle: `导出人:${getSession(call).realname}`,
      columns,
      rows,
    },
    'xls',
    `${rows.length}行`,
  );

/** States of a claim that is asked for or granted. */
const claimed = getCodes(expenseFlow, 'waiting', 'reviewed', 'payable', 'paid');
/** 报销汇总表: one line for each fair, company and kind of item. */
async function summary(engine: EngineApi, call: Call): Promise<Answer> {
  const names = ['fairTitle', 'companyName', 'status', 'approvedAmount'];
  const claims = await listClaims(engine, call, names, ['status', 'in', claimed]);
  const ids = claims.map(({ id }) => id as string);
  const context = engine.context(call);
  const { rows } = await sql<{ expenseId: string; itemType: number; n: number; amount: string }>`
    select expense_id, item_type, count(*)::int as n, sum(amount) as amount from rc_fair_expense_item
    where ${context.live(fairExpenseItem)} and expense_id = any(${ids}::text[]) group by expense_id, item_type
    order by expense_id, item_type`.execute(context.db);
  const kinds = await engine.ports.dictionary('rc_expense_item');
  const byId = new Map(claims.map((row) => [row.id as string, row]));
  const lines = rows.map(({ expenseId, itemType, n, amount }) => {
    const claim = byId.get(expenseId) as Data;
    const kind = kinds?.get(String(itemType)) ?? String(itemType);
    return [
      getText(claim, 'fairTitle'),
      getText(claim, 'companyName'),
      kind,
      getText(claim, 'status'),
      n,
      Number(amount),
    ];
  });
  const columns = [
    text('招聘会', 32),
    text('企业', 32),
    text('费用类型'),
    text('状态'),
    number('票据数'),
    number('金额（元）'),
  ];
  return sheet('报销汇总表', engine, call, columns, lines);
}

/** The payment file of the bank: claims that wait for their payment. */
async function payments(engine: EngineApi, call: Call): Promise<Answer> {
  const names = ['expenseNo', 'payee', 'bankName', 'bankAccount', 'approvedAmount'];
  const claims = await listClaims(engine, call, names, ['status', 'eq', expenseFlow.states.payable.code]);
  if (claims.length === 0) throw refusal(words.nothingToPay, 'RC_NOT_FOUND');
  const lines = claims.map((row, at) => [
    at + 1,
    getText(row, 'payee'),
    getText(row, 'bankName'),
    getText(row, 'bankAccount'),
    Number(row.approvedAmount),
    getText(row, 'expenseNo'),
  ]);
  const columns = [
    number('序号'),
    text('收款单位', 32),
    text('开户行', 32),
    text('账号', 26),
    number('金额'),
    text('附言', 20),
  ];
  return sheet('银行付款文件', engine, call, columns, lines);
}

export const fairExpenseRoutes = rawRoutes((engine) => [
  sheetRoute(expenseSheetPath, '报销汇总表', fairExpense.can.exportXls, (call) => summary(engine, call)),
  sheetRoute(expensePayPath, '银行付款文件', fairExpense.can.pay, (call) => payments(engine, call)),
]);
