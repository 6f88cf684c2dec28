import { type company as companyEntity, companyFlow } from '@campus/contract/enterprise';
import { chinaTime, fromChinaTime, type Row } from '@campus/contract/kit';
import { agreementStatuses, groupOfCategory, seasonCohort, seekingWork } from '@campus/contract/rules';
import { employment, employmentFlow, employmentLog } from '@campus/contract/statistics';
import { unitOfCompany, unitOfEmployer } from '../areas/statistics/company-unit.ts';
import type { SeedRow } from './bulk.ts';
import { cohortSwitch, filingDay, isPlaced } from './filing-days.ts';
import type { Hire } from './hire-rows.ts';
import { type Change, changeRows } from './history.ts';
import { type Dice, seedId } from './random.ts';
import { type SeedContext, type SeedPerson, systemActor, systemColumns } from './seed-context.ts';
import type { SeedStudent } from './students.ts';

export interface EmploymentRows {
  readonly employment: SeedRow[];
  readonly log: SeedRow[];
  readonly history: SeedRow[];
}
/** Categories of those who have one; most of the rest of the year is work, autumn begins with study without an exam. */
const categories = [
  ['10', 14],
  ['11', 18],
  ['12', 11],
  ['27', 1],
  ['46', 2],
  ['50', 1],
  ['51', 2],
  ['75', 1],
  ['76', 6],
  ['80', 28],
  ['85', 4],
  ['71', 8],
  ['72', 4],
] as const;
const subs: Readonly<Record<string, readonly string[]>> = {
  '27': ['271', '272'],
  '50': ['501', '502', '503'],
  '51': ['511', '512', '519'],
  '80': ['801', '801', '801', '802', '803'],
};
/** A company that this run has made: its columns are those of the entity. */
const asCompany = (row: unknown) => row as Row<typeof companyEntity>;
const schools = ['云湖大学', '示例理工大学', '临溪师范大学', '澄光财经大学'] as const;
const proof = 'destination/sample-proof.png';
const dayMs = 86_400_000;
const states = employmentFlow.states;

const plus = (time: string, days: number, minutes: number): string =>
  chinaTime(new Date(fromChinaTime(time).getTime() + days * dayMs + minutes * 60_000));

/** What a student files: the employer is one of the admitted companies of the tenant. */
function getDestination(dice: Dice, i: number, companies: readonly SeedRow[]): Record<string, unknown> {
  const category = dice.weighted(i, 'category', categories);
  const sub = subs[category];
  const common = { destCategory: category, destSub: sub ? dice.one(i, 'sub', sub) : null };
  if (category === '71' || category === '72')
    return { ...common, noneReason: category === '71' ? 3 : dice.one(i, 'reason', [5, 6, 6]) };
  if (category === '76') return common;
  if (category === '46') return { ...common, proofFiles: proof };
  if (category === '80')
    return { ...common, unitName: dice.one(i, 'school', schools), unitRegion: '110100', proofFiles: proof };
  if (category === '85') return { ...common, unitName: '海外示例大学', proofFiles: proof };
  const company = dice.one(i, 'company', companies);
  return {
    ...common,
    ...unitOfCompany(asCompany(company)),
    jobCategory: dice.one(i, 'job', ['13', '13', '21', '22', '24', '30']),
    salary: dice.between(i, 'salary', 45, 130) * 100,
    isMatch: dice.chance(i, 'match', 0.78) ? '1' : '0',
    signWay: category === '10' ? dice.one(i, 'way', [2, 2, 3]) : 3,
    proofFiles: proof,
  };
}

/** Steps of a destination that waits for the college: filed and submitted. */
const untilCollege = 2;
interface Entry {
  readonly action: string;
  readonly at: string;
  readonly audit: number;
  readonly by: SeedPerson;
  readonly reason?: string;
  /** The destination that it led to, where another one followed. */
  readonly filed?: Record<string, unknown>;
}
const returnReason = '证明材料不清晰，请重新上传';

/** The steps of a destination filed on a day, as far as they lie before `now`. */
function getSteps(context: SeedContext, s: SeedStudent, day: string, now: string, dice: Dice): Entry[] {
  const { index: i } = s;
  const [school, office] = [context.auditor(s.tenantId), context.recommender(s.tenantId)];
  const filed = `${day} ${String(dice.between(i, 'hour', 9, 16)).padStart(2, '0')}:12:00`;
  const decided = plus(filed, dice.between(i, 'college', 1, 4), 37);
  const isReturned = dice.chance(i, 'returned', 0.05);
  const way: Entry[] = [
    { action: 'edit', at: filed, audit: states.none.code, by: office },
    { action: 'submit', at: plus(filed, 0, 3), audit: states.college.code, by: office },
    isReturned
      ? { action: 'collegeReturn', at: decided, audit: states.returned.code, by: office, reason: returnReason }
      : { action: 'collegePass', at: decided, audit: states.school.code, by: office },
  ];
  // The returned ones of a past season were filed again.
  if (!isReturned)
    way.push({
      action: 'schoolPass',
      at: plus(decided, dice.between(i, 'school', 2, 6), 55),
      audit: states.passed.code,
      by: school,
    });
  return way.filter(({ at }) => at < now);
}

/** Destinations of the cohorts whose season has begun, filed as their season goes. */
export function seedEmployments(
  context: SeedContext,
  students: readonly SeedStudent[],
  companies: readonly SeedRow[],
  hires: readonly Hire[],
): EmploymentRows {
  const rows: EmploymentRows = { employment: [], log: [], history: [] };
  const changes: Change[] = [];
  const season = seasonCohort(context.anchor, cohortSwitch);
  const admitted = Map.groupBy(
    companies.filter(({ auditStatus, regionCode }) => auditStatus === companyFlow.states.approved.code && regionCode),
    ({ tenantId }) => Number(tenantId),
  );
  const byStudent = new Map(hires.map((hire) => [hire.cv.student.id, hire]));
  const employers = new Map(companies.map((row) => [row.id, row]));
  const pending = pickPending(context, students, season, new Set(byStudent.keys()));
  for (const student of students) {
    if (student.gradYear > season) continue;
    const hire = byStudent.get(student.id);
    const planned = hire
      ? signedPlan(context, hire, employers.get(hire.post.companyId) as SeedRow)
      : filedPlan(context, student, admitted.get(student.tenantId) ?? [], pending.get(student.id));
    addOne(context, student, planned, rows, changes);
  }
  rows.history.push(...changeRows(changes));
  return rows;
}

/** What becomes of a student's destination: its values and the steps that led there. */
interface Destination {
  readonly filed: Record<string, unknown>;
  readonly steps: readonly Entry[];
}
/** The destination is known as none from the start of the season on, or from when the student was added. */
function getBeginning({ gradYear, row }: SeedStudent): string {
  const season = `${gradYear - 1}-09-01 08:30:00`;
  return String(row.createTime) > season ? String(row.createTime) : season;
}

/** An agreement in force is the destination, certified by the school; its end leaves none. */
function signedPlan(context: SeedContext, { post, agreement: of }: Hire, employer: SeedRow): Destination {
  const by = context.auditor(post.tenantId);
  const filed = {
    destCategory: '10',
    destSub: null,
    ...unitOfEmployer(asCompany(employer)),
    jobCategory: post.category,
    signWay: of.signWay,
    signDate: String(of.signedTime).slice(0, 10),
    reportDate: of.startDate,
    salary: Math.round(Number(of.salary)),
    archiveUnit: of.archiveUnit,
    agreementId: of.id,
  };
  const sign: Entry = { action: 'sign', at: String(of.effectiveTime), audit: states.passed.code, by };
  if (of.status !== agreementStatuses.ended) return { filed, steps: [sign] };
  const end: Entry = { action: 'signEnd', at: String(of.endTime), audit: states.none.code, by };
  return { filed: { destCategory: seekingWork }, steps: [{ ...sign, filed }, end] };
}

const mostPending = [3, 4, 5, 6] as const;
/** A college has as many as this share of its graduates at most to audit. */
const pendingShare = 3;
/**
 * The students of each college whose destination was filed in the last days and waits for it, with the days since: those
 * who would file next.
 */
function pickPending(
  context: SeedContext,
  students: readonly SeedStudent[],
  season: number,
  hired: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const dice = context.dice('employment');
  const graduates = students.filter(({ gradYear }) => gradYear === season);
  const picked = new Map<string, number>();
  for (const own of Map.groupBy(graduates, ({ depart }) => depart.id).values()) {
    const wanted = dice.one(own[0]?.index ?? 0, 'pending', mostPending);
    own
      .filter((s) => !hired.has(s.id) && !isPlaced(context, s))
      .map((s) => ({ s, day: filingDay(season, dice.unit(s.index, 'filed')) ?? '9999' }))
      .sort((a, b) => a.day.localeCompare(b.day) || a.s.index - b.s.index)
      .slice(0, Math.min(wanted, Math.floor(own.length / pendingShare)))
      .forEach(({ s }) => {
        picked.set(s.id, dice.between(s.index, 'pendingSince', 1, 9));
      });
  }
  return picked;
}

/** What a student files as the season goes; `pendingDays` ago where the college has not looked at it yet. */
function filedPlan(
  context: SeedContext,
  s: SeedStudent,
  companies: readonly SeedRow[],
  pendingDays: number | undefined,
): Destination {
  const dice = context.dice('employment');
  const { index: i, gradYear } = s;
  const begun = getBeginning(s);
  const planned = companies.length === 0 ? undefined : filingDay(gradYear, dice.unit(i, 'filed'));
  // A student who was added during the season files after it.
  const earliest = plus(begun, dice.between(i, 'later', 1, 10), 0).slice(0, 10);
  const day = planned !== undefined && planned <= begun.slice(0, 10) ? earliest : planned;
  const waits = pendingDays !== undefined && companies.length > 0 && context.day(-pendingDays) > begun.slice(0, 10);
  const steps = waits
    ? getSteps(context, s, context.day(-pendingDays), context.time(0, 0), dice).slice(0, untilCollege)
    : day === undefined
      ? []
      : getSteps(context, s, day, context.time(0, 0), dice);
  return { filed: steps.length > 0 ? getDestination(dice, i, companies) : { destCategory: seekingWork }, steps };
}

function addOne(
  context: SeedContext,
  s: SeedStudent,
  { filed, steps }: Destination,
  rows: EmploymentRows,
  changes: Change[],
): void {
  const dice = context.dice('employment');
  const { index: i, tenantId, gradYear, depart } = s;
  const id = seedId(26, i);
  const begun = getBeginning(s);
  const last = steps.at(-1);
  // The end of an agreement leaves nothing of the decisions on it.
  const at = (action: string) =>
    last?.action === 'signEnd' ? undefined : steps.find((step) => step.action === action);
  const [college, school] = [at('collegePass') ?? at('collegeReturn'), at('schoolPass') ?? at('sign')];
  const category = String(filed.destCategory);
  rows.employment.push({
    ...systemColumns(employment, id, tenantId, 'system', begun, depart.orgCode),
    employId: s.id,
    ...filed,
    destGroup: groupOfCategory(category, true),
    audit: last?.audit ?? states.none.code,
    submitTime: (at('submit') ?? at('sign'))?.at ?? null,
    collegeBy: college?.by.realname ?? null,
    collegeTime: college?.at ?? null,
    schoolBy: school?.by.realname ?? null,
    schoolTime: school?.at ?? null,
    opinion: last?.reason ?? null,
    studentConfirmTime: school && dice.chance(i, 'confirmed', 0.7) ? plus(school.at, 0, 240) : null,
  });
  const first: Entry = { action: 'create', at: begun, audit: states.none.code, by: systemActor };
  for (const [k, step] of [first, ...steps].entries()) {
    const then = step.filed ?? (k > 0 ? filed : { destCategory: seekingWork });
    const now = String(then.destCategory);
    rows.log.push({
      ...systemColumns(employmentLog, seedId(27, i * 10 + k), tenantId, step.by.username, step.at, depart.orgCode),
      employId: s.id,
      seq: k + 1,
      occurTime: step.at,
      action: step.action,
      category: now,
      destGroup: groupOfCategory(now, true),
      audit: step.audit,
      gradYear,
      unitNature: then.unitNature ?? null,
      unitIndustry: then.unitIndustry ?? null,
      unitRegion: then.unitRegion ?? null,
      actor: step.by.realname,
    });
  }
  let from = states.none.code as number;
  for (const { action, at: time, audit, by, reason = null } of steps) {
    if (audit !== from)
      changes.push({
        ...{ entity: employment, id, tenantId, action, from, to: audit, reason },
        ...{ username: by.username, realname: by.realname, at: time },
      });
    from = audit;
  }
}
