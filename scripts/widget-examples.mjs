/**
 * `node scripts/widget-examples.mjs` lists the numbered widget examples without a test. A test covers an example when
 * its title contains `W-` and the number, literally or from the rows of a table (`W-$id`, `W-%s`).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Number of examples by prefix, in their order. */
const examples = {
  P: 10, // guarded element
  Q: 28, // advanced query
  G: 36, // editable grid
  C: 45, // schedules: emitted text and next runs
  K: 25, // schedules: clicking
  X: 12, // schedules: refused texts
  H: 10, // hour picker
  W: 9, // weekly config
  D: 10, // department picker
  U: 8, // user by department
  DS: 6, // department switch
  CT: 9, // category tree
  J: 8, // job picker
  LT: 6, // tenant and department at sign-in
  R: 12, // report popup
  B: 8, // business picker
  DM: 5, // detail modal
  UP: 10, // upload
  IM: 6, // image upload
  F: 9, // file cell, pop-up, preview list
  IV: 6, // image viewer
  AT: 5, // attachment viewer
  MD: 6, // markdown editor
  RT: 5, // rich text
  CE: 5, // code editor
  EI: 8, // import of workbooks
  SL: 6, // slider
  N: 9, // notification bell
  AD: 5, // announcement detail
  CA: 6, // carousel
  PB: 6, // phone binding
  AI: 17, // assistant
  QR: 5, // QR dialog
  V: 5, // video modal
  PW: 7, // passwords
  AR: 6, // area picker
  TS: 6, // tree select
  TT: 6, // tree table
  DI: 10, // dictionary controls
  CB: 5, // checkbox group
  SW: 5, // switch
  CM: 5, // context menu
  TB: 13, // tab bar
  MS: 5, // menu search
  SD: 5, // settings drawer
  LK: 6, // lock screen
};
const folders = ['contract/test', 'web/test', 'server/test', 'e2e'];
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const sources = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));
/** The source of a file without comments. */
const getCode = (file) => readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');

/** Numbers in the test titles of a file. */
function listCovered(file) {
  const code = getCode(file);
  const found = [...code.matchAll(/W-([A-Z]+\d+)/g)].map(([, number]) => number);
  if (!/['"`]W-(\$|%)/.test(code)) return found;
  const rows = [...code.matchAll(/from '(\.[^']+\.ts)'/g)].map(([, path]) => resolve(dirname(file), path));
  for (const source of [code, ...rows.filter((path) => path.includes('/test/')).map(getCode)])
    found.push(...[...source.matchAll(/['"`]([A-Z]+\d+)['"`]/g)].map(([, number]) => number));
  return found;
}

/** Numbers of all examples, in order. */
const numbers = Object.entries(examples).flatMap(([prefix, count]) =>
  Array.from({ length: count }, (_, i) => `${prefix}${i + 1}`),
);
/** Examples without a test. */
function examplesWithoutTest() {
  const tested = new Set(folders.flatMap((folder) => sources(join(root, folder))).flatMap(listCovered));
  return numbers.filter((number) => !tested.has(number));
}

const missing = examplesWithoutTest();
console.log(`组件示例 ${numbers.length} 条，缺少测试 ${missing.length} 条`);
if (missing.length > 0) console.log(missing.join(' '));
process.exitCode = missing.length > 0 ? 1 : 0;
