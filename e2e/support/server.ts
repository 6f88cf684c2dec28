/** `test` and `expect` of all end-to-end tests: relative URLs go to the worker's own server with its own data. */
import type { ThemeSettings } from '@campus/contract/rules';
import { test as base, expect, type Page } from '@playwright/test';
import { loadCaller } from './api.ts';
import { type ConsoleProcess, startConsole } from './console-process.ts';
import { logFolder } from './folders.ts';
import { PagePool, type PooledPage } from './page-pool.ts';
import { runAhead } from './run-ahead.ts';
import { openStore, type Store } from './stores.ts';
import { startTargetService, type TargetService } from './target-service.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  /** Additional settings of the worker's server. */
  settings: NodeJS.ProcessEnv;
  /** Target of the gateway of the worker's server. */
  targetService: TargetService;
  /** What the worker's server keeps its data in. */
  store: Store;
  /** The worker's server; shared by its tests, so each creates the rows that it changes. */
  server: ConsoleProcess;
  /** The worker's pages. */
  pages: PagePool;
}

interface JourneyFixtures {
  /** Expected console errors of a test; all others fail it. */
  provoked: RegExp;
  /** Console errors of the test's pages. */
  complaints: string[];
  /** Opens a page of a browser of its own, with this local storage. */
  open: (localStorage?: Readonly<Record<string, string>>) => Promise<Page>;
  /** Opens another browser for a second user, signed in if a name is given, at a URL of the console. */
  visit: (path: string, username?: string, appearance?: Partial<ThemeSettings>) => Promise<Page>;
}

/** Playwright reads from the pattern of a fixture which others it needs; that of one without any is empty. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  settings: [{}, { scope: 'worker', option: true }],
  targetService: [
    async ({}, use) => {
      const targetService = await startTargetService();
      await use(targetService);
      await targetService.stop();
    },
    { scope: 'worker' },
  ],
  store: [
    async ({}, use, { workerIndex }) => {
      const store = await openStore(workerIndex);
      try {
        await use(store);
      } finally {
        await store.remove();
      }
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  server: [
    async ({ targetService, settings, store }, use, { workerIndex }) => {
      const server = await startConsole(store.dataDir, `${logFolder}/worker-${workerIndex}.log`, {
        GATEWAY_HOSTS: targetService.origin,
        ...store.settings,
        ...settings,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  pages: [
    async ({}, use) => {
      const pages = new PagePool();
      await use(pages);
      await pages.close();
    },
    { scope: 'worker' },
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
  open: async ({ browser, server, settings, complaints, pages, viewport, contextOptions }, use, testInfo) => {
    const opened: PooledPage[] = [];
    await use(async (localStorage = {}) => {
      const pooled = await pages.take({
        browser,
        origin: server.origin,
        viewport,
        key: JSON.stringify(contextOptions),
        complaints,
        localStorage,
        // Pages and their server have one clock.
        prepare: async (context) =>
          void (settings.CLOCK_AHEAD_MS && (await context.addInitScript(runAhead, Number(settings.CLOCK_AHEAD_MS)))),
      });
      opened.push(pooled);
      return pooled.page;
    });
    const isSound = testInfo.status === testInfo.expectedStatus;
    await Promise.all(opened.map((pooled) => pages.release(pooled, isSound)));
  },
  page: async ({ open }, use) => use(await open()),
  context: async ({ page }, use) => use(page.context()),
  visit: async ({ open, server }, use) =>
    use(async (path, username, appearance) => {
      const session = username === undefined ? {} : await loadSession(server.origin, username);
      const page = await open({ ...session, ...(appearance && stored({ settings: appearance })) });
      await page.goto(path);
      return page;
    }),
});

/** Local storage of a browser after a sign-in. */
async function loadSession(origin: string, username: string): Promise<Record<string, string>> {
  const { token, userInfo, tenantId } = await loadCaller(origin, username);
  return stored({ 'access-token': token, 'user-info': userInfo, 'tenant-id': tenantId });
}

/** Entries as the console keeps them. */
const stored = (entries: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [`pro__${key}`, JSON.stringify({ value, expire: null })]),
  );
