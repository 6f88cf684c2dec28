import {
  by,
  dateTime,
  entity,
  type Filter,
  getCodes,
  longText,
  now,
  number,
  type Requirement,
  ref,
  text,
  through,
  workflow,
} from '../../kit/index.ts';
import { ownCollege, ownStudent } from '../audiences.ts';
import { applyRefusals as words } from './fair-day-refusals.ts';

const requires: readonly Requirement[] = [
  { holds: ['fairStart', 'gt', now], otherwise: words.started, errorCode: 'RC_FAIR_WINDOW' },
];

/** Life cycle of a student's place at a fair. */
export const fairStudentFlow = workflow({
  dict: 'rc_fair_student_status',
  initial: 'signed',
  counted: true,
  states: {
    signed: { code: 1, label: '已报名', tone: 'progress' },
    arrived: { code: 2, label: '已到场', tone: 'done' },
    absent: { code: 3, label: '缺席', tone: 'bad' },
    cancelled: { code: 4, label: '已取消', tone: 'neutral' },
    queued: { code: 5, label: '候补', tone: 'waiting' },
  },
  steps: {
    cancel: {
      label: '取消报名',
      from: ['signed', 'queued'],
      to: 'cancelled',
      by: 'staff',
      danger: true,
      batch: true,
      requires,
      confirm: '确定取消{row}的报名？',
      done: '报名已取消',
      input: { reason: longText({ label: '取消原因', max: 200 }) },
    },
    /** The student, by the call that names the fair. */
    cancelOwn: { label: '取消报名', from: ['signed', 'queued'], to: 'cancelled', by: 'system', requires },
    promote: { label: '候补转正', from: ['queued'], to: 'signed', by: 'system' },
    arrive: { label: '签到', from: ['signed', 'queued', 'absent'], to: 'arrived', by: 'system' },
    /** Who came from the waiting list goes back to it, unless a place is free. */
    undoArrive: { label: '撤销签到', from: ['arrived'], to: ['signed', 'queued'], by: 'system' },
    miss: { label: '记为缺席', from: ['signed'], to: 'absent', by: 'system' },
    /** The fair begins, or does not take place. */
    drop: { label: '取消报名', from: ['signed', 'queued'], to: 'cancelled', by: 'system' },
  },
});
/** Students with a place or a number on the waiting list. */
export const openFairStudents: Filter = ['status', 'in', getCodes(fairStudentFlow, 'signed', 'queued')];

/** A student who signed up for a fair, or came to it (学生报名). */
export const fairStudent = entity({
  area: 'jobfair',
  name: 'fairStudent',
  table: 'rc_fair_student',
  code: 'jobFair:fairStudent',
  path: '/jobFair/fairStudent',
  title: '学生报名',
  qr: { type: 'fairStudent', page: '/jobFair/attendance' },
  fields: {
    fairId: ref({ label: '招聘会', to: 'jobFair', required: true }),
    fairTitle: through('fairId', 'title', { label: '招聘会', width: 200 }),
    fairStart: through('fairId', 'startTime', { label: '举办时间', width: 142 }),
    employId: ref({ label: '学生', to: 'employUser', required: true }),
    realname: through('employId', 'realname', { label: '姓名', width: 96, priority: 'high' }),
    studentNo: through('employId', 'studentNo', { label: '学号', width: 120 }),
    departId: through('employId', 'departId', { label: '院系', width: 160 }),
    majorCode: through('employId', 'majorCode', { label: '专业', width: 160 }),
    waitNo: number({ label: '候补序号', derived: true, width: 88 }),
    signTime: dateTime({ label: '报名时间', derived: true, width: 142 }),
    cancelReason: longText({ label: '取消原因', max: 200, derived: true }),
    cancelTime: dateTime({ label: '取消时间', derived: true }),
    checkinTime: dateTime({ label: '签到时间', derived: true, width: 142 }),
    entryCode: text({ label: '入场码', max: 8, derived: true, secret: true, unique: true }),
  },
  display: 'realname',
  called: ['realname', 'fairTitle'],
  list: ['realname', 'studentNo', 'departId', 'majorCode', 'status', 'waitNo', 'signTime', 'checkinTime'],
  hidden: ['fairTitle', 'fairStart', 'cancelReason', 'cancelTime', 'fairId', 'employId'],
  search: [
    'realname',
    by('studentNo', 'eq'),
    by('status', 'in'),
    'fairTitle',
    by('departId', 'eq'),
    by('majorCode', 'eq'),
    'signTime',
    by('fairId', 'eq'),
    by('employId', 'eq'),
  ],
  form: [],
  excel: ['fairTitle', 'realname', 'studentNo', 'departId', 'majorCode', 'status', 'waitNo', 'signTime', 'checkinTime'],
  workflow: fairStudentFlow,
  sort: { column: 'createTime', order: 'desc' },
  calls: ['list', 'queryById', 'exportXls'],
  uniques: [
    {
      fields: ['fairId', 'employId'],
      when: ['status', 'ne', fairStudentFlow.states.cancelled.code],
      message: '该学生已报名本场招聘会',
    },
  ],
  visible: {
    staff: 'all',
    college: ownCollege,
    student: ownStudent,
  },
  indexes: [['fairId', 'status', 'waitNo']],
});
