import { join } from 'node:path';
import { Expected, root, runNode, throwIfInterrupted, tool } from './child.mjs';
import { openSourceDatabase } from './source-database.mjs';
import { build } from './start.mjs';

/** `npm run e2e`: the end-to-end tests, each worker with its own server. Arguments go to Playwright. */
export function e2e(args) {
  return endToEnd(args, { install: process.env.CI === 'true' });
}

/**
 * Finds a browser (and installs one if requested and possible), builds the console and runs the end-to-end tests;
 * returns Playwright's exit code. Throws Expected with the message to show when this machine has no browser.
 */
export async function endToEnd(args, { install }) {
  const { findBrowser } = await import('../e2e/support/browser.ts');
  await findBrowser({ install }).catch((error) => {
    throw new Expected(error.message, { cause: error });
  });
  await build();
  throwIfInterrupted();
  const source = await openSourceDatabase({ install }).catch(withoutSource);
  try {
    return await runNode([tool('@playwright/test', 'playwright'), 'test', '--pass-with-no-tests', ...args], {
      cwd: join(root, 'e2e'),
      env: { E2E_SOURCE_URL: source?.url },
    });
  } finally {
    await source?.stop();
  }
}

/** Without PostgreSQL the test with a second database is skipped, but never in CI. */
function withoutSource(error) {
  if (!(error instanceof Expected) || process.env.CI === 'true') throw error;
  console.log(`第二个数据库上的报表流程不运行：${error.message}`);
  return undefined;
}
