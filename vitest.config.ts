import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readerModule } from './scripts/server-build.mjs';

/** Generous, for busy machines: passing tests never wait for these, and no test has a shorter one of its own. */
const timeouts = { testTimeout: 300_000, hookTimeout: 300_000 };
const pollTimeout = 30_000;

/** API tests for the embedded database only: they open it themselves or fail on others. */
const embeddedOnly = {
  '**/*-embedded.test.ts': 'its lock file, watchdog, guard for free space, and a server process on it',
  'server/test/reliability/kill.test.ts': 'recovery of its files; PostgreSQL has its own',
  'server/test/reliability/nearly-full-disk.test.ts': 'it is the one that must watch the disk',
};
/** API tests that run on PostgreSQL and again here: a single connection or the WASM build may behave differently. */
const onBoth = {
  'server/test/every-entity.test.ts': 'every statement of the kit, for every entity',
  'server/test/kit/{database,engine,filter,query,import-check}.test.ts': 'the kit itself: types, filters, transactions',
  'server/test/platform/jobs.test.ts': 'claiming jobs without row locks of others',
  'server/test/monitor/monitor.test.ts': 'reads figures of the database',
  'server/test/online/reports.test.ts': "reports run on the product's own connection",
  'server/test/reliability/{references,tree-edits,unique-keys}.test.ts':
    'constraints and locks when calls queue for one connection',
  'server/test/sign-in/password-sign-in.test.ts': 'counts attempts before it evaluates them',
};

/** Short files that run long, most of them over every entity: by size they would be the last, next to an idle core. */
const runLong =
  /\/(import-template|list-rows|import-guesses|employment-import-size|permission-matrix|imports|excel-hostile|new-entity)\.test\.ts$/;
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((sorted) =>
      [true, false].flatMap((isLong) => sorted.filter(({ moduleId }) => runLong.test(moduleId) === isLong)),
    );
  }
}

const allApiTests = ['server/test/**/*.test.ts', 'e2e/security/**/*.test.ts'];
const isSelection = !process.env.DATABASE_URL && process.env.EMBEDDED_TESTS !== 'all';

/** The API tests of a run: all of them on PostgreSQL; `npm test` repeats those above on the embedded database; any by name on demand. */
function apiTests() {
  if (process.env.DATABASE_URL) return { include: allApiTests, exclude: Object.keys(embeddedOnly) };
  return {
    include: isSelection ? Object.keys(embeddedOnly) : allApiTests,
    exclude: ['**/node_modules/**', '**/*-postgres.test.ts'],
  };
}
/** The tests for both databases have theirs in memory: they share a process, as on PostgreSQL. */
const inMemoryTests = isSelection ? Object.keys(onBoth) : [];

const componentTests = ['web/test/**/*.test.{ts,tsx}'];
/** Component tests that mock what modules loaded earlier would not see, or use the real holder of notices. */
const mocking = [
  'web/test/areas/monitor/cache-info.test.tsx',
  'web/test/kit/live/live-statistics.test.tsx',
  'web/test/widgets/attachment-viewer.test.tsx',
  'web/test/shell/notices.test.tsx',
];
const components = {
  ...timeouts,
  environment: 'jsdom',
  setupFiles: ['web/test/quick-libraries.mjs', 'web/test/setup.ts'],
};

const api = { ...timeouts, environment: 'node', globalSetup: ['server/test/support/global-setup.ts'] };

/** Contract, API and component tests; see docs/decisions/0014-tests.md. */
export default defineConfig({
  // Spreadsheets are read by the process of the bundle, where one has been built.
  define: process.env.SERVER_ENTRY?.endsWith('.mjs') ? { READER_MODULE: JSON.stringify(readerModule) } : {},
  test: {
    passWithNoTests: true,
    pool: 'forks',
    // Tests of the embedded database wait for its thread, for processes and for time limits: three of them fill two cores.
    maxWorkers: isSelection ? 3 : 2,
    // V8 loses track of WebAssembly code pages across worker threads when it protects them (nodejs/node#64500).
    // Most objects die young: a larger young generation is collected less often.
    execArgv: ['--no-memory-protection-keys', '--max-semi-space-size=64'],
    // Modules are loaded once per worker: loading is most of a file's cost.
    isolate: false,
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: pollTimeout } },
    projects: [
      {
        extends: true,
        test: { ...timeouts, name: 'contract', include: ['contract/test/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          ...api,
          ...apiTests(),
          name: 'server',
          // Lock files, watchdogs and workers of the embedded database belong to a process.
          isolate: !process.env.DATABASE_URL,
        },
      },
      { extends: true, test: { ...api, name: 'server-memory', include: inMemoryTests } },
      // The setup file cleans the page and stores after every file.
      { extends: true, test: { ...components, name: 'web', include: componentTests, exclude: [...mocking] } },
      { extends: true, test: { ...components, name: 'web-mocks', include: [...mocking], isolate: true } },
    ],
  },
});
