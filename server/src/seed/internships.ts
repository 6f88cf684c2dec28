import { agreement, fullTime } from '@campus/contract/resume';
import { agreementStatuses, agreementTypes, nextWait, pipeline } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { evaluate } from './hire-evaluations.ts';
import { actorTypes, type HireRows, type Sources } from './hire-rows.ts';
import type { SeedPost } from './posts.ts';
import { seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const dayMinutes = 24 * 60;
const answerDays = 7;
const evaluationDays = 180;
const internship = 2;
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
    if (of.status !== 1 || of.step !== pipeline.sign || !post || !cv || !offer || post.nature === fullTime) continue;
    // An open post keeps a place.
    const taken = places.get(post.id) ?? 0;
    if (taken >= post.headcount - (post.status === 5 ? 0 : 1)) continue;
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
  const author = { ...post.contact, type: actorTypes.company };
  addEntry(of, { action: 'sign', at: sent, remark: String(row.agreementNo), ref, actor: author, from }, deliveries);
  const step = signed === null ? pipeline.sign : pipeline.evaluation;
  const wait = { status: 1, step, studentConfirm: 1, agreementStatus: Number(row.status) };
  Object.assign(of, { agreementId: row.id, agreementStatus: row.status, ...nextWait(undefined, wait, signed ?? sent) });
  Object.assign(offer, { agreementStatus: row.status });
  if (signed === null) return;
  const student = { userId: null, username: 'seed', realname: cv.student.realname };
  const actor = { ...student, type: actorTypes.student };
  addEntry(of, { action: 'signEffective', at: signed, remark: null, ref, actor, from, to: step }, deliveries);
  Object.assign(of, { step, stepTime: signed, evaluateDeadline: plusMinutes(signed, evaluationDays * dayMinutes) });
  const change = { entity: agreement, id: row.id, tenantId: post.tenantId, from: invited, to: effective } as const;
  made.changes.push({ ...change, ...student, action: 'accept', at: signed });
  if (dice.chance(n, 'evaluated', 0.8)) evaluate(context, { of, post, cv, agreement: row }, n, deliveries, made);
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
