import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { formContextAlone } from './form-context.ts';
import { precompress } from './precompress.ts';
import { scriptBudget } from './script-budget.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const apiPrefix = process.env.API_PREFIX ?? '/server';

/** Asked for by the entry, by the pages before signing in and by the console alike. */
const everywhere = new RegExp(
  [
    String.raw`web/src/(main\.tsx|request/(call|file-url|sign-out|second-factor|nonce|visited-tenant)\.ts|shell/logo\.tsx|widgets/menu-icon\.tsx|theme/use-media\.ts)$`,
    String.raw`contract/src/(areas/account/(second-factor|sign-in|social-sign-in|own-account|lock)|kit/(field|entity|area|endpoint|session)|messages/(failures|zh-CN/portal)|rules/(patterns|china-time|responsive|ticket))\.ts$`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** The scripts of the board everybody lands on. */
const ofFirstBoard = /^assets[/](board|chart)-/;

export default defineConfig({
  base: '/',
  plugins: [react(), formContextAlone(), scriptBudget({ openPage: 200_000, firstDashboard: 450_000 }), precompress()],
  resolve: {
    alias: [
      {
        find: /^@rc-component\/trigger$/,
        replacement: fileURLToPath(new URL('src/theme/trigger.tsx', import.meta.url)),
      },
    ],
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      [apiPrefix]: { target: server, ws: true },
      '/healthz': server,
      '/q/': server,
      '^/live/(media/|[rp]\\d+x)': server,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // The page's policy allows scripts of its own origin only: nothing is inlined into a data address.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    // Every lazy import names its style sheets. Its scripts are named for the first board only: the lists of all pages
    // would be a sixth of the console's own script.
    modulePreload: {
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && !ofFirstBoard.test(file) ? files.filter((name) => name.endsWith('.css')) : files,
    },
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
            { name: 'base', test: everywhere, priority: 10 },
            { name: 'sign-in', test: /[/]shell[/]sign-in[/](?!register)/, priority: 5 },
            // What every page with antd needs, then what menus and tabs need; each with all it needs itself.
            {
              name: 'antd',
              test: /node_modules[\\/](@tanstack[\\/]react-query|antd[\\/]es[\\/](button|skeleton|tooltip))[\\/]/,
              priority: 9,
            },
            { name: 'menu', test: /node_modules[\\/]antd[\\/]es[\\/](menu|dropdown)[\\/]/, priority: 8 },
            { name: 'notices', test: /[\\/]shell[\\/]notices\.tsx/, priority: 1 },
            // The frame and the board everybody lands on; the chart library only for those who see a chart.
            { name: 'chart', test: /[\\/]widgets[\\/]chart[\\/]line-chart\.tsx/, priority: 4 },
            { name: 'console', test: /[\\/]shell[\\/]console\.tsx/, priority: 3 },
            { name: 'board', test: /[\\/]areas[\\/]dashboard[\\/]analysis\.tsx/, priority: 2 },
          ],
        },
      },
    },
  },
});
