import { isEducated } from './match-rates.ts';
import { resumeStatuses } from './resume.ts';

/** Requirements of a post. */
interface PostRequirements {
  readonly eduRequire: unknown;
  /** Years, comma-separated. */
  readonly gradYears: unknown;
}
export interface Qualification {
  readonly eduLevel: unknown;
  readonly gradYear: unknown;
}
/** An unmet requirement, with the number of its delivery rule. */
interface UnmetRequirement {
  readonly rule: 4 | 5;
  readonly field: 'gradYear' | 'eduLevel';
  readonly message: string;
}

export const fitsEducation = (
  { eduLevel }: Pick<Qualification, 'eduLevel'>,
  { eduRequire }: Pick<PostRequirements, 'eduRequire'>,
) => isEducated(String(eduLevel), String(eduRequire));
export const fitsYear = (
  { gradYear }: Pick<Qualification, 'gradYear'>,
  { gradYears }: Pick<PostRequirements, 'gradYears'>,
) =>
  String(gradYears ?? '')
    .split(',')
    .includes(String(gradYear));

/**
 * The requirements of a post that a student does not meet, in the order of the rules. The server rejects a delivery
 * with the first one unless it was waived; pickers show all of them in advance.
 */
export function findMisfits(student: Qualification, post: PostRequirements): UnmetRequirement[] {
  return [
    ...(fitsYear(student, post) ? [] : [{ rule: 4, field: 'gradYear', message: '毕业年份不符合岗位要求' } as const]),
    ...(fitsEducation(student, post) ? [] : [{ rule: 5, field: 'eduLevel', message: '学历不符合岗位要求' } as const]),
  ];
}

/** A student and his résumé for the delivery rules; null without a résumé. */
export interface Applicant {
  readonly status: number | null;
  readonly mergedInto: string | null;
  readonly completeness: number | null;
  readonly resumeStatus: number | null;
}
const applying: readonly (number | null)[] = [1, 2];

/** The reason a student's state forbids a delivery. */
export const studentProblem = ({ status, mergedInto }: Pick<Applicant, 'status' | 'mergedInto'>): string | undefined =>
  mergedInto || !applying.includes(status) ? '学生状态不允许投递' : undefined;

/** The reason a résumé is not complete enough, in percent. */
export const incompleteResume = (least: number): string => `简历完整度不足${least}%，请先完善简历`;

/** The reason a résumé cannot be delivered; only its student can deliver a hidden one. */
export function resumeProblem(
  { completeness, resumeStatus }: Pick<Applicant, 'completeness' | 'resumeStatus'>,
  least: number,
  isOwn: boolean,
): string | undefined {
  if (resumeStatus === null || (completeness ?? 0) < least) return incompleteResume(least);
  return resumeStatus === resumeStatuses.hidden && !isOwn ? '学生已隐藏简历，只能由本人投递' : undefined;
}
