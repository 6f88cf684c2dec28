/** Names with markup are rendered as text, URLs cannot leave the site, and files run no scripts. */
import { text } from '@campus/contract/messages';
import type { Page } from '@playwright/test';
import { loadCaller } from '../support/api.ts';
import { Shell } from '../support/pages/shell.ts';
import { SignInPage } from '../support/pages/sign-in.ts';
import { expect, test } from '../support/server.ts';

/** XSS payloads; `probe()` is the injected script (support/watch.ts). */
const marks = [
  '<script>probe()</script>',
  '<SCRIPT SRC=//x.example/a.js></SCRIPT>',
  '<img src=x onerror=probe()>',
  '<img src="x" oNeRrOr="probe()">',
  '<a href="javascript:probe()">x</a>',
  '<a href="JaVaScRiPt:probe()">x</a>',
  '<a href="java&#9;script:probe()">x</a>',
  '<a href="&#106;avascript:probe()">x</a>',
  '<a href="data:text/html,probe()">x</a>',
  '<a href="vbscript:probe()">x</a>',
  '"><svg onload=probe()>',
  '<svg><script>probe()</script></svg>',
  '<math><mtext><script>probe()</script>',
  '<iframe src="javascript:probe()">',
  '<iframe srcdoc="<script>probe()">',
  '<style>*{background:url(probe())}',
  '<p style="background:url(probe())">',
  '<p style="width:expression(probe())">',
  '<form action="javascript:probe()">',
  '<object data="javascript:probe()">',
  '<embed src="javascript:probe()">',
  '<base href="//x.example/">',
  '<meta http-equiv="refresh" content="0">',
  '<xmp><script>probe()</script></xmp>',
  '</textarea><img src=x onerror=probe()>',
  '<template><script>probe()</script>',
  '<details open ontoggle=probe()>x',
  '<video><source onerror=probe()>',
  '<!--<img src=x onerror=probe()>-->',
  "'-probe()-' {{probe()}} ${probe()}",
] as const;
/** No script ran and no executable markup is in the page. */
async function inert(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    'probed' in globalThis,
    document.querySelectorAll(
      'img[src="x"], svg[onload], iframe[srcdoc], iframe[src^="javascript"], a[href^="javascript" i], object, embed, base, math, xmp, [onerror], [ontoggle], [onload], script:not([src])',
    ).length,
  ]);
  expect(found).toEqual([false, 0]);
}

test('S-Y15, S-V3: shows names that are scripts as text in lists, menu, tabs, breadcrumb and title', async ({
  server,
  visit,
}) => {
  test.slow(); // thirty of every kind are written and looked at
  const admin = await loadCaller(server.origin, 'admin');
  const kept: Record<string, string[]> = {};
  const say = async (page: string, mark: string, path: string, data: object) => {
    const { success } = await admin.send('POST', path, data);
    if (success) kept[page] = [...(kept[page] ?? []), mark];
  };
  const entries: string[] = [];
  for (const [i, mark] of marks.entries()) {
    await say('/isystem/position', mark, '/sys/position/add', { code: `probe${i}`, name: mark, postRank: '1' });
    await say('/isystem/dict', mark, '/sys/dict/add', { dictName: mark, dictCode: `probe_${i}`, description: mark });
    const short = mark.slice(0, 30);
    const role = { roleCode: `probe_${i}`, roleName: short, description: mark };
    await say('/isystem/roleUserList', short, '/sys/role/add', role);
    await say('/isys/category', mark, '/sys/category/add', { name: mark, pid: '0' });
    await say('/isystem/depart', mark, '/sys/sysDepart/add', { departName: mark, orgCategory: '1', parentId: '' });
    const entry = { name: mark, menuType: 0, url: `/probe/${i}`, component: 'system/SysPositionList', sortNo: 90 + i };
    const { success, result } = await admin.send<{ id: string }>('POST', '/sys/permission/add', entry);
    if (success) entries.push(result.id);
  }
  for (const [page, names] of Object.entries(kept)) expect(names.length, page).toBeGreaterThan(9);
  expect(entries.length).toBeGreaterThan(20);
  const roles = await admin.call<{ records: { id: string }[] }>('GET', '/sys/role/list', { roleCode: 'admin' });
  const roleId = roles.records[0]?.id ?? '';
  const held = await admin.call<string[]>('GET', '/sys/permission/queryRolePermission', { roleId });
  await admin.call('POST', '/sys/permission/saveRolePermission', {
    roleId,
    permissionIds: [...new Set([...held, ...entries])].join(','),
    lastpermissionIds: held.join(','),
  });

  const page = await visit('/isystem/position', 'admin');
  for (const [path, names] of Object.entries(kept)) {
    await page.goto(`${path}?pageSize=50`);
    await expect(page.getByText(names.at(-1) ?? '').first()).toBeVisible();
    await inert(page);
  }
  for (const i of [0, 2, 10, 14, 24, 29]) {
    await new Shell(page).go(`/probe/${i}`);
    await expect.poll(() => page.title()).toContain(marks[i] ?? '');
    // Menu, tab and breadcrumb show it unchanged.
    await expect(page.getByText(marks[i] ?? '', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(marks[i] ?? '', { exact: true }).nth(1)).toBeAttached();
    await inert(page);
  }
  // Later tests of this server see the menu as it ships.
  await admin.call('DELETE', '/sys/permission/deleteBatch', { ids: entries.join(',') });
});

test('S-N18, S-V3: a sign-in leads to a page of this origin when another one is requested', async ({
  server,
  page,
}) => {
  test.slow(); // a sign-in for each
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(new URL(frame.url()).origin));
  // Every spelling: web/test/shell/redirect-target.test.ts.
  for (const redirect of ['/\\x', 'https://x.example.invalid', 'javascript:probe()']) {
    await page.goto(`/user/login?redirect=${encodeURIComponent(redirect)}`);
    const signIn = new SignInPage(page);
    await signIn.fill('viewer');
    await signIn.submit.click();
    await expect(page).not.toHaveURL(/\/user\/login/);
    expect(new URL(page.url()).origin, redirect).toBe(server.origin);
    expect(
      left.filter((origin) => origin !== server.origin),
      redirect,
    ).toEqual([]);
    await inert(page);
    // The next one signs in again.
    await page.evaluate(() => localStorage.clear());
  }
});

test('S-V4: a sheet with prototype columns changes no prototype when pasted into the grid', async ({ visit }) => {
  const page = await visit('/demo/editTable', 'admin');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { pane } = new Shell(page);
  const grid = pane.getByRole('grid').first();
  await expect(grid.getByRole('row').nth(2)).toBeVisible();
  await pane.getByRole('button', { name: text.grid.add, exact: true }).click();
  await grid.locator('.grid-row').last().locator('[data-key="orderNo"]').click();
  const names = ['__proto__.x', 'constructor.prototype.x', '__proto__', 'constructor'];
  const sheet = [names, names.map(() => '1'), ['{"__proto__":{"x":1}}', 'x', 'x', 'x']]
    .map((row) => row.join('\t'))
    .join('\r\n');
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), sheet);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByText('__proto__.x').or(page.locator('input[value="__proto__.x"]')).first()).toBeVisible();
  const polluted = await page.evaluate(() => [
    ({} as Record<string, unknown>).x,
    ([] as unknown[] & { x?: unknown }).x,
    Object.keys(Object.prototype),
  ]);
  expect(polluted).toEqual([undefined, undefined, []]);
});

test.describe('a stored file', () => {
  test.use({ provoked: /./ });
  test('S-N16: is not run as a script of a page when its name says so', async ({ server, visit }) => {
    const { token } = await loadCaller(server.origin, 'admin');
    const page = await visit('/user/login');
    for (const type of ['text/javascript', 'application/javascript']) {
      const stored = await page.request.post(`${server.origin}/server/sys/common/upload`, {
        headers: { 'X-Access-Token': token },
        multipart: { file: { name: 'code.txt', mimeType: type, buffer: Buffer.from('globalThis.probed = true;') } },
      });
      const { success, message } = (await stored.json()) as { success: boolean; message: string };
      expect(success, message).toBe(true);
      const outcome = await page.evaluate(
        (src) =>
          new Promise<string>((done) => {
            const script = Object.assign(document.createElement('script'), { src });
            script.onload = () => done('loaded');
            script.onerror = () => done('blocked');
            document.head.append(script);
          }),
        `/server/sys/common/static/${encodeURI(message)}`,
      );
      expect(outcome).toBe('blocked');
      expect(await page.evaluate(() => 'probed' in globalThis)).toBe(false);
    }
  });
});
