import { failure } from '@campus/contract/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findHeader, findTenant } from './build-call.ts';
import type { Gate } from './gate.ts';

export interface ApiDocsOptions {
  readonly document: () => Readonly<Record<string, unknown>>;
  /** Path of the page; the document is below it at `/json`. */
  readonly path: string;
  /** Open without a token: in development on loopback only. */
  readonly open: boolean;
  readonly code: string;
  /** Name of the page in monitoring. */
  readonly label?: string;
  readonly gate: Gate;
}

/**
 * Serves the API page and its OpenAPI document. A browser sends no token when it opens a page, so in production and
 * beyond loopback only clients and proxies that send the token of a user with `code` can read it.
 */
export function serveApiDocs(app: FastifyInstance, parts: ApiDocsOptions): void {
  const { path, open, code, gate, label } = parts;
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (open) return;
    const { session } = await gate.authenticate({
      token: findHeader(request, 'x-access-token'),
      tenant: findTenant(request),
      ip: request.ip,
      userAgent: findHeader(request, 'user-agent') ?? '',
      shell: false,
    });
    if (!session.codes.has(code)) throw failure('noPermission');
  };
  let pages: Promise<FastifyInstance> | undefined;
  for (const url of [path, `${path}/*`])
    app.get(url, { onRequest: guard, config: { labelOf: () => label } }, async (request, reply) => {
      pages ??= createDocsServer(parts);
      const { statusCode, headers, rawPayload } = await (await pages).inject({ method: 'GET', url: request.url });
      const { 'content-type': type, 'content-security-policy': policy, location } = headers;
      return reply
        .code(statusCode)
        .headers({
          'cache-control': 'no-store',
          ...(type !== undefined && { 'content-type': type }),
          ...(policy !== undefined && { 'content-security-policy': policy }),
          ...(location !== undefined && { location }),
        })
        .send(rawPayload);
    });
}

/** A separate server, created on first use, because its plugins would slow the start. */
async function createDocsServer({ document, path }: ApiDocsOptions): Promise<FastifyInstance> {
  const [{ fastify }, { default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const pages = fastify({ logger: false });
  await pages.register(swagger, { mode: 'static', specification: { document: document() as never } });
  await pages.register(swaggerUi, {
    routePrefix: path,
    staticCSP: true,
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false },
  });
  await pages.ready();
  return pages;
}
