import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const filesWith = (pattern: RegExp, glob: string): readonly string[] =>
  globSync(glob, { cwd: root })
    .filter((file) => pattern.test(readFileSync(`${root}/${file}`, 'utf8')))
    .sort();

it.each([
  ['S-N39, S-J20: a script of somebody else', /\beval\s*\(|new Function\s*\(|['"](node:)?vm['"]/],
  ['S-N43: a command of the system', /['"](node:)?child_process['"]/],
  ['S-N44: a module named by a value', /\bimport\(\s*[^'"\s]/],
])('%s is run nowhere in the server', (_name, pattern) => {
  expect(filesWith(pattern, 'server/src/**/*.ts')).toEqual([]);
});

it('S-J58: markup is put into a page in one place, behind the sanitiser', () => {
  expect(filesWith(/dangerouslySetInnerHTML/, 'web/src/**/*.tsx')).toEqual(['web/src/widgets/safe-html.tsx']);
});
