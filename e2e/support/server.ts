/** `test` and `expect` for every journey: a relative address goes to the worker's own server with its own data. */
import { cpSync, rmSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { type ConsoleProcess, startConsole } from './console-process.ts';
import { dataFolder, logFolder, templateFolder } from './folders.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** The running product; shared by the journeys of one worker, so each makes the rows that it changes. */
  server: ConsoleProcess;
}

export const test = base.extend<object, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern
    async ({}, use, { workerIndex }) => {
      const dataDir = `${dataFolder}/worker-${workerIndex}`;
      try {
        cpSync(templateFolder, dataDir, { recursive: true });
        const server = await startConsole(dataDir, `${logFolder}/worker-${workerIndex}.log`);
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
