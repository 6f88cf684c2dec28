/** Pop-ups stay in the window: on pages, in dialogs and in drawers, wherever their control is. */
import { componentTexts } from '@campus/contract/demo';
import { text } from '@campus/contract/messages';
import { breakpoints } from '@campus/contract/rules';
import type { Locator, Page } from '@playwright/test';
import { Shell } from './support/pages/shell.ts';
import { atEdge, edges, expectInWindow, openersIn, type PopupKind } from './support/popups.ts';
import { expect, test } from './support/server.ts';

/** A larger window has more room on every side. */
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

interface Place {
  readonly title: string;
  readonly path: string;
  /** Opens what holds the controls; default: the page itself. */
  readonly enter?: (page: Page) => Promise<Locator>;
  /** Kinds that must have been opened. */
  readonly kinds: readonly PopupKind[];
  /** Default: both windows. Controls that look the same in both are opened on the phone, which has less room. */
  readonly sizes?: readonly (typeof phone)[];
}

const section = (title: string) => async (page: Page) => {
  const region = page.getByRole('region', { name: title, exact: true });
  await region.scrollIntoViewIfNeeded();
  return region;
};
const dialog = (button: string) => async (page: Page) => {
  await new Shell(page).pane.getByRole('button', { name: button }).first().click();
  return page.getByRole('dialog').filter({ visible: true }).last();
};
async function list(page: Page): Promise<Locator> {
  const { pane, rows } = new Shell(page);
  await expect(rows.first()).toBeVisible();
  return pane;
}
/** All conditions of a list: in a drawer on phones. */
async function search(page: Page): Promise<Locator> {
  const isDrawer = (page.viewportSize()?.width ?? 0) < breakpoints.mobile;
  const drawer = await dialog(isDrawer ? text.listPage.filter : text.common.expand)(page);
  return isDrawer ? drawer : new Shell(page).pane.locator('.list-search');
}

const places: readonly Place[] = [
  {
    title: 'places',
    path: '/demo/components',
    enter: section(componentTexts.areas.title),
    kinds: ['cascader', 'select'],
    sizes: [phone],
  },
  {
    title: 'trees',
    path: '/demo/components',
    enter: section(componentTexts.trees.title),
    kinds: ['tree select'],
    sizes: [phone],
  },
  { title: 'a list', path: '/student/profile', enter: list, kinds: ['menu', 'panel'] },
  { title: 'a search', path: '/post/list', enter: search, kinds: ['date range', 'select', 'tree select'] },
  { title: 'a dialog', path: '/recruit/holiday', enter: dialog(text.common.add), kinds: ['date'] },
  { title: 'a drawer', path: '/isystem/user', enter: dialog(text.common.add), kinds: ['date', 'select'] },
  { title: 'the advanced query', path: '/isystem/position', enter: dialog(text.sq.trigger), kinds: ['select'] },
];

for (const viewport of [phone, desktop]) {
  test.describe(`${viewport.width} x ${viewport.height}`, () => {
    for (const { title, path, enter, kinds, sizes } of places) {
      if (sizes && !sizes.includes(viewport)) continue;
      test(`shows the pop-ups of ${title} inside the window`, async ({ visit }) => {
        const page = await visit(path, 'admin');
        await page.setViewportSize(viewport);
        await expect(page.getByRole('main').first().getByRole('button').first()).toBeVisible();
        const part = enter ? await enter(page) : new Shell(page).pane;
        const seen = new Set<PopupKind>();
        for (const control of await openersIn(part))
          for (const edge of edgeNames)
            await atEdge(control, edge, async () => {
              seen.add(await expectInWindow(page, control, `${await loadName(control)}, ${edge}`));
            });
        expect([...seen], 'kinds of pop-ups').toEqual(expect.arrayContaining([...kinds]));
      });
    }
  });
}

const edgeNames = Object.keys(edges) as (keyof typeof edges)[];
const loadName = (control: Locator): Promise<string> =>
  control.evaluate((element: HTMLElement) => element.className.split(' ').slice(0, 3).join('.'));
