/** Whether a build still belongs to its sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

/** A digest of the files behind these patterns, kept next to a build in `file`, which the build does not empty. */
export function buildStamp(file, patterns) {
  const hash = createHash('sha256');
  for (const name of globSync(patterns, { cwd: root }).sort()) {
    const path = join(root, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path)).update('\0');
  }
  const digest = hash.digest('hex');
  return {
    digest,
    isCurrent: () => existsSync(file) && readFileSync(file, 'utf8') === digest,
    keep() {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, digest);
    },
  };
}
