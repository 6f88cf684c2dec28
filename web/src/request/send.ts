import { deviceHeader } from '@campus/contract/account';
import { apiPrefix } from './api-prefix.ts';
import { registration } from './registration.ts';
import { closingSignal, trackWrite } from './session-calls.ts';
import { useSession } from './session-store.ts';
import { readStored } from './storage.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Query = Readonly<Record<string, unknown>>;

export interface Call {
  readonly method: Method;
  /** Path below the API prefix, e.g. `/sys/login`. */
  readonly path: string;
  /** Empty strings, null and undefined are left out; arrays are joined with commas. */
  readonly query?: Query | undefined;
  /** Sent as JSON, except a FormData, which is sent unchanged. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Cancels the call, which then rejects with AbortError and shows nothing. */
  readonly signal?: AbortSignal | undefined;
  /** Repeating a key within 10 minutes returns the first response again. */
  readonly idempotencyKey?: string | undefined;
  /** Lets the browser finish the call after the page unloads. */
  readonly keepalive?: boolean | undefined;
  /** Imports and exports have a longer limit than other calls. */
  readonly timeoutMs?: number | undefined;
  /** Sent although the session is closing: its own sign-out. */
  readonly isLast?: boolean | undefined;
}

export const timeoutMs = 90_000;
/** Limit of imports and exports. */
export const longTimeoutMs = 600_000;
/** Dictionary item calls are the only cacheable reads. */
const isCacheable = (path: string): boolean => path.startsWith('/sys/dict/getDictItems/');
const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** URL of a call; uncacheable reads carry a time stamp in seconds. */
export function getAddress(
  { method, path, query = {} }: Pick<Call, 'method' | 'path' | 'query'>,
  now: number = Date.now(),
): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (isGiven(value)) parameters.set(name, String(value));
  if (method === 'GET' && !isCacheable(path)) parameters.set('_t', String(Math.floor(now / 1000)));
  const search = parameters.toString();
  return apiPrefix() + path + (search && `${path.includes('?') ? '&' : '?'}${search}`);
}

/** Token and tenant headers of a request, and the registration token if there is one; given headers take precedence. */
export function sessionHeaders(given: Readonly<Record<string, string>> = {}): Record<string, string> {
  const { token, tenantId } = useSession.getState();
  const registerToken = registration()?.token;
  // Only sign-in calls require it.
  const device = token ? undefined : readStored('device');
  return {
    ...(token && { 'X-Access-Token': token }),
    ...(device && { [deviceHeader]: device }),
    ...(registerToken && { 'X-Register-Token': registerToken }),
    'tenant-id': tenantId,
    ...given,
  };
}

/** Sends one call without cookies and returns the response. Rejects with TimeoutError after 90 s, AbortError when cancelled. */
export function send(call: Call): Promise<Response> {
  const { method, body, idempotencyKey } = call;
  const isForm = body instanceof FormData;
  const signals = [
    AbortSignal.timeout(call.timeoutMs ?? timeoutMs),
    call.signal,
    call.isLast ? undefined : closingSignal(method),
  ];
  const response = fetch(getAddress(call), {
    method,
    credentials: 'omit',
    ...(call.keepalive && { keepalive: true }),
    signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    headers: {
      ...sessionHeaders(call.headers),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey && { 'X-Idempotency-Key': idempotencyKey }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  return method === 'GET' ? response : trackWrite(response);
}
