import type { Page, Request } from '@playwright/test';

/** Calls that read the rows of a page. None of them is polled. */
const rowCalls = /\/(list|queryDepartTreeSync)$/;

/** The row calls of a page: what is sent twice costs twice, and its rows appear with the second answer. */
export class RowReads {
  readonly #sent: string[] = [];

  constructor(page: Page) {
    page.on('request', (request) => this.#add(request));
  }

  /** Calls that were sent more than once since the last answer, with their parameters. */
  takeRepeated(): string[] {
    const sent = this.#sent.splice(0);
    return [...new Set(sent.filter((call, at) => sent.indexOf(call) !== at))];
  }

  #add(request: Request): void {
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('_t');
    if (request.method() === 'GET' && rowCalls.test(pathname)) this.#sent.push(`${pathname}?${searchParams}`);
  }
}
