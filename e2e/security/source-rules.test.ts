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
  ['S-N44: a module named by a value', /\bimport\(\s*[^'"\s]/],
])('%s is run nowhere in the server', (_name, pattern) => {
  expect(filesWith(pattern, 'server/src/**/*.ts')).toEqual([]);
});

it('S-N43: runs no system command: the only child processes are modules of the server', () => {
  const places = filesWith(/['"](node:)?child_process['"]/, 'server/src/**/*.ts');
  expect(places.toSorted()).toEqual([
    'server/src/app/prepare-apart.ts',
    'server/src/kit/isolated-process.ts',
    'server/src/platform/live/media-server.ts',
  ]);
  for (const place of places)
    expect(readFileSync(`${root}/${place}`, 'utf8')).toMatch(
      /^import \{ (?:type ChildProcess, )?fork \} from 'node:child_process';$/m,
    );
  // The server itself, which prepares its data.
  expect(readFileSync(`${root}/server/src/app/prepare-apart.ts`, 'utf8').match(/= fork\(.*/g)).toEqual([
    "= fork(process.argv[1] as string, [argument], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });",
  ]);
  expect(readFileSync(`${root}/server/src/platform/live/media-server.ts`, 'utf8').match(/= fork\(.*/g)).toEqual([
    "= fork(new URL('media-worker.ts', import.meta.url), {",
  ]);
  const others = /new IsolatedProcess\((?!new URL\('\.\/[a-z-]+-worker\.ts', import\.meta\.url\)|readerModule, \{)/;
  expect(filesWith(others, 'server/src/**/*.ts')).toEqual([]);
  // The bundle names the compiled one.
  expect(readFileSync(`${root}/server/src/kit/excel/sheet-reader.ts`, 'utf8')).toContain(
    "typeof READER_MODULE === 'undefined' ? './reader-worker.ts' : READER_MODULE,",
  );
});

it('S-J6: concatenates a statement in one place only, with a quoted name', () => {
  const joined = /\.(?:raw|query)\(\s*(?:`[^`]*\$\{|(['"`])[^'"`]*\1\s*\+)/;
  expect(filesWith(joined, 'server/src/**/*.ts')).toEqual(['server/src/kit/database/postgres-listener.ts']);
  // Lint reports every other place.
  expect(readFileSync(`${root}/biome.json`, 'utf8')).toMatch(
    /lint\/bound-values\.grit",\s*"includes": \["\*\*\/server\/src/,
  );
});
it('S-J58: inserts markup in one place only, after the sanitizer', () => {
  const raw = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
  expect(filesWith(raw, 'web/src/**/*.{ts,tsx}')).toEqual(['web/src/widgets/safe-html.tsx']);
});
