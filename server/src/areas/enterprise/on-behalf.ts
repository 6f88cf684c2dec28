import type { Session } from '@campus/contract/kit';
import type { CallFacts, Context } from '../../kit/context.ts';

/**
 * A session for work done for somebody who has none (a registrant, an applicant, a visitor of the public page): it sees
 * the rows of one tenant, or of one company of it, and holds no code but those named.
 */
export function onBehalf(
  who: { tenantId: number; userId?: string; username?: string; realname?: string; companyId?: string },
  codes: readonly string[] = [],
): Session {
  const { tenantId, userId = '', username = 'anonymous', realname = '', companyId } = who;
  return {
    userId,
    username,
    realname,
    audience: companyId === undefined ? 'staff' : 'enterprise',
    tenantId,
    companyId,
    roles: [],
    codes: new Set(codes),
  };
}

/** Runs `work` in one transaction as `session`, with the facts of the call it answers. */
export function transactionAs<T>(
  session: Session,
  context: Context,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  const facts: CallFacts = context.call;
  return context.engine.transaction({ ...facts, session }, work);
}
/** A context for reads as `session`. */
export const readAs = (session: Session, context: Context): Context =>
  context.engine.context({ ...context.call, session });
