import type { BatchReport } from '../../kit/batch.ts';
import { choice, endpoint, json, longText, ref, refs, text, type } from '../../kit/index.ts';
import type { SignedUp } from '../../rules/index.ts';
import type { Answers } from '../fill/index.ts';
import type { PreachBrief } from './part-calls.ts';

const list = 'preach:preachAttendee:list';
const check = 'preach:preachAttendee:check';
const preachId = ref({ label: '宣讲会', to: 'preach', required: true });
const remark = text({ label: '说明', max: 200 });

export const signUpForPreach = endpoint({
  method: 'POST',
  path: '/api/stu/preach/signUp',
  title: '学生报名宣讲会',
  needs: 'signed-in',
  input: { preachId, answers: json<Answers>()({ label: '填写内容' }), remark },
  output: type<SignedUp>(),
  done: '报名成功',
});
export const cancelPreachSignUp = endpoint({
  method: 'POST',
  path: '/api/stu/preach/cancel',
  title: '学生取消宣讲会报名',
  needs: 'signed-in',
  input: { preachId, remark },
  output: type<null>(),
  done: '已取消报名',
});
/** The address in the code at the door. */
export const checkInByStudent = endpoint({
  method: 'POST',
  path: '/api/stu/preach/checkIn',
  title: '学生宣讲会签到',
  needs: 'signed-in',
  input: { preachId, code: text({ label: '签到码', required: true, max: 200 }), remark },
  output: type<null>(),
  done: '签到成功',
});
/** The code that the school scans or types: 8 characters, the last of them a check character. */
export const studentPreachCode = endpoint({
  method: 'GET',
  path: '/api/stu/preach/checkInCode',
  title: '宣讲会签到码',
  needs: 'signed-in',
  input: { preachId },
  output: type<{ readonly code: string }>(),
});

/** A session as a student sees it. */
export interface OwnPreach extends PreachBrief {
  readonly signUp: SignedUp | null;
}
export const studentPreaches = endpoint({
  method: 'GET',
  path: '/api/stu/my/preaches',
  title: '我的宣讲会',
  needs: 'signed-in',
  input: { state: choice({ label: '范围', options: { coming: '未结束', all: '全部' }, default: 'coming' }) },
  output: type<readonly OwnPreach[]>(),
  silent: true,
});

/** Signs several students up on their behalf. */
export const saveAttendees = endpoint({
  method: 'POST',
  path: '/preach/preachAttendee/saveBatch',
  title: '代学生报名宣讲会',
  needs: 'resume:delivery:behalf',
  input: {
    preachId,
    employIds: refs({ label: '学生', to: 'employUser', required: true, max: 20_000 }),
    remark: text({ label: '说明', required: true, max: 200 }),
  },
  output: type<BatchReport>(),
});

/** What a check at the door says. */
export interface PreachCheck {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly checkinTime: string;
  readonly isRepeated: boolean;
}
/** A student's code, or a student or company by hand with the reason. */
export const checkAttendee = endpoint({
  method: 'POST',
  path: '/preach/preachAttendee/check',
  title: '宣讲会签到',
  needs: check,
  input: {
    preachId,
    code: text({ label: '签到码', max: 200 }),
    employId: ref({ label: '学生', to: 'employUser' }),
    companyId: ref({ label: '企业', to: 'company' }),
    reason: longText({ label: '原因', max: 200 }),
  },
  output: type<PreachCheck>(),
  done: '签到成功',
});
/** Gives the free seats to those who wait. */
export const promoteAttendees = endpoint({
  method: 'POST',
  path: '/preach/preachAttendee/promote',
  title: '候补转正',
  needs: check,
  input: { preachId },
  output: type<{ readonly promoted: number }>(),
});
/** The codes of a session: `signUp` leads to its public page, `gate` to the check-in and changes every minute. */
export interface PreachCodes {
  readonly signUp: string;
  readonly signUpPng: string;
  readonly gate: string;
  readonly gatePng: string;
  readonly secondsLeft: number;
}
export const preachCodes = endpoint({
  method: 'GET',
  path: '/preach/preachAttendee/qr',
  title: '宣讲会二维码',
  needs: check,
  input: { preachId },
  output: type<PreachCodes>(),
  silent: true,
});
/** Figures of the attendance. */
export interface AttendanceSummary {
  readonly signUp: number;
  readonly checkin: number;
  readonly waiting: number;
  readonly absent: number;
  readonly walkIn: number;
  /** Check-ins of those who signed up, in percent; null when there are none. */
  readonly rate: number | null;
  readonly watch: number;
  /** Minutes. */
  readonly averageWatch: number | null;
}
export const attendanceSummary = endpoint({
  method: 'GET',
  path: '/preach/preachAttendee/summary',
  title: '考勤汇总',
  needs: list,
  input: { preachId },
  output: type<AttendanceSummary>(),
  silent: true,
});

/** Without an account: a student's number, name and the end of the phone number, with the token of the gate code. */
export const checkInAtGate = endpoint({
  method: 'POST',
  path: '/preach/preachAttendee/gate',
  title: '宣讲会自助签到',
  needs: 'anyone',
  input: {
    preachId: text({ label: '宣讲会', required: true, max: 32 }),
    token: text({ label: '签到码', required: true, max: 30 }),
    studentNo: text({ label: '学号', required: true, max: 20 }),
    realname: text({ label: '姓名', required: true, max: 30 }),
    mobileTail: text({
      label: '手机号后四位',
      required: true,
      max: 4,
      pattern: { test: (value) => /^\d{4}$/.test(value) },
    }),
  },
  output: type<{ readonly checkinTime: string }>(),
  perMinute: 10,
  shared: true,
  done: '签到成功',
});
