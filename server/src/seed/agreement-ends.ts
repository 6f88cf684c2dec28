import { agreement as agreements, offerFlow, offerSentences } from '@campus/contract/resume';
import { agreementStatuses, nextWait, pipeline } from '@campus/contract/rules';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import type { DeliveryRows } from './delivery-rows.ts';
import { actorTypes, type Hire, type HireRows } from './hire-rows.ts';
import type { Change } from './history.ts';
import { type SeedContext, systemActor } from './seed-context.ts';
import { plusMinutes } from './times.ts';

const dayMinutes = 24 * 60;
/** Values of rc_end_reason with what the parties write. */
const reasons = [
  [2, '学生已被录取为硕士研究生，双方同意解除协议'],
  [6, '企业业务调整，原岗位不再招聘'],
  [3, '学生考取公务员，按约定解除协议'],
  [1, '双方协商一致解除协议'],
] as const;
/** Values of rc_delivery_close_reason and rc_intention_status. */
const terminated = 7;
const seeking = 1;

/** One of several agreements in force has been ended by both parties. False when there was not enough time. */
export function endAgreement(
  context: SeedContext,
  { of, post, cv, agreement }: Hire,
  n: number,
  rows: DeliveryRows,
  made: HireRows,
): boolean {
  const dice = context.dice('agreementEnd');
  if (!dice.chance(n, 'ended', 0.1)) return false;
  const applied = plusMinutes(String(agreement.effectiveTime), dice.between(n, 'applied', 6, 25) * dayMinutes + 45);
  const agreed = plusMinutes(applied, dayMinutes + 70);
  const ended = plusMinutes(agreed, 2 * dayMinutes - 60);
  if (ended >= `${context.day(0)} 00:00:00`) return false;
  const [endReason, endRemark] = dice.one(n, 'reason', reasons);
  const school = context.auditor(post.tenantId);
  const status = agreementStatuses.ended;
  Object.assign(agreement, {
    ...{ status, endReason, endRemark, endFile: 'agreement/sample-stamp.png', endParty: actorTypes.company },
    ...{ endApplyBy: post.contact.realname, endApplyTime: applied },
    ...{ endAgreeBy: cv.student.realname, endAgreeTime: agreed, endTime: ended, endOpinion: '同意解除' },
  });
  const step = pipeline.evaluation;
  const actor = { ...school, type: actorTypes.school };
  const ref = { type: 'agreement', id: String(agreement.id) };
  addEntry(of, { action: 'signEnd', at: ended, remark: endRemark, ref, actor, from: step, toStatus: 5 }, rows);
  endOffer(of, ended, rows, made);
  Object.assign(of, { status: 5, stepResult: 0, closeReason: terminated, agreementStatus: status, stageTime: ended });
  Object.assign(of, nextWait(undefined, { status: 5, step, studentConfirm: 1, agreementStatus: status }, ended));
  Object.assign(cv.student.row, { intentionStatus: seeking });
  const change = { entity: agreements, id: agreement.id, tenantId: post.tenantId };
  const { effective, ending } = agreementStatuses;
  const changes: Change[] = [
    {
      ...{ ...change, action: 'endApply', from: effective, to: ending, reason: endRemark, at: applied },
      ...{ username: post.contact.username, realname: post.contact.realname },
    },
    {
      ...{ ...change, action: 'endPass', from: ending, to: status, reason: '同意解除', at: ended },
      ...{ username: school.username, realname: school.realname },
    },
  ];
  made.changes.push(...changes);
  return true;
}

/** The accepted offer, which is the last one made, ends with the agreement. */
function endOffer(of: SeedRow, at: string, rows: DeliveryRows, made: HireRows): void {
  const offer = made.offer.at(-1) as SeedRow;
  const [status, remark] = [offerFlow.states.revoked.code, offerSentences.deliveryEnded];
  Object.assign(offer, { status, revokeReason: remark, agreementStatus: agreementStatuses.ended });
  Object.assign(of, { offerStatus: status });
  const actor = { ...systemActor, userId: null, type: actorTypes.system };
  const ref = { type: 'offer', id: String(offer.id) };
  const place = { from: pipeline.evaluation, fromStatus: 5, toStatus: 5 };
  addEntry(of, { action: 'offerRevoke', at, remark, ref, actor, ...place }, rows);
}
