import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
export const interviewDictionaries: readonly Dictionary[] = [
  dictionary('rc_venue_type', '场地类型', '1 宣讲厅 · 2 面试间 · 3 招聘会场馆 · 4 笔试教室', fixed),
  dictionary('rc_venue_status', '场地状态', '0 停用 · 1 启用', fixed),
  dictionary('rc_booking_status', '场地占用状态', '1 预占 · 2 已占用 · 3 已释放', fixed),
  dictionary(
    'rc_booking_ref',
    '场地占用来源',
    'preach 宣讲会 · interview 面试 · jobFair 招聘会 · manual 其他占用',
    fixed,
  ),
  dictionary('rc_interview_type', '面试方式', '1 现场面试 · 2 视频面试 · 3 电话面试', fixed),
  dictionary(
    'rc_interview_status',
    '面试状态',
    '1 待学生确认 · 2 已确认 · 3 学生拒绝 · 4 已完成 · 5 已取消 · 6 学生缺席',
    fixed,
  ),
  dictionary('rc_interview_result', '面试结果', '0 待评价 · 1 通过 · 2 不通过 · 3 待定', fixed),
  dictionary('rc_interview_conclusion', '面试结论', '1 推荐 · 2 待定 · 3 不推荐', fixed),
  dictionary('rc_interview_todo', '面试待办', '1 待企业处理 · 2 待学生确认 · 3 待面试 · 4 无', fixed),
  dictionary(
    'rc_interview_result_state',
    '面试结果登记',
    '0 未举行 · 1 待补结果 · 2 已登记 · 3 投递已离开面试 · 4 已有后续轮次 · 5 缺席可更正',
    fixed,
  ),
  dictionary(
    'rc_reschedule_reason',
    '改期原因',
    '1 面试官时间冲突 · 2 学生申请 · 3 场地变化 · 4 设备或网络原因 · 9 其他',
  ),
  dictionary('rc_week_day', '星期', '1 周一 · 2 周二 · 3 周三 · 4 周四 · 5 周五 · 6 周六 · 7 周日', fixed),
];
