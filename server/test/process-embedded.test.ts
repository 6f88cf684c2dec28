import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnStore, ownStore } from './support/own-store.ts';
import { ServerProcess } from './support/server-process.ts';

describe('a server process', () => {
  let store: OwnStore;
  let dataDir: string;
  let first: ServerProcess;
  let address: string;
  const start = (env: Readonly<Record<string, string>> = {}) => new ServerProcess({ DATA_DIR: dataDir, ...env });
  beforeAll(async () => {
    store = await ownStore('tiny');
    dataDir = String(store.env.DATA_DIR);
    first = start();
    address = await first.address();
  });
  afterAll(async () => {
    await first?.crash();
    await store?.remove();
  });

  it('says where it listens, and answers there', async () => {
    const { status } = await fetch(`${address}/readyz`);
    expect(status).toBe(200);
    const list = await fetch(`${address}/server/sys/position/list`);
    expect(list.status).toBe(401);
  });

  it('keeps a second one off its data', async () => {
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(
      `数据目录 ${dataDir} 正被另一个进程（PID ${first.child.pid}）使用，请先停止它，或用 DATABASE_URL 连接 PostgreSQL`,
    );
  });

  it.each([
    [{ HOST: '0.0.0.0', SEED: 'demo' }, '不能使用带演示口令的数据'],
    [{ NODE_ENV: 'production' }, '生产环境需要设置 ADMIN_PASSWORD'],
    [
      {
        NODE_ENV: 'production',
        DATABASE_URL: 'postgres://app@127.0.0.1/campus',
        ADMIN_PASSWORD: 'Campus#2027!',
        DATA_DIR: join(tmpdir(), 'campus-none'),
      },
      '缺少密钥',
    ],
  ] as [Record<string, string>, string][])(
    'with weak settings (%j) does not start, and says so with code 78',
    async (env, reason) => {
      const refused = start(env);
      expect(await refused.ended).toBe(78);
      expect(refused.output).toContain(reason);
    },
  );

  it('stops in order when it is asked to, and starts again on the same data', async () => {
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output).toContain('收到 SIGTERM，正在停止……');
    first = start();
    expect((await fetch(`${await first.address()}/readyz`)).status).toBe(200);
  });

  it('does not open to other machines while an account has the demonstration password', async () => {
    first.child.kill('SIGTERM');
    await first.ended;
    const open = start({ HOST: '0.0.0.0' });
    expect(await open.ended).toBe(78);
    expect(open.output).toContain('账号 admin 仍在使用演示口令');
  });
});

describe('the first start of a server with sample data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'campus-first-'));
  const server = new ServerProcess({ DATA_DIR: folder, SEED: 'small' });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((done) => setTimeout(done, 25));
  };
  const isRunning = (pid: number): boolean => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  afterAll(() => {
    server.child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  });

  it('makes it in a process of its own, which ends with it', async () => {
    await until(() => server.output.includes('正在生成演示数据'));
    const holder: number = JSON.parse(readFileSync(join(folder, '.lock'), 'utf8')).pid;
    expect(holder).not.toBe(server.child.pid);
    expect(isRunning(holder)).toBe(true);
    await server.crash();
    await until(() => !isRunning(holder));
  });
});
