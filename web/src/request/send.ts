import { deviceHeader } from '@campus/contract/account';
import { apiPrefix } from './api-prefix.ts';
import { registration } from './registration.ts';
import { useSession } from './session-store.ts';
import { readStored } from './storage.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Readonly<Record<string, unknown>>;

export interface Call {
  readonly method: Method;
  /** Below the API prefix, e.g. `/sys/login`. */
  readonly path: string;
  /** Empty strings, null and undefined are left out; lists are joined by commas. */
  readonly query?: Query | undefined;
  /** Sent as JSON, or as it is when it is a form. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Cancels the call; a cancelled call rejects with the browser's AbortError and tells the user nothing. */
  readonly signal?: AbortSignal | undefined;
  /** The same key within 10 minutes gets the first answer again. */
  readonly idempotencyKey?: string | undefined;
  /** The browser sends it even when the page goes away. */
  readonly keepalive?: boolean | undefined;
  /** Imports and exports may take longer than other calls (`api.md` 8.5). */
  readonly timeoutMs?: number | undefined;
}

export const timeoutMs = 90_000;
/** Imports and exports are exempt from the general limit (`api.md` 8.5). */
export const longTimeoutMs = 600_000;
/** The dictionary item calls are the only reads that may be answered from a cache (S 7). */
const isCacheable = (path: string): boolean => path.startsWith('/sys/dict/getDictItems/');
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** The full address of a call, with the time stamp in seconds that every other read carries. */
export function addressOf(
  { method, path, query = {} }: Pick<Call, 'method' | 'path' | 'query'>,
  now: number = Date.now(),
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (isGiven(value)) parameters.set(name, String(value));
  if (method === 'GET' && !isCacheable(path)) parameters.set('_t', String(Math.floor(now / 1000)));
  const search = parameters.toString();
  return apiPrefix() + path + (search && `${path.includes('?') ? '&' : '?'}${search}`);
}

/** Token and tenant of every request, and the token of a registration where there is one; a header that is already set stays. */
export function sessionHeaders(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { token, tenantId } = useSession.getState();
  const registerToken = registration()?.token;
  // Only sign-ins ask for it.
  const device = token ? undefined : readStored('device');
  return {
    ...(token && { 'X-Access-Token': token }),
    ...(device && { [deviceHeader]: device }),
    ...(registerToken && { 'X-Register-Token': registerToken }),
    'tenant-id': tenantId,
    ...given,
  };
}

/** Sends one call without cookies and gives the bare answer. Rejects with TimeoutError after 90 s, AbortError when cancelled. */
export function send(call: Call): Promise<Response> {
  const { method, body, signal, idempotencyKey } = call;
  const isForm = body instanceof FormData;
  const timeout = AbortSignal.timeout(call.timeoutMs ?? timeoutMs);
  return fetch(addressOf(call), {
    method,
    credentials: 'omit',
    ...(call.keepalive && { keepalive: true }),
    signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
    headers: {
      ...sessionHeaders(call.headers),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'X-Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
}
