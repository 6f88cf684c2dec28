import { agreement, fullTime } from '@campus/contract/resume';
import { agreementStatuses, agreementTypes, evaluationDays, pipeline } from '@campus/contract/rules';
import { asCompany, asSchool } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, isAt, startWait } from './delivery-rows.ts';
import { answerDays } from './hire-times.ts';
import { type Change, changeRows } from './history.ts';
import { seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const returnedFor = '服务期与违约金约定不一致，请核对后重新发送';
const { invited, college, school, effective, returned } = agreementStatuses;

interface Signing {
  readonly of: SeedRow;
  readonly offer: SeedRow;
  readonly post: SeedPost;
  readonly student: SeedResume['student'];
  readonly archiveUnit: unknown;
  readonly companySeal: unknown;
  /** The company has no right of its own to employ graduates. */
  readonly needsStamp?: boolean;
}
/** How far an agreement is, with the times of what happened. */
interface Progress {
  readonly status: number;
  readonly sent: string;
  readonly deadline: string;
  readonly signed: string | null;
  readonly audited: string | null;
  /** When the school certified it, which puts it in force. */
  readonly certified?: string;
}

/** States in turn, so that few agreements show all of them. */
const outcomes = [college, invited, college, school, college, invited, college, returned] as const;

/** How many days before those at the student the others that wait were sent. */
const since: Readonly<Record<number, number>> = { [invited]: 0, [college]: 4, [school]: 7 };

/** Those that wait were sent lately; the others went as far as there was the time. Undefined: not sent yet. */
function findProgress(context: SeedContext, { of }: Signing, n: number): Progress | undefined {
  const dice = context.dice('agreement');
  const today = `${context.day(0)} 00:00:00`;
  const outcome = outcomes[n % outcomes.length] as number;
  const days = dice.between(n, 'days', 1, 3);
  const early = plusMinutes(String(of.stepTime), days * dayMinutes + 60);
  if (early >= today) return undefined;
  const lately = context.time(context.workday(-days - (since[outcome] ?? 0)), 580 + days * 40);
  const sent = since[outcome] !== undefined && lately > early ? lately : early;
  const deadline = plusMinutes(sent, answerDays * dayMinutes);
  const signed = plusMinutes(sent, dice.between(n, 'sign', 1, 3) * dayMinutes + 150);
  const audited = plusMinutes(signed, dice.between(n, 'audit', 1, 2) * dayMinutes + 30);
  if (signed >= today || (outcome === invited && deadline > today))
    return { status: invited, sent, deadline, signed: null, audited: null };
  if (audited >= today || outcome === college || outcome === invited)
    return { status: college, sent, deadline, signed, audited: null };
  return { status: outcome, sent, deadline, signed, audited };
}

export interface AgreementSeed {
  readonly agreement: SeedRow[];
  readonly history: SeedRow[];
}
/** Adds the tripartite agreements of the deliveries at 签约; completes the deliveries. None is in force. */
export function seedAgreements(
  context: SeedContext,
  deliveries: DeliveryRows,
  { offers, dispatches, companies }: Readonly<Record<'offers' | 'dispatches' | 'companies', readonly SeedRow[]>>,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
  { agreement: rows, changes }: { readonly agreement: SeedRow[]; readonly changes: Change[] },
): AgreementSeed {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const students = new Map(resumes.map(({ id, student }) => [id, student]));
  const byOffer = new Map(offers.map((row) => [row.deliveryId, row]));
  const units = new Map(dispatches.map((row) => [row.deliveryId, row.archiveUnit]));
  const seals = new Map(companies.map((row) => [row.id, row.sealImg]));
  const signed = new Set<unknown>();
  const before = rows.length;
  for (const of of deliveries.delivery) {
    const [post, offer, student] = [byId.get(String(of.postId)), byOffer.get(of.id), students.get(String(of.resumeId))];
    if (!isAt(of, pipeline.sign) || !post || !offer || !student || post.nature !== fullTime) continue;
    if (signed.has(of.employId)) continue;
    const companySeal = seals.get(post.companyId) ?? null;
    const signing = { of, offer, post, student, archiveUnit: units.get(of.id), companySeal };
    const progress = findProgress(context, signing, rows.length - before);
    if (!progress) continue;
    signed.add(of.employId);
    changes.push(...addAgreement(context, signing, progress, rows, deliveries));
  }
  return { agreement: rows, history: changeRows(changes) };
}

/** An agreement as it is after this progress. */
function agreementRow(
  context: SeedContext,
  { of, offer, post, archiveUnit, companySeal, needsStamp = false }: Signing,
  { status, sent, deadline, signed, audited, certified }: Progress,
  id: string,
  agreementNo: string,
): SeedRow {
  const { contact, tenantId } = post;
  const salary = Number(offer.salary ?? 8000);
  return {
    ...systemColumns(agreement, id, tenantId, contact.username, sent, of.sysOrgCode as string),
    ...{ deliveryId: of.id, employId: of.employId, postId: post.id, companyId: post.companyId, nature: post.nature },
    agreementNo,
    companySeal,
    type: agreementTypes.tripartite,
    position: post.name,
    workplace: offer.workplace,
    startDate: offer.onboardDate,
    serviceYears: 3,
    probationMonths: 3,
    probationSalary: `${(salary * 0.8).toFixed(2)}`,
    salary: salary.toFixed(2),
    breachFee: '5000.00',
    archiveUnit: archiveUnit ?? '北京市人才交流服务中心',
    signWay: 1,
    deadline,
    terms: '入职后按国家规定缴纳社会保险和住房公积金。',
    signedTime: signed,
    ...(audited !== null && {
      collegeBy: context.recommender(tenantId).realname,
      collegeTime: audited,
      collegeOpinion: status === returned ? returnedFor : '材料齐全，同意',
    }),
    ...(certified !== undefined && {
      collegeSeal: 'seal/sample-college.png',
      stampFile: needsStamp ? 'agreement/sample-stamp.png' : null,
      schoolBy: context.auditor(tenantId).realname,
      schoolTime: certified,
      schoolOpinion: '同意鉴证',
      effectiveTime: certified,
    }),
    remindTime: plusMinutes(deadline, -dayMinutes),
    isReminded: plusMinutes(deadline, -dayMinutes) < `${context.day(0)} 00:00:00` ? 1 : 0,
    status,
  };
}

/** Adds an agreement, its entries in the delivery and its steps; the delivery goes on when it is in force. */
export function addAgreement(
  context: SeedContext,
  signing: Signing,
  progress: Progress,
  rows: SeedRow[],
  deliveries: DeliveryRows,
): Change[] {
  const { of, offer, post, student } = signing;
  const { status, sent, signed, audited, certified } = progress;
  const [n, id] = [rows.length, seedId(24, rows.length)];
  const no = `XY${student.gradYear}${String(n + 1).padStart(6, '0')}`;
  rows.push(agreementRow(context, signing, progress, id, no));
  const event = { ref: { type: 'agreement', id }, from: pipeline.sign };
  addEntry(of, { ...event, action: 'sign', at: sent, remark: no, actor: asCompany(post.contact) }, deliveries);
  const last = certified ?? audited ?? signed ?? sent;
  const step = status === effective ? pipeline.evaluation : pipeline.sign;
  if (certified !== undefined) {
    const actor = asSchool(context.auditor(post.tenantId));
    addEntry(of, { ...event, action: 'signEffective', at: certified, remark: null, actor, to: step }, deliveries);
    Object.assign(of, { step, stepTime: certified });
    Object.assign(of, { evaluateDeadline: plusMinutes(certified, evaluationDays * dayMinutes) });
  }
  const wait = startWait(step, last, { agreementStatus: status });
  Object.assign(of, { agreementId: id, agreementStatus: status, ...wait });
  Object.assign(offer, { agreementStatus: status });
  return listSteps(context, signing, progress, id);
}

/** The steps that an agreement has taken. */
function listSteps(context: SeedContext, { post, student }: Signing, progress: Progress, id: string): Change[] {
  const { status, signed, audited, certified } = progress;
  const change = { entity: agreement, id, tenantId: post.tenantId };
  const auditor = context.recommender(post.tenantId);
  const certifier = context.auditor(post.tenantId);
  const isReturned = status === returned;
  const accept: Change = {
    ...{ ...change, from: invited, to: college, action: 'accept', reason: null, at: signed },
    ...{ username: 'seed', realname: student.realname },
  };
  const audit: Change = {
    ...{
      ...change,
      from: college,
      to: certified === undefined ? status : school,
      action: isReturned ? 'collegeReturn' : 'collegePass',
      at: audited,
    },
    ...{ reason: isReturned ? returnedFor : '材料齐全，同意', username: auditor.username, realname: auditor.realname },
  };
  const certify: Change = {
    ...{ ...change, from: school, to: effective, action: 'schoolPass', at: certified, reason: '同意鉴证' },
    ...{ username: certifier.username, realname: certifier.realname },
  };
  return [
    ...(signed === null ? [] : [accept]),
    ...(audited === null ? [] : [audit]),
    ...(certified === undefined ? [] : [certify]),
  ];
}
