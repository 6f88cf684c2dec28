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

it('S-J6: a statement is joined together in one place, which listens by a quoted name', () => {
  const joined = /\.(?:raw|query)\(\s*(?:`[^`]*\$\{|(['"`])[^'"`]*\1\s*\+)/;
  expect(filesWith(joined, 'server/src/**/*.ts')).toEqual(['server/src/kit/database/postgres-listener.ts']);
  // Lint reports every other place.
  expect(readFileSync(`${root}/biome.json`, 'utf8')).toMatch(
    /lint\/bound-values\.grit",\s*"includes": \["\*\*\/server\/src/,
  );
});
it('S-J58: markup is put into a page in one place, behind the sanitiser', () => {
  const raw = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
  expect(filesWith(raw, 'web/src/**/*.{ts,tsx}')).toEqual(['web/src/widgets/safe-html.tsx']);
});
