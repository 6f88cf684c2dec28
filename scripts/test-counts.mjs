/**
 * Results of the test runners as `{ passed, failed, skipped, failures }`: three counts and the titles of failed tests.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './child.mjs';

const reports = join(root, 'test-results');

/** A run with only an exit code counts as one test. */
export async function asOneTest(run) {
  const code = await run();
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** Calls `run` with the Vitest arguments that write its counts in addition to its usual output. */
export function vitestCounts(name, run) {
  const file = join(reports, `${name}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return countResults(
    file,
    () => run(args),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${relative(root, name)} > ${fullName}`),
      ),
    }),
  );
}

/** Calls `run` without further arguments: Playwright's configuration always writes its report. */
export function playwrightCounts(run) {
  return countResults(
    join(reports, 'browser.json'),
    () => run([]),
    ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failedSpecs),
    }),
  );
}

const failedSpecs = ({ specs = [], suites = [] }) => [
  ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} > ${title}`),
  ...suites.flatMap(failedSpecs),
];

/**
 * A runner can fail without a failed test (a file fails to load, an error after the last test, no report): that counts
 * as one failure, so that the sum does not hide it.
 */
async function countResults(file, run, getCounts) {
  rmSync(file, { force: true });
  const code = await run();
  const counts = existsSync(file)
    ? getCounts(JSON.parse(readFileSync(file, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}
