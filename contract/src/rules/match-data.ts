/** The seven dimensions of a match, in the order of every list of them. */
export const matchDimensions = ['edu', 'major', 'skill', 'type', 'region', 'salary', 'time'] as const;
export type MatchDimension = (typeof matchDimensions)[number];

/**
 * The columns a match reads, by table; the queries of the server are built from this list. Sex, age, nation, political
 * status, origin, household, difficulty, name of the school, photo and name of the student are not among them.
 */
export const matchColumns = {
  rc_company_post: [
    'post_status',
    'fair_only',
    'end_date',
    'post_type_id',
    'nature',
    'edu_require',
    'major_codes',
    'grad_years',
    'skills',
    'salary_type',
    'salary_max',
    'work_place',
  ],
  rc_employ_user: ['status', 'intention_status', 'merged_into', 'grad_year', 'edu_level', 'major_code'],
  rc_resume: ['status', 'completeness'],
  rc_resume_skill: ['skill_id', 'level'],
  rc_resume_intention: ['post_type_ids', 'region_codes', 'salary_min', 'available_time'],
} as const;

/** A skill that a post asks for. */
export interface WantedSkill {
  readonly skillId: string;
  readonly level: number;
  readonly required: number;
}
/** What a match reads of a post. */
export interface MatchPost {
  /** Recruiting, in its period, and not only for fairs. */
  readonly isOpen: boolean;
  readonly nature: number;
  /** The type of work from its root to the leaf. */
  readonly typePath: readonly string[];
  readonly eduRequire: string;
  readonly majors: readonly string[];
  readonly gradYears: readonly number[];
  readonly skills: readonly WantedSkill[];
  readonly salaryType: number;
  readonly salaryMax: number | null;
  readonly regions: readonly string[];
}
/** A wish of a student. */
export interface MatchIntention {
  /** Each type of work from its root. */
  readonly typePaths: readonly (readonly string[])[];
  readonly regions: readonly string[];
  /** Yuan a month. */
  readonly salaryMin: number | null;
  readonly availableTime: number | null;
}
/** What a match reads of a student and the résumé. */
export interface MatchStudent {
  readonly status: number;
  readonly intentionStatus: number;
  readonly isMerged: boolean;
  readonly gradYear: number;
  readonly eduLevel: string;
  readonly major: string;
  /** Null without a résumé. */
  readonly resumeStatus: number | null;
  readonly completeness: number;
  /** Level by id of the skill. */
  readonly skills: ReadonlyMap<string, number>;
  readonly intentions: readonly MatchIntention[];
}
/** The names of the input, for tests: a field that is added here is added on purpose. */
export const matchInputs = {
  post: [
    'isOpen',
    'nature',
    'typePath',
    'eduRequire',
    'majors',
    'gradYears',
    'skills',
    'salaryType',
    'salaryMax',
    'regions',
  ] satisfies readonly (keyof MatchPost)[],
  student: [
    'status',
    'intentionStatus',
    'isMerged',
    'gradYear',
    'eduLevel',
    'major',
    'resumeStatus',
    'completeness',
    'skills',
    'intentions',
  ] satisfies readonly (keyof MatchStudent)[],
  intention: ['typePaths', 'regions', 'salaryMin', 'availableTime'] satisfies readonly (keyof MatchIntention)[],
} as const;
type Covers<T, N extends readonly string[]> = Exclude<keyof T, N[number]> extends never ? true : never;
/** Fails to compile when an input has a name that the list above lacks. */
export const matchInputsAreListed: readonly [
  Covers<MatchPost, typeof matchInputs.post>,
  Covers<MatchStudent, typeof matchInputs.student>,
  Covers<MatchIntention, typeof matchInputs.intention>,
] = [true, true, true];
