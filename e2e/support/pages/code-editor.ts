import type { Locator, Page } from '@playwright/test';

/** Replaces the text of the code editor. */
export async function write(page: Page, root: Locator, content: string): Promise<void> {
  const box = root.locator('.cm-content');
  await box.click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(content);
}
