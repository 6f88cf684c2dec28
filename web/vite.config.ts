import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { openPageBudget } from './open-page-budget.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const apiPrefix = process.env.API_PREFIX ?? '/server';

export default defineConfig({
  base: '/',
  plugins: [react(), openPageBudget(200_000)],
  server: {
    host: '127.0.0.1',
    proxy: { [apiPrefix]: { target: server, ws: true }, '/healthz': server },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The page's policy allows scripts of its own origin only: nothing is inlined into a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      // The contract is constants and pure functions: what a page does not use of it is left out.
      treeshake: { moduleSideEffects: (id) => !/[\\/]contract[\\/]src[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, sign-in included, in two files; everything else follows the lazy imports.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
              priority: 20,
            },
            { name: 'base', tags: ['$initial'], priority: 10 },
            // The pages before the console in one file: a visitor should wait for few requests.
            { name: 'sign-in', test: /[\\/]shell[\\/]sign-in[\\/](?!register)/, priority: 5 },
          ],
        },
      },
    },
  },
});
