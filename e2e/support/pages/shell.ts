import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from '../settle.ts';

/** The frame around the pages of the console. */
export class Shell {
  readonly menu: Locator;
  readonly tabs: Locator;
  /** The visible page; hidden ones are kept alive without a role. */
  readonly pane: Locator;
  /** Rows of the lists on the screen, as a table or as cards: hidden tabs of a page have rows, too. */
  readonly rows: Locator;
  /** Options of the list that is open: closed ones stay in the document. */
  readonly options: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('navigation', { name: text.frame.mainMenu });
    this.tabs = page.getByRole('tablist', { name: text.frame.openPages });
    this.pane = page.getByRole('main').first();
    this.rows = this.pane.locator('tbody tr.ant-table-row, .list-card').filter({ visible: true });
    this.options = page.locator('.ant-select-item-option').filter({ visible: true });
  }

  /** The open list's option with exactly this title: a title may begin another one. */
  option(title: string): Locator {
    return this.options.and(this.page.getByTitle(title, { exact: true }));
  }

  tab(title: string): Locator {
    return this.tabs.getByRole('tab', { name: title, exact: true });
  }

  /** Opens a page through the menu, expanding its groups. */
  async open(...titles: string[]): Promise<void> {
    for (const [i, title] of titles.entries()) {
      const entry = this.menu.getByRole('menuitem', { name: title, exact: true });
      const isOpenGroup = i < titles.length - 1 && (await entry.getAttribute('aria-expanded')) === 'true';
      if (!isOpenGroup) await entry.click();
      if (i < titles.length - 1) await settle(this.page);
    }
    // The previous page stays until the new one is loaded.
    await expect(this.page).toHaveTitle(new RegExp(`^${titles.at(-1)}`));
  }

  /** Goes to a page of the console, or to another address of the present one, without loading the console again. */
  async go(path: string): Promise<void> {
    const title = await this.page.title();
    const isPresent = new URL(this.page.url()).pathname === path.split('?')[0];
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // The previous page stays until the new one is loaded.
    if (!isPresent) await expect(this.page).not.toHaveTitle(title);
    await expect(this.pane.locator('.page-bones').filter({ visible: true })).toHaveCount(0);
  }

  /** The same on phones, where the menu is in a drawer. */
  async openByDrawer(...titles: string[]): Promise<void> {
    await this.page.getByRole('button', { name: text.header.expand }).click();
    await this.open(...titles);
    await this.menu.waitFor({ state: 'hidden' });
  }

  /** A notification or message with this text. */
  notice(words: string | RegExp): Locator {
    return this.page.locator('.ant-notification-notice, .ant-message-notice').filter({ hasText: words });
  }

  /** Selects an entry of the user menu. */
  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: text.header.greet('') }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  /** The open dialog. */
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog').filter({ hasText: title, visible: true });
  }

  /** Agrees to a question once its dialog stands still. */
  async confirm(question: string | RegExp): Promise<void> {
    const dialog = this.dialog(question);
    await dialog.waitFor();
    await settle(this.page);
    await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
  }
}
