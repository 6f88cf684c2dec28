import type { BatchReport } from '../../kit/batch.ts';
import { date, dict, endpoint, flag, json, number, ref, refs, text, time, type } from '../../kit/index.ts';
import type { WishedTime } from './interview-flow.ts';

const add = 'interview:interview:add';
const room = ref({ label: '面试场地', to: 'venue' });

/** Parameter of the list of interviews that opens the batch plan with these deliveries. */
export const batchParam = 'deliveries';

/** A break between the slots of a batch. */
export type BatchBreak = WishedTime;
/** A slot of a plan: the student, or the reason why the time was left out. */
export interface PlannedSlot {
  readonly deliveryId: string | null;
  readonly realname: string | null;
  readonly startTime: string;
  readonly endTime: string;
  readonly note: string | null;
}
export interface BatchPlan {
  readonly slots: readonly PlannedSlot[];
  /** Deliveries that found no slot or cannot be invited. */
  readonly failed: BatchReport['failed'];
  readonly isCommitted: boolean;
}
export const mostInBatch = 60;
/**
 * Fills the slots of a day in the order of the deliveries and answers the plan; with `commit` it is written in one
 * transaction, all or nothing.
 */
export const batchAddInterviews = endpoint({
  method: 'POST',
  path: '/interview/interview/batchAdd',
  title: '批量排期',
  needs: add,
  input: {
    deliveryIds: refs({ label: '学生', to: 'delivery', required: true, max: 4000, most: mostInBatch }),
    date: date({ label: '日期', required: true }),
    firstStart: time({ label: '首场开始', required: true, default: '09:00:00' }),
    minutes: number({ label: '每场时长', required: true, min: 10, max: 720, default: 30, unit: '分钟' }),
    gap: number({ label: '场间间隔', min: 0, max: 240, default: 0, unit: '分钟' }),
    breaks: json<readonly BatchBreak[]>()({ label: '休息时间' }),
    type: dict({ label: '面试方式', dict: 'rc_interview_type', numeric: true, required: true, default: 1 }),
    venueId: room,
    address: text({ label: '面试地址', max: 200 }),
    meetingUrl: text({ label: '会议链接', max: 200 }),
    meetingCode: text({ label: '会议号', max: 30 }),
    interviewerIds: refs({ label: '面试官', to: 'companyUser', required: true, max: 200, most: 5 }),
    round: number({ label: '轮次', required: true, min: 1, max: 5, default: 1 }),
    contact: text({ label: '联系人', required: true, max: 30 }),
    contactMobile: text({ label: '联系电话', required: true, max: 11 }),
    note: text({ label: '给学生的说明', max: 500 }),
    commit: flag({ label: '确认安排' }),
  },
  output: type<BatchPlan>(),
});
