import { Readable } from 'node:stream';
import { failure } from '@campus/contract/kit';
import type { FastifyRequest } from 'fastify';
import { assertSafeInput, assertSafeQuery } from '../write/safe-input.ts';
import type { AuthenticatedCaller, Registration } from './gate.ts';
import { InvalidBody } from './json-body.ts';
import type { Call } from './route.ts';
import { uploadParts } from './upload-parts.ts';

/** The mount that a request came through. */
export interface Mount {
  readonly prefix: string;
  /** Rejects unknown body keys. */
  readonly strict: boolean;
}
const idPattern = /^[\w-]{1,64}$/;

/** The header's first value; Node joins repeated ones where that is allowed. */
export const findHeader = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
type Headers = Call['headers'];
/** Node answers a list only for a header that a request has no use for. */
const isFlat = (headers: FastifyRequest['headers']): headers is Headers => headers['set-cookie'] === undefined;
const readHeaders = (request: FastifyRequest): Headers =>
  isFlat(request.headers)
    ? request.headers
    : Object.fromEntries(Object.keys(request.headers).map((name) => [name, findHeader(request, name)]));
/** The tenant header under its three names; the first non-empty one wins. */
export const findTenant = (request: FastifyRequest): string | undefined =>
  ['tenant-id', 'x-tenant-id', 'tenant_id'].map((name) => findHeader(request, name)?.trim()).find(Boolean);

/** The body for the handler: an object, empty when there is none or when it is a stream. */
function getBody(request: FastifyRequest): Readonly<Record<string, unknown>> {
  if (request.body instanceof InvalidBody) throw request.body.failure;
  if (request.body instanceof Readable) return {};
  return (request.body as Record<string, unknown> | undefined) ?? {};
}

function getBytes({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw failure('badBody');
  return body;
}

/** A list of several ids is allowed, with an optional trailing comma. */
const isInvalidId = (id: unknown): boolean =>
  String(id)
    .split(',')
    .some((part, i) => (part !== '' || i === 0) && !idPattern.test(part));

/** An id in an impossible format is answered like an unknown id. */
function assertIds(...sources: Readonly<Record<string, unknown>>[]): void {
  for (const { id, ids } of sources) {
    if (id !== undefined && id !== null && id !== '' && isInvalidId(id)) throw failure('notFound');
    const list = Array.isArray(ids) ? ids : typeof ids === 'string' ? ids.split(',') : [];
    if (list.some((item) => String(item).trim() !== '' && !idPattern.test(String(item).trim())))
      throw failure('badBody');
  }
}

/** Builds the handler's view of a request. Throws badBody and badText, so handlers need not check for them. */
export function buildCall(
  request: FastifyRequest,
  mount: Mount,
  who: { admitted: AuthenticatedCaller | undefined; registration: Registration | undefined },
): Call {
  const body = getBody(request);
  const query = request.query as Readonly<Record<string, string>>;
  const params = request.params as Readonly<Record<string, string>>;
  assertSafeQuery(query);
  assertSafeInput(params);
  assertIds(query, body, { id: params.id });
  return {
    session: who.admitted?.session,
    registration: who.registration,
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: (request.url.split('?')[0] as string).slice(mount.prefix.length),
    query,
    params,
    body,
    headers: readHeaders(request),
    strict: mount.strict,
    ip: request.ip,
    userAgent: (findHeader(request, 'user-agent') ?? '').slice(0, 500),
    requestId: request.id,
    mode: { isTrial: false },
    isConfirmed: query.confirm === '1',
    device: findHeader(request, 'x-device-token'),
    parts: (limits) => uploadParts(request, limits),
    bytes: () => getBytes(request),
  };
}
