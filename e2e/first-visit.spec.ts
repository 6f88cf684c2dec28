/** What a visit asks for: `index.html` names files early, and each must be the request that the page uses later. */
import { expect, test } from './support/server.ts';

/** Of the first dashboard in all, without the dictionaries: a sign-in answers and stores them. */
const mostRequests = 30;
const dictionaries = '/server/sys/dict/queryAllDictItems';

for (const [path, shown] of [
  ['/dashboard/analysis', '入驻企业'],
  ['/isystem/position', '职务编码'],
] as const)
  test(`${path} asks for nothing twice`, async ({ visit }) => {
    const page = await visit('/favicon.svg', 'admin');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requested.filter((one, index) => requested.indexOf(one) !== index)).toEqual([]);
    const counted = requested.filter((one) => one !== dictionaries);
    if (path.startsWith('/dashboard'))
      expect(counted.slice(mostRequests), `one too many of ${counted.join(', ')}`).toEqual([]);
  });
