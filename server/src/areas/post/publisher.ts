import { company, companyFlow, isBarredFromRecruiting } from '@campus/contract/enterprise';
import { failure, refusal } from '@campus/contract/kit';
import { postRefusals } from '@campus/contract/post';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';

/** The company of a post, with the fields the rules for posts need. */
export interface Publisher {
  readonly id: string;
  readonly companyName: string;
  readonly companyKind: number;
  readonly auditStatus: number;
  readonly blackScope: number | null;
  readonly welfare: string | null;
}
/** Kind 2: a staffing agency. */
export const isAgency = (publisher: Publisher): boolean => publisher.companyKind === 2;

/** The company; `locked` until the commit to serialise its submissions. Throws notFound. */
export async function loadPublisher(companyId: string, context: Context, locked = false): Promise<Publisher> {
  const { rows } = await sql<Publisher>`
    select id, company_name, company_kind, audit_status, black_scope, welfare from rc_company
    where ${context.live(company)} and id = ${companyId} ${locked ? sql`for no key update` : sql``}`.execute(
    context.db,
  );
  if (!rows[0]) throw failure('notFound');
  return rows[0];
}

/** Asserts that the company is approved and not blacklisted. */
export function assertCanPublish(publisher: Publisher): void {
  if (isBarredFromRecruiting(publisher.blackScope)) throw refusal(postRefusals.companyMayNot, 'RC_BLACKLISTED');
  if (publisher.auditStatus !== companyFlow.states.approved.code) throw refusal(postRefusals.companyMayNot);
}
