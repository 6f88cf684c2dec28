import { readFileSync } from 'node:fs';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Pinned versions of the server's packages by name. */
export function packageVersions(): Readonly<Record<string, string>> {
  const file = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies = {} } = JSON.parse(file) as PackageFile;
  return Object.fromEntries(Object.entries(dependencies).filter(([, version]) => /^\d/.test(version)));
}
