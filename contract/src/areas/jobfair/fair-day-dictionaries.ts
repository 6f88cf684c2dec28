import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
export const fairDayDictionaries: readonly Dictionary[] = [
  dictionary(
    'rc_fair_apply_status',
    '企业报名状态',
    '0 草稿 · 1 待审核 · 2 待确认参会 · 3 已驳回 · 4 已确认参会 · 5 已取消 · 6 已签到 · 7 候补中 · 8 缺席',
    fixed,
  ),
  dictionary(
    'rc_fair_reject_reason',
    '报名驳回原因',
    '1 展位已满 · 2 与招聘会主题不符 · 3 岗位信息不完整 · 4 存在不良参会记录 · 5 参会材料不全 · 9 其他',
  ),
  dictionary(
    'rc_cancel_reason',
    '报名取消原因',
    '1 行程变化 · 2 招聘计划调整 · 3 人员无法到场 · 4 逾期未确认 · 5 主办方取消 · 6 列入黑名单 · 9 其他',
  ),
  dictionary('rc_insure_status', '社保核验', '0 待核验 · 1 核验通过 · 2 核验不通过', fixed),
  dictionary('rc_fair_student_status', '学生报名状态', '1 已报名 · 2 已到场 · 3 缺席 · 4 已取消 · 5 候补', fixed),
  dictionary('rc_attendance_role', '参会身份', '1 企业 · 2 学生', fixed),
  dictionary('rc_checkin_method', '签到方式', '1 扫码 · 2 人工 · 3 导入 · 4 线上', fixed),
  dictionary(
    'rc_expense_status',
    '报销状态',
    '0 草稿 · 1 待业务审核 · 2 待财务复核 · 3 已驳回 · 4 待打款 · 5 已打款 · 6 已撤销',
    fixed,
  ),
  dictionary(
    'rc_expense_item',
    '报销费用类型',
    '1 城际交通 · 2 市内交通 · 3 住宿 · 4 餐补 · 5 展位费 · 6 物料制作 · 9 其他',
  ),
  dictionary('rc_incident_kind', '现场情况类别', '1 设备 · 2 秩序 · 3 医疗 · 4 消防 · 5 投诉 · 9 其他'),
  dictionary('rc_incident_level', '现场情况级别', '1 一般 · 2 较重 · 3 紧急', fixed),
  dictionary('rc_incident_status', '现场情况状态', '0 待处理 · 1 已处理', fixed),
];
