import { company, companyFlow } from '@campus/contract/enterprise';
import { failure, refusal } from '@campus/contract/kit';
import { postRefusals } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** The company behind a post, as far as its posts depend on it. */
export interface Publisher {
  readonly id: string;
  readonly companyName: string;
  readonly companyKind: number;
  readonly auditStatus: number;
  readonly blackFlag: number;
  readonly welfare: string | null;
}
/** Kind 2: an agency that hires for others. */
export const isAgency = (publisher: Publisher): boolean => publisher.companyKind === 2;

/** The company; `locked` until the commit, so that submissions of one company follow each other. Throws notFound. */
export async function publisherOf(companyId: string, context: Context, locked = false): Promise<Publisher> {
  const { rows } = await sql<Publisher>`
    select id, company_name, company_kind, audit_status, black_flag, welfare from rc_company
    where ${context.live(company)} and id = ${companyId} ${locked ? sql`for no key update` : sql``}`.execute(
    context.db,
  );
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

/** Refuses a company that is not admitted or stands on the blacklist. */
export function refuseUnable(publisher: Publisher): void {
  if (publisher.blackFlag === 1) throw refusal(postRefusals.companyMayNot, 'RC_BLACKLISTED');
  if (publisher.auditStatus !== companyFlow.states.approved.code) throw refusal(postRefusals.companyMayNot);
}
