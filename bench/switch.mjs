/**
 * `npm run bench:switch`: two lists open in tabs, and milliseconds from the press on the other tab until its rows are painted,
 * next to a page written by hand that hides one table and shows the other. Exits with 1 beyond the limit (`ROUNDS`
 * changes the run).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebBuilt } from '../scripts/web-build.mjs';
import { openBrowser, storageOf } from './browser.mjs';
import { at, settings, signIn, startServer, stop } from './server.mjs';

const rounds = Number(process.env.ROUNDS ?? 20);
const limitMs = 100;
const lists = ['/enterprise/company', '/post/list'];
const row = 'main tbody tr[data-row-key] td';

/** Runs in the page: presses the tab and waits for the frame after the one in which its page shows a row. */
async function press({ tab, row }) {
  const frame = () => new Promise(requestAnimationFrame);
  const button = [...document.querySelectorAll('[role=tab]')].find(({ textContent }) => textContent.trim() === tab);
  // Pages of other tabs stay in the document.
  const shown = (selector) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const isShown = () => shown('main h1')?.textContent === tab && shown(row);
  const begun = performance.now();
  button.click();
  do await frame();
  while (!isShown());
  await frame();
  return performance.now() - begun;
}

/** Opens the lists one after the other in the same console; returns the titles of their tabs. */
async function openLists(page, origin) {
  await page.goto(origin + lists[0]);
  const titles = [];
  for (const path of lists) {
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const heading = page.locator('main h1').filter({ visible: true });
    for (const known of titles) await heading.filter({ hasNotText: known }).waitFor();
    await page.locator(row).filter({ visible: true }).first().waitFor();
    titles.push(await heading.innerText());
  }
  return titles;
}

/** Milliseconds of every press, the tabs in turns; the first of each does not count. */
async function measure(page, titles) {
  const times = [];
  for (let round = 0; round <= rounds; round += 1)
    for (const tab of titles) {
      const ms = await page.evaluate(press, { tab, row });
      if (round > 0) times.push(ms);
    }
  return times;
}

/** The tables of the lists, and a script that shows one of them. */
const byHand = (
  titles,
  tables,
) => `<!doctype html><main></main>${titles.map((title) => `<button role="tab">${title}</button>`).join('')}
${tables.map((table, i) => `<section><h1>${titles[i]}</h1>${table}</section>`).join('')}
<script>
const panes = [...document.querySelectorAll('section')];
const show = (at) => {
  for (const [i, pane] of panes.entries()) pane.hidden = i !== at;
};
document.querySelector('main').append(...panes);
document.querySelectorAll('[role=tab]').forEach((tab, i) => tab.addEventListener('click', () => show(i)));
show(0);
</script>`;

const dir = mkdtempSync(join(tmpdir(), 'campus-switch-'));
await ensureWebBuilt();
const app = await startServer(settings(undefined, dir));
const browser = await openBrowser();
try {
  const storageState = await storageOf(app.origin, await signIn(app.origin));
  const context = await browser.newContext({ locale: 'zh-CN', storageState: storageState(app.origin) });
  const page = await context.newPage();
  const titles = await openLists(page, app.origin);
  const own = await measure(page, titles);
  const tables = [];
  for (const tab of titles) {
    await page.evaluate(press, { tab, row });
    const table = page.locator('main table:has(tbody tr[data-row-key])').filter({ visible: true });
    tables.push(await table.first().evaluate(({ outerHTML }) => outerHTML));
  }
  const plain = await context.newPage();
  await plain.setContent(byHand(titles, tables));
  const hand = await measure(plain, titles);
  const [median, slowest, ofHand] = [at(own, 0.5), Math.max(...own), at(hand, 0.5)];
  console.log(
    `switch of tabs: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${own.length}; by hand ${ofHand.toFixed(0)} ms; ratio ${(median / ofHand).toFixed(1)}`,
  );
  if (median >= limitMs) {
    console.log(`BEYOND THE LIMIT of ${limitMs} ms`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await stop(app.child);
  rmSync(dir, { recursive: true, force: true });
}
process.exit();
