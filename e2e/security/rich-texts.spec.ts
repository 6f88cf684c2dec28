/** What somebody wrote as rich text shows its words and runs nothing: in the list, its tooltip, the detail, the reader's dialog. */
import { text } from '@campus/contract/messages';
import type { Page } from '@playwright/test';
import { callerOf } from '../support/api.ts';
import { expect, test } from '../support/server.ts';
import { richMarks } from './marks.ts';

const probes = 'globalThis.probe = () => { globalThis.probed = true; };';
/** Pictures whose address leads nowhere are let through: they run nothing. */
test.use({ provoked: /^Failed to load resource/ });

async function inert(page: Page): Promise<void> {
  const found = await page.evaluate(() => [
    'probed' in globalThis,
    document.querySelectorAll(
      '.ant-modal svg[onload], .ant-drawer svg[onload], iframe, object, embed, base, math, xmp, [onerror], [ontoggle], [onload], a[href^="javascript" i], a[href^="data:" i]',
    ).length,
  ]);
  expect(found).toEqual([false, 0]);
}
/** Every mark behind a word of its own, so that none hides another. */
const written = richMarks.map((mark, at) => `<p>第${at}段</p>${mark}`).join('');
const lastWord = `第${richMarks.length - 1}段`;

test('S-J57, S-J58: an announcement of thirty marks runs nothing, as it is stored and as it was sent', async ({
  server,
  visit,
}) => {
  const titile = `"><img src=x onerror=probe()> 很长的标题${'长'.repeat(60)}`;
  const admin = await callerOf(server.origin, 'admin');
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

  const writer = await visit('/dashboard/workplace', 'admin');
  await writer.addInitScript(probes);
  await writer.goto('/isystem/annountCement');
  const row = writer
    .getByRole('row')
    .filter({ hasText: titile.slice(0, 20) })
    .first();
  await expect(row).toBeVisible();
  await row.getByText(titile.slice(0, 20)).first().hover();
  await expect(writer.getByRole('tooltip').filter({ hasText: titile }).first()).toBeVisible();
  await inert(writer);
  await row.getByRole('button', { name: text.common.detail, exact: true }).click();
  await expect(writer.getByRole('dialog').getByText(lastWord).first()).toBeVisible();
  await inert(writer);

  const reader = await visit('/dashboard/workplace', 'viewer');
  await reader.addInitScript(probes);
  const read = async () => {
    await reader.goto('/isps/userAnnouncement');
    await reader.getByRole('button', { name: titile }).first().click();
    const dialog = reader.getByRole('dialog').filter({ hasText: '第0段' });
    for (const [at] of richMarks.entries()) await expect(dialog.getByText(`第${at}段`, { exact: true })).toBeVisible();
    await inert(reader);
  };
  await read();
  // What the server lets through by mistake is caught where it is shown.
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
