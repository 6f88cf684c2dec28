import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';

/** Runs an action behind 更多 of a list row. */
export async function takeMore(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: text.common.more }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
