import { text } from '../messages/zh-CN.ts';
import { homePath } from './home.ts';

/** The browser title: `page · product`; home and pages without a title show the product alone. */
export const documentTitle = (page: string | undefined, path: string): string =>
  page && path !== homePath ? text.app.documentTitle(page) : text.app.name;
