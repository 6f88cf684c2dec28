import type { Locator, Page } from '@playwright/test';

/** The example pages of the editable grid. */
export const address = '/demo/editTable';
export const grid = (page: Page): Locator => page.getByRole('grid');
/** Cells of a visible row, by the text of the row. */
export const getCell = (page: Page, row: string, key: string): Locator =>
  grid(page).getByRole('row').filter({ hasText: row }).locator(`[data-key="${key}"]`);
export const typeOver = async (page: Page, value: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(value);
};
