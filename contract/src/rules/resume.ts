/** What completeness looks at. Texts may be null as they come from the database. */
export interface ResumeParts {
  /** The student's own data that a resume shows. */
  readonly student: {
    readonly realname?: string | null;
    readonly sex?: number | string | null;
    readonly mobile?: string | null;
    readonly schoolName?: string | null;
    readonly eduLevel?: string | null;
    readonly majorCode?: string | null;
    readonly gradDate?: string | null;
  };
  readonly photo?: string | null;
  readonly headline?: string | null;
  readonly selfEvaluation?: string | null;
  readonly education: readonly unknown[];
  readonly experience: readonly unknown[];
  readonly skills: readonly unknown[];
  readonly certificates: readonly unknown[];
  readonly intentions: readonly unknown[];
}

/** Completeness that delivering and the recommendation form ask for. */
export const completenessNeeded = { deliver: 60, formSubmit: 80 } as const;

const basicFields = ['realname', 'sex', 'mobile', 'schoolName', 'eduLevel', 'majorCode', 'gradDate'] as const;
const filled = (value: string | number | null | undefined): boolean =>
  value !== null && value !== undefined && String(value).trim() !== '';

/** Completeness of a resume, 0-100 (recruitment 9.2). Basic data count as a whole: all of them or nothing. */
export function resumeCompleteness(resume: ResumeParts): number {
  const points: readonly (readonly [number, boolean])[] = [
    [20, basicFields.every((name) => filled(resume.student[name]))],
    [5, filled(resume.photo)],
    [5, filled(resume.headline)],
    [15, resume.intentions.length >= 1],
    [15, resume.education.length >= 1],
    [20, resume.experience.length >= 1],
    [10, resume.skills.length >= 3],
    [5, resume.certificates.length >= 1],
    [5, filled(resume.selfEvaluation)],
  ];
  return points.reduce((sum, [worth, has]) => sum + (has ? worth : 0), 0);
}
