import { text } from '../../kit/index.ts';
import { patterns, platePattern } from '../../rules/index.ts';

/** A person of the company who comes to the school, announced at its gate. */
export interface Visitor {
  readonly name: string;
  readonly mobile: string;
  readonly plate?: string | null;
}
export const mostVisitors = 20;
export const visitorFields = {
  name: text({ label: '姓名', required: true, max: 30 }),
  mobile: text({ label: '手机号', required: true, max: 11, pattern: patterns.mobile }),
  plate: text({ label: '车牌号', max: 8, pattern: platePattern }),
};
/** Path of 入校报备表. */
export const preachVisitorsPath = '/preach/preachAttendee/visitors';
export const visitorTexts = {
  person: (n: number, label: string) => `第${n}位${label}`,
  add: '添加人员',
  remove: (n: number) => `移除第${n}位`,
  sheet: '入校报备表',
};
