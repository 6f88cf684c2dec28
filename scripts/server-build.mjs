/** Bundles the server into server/dist when its sources have changed: it loads in half of the time of its 900 modules. */
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { buildStamp } from './build-stamp.mjs';
import { root } from './child.mjs';

const dist = join(root, 'server', 'dist');
const bundled = join(dist, 'main.mjs');
const source = join(root, 'server', 'src', 'main.ts');
/** The process that reads a spreadsheet: compiled, it starts in half of the time. */
const reader = join(root, 'server', 'src', 'kit', 'excel', 'reader-worker.ts');
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
/** The compiled reader, as seen from the module that starts it. */
export const readerModule = '../../../dist/reader.mjs';
const isNamed = (id) => /^[^./\\]/.test(id) && !/^[A-Za-z]:/.test(id);
const isInPackage = (path) => path.replaceAll('\\', '/').includes('/node_modules/');

/** Whether a module stays outside of the bundle: what a bundled package loads belongs to it. */
const isOutside = (id, importer = '') =>
  isNamed(id) &&
  !getLight(id) &&
  !id.startsWith('@campus/') &&
  !isInPackage(importer) &&
  !bundledPackages.some((name) => id === name || id.startsWith(`${name}/`));

/** A CommonJS module that loads one of Node when one of its exports is read. */
const onFirstUse = (module, names) =>
  `const load = () => process.getBuiltinModule('${module}'); module.exports = {${names.map((name) => `get ${name}() { return load().${name}; }`).join(', ')}};`;
/** Modules of Node that packages load at once, with what ours and theirs read of them: most servers never do. */
const lightModules = {
  http2: onFirstUse('node:http2', ['createServer', 'createSecureServer']),
  https: onFirstUse('node:https', ['createServer', 'get', 'request', 'Agent', 'globalAgent']),
  tls: onFirstUse('node:tls', ['connect', 'createServer', 'TLSSocket']),
};
const getLight = (id) => lightModules[id.replace(/^node:/, '')];

/** What packages load for a case that ours is not: a tenth of a start's time and 10 MB. */
const lighterPackages = [
  // A look at the global `Response` loads the HTTP client of `fetch`. Its name is enough.
  ['obj instanceof Response', "Object.prototype.toString.call(obj) === '[object Response]'"],
  // Only files that are routes are looked for with it.
  ["const { glob } = require('glob')", "const glob = (...all) => require('glob').glob(...all)"],
];
const lighten = {
  name: 'light-modules',
  resolveId: { filter: { id: /^(?:node:)?(?:http2|https|tls)$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0(?:node:)?(?:http2|https|tls)$/ },
    handler: (id) => ({ code: getLight(id.slice(1)), moduleType: 'js' }),
  },
  transform: {
    filter: { id: /@fastify[\\/](?:compress|static)[\\/]/ },
    handler: (code) => lighterPackages.reduce((text, [found, lighter]) => text.replace(found, lighter), code),
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
/**
 * An import of a module of Node reads all that it exports, and so loads what few need: the browser's cryptography, the HTTP
 * client of `fetch` with HTTP/2. The same module without an import reads the named ones only.
 */
const importOfNode = /^import (?:(\* as )?(\w+|\{[^}]*\})) from ("node:[\w/]+");$/gm;
const withoutImports = (code) =>
  code.replace(
    importOfNode,
    (_line, _all, names, module) => `const ${names.replaceAll(/ as /g, ': ')} = process.getBuiltinModule(${module});`,
  );
const lighterChunks = {
  name: 'lighter-chunks',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = escapeLetters(withoutImports(file.code));
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
  await build(stamp.digest);
  stamp.keep();
  return bundled;
}

async function build(version) {
  const { build: bundle } = await import('rolldown');
  const common = { cwd: dirname(source), platform: 'node', external: isOutside, logLevel: 'warn' };
  const output = { dir: dist, format: 'esm', comments: false, entryFileNames: '[name].mjs' };
  const define = { BUNDLE_VERSION: JSON.stringify(version), READER_MODULE: JSON.stringify(readerModule) };
  await bundle({
    ...common,
    input: { main: source },
    transform: { define },
    plugins: [lighten, sourceAddresses, lighterChunks],
    output: { ...output, cleanDir: true, chunkFileNames: '[name].mjs' },
  });
  // Apart from the server, with which it would share more than it needs.
  await bundle({
    ...common,
    input: { reader },
    plugins: [lighterChunks],
    output: { ...output, chunkFileNames: 'reader-[name].mjs' },
  });
}
