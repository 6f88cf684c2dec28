import { join } from 'node:path';
import { root, runNode, throwIfInterrupted, tool } from './child.mjs';

/**
 * `npm run lint`: format, rules and import directions (Biome), unused files, exports and dependencies (knip), then the
 * words of comments, names and documents (`lint/words.txt`), casts without a reason and the indexes of the areas.
 */
export function lint(args) {
  return getWorst([
    [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=200', ...args],
    [tool('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors'],
    [join(root, 'scripts/words.mjs')],
    [join(root, 'scripts/casts.mjs')],
    [join(root, 'scripts/areas.mjs'), '--check'],
  ]);
}

/** `npm run format`: formats the given paths, by default everything. */
export function format(args) {
  const paths = args.length ? args : ['.'];
  return runNode([tool('@biomejs/biome', 'biome'), 'check', '--write', '--linter-enabled=false', ...paths]);
}

/** `npm run areas`: writes the indexes of the areas. */
export const areas = (args) => runNode([join(root, 'scripts/areas.mjs'), ...args]);

/** `npm run typecheck`: one compiler run per package, and one for the tests of contract, whose sources know no Node. */
export function typecheck() {
  return getWorst(
    ['contract', 'contract/tsconfig.test.json', 'server', 'web', 'e2e'].map((name) => [
      tool('typescript', 'tsc'),
      '-p',
      name,
      '--pretty',
    ]),
  );
}

/** Runs all of them, so that one run shows every error; returns the first exit code other than 0. */
async function getWorst(runs) {
  let worst = 0;
  for (const args of runs) {
    throwIfInterrupted();
    const code = await runNode(args);
    worst ||= code;
  }
  return worst;
}
