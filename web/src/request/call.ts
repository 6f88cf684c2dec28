import type { Endpoint, Given, Output } from '@campus/contract/kit';
import { type Manner, request, requestEnvelope } from './client.ts';
import type { Envelope } from './request-failed.ts';
import type { Call, Method } from './send.ts';

// biome-ignore lint/suspicious/noExplicitAny: infers over every endpoint
type AnyEndpoint = Endpoint<any, any>;
export type CallOptions = Manner & Pick<Call, 'signal' | 'headers' | 'idempotencyKey'>;

/** Calls a declared endpoint and gives its result; fails like `request`. */
export const call = <E extends AnyEndpoint>(
  endpoint: E,
  input: Given<E>,
  options: CallOptions = {},
): Promise<Output<E>> => request<Output<E>>({ ...callOf(endpoint, input), ...options });

/** As `call`, with the message of the success. */
export const callEnvelope = <E extends AnyEndpoint>(
  endpoint: E,
  input: Given<E>,
  options: CallOptions = {},
): Promise<Envelope<Output<E>>> => requestEnvelope<Output<E>>({ ...callOf(endpoint, input), ...options });

/** An endpoint that takes several methods is called with the first. */
const methodOf = ({ method }: AnyEndpoint): Method => (typeof method === 'string' ? method : (method[0] ?? 'GET'));

/** Inputs named in the path go there; the rest is the query of GET and DELETE, else the body. */
export function callOf(endpoint: AnyEndpoint, input: object): Call {
  const method = methodOf(endpoint);
  const rest: Record<string, unknown> = { ...input };
  const path = endpoint.path.replace(/:(\w+)/g, (_part, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return method === 'GET' || method === 'DELETE' ? { method, path, query: rest } : { method, path, body: rest };
}
