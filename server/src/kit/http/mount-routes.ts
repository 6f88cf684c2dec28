import { failure } from '@campus/contract/kit';
import { errorCodes, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import findMyWay from 'find-my-way';
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
    /** The declared path of a request, where the URL of the route says less; undefined for an unknown one. */
    readonly patternOf?: (request: FastifyRequest) => string | undefined;
  }
}

/** Methods registered below every prefix, so that unsupported ones get our own answer. */
const everyMethod = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'];
const mediaTypes = new Set(['application/json', 'multipart/form-data']);
const formEncoded = 'application/x-www-form-urlencoded';
const bytes = 'application/octet-stream';
const maxParamLength = 500;
/** A request line may name the whole URL, as for a proxy. */
const origin = /^https?:\/\/[^/]+/i;

const getMethod = (request: FastifyRequest): Method => (request.method === 'HEAD' ? 'GET' : request.method) as Method;

type Params = Readonly<Record<string, string | undefined>>;
/** The declared path that a request is for. */
interface Found {
  readonly place: RoutePath;
  readonly params: Params;
}
/** Looks a request up; null for a path with a parameter that is too long. */
type Find = (request: FastifyRequest) => Found | null | undefined;

const getRoute = (found: ReturnType<Find>, request: FastifyRequest): Route | undefined =>
  found?.place.byMethod.get(getMethod(request));

const isLongRunning = (route: Route | undefined): boolean =>
  route !== undefined && ((route.long || route.multipart || route.binary) ?? false);

const findLabel = (route: Route | undefined): string | undefined => route?.label ?? route?.title;

/** The declared path of a request for counters; undefined for one that no route answers. */
export function findPattern(request: FastifyRequest): string | undefined {
  const { config, url } = request.routeOptions;
  return config?.patternOf ? config.patternOf(request) : url;
}

/** Mounts every route under every prefix. Throws for a route that cannot be mounted (`routeTable`). */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  mounts: readonly Mount[],
  server: Server,
  origins: readonly string[],
): void {
  const site: Mount = { prefix: '', strict: true };
  const findBelow = createRouter(routes.filter(({ root }) => !root));
  const own = { server, origins };
  for (const mount of mounts) mountAt(app, `${mount.prefix}/*`, { ...own, mount, find: findBelow(mount.prefix) });
  for (const place of routeTable(routes.filter(({ root }) => root)))
    mountAt(app, place.path, { ...own, mount: site, find: ({ params }) => ({ place, params: params as Params }) });
}

interface Mounted {
  readonly mount: Mount;
  readonly find: Find;
  readonly server: Server;
  readonly origins: readonly string[];
}

function mountAt(app: FastifyInstance, url: string, { mount, find, server, origins }: Mounted): void {
  const findRoute = (request: FastifyRequest): Route | undefined => getRoute(find(request), request);
  app.route({
    method: everyMethod,
    url,
    bodyLimit: jsonLimitBytes,
    config: {
      mayTakeLong: (request) => isLongRunning(findRoute(request)),
      labelOf: (request) => findLabel(findRoute(request)),
      patternOf: (request) => {
        const found = find(request);
        return found ? mount.prefix + found.place.path : undefined;
      },
    },
    onRequest: async (request, reply) => checkRequest(find(request), request, reply, origins),
    handler: (request, reply) => server.serve(findRoute(request) as Route, mount, request, reply),
  });
}

/**
 * Paths by their text, and one tree for those with parameters, whatever the prefix and the method: Fastify's own has a tree
 * per method, which costs a start half a second and 80 MB for two prefixes and seven methods, and a tree of all paths
 * compiles a function for every one.
 */
function createRouter(routes: readonly Route[]): (prefix: string) => Find {
  // The handler is never called: a match without a store is enough.
  const router = findMyWay({ ignoreTrailingSlash: true, maxParamLength, onMaxParamLength: () => undefined });
  const fixed = new Map<string, RoutePath>();
  for (const place of routeTable(routes)) {
    if (/[:*]/.test(place.path)) router.on('GET', place.path, () => undefined, place);
    else fixed.set(place.path, place);
  }
  const known = new WeakMap<FastifyRequest, ReturnType<Find>>();
  const find = (path: string): ReturnType<Find> => {
    // As in the tree, a fixed path comes before one with parameters.
    const place = fixed.get(plainPath(path));
    if (place) return { place, params: {} };
    const match = router.find('GET', path);
    if (!match) return undefined;
    return match.store ? { place: match.store as RoutePath, params: match.params } : null;
  };
  return (prefix) => (request) => {
    if (!known.has(request)) known.set(request, find(request.url.replace(origin, '').slice(prefix.length)));
    return known.get(request);
  };
}

/** A path without query, last slash and the encoding of letters. */
function plainPath(path: string): string {
  const [name = ''] = path.split(/[?#]/, 1);
  const short = name.length > 1 && name.endsWith('/') ? name.slice(0, -1) : name;
  try {
    return short.includes('%') ? decodeURI(short) : short;
  } catch {
    return short;
  }
}

/** Runs before the body is read: rejects foreign pages, unknown methods and media types, and unfit headers. */
async function checkRequest(
  found: ReturnType<Find>,
  request: FastifyRequest,
  reply: FastifyReply,
  origins: readonly string[],
): Promise<FastifyReply | undefined> {
  void reply.header('cache-control', 'no-store');
  if (found === null) throw errorCodes.FST_ERR_MAX_PARAM_LENGTH(request.url);
  if (!found) throw failure('pathUnknown');
  request.params = found.params;
  void reply.header('content-security-policy', callPolicy);
  allowOrigin(request, reply, origins);
  assertSafeInput(request.headers);
  if (answerPreflight(request, reply, origins)) return reply;
  const route = getRoute(found, request);
  assertOrigin(request, origins, route?.navigable ?? false);
  if (!route) {
    const allowed = [...found.place.byMethod.keys()];
    void reply.header('allow', allowed.join(', '));
    throw failure('methodUnknown', request.method, allowed.map((method) => `${method}、`).join(''));
  }
  assertMediaType(request, route);
  assertSize(request, route);
  return undefined;
}

/** Throws before a body is read that is larger than its route takes, or that does not say how large it is. */
function assertSize({ headers }: FastifyRequest, { maxKilobytes }: Route): void {
  if (maxKilobytes === undefined) return;
  const isUnknown = headers['transfer-encoding'] !== undefined;
  if (isUnknown || Number(headers['content-length'] ?? 0) > maxKilobytes * 1024)
    throw failure('bodyTooLarge', maxKilobytes, 'KB');
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
