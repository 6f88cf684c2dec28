import { choice, endpoint, ref, type } from '../../kit/index.ts';

const list = 'interview:interview:list';
const id = ref({ label: '面试', to: 'interview', required: true });

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
  /** Sent with the answer, it refuses one to a time that has changed since. */
  readonly version: number;
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
