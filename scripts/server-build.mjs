/** Bundles the server into server/dist when its sources have changed: it loads in half of the time of its 900 modules. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildStamp } from './build-stamp.mjs';
import { root } from './child.mjs';

const dist = join(root, 'server', 'dist');
const bundled = join(dist, 'main.mjs');
const source = join(root, 'server', 'src', 'main.ts');
const sources = ['server/src/**/*.ts', 'contract/src/**', 'package-lock.json', 'scripts/server-build.mjs'];

/**
 * Packages that every start loads, with those that they load themselves: hundreds of small files that are found and read one
 * by one. Other packages are loaded as they are, on first use: they look for files and workers next to themselves.
 */
const bundledPackages = [
  'fastify',
  '@fastify/compress',
  '@fastify/multipart',
  '@fastify/static',
  'find-my-way',
  'jose',
  'kysely',
  'otpauth',
  'pg',
  'prom-client',
  'uqr',
  'ws',
  'yazl',
];
const isNamed = (id) => /^[^./\\]/.test(id) && !/^[A-Za-z]:/.test(id);
const isInPackage = (path) => path.replaceAll('\\', '/').includes('/node_modules/');

/** Whether a module stays outside of the bundle: what a bundled package loads belongs to it. */
const isOutside = (id, importer = '') =>
  isNamed(id) &&
  !Object.hasOwn(lightModules, id) &&
  !id.startsWith('@campus/') &&
  !isInPackage(importer) &&
  !bundledPackages.some((name) => id === name || id.startsWith(`${name}/`));

/**
 * Modules that stand for a heavy one of Node. An import of `node:http` reads all that the module exports, and so loads the
 * HTTP client of `fetch`. Fastify loads `node:http2` for servers that are not ours.
 */
const lightModules = {
  'node:http': `const http = process.getBuiltinModule('node:http'); export default http;
    export const { createServer, request, Agent, IncomingMessage, ServerResponse, STATUS_CODES } = http;`,
  'node:http2': `const http2 = () => process.getBuiltinModule('node:http2');
    export const createServer = (...all) => http2().createServer(...all);
    export const createSecureServer = (...all) => http2().createSecureServer(...all);`,
};
/** A look at the global `Response` loads the HTTP client of `fetch` as well: @fastify/compress tells one by its name. */
const [byClass, byName] = ['obj instanceof Response', "Object.prototype.toString.call(obj) === '[object Response]'"];
/** What a start does not need: a tenth of its time and 10 MB. */
const lighten = {
  name: 'light-modules',
  resolveId: { filter: { id: /^node:http2?$/ }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0node:http2?$/ }, handler: (id) => lightModules[id.slice(1)] },
  transform: {
    filter: { id: /@fastify[\\/]compress[\\/]/, code: byClass },
    handler: (code) => code.replace(byClass, byName),
  },
};

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
 * V8 keeps the source of what runs: with a single Chinese letter it needs two bytes for each of its letters. As escapes they
 * mean the same in texts and patterns.
 */
const escapeLetters = (code) =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
const oneByteLetters = {
  name: 'one-byte-letters',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeLetters(file.code);
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
    external: isOutside,
    plugins: [lighten, sourceAddresses, oneByteLetters],
    logLevel: 'warn',
    output: {
      dir: dist,
      cleanDir: true,
      format: 'esm',
      comments: false,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
    },
  });
}
