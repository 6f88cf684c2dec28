import { chromium } from '@playwright/test';
import { findBrowser } from '../e2e/support/browser.ts';

/** The browser of the end-to-end tests. */
export async function openBrowser(more = []) {
  const { executablePath, env } = await findBrowser();
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', ...more],
    env: { ...process.env, ...env },
  });
}
