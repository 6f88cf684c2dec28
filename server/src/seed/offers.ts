import { fullTime, offer, offerFlow } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { asCompany, asStudent, asSystem } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, isAt, startWait } from './delivery-rows.ts';
import { answerDays } from './hire-times.ts';
import { seedId } from './random.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const { open, accepted, refused, expired } = offerFlow.states;
const refusals = ['已接受其他单位的工作机会', '准备继续深造', '工作地点离家较远', '薪资与预期有差距'] as const;

/** An offer and how it was answered. */
interface Plan {
  readonly of: SeedRow;
  readonly post: SeedPost;
  /** The name. */
  readonly student: string;
  readonly status: number;
  readonly issued: string;
  readonly deadline: string;
  readonly answered: string | null;
  readonly reason: string | null;
}

/** Upper bounds of the shares of deliveries at 录用 by what became of their offers; the rest of these expired. */
const shares = { undecided: 0.25, open: 0.6, refused: 0.87 } as const;

/** Adds the offers of most deliveries that wait at 录用, some refused or expired; completes their deliveries. */
export function seedOffers(
  context: SeedContext,
  deliveries: DeliveryRows,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
  rows: SeedRow[],
): SeedRow[] {
  const names = new Map(resumes.map(({ student }) => [student.id, student.realname]));
  const byId = new Map(posts.map((post) => [post.id, post]));
  const dice = context.dice('offer');
  const students = new Set<unknown>(rows.map(({ employId }) => employId));
  const taken = new Map<string, number>();
  for (const { postId } of rows) taken.set(String(postId), (taken.get(String(postId)) ?? 0) + 1);
  const waiting = deliveries.delivery.filter((of) => isAt(of, pipeline.hire));
  for (const [index, of] of waiting.entries()) {
    const post = byId.get(String(of.postId));
    const share = dice.unit(index, 'state');
    // Some are still to be decided; a student has one offer at most. Those who accept one have come further.
    const isNew = String(of.stepTime) >= `${context.day(0)} 00:00:00`;
    if (!post || isNew || share < shares.undecided || students.has(of.employId)) continue;
    if ((taken.get(post.id) ?? 0) >= post.headcount) continue;
    students.add(of.employId);
    taken.set(post.id, (taken.get(post.id) ?? 0) + 1);
    const student = names.get(String(of.employId)) ?? '';
    const plan = getPlan(context, { of, post, student }, share, dice.between(index, 'days', 1, 4));
    addOffer(plan, rows, deliveries);
  }
  return rows;
}

/** Refused or expired where there was the time, otherwise issued lately and open. */
function getPlan(
  context: SeedContext,
  about: Pick<Plan, 'of' | 'post' | 'student'>,
  share: number,
  days: number,
): Plan {
  const since = String(about.of.stepTime);
  const early = plusMinutes(since, days * dayMinutes);
  const isOver = plusMinutes(early, (answerDays + 1) * dayMinutes) < `${context.day(0)} 00:00:00`;
  if (isOver && share >= shares.open) {
    const [status, reason] =
      share < shares.refused ? [refused.code, refusals[days % refusals.length] ?? ''] : [expired.code, null];
    const deadline = plusMinutes(early, answerDays * dayMinutes);
    const answered = status === expired.code ? null : plusMinutes(early, days * dayMinutes + 75);
    return { ...about, status, issued: early, deadline, answered, reason };
  }
  const lately = context.time(context.workday(-days), 560 + days * 45);
  const issued = lately > plusMinutes(since, 60) ? lately : plusMinutes(since, 5);
  return {
    ...about,
    status: open.code,
    issued,
    deadline: plusMinutes(issued, answerDays * dayMinutes),
    answered: null,
    reason: null,
  };
}

/** Each event changes whose turn it is. */
export function addOffer(
  { of, post, student: realname, status, issued, deadline, answered, reason }: Plan,
  rows: SeedRow[],
  deliveries: DeliveryRows,
) {
  const [n, id] = [rows.length, seedId(22, rows.length)];
  const { contact, tenantId } = post;
  const day = issued.slice(2, 10).replaceAll('-', '');
  rows.push({
    ...systemColumns(offer, id, tenantId, contact.username, issued, of.sysOrgCode as string),
    offerNo: `LY${day}${String(n + 1).padStart(5, '0')}`,
    deliveryId: of.id,
    employId: of.employId,
    postId: post.id,
    companyId: post.companyId,
    nature: post.nature,
    position: post.name,
    salary: post.nature === fullTime ? `${6000 + (n % 9) * 500}.00` : null,
    salaryText: post.nature === fullTime ? '十三薪，试用期八折' : '按实际出勤结算',
    workplace: `${post.companyName}总部`,
    onboardDate: plusMinutes(deadline, 60 * dayMinutes).slice(0, 10),
    probation: post.nature === fullTime ? '3个月' : null,
    content: '<p>请携带身份证、毕业证书原件办理入职，住宿由公司安排。</p>',
    deadline,
    remindTime: plusMinutes(deadline, -dayMinutes),
    isReminded: status === expired.code ? 1 : 0,
    answerTime: answered,
    refuseReason: reason,
    status,
  });
  const event = { ref: { type: 'offer', id }, from: pipeline.hire };
  addEntry(of, { ...event, action: 'offer', at: issued, remark: post.name, actor: asCompany(contact) }, deliveries);
  Object.assign(of, {
    offerId: id,
    offerStatus: open.code,
    offerDeadline: deadline,
    ...startWait(pipeline.hire, issued, { offerStatus: open.code }),
  });
  if (status === open.code) return;
  const at = answered ?? deadline;
  const actor = answered === null ? asSystem : asStudent(realname);
  const step = post.nature === fullTime ? pipeline.dispatch : pipeline.sign;
  const isHired = status === accepted.code;
  const remark = answered === null ? '学生未在期限内答复' : reason;
  const to = isHired ? step : pipeline.hire;
  addEntry(of, { ...event, action: isHired ? 'offerAccept' : 'offerRefuse', at, remark, actor, to }, deliveries);
  const moved = isHired ? { step, stepTime: at, stageTime: at } : {};
  Object.assign(of, { offerStatus: status, ...moved, ...startWait(to, at, { offerStatus: status }) });
}
