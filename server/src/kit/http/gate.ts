import type { Session } from '@campus/contract/kit';

/** Credentials of a request. Raw header values; absent headers are undefined. */
export interface Credentials {
  readonly token: string | undefined;
  /** First non-empty of the headers tenant-id, X-Tenant-Id, tenant_id. */
  readonly tenant: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /**
   * The call accepts a session that must still choose a tenant, change its password, verify its phone or set up its
   * second factor.
   */
  readonly shell: boolean;
  /** The call accepts a session whose screen is locked. */
  readonly unlocks?: boolean;
}
export interface AuthenticatedCaller {
  readonly session: Session;
  /** Row of the session table; push connections end with it. */
  readonly sessionId: string;
}
export interface Registration {
  readonly userId: string;
  readonly username: string;
  readonly token: string;
}

/** Authenticates requests; implemented by the platform's sign-in module. */
export interface Gate {
  /**
   * Throws the failures of a missing or invalid session (401), tenantInvalid, phoneVerificationDue, passwordChangeDue
   * and secondFactorSetupDue.
   */
  authenticate(credentials: Credentials): Promise<AuthenticatedCaller>;
  /** The company account of a registration token. Throws a Failure when it is stale. */
  registration(token: string): Promise<Registration>;
}
