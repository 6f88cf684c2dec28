import { failure } from '@campus/contract/kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assertSafeInput } from '../write/safe-input.ts';
import type { Mount } from './build-call.ts';
import { jsonLimitBytes } from './json-body.ts';
import { allowOrigin, answerPreflight, assertOrigin } from './origin.ts';
import type { Route } from './route.ts';
import { type Method, type RoutePath, routeTable } from './route-table.ts';
import { callPolicy } from './security-headers.ts';
import type { Server } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Describes a request for users. */
    readonly labelOf?: (request: FastifyRequest) => string | undefined;
  }
}

/** Methods registered on every path, so that unsupported ones get our own answer. */
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const mediaTypes = new Set(['application/json', 'multipart/form-data']);
const formEncoded = 'application/x-www-form-urlencoded';
const bytes = 'application/octet-stream';

const getMethod = (request: FastifyRequest): Method => (request.method === 'HEAD' ? 'GET' : request.method) as Method;
const findRoute = (place: RoutePath, request: FastifyRequest): Route | undefined =>
  place.byMethod.get(getMethod(request));

const isLongRunning = (route: Route | undefined): boolean =>
  route !== undefined && ((route.long || route.multipart || route.binary) ?? false);

const findLabel = (route: Route | undefined): string | undefined => route?.label ?? route?.title;

/** Mounts every route under every prefix. Throws for a route that cannot be mounted (`routeTable`). */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  mounts: readonly Mount[],
  server: Server,
  origins: readonly string[],
): void {
  const site: Mount = { prefix: '', strict: true };
  const isRoot = (route: Route) => route.root === true;
  const mounted = [
    ...mounts.map((mount) => [mount, routes.filter((route) => !isRoot(route))] as const),
    [site, routes.filter(isRoot)] as const,
  ];
  for (const [mount, own] of mounted) {
    for (const place of routeTable(own)) {
      app.route({
        method: everyMethod,
        url: mount.prefix + place.path,
        bodyLimit: jsonLimitBytes,
        config: {
          mayTakeLong: (request) => isLongRunning(findRoute(place, request)),
          labelOf: (request) => findLabel(findRoute(place, request)),
        },
        onRequest: async (request, reply) => checkRequest(place, request, reply, origins),
        handler: (request, reply) => server.serve(findRoute(place, request) as Route, mount, request, reply),
      });
    }
  }
}

/** Runs before the body is read: rejects foreign pages, unknown methods and media types, and unfit headers. */
async function checkRequest(
  place: RoutePath,
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): Promise<FastifyReply | undefined> {
  void reply.header('cache-control', 'no-store').header('content-security-policy', callPolicy);
  allowOrigin(request, reply, origins);
  assertSafeInput(request.headers);
  if (answerPreflight(request, reply, origins)) return reply;
  const route = findRoute(place, request);
  assertOrigin(request, origins, route?.navigable ?? false);
  if (!route) {
    const allowed = [...place.byMethod.keys()];
    void reply.header('allow', allowed.join(', '));
    throw failure('methodUnknown', request.method, allowed.map((method) => `${method}、`).join(''));
  }
  assertMediaType(request, route);
  return undefined;
}

/** Other bodies (text, no media type) would bypass every rule for parsed bodies. */
function assertMediaType(request: FastifyRequest, { form = false, binary = false }: Route): void {
  const { 'content-type': type, 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (!hasBody && type === undefined) return;
  const essence = (type ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const isTaken = binary ? essence === bytes : mediaTypes.has(essence) || (form && essence === formEncoded);
  if (hasBody && !isTaken) throw failure('mediaType');
}
