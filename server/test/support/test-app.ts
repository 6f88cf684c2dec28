import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import type { AppOptions } from '../../src/app/options.ts';
import { type App, startApp } from '../../src/app.ts';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/kit/database/open.ts';
import type { Engine } from '../../src/kit/engine.ts';
import type { Providers } from '../../src/platform/messages/provider.ts';
import { loadSecrets } from '../../src/platform/secrets/load-secrets.ts';
import { ListLog } from '../http/http-fixture.ts';
import type { AnyJson } from './any-json.ts';
import { clockOf, type Filled, fillingVersion, seededCopy } from './seeded-store.ts';
import { settleLog } from './settled-log.ts';
import { openTestDatabase } from './test-database.ts';

/** An answer of the product, its envelope opened. */
interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: AnyJson;
}
export interface TestApp extends App {
  readonly database: Database;
  readonly log: ListLog;
  /** Where its files and secrets lie. */
  readonly dataDir: string;
  /** One call; `as` is an access token. */
  call(options: InjectOptions & { as?: string | undefined }): Promise<Answered>;
  /** Signs in with the password and answers the access token. */
  signIn(username: string, password?: string): Promise<string>;
}
export interface TestAppOptions {
  /** A store that is filled already, the same for every file that asks for it. */
  readonly filled?: Filled;
  /** What the database is filled with else. */
  readonly seed?: (engine: Engine) => Promise<void>;
  /** Default: real time; for a filled store, a clock that goes on from when it was filled. */
  readonly now?: () => Date;
  /** Services that carry messages. */
  readonly providers?: Providers;
  readonly env?: Readonly<Record<string, string>>;
  /** Free space that the embedded database sees. */
  readonly freeBytes?: () => Promise<number>;
  /** Waits between two pieces of an answer of the assistant; default: none does. */
  readonly answerPace?: () => Promise<unknown>;
  /** How long a push connection may be open before its user is known. */
  readonly pushEntry?: AppOptions['pushEntry'];
  /** Answers the reads that may lag. */
  readonly standby?: Database;
}

/** The whole product on a database of the test file's own, reached by `inject`; jobs run only when a test says so. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { filled, seed = async () => undefined } = options;
  const copy = filled && (await seededCopy(filled));
  const now = options.now ?? (filled && clockOf(filled));
  const dataDir = copy?.dataDir ?? mkdtempSync(join(tmpdir(), 'campus-app-'));
  const config = readConfig({
    SEED: 'small',
    CAPTCHA_FIXED: '8888',
    RATE_LIMITS: 'off',
    ...options.env,
    DATA_DIR: dataDir,
  });
  const database = await openTestDatabase(copy?.source, options.freeBytes && { freeBytes: options.freeBytes });
  const log = new ListLog();
  const app = await startApp({
    config,
    database: options.standby ? { ...database, lagging: options.standby.db } : database,
    log,
    secrets: await loadSecrets({ dataDir, mayGenerate: true, env: {} }),
    seed,
    version: copy && fillingVersion,
    schedule: false,
    answerPace: options.answerPace ?? nextTurn,
    ...(options.pushEntry && { pushEntry: options.pushEntry }),
    ...(now && { now }),
    ...(options.providers && { providers: options.providers }),
  });
  settleLog(app);
  const call = async ({ as, headers, ...request }: InjectOptions & { as?: string | undefined }): Promise<Answered> => {
    const response = await app.server.inject({
      ...request,
      headers: { ...(as && { 'x-access-token': as }), ...headers },
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson && response.body ? response.json() : undefined,
    };
  };
  return {
    ...app,
    database,
    log,
    dataDir,
    call,
    async signIn(username, password = demoPassword) {
      const checkKey = `key-${username}`;
      await call({ method: 'GET', url: `/server/sys/randomImage/${checkKey}` });
      const { body } = await call({
        method: 'POST',
        url: '/server/sys/login',
        payload: { username, password, captcha: '8888', checkKey },
      });
      if (!body.success) throw new Error(`${username} cannot sign in: ${body.message}`);
      return body.result.token;
    },
    async close() {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
