import {
  auditFlow,
  dateTime,
  type Filter,
  getCodes,
  json,
  longText,
  me,
  now,
  number,
  ref,
  rejectReasons,
} from '../../kit/index.ts';
import { preachFormWords as words } from './preach-form-texts.ts';

/** A period in `YYYY-MM-DD HH:mm:ss`. */
export interface WishTime {
  readonly start: string;
  readonly end: string;
}
/** A further room of a session, for its tests and interviews. */
export interface ExtraRoom extends WishTime {
  readonly venueId: string;
}
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const timePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const isTime = (value: unknown): value is string => typeof value === 'string' && timePattern.test(value);
const isPeriod = (value: unknown): boolean =>
  isRecord(value) && isTime(value.start) && isTime(value.end) && value.start < value.end;
const hasOnly = (value: unknown, ...keys: readonly string[]): boolean =>
  isRecord(value) && Object.keys(value).every((key) => keys.includes(key));
const [mostWishes, mostRooms] = [3, 10];

/** The reason wished times are rejected. */
export const wishFault = (value: unknown): string | undefined =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= mostWishes &&
  value.every((one) => isPeriod(one) && hasOnly(one, 'start', 'end'))
    ? undefined
    : words.noWishes;
/** The reason further rooms are rejected. */
const roomFault = (value: unknown): string | undefined =>
  Array.isArray(value) &&
  value.length <= mostRooms &&
  value.every(
    (one) => isPeriod(one) && hasOnly(one, 'venueId', 'start', 'end') && /^\w{1,32}$/.test(String(one.venueId)),
  )
    ? undefined
    : words.badRooms;

/** Code of those who audit what they submitted themselves and move a session at short notice. */
export const overrideCode = 'preach:preach:override';
const own: Filter = ['companyId', 'eq', me('companyId')];
const submittedByOthers: Filter = {
  any: [
    ['submitBy', 'empty', null],
    ['submitBy', 'ne', me('username')],
  ],
};

/** When and where a session takes place, as the school decides it. */
const placeFields = {
  startTime: dateTime({ label: '开始时间', width: 142, priority: 'high' }),
  endTime: dateTime({ label: '结束时间', width: 142 }),
  venueId: ref({ label: '场地', to: 'venue', width: 150 }),
  extraRooms: json<readonly ExtraRoom[]>()({
    label: '笔试、面试场地',
    fault: roomFault,
    control: 'extra-rooms',
    isWide: true,
  }),
};
const seatFields = {
  seatLimit: number({
    label: '报名名额',
    min: 0,
    max: 100_000,
    unit: '人',
    zero: '不限',
    help: '不填则按场地容量计算，0表示不限',
  }),
  signUpStart: dateTime({ label: '报名开始', help: '不填则通过审核后即可报名' }),
  signUpEnd: dateTime({ label: '报名截止', help: '不填则为宣讲开始时间' }),
};
export const decidedFields = { ...placeFields, ...seatFields };

const states = {
  draft: { code: 0, label: '草稿', tone: 'neutral', editable: true, deletable: true },
  requested: { code: 1, label: '待创建', tone: 'waiting', editable: true, deletable: true },
  waiting: { code: 2, label: '待审核', tone: 'waiting' },
  approved: { code: 3, label: '已通过', tone: 'done' },
  rejected: { code: 4, label: '审核驳回', tone: 'bad', editable: true, deletable: true },
  cancelled: { code: 5, label: '已取消', tone: 'neutral', deletable: true },
  finished: { code: 6, label: '已结束', tone: 'neutral' },
} as const;

/** Life cycle of a session: a company requests it, the school creates and audits it. */
export const preachFlow = auditFlow({
  dict: 'rc_preach_status',
  initial: 'draft',
  counted: true,
  owner: own,
  states,
  batch: 'auditBatch',
  task: {
    key: 'preach',
    title: '宣讲会审核',
    since: 'submitTime',
    names: ['title', 'companyName'],
    path: '/preach/toReview',
  },
  before: {
    create: {
      label: '创建并送审',
      from: ['requested'],
      to: 'waiting',
      by: 'school',
      code: 'save',
      prefilled: true,
      input: decidedFields,
      done: '宣讲会已创建，等待审核',
    },
    turnDown: {
      label: '驳回申请',
      from: ['requested'],
      to: 'rejected',
      by: 'school',
      code: 'save',
      danger: true,
      input: rejectReasons('rc_preach_reject_reason'),
      done: '已驳回宣讲申请',
    },
    submit: {
      label: '送审',
      from: ['draft'],
      to: 'waiting',
      by: 'school',
      code: 'save',
      confirm: '送审后{row}等待审核，是否继续？',
      done: '已送审，等待审核',
    },
    resubmit: {
      label: '重新申请',
      from: ['rejected'],
      to: 'requested',
      by: 'owner',
      code: 'request',
      confirm: '重新申请后{row}等待学校创建，是否继续？',
      done: '已重新申请',
    },
    reopen: { label: '转为草稿', from: ['rejected'], to: 'draft', by: 'school', code: 'save', done: '已转为草稿' },
  },
  approve: {
    requires: [
      { holds: ['startTime', 'gt', now], otherwise: words.timeOver },
      { holds: submittedByOthers, otherwise: words.ownAudit, waivedBy: overrideCode },
    ],
  },
  reject: { input: rejectReasons('rc_preach_reject_reason') },
  steps: {
    updateTime: {
      label: '修改时间',
      from: ['approved'],
      to: 'approved',
      by: 'school',
      code: 'time',
      prefilled: true,
      requires: [{ holds: ['startTime', 'gt', now], otherwise: words.startedNoMove }],
      input: {
        ...placeFields,
        reason: longText({ label: '修改原因', required: true, max: 200, requiredMessage: words.noMoveReason }),
      },
      done: '时间已修改，并已通知企业和报名学生',
    },
    changeSeats: {
      label: '调整名额',
      from: ['approved'],
      to: 'approved',
      by: 'school',
      code: 'save',
      prefilled: true,
      input: {
        seatLimit: number({ label: '报名名额', required: true, min: 0, max: 100_000, unit: '人', help: '0表示不限' }),
      },
      done: '名额已调整',
    },
    cancel: {
      label: '取消',
      from: ['requested', 'waiting', 'approved'],
      to: 'cancelled',
      by: ['owner', 'school'],
      danger: true,
      asks: true,
      requires: [
        {
          holds: {
            any: [
              ['status', 'in', [states.requested.code, states.waiting.code]],
              ['startTime', 'gt', now],
            ],
          },
          otherwise: words.startedNoCancel,
        },
      ],
      input: {
        reason: longText({ label: '取消原因', required: true, max: 200, requiredMessage: '请填写取消原因!' }),
      },
      done: '宣讲会已取消',
    },
    finish: {
      label: '结束',
      from: ['approved'],
      to: 'finished',
      by: 'school',
      code: 'save',
      requires: [{ holds: ['startTime', 'le', now], otherwise: words.notStarted }],
      confirm: '结束后{row}停止签到，已报名未签到的学生记为缺席，是否继续？',
      done: '宣讲会已结束',
    },
    settle: { label: '自动结束', from: ['approved'], to: 'finished', by: 'system', due: 'settleTime' },
    /** The company may hold it no longer. */
    drop: { label: '取消', from: ['requested', 'waiting', 'approved'], to: 'cancelled', by: 'system' },
  },
});

/** States of a session that takes its hall, and one of the sessions of the day there. */
export const takingPreaches = ['waiting', 'approved', 'finished'] as const;
/** Sessions that everybody may see. */
export const publicPreaches: Filter = ['status', 'in', getCodes(preachFlow, 'approved', 'finished')];
export const ownPreaches: Filter = own;
