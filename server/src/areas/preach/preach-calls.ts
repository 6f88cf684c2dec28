import { isEnterprise } from '@campus/contract/kit';
import { postFlow } from '@campus/contract/post';
import {
  copyPreach,
  deletePreach,
  type PreachView,
  preach,
  preachAuditBatch,
  preachCompany,
  preachContent,
  preachFlow,
  preachPost,
  savePreach,
  preachWords as words,
} from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { answer } from '../../kit/http/answer.ts';
import { inStates } from '../../kit/read/in-states.ts';
import { auditBatchAnswer } from '../../kit/write/audit.ts';
import { lockVisible } from '../../kit/write/lock-visible.ts';
import type { Preach } from './preach-parts.ts';

const { draft, rejected } = preachFlow.states;

/** Takes a saved session on: a draft of the school to the audit, a refused one back into its way. */
async function submit(row: Preach, context: Context): Promise<void> {
  const { engine, session } = context;
  if (isEnterprise(session)) {
    if (row.status === rejected.code) await engine.step(preach, 'resubmit', row.id, {}, context);
    return;
  }
  if (row.status === rejected.code) await engine.step(preach, 'reopen', row.id, {}, context);
  if (row.status === rejected.code || row.status === draft.code)
    await engine.step(preach, 'submit', row.id, {}, context);
}

export const savePreachAnswer = answer(
  savePreach,
  async ({ id, submit: isSubmitted }, context, { body: sent }) => {
    const { engine } = context;
    const { submit: _submit, ...body } = sent;
    const row = id ? await engine.edit(preach, { ...body, id }, context) : await engine.add(preach, body, context);
    if (isSubmitted === 1) await submit(row, context);
    return engine.one<PreachView>(preach, row.id, context);
  },
  { rowOf: preach },
);

export const deletePreachAnswer = answer(
  deletePreach,
  async ({ id }, context) => {
    await context.engine.remove(preach, id, context);
    return null;
  },
  { transaction: true },
);

const copied = [
  'companyId',
  'type',
  'expectCount',
  'seatLimit',
  'fillFields',
  ...preachContent,
] as const satisfies readonly (keyof Preach)[];

/** The companies and posts of a session for its copy. */
async function copyParts(from: string, to: string, context: Context): Promise<void> {
  const { engine, db } = context;
  const { rows: companies } = await sql<{ companyId: string; main: 0 | 1; sort: number }>`
    select company_id, main, sort from rc_preach_company where ${context.live(preachCompany)} and preach_id = ${from}
    order by sort, id`.execute(db);
  for (const one of companies) await engine.insert(preachCompany, { ...one, preachId: to }, context);
  const { rows: posts } = await sql<{ postId: string; companyId: string; sort: number }>`
    select p.post_id, p.company_id, p.sort from rc_preach_post p join rc_company_post c on c.id = p.post_id
    where ${context.live(preachPost, 'p')} and p.preach_id = ${from} and c.del_flag = 0
      and ${inStates(postFlow, ['active'], 'c')}
    order by p.sort, p.id`.execute(db);
  for (const one of posts) await engine.insert(preachPost, { ...one, preachId: to }, context);
}

export const copyPreachAnswer = answer(copyPreach, async ({ id }, context) => {
  const { engine } = context;
  const row = await lockVisible(preach, id, context);
  const values = Object.fromEntries(copied.map((name) => [name, row[name]]));
  const made = await engine.insert(preach, { ...values, title: words.copyOf(row.title), status: draft.code }, context);
  await copyParts(id, made.id, context);
  return { id: made.id };
});

export const preachAuditBatchAnswer = auditBatchAnswer(preachAuditBatch, preach, 'title');
