import { company } from '@campus/contract/enterprise';
import { fairApply, jobFair } from '@campus/contract/jobfair';
import { failure, type Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import type { Fair } from './fair-events.ts';

export type Apply = Row<typeof fairApply>;
export type { Fair };
export type Company = Row<typeof company>;
export interface Parties {
  readonly firm: Company;
  readonly fair: Fair;
}

/** Locks the company and then the fair: both come before booths and applications. */
export async function lockParties(
  { companyId, fairId }: { readonly companyId: string; readonly fairId: string },
  context: Context,
): Promise<Parties> {
  const firm = await context.engine.lock(company, companyId, context);
  const fair = await context.engine.lock(jobFair, fairId, context);
  if (!firm || !fair) throw failure('notFound');
  return { firm, fair };
}
/** The same before the row that names them is locked, which tells what is missing. */
export async function lockPartiesIfAny(
  { companyId, fairId }: { readonly companyId: string | null; readonly fairId: string | null },
  context: Context,
): Promise<void> {
  await context.engine.lock(company, companyId ?? '', context);
  await context.engine.lock(jobFair, fairId ?? '', context);
}
/** Locks what comes before an application. */
export async function lockPartiesOfApply(id: string, context: Context): Promise<void> {
  const { rows } = await sql<{ companyId: string; fairId: string }>`
    select company_id, fair_id from rc_fair_apply where ${context.live(fairApply)} and id = ${id}`.execute(context.db);
  if (rows[0]) await lockPartiesIfAny(rows[0], context);
}
/** The fair of a locked application, read again. */
export async function fairOf({ fairId }: Pick<Apply, 'fairId'>, context: Context): Promise<Fair> {
  const fair = await context.engine.lock(jobFair, fairId, context);
  if (!fair) throw failure('notFound');
  return fair;
}
/** Ids of the applications of a fair, or of a company, that match the condition, in order. */
export async function listApplies(
  of: { readonly fairId?: string; readonly companyId?: string },
  states: readonly number[],
  context: Context,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_fair_apply where ${context.live(fairApply)} and status = any(${[...states]}::int[])
      and (${of.fairId ?? null}::text is null or fair_id = ${of.fairId ?? null})
      and (${of.companyId ?? null}::text is null or company_id = ${of.companyId ?? null}) order by id`.execute(
    context.db,
  );
  return rows.map(({ id }) => id);
}
