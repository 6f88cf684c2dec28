import { failure } from '@campus/contract/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from './call-of.ts';
import type { Gate } from './gate.ts';

export interface DocsParts {
  readonly document: () => Readonly<Record<string, unknown>>;
  /** Address of the page; the document itself is below it at `/json`. */
  readonly path: string;
  /** Open to everybody: to whoever develops on this machine, which alone reaches the server. */
  readonly open: boolean;
  readonly code: string;
  /** What monitoring calls the page. */
  readonly label?: string;
  readonly gate: Gate;
}

/**
 * The page that shows every call, and its OpenAPI document. A browser sends no token when it opens a page, so in
 * production and beyond loopback the page asks for one in the header like any call: for clients and proxies of those who hold the code.
 */
export function serveApiDocs(app: FastifyInstance, parts: DocsParts): void {
  const { path, open, code, gate, label } = parts;
  const guard = async (request: FastifyRequest): Promise<void> => {
    if (open) return;
    const { session } = await gate.admit({
      token: headerOf(request, 'x-access-token'),
      tenant: tenantOf(request),
      ip: request.ip,
      userAgent: headerOf(request, 'user-agent') ?? '',
      shell: false,
    });
    if (!session.codes.has(code)) throw failure('noPermission');
  };
  let pages: Promise<FastifyInstance> | undefined;
  for (const url of [path, `${path}/*`])
    app.get(url, { onRequest: guard, config: { labelOf: () => label } }, async (request, reply) => {
      pages ??= openPages(parts);
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

/** A server of its own, made when somebody first looks: its parts take a good part of a start. */
async function openPages({ document, path }: DocsParts): Promise<FastifyInstance> {
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
