import type { Page } from '@playwright/test';

/**
 * Waits until nothing on the page moves any more. A click on an entry of a list that is still unfolding is lost, and
 * Playwright scrolls a moving list to reach its entry, which unmounts the entry of a virtual list.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An animation starts one frame after its element is rendered.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const endless = Number.POSITIVE_INFINITY;
    const running = document.getAnimations().filter((a) => a.effect?.getComputedTiming().endTime !== endless);
    await Promise.allSettled(running.map((animation) => animation.finished));
  });
}
