import type { Buffer } from 'node:buffer';
import { type ResumePreview, resumeLists } from '@campus/contract/resume';
import { PdfDocument } from '../../platform/pdf/pdf-document.ts';

type Data = Readonly<Record<string, unknown>>;
type Part = (page: PdfDocument, row: Data) => void;
/** The label of a value; empty without a value. */
const labelOf = (row: Data, name: string): string => String(row[`${name}_dictText`] ?? row[name] ?? '');
const joinParts = (row: Data, ...names: string[]): string =>
  names
    .map((name) => labelOf(row, name))
    .filter(Boolean)
    .join('　');
const period = (row: Data): string => `${labelOf(row, 'startDate')} 至 ${labelOf(row, 'endDate') || '今'}`;
const body = { size: 10, gray: 0.2, above: 2 } as const;

const parts: Readonly<Record<keyof typeof resumeLists, Part>> = {
  intentions(page, row) {
    const salary = row.salaryMin === null || row.salaryMin === undefined ? '' : `期望薪资${row.salaryMin}元起`;
    page.text(
      [joinParts(row, 'postTypeIds', 'regionCodes', 'nature', 'availableTime'), salary].filter(Boolean).join('　'),
      { above: 3 },
    );
  },
  educations(page, row) {
    page.pair(joinParts(row, 'school', 'majorName', 'eduLevel'), period(row), { bold: true, above: 4 });
    if (row.gpa !== null) page.text(`绩点：${labelOf(row, 'gpa')}`, body);
    if (row.courses) page.text(`主修课程：${labelOf(row, 'courses')}`, body);
  },
  experiences(page, row) {
    page.pair(joinParts(row, 'organization', 'position', 'type'), period(row), { bold: true, above: 4 });
    page.text(labelOf(row, 'description'), body);
  },
  skills: (page, row) => page.text(joinParts(row, 'skillId', 'level'), { above: 2 }),
  certs: (page, row) => page.text(joinParts(row, 'type', 'name', 'level', 'date'), { above: 2 }),
};
const order = ['intentions', 'educations', 'experiences', 'skills', 'certs'] as const;

function head(page: PdfDocument, student: Data, resume: Data): void {
  page.text(labelOf(student, 'realname'), { size: 20, bold: true });
  if (resume.headline) page.text(labelOf(resume, 'headline'), { gray: 0.3 });
  page.text(joinParts(student, 'sex', 'birthday', 'political', 'eduLevel', 'majorCode', 'schoolName'), { above: 4 });
  const contact = joinParts(student, 'mobile', 'email', 'wechat');
  if (contact) page.text(contact);
  const grades = [
    student.gpa === null ? '' : `平均绩点 ${labelOf(student, 'gpa')}`,
    student.rankText ? `专业排名 ${labelOf(student, 'rankText')}` : '',
  ];
  const studies = [`毕业时间 ${labelOf(student, 'gradDate')}`, ...grades].filter(Boolean);
  page.text(studies.join('　'));
}

/** A résumé as a PDF; `stamp` (company, user, time) is printed on every page. */
export function resumePdf({ student, resume }: ResumePreview, stamp: string): Buffer {
  const page = new PdfDocument(stamp);
  head(page, student, resume);
  for (const key of order) {
    const rows = (resume[key] as Data[] | undefined) ?? [];
    if (rows.length === 0) continue;
    page.heading(resumeLists[key].title);
    for (const row of rows) parts[key](page, row);
  }
  if (resume.selfEvaluation) {
    page.heading('自我评价');
    page.text(labelOf(resume, 'selfEvaluation'), body);
  }
  return page.bytes();
}
