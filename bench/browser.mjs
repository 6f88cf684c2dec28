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

/** The storage of a browser in which the token's user is signed in, for the console at an address. */
export async function storageOf(origin, token) {
  const headers = { 'x-access-token': token, 'tenant-id': '1' };
  const { result } = await (await fetch(`${origin}/server/sys/user/getUserInfo`, { headers })).json();
  const kept = { 'access-token': token, 'user-info': result.userInfo, 'tenant-id': '1' };
  const localStorage = Object.entries(kept).map(([key, value]) => ({
    name: `pro__${key}`,
    value: JSON.stringify({ value, expire: null }),
  }));
  return (address) => ({ cookies: [], origins: [{ origin: address, localStorage }] });
}
