/**
 * `npm run bench:size`: gzip JavaScript and requests of the sign-in page and of the first dashboard, counted in a real
 * browser over a fresh profile, against the product as `npm start` serves it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';

const root = new URL('..', import.meta.url).pathname;
/** Charts and figures load after the first paint. */
const restMs = 1500;
const dir = mkdtempSync(join(tmpdir(), 'campus-size-'));
const child = spawn(process.execPath, ['server/src/main.ts'], {
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
const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
  env: { ...process.env, ...found.env },
});
/** Counts the requests of a page until `usable` holds and the network is idle. */
async function measure(name, context, path, usable) {
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
  console.log(`${name}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB of JavaScript (gzip)`);
  return page;
}

try {
  const visitor = await browser.newContext({ locale: 'zh-CN' });
  const page = await measure('sign-in page, usable', visitor, '/user/login', (opened) =>
    opened.getByPlaceholder('请输入验证码').first().waitFor(),
  );
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
  await measure('first dashboard, signed in, empty cache', signedIn, '/dashboard/analysis', board);
} finally {
  await browser.close();
  child.kill('SIGTERM');
  await new Promise((resolve) => child.on('exit', resolve));
  rmSync(dir, { recursive: true, force: true });
}
process.exit(0);
