import { failure } from '@campus/contract/kit';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import { newToken } from '../new-id.ts';
import type { Route } from '../route.ts';
import type { Mount } from './call-of.ts';
import { ConsoleFiles } from './console-files.ts';
import { jsonLimitBytes, parseForm, parseJson } from './json-body.ts';
import { mountRoutes } from './mount-routes.ts';
import { parseQuery } from './query-string.ts';
import { logRequests } from './request-log.ts';
import { addSecurityHeaders, consolePolicy } from './security-headers.ts';
import { type ServeParts, Server, sendError } from './serve.ts';

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
  /** Folder of the built console. */
  readonly webRoot: string;
}
export interface HttpParts extends ServeParts {
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
  const { settings, log } = parts;
  const app = fastify({
    logger: false,
    genReqId: () => newToken(),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: jsonLimitBytes,
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 20_000 },
    requestTimeout: 15 * 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 500, querystringParser: parseQuery, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      // No hook runs for an address that cannot be routed.
      addSecurityHeaders(request, reply);
      void sendError(error, request, reply.header('cache-control', 'no-store'), log);
    },
    clientErrorHandler: refuseUnreadable,
  });
  const policy = consolePolicy({ frames: settings.frameHosts, media: settings.mediaHosts });
  const files = new ConsoleFiles(settings.webRoot, settings.apiPrefix, policy);
  const mounts = mountsOf(settings);

  app.addHook('onRequest', async (request, reply) => addSecurityHeaders(request, reply));
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

/** What Node could not parse as HTTP: too large a header, or none at all. There is no request to log. */
function refuseUnreadable(
  error: NodeJS.ErrnoException,
  socket: { writable: boolean; end(text: string): void; destroy(): void },
): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, title] =
    error.code === 'HPE_HEADER_OVERFLOW' ? [431, 'Request Header Fields Too Large'] : [400, 'Bad Request'];
  const body = JSON.stringify({
    success: false,
    message: failure('badBody').message,
    code: status,
    result: null,
    timestamp: Date.now(),
  });
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}
