/** Failures are shown with the messages of the catalogue, and no input is lost. */
import { failures, text } from '@campus/contract/messages';
import type { Page, Route } from '@playwright/test';
import { password } from './support/accounts.ts';
import { newNumber } from './support/identities.ts';
import { FormPart } from './support/pages/form.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

// Browsers log every error response, React a page that failed to load.
test.use({ provoked: /^(Failed to load resource|WebSocket connection to|ChunkLoadError:)/ });

test('a sign-in that fails says why and keeps its input', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  const picture = page.getByRole('img', { name: text.login.captcha.alt });
  await test.step('a missing value is reported next to its control', async () => {
    await signIn.submit.click();
    for (const words of [text.login.username.required, text.login.password.required, text.login.captcha.required])
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(signIn.username).toBeFocused();
  });
  const expectNewPicture = async (secret: string | undefined, code: string | undefined, said: string) => {
    const before = await picture.getAttribute('src');
    await signIn.fill('viewer', secret, code);
    await signIn.submit.click();
    await expect(new Shell(page).notice(said)).toBeVisible();
    await expect(signIn.username).toHaveValue('viewer');
    await expect(signIn.password).toHaveValue(secret ?? password);
    await expect(signIn.picture).toHaveValue('');
    await expect(picture).not.toHaveAttribute('src', before as string);
    await expect(page).toHaveURL('/user/login');
  };
  await test.step('a wrong password', () => expectNewPicture('Wrong@2026', undefined, '用户名或密码错误'));
  await test.step('a wrong picture code', () => expectNewPicture(undefined, 'abcd', failures.captchaWrong.text()));
});

/** A position form whose saving fails in the tests below. */
async function positionForm(page: Page, mark = '') {
  const shell = new Shell(page);
  await shell.pane.getByRole('button', { name: text.common.add, exact: true }).click();
  const dialog = shell.dialog('新增职务');
  await dialog.getByLabel('职务编码', { exact: true }).fill(`kept${mark}`);
  await dialog.getByLabel('职务名称', { exact: true }).fill(`不会丢失${mark}`);
  await new FormPart(page, dialog).choose('职级', '员级');
  const save = dialog.getByRole('button', { name: text.common.save });
  const expectKept = async () => {
    await expect(dialog.getByLabel('职务编码', { exact: true })).toHaveValue(`kept${mark}`);
    await expect(dialog.getByLabel('职务名称', { exact: true })).toHaveValue(`不会丢失${mark}`);
    await expect(save).toBeEnabled();
  };
  return { shell, dialog, save, expectKept };
}

const saving = '**/sys/position/add';
const unexpected = failures.unexpected.text();
/** What a call meets, and what the form says then. */
const refusals: Readonly<Record<string, { readonly meet: (route: Route) => Promise<void>; readonly said: string }>> = {
  'an answer 403': { meet: (route) => route.fulfill({ status: 403, body: '' }), said: text.http[403] },
  'an answer 404': { meet: (route) => route.fulfill({ status: 404, body: '' }), said: text.http[404] },
  'an answer 504': { meet: (route) => route.fulfill({ status: 504, body: '' }), said: text.http[504] },
  'an answer 500 of the server': {
    meet: (route) =>
      route.fulfill({
        status: 500,
        json: { success: false, code: 500, message: unexpected, result: null, timestamp: 0 },
      }),
    said: unexpected,
  },
  'no answer in time': { meet: (route) => route.abort('timedout'), said: text.http.requestError },
};

test('every failure of saving is said and loses no input', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const mark = newNumber();
  const { shell, save, dialog, expectKept } = await positionForm(page, mark);
  for (const [name, { meet, said }] of Object.entries(refusals))
    await test.step(name, async () => {
      await page.route(saving, meet);
      await save.click();
      await expect(dialog.getByText(said)).toBeVisible();
      await expectKept();
      await page.unroute(saving);
    });
  await test.step('no network', async () => {
    await page.context().setOffline(true);
    await save.click();
    await expect(dialog.getByText(text.http.offline)).toBeVisible();
    await expectKept();
    await page.context().setOffline(false);
  });
  await test.step('and then it is saved', async () => {
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(shell.pane.getByRole('row', { name: `不会丢失${mark}` })).toBeVisible();
  });
});

test('a token the server no longer knows is said, and leads back to the same page', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const { shell } = await positionForm(page);
  const [token] = await page.evaluate(() => [JSON.parse(localStorage.getItem('pro__access-token') ?? '{}').value]);
  await page.request.post('/server/sys/logout', { headers: { 'X-Access-Token': token } });
  await shell.dialog('新增职务').getByRole('button', { name: text.common.save, exact: true }).click();
  // The push channel may report the reason before the failed call does; only the first message is shown.
  await expect(shell.notice(/未授权，请重新登录|Token失效|您已退出登录/)).toHaveCount(1);
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  const signIn = new SignInPage(page);
  await signIn.fill('admin');
  await signIn.submit.click();
  await expect(page).toHaveURL('/isystem/position');
});

test('a token refused with status 500 insists on a new sign-in', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const { save } = await positionForm(page);
  const json = { success: false, code: 500, message: failures.tokenInvalid.text(), result: null, timestamp: 0 };
  await page.route(saving, (route) => route.fulfill({ status: 500, json }));
  await save.click();
  const { title, content, ok } = text.http.sessionExpired;
  const dialog = page.locator('.ant-modal-confirm');
  await expect(dialog).toContainText(title);
  await expect(dialog).toContainText(content);
  await dialog.getByRole('button', { name: ok }).click();
  await expect(page).toHaveURL(/\/user\/login/);
});

test('an address that does not exist, and one that is not permitted, say so', async ({ page, visit }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/user\/login\?redirect=/);
  const inside = await visit('/no/such/page', 'viewer');
  await expect(inside).toHaveURL('/404');
  await expect(inside.getByRole('heading', { name: text.exception[404] })).toBeVisible();
  await inside.getByRole('link', { name: text.exception.backHome }).click();
  await expect(new Shell(inside).menu).toBeVisible();
});

test('a page that is opened without a network says so by its name, and comes when there is one', async ({ visit }) => {
  const page = await visit('/isystem/position', 'admin');
  const shell = new Shell(page);
  await expect(shell.pane.getByRole('heading', { level: 1, name: '职务管理' })).toBeVisible();
  await expect(shell.pane.getByRole('table')).toBeVisible();
  await page.context().setOffline(true);
  await shell.open('企业与岗位', '岗位管理', '岗位审批');
  await expect(shell.pane.getByRole('heading', { name: text.chunk.offline })).toBeVisible();
  await expect(shell.pane.getByText(text.chunk.offlinePage('岗位审批'))).toBeVisible();
  await expect(shell.pane.getByText('500')).toHaveCount(0);

  await test.step('asking again without a network changes nothing', async () => {
    await shell.pane.getByRole('button', { name: text.chunk.retry }).click();
    await expect(shell.pane.getByRole('heading', { name: text.chunk.offline })).toBeVisible();
  });
  await test.step('it comes with the network', async () => {
    await page.context().setOffline(false);
    await expect(shell.pane.getByRole('heading', { name: text.chunk.offline })).toBeHidden();
    await expect(shell.pane.getByRole('status', { name: text.app.loading })).toBeHidden();
    await expect(shell.pane.locator('.page').getByRole('button').first()).toBeVisible();
  });
});
