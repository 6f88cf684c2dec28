import type { AuditStatus } from '@campus/contract/rules';
import { safeSessionStorage } from './safe-storage.ts';

/** State of a company registration, shared by its pages. */
export interface Registration {
  readonly username: string;
  /** Token of the unfinished registration; expires 30 minutes after its last use. */
  readonly token?: string | undefined;
  readonly mobile?: string | null | undefined;
  readonly auditStatus?: AuditStatus | undefined;
  readonly auditReason?: string | null | undefined;
}

const key = 'pro__registration';

/** The registration in this tab. Held in the session storage, so that URLs carry no account, phone or reason. */
export function registration(): Registration | undefined {
  try {
    const kept: unknown = JSON.parse(safeSessionStorage.get(key) ?? 'null');
    const isOne = typeof kept === 'object' && kept !== null && 'username' in kept;
    return isOne && typeof kept.username === 'string' ? (kept as Registration) : undefined;
  } catch {
    // Malformed: treated as missing.
    return undefined;
  }
}

/** Stores the registration, merged with what is stored for the same account. */
export function saveRegistration(known: Registration): void {
  const before = registration();
  const kept = before?.username === known.username ? { ...before, ...known } : known;
  safeSessionStorage.set(key, JSON.stringify(kept));
}

export const clearRegistration = (): void => safeSessionStorage.remove(key);
