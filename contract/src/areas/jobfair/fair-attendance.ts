import {
  by,
  dateTime,
  dict,
  entity,
  flag,
  heading,
  keyHeading,
  me,
  number,
  ref,
  text,
  through,
} from '../../kit/index.ts';

export const attendanceRoles = { company: 1, student: 2 } as const;
export const checkinMethods = { scanned: 1, manual: 2, imported: 3, online: 4 } as const;

/** A check-in can be taken back this long after it was written. */
const undoMs = 30 * 60_000;
const getInstant = (time: string): number => Date.parse(`${time.replace(' ', 'T')}Z`);
/** Whether a check-in can be taken back at `now`. */
export const canUndo = (
  { undone, createTime }: { readonly undone: number; readonly createTime: string },
  now: string,
): boolean => undone === 0 && getInstant(createTime) + undoMs >= getInstant(now);

/** Who came to a fair and when (参会签到). Rows only change when they are undone. */
export const fairAttendance = entity({
  area: 'jobfair',
  name: 'fairAttendance',
  table: 'rc_fair_attendance',
  many: true,
  code: 'jobFair:fairAttendance',
  path: '/jobFair/fairAttendance',
  title: '参会签到',
  page: 'jobFair/FairAttendanceList',
  /** The code at the gate of a fair, by the id of the fair. */
  qr: { type: 'fairGate', page: '/g/:id' },
  fields: {
    fairId: ref({ label: '招聘会', to: 'jobFair', required: true }),
    fairNo: through('fairId', 'fairNo', { label: '招聘会编号', width: 140 }),
    fairTitle: through('fairId', 'title', { label: '招聘会', width: 200 }),
    role: dict({ label: '身份', dict: 'rc_attendance_role', numeric: true, required: true, width: 72 }),
    companyId: ref({ label: '企业', to: 'company', derived: true }),
    companyName: through('companyId', 'companyName', { label: '企业', width: 204, priority: 'high' }),
    applyId: ref({ label: '报名', to: 'fairApply', derived: true }),
    attendeeId: ref({ label: '参会人员', to: 'fairAttendee', derived: true, width: 96 }),
    employId: ref({ label: '学生', to: 'employUser', derived: true }),
    realname: through('employId', 'realname', { label: '姓名', width: 96, priority: 'high' }),
    studentNo: through('employId', 'studentNo', { label: '学号', width: 120 }),
    departId: through('employId', 'departId', { label: '院系', width: 160 }),
    majorCode: through('employId', 'majorCode', { label: '专业', width: 160 }),
    checkinTime: dateTime({ label: '签到时间', required: true, width: 142 }),
    method: dict({ label: '方式', dict: 'rc_checkin_method', numeric: true, derived: true, width: 80 }),
    gate: text({ label: '入口', max: 20, derived: true }),
    operatorId: ref({ label: '操作人', to: 'sysUser', derived: true }),
    reason: text({ label: '补签原因', max: 200, derived: true }),
    /** The device that scanned without a connection, and its number of the scan. */
    deviceId: text({ label: '设备', max: 64, derived: true, secret: true }),
    seq: number({ label: '设备序号', derived: true, secret: true }),
    undone: flag({ label: '已撤销', derived: true, width: 72 }),
    undoReason: text({ label: '撤销原因', max: 100, derived: true }),
  },
  display: 'checkinTime',
  called: ['companyName', 'realname', 'checkinTime'],
  list: ['role', 'companyName', 'realname', 'departId', 'majorCode', 'checkinTime', 'method', 'undone'],
  hidden: [
    'fairNo',
    'fairTitle',
    'studentNo',
    'gate',
    'operatorId',
    'reason',
    'undoReason',
    'attendeeId',
    'fairId',
    'applyId',
    'createTime',
  ],
  search: [
    by('role', 'eq'),
    'companyName',
    'realname',
    by('studentNo', 'eq'),
    by('departId', 'eq'),
    by('majorCode', 'eq'),
    'checkinTime',
    by('method', 'in'),
    by('undone', 'eq'),
    by('fairId', 'eq'),
    by('applyId', 'eq'),
  ],
  form: [],
  excel: [
    'fairTitle',
    'role',
    'companyName',
    'realname',
    'studentNo',
    'departId',
    'majorCode',
    'checkinTime',
    'method',
    'undone',
    'undoReason',
  ],
  sort: { column: 'checkinTime', order: 'desc' },
  // Check-ins of students that were noted elsewhere.
  importing: [keyHeading('fairNo'), keyHeading('studentNo'), heading('realname'), heading('checkinTime')],
  example: { realname: '', checkinTime: '' },
  calls: ['list', 'exportXls', 'importExcel'],
  visible: {
    staff: 'all',
    enterprise: ['companyId', 'eq', me('companyId')],
  },
  uniques: [
    {
      fields: ['fairId', 'employId'],
      when: {
        all: [
          ['undone', 'eq', 0],
          ['employId', 'filled', null],
        ],
      },
      message: '该学生已签到',
    },
    {
      fields: ['fairId', 'applyId'],
      when: {
        all: [
          ['undone', 'eq', 0],
          ['applyId', 'filled', null],
        ],
      },
      message: '该企业已签到',
    },
    { fields: ['deviceId', 'seq'], when: ['deviceId', 'filled', null], message: '该扫码记录已上传' },
  ],
  indexes: [['fairId', 'checkinTime']],
});
