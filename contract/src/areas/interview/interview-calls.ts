import type { BatchReport } from '../../kit/batch.ts';
import {
  choice,
  date,
  dateTime,
  dict,
  endpoint,
  flag,
  json,
  number,
  ref,
  refs,
  text,
  time,
  type,
} from '../../kit/index.ts';
import type { WishedTime } from './interview-flow.ts';

const list = 'interview:interview:list';
const add = 'interview:interview:add';
const interviewers = refs({ label: '面试官', to: 'companyUser', max: 200, most: 5 });
const room = ref({ label: '面试场地', to: 'venue' });

/** Who a period belongs to. */
export type BusyKind = 'student' | 'interviewer' | 'venue';
/** A time in which a student, an interviewer or a room is taken. */
export interface BusyPeriod {
  readonly kind: BusyKind;
  readonly name: string;
  readonly startTime: string;
  readonly endTime: string;
}
export interface InterviewClash extends BusyPeriod {
  readonly sentence: string;
}
/** Says while a form is filled in what stands against a period; the constraints decide when it is saved. */
export const checkInterviewClash = endpoint({
  method: 'GET',
  path: '/interview/interview/checkClash',
  title: '检查面试冲突',
  needs: add,
  input: {
    start: dateTime({ label: '开始时间', required: true }),
    end: dateTime({ label: '结束时间', required: true }),
    deliveryId: ref({ label: '投递', to: 'delivery' }),
    interviewerIds: interviewers,
    venueId: room,
    exceptId: text({ label: '除外的面试', max: 32 }),
  },
  output: type<{
    readonly clashes: readonly InterviewClash[];
    /** All taken times of the day. */
    readonly busy: readonly BusyPeriod[];
    /** A weekend or holiday. */
    readonly warning: string | null;
  }>(),
  silent: true,
});

/** Starts of a day, in steps of ten minutes, at which everybody asked for is free. */
export const freeInterviewSlots = endpoint({
  method: 'GET',
  path: '/interview/interview/freeSlots',
  title: '面试空闲时段',
  needs: add,
  input: {
    date: date({ label: '日期', required: true }),
    minutes: number({ label: '时长', required: true, min: 10, max: 720 }),
    interviewerIds: interviewers,
    venueId: room,
    deliveryId: ref({ label: '投递', to: 'delivery' }),
  },
  output: type<{ readonly starts: readonly string[]; readonly warning: string | null }>(),
  silent: true,
});

/** What a form of an interview offers. */
export interface InterviewChoices {
  readonly interviewers: readonly { readonly id: string; readonly name: string; readonly position: string | null }[];
  readonly rooms: readonly {
    readonly id: string;
    readonly name: string;
    readonly place: string;
    readonly capacity: number;
  }[];
  readonly minLeadMinutes: number;
  readonly maxMinutes: number;
  /** The next round of the delivery, and what it continues. */
  readonly round: number;
  readonly plannedRounds: number | null;
  readonly contact: string;
  readonly contactMobile: string;
}
export const interviewChoices = endpoint({
  method: 'GET',
  path: '/interview/interview/choices',
  title: '面试可选项',
  needs: [add, 'interview:interview:edit'],
  input: { deliveryId: ref({ label: '投递', to: 'delivery' }) },
  output: type<InterviewChoices>(),
  silent: true,
});

/** Number of interviews of each tab. Also accepts the list's search fields. */
export const interviewCounts = endpoint({
  method: 'GET',
  path: '/interview/interview/counts',
  title: '面试数量',
  needs: list,
  input: {},
  output: type<Readonly<Record<'total' | 'todo' | 'asked' | 'agreed' | 'open' | 'done' | 'ended', number>>>(),
  silent: true,
});

const id = ref({ label: '面试', to: 'interview', required: true });
/** An evaluation as colleagues see it; null while it is missing or hidden. */
export interface EvaluationLine {
  readonly memberId: string;
  readonly userId: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly id: string | null;
  readonly version: number | null;
  readonly scores: Readonly<Record<string, number>> | null;
  readonly score: number | null;
  readonly conclusion: number | null;
  readonly comment: string | null;
  readonly privateNote: string | null;
  readonly evaluateTime: string | null;
  /** It was given, but the reader has not given an own one yet. */
  readonly isHidden: boolean;
}
export const interviewEvaluations = endpoint({
  method: 'GET',
  path: '/interview/interview/evaluations',
  title: '面试评价情况',
  needs: list,
  input: { id },
  output: type<readonly EvaluationLine[]>(),
  silent: true,
});
/** The same as `add` of the evaluations. */
export const evaluateInterview = endpoint({
  method: 'POST',
  path: '/interview/interview/evaluation/add',
  title: '填写面试评价',
  needs: 'interview:evaluation:add',
  input: {
    interviewId: id,
    scores: json<Record<string, number>>()({ label: '评分', required: true }),
    conclusion: dict({ label: '结论', dict: 'rc_interview_conclusion', numeric: true, required: true }),
    comment: text({ label: '评语', max: 500 }),
    privateNote: text({ label: '个人备注', max: 500 }),
  },
  output: type<{ id: string }>(),
  done: '评价已提交',
});

export interface InterviewLogLine {
  readonly id: string;
  readonly action: string;
  readonly oldStart: string | null;
  readonly oldEnd: string | null;
  readonly newStart: string | null;
  readonly newEnd: string | null;
  readonly reason: string | null;
  readonly operator: string;
  readonly occurTime: string;
}
export const interviewLogs = endpoint({
  method: 'GET',
  path: '/interview/interview/logs',
  title: '面试变更记录',
  needs: list,
  input: { id },
  output: type<readonly InterviewLogLine[]>(),
  silent: true,
});

/** An interview of a delivery, in its drawer. */
export interface DeliveryInterview {
  readonly id: string;
  readonly round: number;
  readonly title: string;
  readonly status: number;
  readonly result: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
  readonly interviewers: string;
  readonly avgScore: number | null;
}
export const deliveryInterviews = endpoint({
  method: 'GET',
  path: '/interview/interview/ofDelivery',
  title: '投递的面试',
  needs: list,
  input: { deliveryId: ref({ label: '投递', to: 'delivery', required: true }) },
  output: type<readonly DeliveryInterview[]>(),
  silent: true,
});

/** Reminds the participants of interviews that are still to come. */
export const remindInterviews = endpoint({
  method: 'POST',
  path: '/interview/interview/remind',
  title: '面试提醒',
  needs: 'interview:interview:edit',
  input: { ids: refs({ label: '面试', to: 'interview', required: true, max: 8000, most: 200 }) },
  output: type<BatchReport>(),
  done: '提醒已发送',
});

/** The student shows the code, an interviewer or recruiter types or scans it. */
export const checkInInterview = endpoint({
  method: 'POST',
  path: '/interview/interview/checkIn',
  title: '面试签到',
  needs: list,
  input: { code: text({ label: '签到码', required: true, max: 100 }) },
  output: type<{
    readonly id: string;
    readonly realname: string;
    readonly title: string;
    readonly startTime: string;
  }>(),
  done: '签到成功',
});

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

/** An interview of the signed-in interviewer. */
export interface MyInterview {
  readonly id: string;
  readonly deliveryId: string;
  readonly realname: string | null;
  readonly schoolName: string | null;
  readonly major: string | null;
  readonly postName: string;
  readonly title: string;
  readonly type: number;
  readonly status: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
  readonly meetingUrl: string | null;
  readonly checkinTime: string | null;
  readonly isEvaluated: boolean;
}
/** Past ones without the own evaluation, and those of today and the next seven days. */
export const myInterviews = endpoint({
  method: 'GET',
  path: '/interview/interview/mine',
  title: '我的面试',
  needs: list,
  input: {},
  output: type<{ readonly late: readonly MyInterview[]; readonly coming: readonly MyInterview[] }>(),
  silent: true,
});

/** A student's own interview. */
export interface OwnInterview {
  readonly id: string;
  readonly postName: string;
  readonly companyName: string;
  readonly title: string;
  readonly type: number;
  readonly status: number;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
  readonly contact: string;
  readonly contactMobile: string;
  readonly note: string | null;
  readonly confirmDeadline: string | null;
}
export const studentInterviews = endpoint({
  method: 'GET',
  path: '/api/stu/my/interviews',
  title: '我的面试',
  needs: 'signed-in',
  input: { state: choice({ label: '范围', options: { open: '未结束', all: '全部' }, default: 'open' }) },
  output: type<readonly OwnInterview[]>(),
});
/** The code with which a student checks in: typed by the interviewer, or scanned as the address of a QR code. */
export interface OwnCheckInCode {
  /** 8 characters, the last of them a check character. */
  readonly code: string;
  readonly url: string;
}
export const studentCheckInCode = endpoint({
  method: 'GET',
  path: '/api/stu/interview/checkInCode',
  title: '面试签到码',
  needs: 'signed-in',
  input: { id },
  output: type<OwnCheckInCode>(),
});
