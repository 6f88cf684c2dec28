import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Services that make or carry streams (live_provider). */
export const providers = ['builtin', 'nms', 'srs', 'aliyun', 'tencent', 'demo'] as const;
export type Provider = (typeof providers)[number];
export type StreamRole = 'push' | 'play';
/** Keys that sign addresses; viewers never get an address that is signed with the push key, except where a server knows one secret. */
export interface StreamKeys {
  readonly push: string;
  readonly play: string;
}
/** Base addresses with the application path, without a slash at the end. */
export interface StreamBases {
  readonly push: string;
  readonly pull: string;
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');
const hex = (expiry: number): string => expiry.toString(16).toUpperCase();

/** The play key of an installation that was given one key. */
export const derivePlayKey = (push: string): string => hmac(push, 'play');

/** `LIVE_KEY` as `push` or `push:play`. */
export function parseKeys(value: string): StreamKeys {
  const [push = '', play = ''] = value.split(':');
  return { push, play: play || derivePlayKey(push) };
}

/** Signs the hashed path or name for one provider; the result is the query of the address. */
const signers: Readonly<Record<Provider, (key: string, name: string, expiry: number, more: Signed) => string>> = {
  builtin: (key, name, expiry) => `txSecret=${md5(key + name + hex(expiry))}&txTime=${hex(expiry)}`,
  tencent: (key, name, expiry) => `txSecret=${md5(key + name + hex(expiry))}&txTime=${hex(expiry)}`,
  demo: (key, name, expiry) => `txSecret=${md5(key + name + hex(expiry))}&txTime=${hex(expiry)}`,
  nms: (key, name, expiry, { path }) => `sign=${expiry}-${md5(`${path}/${name}-${expiry}-${key}`)}`,
  aliyun: (key, name, expiry, { path, suffix }) =>
    `auth_key=${expiry}-0-0-${md5(`${path}/${name}${suffix}-${expiry}-0-0-${key}`)}`,
  srs: (key, name, expiry, { path, role }) =>
    `exp=${expiry}&token=${hmac(key, `${path.slice(1)}/${name}:${expiry}:${role}`)}`,
};
interface Signed {
  readonly role: StreamRole;
  /** Application path, e.g. `/live`. */
  readonly path: string;
  /** `.flv` or `.m3u8`; part of what Aliyun signs. */
  readonly suffix: string;
}
export interface SignOptions {
  readonly role: StreamRole;
  readonly path?: string;
  readonly suffix?: string;
}

/** The signed query of an address; `expiry` in Unix seconds. */
export const signStream = (
  provider: Provider,
  key: string,
  name: string,
  expiry: number,
  { role, path = '/live', suffix = '' }: SignOptions,
): string => signers[provider](key, name, expiry, { role, path, suffix });

const isSame = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
/** The expiry in Unix seconds that a query names; undefined without one. */
function findExpiry(provider: Provider, query: URLSearchParams): number | undefined {
  const text = {
    builtin: () => query.get('txTime'),
    tencent: () => query.get('txTime'),
    demo: () => query.get('txTime'),
    nms: () => query.get('sign')?.split('-')[0],
    aliyun: () => query.get('auth_key')?.split('-')[0],
    srs: () => query.get('exp'),
  }[provider]();
  const isHex = provider === 'builtin' || provider === 'tencent' || provider === 'demo';
  if (!text || !(isHex ? /^[0-9A-F]{1,12}$/ : /^\d{1,12}$/).test(text)) return undefined;
  return Number.parseInt(text, isHex ? 16 : 10);
}

/** Whether a query is signed for this stream, role and key, and has not expired. */
export function verifyStream(
  provider: Provider,
  key: string,
  name: string,
  query: string,
  nowSeconds: number,
  options: SignOptions,
): boolean {
  const given = new URLSearchParams(query);
  const expiry = findExpiry(provider, given);
  if (expiry === undefined || expiry < nowSeconds) return false;
  const expected = new URLSearchParams(signStream(provider, key, name, expiry, options));
  return [...expected].every(([field, value]) => isSame(given.get(field) ?? '', value));
}

const pathOf = (base: string): string => new URL(base).pathname.replace(/\/$/, '');
/** Server and stream key of a publisher. */
export function createPushAddress(
  provider: Provider,
  { push: key }: StreamKeys,
  { push: base }: StreamBases,
  name: string,
  expiry: number,
) {
  const query = signStream(provider, key, name, expiry, { role: 'push', path: pathOf(base) });
  const streamKey = `${name}?${query}`;
  return { rtmp: `${base}/${streamKey}`, server: base, streamKey, query };
}
/** Addresses of a viewer. HLS only where the provider makes it. */
export function createPlayAddresses(
  provider: Provider,
  { push, play }: StreamKeys,
  { push: pushBase, pull: base }: StreamBases,
  name: string,
  expiry: number,
) {
  // NMS knows one secret for both roles.
  const key = provider === 'nms' ? push : play;
  const path = base.startsWith('/') ? base : pathOf(base);
  const query = (suffix: string) => signStream(provider, key, name, expiry, { role: 'play', path, suffix });
  const hasHls = provider === 'srs' || provider === 'aliyun' || provider === 'tencent';
  return {
    flv: `${base}/${name}.flv?${query('.flv')}`,
    hls: hasHls ? `${base}/${name}.m3u8?${query('.m3u8')}` : null,
    rtmp: `${pushBase}/${name}?${query('')}`,
  };
}

const expirySeconds = { least: 2 * 3600, most: 24 * 3600, after: 30 * 60 } as const;
/** When a push address expires: half an hour after the planned end, at least two hours and at most a day from now. */
export const getPushExpiry = (plannedEnd: number, now: number): number =>
  Math.min(Math.max(plannedEnd + expirySeconds.after, now + expirySeconds.least), now + expirySeconds.most);
export const getPlayExpiry = (now: number): number => now + expirySeconds.least;
