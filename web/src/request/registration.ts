import type { AuditStatus } from '@campus/contract/rules';
import { sessionText } from './kept-text.ts';

/** Somebody who registers a company, between the pages of the registration. */
export interface Registration {
  readonly username: string;
  /** Authority over what was begun, 30 minutes from its last use. */
  readonly token?: string | undefined;
  readonly mobile?: string | null | undefined;
  readonly auditStatus?: AuditStatus | undefined;
  readonly auditReason?: string | null | undefined;
}

const key = 'pro__registration';

/** Who registers in this tab. In the session storage, so that no address carries an account, a mobile or a reason (W8). */
export function registration(): Registration | undefined {
  try {
    const kept: unknown = JSON.parse(sessionText.get(key) ?? 'null');
    const isOne = typeof kept === 'object' && kept !== null && 'username' in kept;
    return isOne && typeof kept.username === 'string' ? (kept as Registration) : undefined;
  } catch {
    // Written by something else: as good as nothing.
    return undefined;
  }
}

/** Keeps who registers; what is known of another account is forgotten. */
export function keepRegistration(known: Registration): void {
  const before = registration();
  const kept = before?.username === known.username ? { ...before, ...known } : known;
  sessionText.set(key, JSON.stringify(kept));
}

export const forgetRegistration = (): void => sessionText.remove(key);
