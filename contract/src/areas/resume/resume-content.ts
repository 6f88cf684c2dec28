import { type Failure, failure, inRow, refusal } from '../../kit/index.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];
/** The five lists of a résumé by key. */
export interface ResumeLists {
  readonly educations: Rows;
  readonly experiences: Rows;
  readonly skills: Rows;
  readonly certs: Rows;
  readonly intentions: Rows;
}
export type ResumeList = keyof ResumeLists;
/** Titles and maximum number of rows of the lists. */
export const resumeLists: Readonly<Record<ResumeList, { readonly title: string; readonly most: number }>> = {
  educations: { title: '教育经历', most: 10 },
  experiences: { title: '实践经历', most: 10 },
  skills: { title: '技能', most: 30 },
  certs: { title: '证书与奖项', most: 10 },
  intentions: { title: '求职意向', most: 10 },
};

/** A period that ends before it starts; an open end is valid. */
const isReversed = ({ startDate, endDate }: Rows[number]): boolean =>
  typeof startDate === 'string' && typeof endDate === 'string' && endDate <= startDate;

function periodsRefusal(key: 'educations' | 'experiences', rows: Rows): Failure | undefined {
  const at = rows.findIndex(isReversed);
  if (at < 0) return undefined;
  return refusal(inRow(at + 1, failure('reversed', '结束', '开始').message, resumeLists[key].title), 'RC_FIELD');
}

/** The first broken rule over the rows of a résumé's lists; rules of single values are checked before. */
export function listsRefusal(lists: ResumeLists): Failure | undefined {
  for (const [key, { title, most }] of Object.entries(resumeLists))
    if (lists[key as ResumeList].length > most) return refusal(`${title}最多${most}条!`, 'RC_FIELD');
  const skills = lists.skills.map((row) => row.skillId);
  if (new Set(skills).size < skills.length) return refusal('技能不能重复!', 'RC_FIELD');
  return periodsRefusal('educations', lists.educations) ?? periodsRefusal('experiences', lists.experiences);
}

const members = (rows: Rows, field: string): string => {
  const all = rows.flatMap((row) => String(row[field] ?? '').split(','));
  return [...new Set(all.filter(Boolean))].join(',');
};
/** Search columns derived from the lists; null when empty. */
export const getSearchText = ({ skills, intentions }: Pick<ResumeLists, 'skills' | 'intentions'>) => ({
  skillIds: members(skills, 'skillId') || null,
  intentionTypes: members(intentions, 'postTypeIds') || null,
  intentionCities: members(intentions, 'regionCodes') || null,
});

/** Student fields certified by an approved recommendation form. */
export const gradedStudentFields = [
  'realname',
  'studentNo',
  'departId',
  'eduLevel',
  'majorCode',
  'gradDate',
  'gpa',
  'rankText',
] as const;
