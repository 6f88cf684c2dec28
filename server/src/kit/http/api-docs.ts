import { failure } from '@campus/contract/kit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from './call-of.ts';
import type { Gate } from './gate.ts';

export interface DocsParts {
  readonly document: Readonly<Record<string, unknown>>;
  /** Address of the page; the document itself is below it at `/json`. */
  readonly path: string;
  /** Open to everybody, because only this machine reaches the server. */
  readonly open: boolean;
  readonly code: string;
  readonly gate: Gate;
}

/**
 * The page that shows every call, and its OpenAPI document. A browser sends no token when it opens a page, so beyond
 * loopback the page asks for one in the header like any call: for clients and proxies of those who hold the code.
 */
export async function serveApiDocs(
  app: FastifyInstance,
  { document, path, open, code, gate }: DocsParts,
): Promise<void> {
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
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: path,
    staticCSP: true,
    uiHooks: { onRequest: guard },
    uiConfig: { docExpansion: 'none', filter: true, persistAuthorization: false },
  });
}
