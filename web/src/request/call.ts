import type { AnyEndpoint, CallerInput, Output } from '@campus/contract/kit';
import { type FailureHandling, request, requestEnvelope } from './client.ts';
import type { Envelope } from './request-failed.ts';
import type { Call, Method } from './send.ts';

export type CallOptions = FailureHandling & Pick<Call, 'signal' | 'headers' | 'idempotencyKey'>;

/** Calls a declared endpoint and returns its result. Throws like `request`. */
export const call = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallerInput<E>,
  options: CallOptions = {},
): Promise<Output<E>> => request<Output<E>>({ ...getCall(endpoint, input), ...options });

/** Like `call`, but returns the whole envelope with its message. */
export const callEnvelope = <E extends AnyEndpoint>(
  endpoint: E,
  input: CallerInput<E>,
  options: CallOptions = {},
): Promise<Envelope<Output<E>>> => requestEnvelope<Output<E>>({ ...getCall(endpoint, input), ...options });

/** An endpoint with several methods uses the first one. */
const getMethod = ({ method }: AnyEndpoint): Method => (typeof method === 'string' ? method : (method[0] ?? 'GET'));

/** Fills path parameters from the input; the rest becomes the query of GET and DELETE, or the JSON body. */
export function getCall(endpoint: AnyEndpoint, input: object): Call {
  const method = getMethod(endpoint);
  const rest: Record<string, unknown> = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return method === 'GET' || method === 'DELETE' ? { method, path, query: rest } : { method, path, body: rest };
}
