/**
 * Pages that the tests of a worker use one after the other. A page of a new context has a process of its own, which compiles
 * every script again: 2.5 CPU seconds for a list instead of 0.8. Between tests a page keeps its process and its cache, and
 * nothing else.
 */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { watch } from './watch.ts';

/** Any document of the console without scripts: a page that waits for its next test neither polls nor draws. */
const emptyPath = '/favicon.svg';

export interface PageOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly viewport: { width: number; height: number } | null;
  /** Pages with the same options can take each other's place. */
  readonly key: string;
  /** Receives what the pages complain about. */
  readonly complaints: string[];
  readonly localStorage: Readonly<Record<string, string>>;
  /** Run in a new context before it opens a page. */
  readonly prepare: (context: BrowserContext) => Promise<void>;
}

export class PagePool {
  readonly #idle: PooledPage[] = [];

  /** A page at an empty document of the origin, with this storage and no other. */
  async take(options: PageOptions): Promise<PooledPage> {
    const at = this.#idle.findIndex(({ key }) => key === options.key);
    const pooled = (at >= 0 ? this.#idle.splice(at, 1)[0] : undefined) ?? (await PooledPage.open(options));
    await pooled.begin(options);
    return pooled;
  }

  /** Keeps the page for the next test, or closes it when `isSound` is false or it cannot be reset. */
  async release(pooled: PooledPage, isSound: boolean): Promise<void> {
    if (isSound && pooled.isReusable) {
      await pooled.reset();
      this.#idle.push(pooled);
    } else await pooled.close();
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((pooled) => pooled.close()));
  }
}

export class PooledPage {
  readonly key: string;
  readonly page: Page;
  readonly #context: BrowserContext;
  /** Of the test that has the page. */
  #complaints: string[] = [];
  #isChanged = false;

  private constructor(key: string, context: BrowserContext, page: Page) {
    [this.key, this.#context, this.page] = [key, context, page];
    this.#noteLasting(page, ['addInitScript', 'exposeFunction', 'exposeBinding']);
    this.#noteLasting(context, ['addInitScript', 'exposeFunction', 'exposeBinding', 'newCDPSession']);
  }

  static async open({ key, browser, origin, prepare }: PageOptions): Promise<PooledPage> {
    const context = await browser.newContext({ baseURL: origin });
    await prepare(context);
    const complain = (complaint: string) => pooled.#complaints.push(complaint);
    await watch(context, complain);
    const pooled = new PooledPage(key, context, await context.newPage());
    await pooled.page.goto(emptyPath);
    return pooled;
  }

  /** False once something was done to the page or its context that cannot be taken back. */
  get isReusable(): boolean {
    return !this.#isChanged && !this.page.isClosed();
  }

  async begin({ complaints, viewport, localStorage: stored }: PageOptions): Promise<void> {
    this.#complaints = complaints;
    if (viewport) await this.page.setViewportSize(viewport);
    await this.page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(stored));
  }

  /** Leaves the page as a new one would be. */
  async reset(): Promise<void> {
    const { page } = this;
    const context = this.#context;
    await Promise.all(context.pages().map((other) => other !== page && other.close()));
    page.removeAllListeners();
    await context.setOffline(false);
    await Promise.all([page, context].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
    await page.goto(emptyPath);
    this.#complaints = [];
    await context.clearCookies();
    await context.clearPermissions();
    await page.evaluate(async () => {
      window.name = '';
      localStorage.clear();
      sessionStorage.clear();
      for (const name of await caches.keys()) await caches.delete(name);
      for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    });
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  #noteLasting<T extends object>(target: T, names: readonly (keyof T)[]): void {
    for (const name of names) {
      const method = target[name] as (...values: unknown[]) => unknown;
      const noting = (...values: unknown[]) => {
        this.#isChanged = true;
        return method.apply(target, values);
      };
      target[name] = noting as T[typeof name];
    }
  }
}
