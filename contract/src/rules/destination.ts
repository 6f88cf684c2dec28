import { isCreditCode } from './credit-code.ts';

/** Groups of destinations (rc_dest_group). */
export const destGroups = {
  contract: 1,
  business: 2,
  flexible: 3,
  study: 4,
  seeking: 5,
  none: 6,
} as const;
export type DestGroup = (typeof destGroups)[keyof typeof destGroups];

interface CategoryRule {
  readonly group: DestGroup;
  /** What `unitName` holds: an employer, a school, nothing, or an employer if there is one. */
  readonly unit: 'employer' | 'school' | 'optional' | 'none';
  /** The employer's credit code is required, unless its nature has none. */
  readonly needsCode?: true;
  readonly needsProof?: true;
  readonly hasSubs?: true;
}
const { contract, business, flexible, study, seeking, none } = destGroups;
/** What each category (rc_dest_category) demands. */
const categories: Readonly<Record<string, CategoryRule>> = {
  '10': { group: contract, unit: 'employer', needsCode: true, needsProof: true },
  '11': { group: contract, unit: 'employer', needsCode: true, needsProof: true },
  '12': { group: contract, unit: 'employer', needsCode: true, needsProof: true },
  '27': { group: contract, unit: 'employer', needsProof: true, hasSubs: true },
  '46': { group: contract, unit: 'optional', needsProof: true },
  '50': { group: contract, unit: 'employer', needsProof: true, hasSubs: true },
  '51': { group: contract, unit: 'employer', needsProof: true, hasSubs: true },
  '75': { group: business, unit: 'employer', needsCode: true, needsProof: true },
  '76': { group: flexible, unit: 'optional' },
  '80': { group: study, unit: 'school', needsProof: true, hasSubs: true },
  '85': { group: study, unit: 'school', needsProof: true },
  '70': { group: seeking, unit: 'none' },
  '71': { group: none, unit: 'none' },
  '72': { group: none, unit: 'none' },
};
/** 待就业: what counts for everyone without an approved destination. */
export const seekingWork = '70';
/** 其他录用形式: schools count it as a contract or as flexible work. */
const otherEmployment = '12';
/** Natures of organisations that have no credit code of a company: 机关, 部队. */
const withoutCode: readonly string[] = ['10', '40'];
/** Foreign universities are in no tree of Chinese regions. */
const abroad = '85';

/** The group of a category; `otherAsFlexible` is the setting `dest.otherAsFlexible`. */
export function groupOfCategory(category: string | null, otherAsFlexible: boolean): DestGroup {
  if (category === otherEmployment && otherAsFlexible) return flexible;
  return categories[category ?? seekingWork]?.group ?? seeking;
}

/** Columns about an employer or a school. */
export const unitFields = [
  'unitName',
  'unitCreditCode',
  'unitNature',
  'unitIndustry',
  'jobCategory',
  'unitRegion',
  'unitAddress',
  'unitContact',
  'unitPhone',
  'signDate',
  'reportDate',
  'salary',
  'isMatch',
  'signWay',
  'extAgreementNo',
] as const;
/** Columns that only an employer has. */
const employerOnly: readonly string[] = [
  'unitCreditCode',
  'unitNature',
  'unitIndustry',
  'jobCategory',
  'signDate',
  'reportDate',
  'salary',
  'isMatch',
  'signWay',
  'extAgreementNo',
];
const noneFields: readonly string[] = ['noneReason', 'intentText'];
const byCategory: readonly string[] = ['destSub', ...unitFields, ...noneFields, 'proofFiles'];

/** Whether a column has a meaning for the category; others are empty. Columns of every category always have one. */
export function isDestField(name: string, category: string | null): boolean {
  if (!byCategory.includes(name)) return true;
  const rule = categories[category ?? ''];
  if (!rule) return false;
  if (name === 'destSub') return rule.hasSubs === true;
  if (noneFields.includes(name)) return rule.unit === 'none';
  if (name === 'proofFiles') return rule.unit !== 'none';
  if (rule.unit === 'none') return false;
  return rule.unit !== 'school' || !employerOnly.includes(name);
}

/** A destination as far as the rules look at it. */
export interface Destination {
  readonly destCategory?: string | null | undefined;
  readonly destSub?: string | null | undefined;
  readonly unitName?: string | null | undefined;
  readonly unitCreditCode?: string | null | undefined;
  readonly unitNature?: string | null | undefined;
  readonly unitIndustry?: string | null | undefined;
  readonly jobCategory?: string | null | undefined;
  readonly unitRegion?: string | null | undefined;
  readonly signDate?: string | null | undefined;
  readonly reportDate?: string | null | undefined;
  readonly noneReason?: number | null | undefined;
  readonly intentText?: string | null | undefined;
  readonly proofFiles?: string | null | undefined;
  /** The agreement of this platform that it comes from, which proves it. */
  readonly agreementId?: string | null | undefined;
}
type Name = Exclude<keyof Destination, 'agreementId'>;
const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** Columns that the category demands; `submitting` adds those that a draft or an import can leave open. */
export function neededDestFields(row: Destination, submitting: boolean): readonly Name[] {
  const category = row.destCategory ?? '';
  const rule = categories[category];
  if (!rule) return ['destCategory'];
  const needed: Name[] = ['destCategory'];
  if (rule.hasSubs) needed.push('destSub');
  if (rule.unit === 'employer') needed.push('unitName', 'unitNature', 'unitIndustry', 'jobCategory', 'unitRegion');
  if (rule.unit === 'school') needed.push('unitName');
  if (rule.unit === 'school' && category !== abroad) needed.push('unitRegion');
  if (rule.needsCode && !withoutCode.includes(row.unitNature ?? '')) needed.push('unitCreditCode');
  if (!submitting) return needed;
  if (rule.needsProof && isEmpty(row.agreementId)) needed.push('proofFiles');
  if (rule.unit === 'none') needed.push('noneReason');
  return needed;
}

const missingTexts: Readonly<Record<Name, string>> = {
  destCategory: '请选择毕业去向!',
  destSub: '请选择去向细类!',
  unitName: '请填写单位名称!',
  unitCreditCode: '请填写统一社会信用代码!',
  unitNature: '请选择单位性质!',
  unitIndustry: '请选择单位行业!',
  jobCategory: '请选择职位类别!',
  unitRegion: '请选择单位所在地!',
  signDate: '请选择签约日期!',
  reportDate: '请选择报到日期!',
  noneReason: '请选择未就业原因!',
  intentText: '请填写求职意向或说明!',
  proofFiles: '请上传证明材料!',
};
const schoolName = '请填写升学院校!';
export const noUnitData = '该去向类别无需填写单位信息!';
const notForStudy = '升学去向无需填写单位性质、行业和职位信息';
export const internshipProof = '实习证明不能作为就业的证明材料';
/** Destinations that an internship does not prove. */
const employment: readonly string[] = ['10', '11', '12'];

function describeMissing(name: Name, category: string): string {
  return name === 'unitName' && categories[category]?.unit === 'school' ? schoolName : missingTexts[name];
}
function contradictions(row: Destination, category: string): Record<string, string> {
  const found: Record<string, string> = {};
  const rule = categories[category];
  for (const [name, value] of Object.entries(row)) {
    if (isEmpty(value) || isDestField(name, category) || !byCategory.includes(name)) continue;
    if (noneFields.includes(name)) found[name] = '该去向类别无需填写未就业原因';
    else if (name === 'destSub') found[name] = '该去向类别没有细类';
    else found[name] = rule?.unit === 'school' ? notForStudy : noUnitData;
  }
  if (row.destSub && rule?.hasSubs && !row.destSub.startsWith(category)) found.destSub = '去向细类不属于该去向类别';
  return found;
}
/** The name of the stored file, readable. */
function fileName(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return path;
  }
}

/**
 * The reasons against a destination, by column: what its category demands, forbids or contradicts. A draft and an import
 * can leave the proof and the reason of 暂不就业 open, a submission cannot.
 */
export function destinationProblems(row: Destination, submitting = false): Record<string, string> {
  const category = row.destCategory ?? '';
  if (!categories[category]) return { destCategory: missingTexts.destCategory };
  const found = contradictions(row, category);
  for (const name of neededDestFields(row, submitting))
    if (isEmpty(row[name]) && found[name] === undefined) found[name] = describeMissing(name, category);
  if (row.unitCreditCode && found.unitCreditCode === undefined && !isCreditCode(row.unitCreditCode))
    found.unitCreditCode = '统一社会信用代码格式不正确!';
  if (row.signDate && row.reportDate && row.reportDate < row.signDate) found.reportDate = '报到日期不能早于签约日期';
  if (
    employment.includes(category) &&
    (row.proofFiles ?? '').split(',').some((path) => fileName(path).includes('实习'))
  )
    found.proofFiles = internshipProof;
  return found;
}

/** The last day on which colleges and students change a destination of a cohort. */
export const lastChangeDay = (gradYear: number): string => `${gradYear}-08-31`;

/**
 * The cohort that is in its season: from `switchDay` (MM-DD) of the year before its graduation on.
 * `today` is `YYYY-MM-DD`.
 */
export function seasonCohort(today: string, switchDay: string): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) >= switchDay ? year + 1 : year;
}

/** An entry of the journal, as far as the present state depends on it. */
export interface DestEntry {
  readonly category: string | null;
  readonly destGroup: number;
  readonly audit: number;
}
export const emptyDestination: DestEntry = { category: seekingWork, destGroup: seeking, audit: 0 };
/** The state that the entries of a journal, in their order, lead to. */
export const foldDestination = (entries: readonly DestEntry[]): DestEntry => {
  const last = entries.at(-1) ?? emptyDestination;
  return { category: last.category, destGroup: last.destGroup, audit: last.audit };
};
