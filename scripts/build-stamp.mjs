/** Whether a build still belongs to its sources. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './child.mjs';

/**
 * A digest of the files behind these patterns, kept next to a build in `file`, which the build does not empty. Contents are
 * read only when a file was written since the digest was kept: reading all of them takes a twentieth of a start.
 */
export function buildStamp(file, patterns) {
  const files = globSync(patterns, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  // The time of the last change of a file's entry: tools can set the other one back.
  const seen = hash(files, (path) => {
    const { size, ctimeMs } = statSync(path);
    return `${size} ${ctimeMs}`;
  });
  const [keptDigest, keptSeen] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  // Before the build: a source that changes during it is not part of it.
  const digest = keptSeen === seen ? keptDigest : hash(files, readFileSync);
  const keep = () => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${digest} ${seen}`);
  };
  return {
    digest,
    isCurrent() {
      const isSame = digest === keptDigest;
      try {
        if (isSame && keptSeen !== seen) keep();
      } catch {
        // An installation that cannot be written to reads the contents at every start.
      }
      return isSame;
    },
    keep,
  };
}

/** A digest of paths below the project's folder, each with what `read` tells of it. */
function hash(files, read) {
  const sum = createHash('sha256');
  for (const path of files)
    sum
      .update(`${path.slice(root.length)}\0`)
      .update(read(path))
      .update('\0');
  return sum.digest('hex');
}
