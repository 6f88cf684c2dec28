import { failure } from '@campus/contract/kit';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { newToken } from '../write/new-id.ts';
import type { Mount } from './build-call.ts';
import { ConnectionFaults } from './connection-faults.ts';
import { type ConsolePage, serveConsole } from './console-files.ts';
import { assertHost } from './host.ts';
import { jsonLimitBytes, parseForm, parseJson } from './json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { parseQuery } from './query-string.ts';
import { logRequests } from './request-log.ts';
import type { Route } from './route.ts';
import { addSecurityHeaders, consolePolicy, pageMatcher } from './security-headers.ts';
import { Server, type ServerOptions, sendError } from './serve.ts';
import { limitBody } from './slow-body.ts';

export interface HttpSettings {
  readonly apiPrefix: string;
  /** Also mounts the routes under the framework's prefix, where unknown body keys are dropped. */
  readonly compat: boolean;
  /** Origins other than our own whose pages can call the API. */
  readonly corsOrigins: readonly string[];
  /** Addresses and networks whose forwarding headers are trusted. */
  readonly trustProxy: readonly string[];
  readonly frameHosts: readonly string[];
  readonly mediaHosts: readonly string[];
  readonly imageHosts: readonly string[];
  /** Public address of the console; requests for another host are rejected. */
  readonly consoleUrl: string | undefined;
  /** Folder of the built console. */
  readonly webRoot: string;
}
/** Time limits for a client to send a request. */
export interface TimeLimits {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** Interval of the connection checks. */
  readonly checkMs: number;
}
const defaultTimeLimits: TimeLimits = { headersMs: 20_000, bodyMs: 120_000, checkMs: 1_000 };
/** Long bodies have their own rule; this is the maximum duration of any of them. */
const maxRequestMs = 60 * 60_000;

export interface HttpServerOptions extends ServerOptions {
  readonly timeLimits?: TimeLimits;
  readonly settings: HttpSettings;
  readonly routes: readonly Route[];
  /** Paths of the pages that use the camera; every other page is denied it. */
  readonly cameraPages?: readonly string[];
}

const compatPrefix = '/jeecg-boot';
/** Stored files are never compressed: most already are, and a byte range must keep its size. */
const compressible = /^application\/json|^text\/(?:html|css|javascript)/;

/** The mounts of the API; the first is our own. */
export function getMounts({ apiPrefix, compat }: HttpSettings): Mount[] {
  const own = { prefix: apiPrefix, strict: true };
  return compat && apiPrefix !== compatPrefix ? [own, { prefix: compatPrefix, strict: false }] : [own];
}

/**
 * Builds the HTTP server over `routes`: parses and limits requests, authorizes callers, answers in the envelope and
 * serves the console. It does not listen yet, so plugins can be added.
 */
export async function buildServer(parts: HttpServerOptions): Promise<FastifyInstance> {
  const { settings, log, timeLimits = defaultTimeLimits } = parts;
  const faults = new ConnectionFaults();
  const app = fastify({
    logger: false,
    genReqId: () => newToken(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: jsonLimitBytes,
    http: {
      maxHeaderSize: 64 * 1024,
      headersTimeout: timeLimits.headersMs,
      connectionsCheckingInterval: timeLimits.checkMs,
    },
    requestTimeout: maxRequestMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // Its answer has neither an envelope nor a sentence for the user.
    return503OnClosing: false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for a URL that cannot be routed.
      addSecurityHeaders(request, reply);
      void sendError(error, request, reply.header('cache-control', 'no-store'), log);
    },
    clientErrorHandler: (error, socket) => faults.handle(error, socket),
  });
  faults.watch(app);
  const { frameHosts, mediaHosts, imageHosts } = settings;
  const policy = consolePolicy({ frames: frameHosts, media: mediaHosts, images: imageHosts });
  const mounts = getMounts(settings);

  const hasCamera = pageMatcher(parts.cameraPages ?? []);

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request, reply, hasCamera(request.url));
    if (isClosing) throw failure('overloaded');
    assertHost(request.raw, request.host, settings.consoleUrl);
    limitBody(request, timeLimits.bodyMs, (raw) => {
      const late = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // The answer is already sent, so the rest of the body is not needed.
      if (reply.raw.headersSent) raw.destroy();
      else faults.handle(late, raw.socket);
    });
  });
  // Those that are idle when a stop begins are closed by Fastify; the others would keep it waiting until their clients close them.
  app.addHook('onResponse', (_request, _reply, done) => {
    if (isClosing) setImmediate(() => app.server.closeIdleConnections());
    done();
  });
  logRequests(app, log);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
  await addBodyParsers(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    customTypes: compressible,
  });
  mountRoutes(app, parts.routes, mounts, new Server(parts), settings.corsOrigins);
  const page = await serveConsole(app, { folder: settings.webRoot, apiPrefix: settings.apiPrefix, policy });
  const handler = (request: FastifyRequest, reply: FastifyReply) => answerUnmatched(request, reply, mounts, page);
  // A route, unlike the handler of what no route takes, compresses its answers.
  app.route({ method: ['GET', 'HEAD'], url: '/*', handler });
  app.setNotFoundHandler(handler);
  return app;
}

/** Parsers of the bodies that routes accept; any other type is refused. */
async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, parseJson(body as Buffer)),
  );
  // `mountRoutes` rejects it on routes that do not accept forms.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, parseForm(body as Buffer)),
  );
  // The same for bytes; they are passed on as a stream.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  await app.register(multipart, { throwFileSizeLimit: false });
}

/** Paths below an API prefix are calls; everything else is the console. */
async function answerUnmatched(
  request: FastifyRequest,
  reply: FastifyReply,
  mounts: readonly Mount[],
  page: ConsolePage,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?');
  const isCall = mounts.some(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!isCall && reads && page(request, reply)) return reply;
  void reply.header('cache-control', 'no-store');
  throw failure('pathUnknown');
}
