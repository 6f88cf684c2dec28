/** Fails tests on invisible browser errors. */
import type { BrowserContext } from '@playwright/test';

/** Reports console errors, uncaught exceptions and violations of the content security policy. */
export async function watch(context: BrowserContext, complain: (complaint: string) => void): Promise<void> {
  context.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (defect) => complain(`uncaught: ${defect.error().stack ?? defect.error().message}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`securitypolicyviolation: ${effectiveDirective} ${blockedURI}`);
    });
  });
}
