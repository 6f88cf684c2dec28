import { menuPages } from '@campus/contract';
import { fillPlaceholders, safeUrl } from '@campus/contract/rules';

export const groupComponent = 'layouts/RouteView';
const frameComponent = 'layouts/IframePageView';
const components: ReadonlySet<string> = new Set([
  groupComponent,
  frameComponent,
  ...menuPages.map((page) => page.component),
]);

/** Whether the console has this component. */
export const isComponent = (name: string): boolean => components.has(name);

/** Maps the framework's form to ours: `/src/views/system/UserList.vue` → `system/UserList`. */
export const plainComponent = (name: string): string =>
  name
    .trim()
    .replace(/^\/+/, '')
    .replace(/^(?:src\/)?views\//, '')
    .replace(/\.vue$/, '');

const isAddress = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|\{\{)/i.test(url);
/** Stored form of an entry's path: with a leading slash, without `.vue`. */
export function plainUrl(url: string): string {
  const trimmed = url.trim();
  if (isAddress(trimmed)) return trimmed;
  const path = trimmed.replace(/\.vue$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Whether an entry may have this URL: a console path or https, with supported placeholders only. The access token
 * is sent to our own server only.
 */
export function isMenuUrl(url: string): boolean {
  const filled = fillPlaceholders(url, { token: 'x', tenantId: '1', baseUrl: 'https://console.invalid' });
  if (filled === undefined || /[{}<>"'`$]/.test(filled) || safeUrl(filled) === undefined) return false;
  const isOwn = /^\{\{\s*baseUrl\s*\}\}\//.test(url);
  if (/\{\{\s*token\s*\}\}/.test(url)) return isOwn;
  return isOwn || url.startsWith('/') || /^https:\/\//i.test(url);
}
