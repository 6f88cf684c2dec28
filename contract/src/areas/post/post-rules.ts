import { type Draft, type Failure, failure } from '../../kit/index.ts';
import { dayNumber, getDay } from '../../rules/index.ts';
import type { companyPost } from './company-post.ts';
import { mostSkills, type PostSkill } from './post-fields.ts';

type PostDraft = Draft<typeof companyPost>;

/** Maximum days from publication to the last day. */
export const mostDays = 180;
export const endTooEarly = (): Failure => failure('reversed', '截止日期', '今天');
export const endTooLate = `截止日期不能超过发布日期后${mostDays}天!`;
/** Meaning of a salary (rc_salary_type). */
export const salaryTypes = { monthly: 1, daily: 2, negotiable: 3 } as const;
const salaryRange: Readonly<Record<number, readonly [number, number]>> = {
  [salaryTypes.monthly]: [1000, 200_000],
  [salaryTypes.daily]: [50, 5000],
};
export const isNegotiable = (post: PostDraft): boolean => post.salaryType === salaryTypes.negotiable;

/** The graduation years a post may require on `today`: this year and two on either side. */
export function gradYearsOn(today: string): string[] {
  const year = Number(today.slice(0, 4));
  return [-2, -1, 0, 1, 2].map((offset) => String(year + offset));
}
/** Adds `days` to `day`. */
export const dayAfter = (day: string, days: number): string => getDay(dayNumber(day) + days);

const members = (list: string | null | undefined): string[] => (list ?? '').split(',').filter(Boolean);
/** The city (four digits of its code) of the first workplace. */
export const firstCity = (workPalce: string | null | undefined): string => (workPalce ?? '').slice(0, 4);

type Problems = Record<string, string>;

const fullTime = 1;
function salaryProblems(post: PostDraft, minWage: number): Problems {
  const range = salaryRange[post.salaryType ?? 0];
  if (!range) return {};
  const problems: Problems = {};
  for (const [name, label] of [
    ['salaryMin', '最低薪资'],
    ['salaryMax', '最高薪资'],
  ] as const) {
    const amount = post[name];
    if (amount === null || amount === undefined) problems[name] = failure('required', label).message;
    else if (amount < range[0] || amount > range[1]) problems[name] = failure('outOfRange', label, ...range).message;
  }
  if (Object.keys(problems).length > 0) return problems;
  const [min, max] = [post.salaryMin ?? 0, post.salaryMax ?? 0];
  if (post.nature === fullTime && post.salaryType === salaryTypes.monthly && min < minWage)
    return { salaryMin: `薪资不得低于当地最低工资标准（${minWage}元）` };
  if (max < min) return { salaryMax: '最高薪资不能低于最低薪资!' };
  return max > 3 * min ? { salaryMax: '薪资范围过大，最高不超过最低的3倍!' } : {};
}

function skillProblems(skills: unknown): Problems {
  if (skills === null || skills === undefined) return {};
  const label = '技能要求';
  const isSkill = (item: unknown): item is PostSkill => {
    if (typeof item !== 'object' || item === null) return false;
    const { skillId, level, required } = item as PostSkill;
    return typeof skillId === 'string' && [1, 2, 3].includes(level) && [0, 1].includes(required);
  };
  if (!Array.isArray(skills) || !skills.every(isSkill)) return { skills: failure('badPattern', label).message };
  if (skills.length > mostSkills) return { skills: failure('tooMany', label, mostSkills).message };
  return new Set(skills.map((s) => s.skillId)).size < skills.length ? { skills: '技能要求不能重复' } : {};
}

function dateProblems(post: PostDraft, today: string, before: PostDraft | undefined): Problems {
  const { startDate, endDate } = post;
  if (!endDate || (before?.endDate === endDate && before.startDate === startDate)) return {};
  if (endDate <= today) return { endDate: endTooEarly().message };
  if (startDate && endDate <= startDate) return { endDate: failure('reversed', '截止日期', '发布日期').message };
  return endDate > dayAfter(startDate ?? today, mostDays) ? { endDate: endTooLate } : {};
}

function yearProblems(post: PostDraft, today: string, before: PostDraft | undefined): Problems {
  if (before?.gradYears === post.gradYears) return {};
  const open = new Set(gradYearsOn(today));
  return members(post.gradYears).every((year) => open.has(year))
    ? {}
    : { gradYears: failure('notAnOption', '毕业年份').message };
}

/**
 * Errors of a post beyond its single fields, by field. `before` is the stored post: unchanged dates and years are not
 * compared with today. The salary of full-time work is at least `minWage`; 0 is no limit.
 */
export function postProblems(
  post: PostDraft,
  on: { today: string; isAgency: boolean; before?: PostDraft | undefined; minWage?: number },
): Problems {
  return {
    ...yearProblems(post, on.today, on.before),
    ...skillProblems(post.skills),
    ...salaryProblems(post, on.minWage ?? 0),
    ...(on.isAgency && !post.employer ? { employer: '请填写实际用工单位!' } : {}),
    ...dateProblems(post, on.today, on.before),
  };
}

/** Fields whose change sends an open post back to the audit; the head count only if it grows by more than half. */
export const keyFields = [
  'name',
  'postTypeId',
  'headcount',
  'majorCodes',
  'skills',
  'salaryType',
  'salaryMin',
  'salaryMax',
  'workPalce',
  'duty',
  'requirement',
] as const;
export type KeyField = (typeof keyFields)[number];

const skillKey = (skills: readonly PostSkill[] | null | undefined): string =>
  (skills ?? [])
    .map((s) => `${s.skillId}/${s.level}/${s.required}`)
    .sort()
    .join();
function same(name: KeyField, before: PostDraft, after: PostDraft): boolean {
  switch (name) {
    case 'skills':
      return skillKey(before.skills) === skillKey(after.skills);
    case 'majorCodes':
    case 'workPalce':
      return members(before[name]).sort().join() === members(after[name]).sort().join();
    case 'headcount':
      return (after.headcount ?? 0) <= 1.5 * (before.headcount ?? 0);
    default:
      return (before[name] ?? null) === (after[name] ?? null);
  }
}
/**
 * The changed key fields; the order of skills, majors and places is ignored. A stored version has no value of a field that
 * became one later, which counts as unchanged.
 */
export const keyChanges = (before: PostDraft, after: PostDraft): KeyField[] =>
  keyFields.filter((name) => before[name] !== undefined && !same(name, before, after));
/**
 * The key changes that send an open post back to the audit. Its head count is compared with the approved one: growths that
 * are small each do not add up unseen.
 */
export const auditedChanges = (
  before: PostDraft,
  after: PostDraft,
  approvedHeadcount: number | null | undefined,
): KeyField[] =>
  keyChanges(typeof approvedHeadcount === 'number' ? { ...before, headcount: approvedHeadcount } : before, after);
