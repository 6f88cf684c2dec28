import type { Session } from '@campus/contract/kit';
import type { Context, RequestInfo } from '../../kit/context.ts';

/**
 * A session for a user without one (registrant, applicant, visitor of a public page): it sees the rows of one tenant,
 * or
 * of one company in it, and holds only the given codes.
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

/** Runs `work` in one transaction as `session`, with the data of the current call. */
export function transactionAs<T>(
  session: Session,
  context: Context,
  work: (inside: Context) => Promise<T>,
): Promise<T> {
  const facts: RequestInfo = context.call;
  return context.engine.transaction({ ...facts, session }, work);
}
/** A read context for `session`. */
export const readAs = (session: Session, context: Context): Context =>
  context.engine.context({ ...context.call, session });
