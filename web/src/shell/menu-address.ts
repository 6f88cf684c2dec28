import { fillPlaceholders, safeUrl } from '@campus/contract/rules';
import { apiPrefix } from '../request/api-prefix.ts';
import { useSession } from '../request/session-store.ts';

/** URL of an external or framed entry with its placeholders filled in; undefined when it is unsafe. */
export function menuAddress(url: string): string | undefined {
  const { token = '', tenantId } = useSession.getState();
  const filled = fillPlaceholders(url, { token, tenantId, baseUrl: window.location.origin + apiPrefix() });
  if (filled?.startsWith(`${window.location.origin}/`)) return filled;
  return safeUrl(filled);
}
