import { agreement as agreements, offerFlow, offerSentences } from '@campus/contract/resume';
import { agreementStatuses, deliveryStatuses, intentions, pipeline } from '@campus/contract/rules';
import { closedBecause } from '../areas/resume/delivery-closed.ts';
import { actors } from '../areas/resume/delivery-history.ts';
import { asSchool, asSystem } from './actors.ts';
import type { SeedRow } from './bulk.ts';
import { addEntry } from './delivery-entries.ts';
import { type DeliveryRows, getResult, startWait } from './delivery-rows.ts';
import type { Hire, HireRows } from './hire-rows.ts';
import type { Change } from './history.ts';
import type { SeedContext } from './seed-context.ts';
import { dayMinutes, plusMinutes } from './times.ts';

const { closed } = deliveryStatuses;
/** Values of rc_end_reason with what the parties write. */
const reasons = [
  [2, '学生已被录取为硕士研究生，双方同意解除协议'],
  [6, '企业业务调整，原岗位不再招聘'],
  [3, '学生考取公务员，按约定解除协议'],
  [1, '双方协商一致解除协议'],
] as const;

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
    ...{ status, endReason, endRemark, endFile: 'agreement/sample-stamp.png', endParty: actors.enterprise },
    ...{ endApplyBy: post.contact.realname, endApplyTime: applied },
    ...{ endAgreeBy: cv.student.realname, endAgreeTime: agreed, endTime: ended, endOpinion: '同意解除' },
  });
  const step = pipeline.evaluation;
  const ref = { type: 'agreement', id: String(agreement.id) };
  const event = { action: 'signEnd', at: ended, remark: endRemark, ref, actor: asSchool(school) };
  addEntry(of, { ...event, from: step, toStatus: closed }, rows);
  endOffer(of, ended, rows, made);
  Object.assign(of, { status: closed, stepResult: getResult(closed), closeReason: closedBecause.terminated });
  Object.assign(of, { agreementStatus: status, stageTime: ended });
  Object.assign(of, startWait(step, ended, { status: closed, agreementStatus: status }));
  Object.assign(cv.student.row, { intentionStatus: intentions.seeking });
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
  const ref = { type: 'offer', id: String(offer.id) };
  const place = { from: pipeline.evaluation, fromStatus: closed };
  addEntry(of, { action: 'offerRevoke', at, remark, ref, actor: asSystem, ...place }, rows);
}
