import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

/** What stands around the pages of the console. */
export class Shell {
  readonly menu: Locator;
  readonly tabs: Locator;
  /** The page that is shown; pages kept alive behind it are hidden and so have no role. */
  readonly pane: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('navigation', { name: text.frame.mainMenu });
    this.tabs = page.getByRole('tablist', { name: text.frame.openPages });
    this.pane = page.getByRole('main').first();
  }

  tab(title: string): Locator {
    return this.tabs.getByRole('tab', { name: title, exact: true });
  }

  /** Goes to a page by the menu, opening its groups. */
  async open(...titles: string[]): Promise<void> {
    for (const [i, title] of titles.entries()) {
      const entry = this.menu.getByRole('menuitem', { name: title, exact: true });
      const isOpenGroup = i < titles.length - 1 && (await entry.getAttribute('aria-expanded')) === 'true';
      if (!isOpenGroup) await entry.click();
    }
    // The previous page stays until the new one is loaded.
    await expect(this.page).toHaveTitle(new RegExp(`^${titles.at(-1)}`));
  }

  /** The same on a phone, where the menu comes out of the side. */
  async openByDrawer(...titles: string[]): Promise<void> {
    await this.page.getByRole('button', { name: text.header.expand }).click();
    await this.open(...titles);
    await this.menu.waitFor({ state: 'hidden' });
  }

  /** A box in the corner, or a line at the top, that says so. */
  notice(words: string | RegExp): Locator {
    return this.page.locator('.ant-notification-notice, .ant-message-notice').filter({ hasText: words });
  }

  /** Chooses an entry of the menu under the user's name. */
  async choose(entry: string): Promise<void> {
    await this.page.getByRole('button', { name: text.header.greet('') }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
  }

  /** The dialog that is open. */
  dialog(title: string | RegExp): Locator {
    return this.page.getByRole('dialog').filter({ hasText: title, visible: true });
  }
}
