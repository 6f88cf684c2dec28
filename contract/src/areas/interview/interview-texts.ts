import type { Scores } from '../../rules/index.ts';

const shortTime = (time: string): string => time.slice(0, 16);
const getPeriod = (start: string, end: string): string => `${shortTime(start)}-${end.slice(11, 16)}`;

/** Sentences about interviews. */
export const interviewSentences = {
  roundTitle: (round: number) => `第${round}轮面试`,
  tooSoon: (minutes: number) => `面试开始时间至少为${minutes}分钟之后!`,
  reversed: '结束时间应晚于开始时间!',
  length: (most: number) => `面试时长应在10到${most}分钟之间!`,
  overMidnight: '面试须在同一天内结束!',
  venueType: '请选择面试间!',
  roomTooSmall: (seats: number, people: number) => `该场地容纳${seats}人，少于参加面试的${people}人`,
  address: '请填写面试地址!',
  meetingUrl: '请填写正确的会议链接!',
  unfinishedRound: '上一轮面试尚未通过',
  roundTaken: '该轮面试已安排',
  noRounds: '该岗位未设置面试轮数，请先修改岗位',
  notAtInterview: '该投递不在简历筛选或面试环节，不能安排面试',
  unconfirmed: '学生尚未确认，暂不能安排面试',
  interviewers: '面试官须为本企业在用的成员',
  studentClash: (start: string, end: string, of = '') => `该学生在此时段已有面试：${getPeriod(start, end)}${of}`,
  interviewerClash: (name: string) => `面试官${name}在此时段已有面试`,
  venueClash: '场地在此时段已被占用',
  rescheduleLimit: '改期次数已达上限，请取消后重新安排',
  sameTime: '请选择新的面试时间',
  noCancelReason: '请填写取消原因!',
  notStarted: '面试尚未开始',
  absentTooSoon: '面试开始10分钟后才能标记缺席',
  correction: '请填写更正说明',
  correctionOver: '标记缺席超过24小时，不能更正',
  expired: '已超过确认时限，请联系企业',
  asked: '您已提交过改期申请',
  wishes: '请填写1到5个希望的时间，结束须晚于开始',
  missingEvaluations: (n: number) => `还有${n}位面试官未评价`,
  resultFixed: '投递已离开面试环节，不能更改结果',
  laterRound: '已安排后续轮次，不能更改结果',
  notInterviewer: '您不是本场面试官',
  tooEarlyToEvaluate: '面试尚未开始，不能评价',
  notHeld: '该面试已取消或缺席，不能评价',
  evaluationFixed: '面试结果已登记，不能修改评价',
  scores: '请完成全部评分',
  checkIn: '签到',
  noCode: '签到码不正确',
  checkinWindow: (minutes: number) => `签到时间为面试开始前${minutes}分钟至面试结束`,
  checkedIn: '学生已签到',
  noneToRemind: '该面试不需要提醒',
  slotTaken: (name: string) => `${name}已有安排`,
  slotClosed: '休息、场地未开放或学生均有安排',
  noSlot: '当天没有可用的时段',
  badBreaks: '请填写正确的休息时间',
  batchShort: (n: number) => `还有${n}位学生没有时段，请重新排期`,
  batchRefused: (name: string, reason: string) => `${name}：${reason}`,
  batchTaken: (n: number) => `第${n}个时段冲突，请重新排期`,
  unanswered: '学生未确认',
  deliveryEnded: '投递已结束',
  companyDisabled: '企业已停用',
  heldVenue: '待定场地',
  roomPending: '场地待学校批准，批准后可以确认',
} as const;

/** Labels of the five scores of an evaluation. */
export const scoreLabels = {
  professional: '专业能力',
  logic: '逻辑思维',
  communication: '沟通表达',
  motivation: '求职动机',
  fit: '岗位匹配',
} as const;
export type ScoreName = keyof typeof scoreLabels;
export type InterviewScores = Scores<ScoreName>;
