import type { Call } from './route.ts';

/** Address of the site without a trailing slash: the configured one (`CONSOLE_URL`), otherwise as the caller reached it. */
export function siteAddress({ headers }: Pick<Call, 'headers'>, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const host = (headers.host ?? '').replace(/[^\w.:[\]-]/g, '') || 'localhost';
  return `${headers['x-forwarded-proto'] === 'https' ? 'https' : 'http'}://${host}`;
}
