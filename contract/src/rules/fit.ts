/** Levels of education in rising order, by the codes of both dictionaries (of students and of posts). */
const levels: Readonly<Record<string, number>> = { '0': 0, '41': 1, '31': 2, '25': 2, '11': 3, '01': 4 };

/** What a post asks of a student. */
interface FitDemands {
  readonly eduRequire: unknown;
  /** Years, comma-separated. */
  readonly gradYears: unknown;
}
export interface Qualification {
  readonly eduLevel: unknown;
  readonly gradYear: unknown;
}
/** A demand that a student does not meet, by the number of its rule for deliveries. */
interface Misfit {
  readonly rule: 4 | 5;
  readonly field: 'gradYear' | 'eduLevel';
  readonly message: string;
}

export const fitsEducation = (
  { eduLevel }: Pick<Qualification, 'eduLevel'>,
  { eduRequire }: Pick<FitDemands, 'eduRequire'>,
) => (levels[String(eduLevel)] ?? 0) >= (levels[String(eduRequire)] ?? 0);
export const fitsYear = ({ gradYear }: Pick<Qualification, 'gradYear'>, { gradYears }: Pick<FitDemands, 'gradYears'>) =>
  String(gradYears ?? '')
    .split(',')
    .includes(String(gradYear));

/**
 * The demands of a post that a student does not meet, in the order of the rules; none when the student fits. The server
 * refuses a delivery with the first one unless it was waived, pickers show all of them before anything is sent.
 */
export function misfitsOf(student: Qualification, post: FitDemands): Misfit[] {
  return [
    ...(fitsYear(student, post) ? [] : [{ rule: 4, field: 'gradYear', message: '毕业年份不符合岗位要求' } as const]),
    ...(fitsEducation(student, post) ? [] : [{ rule: 5, field: 'eduLevel', message: '学历不符合岗位要求' } as const]),
  ];
}

/** A student and the résumé as the rules for deliveries read them; null where there is no résumé. */
export interface Applicant {
  readonly status: number | null;
  readonly mergedInto: string | null;
  readonly completeness: number | null;
  readonly resumeStatus: number | null;
}
const hiddenResume = 3;
const applying: readonly (number | null)[] = [1, 2];

/** Why the state of a student forbids a delivery. */
export const studentProblem = ({ status, mergedInto }: Pick<Applicant, 'status' | 'mergedInto'>): string | undefined =>
  mergedInto || !applying.includes(status) ? '学生状态不允许投递' : undefined;

/** Why a résumé cannot be delivered; a hidden one is delivered by its student alone. */
export function resumeProblem(
  { completeness, resumeStatus }: Pick<Applicant, 'completeness' | 'resumeStatus'>,
  least: number,
  isOwn: boolean,
): string | undefined {
  if (resumeStatus === null || (completeness ?? 0) < least) return `简历完整度不足${least}%，请先完善简历`;
  return resumeStatus === hiddenResume && !isOwn ? '学生已隐藏简历，只能由本人投递' : undefined;
}
