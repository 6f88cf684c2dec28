/**
 * Entry point of every npm script: `node scripts/launch.mjs <command> [arguments]`. Plain JavaScript for Node 20 or
 * later: installs missing packages, switches to the Node version this repository pins, then runs the command.
 */
import { Interrupted } from './child.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureRuntime } from './runtime.mjs';

/** Imported on demand: most of them need the installed packages or the pinned Node. */
const commands = {
  start: async () => (await import('./start.mjs')).start,
  build: async () => (await import('./start.mjs')).build,
  dev: async () => (await import('./dev.mjs')).dev,
  test: async () => (await import('./test.mjs')).test,
  lint: async () => (await import('./check.mjs')).lint,
  format: async () => (await import('./check.mjs')).format,
  typecheck: async () => (await import('./check.mjs')).typecheck,
  unit: async () => (await import('./unit.mjs')).unit,
  pg: async () => (await import('./unit.mjs')).pg,
  fuzz: async () => (await import('./fuzz.mjs')).fuzz,
  e2e: async () => (await import('./e2e.mjs')).e2e,
  migration: async () => (await import('./migration.mjs')).migration,
  areas: async () => (await import('./check.mjs')).areas,
  'new-entity': async () => (await import('./new-entity.mjs')).newEntity,
};

async function main([name, ...args]) {
  const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
  if (!command) {
    console.error(`用法：node scripts/launch.mjs <${Object.keys(commands).join('|')}>`);
    return 64;
  }
  await ensureInstalled();
  const passedOn = await ensureRuntime(name, args);
  return passedOn ?? (await command())(args);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Interrupted)) console.error(error.expected ? error.message : error);
  process.exitCode = error.exitCode ?? 1;
}
