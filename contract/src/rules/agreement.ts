/** Codes of rc_agreement_type. */
export const agreementTypes = { tripartite: 1, labor: 2, internship: 3, other: 4 } as const;
/** Codes of rc_agreement_status that other rules look at. */
export const agreementStatuses = {
  invited: 1,
  college: 2,
  school: 3,
  effective: 4,
  revoked: 7,
  returned: 8,
  ending: 9,
  ended: 10,
} as const;
/** Days from the start of an agreement in which its company evaluates the student. */
export const evaluationDays = 180;
const fullTime = 1;

/** Types that fit the nature of a post. */
export const typesOfNature = (nature: number | null | undefined): readonly number[] =>
  nature === fullTime
    ? [agreementTypes.tripartite, agreementTypes.labor]
    : [agreementTypes.internship, agreementTypes.other];
/** Agreements on a job: the law limits their probation, and they make a destination. */
export const employmentTypes: readonly number[] = [agreementTypes.tripartite, agreementTypes.labor];
export const isEmployment = (type: number | null | undefined): boolean => employmentTypes.includes(type ?? 0);

/** The longest probation in months for a term in years, by the labour contract law. */
function longestProbation(years: number | null | undefined): number {
  if (!years) return 0;
  return years >= 3 ? 6 : 2;
}

/** The terms of an agreement that the law limits. */
export interface AgreementTerms {
  readonly type?: number | null | undefined;
  readonly serviceYears?: number | null | undefined;
  readonly probationMonths?: number | null | undefined;
  /** Amounts in yuan, as decimals. */
  readonly salary?: string | null | undefined;
  readonly probationSalary?: string | null | undefined;
  readonly archiveUnit?: string | null | undefined;
  readonly signFile?: string | null | undefined;
}
type Problems = Partial<Record<keyof AgreementTerms, string>>;
const cents = (amount: string | null | undefined): number | undefined =>
  amount ? Math.round(Number(amount) * 100) : undefined;

function probationProblem({ type, serviceYears, probationMonths }: AgreementTerms): string | undefined {
  if (!isEmployment(type) || !probationMonths) return undefined;
  const most = longestProbation(serviceYears);
  if (probationMonths <= most) return undefined;
  return most === 0 ? '未约定服务期的，不得约定试用期' : `服务期${serviceYears}年的，试用期不得超过${most}个月`;
}
const lowest = (minWage: number): string => `工资不得低于当地最低工资标准（${minWage}元）`;

/**
 * What is wrong with the terms, by field: probation against the term, its pay at least 80 % of the salary, both at least
 * `minWage` (0: no limit), and what the type demands.
 */
export function agreementProblems(terms: AgreementTerms, minWage = 0): Problems {
  const { type, archiveUnit, signFile } = terms;
  const [salary, probation] = [cents(terms.salary), cents(terms.probationSalary)];
  const problems: Problems = {};
  const tooLong = probationProblem(terms);
  if (tooLong) problems.probationMonths = tooLong;
  if (isEmployment(type)) {
    if (salary !== undefined && salary < minWage * 100) problems.salary = lowest(minWage);
    if (probation !== undefined && probation < minWage * 100) problems.probationSalary = lowest(minWage);
  }
  if (salary !== undefined && probation !== undefined && probation * 10 < salary * 8)
    problems.probationSalary = '试用期工资不得低于转正工资的80%!';
  if (type === agreementTypes.tripartite && !archiveUnit) problems.archiveUnit = '请填写档案接收单位!';
  if (type && type !== agreementTypes.tripartite && !signFile) problems.signFile = '请上传协议文件!';
  return problems;
}
