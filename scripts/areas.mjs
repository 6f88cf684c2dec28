/**
 * `npm run areas`: writes the index of every area folder from the exports of its files, in `contract` and `server`.
 * With `--check` nothing is written and the exit code is 1 when an index is out of date.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The content as lint wants it: formatted, imports sorted. */
const formatted = (path, content) =>
  execFileSync(
    biome,
    ['check', '--write', '--config-path=lint/format.json', `--stdin-file-path=${relative(root, path)}`],
    {
      cwd: root,
      input: content,
      encoding: 'utf8',
    },
  );

async function staleIndexes(...asked) {
  const stale = [];
  for (const [path, raw] of await wantedIndexes(...asked)) {
    const content = formatted(path, raw);
    if (!existsSync(path) || readFileSync(path, 'utf8') !== content) stale.push([path, content]);
  }
  return stale;
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
