/** `test` and `expect` of all end-to-end tests: relative URLs go to the worker's own server with its own data. */
import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import { loadCaller } from './api.ts';
import { type ConsoleProcess, startConsole } from './console-process.ts';
import { logFolder } from './folders.ts';
import { runAhead } from './run-ahead.ts';
import { openStore } from './stores.ts';
import { startTargetService, type TargetService } from './target-service.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Additional settings of the worker's server. */
  settings: NodeJS.ProcessEnv;
  /** The server starts for the first time, on the embedded database. */
  embedded: boolean;
  /** Target of the gateway of the worker's server. */
  targetService: TargetService;
  /** The worker's server; shared by its tests, so each creates the rows that it changes. */
  server: ConsoleProcess;
}

interface JourneyFixtures {
  /** Expected console errors of a test; all others fail it. */
  provoked: RegExp;
  /** Console errors of the test's pages. */
  complaints: string[];
  /** Opens another browser for a second user, signed in if a name is given, at a URL of the console. */
  visit: (path: string, username?: string) => Promise<Page>;
}

export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  embedded: [false, { scope: 'worker', option: true }],
  targetService: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from this pattern
    async ({}, use) => {
      const targetService = await startTargetService();
      await use(targetService);
      await targetService.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ targetService, settings, embedded }, use, { workerIndex }) => {
      const store = await openStore(workerIndex, embedded);
      try {
        const server = await startConsole(store.dataDir, `${logFolder}/worker-${workerIndex}.log`, {
          GATEWAY_HOSTS: targetService.origin,
          ...store.settings,
          ...settings,
        });
        await use(server);
        await server.stop();
      } finally {
        await store.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => {
    await use(server.origin);
  },
  provoked: [/^$/, { option: true }],
  complaints: [
    async ({ provoked }, use) => {
      const complaints: string[] = [];
      await use(complaints);
      const unexpected = complaints.filter((complaint) => !provoked.test(complaint));
      expect(unexpected, 'complaints in the console of the browser').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, complaints }, use) => {
    await watch(context, complaints);
    await use(context);
  },
  visit: async ({ browser, server, settings, complaints }, use) => {
    const opened: BrowserContext[] = [];
    const visit = async (path: string, username?: string): Promise<Page> => {
      const stored = username === undefined ? {} : { storageState: await loadSession(server.origin, username) };
      const context = await browser.newContext(stored);
      opened.push(context);
      // Pages and their server have one clock.
      if (settings.CLOCK_AHEAD_MS) await context.addInitScript(runAhead, Number(settings.CLOCK_AHEAD_MS));
      await watch(context, complaints);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    };
    await use(visit);
    // Open pages would keep polling and drawing during the worker's next tests.
    await Promise.all(opened.map((context) => context.close()));
  },
});

/** Storage of a browser after a sign-in. */
async function loadSession(
  origin: string,
  username: string,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const { token, userInfo, tenantId } = await loadCaller(origin, username);
  const kept = { 'access-token': token, 'user-info': userInfo, 'tenant-id': tenantId };
  const localStorage = Object.entries(kept).map(([key, value]) => ({
    name: `pro__${key}`,
    value: JSON.stringify({ value, expire: null }),
  }));
  return { cookies: [], origins: [{ origin, localStorage }] };
}
