import { defineConfig } from 'vitest/config';

const shared = {
  testTimeout: 20_000,
  hookTimeout: 60_000,
  // As with journeys: what fails twice is wrong, what fails once is named at the end of the run.
  retry: process.env.CI === 'true' ? 1 : 0,
};
/** What is true of one store alone runs where that store runs. */
const otherStore = process.env.DATABASE_URL ? '**/*-embedded.test.ts' : '**/*-postgres.test.ts';
/** What does not depend on the store runs once, beside the embedded one. */
const storeless = [
  'server/test/kit/excel-*',
  'server/test/platform/storage-*',
  'server/test/platform/bare-image*',
  'server/test/online/report-sql*',
  'server/test/widget-examples*',
  'e2e/security/{rows,source-rules}*',
  'e2e/security/{defects-and-headers,files,first-start,outgoing-calls,own-addresses,push-frames}*',
  'e2e/security/{pushing,spellings-of-addresses,spreadsheets,stored-files}*',
];
const once = process.env.DATABASE_URL ? storeless : [];

/** The three packages' tests; `npm run test:unit` runs them all, `npm run test:pg` the server's on PostgreSQL. */
export default defineConfig({
  test: {
    passWithNoTests: true,
    pool: 'forks',
    maxWorkers: 2,
    projects: [
      {
        test: { ...shared, name: 'contract', include: ['contract/test/**/*.test.ts'], environment: 'node' },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/test/**/*.test.ts', 'e2e/security/**/*.test.ts'],
          exclude: [otherStore, ...once],
          environment: 'node',
          globalSetup: ['server/test/support/global-setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/test/**/*.test.{ts,tsx}', 'web/src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['web/test/setup.ts'],
        },
      },
    ],
  },
});
