import { areas } from '@campus/contract';
import type { AnyEndpoint } from '@campus/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemSession } from '../src/platform/jobs/job-runner.ts';
import { audit } from '../src/platform/log/audit.ts';
import { runJob } from './support/run-job.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

interface Described {
  readonly description: string;
  readonly security: readonly unknown[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly parameters: readonly { readonly in: string; readonly name: string }[];
}

let app: TestApp;
let calls: { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; url: string; described: Described }[];
beforeAll(async () => {
  app = await createTestApp({ filled: 'tiny' });
  const { body } = await app.call({ method: 'GET', url: '/server/docs/json' });
  calls = Object.entries(body.paths as Record<string, Record<string, Described>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase() as 'GET',
      url: `/server${path.replace(/\{\w+\}/g, 'x1')}`,
      described,
    })),
  );
});
afterAll(() => app.close());
const open: ReadonlySet<unknown> = new Set(['anyone', 'signed-in', 'registration']);
const bytes = 'application/octet-stream';
const getBody = ({ method, described }: (typeof calls)[number]) => {
  if (described.requestBody?.content[bytes]) return { payload: Buffer.from('x'), headers: { 'content-type': bytes } };
  return method === 'GET' || method === 'DELETE' ? {} : { payload: {} };
};
const send = (call: (typeof calls)[number], as?: string) =>
  app.call({
    method: call.method,
    url: call.url,
    as,
    ...getBody(call),
  });

describe('the product', () => {
  it('signs an administrator in, who then may read', async () => {
    const token = await app.signIn('admin');
    const { body } = await app.call({ method: 'GET', url: '/server/sys/position/list', as: token });
    expect(body).toMatchObject({ success: true, result: { current: 1 } });
  });

  it('answers no call but the public ones without a token', async () => {
    const guarded = calls.filter(({ described }) => described.security.length > 0);
    expect(guarded.length).toBeGreaterThan(100);
    const answered: string[] = [];
    for (const call of guarded) {
      const { status, body } = await send(call);
      const isRefused =
        status === 401 || (described(call).includes('注册凭证') && body.message.startsWith('操作已超时'));
      if (!isRefused) answered.push(`${call.method} ${call.url}`);
    }
    expect(answered).toEqual([]);
  });

  it('rejects every call whose code the user does not hold', async () => {
    const token = await app.signIn('org01');
    const own = await app.call({ method: 'GET', url: '/server/sys/permission/getPermCode', as: token });
    const held: string[] = own.body.result.codeList;
    const others = calls.filter((one) => {
      const codes = /^需要权限 (.*)$/.exec(described(one))?.[1]?.split(' 或 ') ?? held;
      return !codes.some((code) => held.includes(code));
    });
    expect(others.length).toBeGreaterThan(50);
    const answered: string[] = [];
    for (const call of others) {
      const { body } = await send(call, token);
      if (body?.code !== 510) answered.push(`${call.method} ${call.url}`);
    }
    expect(answered).toEqual([]);
  });

  it('answers no call with a defect, whatever is missing from it', async () => {
    const token = await app.signIn('school');
    const broken: string[] = [];
    for (const call of calls) {
      if (call.url.includes('logout')) continue;
      const { status } = await send(call, token);
      if (status >= 500) broken.push(`${call.method} ${call.url}`);
    }
    expect({ broken, defects: app.log.lines.filter((line) => line.includes('unexpected error')) }).toEqual({
      broken: [],
      defects: [],
    });
  });

  it('logs every act that needs a right, also a batch that opens a transaction for each row', () => {
    const acts = areas
      .flatMap((area): readonly AnyEndpoint[] => ('endpoints' in area ? area.endpoints : []))
      .filter(({ method, needs, silent }) => !silent && !open.has(needs) && ![method].flat().includes('GET'));
    expect(acts.length).toBeGreaterThan(50);
    const unlogged = acts.filter(({ path }) =>
      app.routes.some((r) => r.path === path && !r.methods.includes('GET') && r.operateType === undefined),
    );
    expect(unlogged.map(({ path }) => path)).toEqual([]);
  });

  it('notes sensitive acts for every area', async () => {
    await app.engine.runAs(systemSession(1), async (context) => audit(context, 'test.act', { what: 'something' }));
    expect(await runJob(app.engine, app.engine.services.jobs.types.find('AuditVerify'))).toBe(0);
  });

  it('counts what is asked in its figures', async () => {
    const response = await app.server.inject({ url: '/metrics' });
    expect(response.body).toContain('http_request_seconds_count{route="/server/sys/position/list"');
  });
});

const described = (call: (typeof calls)[number]): string => call.described.description;
