import { menuPages } from '@campus/contract';
import { fillPlaceholders, safeUrl } from '@campus/contract/rules';

export const groupComponent = 'layouts/RouteView';
const frameComponent = 'layouts/IframePageView';
const components: ReadonlySet<string> = new Set([
  groupComponent,
  frameComponent,
  ...menuPages.map((page) => page.component),
]);

/** Whether the console has this component; others would open nothing. */
export const isComponent = (name: string): boolean => components.has(name);

/** `/src/views/system/UserList.vue` → `system/UserList`, as clients of the framework write it. */
export const plainComponent = (name: string): string =>
  name
    .trim()
    .replace(/^\/+/, '')
    .replace(/^(?:src\/)?views\//, '')
    .replace(/\.vue$/, '');

const isAddress = (url: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/|\{\{)/i.test(url);
/** The path of an entry in the form that is stored: with a slash in front, without `.vue`. */
export function plainUrl(url: string): string {
  const trimmed = url.trim();
  if (isAddress(trimmed)) return trimmed;
  const path = trimmed.replace(/\.vue$/, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Whether an entry may carry this address: a path of the console or https, with no other placeholders than those the
 * console fills in. The access token goes to our own server only.
 */
export function isMenuUrl(url: string): boolean {
  const filled = fillPlaceholders(url, { token: 'x', tenantId: '1', baseUrl: 'https://console.invalid' });
  if (filled === undefined || /[{}<>"'`$]/.test(filled) || safeUrl(filled) === undefined) return false;
  const isOwn = /^\{\{\s*baseUrl\s*\}\}\//.test(url);
  if (/\{\{\s*token\s*\}\}/.test(url)) return isOwn;
  return isOwn || url.startsWith('/') || /^https:\/\//i.test(url);
}
