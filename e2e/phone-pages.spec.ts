/** Every page of the menu fits on a phone, with the rows that users of it see. */
import { liveRoom, liveScreen } from '@campus/contract/live';
import type { Page } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Entry {
  readonly path: string;
  readonly hidden?: boolean;
  readonly children?: readonly Entry[];
}
/** Paths of the entries that open a page of the console. */
const listPages = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, hidden, children }) => {
    if (hidden) return [];
    if (children?.length) return listPages(children);
    return path.startsWith('/') && !path.includes(':') ? [path] : [];
  });

async function arrive(page: Page, path: string): Promise<void> {
  const { pane } = new Shell(page);
  await page.goto(path);
  await expect(pane.locator(':is(h1, h2, h3, button, input, a)').filter({ visible: true }).first()).toBeVisible();
  await expect(pane.locator('.ant-skeleton, .ant-spin-spinning').filter({ visible: true })).toHaveCount(0);
}

for (const username of ['school', 'hr01'])
  test(`the pages of ${username} fit on a phone`, async ({ server, visit }) => {
    test.slow(); // every page of a menu
    const caller = await loadCaller(server.origin, username);
    const { menu } = await caller.call<{ menu: readonly Entry[] }>('GET', '/sys/permission/getUserPermissionByToken');
    const paths = listPages(menu);
    expect(paths.length).toBeGreaterThan(20);
    const page = await visit(paths[0] as string, username);
    for (const path of paths)
      await test.step(path, async () => {
        await arrive(page, path);
        await expectFits(page);
      });
  });

test('a tab that is cut off is selected by one press, however long', async ({ server, visit }) => {
  const { records } = await (await loadCaller(server.origin, 'school')).call<{ records: readonly { id: string }[] }>(
    'GET',
    `${liveRoom.path}/list`,
    { pageSize: 1 },
  );
  const page = await visit(`/live/liveRoom/detail/${records[0]?.id}`, 'school');
  const tab = new Shell(page).pane.getByRole('tab', { name: liveScreen.statistics, exact: true });
  await tab.click({ delay: 600 });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
