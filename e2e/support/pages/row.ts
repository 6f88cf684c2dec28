import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';

/** Takes what a row of a list offers behind 更多. */
export async function takeMore(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: text.common.more }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
