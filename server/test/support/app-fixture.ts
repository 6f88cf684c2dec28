import { rmSync } from 'node:fs';
import { type App, startApp } from '../../src/app.ts';
import { demoPassword } from '../../src/areas/system/seed.ts';
import { readConfig } from '../../src/config.ts';
import type { Database } from '../../src/kit/database/open.ts';
import { loadSecrets } from '../../src/platform/secrets/load-secrets.ts';
import { type Db, typedDb } from '../../src/platform/tables.ts';
import type { AnyJson } from './any-json.ts';
import { Clock } from './bare-engine.ts';
import { fillingVersion, seededCopy } from './seeded-store.ts';
import { settleLog } from './settled-log.ts';
import { openTestDatabase } from './test-database.ts';

/** The envelope of an answer, with its HTTP status. */
export interface Answered {
  readonly http: number;
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  readonly result: AnyJson;
}
export interface Caller {
  readonly token?: string;
  readonly tenant?: string | number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly ip?: string;
}
type Body = Readonly<Record<string, unknown>>;

export const fixedCaptcha = '8888';
const nothingMore = async () => undefined;

/** The whole product over a database of the test file's own: menus, dictionaries, roles and the school's accounts are there. */
export class AppFixture {
  readonly app: App;
  readonly database: Database;
  readonly db: Db;
  readonly clock: Clock;
  readonly #folder: string;
  #keys = 0;

  private constructor(app: App, database: Database, clock: Clock, folder: string) {
    this.app = app;
    this.database = database;
    this.db = typedDb(database.db);
    this.clock = clock;
    this.#folder = folder;
  }
  static async open(env: Readonly<Record<string, string>> = {}): Promise<AppFixture> {
    const { dataDir: folder, source } = await seededCopy('system');
    const database = await openTestDatabase(source);
    const clock = new Clock('2025-10-15T01:00:00Z');
    const config = readConfig({ DATA_DIR: folder, CAPTCHA_FIXED: fixedCaptcha, RATE_LIMITS: 'off', ...env });
    const secrets = await loadSecrets({ dataDir: folder, mayGenerate: true, env: {} });
    const quiet = () => undefined;
    const log = { info: quiet, warn: quiet, error: (what: string, error: unknown) => console.error(what, error) };
    const app = await startApp({
      config,
      secrets,
      log,
      seed: nothingMore,
      version: fillingVersion,
      database,
      now: clock.now,
      schedule: false,
    });
    settleLog(app);
    return new AppFixture(app, database, clock, folder);
  }
  async close(): Promise<void> {
    await this.app.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    caller: Caller = {},
    body?: Body,
  ): Promise<Answered> {
    const response = await this.app.server.inject({
      method,
      url: `/server${url}`,
      remoteAddress: caller.ip ?? '127.0.0.1',
      headers: {
        ...(caller.token !== undefined && { 'x-access-token': caller.token }),
        ...(caller.tenant !== undefined && { 'tenant-id': String(caller.tenant) }),
        ...caller.headers,
      },
      ...(body && { payload: body as Record<string, unknown> }),
    });
    const value = response.json() as Omit<Answered, 'http'>;
    return { ...value, http: response.statusCode };
  }
  get = (url: string, caller?: Caller): Promise<Answered> => this.call('GET', url, caller);
  post = (url: string, body: Body, caller?: Caller): Promise<Answered> => this.call('POST', url, caller, body);

  /** A picture was fetched: its key with the code that everybody knows here. */
  async captcha(): Promise<{ captcha: string; checkKey: string }> {
    this.#keys += 1;
    const checkKey = `key${this.#keys}`;
    await this.get(`/sys/randomImage/${checkKey}`);
    return { captcha: fixedCaptcha, checkKey };
  }
  async login(username: string, more: Body = {}, caller?: Caller): Promise<Answered> {
    return this.post('/sys/login', { username, password: demoPassword, ...(await this.captcha()), ...more }, caller);
  }
  /** The access token of a fresh sign-in. Throws when it is refused. */
  async token(username: string, more: Body = {}): Promise<string> {
    const answered = await this.login(username, more);
    if (!answered.success) throw new Error(answered.message);
    return answered.result.token as string;
  }
  /** The last code that was sent to a mobile. */
  smsCode(mobile: string): string {
    const code = this.app.engine.services.recentCodes?.get(mobile);
    if (!code) throw new Error(`no code was sent to ${mobile}`);
    return code;
  }
  async sendSms(mobile: string, smsmode = '0'): Promise<string> {
    const answered = await this.post('/sys/sms', { mobile, smsmode });
    if (!answered.success) throw new Error(answered.message);
    return this.smsCode(mobile);
  }
  phoneOf = async (username: string): Promise<string> => {
    const row = await this.db
      .selectFrom('sys_user')
      .where('username', '=', username)
      .select('phone')
      .executeTakeFirst();
    return row?.phone ?? '';
  };
}
