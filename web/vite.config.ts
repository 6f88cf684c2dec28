import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileEarly } from './compile-early.ts';
import { consoleStart } from './console-start.ts';
import { formContextAlone } from './form-context.ts';
import { precompress } from './precompress.ts';
import { scriptBudget } from './script-budget.ts';

const server = `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
const apiPrefix = process.env.API_PREFIX ?? '/server';

/** Asked for by the entry, by the pages before signing in and by the console alike. */
const everywhere = new RegExp(
  [
    String.raw`web/src/(main\.tsx|request/(call|file-url|sign-out|second-factor|nonce|visited-tenant)\.ts|shell/logo\.tsx|widgets/menu-icon\.tsx|theme/use-media\.ts)$`,
    String.raw`contract/src/(areas/account/(second-factor|sign-in|social-sign-in|own-account|lock|binding|company-check|theme)|kit/(field|entity|area|endpoint|session)|messages/(failures|zh-CN/portal)|rules/(patterns|china-time|responsive|ticket))\.ts$`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** Asked for by the pages before signing in other than the sign-in, and by the console alike. */
const open = new RegExp(
  [
    String.raw`contract/src/(areas/account/|kit/(workflow|matches|audit-flow|filter|counter|entity-fields)\.ts|messages/zh-CN/(password|portal)\.ts)`,
    String.raw`contract/src/rules/(password|common-passwords|account-name|chinese-text|periods|id-card|credit-code|seal-picture)\.ts`,
    String.raw`web/src/shell/use-leave-question\.ts$`,
  ]
    .join('|')
    .replaceAll('/', String.raw`[\\/]`),
);

/** The scripts of the board everybody lands on, and the engine of lists. */
const preloaded = /^assets[/](board|chart|list)-/;

/** The scripts that `index.html` and the console have asked for before any page. */
const present =
  /^assets[/](index|rolldown-runtime|react|base|console|antd|menu|sign-in|open|enterprise|jobfair|post|preach|live|notices|board|modal|list|markup)-/;

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    formContextAlone(),
    consoleStart(),
    compileEarly(),
    scriptBudget({ openPage: 200_000, firstDashboard: 450_000 }),
    precompress(),
  ],
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
    chunkSizeWarningLimit: 1100,
    // Every lazy import names its style sheets and its scripts, without those of the frame and of the engine of lists: all of
    // them would be a sixth of the console's own script.
    modulePreload: {
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'js' && !preloaded.test(file)
          ? files.filter((name) => name.endsWith('.css') || !present.test(name))
          : files,
    },
    rolldownOptions: {
      // Otherwise a module that imports one part of `antd` counts as importing all of it, and a group takes it all.
      experimental: { lazyBarrel: true },
      // The contract is constants and pure functions: what a page does not use of it is left out.
      treeshake: { moduleSideEffects: (id) => !/[\\/]contract[\\/]src[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs, sign-in included, in two files; everything else follows the lazy imports.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand)[\\/]/,
              priority: 200,
            },
            { name: 'base', test: everywhere, priority: 100 },
            { name: 'sign-in', test: /[/]shell[/]sign-in[/](?!register)/, priority: 60 },
            // What every page with antd needs, then what menus and tabs need; each with all it needs itself.
            {
              name: 'antd',
              test: /node_modules[\\/](@tanstack[\\/]react-query|antd[\\/]es[\\/](button|skeleton|tooltip))[\\/]|web[\\/]src[\\/]widgets[\\/](state-view|status|files[\\/]stored-image)\.tsx$/,
              priority: 90,
            },
            { name: 'menu', test: /node_modules[\\/]antd[\\/]es[\\/](menu|dropdown)[\\/]/, priority: 80 },
            { name: 'notices', test: /[\\/]shell[\\/]notices\.tsx/, priority: 30 },
            // The frame and the board everybody lands on, with all it shows; the chart library only for those who see a chart.
            { name: 'chart', test: /[\\/]widgets[\\/]chart[\\/]line-chart\.tsx/, priority: 10 },
            { name: 'console', test: /[\\/]shell[\\/]console\.tsx/, priority: 50 },
            {
              name: 'board',
              test: /[\\/](areas[\\/]dashboard[\\/](analysis|school-cards|todo-card)|widgets[\\/]chart[\\/]chart-card)\.tsx/,
              priority: 40,
            },
            // What the pages before signing in share with the console, without the rest of it.
            { name: 'open', test: open, priority: 65 },
            { name: 'markup', test: /web[\\/]src[\\/]widgets[\\/]safe-html\.tsx$/, priority: 57 },
            {
              debugName: 'areas',
              name: (id: string) => /areas.(\w+)/.exec(id)?.[1] ?? null,
              test: /contract[\\/]src[\\/]areas[\\/](enterprise|jobfair|live|post|preach)[\\/]/,
              priority: 56,
            },
            { name: 'modal', test: /[\\/]widgets[\\/]modal\.tsx|antd[\\/]es[\\/](modal|input|tag)[\\/]/, priority: 27 },
            // The engine of every list in one file: as 130 small ones it cost half of the time a page takes to load.
            { name: 'list', test: /[\\/]kit[\\/]list[\\/](entity-page|ordered-table)\.tsx/, priority: 20 },
            { name: 'record', test: /web[\\/]src[\\/]kit[\\/](detail|form|step)[\\/]/, minShareCount: 2, priority: 18 },
          ],
        },
      },
    },
  },
});
