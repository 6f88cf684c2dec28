/** A PostgreSQL server for the tests: the one in DATABASE_URL, or a throw-away cluster in the temporary folder. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Expected } from './child.mjs';
import { installPostgres, postgresFolder } from './postgres-binaries.mjs';
import { startPostgres } from './postgres-server.mjs';

const missing =
  '没有找到 PostgreSQL：请安装 PostgreSQL 15 或更新版本（须有 initdb 和 postgres 命令），或用 DATABASE_URL 指定一个可以新建数据库的服务器。';

/**
 * Gives `url` and `stop()`. With `install`, a machine whose root we are gets the system's package first. Throws
 * Expected, with the sentence to show, when there is no PostgreSQL to be had.
 */
export async function openPostgres({ install = false } = {}) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const binaries = postgresFolder() ?? (install && installPostgres() ? postgresFolder() : undefined);
  if (!binaries) throw new Expected(missing);
  return openCluster(binaries);
}

async function openCluster(binaries) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-pg-'));
  const owner = accountToRunAs();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  try {
    initialise(binaries, folder, owner);
    const port = await freePort();
    const stopServer = await startPostgres({ binaries, folder, port, owner });
    const stop = async () => {
      await stopServer();
      rmSync(folder, { recursive: true, force: true });
    };
    return { url: `postgres://campus@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function initialise(binaries, folder, owner) {
  const locale = process.platform === 'darwin' ? 'C' : 'C.UTF-8';
  const args = ['--username=campus', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'];
  execFileSync(join(binaries, 'initdb'), ['-D', join(folder, 'data'), ...args], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** PostgreSQL refuses to run as root: as root, the account to run it as; otherwise undefined. */
function accountToRunAs() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: idOf('-u'), gid: idOf('-g') };
    } catch {
      // `id` fails for an account that does not exist: try the next one.
    }
  }
  throw new Expected('当前是 root，而系统里没有 postgres 或 nobody 账号可用来运行 PostgreSQL。');
}

function freePort() {
  return new Promise((settle, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => settle(port));
    });
  });
}
