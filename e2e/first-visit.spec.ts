/** What a visit asks for: `index.html` names files early, and each must be the request that the page uses later. */
import type { Response } from '@playwright/test';
import { expect, test } from './support/server.ts';

/** A sign-in answers and stores them; the tests sign in without its page. */
const dictionaries = '/server/sys/dict/queryAllDictItems';

const visits = [
  { path: '/dashboard/analysis', shown: '入驻企业', most: 30 },
  { path: '/isystem/position', shown: '职务编码', most: Number.POSITIVE_INFINITY },
];

for (const { path, shown, most } of visits)
  test(`${path} asks for nothing twice, nor for more than it may`, async ({ visit }) => {
    const page = await visit('/favicon.svg', 'admin');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((one, index) => requested.indexOf(one) !== index)).toEqual([]);
    const counted = requested.filter((one) => one !== dictionaries);
    expect(counted.length, counted.join(', ')).toBeLessThanOrEqual(most);
  });

test('every script asks to be compiled while it arrives', async ({ visit }) => {
  const page = await visit('/favicon.svg', 'admin');
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().includes('/assets/')) scripts.push(response);
  });
  await page.goto('/isystem/position');
  await expect(page.getByText('职务编码').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(10);
  const starts = await Promise.all(scripts.map(async (script) => [script.url(), (await script.text()).split('\n')[0]]));
  expect(starts.filter(([, first]) => first !== '//# allFunctionsCalledOnLoad')).toEqual([]);
});
