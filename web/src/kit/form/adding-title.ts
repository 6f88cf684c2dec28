import type { AnyEntity } from '@campus/contract/kit';
import { text } from '@campus/contract/messages';

/** What adding a row is called: 登记违规, 新增职务. */
export const getAddingTitle = ({ adding, title }: AnyEntity): string => adding ?? `${text.list.form.add}${title}`;
