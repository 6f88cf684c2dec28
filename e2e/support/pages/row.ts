import { text } from '@campus/contract/messages';
import { expect, type Locator, type Page } from '@playwright/test';

/** Runs an action behind 更多 of a list row. */
export async function takeMore(page: Page, row: Locator, action: string): Promise<void> {
  const entry = page.getByRole('menuitem', { name: action, exact: true });
  // A list that reloads closes the menu again.
  await expect(async () => {
    if (!(await entry.isVisible())) await row.getByRole('button', { name: text.common.more }).click();
    await entry.click({ timeout: 5_000 });
  }).toPass();
}
