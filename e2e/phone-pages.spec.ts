/** Every page of the menu fits on a phone, with the rows that users of it see, which it asks for once. */
import { liveRoom, liveScreen } from '@campus/contract/live';
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import type { Page } from '@playwright/test';
import { loadCaller } from './support/api.ts';
import { expectFits } from './support/fits.ts';
import { Shell } from './support/pages/shell.ts';
import { RowReads } from './support/row-reads.ts';
import { expect, test } from './support/server.ts';

test.use({ viewport: { width: 390, height: 844 } });

interface Entry {
  readonly path: string;
  readonly meta: { readonly title: string };
  readonly hidden?: boolean;
  readonly children?: readonly Entry[];
}
/** The entries that open a page of the console: those without entries of their own in the menu. */
const listPages = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ hidden }) => !hidden)
    .flatMap((entry) => {
      const { path, children = [] } = entry;
      if (children.some(({ hidden }) => !hidden)) return listPages(children);
      return path.startsWith('/') && !path.includes(':') ? [entry] : [];
    });

/** A page is unmounted when the next one opens, or the last ones would share the window with all the others. */
const onePage = { multipage: false };

async function arrive(page: Page, { path, meta }: Entry): Promise<void> {
  const { pane } = new Shell(page);
  if (new URL(page.url()).pathname !== path) await new Shell(page).go(path);
  // The home page has a title of its own.
  if (path !== homePath) await expect(page).toHaveTitle(`${meta.title} · ${text.app.name}`);
  await expect(pane.locator(':is(h1, h2, h3, button, input, a)').filter({ visible: true }).first()).toBeVisible();
  await expect(pane.locator('.ant-skeleton, .ant-spin-spinning').filter({ visible: true })).toHaveCount(0);
}

async function loadPages(origin: string, username: string): Promise<Entry[]> {
  const caller = await loadCaller(origin, username);
  const { menu } = await caller.call<{ menu: readonly Entry[] }>('GET', '/sys/permission/getUserPermissionByToken');
  return listPages(menu);
}

/** What both have is walked once, as the school. */
const walks = [
  { username: 'school', before: [], fewest: 60 },
  { username: 'hr01', before: ['school'], fewest: 10 },
];
for (const { username, before, fewest } of walks)
  test(`the pages of ${username} fit on a phone and ask for their rows once`, async ({ server, visit }) => {
    test.slow(); // every page of a menu
    const known = await Promise.all(before.map((other) => loadPages(server.origin, other)));
    const walked = new Set(known.flat().map(({ path }) => path));
    const entries = (await loadPages(server.origin, username)).filter(({ path }) => !walked.has(path));
    expect(entries.length).toBeGreaterThan(fewest);
    const page = await visit(homePath, username, onePage);
    const reads = new RowReads(page);
    for (const entry of entries)
      await test.step(entry.path, async () => {
        await arrive(page, entry);
        await expectFits(page);
        expect(reads.takeRepeated(), 'row calls sent more than once').toEqual([]);
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
