/** Where PostgreSQL's server programs are, and how to get them. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder with `initdb` and `postgres`: from PATH, else the newest of those Debian keeps out of PATH. */
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

/** Installs the system's package; false where that is not possible (not root, no apt-get, no network). */
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
    return false; // apt-get has said why on stderr; the caller says what follows from it
  }
}
