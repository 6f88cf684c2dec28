import { agreement, fullTime } from '@campus/contract/resume';
import { agreementStatuses, agreementTypes, evaluationDays, pipeline } from '@campus/contract/rules';
import { asCompany, asStudent } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, isAt, startWait } from './delivery-rows.ts';
import { evaluate, isEvaluated } from './hire-evaluations.ts';
import type { HireRows, Sources } from './hire-rows.ts';
import { answerDays } from './hire-times.ts';
import { seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { countPlaces, internship, type SeedPost } from './seed-post.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const { invited, effective } = agreementStatuses;

interface Signing {
  readonly of: SeedRow;
  readonly offer: SeedRow;
  readonly post: SeedPost;
  readonly cv: SeedResume;
}

/** Agreements of the interns at 签约: they are in force with the student's answer, and most are evaluated. Runs after the offers. */
export function seedInternships(
  context: SeedContext,
  deliveries: DeliveryRows,
  { cvs, posts }: Pick<Sources, 'cvs' | 'posts'>,
  made: HireRows,
): void {
  const byPost = new Map(posts.map((post) => [post.id, post]));
  const byResume = new Map(cvs.resumes.map((cv) => [cv.id, cv]));
  const byOffer = new Map(made.offer.map((row) => [row.deliveryId, row]));
  const places = new Map<string, number>();
  for (const of of deliveries.delivery) {
    const [post, cv, offer] = [byPost.get(String(of.postId)), byResume.get(String(of.resumeId)), byOffer.get(of.id)];
    if (!isAt(of, pipeline.sign) || !post || !cv || !offer || post.nature === fullTime) continue;
    const taken = places.get(post.id) ?? 0;
    if (taken >= countPlaces(post)) continue;
    places.set(post.id, taken + 1);
    sign(context, { of, offer, post, cv }, deliveries, made);
  }
}

function sign(context: SeedContext, signing: Signing, deliveries: DeliveryRows, made: HireRows): void {
  const { of, offer, post, cv } = signing;
  const n = made.agreement.length;
  const dice = context.dice('internship');
  const today = `${context.day(0)} 00:00:00`;
  const sent = plusMinutes(String(of.stepTime), dice.between(n, 'sent', 1, 2) * dayMinutes + 45);
  if (sent >= today) return;
  const answered = plusMinutes(sent, dice.between(n, 'signed', 1, 3) * dayMinutes + 135);
  const signed = answered < today ? answered : null;
  const row = toRow(signing, n, sent, signed, today);
  made.agreement.push(row);
  const ref = { type: 'agreement', id: String(row.id) };
  const from = pipeline.sign;
  const start = { action: 'sign', at: sent, remark: String(row.agreementNo), actor: asCompany(post.contact) };
  addEntry(of, { ...start, ref, from }, deliveries);
  const step = signed === null ? pipeline.sign : pipeline.evaluation;
  const state = { agreementStatus: Number(row.status) };
  Object.assign(of, { agreementId: row.id, ...state, ...startWait(step, signed ?? sent, state) });
  Object.assign(offer, state);
  if (signed === null) return;
  const student = asStudent(cv.student.realname);
  addEntry(of, { action: 'signEffective', at: signed, remark: null, ref, actor: student, from, to: step }, deliveries);
  Object.assign(of, { step, stepTime: signed, evaluateDeadline: plusMinutes(signed, evaluationDays * dayMinutes) });
  const change = { entity: agreement, id: row.id, tenantId: post.tenantId, from: invited, to: effective } as const;
  made.changes.push({ ...change, ...student, action: 'accept', at: signed });
  if (isEvaluated(context, 'internship', n, signed))
    evaluate(context, { of, post, cv, agreement: row }, n, deliveries, made);
}

function toRow({ of, offer, post }: Signing, n: number, sent: string, signed: string | null, today: string): SeedRow {
  const { contact, tenantId } = post;
  const deadline = plusMinutes(sent, answerDays * dayMinutes);
  return {
    ...systemColumns(agreement, seedId(24, n), tenantId, contact.username, sent, of.sysOrgCode as string),
    ...{ deliveryId: of.id, employId: of.employId, postId: post.id, companyId: post.companyId, nature: post.nature },
    agreementNo: `LD${sent.slice(2, 10).replaceAll('-', '')}${String(n + 1).padStart(5, '0')}`,
    type: post.nature === internship ? agreementTypes.internship : agreementTypes.other,
    position: post.name,
    workplace: offer.workplace,
    startDate: offer.onboardDate,
    salary: `${3000 + (n % 5) * 400}.00`,
    signWay: 1,
    deadline,
    terms: '实习期间由单位指定指导人，按月结算实习津贴。',
    signFile: 'agreement/sample-stamp.png',
    signedTime: signed,
    effectiveTime: signed,
    remindTime: plusMinutes(deadline, -dayMinutes),
    isReminded: plusMinutes(deadline, -dayMinutes) < today ? 1 : 0,
    status: signed === null ? invited : effective,
  };
}
