import { company, companyFlow, isBarredFromRecruiting } from '@campus/contract/enterprise';
import { failure, type Row } from '@campus/contract/kit';
import { type preach, preachFlow, preachTypes } from '@campus/contract/preach';
import { sql } from 'kysely';
import type { Context } from '../../kit/context.ts';
import { inStates } from '../../kit/read/in-states.ts';

export type Preach = Row<typeof preach>;

/** Whether the session takes place in a hall. */
export const isOnSite = ({ type }: Pick<Preach, 'type'>): boolean => type !== preachTypes.online;

/** The company of a session, locked; undefined when it may hold none. */
export async function lockHost(companyId: string, context: Context): Promise<Row<typeof company> | undefined> {
  const host = await context.engine.lock(company, companyId, context);
  const isAdmitted = host?.auditStatus === companyFlow.states.approved.code;
  return host && isAdmitted && !isBarredFromRecruiting(host.blackScope) ? host : undefined;
}

/** The tenant of a session that everybody may read. */
export async function tenantOfPreach(id: string, db: Context['db']): Promise<number> {
  const { rows } = await sql<{ tenantId: number }>`
    select tenant_id from rc_preach
    where id = ${id} and del_flag = 0 and ${inStates(preachFlow, ['approved', 'finished'])}`.execute(db);
  if (!rows[0]) throw failure('notFound');
  return rows[0].tenantId;
}
