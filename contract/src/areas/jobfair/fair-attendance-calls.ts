import { dateTime, endpoint, json, number, ref, refs, rowsFault, text, type } from '../../kit/index.ts';
import { attendanceWords as words } from './fair-attendance-texts.ts';

const check = 'jobFair:fairAttendance:check';
const list = 'jobFair:fairAttendance:list';
const fairId = ref({ label: '招聘会', to: 'jobFair', required: true });
const gate = text({ label: '入口', max: 20 });

/** What the gate learns of a check-in. */
export interface CheckedIn {
  readonly role: number;
  /** The company or the student. */
  readonly name: string;
  /** Booths, or the college and major. */
  readonly detail: string;
  readonly checkinTime: string;
  /** It was written before: this one changed nothing. */
  readonly isRepeated: boolean;
  readonly attendanceId: string;
}
/**
 * Checks in the company or student whose code was scanned or typed; by hand, the company or student with a reason, also
 * after the window.
 */
export const checkInAtFair = endpoint({
  method: 'POST',
  path: '/jobFair/fairAttendance/check',
  title: '现场签到',
  needs: check,
  input: {
    fairId,
    code: text({ label: '签到码', max: 200 }),
    companyId: ref({ label: '企业', to: 'company' }),
    employId: ref({ label: '学生', to: 'employUser' }),
    reason: text({ label: '补签原因', max: 200 }),
    /** The people of the company who came; default: all of them. */
    attendeeIds: refs({ label: '到场人员', to: 'fairAttendee', most: 20 }),
    gate,
  },
  output: type<CheckedIn>(),
});
export const undoCheckIn = endpoint({
  method: 'POST',
  path: '/jobFair/fairAttendance/undo',
  title: '撤销签到',
  needs: check,
  input: {
    id: ref({ label: '签到', to: 'fairAttendance', required: true }),
    reason: text({ label: '撤销原因', max: 100, required: true, requiredMessage: words.undoReason }),
  },
  output: type<null>(),
  done: words.undone,
});

/** A scan that a device kept while it had no connection. */
export interface KeptScan {
  readonly seq: number;
  readonly code: string;
  readonly scannedAt: string;
}
export interface SyncedScan {
  readonly seq: number;
  readonly state: 'done' | 'repeated' | 'refused';
  readonly message: string;
}
/** Kept scans of one call. */
export const mostKeptScans = 200;
const scans = '签到记录';
const scan = {
  seq: number({ label: '序号', required: true, min: 0 }),
  code: text({ label: '签到码', required: true, max: 500 }),
  scannedAt: dateTime({ label: '签到时间', required: true }),
};
/** Takes the kept scans of a device; a scan that was taken before is answered the same way again. */
export const syncCheckIns = endpoint({
  method: 'POST',
  path: '/jobFair/fairAttendance/sync',
  title: '上传离线签到',
  needs: check,
  input: {
    fairId,
    deviceId: text({ label: '设备', required: true, max: 64 }),
    gate,
    rows: json<readonly KeptScan[]>()({ label: scans, required: true, fault: rowsFault(scans, scan, mostKeptScans) }),
  },
  output: type<readonly SyncedScan[]>(),
});

/** The code at the gate, which changes every minute. */
export interface GateCode {
  readonly url: string;
  /** Seconds until the next one. */
  readonly secondsLeft: number;
  readonly title: string;
}
export const fairGateCode = endpoint({
  method: 'GET',
  path: '/jobFair/fairAttendance/qr',
  title: '入口二维码',
  needs: check,
  input: { fairId },
  output: type<GateCode>(),
  silent: true,
});

/** What the page behind the code at the gate shows. */
export interface GatePage {
  readonly title: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly place: string;
}
const gateInput = {
  fairId: text({ label: '招聘会', required: true, max: 32 }),
  t: text({ label: '口令', required: true, max: 40 }),
};
export const fairGatePage = endpoint({
  method: 'GET',
  path: '/jobFair/fairAttendance/gate',
  title: '入口签到页',
  needs: 'anyone',
  input: gateInput,
  output: type<GatePage>(),
  silent: true,
  perMinute: 60,
});
const gateInputOfVisitor = {
  ...gateInput,
  studentNo: text({ label: '学号', required: true, max: 30 }),
  realname: text({ label: '姓名', required: true, max: 30 }),
  mobileTail: text({
    label: '手机号后四位',
    required: true,
    max: 4,
    pattern: { test: (v: string) => /^\d{4}$/.test(v) },
  }),
};
/** A student without an account checks in by name, number and the end of the phone number. */
export const checkInByGate = endpoint({
  method: 'POST',
  path: '/jobFair/fairAttendance/gateCheck',
  title: '学生扫码签到',
  needs: 'anyone',
  input: gateInputOfVisitor,
  output: type<CheckedIn>(),
  perMinute: 10,
  shared: true,
});
/** The same with the student's own token. */
export const studentCheckIn = endpoint({
  method: 'POST',
  path: '/api/stu/jobFair/checkIn',
  title: '学生扫码签到',
  needs: 'signed-in',
  input: { ...gateInput, remark: text({ label: '说明', max: 200 }) },
  output: type<CheckedIn>(),
});

/** Figures of a fair on its day. */
export interface FairSummary {
  readonly companiesExpected: number;
  readonly companiesArrived: number;
  readonly studentsExpected: number;
  readonly studentsArrived: number;
  readonly deliveries: number;
  readonly interviews: number;
  /** Arrivals in steps of ten minutes: companies and students. */
  readonly arrivals: readonly { readonly time: string; readonly companies: number; readonly students: number }[];
  readonly companies: readonly {
    readonly applyId: string;
    readonly companyId: string;
    readonly companyName: string;
    readonly boothNos: string | null;
    readonly status: number;
    readonly checkinTime: string | null;
    readonly postCount: number | null;
    readonly deliveries: number;
  }[];
  readonly isRunning: boolean;
}
export const fairSummary = endpoint({
  method: 'GET',
  path: '/jobFair/fairAttendance/summary',
  title: '参会情况',
  needs: list,
  input: { fairId },
  output: type<FairSummary>(),
  silent: true,
});

/** Path of 入校报备表: the people of all companies that come, for the gate. */
export const fairVisitorsPath = '/jobFair/fairAttendee/visitors';
/** Path of 会后统计: the figures of a fair as they are filed after it. */
export const fairStatisticsPath = '/jobFair/fairAttendance/statistics';
/** Path of 参会情况表. */
export const attendanceSheetPath = '/jobFair/fairAttendance/sheet';
