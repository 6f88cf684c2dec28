import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { Outgoing } from '../../src/platform/messages/provider.ts';
import type { AnyJson } from './any-json.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Asked {
  readonly http: number;
  readonly code: number | undefined;
  readonly success: boolean | undefined;
  readonly message: string;
  readonly result: AnyJson;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}
interface Ask {
  /** An account of the sample data; without it the call carries no token. */
  readonly as?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that it comes from; default: this machine. */
  readonly ip?: string;
}
export interface SecurityFixture {
  readonly app: TestApp;
  ask(method: Method, url: string, how?: Ask): Promise<Asked>;
  token(account: string): Promise<string>;
  /** How many accounts there are, deleted ones included. */
  accounts(): Promise<number>;
  /** Sends a code to a mobile for a purpose and returns it. */
  smsCode(mobile: string, smsmode: string): Promise<string>;
}

/** The product with its demonstration data, as the tests of known weaknesses (`S-…`) attack it. */
export function securityFixture(
  env: Readonly<Record<string, string>> = {},
  options: Omit<TestAppOptions, 'env'> = {},
): SecurityFixture {
  let app: TestApp;
  /** Text of the last SMS to each mobile. */
  const carried = new Map<string, string>();
  const sms = { send: async ({ to, content }: Outgoing) => void carried.set(to, content) };
  const tokens = new Map<string, Promise<string>>();
  beforeAll(async () => {
    app = await createTestApp({ env, filled: 'tiny', providers: { sms }, ...options });
  });
  afterAll(() => app.close());
  const token = (account: string): Promise<string> => {
    const known = tokens.get(account) ?? app.signIn(account);
    tokens.set(account, known);
    return known;
  };
  const fixture: SecurityFixture = {
    get app() {
      return app;
    },
    token,
    async accounts() {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from sys_user`.execute(app.engine.db);
      return rows[0]?.n ?? 0;
    },
    async smsCode(mobile, smsmode) {
      await fixture.ask('GET', '/sys/randomImage/sms-code');
      await fixture.ask('POST', '/sys/smsCheckCaptcha', { body: { captcha: '8888', checkKey: 'sms-code' } });
      await fixture.ask('POST', '/sys/sms', { body: { mobile, smsmode } });
      return /\d{6}/.exec(carried.get(mobile) ?? '')?.[0] ?? '';
    },
    async ask(method, url, { as, body, headers, ip } = {}) {
      const response = await app.server.inject({
        method,
        url: `/server${url}`,
        ...(ip && { remoteAddress: ip }),
        headers: { ...(as && { 'x-access-token': await token(as) }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const value = isJson && response.body ? response.json() : undefined;
      return {
        http: response.statusCode,
        code: value?.code,
        success: value?.success,
        message: String(value?.message ?? ''),
        result: value?.result,
        text: response.body,
        headers: response.headers,
      };
    },
  };
  return fixture;
}
