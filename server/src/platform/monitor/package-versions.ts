import { readFileSync } from 'node:fs';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The versions of the packages that the server is made of, by name, as they are pinned. */
export function packageVersions(): Readonly<Record<string, string>> {
  const file = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies = {} } = JSON.parse(file) as PackageFile;
  return Object.fromEntries(Object.entries(dependencies).filter(([, version]) => /^\d/.test(version)));
}
