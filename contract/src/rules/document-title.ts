import { text } from '../messages/zh-CN.ts';

/** The browser title: `page · product`; only the product for pages without a title. */
export const documentTitle = (page: string | undefined): string =>
  page ? text.app.documentTitle(page) : text.app.name;
