/** Installs the packages of package-lock.json. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Expected, root, run } from './child.mjs';

const lockFile = join(root, 'package-lock.json');
const modules = join(root, 'node_modules');
/** Hash of the lock file at the last successful check. */
const stamp = join(modules, '.campus-lock');

/** Runs `npm ci` unless node_modules matches the lock file. Throws Expected when the installation fails. */
export async function ensureInstalled() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!installedAsLocked()) await install();
  writeFileSync(stamp, hash);
}

/**
 * Whether npm's record of installed packages matches the lock file. Optional packages may be missing, and those for
 * development all together, as `npm ci --omit=dev` leaves it.
 */
function installedAsLocked() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = getPackages(record);
  const packages = Object.entries(getPackages(lockFile)).filter(([path]) => path !== '');
  const isForDevelopment = packages.some(([path, { dev }]) => dev && installed[path]);
  return packages.every(([path, locked]) => {
    const found = installed[path];
    if (!found) return Boolean(locked.optional || locked.devOptional || (locked.dev && !isForDevelopment));
    return found.version === locked.version && found.integrity === locked.integrity;
  });
}

function getPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

async function install() {
  const onWindows = process.platform === 'win32';
  if (onWindows && process.execPath.startsWith(modules)) {
    throw new Expected('依赖已变化：请先运行 npm ci，再重试（Windows 不能替换正在运行的 Node）。');
  }
  console.log('正在按 package-lock.json 安装依赖……');
  // npm is a Node script; outside of npm it is looked up in PATH, on Windows as npm.cmd.
  const npm = process.env.npm_execpath;
  const code = npm
    ? await run(process.execPath, [npm, 'ci', '--no-progress'])
    : await run(onWindows ? 'cmd' : 'npm', [...(onWindows ? ['/c', 'npm'] : []), 'ci', '--no-progress']);
  if (code !== 0) throw new Expected('依赖安装失败：请检查到 npm 仓库的网络，再重试。');
}
