/**
 * `npm run bench:paint`: first visits with an empty cache in a browser whose processor is slowed down four times, next to
 * a page written by hand that shows the same ten rows. Seconds until the frame is painted, and until the page can be
 * used: medians. Exits with 1 beyond the limits (`ROUNDS`, `SLOWED` change the run).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import { openBrowser, storageOf } from './browser.mjs';
import { at, settings, signIn, startServer, stop } from './server.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const slowed = Number(process.env.SLOWED ?? 4);
const list = '/api/pc/bizCompany/list?pageNo=1&pageSize=10';

/** Pages with the selector of what they are opened for, the text that it must hold, and limits in seconds. */
const pages = {
  'sign-in': { path: '/user/login', wanted: 'input[placeholder="请输入验证码"]', usable: 1.5, signedIn: false },
  dashboard: { path: '/dashboard/analysis', wanted: 'main', text: '入驻企业', usable: 2.2, signedIn: true },
  list: {
    path: '/enterprise/company',
    wanted: 'main tbody tr[data-row-key] td a',
    frame: 0.8,
    usable: 2.5,
    signedIn: true,
  },
  'by hand': { path: '/', wanted: 'tbody tr', signedIn: true },
};

const byHand = (
  token,
) => `<!doctype html><html lang="zh-CN"><title>企业</title><h1>企业</h1><table><tbody></tbody></table>
<script type="module">
const reply = await fetch('/server${list}', { headers: { 'x-access-token': '${token}', 'tenant-id': '1' } });
const { result } = await reply.json();
document.querySelector('tbody').innerHTML = result.records.map((row) => '<tr><td>' + Object.values(row).join('</td><td>') + '</td></tr>').join('');
</script>`;

/** Serves the page written by hand and passes its call on, as a reverse proxy would. */
async function serveByHand(origin, token) {
  const server = createServer(async ({ url, headers }, response) => {
    if (!url.startsWith('/server/')) return response.end(byHand(token));
    const sent = { 'x-access-token': headers['x-access-token'] ?? '', 'tenant-id': '1' };
    response.end(await (await fetch(origin + url, { headers: sent })).text());
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server;
}

/** Runs in the page: when the selector first matches something visible with the text. */
function noteUsable({ wanted, text = '' }) {
  const look = () => {
    const found = document.querySelector(wanted);
    if (found?.checkVisibility() && found.textContent.includes(text)) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Seconds of one first visit. */
async function visit(browser, origin, { path, wanted, text, signedIn }, storage) {
  const context = await browser.newContext({ locale: 'zh-CN', ...(signedIn && { storageState: storage(origin) }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  await page.addInitScript(noteUsable, { wanted, text });
  await page.goto(origin + path);
  await page.waitForFunction(() => window.usableAt !== undefined, undefined, { timeout: 60_000 });
  const [frame, usable] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? window.usableAt,
    window.usableAt,
  ]);
  await context.close();
  return { frame: frame / 1000, usable: usable / 1000 };
}

const dir = mkdtempSync(join(tmpdir(), 'campus-paint-'));
await ensureWebBuilt();
const app = await startServer(settings(undefined, dir));
const browser = await openBrowser();
const token = await signIn(app.origin);
const hand = await serveByHand(app.origin, token);
try {
  const storage = await storageOf(app.origin, token);
  const times = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  // In rounds, so that other load on the machine affects all pages alike.
  for (let round = 0; round < rounds; round += 1)
    for (const [name, page] of Object.entries(pages)) {
      const origin = name === 'by hand' ? `http://127.0.0.1:${hand.address().port}` : app.origin;
      times[name].push(await visit(browser, origin, page, storage));
    }
  const median = (name, key) =>
    at(
      times[name].map((one) => one[key]),
      0.5,
    );
  for (const [name, limit] of Object.entries(pages)) {
    const [frame, usable] = [median(name, 'frame'), median(name, 'usable')];
    const fits =
      frame < (limit.frame ?? Number.POSITIVE_INFINITY) && usable < (limit.usable ?? Number.POSITIVE_INFINITY);
    console.log(
      `${name.padEnd(10)} frame ${frame.toFixed(2)} s, usable ${usable.toFixed(2)} s, ${(usable / median('by hand', 'usable')).toFixed(1)} times by hand${fits ? '' : `  BEYOND THE LIMIT (frame ${limit.frame ?? '-'}, usable ${limit.usable})`}`,
    );
    if (!fits) process.exitCode = 1;
  }
} finally {
  await browser.close();
  hand.close();
  await stop(app.child);
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
