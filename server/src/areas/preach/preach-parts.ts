import { company, companyFlow, isBarredFromRecruiting } from '@campus/contract/enterprise';
import type { Row } from '@campus/contract/kit';
import { type preach, preachTypes } from '@campus/contract/preach';
import type { Context } from '../../kit/context.ts';

export type Preach = Row<typeof preach>;

/** Whether the session takes place in a hall. */
export const isOnSite = ({ type }: Pick<Preach, 'type'>): boolean => type !== preachTypes.online;

/** The company of a session, locked; undefined when it may hold none. */
export async function lockHost(companyId: string, context: Context): Promise<Row<typeof company> | undefined> {
  const host = await context.engine.lock(company, companyId, context);
  const isAdmitted = host?.auditStatus === companyFlow.states.approved.code;
  return host && isAdmitted && !isBarredFromRecruiting(host.blackScope) ? host : undefined;
}
