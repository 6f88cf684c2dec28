import { Buffer } from 'node:buffer';
import { failure, type Session } from '@campus/contract/kit';
import { sysIdempotency } from '@campus/contract/system';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Engine } from '../../src/kit/engine.ts';
import type { BoundEndpoint } from '../../src/kit/http/answer.ts';
import { buildServer, type HttpSettings, type TimeLimits } from '../../src/kit/http/build-server.ts';
import { entityRoutes } from '../../src/kit/http/crud.ts';
import type { Gate } from '../../src/kit/http/gate.ts';
import type { Route } from '../../src/kit/http/route.ts';
import type { Log } from '../../src/kit/log.ts';
import type { AnyJson } from '../support/any-json.ts';
import { booth, firm } from '../support/sample-entities.ts';
import { enterprise, type Fixture, sampleFixture, staff } from '../support/sample-fixture.ts';
import { createMissingTables } from '../support/tables.ts';
import { openTestDatabase } from '../support/test-database.ts';

/** Sessions by the token that stands for them. */
const tokens: Readonly<Record<string, Session>> = {
  staff,
  firm7: enterprise('7'),
  withoutCodes: { ...staff, codes: new Set() },
};
export const testGate: Gate = {
  async authenticate({ token, tenant }) {
    if (!token) throw failure('tokenMissing');
    const session = tokens[token];
    if (!session) throw failure('tokenInvalid');
    if (tenant && !/^-?\d+$/.test(tenant)) throw failure('tenantInvalid');
    if (tenant && Number(tenant) !== 0 && Number(tenant) !== session.tenantId) throw failure('tenantForeign');
    return { session, sessionId: `session of ${token}` };
  },
  async registration(token) {
    if (token !== 'rt_live') throw failure('expired', '操作已超时，请返回登录页重新验证');
    return { userId: 'u9', username: 'newcomer', token };
  },
};

/** Keeps the lines that would be written. */
export class ListLog implements Log {
  readonly lines: string[] = [];
  info = (message: string, facts?: object) => void this.lines.push(JSON.stringify({ message, ...facts }));
  warn = this.info;
  error = (message: string, error: unknown, facts?: object) =>
    void this.lines.push(JSON.stringify({ message, error: String(error), ...facts }));
}

export const plainSettings: HttpSettings = {
  apiPrefix: '/server',
  compat: true,
  corsOrigins: ['https://listed.example.edu.cn'],
  trustProxy: [],
  frameHosts: ['https://frames.example.edu.cn'],
  mediaHosts: [],
  imageHosts: [],
  consoleUrl: undefined,
  webRoot: '/nonexistent',
};

export interface HttpFixture extends Fixture {
  readonly app: FastifyInstance;
  readonly log: ListLog;
  /** One call as a token's holder; answers status, headers and the opened body. */
  call(options: InjectOptions & { as?: string; key?: string }): Promise<Answered>;
  close(): Promise<void>;
}
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: AnyJson;
}

/** The sample fixture behind a real server, reached by `inject`. */
export async function httpFixture(
  more: {
    routes?: readonly Route[];
    answers?: readonly BoundEndpoint[];
    settings?: Partial<HttpSettings>;
    cameraPages?: readonly string[];
    rateLimits?: boolean;
    timeLimits?: TimeLimits;
    prepare?: (app: FastifyInstance, engine: Engine) => Promise<void>;
  } = {},
): Promise<HttpFixture> {
  const database = await openTestDatabase();
  const fixture = await sampleFixture(database);
  await createMissingTables(database.db, [sysIdempotency]);
  const log = new ListLog();
  const app = await buildServer({
    engine: fixture.engine,
    gate: testGate,
    log,
    rateLimits: more.rateLimits ?? false,
    ...(more.timeLimits && { timeLimits: more.timeLimits }),
    ...(more.cameraPages && { cameraPages: more.cameraPages }),
    settings: { ...plainSettings, ...more.settings },
    routes: [
      ...entityRoutes(fixture.engine, firm),
      ...entityRoutes(fixture.engine, booth),
      ...(more.answers ?? []).map((answering) => answering.route(fixture.engine)),
      ...(more.routes ?? []),
    ],
  });
  await more.prepare?.(app, fixture.engine);
  await app.ready();
  return {
    ...fixture,
    app,
    log,
    async call({ as, key, headers, ...options }) {
      const response = await app.inject({
        ...options,
        headers: { ...(as && { 'x-access-token': as }), ...(key && { 'x-idempotency-key': key }), ...headers },
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      return {
        status: response.statusCode,
        headers: response.headers,
        text: response.body,
        body: isJson && response.body ? JSON.parse(response.body) : undefined,
      };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** A multipart body of fields and files, with the header that names its boundary. */
export function form(
  fields: Readonly<Record<string, string>>,
  files: readonly { field?: string; name: string; content: Buffer | string; type?: string }[] = [],
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'form-of-the-tests';
  const chunks: Buffer[] = [];
  for (const [name, value] of Object.entries(fields))
    chunks.push(Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`));
  for (const { field = 'file', name, content, type = 'application/octet-stream' } of files) {
    chunks.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    );
  }
  chunks.push(Buffer.from(`--${boundary}--\r\n`));
  return { payload: Buffer.concat(chunks), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}
