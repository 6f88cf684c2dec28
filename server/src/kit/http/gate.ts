import type { Session } from '@campus/contract/kit';

/** What a request shows to be let in. Raw header values; absent headers are undefined. */
export interface Credentials {
  readonly token: string | undefined;
  /** First non-empty of the headers tenant-id, X-Tenant-Id, tenant_id. */
  readonly tenant: string | undefined;
  readonly ip: string;
  readonly userAgent: string;
  /** The call is open to a session that must still choose a tenant, change its password, verify its phone or set up its second factor. */
  readonly shell: boolean;
  /** The call is open to a session whose screen is locked. */
  readonly unlocks?: boolean;
}
export interface Admitted {
  readonly session: Session;
  /** Row of the session table: what a push connection ends with. */
  readonly sessionId: string;
}
export interface Registration {
  readonly userId: string;
  readonly username: string;
  readonly token: string;
}

/** Who may come in; the platform's sign-in module is one. */
export interface Gate {
  /** Throws the refusals of `api.md` 2.2 (401), tenantInvalid, phoneVerificationDue, passwordChangeDue and secondFactorSetupDue. */
  admit(credentials: Credentials): Promise<Admitted>;
  /** The company account a registration token stands for. Throws a Failure when it is stale. */
  registration(token: string): Promise<Registration>;
}
