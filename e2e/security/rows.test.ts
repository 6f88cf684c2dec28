import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* Every known weakness has a test of its own in this folder. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const last = { J: 70, Y: 19, N: 49, V: 4 } as const;
const wanted = Object.entries(last).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, i) => `${letter}${i + 1}`),
);
/** The rows that titles of a file name: `S-J13: …`; titles are all that is quoted and speaks of rows. */
const rowsIn = (file: string): Set<string> =>
  new Set([...readFileSync(`${folder}${file}`, 'utf8').matchAll(/\bS-([JYNV]\d+)\b/g)].map(([, id = '']) => id));
const files = globSync('*.{test,spec}.ts', { cwd: folder }).filter((file) => file !== 'rows.test.ts');
const places = new Map(wanted.map((id) => [id, files.filter((file) => rowsIn(file).has(id))]));

it('covers every row of the document', () => {
  expect(wanted.filter((id) => places.get(id)?.length === 0)).toEqual([]);
});
it('names no row that the document does not have', () => {
  expect([...new Set(files.flatMap((file) => [...rowsIn(file)]))].filter((id) => !wanted.includes(id))).toEqual([]);
});
it('has a title of its own for every input of a row', () => {
  const titles = files.flatMap((file) =>
    [...readFileSync(`${folder}${file}`, 'utf8').matchAll(/['"`]((?:S-[JYNV]\d+,? ?)+:.*?)['"`](?:,|\))/g)].map(
      ([, title = '']) => title,
    ),
  );
  expect(titles.length).toBeGreaterThan(wanted.length);
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});
it('has a test for each, all of them in this folder', () => {
  const elsewhere = globSync(['{server,web,contract}/test/**/*.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root });
  const naming = elsewhere.filter((file) => /\bS-[JYNV]\d+\b/.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(naming).toEqual([]);
});
