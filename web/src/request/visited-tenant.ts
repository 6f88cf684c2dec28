import { safeSessionStorage } from './safe-storage.ts';

const key = 'pro__visited-tenant';

/** Tenant of the visitor (`?tenantId=`), remembered for the pages that follow; undefined means the server's default. */
export function visitedTenant(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('tenantId') ?? safeSessionStorage.get(key) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(asked)) return undefined;
  safeSessionStorage.set(key, asked);
  return Number(asked);
}
