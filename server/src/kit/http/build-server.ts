import { failure } from '@campus/contract/kit';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { newToken } from '../new-id.ts';
import type { Route } from '../route.ts';
import type { Mount } from './call-of.ts';
import { ConnectionFaults } from './connection-faults.ts';
import { ConsoleFiles } from './console-files.ts';
import { assertHost } from './host.ts';
import { jsonLimitBytes, parseForm, parseJson } from './json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { parseQuery } from './query-string.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders, consolePolicy } from './security-headers.ts';
import { type ServeParts, Server, sendError } from './serve.ts';
import { limitBody } from './slow-body.ts';

export interface HttpSettings {
  readonly apiPrefix: string;
  /** Also mounted under the framework's own prefix, where unknown body keys are dropped. */
  readonly compat: boolean;
  /** Origins whose pages may call, besides our own. */
  readonly corsOrigins: readonly string[];
  /** Addresses and networks whose forwarding headers count. */
  readonly trustProxy: readonly string[];
  readonly frameHosts: readonly string[];
  readonly mediaHosts: readonly string[];
  readonly imageHosts: readonly string[];
  /** Where browsers reach the console; requests that name another host are refused. */
  readonly consoleUrl: string | undefined;
  /** Folder of the built console. */
  readonly webRoot: string;
}
/** How long a client may take to send something. */
export interface TimeLimits {
  readonly headersMs: number;
  readonly bodyMs: number;
  /** How often connections are looked at. */
  readonly checkMs: number;
}
const usualLimits: TimeLimits = { headersMs: 20_000, bodyMs: 120_000, checkMs: 1_000 };
/** Bodies that may take long end by their own rule; this is how long the slowest of them may be. */
const longestMs = 60 * 60_000;

export interface HttpParts extends ServeParts {
  readonly timeLimits?: TimeLimits;
  readonly settings: HttpSettings;
  readonly routes: readonly Route[];
}

const compatPrefix = '/jeecg-boot';
/** Stored files are never compressed: most are already, and a part of one must stay that part. */
const compressible = /^application\/json|^text\/(?:html|css|javascript)/;

/** The mounts of the API; the first is our own. */
export function mountsOf({ apiPrefix, compat }: HttpSettings): Mount[] {
  const own = { prefix: apiPrefix, strict: true };
  return compat && apiPrefix !== compatPrefix ? [own, { prefix: compatPrefix, strict: false }] : [own];
}

/**
 * The HTTP server over `routes`: parses and limits what comes in, checks who calls, answers everything in the envelope,
 * and serves the console beside it. Not listening yet; more plugins may be registered before it does.
 */
export async function buildServer(parts: HttpParts): Promise<FastifyInstance> {
  const { settings, log, timeLimits = usualLimits } = parts;
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
    requestTimeout: longestMs,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be routed.
      addSecurityHeaders(request, reply);
      void sendError(error, request, reply.header('cache-control', 'no-store'), log);
    },
    clientErrorHandler: (error, socket) => faults.handle(error, socket),
  });
  faults.watch(app);
  const { frameHosts, mediaHosts, imageHosts } = settings;
  const policy = consolePolicy({ frames: frameHosts, media: mediaHosts, images: imageHosts });
  const files = new ConsoleFiles(settings.webRoot, settings.apiPrefix, policy);
  const mounts = mountsOf(settings);

  app.addHook('onRequest', async (request, reply) => {
    addSecurityHeaders(request, reply);
    assertHost(request.raw, request.host, settings.consoleUrl);
    limitBody(request, timeLimits.bodyMs, (raw) => {
      const late = Object.assign(new Error('the body came too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      // Answered already, so that nobody waits for the rest.
      if (reply.raw.headersSent) raw.destroy();
      else faults.handle(late, raw.socket);
    });
  });
  logRequests(app, log);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, parseJson(body as Buffer)),
  );
  // Only routes that say so are sent one (`mountRoutes`).
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, parseForm(body as Buffer)),
  );
  // The same: bytes that are no form are handed on as they come.
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    customTypes: compressible,
  });
  mountRoutes(app, parts.routes, mounts, new Server(parts), settings.corsOrigins);
  app.setNotFoundHandler((request, reply) => answerOther(request, reply, mounts, files));
  return app;
}

/** Below a prefix there are calls only; everything else is the console. */
async function answerOther(
  request: FastifyRequest,
  reply: FastifyReply,
  mounts: readonly Mount[],
  files: ConsoleFiles,
): Promise<FastifyReply> {
  const [path = ''] = request.url.split('?');
  const isCall = mounts.some(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (!isCall && reads && (await files.answer(request, reply))) return reply;
  void reply.header('cache-control', 'no-store');
  throw failure('pathUnknown');
}
