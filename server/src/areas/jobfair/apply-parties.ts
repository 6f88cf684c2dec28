import { company } from '@campus/contract/enterprise';
import { fairApply, jobFair } from '@campus/contract/jobfair';
import { type AnyEntity, failure, type Row } from '@campus/contract/kit';
import { sql } from 'kysely';
import type { Context, WantedRows } from '../../kit/context.ts';
import { ownerOf } from '../../kit/write/lock-rows.ts';
import type { Fair } from './fair-events.ts';

export type Apply = Row<typeof fairApply>;
export type { Fair };
export type Company = Row<typeof company>;
export interface Parties {
  readonly firm: Company;
  readonly fair: Fair;
}

/** The company and then the fair: both come before booths and applications. */
export const partiesNamed = (companyId: string, fairId: string) =>
  [
    { entity: company, where: sql`id = ${companyId}` },
    { entity: jobFair, where: sql`id = ${fairId}` },
  ] as const;
/** Locks both. */
export async function lockParties(
  { companyId, fairId }: { readonly companyId: string; readonly fairId: string },
  context: Context,
): Promise<Parties> {
  const [[firm], [fair]] = await context.engine.lockRows(partiesNamed(companyId, fairId), context);
  if (!firm || !fair) throw failure('notFound');
  return { firm, fair };
}
/** The company and the fair that a row names; they come before it. */
export const partiesOf = (e: AnyEntity, id: string, context: Context): WantedRows[] => [
  ownerOf(e, id, 'companyId', company, context),
  ownerOf(e, id, 'fairId', jobFair, context),
];
/** The fair of a locked application, read again. */
export async function fairOf({ fairId }: Pick<Apply, 'fairId'>, context: Context): Promise<Fair> {
  const fair = await context.engine.lock(jobFair, fairId, context);
  if (!fair) throw failure('notFound');
  return fair;
}
/** Ids of the applications of a fair in these states, in order. */
export async function listApplies(fairId: string, states: readonly number[], context: Context): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from rc_fair_apply where ${context.live(fairApply)} and fair_id = ${fairId}
      and status = any(${[...states]}::int[]) order by id`.execute(context.db);
  return rows.map(({ id }) => id);
}
