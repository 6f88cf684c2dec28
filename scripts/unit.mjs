import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, tool } from './child.mjs';
import { memoryFolder } from './memory-folder.mjs';
import { openPostgres } from './postgres.mjs';
import { ensureServerBuilt } from './server-build.mjs';
import { serverEnv } from './server-flags.mjs';

/**
 * `npm run test:unit`: contract, components, and the API tests of the embedded database (vitest.config.ts), or any
 * given file. Arguments go to Vitest.
 */
export function unit(args) {
  return onEmbedded(args, args.length > 0 ? 'all' : 'selected');
}

/** The tests of `npm test` that need no PostgreSQL. */
export function selectedUnit(args) {
  return onEmbedded(args, 'selected');
}

/** All API tests on the embedded database, for a machine without PostgreSQL. */
export function apiOnEmbedded(args) {
  return onEmbedded(['--project', 'server', ...args], 'all');
}

function onEmbedded(args, tests) {
  return inMemory((folder) => vitest(args, { ...folder, DATABASE_URL: undefined, EMBEDDED_TESTS: tests }));
}

/** `npm run test:pg`: the API tests on PostgreSQL, from DATABASE_URL or started for this run. */
export async function pg(args) {
  const postgres = await openPostgres({ isSmall: true });
  try {
    return await vitestOnPostgres(args, postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** The API tests against one PostgreSQL server. */
export function vitestOnPostgres(args, url) {
  return vitest(['--project', 'server', ...args], { DATABASE_URL: url });
}

/** Tests that start server processes start the bundle, as `npm start` does: a fifth of the time of its modules. */
async function vitest(args, env) {
  const entry = await ensureServerBuilt();
  return runNode([tool('vitest', 'vitest'), 'run', ...args], {
    env: { ...env, SERVER_ENTRY: entry, NODE_COMPILE_CACHE: serverEnv.NODE_COMPILE_CACHE },
  });
}

/** Each embedded store of a test is 950 files that go after seconds: on a disk, a third of what opening one costs. */
async function inMemory(run) {
  const parent = memoryFolder();
  if (!parent) return run({});
  const folder = mkdtempSync(join(parent, 'campus-tests-'));
  try {
    return await run({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}
