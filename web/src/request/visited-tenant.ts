import { sessionText } from './kept-text.ts';

const key = 'pro__visited-tenant';

/** The tenant a visitor came for (`?tenantId=`), also on the pages that follow; undefined: the server's default. */
export function visitedTenant(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('tenantId') ?? sessionText.get(key) ?? '';
  if (!/^[1-9]\d{0,8}$/.test(asked)) return undefined;
  sessionText.set(key, asked);
  return Number(asked);
}
