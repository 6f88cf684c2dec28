import { delivery, deliveryStep, ownStage, resumeDownload } from '@campus/contract/resume';
import {
  confirmStates,
  type DeliveryWait,
  deliveryStatuses,
  foldSteps,
  nextWait,
  pipeline,
} from '@campus/contract/rules';
import { sources } from '../areas/resume/delivery-rule.ts';
import { sides } from '../areas/resume/resume-download.ts';
import type { SeedRow } from './bulk.ts';
import { askedSources, confirmDays, type DeliveryEvent, findActor, firstEvent, listEvents } from './delivery-events.ts';
import { isHire, listTaken } from './delivery-outcomes.ts';
import { getPlans, type Plan } from './delivery-plans.ts';
import { type DeliveryRows, getResult, nextSeq } from './delivery-rows.ts';
import { seedId } from './random.ts';
import { acceptedRows, recommendId, seedRecommends } from './recommends.ts';
import type { SeedResume } from './resumes.ts';
import { type SeedContext, systemColumns } from './seed-context.ts';
import type { SeedPost } from './seed-post.ts';

/** Ids of deliveries created by a transfer, in a separate range. */
const getSuccessor = (index: number): string => seedId(19, 500_000 + index);

/** All deliveries with a history consistent with their row, plus recommendations and downloads. */
export function seedDeliveries(
  context: SeedContext,
  resumes: readonly SeedResume[],
  posts: readonly SeedPost[],
): DeliveryRows {
  const rows: DeliveryRows = {
    delivery: [],
    step: [],
    length: new Map(),
    failing: new Set(),
    goals: new Map(),
    recommend: [],
    download: [],
  };
  const plans = getPlans(context, resumes, posts);
  const recommended = plans.filter(({ source }) => source === sources.recommend);
  const origins = new Map(
    recommended.map(({ pair }, i) => [pair.index, { type: 'recommend' as const, id: recommendId(i) }]),
  );
  // Who is to sign has nothing left to answer.
  const hired = new Set(plans.filter(isHire).map(({ pair }) => pair.cv.id));
  for (const plan of plans) onePlan(context, plan, origins.get(plan.pair.index), rows);
  rows.recommend.push(
    ...acceptedRows(context, recommended),
    ...seedRecommends(
      context,
      resumes.filter((cv) => !hired.has(cv.id)),
      posts,
      listTaken(plans),
      recommended.length,
    ),
  );
  return rows;
}

function onePlan(context: SeedContext, plan: Plan, origin: DeliveryEvent['ref'], rows: DeliveryRows): void {
  const { pair, target, decided } = plan;
  const id = seedId(19, pair.index);
  const successor = target && getSuccessor(pair.index);
  pushDelivery(context, plan, id, pair.post, plan.source, listEvents(context, plan, origin, successor), rows);
  if (plan.ending === 'failedLater' && pair.post.rounds > 0) rows.failing.add(id);
  if (plan.goal) rows.goals.set(id, plan.goal);
  if (plan.isDownloaded) rows.download.push(downloadRow(context, plan, id, rows.download.length));
  if (!target || !successor) return;
  const moved: Plan = { ...plan, source: sources.transfer, isOpen: false };
  const first = firstEvent(moved, context.time(decided.day, decided.minute), { type: 'delivery', id });
  pushDelivery(context, moved, successor, target, sources.transfer, [first], rows);
}

function pushDelivery(
  context: SeedContext,
  plan: Plan,
  id: string,
  post: SeedPost,
  source: number,
  events: readonly DeliveryEvent[],
  rows: DeliveryRows,
): void {
  const { student } = plan.pair.cv;
  rows.delivery.push(deliveryRow(context, plan, id, post, source, events, rows.delivery.length + 1));
  for (const [k, event] of events.entries()) {
    const before = events[k - 1];
    const actor = findActor(event, student.realname, post.contact);
    rows.step.push({
      ...systemColumns(deliveryStep, seedId(20, rows.step.length), student.tenantId, actor.username, event.at),
      deliveryId: id,
      seq: nextSeq(rows, id),
      action: event.action,
      fromStatus: before?.status ?? null,
      toStatus: event.status,
      fromStep: before?.step ?? null,
      toStep: event.step,
      fromResult: before ? getResult(before.status) : null,
      toResult: getResult(event.status),
      reasonCode: event.reason ?? null,
      remark: event.remark ?? null,
      refType: event.ref?.type ?? null,
      refId: event.ref?.id ?? null,
      actorType: actor.type,
      actorId: actor.userId,
      actorName: actor.realname,
      onBehalf: 0,
      notified: event.action === 'reject' ? 1 : 0,
      occurTime: event.at,
    });
  }
}

/** The row's fields derived from the end of its history. */
function deriveHead(events: readonly DeliveryEvent[]) {
  const head = foldSteps(
    events.map(({ action, status, step }, k) => ({ seq: k + 1, action, toStatus: status, toStep: step })),
  );
  if (!head) throw new Error('a delivery without history');
  const last = events.at(-1) as DeliveryEvent;
  const read = events.find(({ action }) => action === 'read' || action === 'download');
  const seen = events.findLast((event, k) => k === 0 || ownStage(event) !== ownStage(events[k - 1] as DeliveryEvent));
  return {
    ...head,
    readFlag: read ? 1 : 0,
    readTime: read?.at ?? null,
    stepTime: events.find(({ step }) => step === head.step)?.at,
    stageTime: seen?.at,
    rejectReason: head.status === deliveryStatuses.rejected ? last.reason : null,
    closeReason: head.status === deliveryStatuses.closed ? last.reason : null,
  };
}
/** The wait that the transitions of a history lead to; a student who was asked answers by `confirm`. */
function deriveWait(events: readonly DeliveryEvent[], { source }: Plan): DeliveryWait {
  const { asked, confirmed } = confirmStates;
  let studentConfirm: number = askedSources.includes(source) ? asked : confirmed;
  let before: (DeliveryWait & { readonly step: number }) | undefined;
  for (const { action, status, step, at } of events) {
    if (action === 'confirm') studentConfirm = confirmed;
    before = { step, ...nextWait(before, { status, step, studentConfirm }, at) };
  }
  if (!before) throw new Error('a delivery without history');
  const { waitFor, waitSince } = before;
  return { waitFor, waitSince };
}
function getConfirmation({ isOpen, submitted, ending }: Plan, context: SeedContext) {
  const { asked, confirmed, declined, expired } = confirmStates;
  const studentConfirm = ending === 'declined' ? declined : ending === 'expired' ? expired : isOpen ? asked : confirmed;
  const isUnanswered = studentConfirm === asked || studentConfirm === expired;
  return {
    studentConfirm,
    confirmDeadline: isUnanswered ? context.time(submitted.day + confirmDays, submitted.minute) : null,
  };
}
function deliveryRow(
  context: SeedContext,
  plan: Plan,
  id: string,
  post: SeedPost,
  source: number,
  events: readonly DeliveryEvent[],
  number: number,
): SeedRow {
  const { student, id: resumeId, snapshot } = plan.pair.cv;
  const [first, last] = [events[0] as DeliveryEvent, events.at(-1) as DeliveryEvent];
  const author = (event: DeliveryEvent): string => findActor(event, student.realname, post.contact).username;
  const moved = events.length > 1;
  return {
    ...systemColumns(delivery, id, student.tenantId, author(first), first.at, student.depart.orgCode),
    updateBy: moved ? author(last) : null,
    updateTime: moved ? last.at : null,
    version: events.length - 1,
    deliveryNo: `TD${first.at.slice(2, 10).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
    employId: student.id,
    postId: post.id,
    companyId: post.companyId,
    resumeId,
    resumeSnapshot: snapshot,
    source,
    refId: first.ref?.id ?? null,
    deliverTime: first.at,
    ...deriveHead(events),
    plannedRounds: events.some(({ step }) => step > pipeline.resume) ? post.rounds : null,
    ...deriveWait(events, plan),
    ...getConfirmation(plan, context),
    starFlag: context.dice('star').chance(number, 'star', 0.06) ? 1 : 0,
  };
}

function downloadRow(context: SeedContext, { pair, decided }: Plan, deliveryId: string, index: number): SeedRow {
  const { cv, post } = pair;
  const at = context.time(decided.day, decided.minute);
  return {
    ...systemColumns(resumeDownload, seedId(17, index), cv.student.tenantId, post.contact.username, at),
    downloadTime: at,
    employId: cv.student.id,
    companyId: post.companyId,
    postName: post.name,
    operatorName: post.contact.realname,
    side: sides.enterprise,
    ip: '127.0.0.1',
    deliveryId,
    resumeId: cv.id,
  };
}
