/** The content security policy is active, and every test fails on a violation. */
import { expect, test } from './support/server.ts';

test.use({ provoked: /./ });

const breaches = (complaints: readonly string[]) =>
  complaints.filter((line) => line.includes('securitypolicyviolation'));

test('a script that was slipped into the page does not run, and is noticed', async ({ page, complaints }) => {
  await page.goto('/user/login');
  expect(breaches(complaints)).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.head.append(script);
  });
  await expect.poll(() => breaches(complaints).join()).toContain('script-src');
  await expect(page).not.toHaveTitle('taken over');
});

test('nothing is fetched from elsewhere', async ({ page, complaints }) => {
  await page.goto('/user/login');
  await page.evaluate(async () => {
    document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.example/pixel.png' }));
    await fetch('http://elsewhere.example/').catch(() => undefined);
  });
  await expect.poll(() => breaches(complaints).join()).toMatch(/connect-src.*img-src|img-src.*connect-src/);
});

test('other sites cannot put the console into a frame', async ({ page }) => {
  const response = await page.goto('/user/login');
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toContain('frame-ancestors');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
