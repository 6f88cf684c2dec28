/** Control characters, spaces, invisible and direction marks, and the backslash, which browsers read as a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be found
const forbidden = /[\u0000-\u0020\u007f-\u00a0\u00ad\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\\]/;
const maxLength = 2048;

const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?';
const hostName = new RegExp(`^(?:${label}\\.)*${label}$`);
const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
const mail = /^mailto:[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,24}(?:\?subject=[^&#]*)?$/i;
const telephone = /^tel:\+?[0-9][0-9-]{2,19}$/i;

/** A path of this site: one leading slash, and no empty segment that a browser could take for another host. */
const isOwnPath = (url: string): boolean => url.startsWith('/') && !(/^[^?#]*/.exec(url)?.[0] ?? '').includes('//');

/** ASCII names (an international name in its xn-- form, which cannot imitate another one) or four decimal numbers. */
function isHost(host: string): boolean {
  const lower = host.toLowerCase();
  const looksNumeric = /^(?:\d+|0x[0-9a-f]*)$/.test(lower.slice(lower.lastIndexOf('.') + 1));
  return lower.length <= 253 && (looksNumeric ? ipv4.test(lower) : hostName.test(lower));
}

function isHttps(url: string): boolean {
  const [, host, port] = /^https:\/\/([^/?#:@]+)(?::(\d{1,5}))?(?:[/?#]|$)/i.exec(url) ?? [];
  return host !== undefined && isHost(host) && (port === undefined || (Number(port) > 0 && Number(port) <= 65_535));
}

/**
 * Returns `value` if it is safe as the URL of a link, an image or a frame: a path of this site, https, mailto or tel;
 * else `undefined`. Trims spaces and repairs nothing else. Apply it to every URL from data before href, src,
 * window.open or a frame.
 */
export function safeUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = value.replace(/^ +| +$/g, '');
  if (url === '' || url.length > maxLength || forbidden.test(url)) return undefined;
  if (mail.test(url)) return /%0[ad]/i.test(url) ? undefined : url;
  return isOwnPath(url) || isHttps(url) || telephone.test(url) ? url : undefined;
}
