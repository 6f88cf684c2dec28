import { text } from '../messages/zh-CN.ts';

/** The browser title: `page · product`; pages without a title show the product alone. */
export const documentTitle = (page: string | undefined): string =>
  page ? text.app.documentTitle(page) : text.app.name;
