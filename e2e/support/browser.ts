/** Finds the Chromium for the tests. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { BrowserProgram } from './browser-program.ts';
import { packagedBrowser } from './packaged-browser.ts';

const knownPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** In another locale the browser replaces Chinese letters in the names of files that it saves. */
const utf8 = { LC_ALL: 'C.UTF-8' };

/**
 * The first available of: CHROMIUM_PATH, the headless shell packaged for npm (the same version everywhere, half the work
 * of a browser with windows), the system's browser, the system's package (with `install`, as root and with apt-get).
 * Throws an Error with the message to show.
 */
export async function findBrowser(options: { install?: boolean; places?: string[] } = {}): Promise<BrowserProgram> {
  const { executablePath, env } = await findProgram(options);
  return { executablePath, env: { ...utf8, ...env } };
}

async function findProgram({ install = false, places = knownPlaces }): Promise<BrowserProgram> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH 指向的文件不存在：${chosen}`);
    return { executablePath: chosen, env: {} };
  }
  const packaged = await packagedBrowser();
  if (packaged) return packaged;
  const findInstalled = () => places.find((place) => existsSync(place));
  const found = findInstalled() ?? (install && installChromium() ? findInstalled() : undefined);
  if (!found) throw new Error('没有可用的浏览器：请安装 Chromium 或 Chrome，或用 CHROMIUM_PATH 指定它的可执行文件。');
  return { executablePath: found, env: {} };
}

/** False without root, apt-get or network. */
function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('正在安装 Chromium……');
  const options = ['-qq', '-o', 'DPkg::Lock::Timeout=600'];
  const packages = ['chromium', 'fonts-noto-cjk'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', ...options], { stdio: ['ignore', 'ignore', 'inherit'], env });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', ...options, ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
    return true;
  } catch {
    return false; // apt-get has printed the reason
  }
}
