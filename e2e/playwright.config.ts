import { defineConfig } from '@playwright/test';
import { findBrowser } from './support/browser.ts';
import { reportFile, traceFolder } from './support/folders.ts';

const browser = await findBrowser();

/** What the address bar of every window loads in a process of its own, 0.7 CPU seconds each, and a renderer in reserve. */
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];
/** Those of Playwright: Chromium reads the last list only. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Runs without the sandbox, which root cannot use, and without requests to the browser's vendor. */
const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // No page lives long enough to gain from V8's two optimizing compilers. Rendering leaves much garbage: a large young generation is
  // collected less often, and threads of the collector would only take the cores from other pages.
  '--js-flags=--no-opt --no-maglev --max-semi-space-size=64 --min-semi-space-size=32 --single-threaded-gc',
  `--disable-features=${[...unneeded, ...disabledByPlaywright].join()}`,
];

/** They start a server with settings of their own: last, they would leave the other workers idle. */
const ownServer = ['pipeline-expiry', 'assistant-service'].map((name) => `**/${name}.spec.ts`);

const onPostgres = ['**/second-source.spec.ts', '**/lost-channel.spec.ts'];

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'own server', testMatch: ownServer },
    {
      name: 'shared server',
      testMatch: '**/*.spec.ts',
      testIgnore: process.env.E2E_SOURCE_URL ? ownServer : [...ownServer, ...onPostgres],
    },
  ],
  outputDir: traceFolder,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  // A test waits for timers and answers half of its time, so three keep two cores busy.
  workers: 3,
  // Generous, for busy machines: a passing test never waits for these.
  timeout: 300_000,
  // A test that needs a retry is a defect.
  retries: 0,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: process.env.CI === 'true',
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    // Disables animations; `main-job.spec.ts` keeps them.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    // Recording doubles the duration; `npm run e2e -- --trace on` records on demand.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browserArguments,
      env: { ...process.env, ...browser.env },
    },
  },
});
