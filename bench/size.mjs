/**
 * `npm run bench:size`: gzip JavaScript and requests of the sign-in page and of the first dashboard, counted in a real
 * browser over a fresh profile, against the product as `npm start` serves it; first the packages of a production
 * installation, which have a limit.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureServerBuilt } from '../scripts/server-build.mjs';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import { openBrowser } from './browser.mjs';

const root = new URL('..', import.meta.url).pathname;
/** Charts and figures load after the first paint. */
const restMs = 1500;

/** Bytes of a package without the packages inside of it, which the lock file lists themselves. */
const sizeOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? sizeOf(path) : entry.isFile() ? statSync(path).size : 0);
    }, 0);
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
const isProduction = ([path, { dev, devOptional, optional, link }]) =>
  path.startsWith('node_modules/') && !dev && !devOptional && !optional && !link && existsSync(join(root, path));
const sizes = Object.entries(packages)
  .filter(isProduction)
  .map(([path]) => [path.slice('node_modules/'.length), sizeOf(join(root, path))])
  .sort(([, one], [, other]) => other - one);
const [mostMb, mb] = [150, sizes.reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6];
const largest = sizes.slice(0, 5).map(([name, bytes]) => `${name} ${(bytes / 1e6).toFixed(1)}`);
console.log(`production installation: ${mb.toFixed(1)} MB in ${sizes.length} packages; ${largest.join(', ')}`);
if (mb > mostMb) throw new Error(`a production installation has at most ${mostMb} MB`);

await ensureWebBuilt();
const dir = mkdtempSync(join(tmpdir(), 'campus-size-'));
const child = spawn(process.execPath, [await ensureServerBuilt()], {
  cwd: root,
  env: {
    ...process.env,
    DATA_DIR: dir,
    SEED: 'small',
    CAPTCHA_FIXED: '8888',
    RATE_LIMITS: 'off',
    PORT: '0',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve) => {
  let out = '';
  child.stdout.on('data', (c) => {
    out += c;
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(out);
    if (found) resolve(found[0]);
  });
});
const browser = await openBrowser();
/** Counts the requests of a page until `usable` holds and the network is idle; fails beyond `most` requests and kilobytes. */
async function measure(name, context, path, usable, most) {
  const page = await context.newPage();
  let requests = 0;
  let bytes = 0;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    requests += 1;
    if (pathname.endsWith('.js')) bytes += gzipSync(readFileSync(join(root, 'web/dist', pathname))).length;
  });
  await page.goto(origin + path);
  await usable(page);
  await page.waitForTimeout(restMs);
  const fits = requests <= most.requests && bytes / 1000 <= most.kilobytes;
  const limit = fits ? '' : `  BEYOND THE LIMIT of ${most.requests} and ${most.kilobytes} kB`;
  console.log(`${name}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip)${limit}`);
  if (!fits) process.exitCode = 1;
  return page;
}

try {
  const visitor = await browser.newContext({ locale: 'zh-CN' });
  const form = (opened) => opened.getByPlaceholder('请输入验证码').first().waitFor();
  const page = await measure('sign-in page, usable', visitor, '/user/login', form, { requests: 15, kilobytes: 200 });
  await page
    .getByPlaceholder(/账号|用户名/)
    .first()
    .fill('admin');
  await page.getByPlaceholder('请输入密码').first().fill('Campus@2026');
  await page.getByPlaceholder('请输入验证码').first().fill('8888');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/dashboard/analysis');
  const board = (opened) => opened.getByText('入驻企业').first().waitFor();
  await board(page);
  const signedIn = await browser.newContext({ locale: 'zh-CN', storageState: await visitor.storageState() });
  const most = { requests: 30, kilobytes: 450 };
  await measure('first dashboard, signed in, empty cache', signedIn, '/dashboard/analysis', board, most);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
