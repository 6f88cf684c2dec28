import { text } from '@campus/contract/messages';
import type { Locator, Page } from '@playwright/test';
import { password, pictureCode } from '../accounts.ts';

/** The sign-in page of enterprises and staff. */
export class SignInPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly picture: Locator;
  readonly submit: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.username = page.getByLabel(text.login.username.placeholder);
    this.password = page.getByLabel(text.login.password.placeholder);
    this.picture = page.getByLabel(text.login.captcha.placeholder).filter({ visible: true });
    this.submit = page.getByRole('button', { name: text.login.submit, exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/user/login');
    // The picture code is valid only once the picture has loaded.
    await this.page.getByRole('img', { name: text.login.captcha.alt }).waitFor();
  }

  async fill(username: string, secret: string = password, picture: string = pictureCode): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(secret);
    await this.picture.fill(picture);
  }

  async signIn(username: string, secret?: string): Promise<void> {
    await this.open();
    await this.fill(username, secret);
    await this.submit.click();
  }
}
