import { Readable } from 'node:stream';
import { failure } from '@campus/contract/kit';
import type { FastifyRequest } from 'fastify';
import { assertFit, assertFitQuery } from '../outside-text.ts';
import type { Call } from '../route.ts';
import type { Admitted, Registration } from './gate.ts';
import { BrokenBody } from './json-body.ts';
import { uploadParts } from './upload-parts.ts';

/** Which mount a request came through. */
export interface Mount {
  readonly prefix: string;
  /** Unknown body keys are refused. */
  readonly strict: boolean;
}
const idForm = /^[\w-]{1,64}$/;

/** The header's first value; Node has joined repeated ones where that is allowed. */
export const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};
/** The tenant header under its three names, first non-empty (`api.md` 1.4). */
export const tenantOf = (request: FastifyRequest): string | undefined =>
  ['tenant-id', 'x-tenant-id', 'tenant_id'].map((name) => headerOf(request, name)?.trim()).find(Boolean);

/** The request's body as the handler gets it: an object, empty when there is none or when it is no JSON. */
function bodyOf(request: FastifyRequest): Readonly<Record<string, unknown>> {
  if (request.body instanceof BrokenBody) throw request.body.failure;
  if (request.body instanceof Readable) return {};
  return (request.body as Record<string, unknown> | undefined) ?? {};
}

function bytesOf({ body }: FastifyRequest): Readable {
  if (!(body instanceof Readable)) throw failure('badBody');
  return body;
}

/** A list may be asked for several ids, also with a comma behind one (`api.md` 1.8). */
const isOdd = (id: unknown): boolean =>
  String(id)
    .split(',')
    .some((part, i) => (part !== '' || i === 0) && !idForm.test(part));

/** An id that no row can have answers like one that no row has. */
function refuseOddIds(...sources: Readonly<Record<string, unknown>>[]): void {
  for (const { id, ids } of sources) {
    if (id !== undefined && id !== null && id !== '' && isOdd(id)) throw failure('notFound');
    const list = Array.isArray(ids) ? ids : typeof ids === 'string' ? ids.split(',') : [];
    if (list.some((item) => String(item).trim() !== '' && !idForm.test(String(item).trim()))) throw failure('badBody');
  }
}

/** The request as handlers see it. Throws badBody and badText for what no handler should have to think of. */
export function callOf(
  request: FastifyRequest,
  mount: Mount,
  who: { admitted: Admitted | undefined; registration: Registration | undefined },
): Call {
  const body = bodyOf(request);
  const query = request.query as Readonly<Record<string, string>>;
  const params = request.params as Readonly<Record<string, string>>;
  assertFitQuery(query);
  assertFit(params);
  refuseOddIds(query, body, { id: params.id });
  return {
    session: who.admitted?.session,
    registration: who.registration,
    method: request.method === 'HEAD' ? 'GET' : request.method,
    path: (request.url.split('?')[0] as string).slice(mount.prefix.length),
    query,
    params,
    body,
    headers: Object.fromEntries(Object.keys(request.headers).map((name) => [name, headerOf(request, name)])),
    strict: mount.strict,
    ip: request.ip,
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 500),
    requestId: request.id,
    device: headerOf(request, 'x-device-token'),
    parts: (limits) => uploadParts(request, limits),
    bytes: () => bytesOf(request),
  };
}
