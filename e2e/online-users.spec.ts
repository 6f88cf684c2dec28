/** An administrator lists the active sessions and ends one. */
import { text } from '@campus/contract/messages';
import { administrationTexts } from '@campus/contract/system';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

const texts = administrationTexts.online;

// The browser logs error responses to the ended session.
test.use({ provoked: /^Failed to load resource: .*status of 401/ });

test('a session that is ended is over at once in its own browser, and says so once', async ({ visit }) => {
  const other = await visit('/account/settings/security', 'content01');
  await expect(new Shell(other).pane).toBeVisible();
  const admin = await visit('/isystem/onlineUser', 'admin');
  const shell = new Shell(admin);
  const search = shell.pane.getByLabel(texts.account, { exact: true });
  await search.fill('content01');
  await search.press('Enter');
  // The most recently active user comes first.
  const row = shell.pane.getByRole('row').filter({ hasText: 'content01' }).first();
  await row.getByRole('button', { name: texts.end }).click();
  await expect(shell.dialog(texts.end)).toContainText(texts.endAsk);
  await shell.confirm(texts.end);

  await expect(new Shell(other).notice('您已被强制下线')).toHaveCount(1);
  await expect(new Shell(other).notice(text.common.systemPrompt)).toHaveCount(1);
  await expect(other).toHaveURL(/\/user\/login\?redirect=%2Faccount%2Fsettings/);
  await expect(new SignInPage(other).submit).toBeVisible();
});
