import { employUser, studentStatuses } from '@campus/contract/resume';
import { intentions } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { fieldOfCollege, type StudyField } from './fields.ts';
import { personName, sampleIdCard } from './people.ts';
import { getMail } from './pools.ts';
import { seedId } from './random.ts';
import { getTenant, type SeedContext, type SeedDepart, scaleCount, systemColumns } from './seed-context.ts';

export interface SeedStudent {
  readonly id: string;
  readonly index: number;
  readonly tenantId: number;
  readonly realname: string;
  readonly school: string;
  readonly depart: SeedDepart;
  readonly edu: string;
  readonly field: StudyField;
  readonly major: { readonly code: string; readonly name: string };
  readonly gradYear: number;
  readonly mobile: string;
  readonly row: Record<string, unknown>;
}
const yearsOf: Readonly<Record<string, number>> = { '41': 3, '31': 4, '11': 3, '01': 4 };

/** Students of every tenant, each with a college and a major available for the degree. */
export function seedStudents(context: SeedContext): SeedStudent[] {
  return Array.from({ length: scaleCount(5200, context.scale, 40) }, (_, i) => oneStudent(context, i));
}

/** Every eightieth student has a second record, as one who was added by hand before the import. */
const isTwin = (i: number): boolean => i % 80 === 30;
/** The record that tells who a student is: the same one for both records of a person, of the same tenant. */
const getPerson = (i: number): number => (isTwin(i) ? i - 10 : i);

function oneStudent(context: SeedContext, index: number): SeedStudent {
  const dice = context.dice('employUser');
  const i = getPerson(index);
  const tenantId = getTenant(i);
  const colleges = context.colleges.get(tenantId) ?? [];
  const depart = dice.one(i, 'college', colleges);
  const field = fieldOfCollege(depart.name);
  const year = Number(context.anchor.slice(0, 4));
  const gradYear = dice.weighted(i, 'grad', [
    [year + 1, 70],
    [year, 20],
    [year + 2, 10],
  ] as const);
  const drawn = dice.weighted(i, 'edu', [
    ['31', 70],
    ['11', 18],
    ['41', 10],
    ['01', 2],
  ] as const);
  const edu = drawn === '41' && field.vocational.length === 0 ? '31' : drawn;
  const code = dice.one(i, 'major', getMajors(field, edu));
  const student = {
    id: seedId(10, index),
    index,
    tenantId,
    realname: personName(dice, i),
    school: depart.parent,
    depart,
    field,
    edu,
    major: { code, name: context.majors.get(code) as string },
    gradYear,
    mobile: `140000${String(index).padStart(5, '0')}`,
  };
  return { ...student, row: studentRow(context, student) };
}

/** What is drawn for a student that says who they are. */
function personColumns(context: SeedContext, { index: i, gradYear, edu }: Omit<SeedStudent, 'row'>) {
  const dice = context.dice('employUser');
  const cipher = context.engine.ports.cipher;
  // Day and serial are unique together, so that no two ID card numbers are equal.
  const birthday = `${gradYear - 22 - (edu === '11' ? 3 : edu === '01' ? 6 : 0)}-${String(dice.between(getPerson(i), 'month', 1, 12)).padStart(2, '0')}-${String(1 + (Math.floor(i / 1000) % 28)).padStart(2, '0')}`;
  const card = sampleIdCard(i, birthday);
  return {
    idCard: cipher.encrypt(card),
    idCardHash: cipher.hash(card),
    sex: dice.chance(getPerson(i), 'sex', 0.52) ? 1 : 2,
    birthday,
    nation: dice.weighted(i, 'nation', [
      ['01', 92],
      ['03', 2],
      ['08', 2],
      ['11', 2],
      ['15', 2],
    ] as const),
    political: dice.weighted(i, 'political', [
      ['03', 70],
      ['13', 15],
      ['01', 10],
      ['02', 5],
    ] as const),
    originCode: dice.pick(i, 'origin', context.districts),
    urbanRural: dice.between(i, 'urban', 1, 2),
  };
}

/** What is drawn for a student that the career centre watches. */
function supportColumns(dice: ReturnType<SeedContext['dice']>, i: number) {
  return {
    difficultyType: dice.weighted(i, 'difficulty', [
      [0, 88],
      [2, 8],
      [1, 4],
    ] as const),
    focusTags: dice.weighted(i, 'focus', [
      [null, 90],
      ['1', 5],
      ['2', 3],
      ['1,3', 1],
      ['4', 1],
    ] as const),
    intentionStatus: dice.weighted(i, 'intention', [
      [intentions.seeking, 75],
      [intentions.watching, 18],
      [intentions.notLooking, 7],
    ] as const),
  };
}

/** Majors of a field available for a degree. */
export const getMajors = (field: StudyField, edu: string): readonly string[] =>
  edu === '41' ? field.vocational : edu === '31' ? field.bachelor : field.graduate;

function studentRow(context: SeedContext, s: Omit<SeedStudent, 'row'>): Record<string, unknown> {
  const { index: i } = s;
  const dice = context.dice('employUser');
  const length = yearsOf[s.edu] ?? 4;
  const classSize = dice.between(i, 'class', 40, 160);
  const isBefore = s.gradYear <= Number(context.anchor.slice(0, 4));
  return {
    ...systemColumns(
      employUser,
      s.id,
      s.tenantId,
      'seed',
      // The cohort before was there a year ago, so that its season can be compared with the present one.
      context.time(-(isBefore ? dice.between(i, 'created', 396, 399) : dice.between(i, 'created', 330, 395)), 540),
      s.depart.orgCode,
    ),
    realname: s.realname,
    studentNo: `${s.gradYear - length}${String(i + 1).padStart(6, '0')}`,
    examNo: String(99_000_000_000_000 + i).slice(0, 14),
    ...personColumns(context, s),
    mobile: s.mobile,
    email: getMail('student', i + 1),
    wechat: null,
    schoolName: s.school,
    departId: s.depart.id,
    eduLevel: s.edu,
    majorCode: s.major.code,
    studyForm: 1,
    schoolYears: length,
    enrollDate: `${s.gradYear - length}-09-01`,
    gradDate: `${s.gradYear}-06-30`,
    gradYear: s.gradYear,
    trainMode: 1,
    normalType: 2,
    ...supportColumns(dice, i),
    gpa: Math.round((2 + dice.unit(i, 'gpa') * 2.9) * 100) / 100,
    rankText: `${dice.between(i, 'rank', 1, classSize)}/${classSize}`,
    status: studentStatuses[isBefore ? 'graduated' : 'studying'],
    resumeScore: 0,
    deliveryCount: 0,
    interviewCount: 0,
    offerCount: 0,
    downloadCount: 0,
    aiCount: 0,
    mergedInto: '',
  };
}
export const isStudying = ({ row }: SeedStudent): boolean => row.status === studentStatuses.studying;
export const studentRows = (students: readonly SeedStudent[]): SeedRow[] => students.map((s) => s.row);
