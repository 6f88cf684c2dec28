import { failure, type Session } from '@campus/contract/kit';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Engine } from '../../src/kit/engine.ts';
import { buildServer } from '../../src/kit/http/build-server.ts';
import type { Gate } from '../../src/kit/http/gate.ts';
import type { Route } from '../../src/kit/http/route.ts';
import { newId } from '../../src/kit/write/new-id.ts';
import { type form, ListLog, plainSettings } from '../http/http-fixture.ts';
import type { Reply } from './reply.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const closedGate: Gate = {
  async authenticate() {
    throw failure('tokenInvalid');
  },
  async registration() {
    throw failure('expired', '操作已超时，请返回登录页重新验证');
  },
};

/** A real server, called as sessions that the test describes. */
export class SessionServer {
  readonly app: FastifyInstance;
  readonly #sessions: Map<string, Session>;

  private constructor(app: FastifyInstance, sessions: Map<string, Session>) {
    [this.app, this.#sessions] = [app, sessions];
  }
  /** Tokens of no described session are left to the gate `otherwise`. */
  static async start(engine: Engine, routes: readonly Route[], otherwise: Gate = closedGate): Promise<SessionServer> {
    const sessions = new Map<string, Session>();
    const app = await buildServer({
      engine,
      gate: {
        async authenticate(credentials) {
          const { token = '' } = credentials;
          const session = sessions.get(token);
          return session ? { session, sessionId: token } : otherwise.authenticate(credentials);
        },
        registration: (token) => otherwise.registration(token),
      },
      log: new ListLog(),
      rateLimits: false,
      settings: plainSettings,
      routes: [...routes],
    });
    await app.ready();
    return new SessionServer(app, sessions);
  }
  close(): Promise<void> {
    return this.app.close();
  }

  /** One request as `who`, or with the headers alone; its answer as it is. */
  async inject(who: Session | undefined, options: InjectOptions) {
    if (!who) return this.app.inject(options);
    const token = `${who.username}-${newId()}`;
    this.#sessions.set(token, who);
    const response = await this.app.inject({ ...options, headers: { 'x-access-token': token, ...options.headers } });
    this.#sessions.delete(token);
    return response;
  }
  /** One call; the opened envelope. */
  async call(
    who: Session | undefined,
    method: Method,
    path: string,
    sent: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const inQuery = method === 'GET' || method === 'DELETE';
    const given = Object.entries(sent).filter(([, value]) => value !== undefined && value !== null);
    const query = inQuery ? `?${new URLSearchParams(given as [string, string][])}` : '';
    const url = `/server${path}${query}`;
    const response = await this.inject(who, { method, url, headers, ...(!inQuery && { payload: sent }) });
    return response.json() as Reply;
  }
  /** A multipart call; the opened envelope. */
  async upload(
    who: Session | undefined,
    path: string,
    { payload, headers }: ReturnType<typeof form>,
    more: Record<string, string> = {},
  ): Promise<Reply> {
    const sent = { method: 'POST', url: `/server${path}`, payload, headers: { ...headers, ...more } } as const;
    return (await this.inject(who, sent)).json() as Reply;
  }
}
