/** Bundles the server into server/dist when its sources have changed: it loads in half of the time of its 900 modules. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildStamp } from './build-stamp.mjs';
import { root } from './child.mjs';

const dist = join(root, 'server', 'dist');
const bundled = join(dist, 'main.mjs');
const source = join(root, 'server', 'src', 'main.ts');
const sources = ['server/src/**/*.ts', 'contract/src/**', 'package-lock.json', 'scripts/server-build.mjs'];

/** Our own modules are bundled, packages are loaded as they are. */
const isPackage = (id) => /^[^./\\]/.test(id) && !/^[A-Za-z]:/.test(id) && !id.startsWith('@campus/');

/** Files next to a module (workers, migrations, fonts) stay where they are: its address remains that of its source. */
const sourceAddresses = {
  name: 'source-addresses',
  transform: {
    filter: { code: 'import.meta.url' },
    handler(code, id) {
      const path = relative(dist, id).replaceAll('\\', '/');
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(path)}, import.meta.url).href`);
    },
  },
};

/**
 * Brings server/dist up to date and returns the path of the server's entry point. Without the bundler, as in a
 * production installation, it is the bundle that was copied with these sources, or the sources.
 */
export async function ensureServerBuilt() {
  const stamp = buildStamp(join(dist, 'built-from'), sources);
  if (existsSync(bundled) && stamp.isCurrent()) return bundled;
  if (!existsSync(join(root, 'node_modules', 'rolldown'))) return source;
  await build();
  stamp.keep();
  return bundled;
}

async function build() {
  const { build: bundle } = await import('rolldown');
  await bundle({
    input: { main: source },
    cwd: dirname(source),
    platform: 'node',
    external: isPackage,
    plugins: [sourceAddresses],
    logLevel: 'warn',
    output: { dir: dist, cleanDir: true, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
  });
}
