import type { BatchReport } from '../../kit/batch.ts';
import { date, dateTime, endpoint, number, ref, refs, text, type } from '../../kit/index.ts';

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
  needs: 'interview:interview:checkIn',
  input: { code: text({ label: '签到码', required: true, max: 100 }) },
  output: type<{
    readonly id: string;
    readonly realname: string;
    readonly title: string;
    readonly startTime: string;
  }>(),
  done: '签到成功',
});
