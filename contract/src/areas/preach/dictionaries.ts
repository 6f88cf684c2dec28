import { type Dictionary, dictionary } from '../../kit/index.ts';

const fixed = { fixed: true };
export const preachDictionaries: readonly Dictionary[] = [
  dictionary('rc_preach_type', '宣讲会形式', '1 线下 · 2 线上直播 · 3 线上线下同步', fixed),
  dictionary(
    'rc_preach_status',
    '宣讲会状态',
    '0 草稿 · 1 待创建 · 2 待审核 · 3 已通过 · 4 审核驳回 · 5 已取消 · 6 已结束',
    fixed,
  ),
  dictionary('rc_preach_phase', '宣讲会阶段', '1 未开始 · 2 进行中 · 3 已结束', fixed),
  dictionary('rc_preach_attendee_status', '参会状态', '1 已报名 · 2 已签到 · 3 缺席 · 4 已取消 · 5 候补中', fixed),
  dictionary('rc_preach_source', '参会来源', '1 报名 · 2 现场 · 3 直播', fixed),
  dictionary(
    'rc_preach_reject_reason',
    '宣讲会驳回原因',
    '1 时间或场地不可用 · 2 内容与招聘无关 · 3 岗位信息不完整 · 4 企业存在不良记录 · 9 其他',
  ),
];
