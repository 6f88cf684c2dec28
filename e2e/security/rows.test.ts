import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* Every known weakness that the security document lists is tried in this folder, and each under one name. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const count = { J: 70, Y: 19, N: 49, V: 4 } as const;
const wanted = Object.entries(count).flatMap(([letter, last]) =>
  Array.from({ length: last }, (_, i) => `${letter}${i + 1}`),
);
/** The rows named by titles: `S-J13: …`, or one column of a table of calls. */
const titled = (file: string): string[] =>
  [
    ...readFileSync(`${folder}${file}`, 'utf8').matchAll(/['"`](?:[^'"`\n]*?)((?:S-[JYNV]\d+(?:, )?)+)(?=[:'"`])/g),
  ].flatMap(([, ids = '']) => [...ids.matchAll(/S-([JYNV]\d+)/g)].map(([, id = '']) => id));
const files = globSync('*.{test,spec}.ts', { cwd: folder }).filter((file) => file !== 'rows.test.ts');
const found = new Set(files.flatMap(titled));

it('leaves no row of the document out', () => {
  expect(wanted.filter((id) => !found.has(id))).toEqual([]);
});
it('knows no row that the document does not have', () => {
  expect([...found].filter((id) => !wanted.includes(id))).toEqual([]);
});
it('has every row here and nowhere else', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const elsewhere = globSync(['{server,web,contract}/test/**/*.{ts,tsx}', 'e2e/*.spec.ts'], { cwd: root });
  const naming = elsewhere.filter((file) => /\bS-[JYNV]\d+\b/.test(readFileSync(`${root}/${file}`, 'utf8')));
  expect(naming).toEqual([]);
});
