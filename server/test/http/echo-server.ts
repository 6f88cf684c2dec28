import type { Buffer } from 'node:buffer';
import { endpoint, text, type } from '@campus/contract/kit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { answer } from '../../src/kit/http/answer.ts';
import { ok as answered, type Route } from '../../src/kit/http/route.ts';
import { type HttpFixture, httpFixture } from './http-fixture.ts';

const greeting = answer(
  endpoint({
    method: 'POST',
    path: '/test/greet/:whom',
    title: '问候',
    needs: 'signed-in',
    input: { whom: text({ label: '对象' }), words: text({ label: '问候语', required: true, max: 10 }) },
    output: type<unknown>(),
  }),
  async (input, _context, call) => ({ input, body: call.body }),
  { transaction: false },
);
const routes: readonly Route[] = [
  {
    methods: ['GET'],
    path: '/test/defect',
    access: 'signed-in',
    title: '缺陷',
    handle: () => Promise.reject(new Error('secret detail of /var/lib')),
  },
  {
    methods: ['POST'],
    path: '/test/echo/:name',
    access: 'signed-in',
    title: '回显',
    handle: async (call) => answered({ query: call.query, body: call.body, params: call.params }),
  },
  {
    methods: ['POST'],
    path: '/test/registration',
    access: 'registration',
    title: '注册',
    handle: async (call) => answered(call.registration),
  },
];

/** The sample fixture with routes that answer what they were sent, and one that fails. */
class EchoServer {
  fixture!: HttpFixture;
  call: HttpFixture['call'] = (options) => this.fixture.call(options);
  get ports() {
    return this.fixture.ports;
  }
  get log() {
    return this.fixture.log;
  }
  /** Adds a firm, or another row at `url`. */
  add(payload: unknown, { url = '/server/sample/firm/add', as = 'staff' }: { url?: string; as?: string } = {}) {
    return this.call({ method: 'POST', url, as, payload: payload as object });
  }
  /** Adds a firm by a body as it is. */
  raw(payload: string | Buffer, contentType: string) {
    const headers = { 'content-type': contentType };
    return this.call({ method: 'POST', url: '/server/sample/firm/add', as: 'staff', payload, headers });
  }
}

/** The message about characters that no text may hold. */
export const unfit = '内容包含不支持的字符，请删除后重试';

/** The server of a test file, without rows before every test. */
export function prepareEchoServer(): EchoServer {
  const server = new EchoServer();
  beforeAll(async () => {
    server.fixture = await httpFixture({ answers: [greeting], routes });
  });
  beforeEach(() => server.fixture.clear());
  afterAll(() => server.fixture.close());
  return server;
}
