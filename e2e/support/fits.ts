/** Layout checks for phones: no horizontal scrolling, no clipped buttons. */
import { expect, type Page } from '@playwright/test';

/** Fails when the page is wider than its window, or when a control or a heading is cut off at an edge. */
export async function expectFits(page: Page): Promise<void> {
  // Retries while elements expand or slide in.
  await expect(async () => expect(await cutOff(page)).toEqual([])).toPass();
}

const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    /** Wide content may scroll in its own container. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const controls = 'button, a, input, textarea, label, h1, h2, h3, [role="combobox"], [role="tab"]';
    const cut = [...document.querySelectorAll<HTMLElement>(controls)].filter((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      const isSeen = own > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
      return isSeen && (left < -1 || right > width + 1) && !scrolls(element.parentElement);
    });
    const found = cut.map((element) => `${element.tagName} ${element.innerText || element.ariaLabel}`);
    const pageWidth = document.documentElement.scrollWidth;
    return pageWidth > width ? [`the page is ${pageWidth} px wide`, ...found] : found;
  });
