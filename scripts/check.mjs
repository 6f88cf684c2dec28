import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runNode, throwIfInterrupted, tool } from './child.mjs';

/**
 * `npm run lint`: format, rules and import directions (Biome), unused files, exports and dependencies (knip, also of the
 * product without its tests), then the words of comments, names and documents (`lint/words.txt`), casts and packages
 * without a reason, numbers of states, sentences of refusals, paths and commands in documents, and the indexes of the areas.
 */
export function lint(args) {
  return getWorst([
    [tool('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=200', ...args],
    [tool('knip', 'knip'), '--no-progress', '--treat-config-hints-as-errors'],
    [tool('knip', 'knip'), '--no-progress', '--production'],
    [join(root, 'scripts/words.mjs')],
    [join(root, 'scripts/casts.mjs')],
    [join(root, 'scripts/state-codes.mjs')],
    [join(root, 'scripts/refusals.mjs')],
    [join(root, 'scripts/reasons.mjs')],
    [join(root, 'scripts/documents.mjs')],
    [join(root, 'scripts/areas.mjs'), '--check'],
  ]);
}

/** `npm run format`: formats the given paths, by default everything, and sorts their imports. */
export function format(args) {
  // Without the rules, which read the whole project for a single file.
  const how = args.length
    ? [`--config-path=${join(root, 'lint/format.json')}`, ...args]
    : ['--linter-enabled=false', '.'];
  return runNode([tool('@biomejs/biome', 'biome'), 'check', '--write', ...how]);
}

/** `npm run areas`: writes the indexes of the areas. */
export const areas = (args) => runNode([join(root, 'scripts/areas.mjs'), ...args]);

/** Each one resolves the types it needs itself: two on two cores take a third more CPU time, which lint needs at the same time. */
const checkers = Math.max(1, Math.floor(availableParallelism() / 2));

/** `npm run typecheck`: one compiler run per package, and one for the tests of contract, whose sources know no Node. */
export function typecheck() {
  return getWorst(
    ['contract', 'contract/tsconfig.test.json', 'server', 'web', 'e2e'].map((name) => [
      tool('typescript', 'tsc'),
      '-p',
      name,
      '--pretty',
      '--checkers',
      String(checkers),
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
