/**
 * `npm run areas`: writes the index of every area folder from the exports of its files, in `contract` and `server`.
 * With `--check` nothing is written and the exit code is 1 when an index is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contractArea, contractAreas, contractEntities, contractIndex } from './areas/contract.mjs';
import { serverAreas, serverIndex } from './areas/server.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules/.bin/biome');

/** Files of an area that this command writes. */
const written = ['index.ts', 'area.ts'];

/** Names of the area folders of a workspace, sorted. */
const getAreas = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
/** Source files below a folder except the index, as paths relative to it, sorted. */
const getFiles = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !written.includes(file) && !file.endsWith('-worker.ts'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
const load = async (folder, file) => ({ file, exports: await import(pathToFileURL(join(folder, file)).href) });

/** The wanted content of every index of a workspace by path. */
async function wantedIndexes(workspace, { index, all, more = [] }) {
  const wanted = new Map();
  const areas = join(root, workspace, 'src/areas');
  const names = getAreas(areas);
  const loaded = [];
  for (const name of names) {
    const modules = await Promise.all(getFiles(join(areas, name)).map((file) => load(join(areas, name), file)));
    wanted.set(join(areas, name, 'index.ts'), index(name, modules));
    if (workspace === 'contract') wanted.set(join(areas, name, 'area.ts'), contractArea(name, modules));
    loaded.push({ name, modules });
  }
  for (const [file, content] of more) wanted.set(join(areas, file), content(loaded));
  wanted.set(join(areas, 'index.ts'), all(names));
  return wanted;
}

/** The contents as lint wants them: formatted, imports sorted; in a folder of their own, by one process for all. */
function formatted(contents) {
  const folder = mkdtempSync(join(tmpdir(), 'campus-areas-'));
  try {
    const copies = new Map([...contents.keys()].map((path) => [path, join(folder, relative(root, path))]));
    for (const [path, copy] of copies) {
      mkdirSync(dirname(copy), { recursive: true });
      writeFileSync(copy, contents.get(path));
    }
    execFileSync(biome, ['check', '--write', '--config-path=lint/format.json', folder], { cwd: root, stdio: 'pipe' });
    return [...copies].map(([path, copy]) => [path, readFileSync(copy, 'utf8')]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function staleIndexes(...asked) {
  const contents = formatted(await wantedIndexes(...asked));
  return contents.filter(([path, content]) => !existsSync(path) || readFileSync(path, 'utf8') !== content);
}

const isCheck = process.argv.includes('--check');
/** Writes the indexes, or names those that are out of date; true when the workspace is as it should be. */
async function bringUpToDate(...asked) {
  const stale = await staleIndexes(...asked);
  for (const [path, content] of stale) {
    if (isCheck) console.error(`${relative(root, path)} is out of date: run npm run areas`);
    else writeFileSync(path, content);
  }
  return !isCheck || stale.length === 0;
}

// The server's files import the indexes of the contract, which have to be there first.
const isCurrent =
  (await bringUpToDate('contract', {
    index: contractIndex,
    all: contractAreas,
    more: [['entities.ts', contractEntities]],
  })) && (await bringUpToDate('server', { index: serverIndex, all: serverAreas }));
if (!isCurrent) process.exitCode = 1;
