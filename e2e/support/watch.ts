/** Fails tests on invisible browser errors. */
import type { BrowserContext } from '@playwright/test';

/** Reports console errors, uncaught exceptions and violations of the content security policy, and defines `probe()`. */
export async function watch(context: BrowserContext, complain: (complaint: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (defect) => complain(`uncaught: ${defect.error().stack ?? defect.error().message}`));
  await context.addInitScript(() => {
    // Hostile markup of the tests calls it; `probed` says that some of it ran.
    Object.assign(globalThis, { probe: () => Object.assign(globalThis, { probed: true }) });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`);
    });
  });
}
