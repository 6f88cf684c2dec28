/** Stored rich text shows its words and runs no script: in the list, its tooltip, the detail, the reader's dialog. */
import type { Page } from '@playwright/test';
import { richMarks } from '../../server/test/support/rich-marks.ts';
import { loadCaller } from '../support/api.ts';
import { expect, test } from '../support/server.ts';

/**
 * Pictures with an invalid URL run nothing. The browser's sanitiser parses markup before it removes it: the policy
 * reports some marks that would not have run anyway.
 */
const policy = /securitypolicyviolation: (?:base-uri|script-src-attr|style-src|frame-src)/;
test.use({ provoked: new RegExp(`^Failed to load resource|${policy.source}|violates the following Content Security`) });

async function inert(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    'probed' in globalThis,
    document.querySelectorAll(
      '.ant-modal svg[onload], .ant-drawer svg[onload], iframe, object, embed, base, math, xmp, [onerror], [ontoggle], [onload], a[href^="javascript" i], a[href^="data:" i]',
    ).length,
  ]);
  expect(found).toEqual([false, 0]);
}
/** Every mark follows a word of its own, so that none hides another. */
const written = richMarks.map((mark, at) => `<p>第${at}段</p>${mark}`).join('');
const lastWord = `第${richMarks.length - 1}段`;

test('S-J57, S-J58: an announcement with thirty hostile marks runs nothing, stored or sent', async ({
  server,
  visit,
  complaints,
}) => {
  // Markup is removed from titles: the rest is shown.
  const shown = `很长的标题${'长'.repeat(60)}`;
  const titile = `"><img src=x onerror=probe()>${shown}`;
  const admin = await loadCaller(server.origin, 'admin');
  const { id } = await admin.call<{ id: string }>('POST', '/sys/annountCement/add', {
    titile,
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'M',
    endTime: '2099-12-31 18:00:00',
    msgAbstract: richMarks[2] as string,
    msgContent: written,
  });
  await admin.call('GET', '/sys/annountCement/doReleaseData', { id });

  const writer = await visit('/isystem/annountCement', 'admin');
  const title = writer.getByRole('row').getByText(shown).first();
  await expect(title).toBeVisible();
  await title.hover();
  await expect(writer.getByTitle(shown).first()).toBeVisible();
  await inert(writer);
  await title.click();
  await expect(writer.getByRole('dialog').getByText(lastWord).first()).toBeVisible();
  await inert(writer);

  const reader = await visit('/dashboard/workplace', 'viewer');
  const read = async () => {
    await reader.goto('/isps/userAnnouncement');
    await reader.getByRole('button', { name: shown }).first().click();
    const dialog = reader.getByRole('dialog').filter({ hasText: '第0段' });
    for (const [at] of richMarks.entries()) await expect(dialog.getByText(`第${at}段`).first()).toBeVisible();
    await inert(reader);
  };
  await read();
  expect(complaints.filter((complaint) => policy.test(complaint))).toEqual([]);
  // What the server lets through is removed in the browser.
  let put = 0;
  await reader.route('**/server/sys/**', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    if (!body.includes('"msgContent":"')) return route.fulfill({ response });
    put += 1;
    const answer = JSON.parse(body, (key, value) => (key === 'msgContent' ? written : value));
    return route.fulfill({ response, json: answer });
  });
  await read();
  expect(put).toBeGreaterThan(0);
});
