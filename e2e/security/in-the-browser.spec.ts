/** User input is rendered as text everywhere, and an incomplete session counts as none. */
import { loadCaller } from '../support/api.ts';
import { Shell } from '../support/pages/shell.ts';
import { SignInPage } from '../support/pages/sign-in.ts';
import { expect, test } from '../support/server.ts';

/** `probe()` is the injected script (support/watch.ts). */
const marks = [
  '<img src=x onerror=probe()>',
  '"><svg onload=probe()>',
  "'-probe()-'",
  '<script>probe()</script>',
  'javascript:probe()',
  '{{probe()}}${probe()}',
] as const;

test('S-J58: shows names that are scripts as they were typed', async ({ server, visit }) => {
  const admin = await loadCaller(server.origin, 'admin');
  const name = marks[0];
  await admin.call('POST', '/sys/position/add', { code: 'probe', name, postRank: '1' });
  await admin.call('POST', '/sys/dict/add', { dictName: marks[1], dictCode: 'probe_dict', description: marks[3] });
  await admin.call('POST', '/sys/role/add', { roleCode: 'probe_role', roleName: marks[2], description: marks[5] });
  await admin.call('POST', '/sys/category/add', { name: marks[3], pid: '0' });
  await admin.call('POST', '/sys/sysDepart/add', { departName: marks[4], orgCategory: '1', parentId: '' });
  const { id } = await admin.call<{ id: string }>('POST', '/sys/permission/add', {
    name,
    menuType: 0,
    url: '/probe',
    component: 'layouts/RouteView',
    icon: '"><svg onload=probe()>',
    sortNo: 99,
  });
  const page = await visit('/isystem/position', 'admin');
  for (const [path, shown] of [
    ['/isystem/position', name],
    ['/isystem/dict', marks[1]],
    ['/isystem/roleUserList', marks[2]],
    ['/isys/category', marks[3]],
    ['/isystem/depart', marks[4]],
    ['/isystem/permission', name],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await new Shell(page).go(path);
    // The list of the page before stays in the document.
    await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => 'probed' in globalThis)).toBe(false);
  }
  // Later tests of this server see the menu as it ships.
  await admin.call('DELETE', '/sys/permission/delete', { id });
});

test('S-V2: does not sign in when the permissions cannot be read', async ({ visit }) => {
  const page = await visit('/user/login');
  const listStored = () =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  const before = await listStored();
  await page.route('**/sys/permission/getUserPermissionByToken**', (route) =>
    route.fulfill({ json: { success: false, code: 500, message: '系统繁忙，请稍后再试', result: null, timestamp: 0 } }),
  );
  const signIn = new SignInPage(page);
  await signIn.fill('viewer');
  await signIn.submit.click();
  await expect(page.getByText('系统繁忙，请稍后再试').first()).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login/);
  const about = /token|user|tenant|dict|depart|permission|menu/i;
  expect((await listStored()).filter((key) => !before.includes(key) && about.test(key))).toEqual([]);
  await page.goto('/dashboard/analysis');
  await expect(page).toHaveURL(/\/user\/login/);
});
