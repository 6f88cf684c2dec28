import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { demoPassword } from '../../src/areas/system/seed.ts';
import type { AnyJson } from './any-json.ts';

/** The bundle that `npm test` has built; the sources when Vitest is started by itself. */
const main = process.env.SERVER_ENTRY ?? fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const pollMs = 25;
/** A process that lives for seconds does not pay for what makes long ones fast: a quarter of its start. */
export const shortLife = ['--liftoff-only', '--max-semi-space-size=64'];
/** WebAssembly in worker threads and V8's memory protection keys race and end the process; `npm start` sets it, too. */
export const steady = ['--no-memory-protection-keys'];

/** A server process of the product as `npm start` runs it, on a port that the system chooses. */
export class ServerProcess {
  readonly child: ChildProcess;
  output = '';
  /** Its exit code once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;

  constructor(env: Readonly<Record<string, string>>) {
    const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env;
    this.child = spawn(process.execPath, [...shortLife, ...steady, main], {
      env: { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE, SEED: 'none', PORT: '0', LOG_LEVEL: 'error', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        this.output += chunk;
      });
    this.ended = new Promise((done) => this.child.once('close', (code) => done(code)));
  }
  /** Where it listens, once it does. Throws what it wrote when it does not. */
  async address(): Promise<string> {
    for (let waited = 0; waited < 60_000 && this.child.exitCode === null; waited += pollMs) {
      const found = /校园云平台管理已启动：(http:\/\/127\.0\.0\.1:\d+)/.exec(this.output)?.[1];
      if (found) return found;
      await new Promise((done) => setTimeout(done, pollMs));
    }
    throw new Error(`the server did not start:\n${this.output}`);
  }
  /** Ends it as a crash would, and waits until it is gone. */
  async crash(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}

/** The opened envelope of an answer. */
export interface Reply {
  readonly http: number;
  readonly success: boolean;
  readonly code: number;
  readonly message: string;
  readonly result: AnyJson;
}
export interface Sent {
  readonly token?: string | undefined;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
}

/** One call over the network; a body makes it a POST. Rejects when the connection breaks. */
export async function callAt(
  address: string,
  path: string,
  { token, body, headers, method }: Sent = {},
): Promise<Reply> {
  const response = await fetch(`${address}/server${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(token && { 'x-access-token': token }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { http: response.status, ...((await response.json()) as Omit<Reply, 'http'>) };
}

/** The access token of a password sign-in. Throws when it is refused. */
export async function signInAt(address: string, username: string): Promise<string> {
  const checkKey = `key-${username}`;
  await callAt(address, `/sys/randomImage/${checkKey}`);
  const { success, message, result } = await callAt(address, '/sys/login', {
    body: { username, password: demoPassword, captcha: '8888', checkKey },
  });
  if (!success) throw new Error(`${username} cannot sign in: ${message}`);
  return result.token as string;
}
