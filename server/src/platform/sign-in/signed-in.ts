import type { Session } from '@campus/contract/kit';

/** A session created by the gate, with the data for handlers of the user's own account. */
export interface SignedIn extends Session {
  /** Row of the session table. */
  readonly sessionId: string;
  readonly userType: string;
  /** Live tenants of the user. */
  readonly tenants: readonly number[];
  /** Departments of the user in the session's tenant. */
  readonly departs: readonly { readonly id: string; readonly orgCode: string }[];
}

/** The session of a call that came through the gate. A session created by code (jobs, seeds) has no departments. */
export function asSignedIn(session: Session): SignedIn {
  return { sessionId: '', userType: '', tenants: [], departs: [], ...session };
}
