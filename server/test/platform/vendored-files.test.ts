import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

/* Files that production has instead of packages of which it needs little. */
const read = (url: string): string => readFileSync(fileURLToPath(url), 'latin1').trimEnd();
const own = (path: string): string => new URL(`../../src/platform/${path}`, import.meta.url).href;

it.each([
  ['mysql', import.meta.resolve('node-sql-parser/build/mysql.js')],
  ['transactsql', import.meta.resolve('node-sql-parser/build/transactsql.js')],
])('has the grammar %s as its package ships it', (name, shipped) => {
  const content = read(shipped).replace(/^\/\/# sourceMappingURL=.*$/m, '');
  expect(read(own(`sources/grammars/${name}.cjs`)) === content.trimEnd()).toBe(true);
});
it('has the face of the documents as its package ships it', () => {
  const shipped = import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf');
  expect(read(own('pdf/NotoSansSC_400Regular.ttf')) === read(shipped)).toBe(true);
});
