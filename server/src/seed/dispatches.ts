import { dispatch, dispatchFlow, formFlow } from '@campus/contract/resume';
import { pipeline } from '@campus/contract/rules';
import { asCompany, asSchool } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, isAt, startWait } from './delivery-rows.ts';
import { seedId } from './random.ts';
import { approvedForm } from './recommendation-forms.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const staleDays = 7;
const { waiting, pushed, received, returned } = dispatchFlow.states;
const archives = ['人力资源服务中心', '人才交流服务中心', '公共就业服务中心'] as const;
const complaint = '档案接收单位名称与我司公函不一致，请核对后重新推送';

interface Hired {
  readonly of: SeedRow;
  readonly offer: SeedRow;
  readonly post: SeedPost;
  readonly resume: SeedRow;
}
interface Progress {
  readonly status: number;
  readonly pushed: string | null;
  readonly answered: string | null;
}

/** Upper bounds of the shares of dispatches at 推送派遣; the rest were returned. */
const shares = { waiting: 0.4, pushed: 0.8 } as const;
/** How far a dispatch is; those of the last days still wait. */
function getProgress(context: SeedContext, { of }: Hired, n: number): Progress {
  const dice = context.dice('dispatch');
  const push = plusMinutes(String(of.stepTime), dice.between(n, 'push', 1, 3) * dayMinutes + 40);
  const answer = plusMinutes(push, dice.between(n, 'answer', 1, 2) * dayMinutes + 95);
  const share = dice.unit(n, 'state');
  const today = `${context.day(0)} 00:00:00`;
  if (push >= today || share < shares.waiting) return { status: waiting.code, pushed: null, answered: null };
  if (answer >= today || share < shares.pushed) return { status: pushed.code, pushed: push, answered: null };
  return { status: returned.code, pushed: push, answered: answer };
}

/** Adds the dispatch of every delivery that waits at 推送派遣; completes the deliveries. */
export function seedDispatches(
  context: SeedContext,
  deliveries: DeliveryRows,
  offers: readonly SeedRow[],
  { resumes, rows: cvs }: { readonly resumes: readonly SeedResume[]; readonly rows: { readonly resume: SeedRow[] } },
  posts: readonly SeedPost[],
  rows: SeedRow[],
): SeedRow[] {
  const byId = new Map(posts.map((post) => [post.id, post]));
  const files = new Map(cvs.resume.map((row) => [row.id, row]));
  const students = new Map(resumes.map(({ id, student }) => [id, student]));
  const byOffer = new Map(offers.map((row) => [row.deliveryId, row]));
  for (const of of deliveries.delivery) {
    const [post, resume, offer] = [byId.get(String(of.postId)), files.get(of.resumeId), byOffer.get(of.id)];
    const student = students.get(String(of.resumeId));
    if (!isAt(of, pipeline.dispatch) || !post || !resume || !offer || !student) continue;
    const hired = { of, offer, post, resume };
    const progress = getProgress(context, hired, rows.length);
    // Only an approved form is pushed.
    if (progress.pushed !== null && resume.formAudit !== formFlow.states.approved.code)
      Object.assign(resume, approvedForm(context.dice('resume'), student, String(of.stepTime)));
    addDispatch(context, hired, progress, rows, deliveries);
  }
  return rows;
}

export function addDispatch(
  context: SeedContext,
  { of, offer, post, resume }: Hired,
  { status, pushed: pushTime, answered }: Progress,
  rows: SeedRow[],
  deliveries: DeliveryRows,
): void {
  const [n, id] = [rows.length, seedId(23, rows.length)];
  const { contact, tenantId } = post;
  const pusher = context.recommender(tenantId);
  const isReturned = status === returned.code;
  const since = isReturned ? String(answered) : String(of.stepTime);
  rows.push({
    ...systemColumns(dispatch, id, tenantId, 'system', String(of.stepTime), of.sysOrgCode as string),
    ...{ deliveryId: of.id, employId: of.employId, postId: post.id, companyId: post.companyId, resumeId: of.resumeId },
    ...(pushTime !== null && {
      formNo: resume.formNo,
      archiveUnit: `北京市${archives[n % archives.length]}`,
      archiveAddress: `北京市海淀区学府路${10 + (n % 80)}号`,
      household: n % 3 === 0 ? '北京市海淀区' : null,
      pushBy: pusher.realname,
      pushUser: pusher.username,
    }),
    reportDate: offer.onboardDate,
    contact: contact.realname,
    contactMobile: `1400002${String(1000 + (n % 9000))}`,
    note: pushTime === null ? null : '请携带身份证、毕业证书和学位证书办理报到。',
    pushTime,
    receiveBy: status === received.code ? contact.realname : null,
    receiveTime: status === received.code ? answered : null,
    returnReason: isReturned ? complaint : null,
    isEnded: 0,
    waitSince: since,
    remindTime: plusMinutes(since, staleDays * dayMinutes),
    isReminded: plusMinutes(since, staleDays * dayMinutes) < `${context.day(0)} 00:00:00` ? 1 : 0,
    status,
  });
  const event = { ref: { type: 'dispatch', id }, from: pipeline.dispatch };
  Object.assign(of, { dispatchId: id, dispatchStatus: waiting.code });
  if (pushTime === null) return;
  const push = { action: 'push', at: pushTime, remark: null, actor: asSchool(pusher) };
  addEntry(of, { ...event, ...push }, deliveries);
  moveTo(of, pushed.code, pipeline.dispatch, pushTime);
  if (answered === null) return;
  const end = isReturned
    ? { action: 'return', remark: complaint }
    : { action: 'receive', remark: null, to: pipeline.sign };
  addEntry(of, { ...event, ...end, at: answered, actor: asCompany(contact) }, deliveries);
  moveTo(of, status, isReturned ? pipeline.dispatch : pipeline.sign, answered);
}
/** Each event changes whose turn it is. */
function moveTo(of: SeedRow, dispatchStatus: number, step: number, at: string): void {
  Object.assign(of, { dispatchStatus, ...startWait(step, at, { dispatchStatus }) });
  if (step !== of.step) Object.assign(of, { step, stepTime: at });
}
