import { getSession } from '../kit/http/answer.ts';
import type { Answer, Call } from '../kit/http/route.ts';
import { fileAnswer } from '../kit/spreadsheet/export.ts';

export const visitorsTitle = '入校报备表';
export interface AnnouncedVisitor {
  readonly companyName: string;
  readonly name: string;
  readonly mobile: string;
  readonly plate?: string | null | undefined;
}
const columns = [
  { title: '单位', kind: 'text' as const, width: 32 },
  ...['姓名', '手机号', '车牌号'].map((title) => ({ title, kind: 'text' as const, width: 18 })),
];
/** 入校报备表: the people who come to an event of the school, and their cars, for the gate. */
export const visitorsSheet = (
  event: { readonly title: string; readonly when: string },
  people: readonly AnnouncedVisitor[],
  now: string,
  call: Call,
): Promise<Answer> =>
  fileAnswer(
    {
      name: `${visitorsTitle}_${now.replace(/\D/g, '')}`,
      title: `${event.title} ${visitorsTitle}`,
      subtitle: `导出人:${getSession(call).realname}　到校时间：${event.when}`,
      columns,
      rows: people.map(({ companyName, name, mobile, plate }) => [companyName, name, mobile, plate ?? '']),
    },
    call.query.format,
    `${people.length}行`,
  );
