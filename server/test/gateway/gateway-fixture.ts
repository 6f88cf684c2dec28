import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { failure } from '@campus/contract/kit';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Gate } from '../../src/kit/http/gate.ts';
import { sendError } from '../../src/kit/http/serve.ts';
import { Gateway } from '../../src/platform/gateway/gateway.ts';
import { GatewayHosts } from '../../src/platform/gateway/gateway-hosts.ts';
import type { StoredRoute } from '../../src/platform/gateway/gateway-route.ts';
import { ListLog } from '../http/http-fixture.ts';
import { someone } from '../support/bare-engine.ts';

export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}
const gate: Gate = {
  async authenticate({ token }) {
    if (token !== 'good') throw failure('tokenMissing');
    return { session: someone('anna'), sessionId: 's' };
  },
  async registration() {
    throw failure('forbidden');
  },
};

/** Starts a server on a free port of loopback; answers its origin. */
export const listen = (server: Server): Promise<string> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () => done(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
/** A filter of a route as it is stored. */
export const filter = (name: string, args: Record<string, string>) => ({
  name,
  args: Object.entries(args).map(([key, value]) => ({ key, value })),
});

/** The proxy itself, over the network: a caller, the gateway, and a target on loopback that records its requests. */
class GatewayFixture {
  targetUrl = '';
  seen: SeenRequest[] = [];
  /** The answer of the target. */
  behave: (request: IncomingMessage, response: ServerResponse) => void = () => undefined;
  stored: readonly StoredRoute[] = [];
  gateway!: Gateway;
  /** The origin of the gateway. */
  base = '';
  #app: FastifyInstance | undefined;
  readonly #target = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      if (method !== 'HEAD' || url !== '/')
        this.seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      this.behave(request, response);
    });
  });

  async openTarget(): Promise<void> {
    this.targetUrl = await listen(this.#target);
  }
  closeTarget(): void {
    this.#target.closeAllConnections();
    this.#target.close();
  }
  begin(): void {
    this.seen = [];
    this.behave = (_request, response) => void response.end('hello');
  }
  end = async (): Promise<void> => this.#app?.close();

  route(more: Partial<StoredRoute> = {}): StoredRoute {
    return {
      id: String(more.routerId ?? 'r'),
      routerId: 'r',
      uri: this.targetUrl,
      status: 1,
      open: 0,
      predicates: [{ name: 'Path', args: ['/svc/**'] }],
      filters: [],
      ...more,
    };
  }
  /** Starts a gateway that may reach `hosts`. */
  async start(routes: readonly StoredRoute[], hosts: readonly string[] = [this.targetUrl]): Promise<void> {
    const log = new ListLog();
    this.stored = routes;
    this.gateway = new Gateway({
      hosts: new GatewayHosts(hosts),
      routes: async () => this.stored,
      gate,
      log,
      now: () => new Date('2026-06-01T00:00:00Z'),
      corsOrigins: [],
      rateLimits: false,
      limits: { connectMs: 300, totalMs: 600, bytes: 20_000 },
    });
    const app = fastify({ logger: false, exposeHeadRoutes: false });
    this.#app = app;
    app.setErrorHandler((error, request, reply) => sendError(error, request, reply, log));
    app.setNotFoundHandler(() => {
      throw failure('pathUnknown');
    });
    this.gateway.serve(app);
    this.base = await app.listen({ port: 0, host: '127.0.0.1' });
  }
  /** A call through the gateway by a signed-in caller. */
  ask(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.base}/gateway${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-access-token': 'good', ...(init.headers as Record<string, string>) },
    });
  }
}

/** The fixture of a test file: one target, and a gateway for every test that starts it. */
export function prepareGateway(): GatewayFixture {
  const proxy = new GatewayFixture();
  beforeAll(() => proxy.openTarget());
  afterAll(() => proxy.closeTarget());
  beforeEach(() => proxy.begin());
  afterEach(() => proxy.end());
  return proxy;
}
