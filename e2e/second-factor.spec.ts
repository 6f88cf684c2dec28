/** Second factor: the owner turns it on and signs in with it, an administrator resets it. */
import { factorTexts } from '@campus/contract/account';
import { text } from '@campus/contract/messages';
import { homePath } from '@campus/contract/rules';
import { administrationTexts, resetSecondFactor } from '@campus/contract/system';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { password } from './support/accounts.ts';
import { loadCaller } from './support/api.ts';
import { FormPart } from './support/pages/form.ts';
import { takeMore } from './support/pages/row.ts';
import { Shell } from './support/pages/shell.ts';
import { SignInPage } from './support/pages/sign-in.ts';
import { expect, test } from './support/server.ts';

const { login } = factorTexts;
const settings = '/account/settings/Index?tab=security';
const step = 30_000;

/** Codes of a key, each of another time step, because every code is valid once. */
class Authenticator {
  readonly #totp: TOTP;
  #last = 0;
  constructor(key: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  }
  code(): string {
    // The following step is accepted, too, so that the test need not wait for a second code.
    const now = Math.floor(Date.now() / step);
    this.#last = Math.max(now, this.#last + 1);
    return this.#totp.generate({ timestamp: this.#last * step });
  }
}

async function signOut(page: Page): Promise<void> {
  await new Shell(page).choose(text.header.menu.logout);
  // Signing out reloads the page.
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: text.common.ok, exact: true }).click();
  await loaded;
  await expect(page).toHaveURL(/\/user\/login/);
}
async function enter(page: Page, field: string, code: string): Promise<void> {
  await page.getByRole('textbox', { name: field, exact: true }).fill(code);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
}

test('the owner of an account turns a second factor on, uses it, loses it and gets it reset', async ({
  server,
  visit,
  page,
}) => {
  test.slow(); // two people and four sign-ins
  const username = 'demo_school_auditor_1';
  await new SignInPage(page).signIn(username);
  await expect(page).toHaveURL(homePath);
  await page.goto(settings);
  const shell = new Shell(page);
  let codes: readonly string[] = [];
  let app: Authenticator | undefined;

  await test.step('turns it on', async () => {
    await expect(shell.pane.getByText(factorTexts.off)).toBeVisible();
    await shell.pane.getByRole('button', { name: factorTexts.turnOn }).click();
    const dialog = shell.dialog(factorTexts.setup);
    await dialog.getByLabel(/登录密码/).fill(password);
    await dialog.getByRole('button', { name: factorTexts.next }).click();
    await expect(dialog.getByRole('img', { name: factorTexts.qr })).toBeVisible();
    app = new Authenticator(await dialog.locator('code').innerText());
    await dialog.getByRole('textbox', { name: login.code }).fill(app.code());
    await dialog.getByRole('button', { name: factorTexts.turnOn }).click();
    const once = shell.dialog(factorTexts.codesTitle);
    const download = page.waitForEvent('download');
    await once.getByRole('button', { name: factorTexts.download }).click();
    expect((await download).suggestedFilename()).toBe(factorTexts.fileName(username));
    codes = await once.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await once.getByRole('button', { name: factorTexts.known }).click();
    await expect(shell.pane.getByText(/恢复码剩余10个/)).toBeVisible();
  });

  await test.step('signs in with a code of the app', async () => {
    await signOut(page);
    await new SignInPage(page).signIn(username);
    await expect(page.getByRole('heading', { name: login.title })).toBeVisible();
    await enter(page, login.code, '000000');
    await expect(page.getByText('动态口令错误')).toBeVisible();
    await enter(page, login.code, app?.code() ?? '');
    await expect(page).toHaveURL(homePath);
  });

  await test.step('signs in with a recovery code when the phone is lost, once', async () => {
    for (const message of [undefined, '动态口令错误']) {
      await signOut(page);
      await new SignInPage(page).signIn(username);
      await page.getByRole('button', { name: login.useRecovery }).click();
      await enter(page, login.recovery, codes[0] ?? '');
      if (message) await expect(page.getByText(message)).toBeVisible();
      else await expect(page).toHaveURL(homePath);
    }
    await page.getByRole('button', { name: login.back }).click();
    await expect(new SignInPage(page).username).toBeVisible();
  });

  await test.step('an administrator resets it with a reason', async () => {
    const admin = await visit(`/isystem/user?username=${username}`, 'admin');
    const adminShell = new Shell(admin);
    const form = new FormPart(admin, adminShell.pane);
    await form.fill({ 账号: username });
    await adminShell.pane.getByRole('button', { name: text.common.query, exact: true }).click();
    const row = adminShell.pane.getByRole('row', { name: new RegExp(`${username}\\b`) }).first();
    await takeMore(admin, row, administrationTexts.user.resetFactor);
    const dialog = admin.getByRole('dialog', { name: /的动态口令/ });
    await dialog.getByRole('textbox', { name: resetSecondFactor.input.reason.label }).fill('手机丢失，已当面核实');
    await dialog.getByRole('button', { name: text.common.ok, exact: true }).click();
    await expect(admin.getByText(resetSecondFactor.done ?? '')).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  await test.step('signs in without it', async () => {
    await new SignInPage(page).signIn(username);
    await expect(page).toHaveURL(homePath);
    const caller = await loadCaller(server.origin, username);
    expect(await caller.call('GET', '/sys/user/secondFactor')).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
  });
});
