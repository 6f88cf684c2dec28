/** An announcement reaches the open consoles of other users through the push channel. */
import { messageTexts } from '@campus/contract/message';
import { text } from '@campus/contract/messages';
import { loadCaller } from './support/api.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { expect, test } from './support/server.ts';

const texts = messageTexts.announcement;
const listPath = '/isystem/annountCement';

// Browsers log every error response.
test.use({ provoked: /^Failed to load resource/ });

test('an announcement published in one browser appears in the badge of another, is read there and taken back', async ({
  visit,
  server,
}) => {
  const titile = `春季双选会通知 ${Date.now()}`;
  const admin = await loadCaller(server.origin, 'admin');
  await admin.call('POST', '/sys/annountCement/add', {
    titile,
    msgCategory: '1',
    msgType: 'ALL',
    priority: 'H',
    endTime: '2099-12-31 18:00:00',
    msgAbstract: '请按时参加',
    msgContent: '<p>请各单位按时参加双选会</p>',
    openType: 'url',
    openPage: '/dashboard/workplace',
  });

  const reader = await visit('/dashboard/workplace', 'viewer');
  const bell = reader.getByRole('button', { name: /^消息/ });
  await expect(bell).toBeVisible();
  const unread = async () => Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
  // The bell polls, too, until a poll fails: from then on only the push channel delivers the message.
  let asked = 0;
  await reader.route('**/sys/annountCement/listByUser*', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 504, body: '' });
    else await route.continue();
  });
  await expect.poll(() => asked).toBe(1);
  const before = await unread();

  const writer = await visit(listPath, 'admin');
  const row = writer.getByRole('row').filter({ hasText: titile });
  await takeMore(writer, row, text.annt.release.self);
  await writer.getByRole('dialog').getByRole('button', { name: text.common.ok }).click();
  await expect(new Shell(writer).notice('该系统通知发布成功')).toBeVisible();

  await expect.poll(unread).toBe(before + 1);
  const news = new Shell(reader).notice(text.notice.push.title).filter({ hasText: titile });
  await news.getByRole('button', { name: text.notice.push.detail }).click();
  const dialog = reader.getByRole('dialog').filter({ hasText: text.annt.title });
  await expect(dialog.getByText('请各单位按时参加双选会')).toBeVisible();
  await expect(dialog.getByRole('button', { name: text.annt.handle })).toBeVisible();
  await dialog.getByRole('button', { name: text.annt.close, exact: true }).last().click();
  await expect.poll(unread).toBe(before);

  await new Shell(reader).go('/isps/userAnnouncement');
  const mine = new Shell(reader).pane.getByRole('row').filter({ hasText: titile });
  await expect(mine).toContainText(text.annt.read[1]);

  await takeMore(writer, row, text.annt.revoke.self);
  await writer.getByRole('dialog').getByRole('button', { name: text.common.ok }).click();
  await expect(row).toContainText(text.annt.status[2]);
  await reader.reload();
  await expect(reader.getByRole('button', { name: texts.onlyUnread })).toBeVisible();
  await expect(mine).toHaveCount(0);
});
