import { type ResumePreview, resumeLists, resumeTexts } from '@campus/contract/resume';
import type { PdfBlock, PdfContent, TextStyle } from '../../platform/pdf/pdf-content.ts';

type Data = Readonly<Record<string, unknown>>;
type Part = (row: Data) => PdfBlock[];
const texts = resumeTexts.view;
/** The label of a value; empty without a value. */
const getLabel = (row: Data, name: string): string =>
  row[`${name}_dictText`] === undefined
    ? String(row[name] ?? '')
    : String(row[`${name}_dictText`]).replaceAll(',', '、');
const joinParts = (row: Data, ...names: string[]): string =>
  names
    .map((name) => getLabel(row, name))
    .filter(Boolean)
    .join('　');
const month = (row: Data, name: string): string => getLabel(row, name).slice(0, 7);
const period = (row: Data): string => texts.period(month(row, 'startDate'), month(row, 'endDate'));
const body = { size: 10, gray: 0.2, above: 2 } as const;
const text = (line: string, style: TextStyle = {}): PdfBlock => ({ kind: 'text', text: line, ...style });
const pair = (left: string, right: string): PdfBlock => ({ kind: 'pair', left, right, bold: true, above: 4 });

const parts: Readonly<Record<keyof typeof resumeLists, Part>> = {
  intentions(row) {
    const salary = row.salaryMin === null || row.salaryMin === undefined ? '' : texts.wishes(Number(row.salaryMin));
    const wish = joinParts(row, 'postTypeIds', 'regionCodes', 'nature', 'availableTime');
    return [text([wish, salary].filter(Boolean).join('　'), { above: 3 })];
  },
  educations: (row) => [
    pair(joinParts(row, 'school', 'majorName', 'eduLevel'), period(row)),
    ...(row.gpa === null ? [] : [text(texts.gpa(row.gpa), body)]),
    ...(row.courses ? [text(texts.courses(getLabel(row, 'courses')), body)] : []),
  ],
  experiences: (row) => [
    pair(joinParts(row, 'organization', 'position', 'type'), period(row)),
    text(getLabel(row, 'description'), body),
  ],
  skills: (row) => [text(joinParts(row, 'skillId', 'level'), { above: 2 })],
  certs: (row) => [text(joinParts(row, 'type', 'name', 'level', 'date'), { above: 2 })],
};
const order = ['intentions', 'educations', 'experiences', 'skills', 'certs'] as const;

function head(student: Data, resume: Data): PdfBlock[] {
  const contact = joinParts(student, 'mobile', 'email', 'wechat');
  const studies = [
    `毕业时间 ${getLabel(student, 'gradDate')}`,
    student.gpa === null ? '' : texts.meanGpa(student.gpa),
    student.rankText ? `专业排名 ${getLabel(student, 'rankText')}` : '',
  ];
  return [
    text(getLabel(student, 'realname'), { size: 20, bold: true }),
    ...(resume.headline ? [text(getLabel(resume, 'headline'), { gray: 0.3 })] : []),
    text(joinParts(student, 'sex', 'birthday', 'political', 'eduLevel', 'majorCode', 'schoolName'), { above: 4 }),
    ...(contact ? [text(contact)] : []),
    text(studies.filter(Boolean).join('　')),
  ];
}

/** A résumé as a document; `stamp` (company, user, time) is printed on every page. */
export function resumeDocument({ student, resume }: ResumePreview, stamp: string, now: string): PdfContent {
  const sections = order.flatMap((key): PdfBlock[] => {
    const rows = (resume[key] as Data[] | undefined) ?? [];
    if (rows.length === 0) return [];
    return [{ kind: 'heading', text: resumeLists[key].title }, ...rows.flatMap(parts[key])];
  });
  const evaluation: PdfBlock[] = resume.selfEvaluation
    ? [{ kind: 'heading', text: '自我评价' }, text(getLabel(resume, 'selfEvaluation'), body)]
    : [];
  return {
    title: `${getLabel(student, 'realname')} 简历`,
    created: now,
    stamp,
    blocks: [...head(student, resume), ...sections, ...evaluation],
  };
}
