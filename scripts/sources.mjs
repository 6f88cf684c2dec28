import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './child.mjs';

/** Tracked and new files below `paths`, by default of the whole repository, whose name and text match. */
export function readSources(paths, name, text = /^/) {
  const names = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...paths], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return names
    .split('\n')
    .filter((file) => name.test(file))
    .map((file) => ({ name: file, source: readFileSync(join(root, file), 'utf8') }))
    .filter(({ source }) => text.test(source));
}
/** The line of an offset. */
export const getLine = (source, offset) => source.slice(0, offset).split('\n').length;
