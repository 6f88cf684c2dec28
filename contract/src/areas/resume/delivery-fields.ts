import { dateTime, dict, type Fields, flag, json, longText, number, ref, text, through } from '../../kit/index.ts';
import { deliveryParties } from './delivery-parties.ts';
import { companyAudiences, readableDelivery } from './resume-access.ts';

/** Fields of a delivery: its parties, where it stands, and what its interviews, offer and agreement have come to. */
export const deliveryFields = {
  deliveryNo: text({
    label: '投递编号',
    max: 20,
    derived: true,
    unique: true,
    sequence: { prefix: 'TD', date: 'yyMMdd', digits: 6 },
  }),
  ...deliveryParties,
  realname: through('employId', 'realname', {
    label: '姓名',
    width: 104,
    plainWhen: { audiences: companyAudiences, rows: readableDelivery },
  }),
  gradYear: through<number>('employId', 'gradYear', { label: '毕业年份' }),
  departId: through('employId', 'departId', { label: '院系' }),
  mobile: through('employId', 'mobile', { label: '手机号' }),
  email: through('employId', 'email', { label: '邮箱' }),
  resumeId: ref({ label: '简历', to: 'resume', required: true }),
  /** The résumé at the time of delivery. */
  resumeSnapshot: json<Record<string, unknown>>()({ label: '投递时简历' }),
  source: dict({
    label: '来源',
    dict: 'rc_delivery_source',
    numeric: true,
    required: true,
    width: 96,
    priority: 'low',
  }),
  refId: text({ label: '来源单据', max: 32, derived: true }),
  step: dict({ label: '环节', dict: 'rc_delivery_step', numeric: true, derived: true, width: 96 }),
  stepResult: dict({ label: '环节结果', dict: 'rc_step_result', numeric: true, derived: true }),
  studentConfirm: dict({ label: '学生确认', dict: 'rc_student_confirm', numeric: true, derived: true, width: 96 }),
  confirmDeadline: dateTime({ label: '确认截止', derived: true }),
  remindTime: dateTime({ label: '提醒时间', derived: true, secret: true }),
  matchScore: number({ label: '匹配度', derived: true, unit: '%', width: 80 }),
  readFlag: flag({ label: '已查看', derived: true }),
  readTime: dateTime({ label: '查看时间', derived: true }),
  deliverTime: dateTime({ label: '投递时间', derived: true, width: 142, priority: 'high' }),
  stepTime: dateTime({ label: '进入当前环节', derived: true, width: 142 }),
  /** Whose turn it is and since when: written by every transition. */
  waitFor: dict({
    label: '等待',
    dict: 'rc_wait_for',
    numeric: true,
    none: 0,
    derived: true,
    width: 80,
    labelled: true,
  }),
  waitSince: dateTime({ label: '等待开始', derived: true, width: 142 }),
  postRounds: through<number>('postId', 'interviewRounds', { label: '岗位面试轮数' }),
  /** Interview rounds of the post when the delivery left 简历; later changes of the post leave it alone. */
  plannedRounds: number({ label: '计划面试轮数', derived: true }),
  /** Of the interviews: 0 none open, 1 the student is asked, 2 agreed. */
  interviewState: number({ label: '未完成的面试', derived: true }),
  /** Result of the latest round that was held. */
  interviewResult: dict({
    label: '面试结果',
    dict: 'rc_interview_result',
    numeric: true,
    derived: true,
    width: 96,
    labelled: true,
  }),
  roundsPassed: number({ label: '已通过轮数', derived: true, width: 104 }),
  interviewCount: number({ label: '面试次数', derived: true, default: 0 }),
  lastInterviewTime: dateTime({ label: '最近面试', derived: true, width: 142 }),
  /** The latest offer. */
  offerId: ref({ label: '录用', to: 'offer', derived: true }),
  offerStatus: dict({ label: '录用状态', dict: 'rc_offer_status', numeric: true, derived: true, width: 104 }),
  offerDeadline: dateTime({ label: '录用答复截止', derived: true, width: 142 }),
  dispatchId: ref({ label: '派遣', to: 'dispatch', derived: true }),
  dispatchStatus: dict({ label: '派遣状态', dict: 'rc_dispatch_status', numeric: true, derived: true, width: 104 }),
  /** The latest agreement. */
  agreementId: ref({ label: '协议', to: 'agreement', derived: true }),
  agreementStatus: dict({ label: '签约状态', dict: 'rc_agreement_status', numeric: true, derived: true, width: 104 }),
  /** Until when the company can evaluate the student. */
  evaluateDeadline: dateTime({ label: '评价截止', derived: true, width: 142 }),
  /** The company's evaluation. */
  evaluationId: ref({ label: '评价', to: 'evaluation', derived: true }),
  evaluationTotal: through<number>('evaluationId', 'total', { label: '总评', width: 80 }),
  evaluationLevel: through<number>('evaluationId', 'level', { label: '等级', width: 88 }),
  rejectReason: dict({ label: '不通过原因', dict: 'rc_reject_reason', numeric: true, derived: true }),
  rejectRemark: longText({ label: '不通过说明', max: 200, derived: true }),
  closeReason: dict({ label: '关闭原因', dict: 'rc_delivery_close_reason', numeric: true, derived: true }),
  breakReason: dict({ label: '中止原因', dict: 'rc_break_reason', numeric: true, derived: true }),
  starFlag: flag({ label: '星标', derived: true, side: 'enterprise' }),
  tags: text({ label: '标签', max: 100, derived: true, side: 'enterprise' }),
  /** Time of the last stage visible to the student. */
  stageTime: dateTime({ label: '学生可见时间', derived: true, secret: true }),
} satisfies Fields;
