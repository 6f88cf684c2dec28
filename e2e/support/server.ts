/** `test` and `expect` for every journey: a relative address goes to the worker's own server with its own data. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { type ConsoleProcess, startConsole } from './console-process.ts';
import { logFolder } from './folders.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** The running product; shared by the journeys of one worker, so each makes the rows that it changes. */
  server: ConsoleProcess;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern
    async ({}, use, worker) => {
      const template = process.env.E2E_TEMPLATE;
      if (!template) throw new Error('E2E_TEMPLATE is set by support/global-setup.ts');
      const dataDir = mkdtempSync(join(tmpdir(), 'campus-e2e-'));
      try {
        cpSync(template, dataDir, { recursive: true });
        const server = await startConsole(dataDir, join(logFolder, `worker-${worker.workerIndex}.log`));
        await use(server);
        await server.stop();
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
});
