/** Data for completeness. Texts can be null, as in the database. */
export interface ResumeData {
  /** The student's own data shown in a résumé. */
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

/** Completeness required for a delivery and for the recommendation form. */
export const requiredCompleteness = { deliver: 60, formSubmit: 80 } as const;

/** Minimum number of skills that count. */
export const minSkills = 3;

const basicFields = ['realname', 'sex', 'mobile', 'schoolName', 'eduLevel', 'majorCode', 'gradDate'] as const;
const isFilled = (value: string | number | null | undefined): boolean =>
  value !== null && value !== undefined && String(value).trim() !== '';

/** A part of a résumé that counts for completeness. */
export type ResumePart =
  | 'basic'
  | 'photo'
  | 'headline'
  | 'intention'
  | 'education'
  | 'experience'
  | 'skill'
  | 'certificate'
  | 'selfEvaluation';
export interface PartCompleteness {
  readonly part: ResumePart;
  readonly points: number;
  readonly has: boolean;
}

/** Contribution of each part of a résumé to its completeness. Basic data count only if all are present. */
export function completenessParts(resume: ResumeData): readonly PartCompleteness[] {
  return [
    { part: 'basic', points: 20, has: basicFields.every((name) => isFilled(resume.student[name])) },
    { part: 'photo', points: 5, has: isFilled(resume.photo) },
    { part: 'headline', points: 5, has: isFilled(resume.headline) },
    { part: 'intention', points: 15, has: resume.intentions.length >= 1 },
    { part: 'education', points: 15, has: resume.education.length >= 1 },
    { part: 'experience', points: 20, has: resume.experience.length >= 1 },
    { part: 'skill', points: 10, has: resume.skills.length >= minSkills },
    { part: 'certificate', points: 5, has: resume.certificates.length >= 1 },
    { part: 'selfEvaluation', points: 5, has: isFilled(resume.selfEvaluation) },
  ];
}

/** Completeness of a résumé, 0-100. */
export const resumeCompleteness = (resume: ResumeData): number =>
  completenessParts(resume).reduce((sum, { points, has }) => sum + (has ? points : 0), 0);

/** Values of rc_resume_status. */
export const resumeStatuses = { draft: 0, open: 1, onDelivery: 2, hidden: 3 } as const;
/** Values of rc_intention_status. */
export const intentions = { seeking: 1, watching: 2, notLooking: 3, signed: 4 } as const;
